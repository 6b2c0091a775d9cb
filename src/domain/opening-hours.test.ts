import { expect, test } from 'vitest'
import { parseOpeningHours } from './opening-hours.ts'

test('days and hours are read as schema.org writes them', () => {
  expect(parseOpeningHours('Mo-Fr 09:00-18:00, Sa 10:00-14:00')).toEqual([
    { from: 1, to: 5, opens: '09:00', closes: '18:00' },
    { from: 6, to: 6, opens: '10:00', closes: '14:00' },
  ])
})

test.each([
  '',
  '9 to 5',
  'Fr-Mo 09:00-18:00',
  'Mo 18:00-09:00',
  'Mo 9:00-18:00',
  'Mo-Fr 09:00-24:00',
  'Mo 09:00-18:00,',
])('what cannot be read is no hours: "%s"', (text) => {
  expect(parseOpeningHours(text)).toBeUndefined()
})
