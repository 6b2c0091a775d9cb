import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findMisfits } from './misfit.ts'
import { countAsAtProperty, fitsRoom, type PartyRoom } from './party.ts'
import { roomTypeWith } from './rates.fixture.ts'

const double = roomTypeWith({ minAdults: 1, maxAdults: 2, maxChildren: 1, maxOccupancy: 3 })
const party = (adults: number, ...childrenAges: number[]): PartyRoom => ({ adults, childrenAges })

test.each([
  ['two adults and a child fit', party(2, 5), []],
  ['a third adult', party(3), [{ reason: 'max_adults', limit: 2, ages: [] }]],
  ['a child who counts as an adult here', party(2, 13), [{ reason: 'max_adults', limit: 2, ages: [13] }]],
  ['a second child, the younger one', party(1, 3, 11), [{ reason: 'max_children', limit: 1, ages: [3] }]],
  [
    'adults and children too many',
    party(3, 3, 11),
    [
      { reason: 'max_adults', limit: 2, ages: [] },
      { reason: 'max_children', limit: 1, ages: [3] },
    ],
  ],
])('%s', (_name, room, misfits) => {
  expect(findMisfits(double, room, 12)).toEqual(misfits)
})

test('each alone would fit, but not all together', () => {
  const tight = roomTypeWith({ maxAdults: 2, maxChildren: 2, maxOccupancy: 3 })
  expect(findMisfits(tight, party(2, 4, 9), 12)).toEqual([{ reason: 'max_occupancy', limit: 3, ages: [4] }])
  const family = roomTypeWith({ minAdults: 2 })
  expect(findMisfits(family, party(1, 4), 12)).toEqual([{ reason: 'min_adults', limit: 2, ages: [] }])
})

test('something is said of guests exactly when they do not fit', () => {
  const small = fc.integer({ min: 0, max: 4 })
  const types = fc
    .record({ minAdults: small, maxAdults: small, maxChildren: small, maxOccupancy: small })
    .map((limits) => roomTypeWith(limits))
  const rooms = fc.record({
    adults: fc.integer({ min: 1, max: 5 }),
    childrenAges: fc.array(fc.nat(17), { maxLength: 4 }),
  })
  fc.assert(
    fc.property(types, rooms, fc.integer({ min: 2, max: 18 }), (type, room, limit) => {
      const fits = fitsRoom(type, countAsAtProperty(room, limit))
      expect(findMisfits(type, room, limit).length === 0).toBe(fits)
    }),
    { numRuns: 1_000 },
  )
})
