import { expect, test } from 'vitest'
import { dueReminder, lastDayOf, officeFrom } from './balance-reminders.ts'

// The clocks go forward on the day after the last one.
const due = { dueAt: Date.parse('2027-03-28T00:00:00+02:00'), timezone: 'Europe/Sofia' }
const ask = (at: string, told = 0, booked = '2027-01-10T12:00:00+02:00') =>
  dueReminder({ ...due, bookedAt: Date.parse(booked), told, now: Date.parse(at) })

test('a week before, a day before, when the day is over and two days later, each to the millisecond', () => {
  expect(lastDayOf(due)).toBe('2027-03-27')
  expect(ask('2027-03-19T23:59:59.999+02:00')).toBeNull()
  expect(ask('2027-03-20T00:00:00+02:00')).toEqual({ kind: 'week', number: 1 })
  expect(ask('2027-03-25T23:59:59.999+02:00', 1)).toBeNull()
  expect(ask('2027-03-26T00:00:00+02:00', 1)).toEqual({ kind: 'day', number: 2 })
  expect(ask('2027-03-28T00:00:00+02:00', 2)).toEqual({ kind: 'overdue', number: 3 })
  expect(ask('2027-03-29T23:59:59.999+03:00', 3)).toBeNull()
  expect(ask('2027-03-30T00:00:00+03:00', 3)).toEqual({ kind: 'last', number: 4 })
  expect(ask('2027-03-30T12:00:00+03:00', 4)).toBeNull()
})

test('of several that were missed the latest is sent alone, and none when it is for the office', () => {
  expect(ask('2027-03-27T12:00:00+02:00')).toEqual({ kind: 'day', number: 2 })
  expect(ask('2027-03-30T23:59:59.999+03:00')).toEqual({ kind: 'last', number: 4 })
  expect(ask('2027-03-31T00:00:00+03:00')).toBeNull()
  expect(officeFrom(due)).toBe(Date.parse('2027-03-31T00:00:00+03:00'))
})

test('who has just booked is not reminded of what they have just read', () => {
  const at = '2027-03-26T12:00:00+02:00'
  expect(ask(at, 0, '2027-03-25T00:00:01+02:00')).toBeNull()
  expect(ask(at, 0, '2027-03-25T00:00:00+02:00')).toEqual({ kind: 'day', number: 2 })
})
