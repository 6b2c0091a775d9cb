import { describe, expect, test } from 'vitest'
import { toPixels, toPlace } from './clusters.ts'
import { marker } from './markers.fixture.ts'
import { countCovered, zoomUncut } from './uncut.ts'

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
    expect(zoomUncut(within, { center, zoom }, size, 0)).toBe(zoom)
    expect(zoomUncut([...within, at(3, -900, 0)], { center, zoom }, size, 0)).toBe(zoom)
  })

  test.each([
    [-195, 0],
    [205, 40],
    [60, -290],
  ])('goes out until what stands at the edge (%i, %i) is seen whole', (x, y) => {
    const found = zoomUncut([...within, at(3, x, y)], { center, zoom }, size, 0)
    expect(found).toBeLessThan(zoom)
    expect(found).toBeGreaterThan(zoom - 0.6)
    const shrunk = 2 ** (found - zoom)
    expect(Math.abs(x * shrunk) + 42).toBeLessThanOrEqual(size.width / 2)
    expect(-y * shrunk + 46).toBeLessThanOrEqual(size.height / 2)
  })

  test('stays where one would have to go far', () => {
    const row = Array.from({ length: 200 }, (_, id) => at(id, -195 - id * 10, 0))
    expect(zoomUncut(row, { center, zoom }, size, 0)).toBe(zoom)
  })

  test('goes out for what stands at the edge of a sheet over its foot too', () => {
    const low = [...within, at(3, 0, 260)]
    expect(zoomUncut(low, { center, zoom }, size, 0)).toBe(zoom)
    expect(zoomUncut(low, { center, zoom }, size, 60)).toBeLessThan(zoom)
  })
})

test('markers under something that lies over the map are counted where they stand in the end', () => {
  const center = { latitude: 42, longitude: 25 }
  const [zoom, size] = [12, { width: 400, height: 600 }]
  const middle = toPixels(center, zoom)
  const at = (id: number, x: number, y: number) => {
    const { latitude, longitude } = toPlace({ x: middle.x + x, y: middle.y + y }, zoom)
    return marker(id, latitude, longitude)
  }
  const button = { left: 20, top: 20, right: 180, bottom: 60 }
  const under = at(1, -100, -240)
  const clear = at(2, 100, 100)
  expect(countCovered([under, clear], { center, zoom }, size, [button])).toBe(1)
  expect(countCovered([under, clear], { center, zoom }, size, [])).toBe(0)
  // Of three houses at one spot two step aside, not under the button.
  const crowd = [3, 4, 5].map((id) => at(id, -100, -150))
  expect(countCovered(crowd, { center, zoom }, size, [button])).toBe(0)
})
