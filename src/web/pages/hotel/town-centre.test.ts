import { describe, expect, test } from 'vitest'
import type { MapLabel } from '../../../contract/maps.ts'
import { findCentre } from './town-centre.ts'

const label = (name: string, latitude: number, longitude: number, kind: MapLabel['kind'] = 'city') =>
  ({ name, kind, latitude, longitude, from_zoom: 7 }) satisfies MapLabel
const house = { latitude: 42.42, longitude: 27.7 }

describe('the centre of the town of a hotel', () => {
  // A hundredth of a degree is 1.1 km to the north, and here 0.8 km to the east.
  test.each([
    [42.43, 27.7, 'n', 1112],
    [42.43, 27.7135, 'ne', 1569],
    [42.42, 27.71, 'e', 821],
    [42.41, 27.7, 's', 1112],
    [42.42, 27.69, 'w', 821],
    [42.43, 27.6865, 'nw', 1569],
  ] as const)('at %f, %f lies %s, %i m away', (latitude, longitude, way, metres) => {
    const found = findCentre([label('Созопол', latitude, longitude)], 'Созопол', house, null)
    expect(found?.way).toBe(way)
    expect(found?.metres).toBeCloseTo(metres, -1)
  })

  test('is not a town of the same name far away, nor a sea, nor where the house itself stands', () => {
    expect(findCentre([label('Созопол', 43.5, 27.7)], 'Созопол', house, null)).toBeUndefined()
    expect(findCentre([label('Созопол', 42.43, 27.7, 'sea')], 'Созопол', house, null)).toBeUndefined()
    expect(findCentre([label('Бургас', 42.43, 27.7)], 'Созопол', house, null)).toBeUndefined()
    expect(findCentre([label('Созопол', 42.4203, 27.7)], 'Созопол', house, null)).toBeUndefined()
  })

  test('is as far as the house says, and not another one than the house means', () => {
    const labels = [label('Созопол', 42.43, 27.7)]
    expect(findCentre(labels, 'Созопол', house, 1500)?.metres).toBe(1500)
    expect(findCentre(labels, 'Созопол', house, 60)).toBeUndefined()
  })

  test('is the nearer of two', () => {
    const labels = [label('Орешак', 42.5, 27.7, 'village'), label('Орешак', 42.43, 27.7, 'village')]
    expect(findCentre(labels, 'Орешак', house, null)?.latitude).toBe(42.43)
  })
})
