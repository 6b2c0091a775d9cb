import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isStayDate, stayDateSchema } from './values.ts'

test.each(['1900-01-01', '2099-12-31', '2000-02-29', '2024-02-29', '2026-04-30'])('%s is a stay date', (text) => {
  expect(isStayDate(text)).toBe(true)
})

test.each([
  ['1899-12-31', 'before the first day'],
  ['2100-01-01', 'after the last day'],
  ['1900-02-29', 'no leap year, though divisible by four'],
  ['2023-02-29', 'no leap year'],
  ['2024-02-30', 'no such day'],
  ['2024-04-31', 'no such day'],
  ['2024-00-10', 'no such month'],
  ['2024-13-01', 'no such month'],
  ['2024-01-00', 'no such day'],
  ['2024-01-32', 'no such day'],
  ['2024-1-1', 'not padded'],
  ['20240101', 'no hyphens'],
  ['2024/01/01', 'slashes'],
  ['2024-01-01T00:00:00Z', 'an instant'],
  ['01-01-2024', 'the wrong way round'],
  ['+002024-01-01', 'an expanded year'],
  [' 2024-01-01', 'a space'],
  ['2024-01-01\n', 'a line break'],
  ['٢٠٢٤-٠١-٠١', 'digits of another script'],
  ['', 'nothing'],
])('%j is no stay date: %s', (text) => {
  expect(isStayDate(text)).toBe(false)
  expect(stayDateSchema.safeParse(text).error?.issues[0]?.message).toBe(
    'Date has wrong format. Use one of these formats instead: YYYY-MM-DD.',
  )
})

test('exactly the days of the calendar from 1900 to 2099 are stay dates', () => {
  const two = (value: number) => String(value).padStart(2, '0')
  const year = fc.integer({ min: 1890, max: 2110 })
  fc.assert(
    fc.property(year, fc.integer({ min: 0, max: 14 }), fc.integer({ min: 0, max: 33 }), (y, m, d) => {
      const leap = y % 400 === 0 || (y % 4 === 0 && y % 100 !== 0)
      const length = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][m - 1] ?? 0
      expect(isStayDate(`${y}-${two(m)}-${two(d)}`)).toBe(y >= 1900 && y <= 2099 && d >= 1 && d <= length)
    }),
    { numRuns: 2_000 },
  )
})
