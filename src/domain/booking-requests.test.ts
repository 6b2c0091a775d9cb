import { expect, test } from 'vitest'
import { answerDeadline } from './booking-requests.ts'

const hour = 3_600_000
const at = Date.parse('2027-03-01T09:00:00Z')
const sofia = (checkin: string) => answerDeadline({ at, checkin, timezone: 'Europe/Sofia' })

test('a property has 24 hours to answer', () => {
  expect(sofia('2027-04-10')).toBe(at + 24 * hour)
})

test('the answer is due before the day of arrival begins at the property', () => {
  expect(sofia('2027-03-02')).toBe(Date.parse('2027-03-01T22:00:00Z'))
  expect(answerDeadline({ at, checkin: '2027-03-02', timezone: 'America/New_York' })).toBe(
    Date.parse('2027-03-02T05:00:00Z'),
  )
})

test('somebody who arrives today waits for two hours', () => {
  expect(sofia('2027-03-01')).toBe(at + 2 * hour)
})
