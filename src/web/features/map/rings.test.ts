import { expect, test } from 'vitest'
import { drawRings, ringMinutes } from './rings.ts'

test('each ring is as far from the house as its minutes of walking, in every direction', () => {
  const house = { latitude: 42.42, longitude: 27.695 }
  const { features } = drawRings(house, (minutes) => `${minutes} min`)
  const lines = features.flatMap(({ geometry }) => (geometry.type === 'LineString' ? [geometry.coordinates] : []))
  expect(lines).toHaveLength(ringMinutes.length)
  lines.forEach((line, index) => {
    for (const [longitude = 0, latitude = 0] of line) {
      const metres = Math.hypot(
        (latitude - house.latitude) * 111_195,
        (longitude - house.longitude) * 111_195 * Math.cos((house.latitude * Math.PI) / 180),
      )
      expect(Math.abs(metres - (ringMinutes[index] ?? 0) * 60)).toBeLessThan(5)
    }
  })
  expect(features.flatMap(({ properties }) => properties?.name ?? [])).toEqual(['5 min', '10 min', '20 min'])
})
