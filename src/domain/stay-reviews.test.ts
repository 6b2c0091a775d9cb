import { describe, expect, test } from 'vitest'
import { bookingStatuses } from './booking-states.ts'
import { moveReview, reviewTime } from './stay-reviews.ts'

describe('a stay is reviewed', () => {
  test.each([
    ['2027-04-12', 'early'],
    ['2027-04-13', 'open'],
    ['2028-01-01', 'open'],
  ] as const)('by who was there, from the day of leaving on: %s is %s', (today, time) => {
    expect(reviewTime({ status: 'confirmed', checkout: '2027-04-13' }, today)).toBe(time)
  })

  test('never when it was cancelled, refused or missed, whatever the day', () => {
    const ended = bookingStatuses.filter(
      (status) => reviewTime({ status, checkout: '2027-04-13' }, '2030-01-01') === 'missed',
    )
    expect(ended).toEqual(['rejected', 'cancelled', 'no_show', 'expired'])
  })

  test('not while nobody knows yet whether it will be', () => {
    for (const status of ['pending_payment', 'submitting', 'on_request', 'unknown'] as const)
      expect(reviewTime({ status, checkout: '2027-04-13' }, '2030-01-01')).toBe('early')
  })
})

test('a guest cannot rewrite what was read, and staff may change their mind', () => {
  expect(moveReview('pending', 'rewrite')).toBe('pending')
  expect(moveReview('published', 'rewrite')).toBeNull()
  expect(moveReview('rejected', 'rewrite')).toBeNull()
  expect(moveReview('published', 'reject')).toBe('rejected')
  expect(moveReview('rejected', 'publish')).toBe('published')
  expect(moveReview('published', 'publish')).toBeNull()
})
