import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, countNights, dateOfDay, dayNumber, localDay, nightsOf, weekdayOf } from './stay-dates.ts'

/** Every day from 1900 to 2099, counted by the calendar's own rules, with its weekday: 1 January 1900 was a Monday. */
function* walkCalendar(): Generator<{ date: string; weekday: number }> {
  let weekday = 1
  for (let year = 1900; year <= 2099; year += 1) {
    const leap = year % 400 === 0 || (year % 4 === 0 && year % 100 !== 0)
    const lengths = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    for (const [month, length] of lengths.entries()) {
      for (let day = 1; day <= length; day += 1) {
        const date = `${year}-${String(month + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`
        yield { date, weekday }
        weekday = (weekday % 7) + 1
      }
    }
  }
}

const calendar = [...walkCalendar()]

test('every day of two centuries follows the one before it and falls on its weekday', () => {
  const first = dayNumber('1900-01-01')
  const wrong = calendar.filter(
    ({ date, weekday }, index) =>
      dayNumber(date) !== first + index || dateOfDay(first + index) !== date || weekdayOf(date) !== weekday,
  )
  expect(calendar).toHaveLength(73_049)
  expect(wrong).toEqual([])
})

test('days are counted from 1970', () => {
  expect(dayNumber('1970-01-01')).toBe(0)
  expect(dateOfDay(-1)).toBe('1969-12-31')
  expect(dayNumber('2000-03-01')).toBe(11_017)
})

test.each([
  ['2024-02-28', 1, '2024-02-29'],
  ['2024-02-29', 1, '2024-03-01'],
  ['2024-02-29', 365, '2025-02-28'],
  ['2023-02-28', 1, '2023-03-01'],
  ['2000-02-28', 1, '2000-02-29'],
  ['1900-02-28', 1, '1900-03-01'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2027-01-01', -1, '2026-12-31'],
  ['2024-03-01', -1, '2024-02-29'],
  ['2026-05-05', 0, '2026-05-05'],
])('%s and %i days is %s', (date, days, expected) => {
  expect(addDays(date, days)).toBe(expected)
})

test('a night is named by the day on which it begins; the day of departure is none', () => {
  expect(nightsOf('2024-02-28', '2024-03-01')).toEqual(['2024-02-28', '2024-02-29'])
  expect(nightsOf('2026-12-31', '2027-01-01')).toEqual(['2026-12-31'])
})

test('dates the wrong way round hold no night', () => {
  expect(nightsOf('2026-05-05', '2026-05-05')).toEqual([])
  expect(nightsOf('2026-05-06', '2026-05-05')).toEqual([])
  expect(countNights('2026-05-06', '2026-05-05')).toBe(-1)
})

test('the nights of any stay are consecutive, from arrival to the day before departure', () => {
  fc.assert(
    fc.property(fc.nat(calendar.length - 40), fc.integer({ min: 1, max: 30 }), (start, length) => {
      const days = calendar.slice(start, start + length + 1).map(({ date }) => date)
      const [checkin = '', checkout = ''] = [days[0], days.at(-1)]
      expect(countNights(checkin, checkout)).toBe(length)
      expect(nightsOf(checkin, checkout)).toEqual(days.slice(0, -1))
    }),
    { numRuns: 300 },
  )
})

test.each([
  ['2026-03-28T21:59:59.999Z', 'Europe/Sofia', '2026-03-28'],
  ['2026-03-28T22:00:00Z', 'Europe/Sofia', '2026-03-29'],
  ['2026-03-29T20:59:59.999Z', 'Europe/Sofia', '2026-03-29'],
  ['2026-03-29T21:00:00Z', 'Europe/Sofia', '2026-03-30'],
  ['2026-10-25T21:30:00Z', 'Europe/Sofia', '2026-10-25'],
  ['2026-10-25T22:00:00Z', 'Europe/Sofia', '2026-10-26'],
  ['2026-11-01T03:59:59Z', 'America/New_York', '2026-10-31'],
  ['2026-11-02T04:59:59Z', 'America/New_York', '2026-11-01'],
  ['2026-01-01T20:00:00Z', 'Asia/Dubai', '2026-01-02'],
  ['2025-12-31T10:00:00Z', 'Pacific/Kiritimati', '2026-01-01'],
  ['2026-01-01T10:59:59Z', 'Pacific/Pago_Pago', '2025-12-31'],
])('at %s it is in %s the day %s', (instant, timezone, day) => {
  expect(localDay(new Date(instant), timezone)).toBe(day)
})

test('the local day agrees with the time zone data at any instant', () => {
  const zones = ['Europe/Sofia', 'America/New_York', 'Asia/Dubai', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'UTC']
  fc.assert(
    fc.property(
      fc.integer({ min: Date.UTC(1971, 0), max: Date.UTC(2099, 11, 31) }),
      fc.constantFrom(...zones),
      (instant, timezone) => {
        const expected = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timezone).toPlainDate()
        expect(localDay(new Date(instant), timezone)).toBe(expected.toString())
      },
    ),
    { numRuns: 500 },
  )
})

test('an unknown time zone is an error, not a day', () => {
  expect(() => localDay(new Date(0), 'Europe/Atlantis')).toThrow(RangeError)
})
