import { describe, expect, it, test } from 'vitest'
import { lastMinuteBefore, moveMoment, roundMoment, startOfDay } from './moments.ts'

const hour = 3_600_000
const at = (text: string) => Date.parse(text)

describe('a key moves the asked moment', () => {
  const deadline = at('2027-06-04T15:00:00Z')
  const range = { from: at('2027-06-01T16:37:12Z'), to: at('2027-06-12T00:00:00Z'), deadlines: [deadline] }
  const start = at('2027-06-02T00:00:00Z')

  it('by an hour, a day, to the ends', () => {
    expect(moveMoment(start, 'ArrowRight', range)).toBe(start + hour)
    expect(moveMoment(start, 'ArrowDown', range)).toBe(start - hour)
    expect(moveMoment(start, 'PageUp', range)).toBe(start + 24 * hour)
    expect(moveMoment(start + 24 * hour, 'PageDown', range)).toBe(start)
    expect(moveMoment(start, 'Home', range)).toBe(range.from)
    expect(moveMoment(start, 'End', range)).toBe(range.to)
    expect(moveMoment(start, 'Tab', range)).toBeNull()
  })

  it('to full hours from a moment between two', () => {
    expect(moveMoment(range.from, 'ArrowRight', range)).toBe(at('2027-06-01T17:00:00Z'))
    expect(moveMoment(at('2027-06-01T18:37:12Z'), 'ArrowLeft', range)).toBe(at('2027-06-01T18:00:00Z'))
    expect(moveMoment(range.from, 'PageUp', range)).toBe(at('2027-06-02T17:00:00Z'))
  })

  it('never over a deadline: at the minute before it, then at itself, and back the same way', () => {
    const before = moveMoment(deadline - hour / 2, 'ArrowRight', range) ?? 0
    expect(before).toBe(deadline - 60_000)
    expect(moveMoment(before, 'ArrowRight', range)).toBe(deadline)
    expect(moveMoment(deadline, 'ArrowRight', range)).toBe(deadline + hour)
    expect(moveMoment(deadline + hour / 2, 'ArrowLeft', range)).toBe(deadline)
    expect(moveMoment(deadline, 'ArrowLeft', range)).toBe(deadline - 60_000)
  })

  it('not beyond the ends', () => {
    expect(moveMoment(range.to, 'ArrowUp', range)).toBe(range.to)
    expect(moveMoment(range.from, 'PageDown', range)).toBe(range.from)
  })
})

test('a moment that was dragged to is a quarter of an hour, or a deadline', () => {
  const deadline = at('2027-06-04T20:59:00Z')
  expect(roundMoment(at('2027-06-04T16:37:12Z'), [deadline])).toBe(at('2027-06-04T16:30:00Z'))
  expect(roundMoment(at('2027-06-04T21:00:00Z'), [deadline])).toBe(deadline)
  expect(lastMinuteBefore(deadline)).toBe(at('2027-06-04T20:58:00Z'))
  // One within a minute holds from the next, whose minute is asked about.
  const odd = deadline + 59_000
  expect(roundMoment(odd, [odd])).toBe(at('2027-06-04T21:00:00Z'))
  expect(lastMinuteBefore(odd)).toBe(deadline)
})

test.each([
  ['2027-06-11', 'Europe/Sofia', '2027-06-10T21:00:00Z'],
  ['2027-01-11', 'Europe/Sofia', '2027-01-10T22:00:00Z'],
  // The days on which clocks change begin by the old offset, the days after by the new one.
  ['2027-03-28', 'Europe/Sofia', '2027-03-27T22:00:00Z'],
  ['2027-03-29', 'Europe/Sofia', '2027-03-28T21:00:00Z'],
  ['2027-10-31', 'Europe/Sofia', '2027-10-30T21:00:00Z'],
  ['2027-11-01', 'Europe/Sofia', '2027-10-31T22:00:00Z'],
  ['2027-06-11', 'Pacific/Fiji', '2027-06-10T12:00:00Z'],
  ['2027-06-11', 'America/New_York', '2027-06-11T04:00:00Z'],
  // Midnight is skipped in Cairo on 30 April 2027: the day begins at one.
  ['2027-04-30', 'Africa/Cairo', '2027-04-29T22:00:00Z'],
])('%s begins in %s at %s', (date, zone, instant) => {
  expect(new Date(startOfDay(date, zone)).toISOString()).toBe(instant.replace('Z', '.000Z'))
})

test('an hour of a day is by its clock, on days that clocks change too', () => {
  expect(startOfDay('2027-03-28', 'Europe/Sofia', '11:00')).toBe(at('2027-03-28T08:00:00Z'))
  expect(startOfDay('2027-10-31', 'Europe/Sofia', '11:00')).toBe(at('2027-10-31T09:00:00Z'))
})
