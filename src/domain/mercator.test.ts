import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromWorld, toWorld } from './mercator.ts'

test.each([
  ['the middle of the world', { latitude: 0, longitude: 0 }, { x: 0.5, y: 0.5 }],
  ['its western edge', { latitude: 0, longitude: -180 }, { x: 0, y: 0.5 }],
  ['beyond its northern edge', { latitude: 89, longitude: 180 }, { x: 1, y: 0.001638 }],
  // By the other common formula, (1 - asinh(tan latitude) / pi) / 2: tile 2365/1501 of zoom 12.
  ['Varna', { latitude: 43.2141, longitude: 27.9147 }, { x: 2365.607 / 4096, y: 1501.736 / 4096 }],
])('%s', (_, place, spot) => {
  const { x, y } = toWorld(place)
  expect(x).toBeCloseTo(spot.x, 6)
  expect(y).toBeCloseTo(spot.y, 6)
})

test('every place is found again', () => {
  const places = fc.record({
    latitude: fc.double({ min: -85, max: 85, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  })
  fc.assert(
    fc.property(places, (place) => {
      const { latitude, longitude } = fromWorld(toWorld(place))
      expect(latitude).toBeCloseTo(place.latitude, 9)
      expect(longitude).toBeCloseTo(place.longitude, 9)
    }),
  )
})
