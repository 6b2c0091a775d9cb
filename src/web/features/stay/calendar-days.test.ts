import { expect, test } from 'vitest'
import { addMonths, holdBetween, moveDay, shiftMonths, weeksOf } from './calendar-days.ts'

test('months are counted over the turn of the year, both ways', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01')
  expect(addMonths('2027-01', -1)).toBe('2026-12')
  expect(addMonths('2027-06', 12)).toBe('2028-06')
})

test('the last day of a long month becomes the last of a short one', () => {
  expect(shiftMonths('2027-01-31', 1)).toBe('2027-02-28')
  expect(shiftMonths('2028-01-31', 1)).toBe('2028-02-29')
  expect(shiftMonths('2028-02-29', 12)).toBe('2029-02-28')
})

test('weeks begin on Monday and hold every day of the month once', () => {
  const weeks = weeksOf('2027-06')
  expect(weeks[0]).toEqual([null, '2027-06-01', '2027-06-02', '2027-06-03', '2027-06-04', '2027-06-05', '2027-06-06'])
  expect(weeks.flat().filter((day) => day !== null)).toHaveLength(30)
  expect(weeks.every((week) => week.length === 7)).toBe(true)
  // A February of four whole weeks has no blanks at all.
  expect(weeksOf('2027-02')).toHaveLength(4)
  expect(weeksOf('2026-08')).toHaveLength(6)
})

test('keys move by day, week, month and year, and to the ends of the week', () => {
  const from = '2027-06-16'
  const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown']
  expect(keys.map((key) => moveDay(from, key, false))).toEqual([
    '2027-06-15',
    '2027-06-17',
    '2027-06-09',
    '2027-06-23',
    '2027-06-14',
    '2027-06-20',
    '2027-05-16',
    '2027-07-16',
  ])
  expect(moveDay(from, 'PageUp', true)).toBe('2026-06-16')
  expect(moveDay(from, 'PageDown', true)).toBe('2028-06-16')
})

test('other keys lead nowhere', () => {
  expect(moveDay('2027-06-16', 'a', false)).toBeNull()
  expect(moveDay('2027-06-16', 'toString', false)).toBeNull()
})

test('no move leaves the bounds', () => {
  expect(holdBetween('2026-11-01', '2026-11-20', '2099-12-31')).toBe('2026-11-20')
  expect(holdBetween('2100-01-01', '2026-11-20', '2099-12-31')).toBe('2099-12-31')
  expect(holdBetween('2027-01-01', '2026-11-20', '2099-12-31')).toBe('2027-01-01')
})
