import { expect, it } from 'vitest'
import { lastDay } from './last-day.ts'

it('the last day is the one that ends, at the property, at the instant on the wire', () => {
  expect(lastDay('2027-05-28T21:00:00.000Z', 'Europe/Sofia')).toBe('2027-05-28')
  expect(lastDay('2027-05-28T22:00:00.000Z', 'Europe/Madrid')).toBe('2027-05-28')
})
