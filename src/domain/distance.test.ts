import { expect, test } from 'vitest'
import { distanceKm } from './distance.ts'

const sofia = { latitude: 42.6977, longitude: 23.3219 }
const varna = { latitude: 43.2141, longitude: 27.9147 }
const vienna = { latitude: 48.2082, longitude: 16.3738 }

test.each([
  // As geodetic tables have them; a sphere is right to half a percent.
  ['Sofia to Varna', sofia, varna, 379],
  ['Sofia to Vienna', sofia, vienna, 817],
  ['a degree along the equator', { latitude: 0, longitude: 10 }, { latitude: 0, longitude: 11 }, 111.2],
  ['across the 180th meridian', { latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 }, 111.2],
  ['from pole to pole', { latitude: 90, longitude: 0 }, { latitude: -90, longitude: 77 }, 20_015],
  ['nowhere', sofia, sofia, 0],
])('%s', (_, from, to, kilometres) => {
  expect(Math.abs(distanceKm(from, to) - kilometres)).toBeLessThanOrEqual(kilometres * 0.005)
  expect(distanceKm(to, from)).toBe(distanceKm(from, to))
})
