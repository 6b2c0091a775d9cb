import { describe, expect, test } from 'vitest'
import { toPixels, toPlace } from './clusters.ts'
import { marker } from './markers.fixture.ts'
import { zoomUncut } from './uncut.ts'

describe('the zoom of a view', () => {
  const center = { latitude: 42, longitude: 25 }
  const [zoom, size] = [5, { width: 400, height: 600 }]
  const middle = toPixels(center, zoom)
  const at = (id: number, x: number, y: number) => {
    const { latitude, longitude } = toPlace({ x: middle.x + x, y: middle.y + y }, zoom)
    return marker(id, latitude, longitude)
  }
  const within = [at(1, 0, 0), at(2, -100, 150)]

  test('stays where markers are seen whole, or not at all', () => {
    expect(zoomUncut(within, { center, zoom }, size)).toBe(zoom)
    expect(zoomUncut([...within, at(3, -900, 0)], { center, zoom }, size)).toBe(zoom)
  })

  test.each([
    [-195, 0],
    [205, 40],
    [60, -290],
  ])('goes out until what stands at the edge (%i, %i) is seen whole', (x, y) => {
    const found = zoomUncut([...within, at(3, x, y)], { center, zoom }, size)
    expect(found).toBeLessThan(zoom)
    expect(found).toBeGreaterThan(zoom - 0.6)
    const shrunk = 2 ** (found - zoom)
    expect(Math.abs(x * shrunk) + 42).toBeLessThanOrEqual(size.width / 2)
    expect(-y * shrunk + 46).toBeLessThanOrEqual(size.height / 2)
  })

  test('stays where one would have to go far', () => {
    const row = Array.from({ length: 200 }, (_, id) => at(id, -195 - id * 10, 0))
    expect(zoomUncut(row, { center, zoom }, size)).toBe(zoom)
  })
})
