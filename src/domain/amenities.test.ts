import { expect, test } from 'vitest'
import { amenities, withWiderAmenities } from './amenities.ts'

test.each([
  [
    ['free_parking', 'wifi'],
    ['free_parking', 'parking', 'wifi'],
  ],
  [['parking'], ['parking']],
  [
    ['pool_bar', 'tavern'],
    ['bar', 'pool_bar', 'restaurant', 'tavern'],
  ],
  [['helipad'], ['helipad']],
  [[], []],
])('a house with %j is found by %j', (codes, found) => {
  expect([...withWiderAmenities(codes)].sort()).toEqual(found)
})

test('what something is a kind of is known itself, and only one step up', () => {
  const known = amenities.map(({ code }) => code)
  for (const code of known) {
    const wider = withWiderAmenities([code])
    for (const one of wider) expect(known).toContain(one)
    expect(withWiderAmenities([...wider])).toEqual(wider)
  }
})
