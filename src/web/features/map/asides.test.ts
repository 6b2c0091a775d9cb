import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arrangeMarkers, farthestAt, measureRoom } from './asides.ts'
import { type Cluster, clusterMarkers, toPixels, toPlace } from './clusters.ts'
import type { Box } from './map-types.ts'
import { marker, nextDoor, sofia, sozopol } from './markers.fixture.ts'

const wide = { within: [-180, -85, 180, 85] as const, covered: [] }

describe('few hotels in view', () => {
  const view: Box = [27.6, 42.35, 27.8, 42.5]
  const pixels = (each: Cluster, zoom: number) => toPixels(each.kind === 'one' ? each.marker : each, zoom)

  test('stand each with its price, a step aside where they would cover each other or a spot', () => {
    const arranged = arrangeMarkers([sozopol, nextDoor, sofia], 13, view, wide)
    expect(clusterMarkers([sozopol, nextDoor], 13)).toHaveLength(1)
    expect(arranged.map((each) => each.kind === 'one' && each.marker.id)).toEqual([1, 2, 3])
    const [a, b] = arranged.map((each) => pixels(each, 13))
    // The price of the one lies on the spot of neither: it stands above the point where it is.
    for (const spot of [sozopol, nextDoor].map((each) => toPixels(each, 13)))
      for (const at of [a, b]) {
        const [right, down] = [spot.x - (at?.x ?? 0), spot.y - (at?.y ?? 0)]
        expect(Math.abs(right) < 34 && down > -44 && down < -4).toBe(false)
      }
    expect(Math.abs((a?.x ?? 0) - (b?.x ?? 0)) >= 88 || Math.abs((a?.y ?? 0) - (b?.y ?? 0)) >= 44).toBe(true)
  })

  test('stay together where there is no room for all of them', () => {
    const stack = Array.from({ length: 25 }, (_, id) => ({ ...sozopol, id }))
    expect(arrangeMarkers(stack, 13, view, wide)).toMatchObject([{ kind: 'many', count: 25 }])
  })

  test('stay together over a country sooner than over a town: a price far from its island says where it is not', () => {
    const stack = Array.from({ length: 8 }, (_, id) => ({ ...sozopol, id }))
    expect(arrangeMarkers(stack, 12, view, wide)).toHaveLength(8)
    expect(arrangeMarkers(stack, 8, view, wide)).toMatchObject([{ kind: 'many', count: 8 }])
  })

  test('stay together over a country where one of them would stand under a button; a town shows them all the same', () => {
    const pair = [1, 2].map((id) => ({ ...sozopol, id }))
    // Everything lies under something.
    const covered = { ...wide, covered: [[27, 42, 28.5, 43] as const] }
    expect(arrangeMarkers(pair, 8, view, wide)).toHaveLength(2)
    expect(arrangeMarkers(pair, 8, view, covered)).toMatchObject([{ kind: 'many', count: 2 }])
    expect(arrangeMarkers(pair, 12, view, covered)).toHaveLength(2)
  })

  test('are gathered as ever when there are more, or when they are not in view', () => {
    const street = Array.from({ length: 26 }, (_, id) => marker(id, 42.36 + id * 0.005, 27.7))
    const pair = [sozopol, nextDoor]
    expect(arrangeMarkers([...street, ...pair], 13, view, wide)).toEqual(clusterMarkers([...street, ...pair], 13))
    expect(arrangeMarkers([...pair, sofia], 13, [23, 42, 24, 43], wide)).toEqual(
      expect.arrayContaining([expect.objectContaining({ kind: 'many', ids: [1, 2] }), { kind: 'one', marker: sofia }]),
    )
  })

  test('none is lost, none steps far, and no two in view cover each other', () => {
    const places = fc.array(
      fc.record({
        latitude: fc.double({ min: 42.4, max: 42.45, noNaN: true }),
        longitude: fc.double({ min: 27.65, max: 27.75, noNaN: true }),
      }),
      { maxLength: 25 },
    )
    fc.assert(
      fc.property(places, fc.integer({ min: 18, max: 31 }), (given, halves) => {
        const zoom = halves / 2
        const markers = given.map(({ latitude, longitude }, id) => marker(id, latitude, longitude))
        const arranged = arrangeMarkers(markers, zoom, view, wide)
        const ids = arranged.flatMap((each) => (each.kind === 'one' ? [each.marker.id] : each.ids))
        expect([...ids].sort((a, b) => a - b)).toEqual(given.map((_, id) => id))
        for (const each of arranged) {
          const home = each.kind === 'one' ? markers[each.marker.id] : undefined
          if (!home) continue
          const [at, from] = [pixels(each, zoom), toPixels(home, zoom)]
          expect(Math.hypot(at.x - from.x, at.y - from.y)).toBeLessThan(farthestAt(zoom) + 0.1)
          expect(
            each.kind === 'one' && each.spot ? pixels({ kind: 'one', marker: { ...home, ...each.spot } }, zoom) : at,
          ).toEqual(from)
        }
        // In a town no line ends below a price.
        for (const one of zoom < 10.5 ? [] : arranged) {
          if (one.kind !== 'one' || !one.spot) continue
          const spot = toPixels(one.spot, zoom)
          for (const other of arranged) {
            if (other === one || other.kind !== 'one') continue
            const at = pixels(other, zoom)
            const covered = Math.abs(spot.x - at.x) < 33.9 && spot.y > at.y - 43.9 && spot.y < at.y - 4.1
            expect(covered).toBe(false)
          }
        }
        const points = arranged.map((each) => pixels(each, zoom))
        points.forEach((a, index) => {
          // Less a breath for what the way from pixels to degrees and back loses.
          for (const b of points.slice(index + 1))
            expect(Math.abs(a.x - b.x) > 87.999 || Math.abs(a.y - b.y) > 43.999).toBe(true)
        })
      }),
    )
  })

  test('step aside within the map and clear of what lies over it', () => {
    // A phone's map of 360 by 600 pixels at zoom 13, whose crowd stands near the left edge.
    const [zoom, size] = [13, { width: 360, height: 600 }]
    const middle = toPixels(sozopol, zoom)
    const at = (x: number, y: number) => toPlace({ x: middle.x + x, y: middle.y + y }, zoom)
    const [northWest, southEast] = [at(-60, -300), at(300, 300)]
    const around: Box = [northWest.longitude, southEast.latitude, southEast.longitude, northWest.latitude]
    const crowd = Array.from({ length: 5 }, (_, id) => ({ ...sozopol, id }))
    const inMap = (each: Cluster) => {
      const { x, y } = pixels(each, zoom)
      return { x: x - middle.x + 60, y: y - middle.y + 300 }
    }

    const free = arrangeMarkers(crowd, zoom, around, measureRoom(around, size, [])).map(inMap)
    expect(free).toHaveLength(5)
    for (const { x } of free) expect(x).toBeGreaterThanOrEqual(52 - 0.01)

    // Under a button right of the crowd no price stands while there is room elsewhere.
    const button = { left: 130, top: 240, right: 250, bottom: 330 }
    const clear = arrangeMarkers(crowd, zoom, around, measureRoom(around, size, [button])).map(inMap)
    expect(clear).toHaveLength(5)
    for (const { x, y } of clear)
      expect(x + 44 <= button.left || x - 44 >= button.right || y - 46 >= button.bottom || y + 8 <= button.top).toBe(
        true,
      )

    // Where buttons leave none, a price under one is better than none.
    const everywhere = { left: 0, top: 0, right: 360, bottom: 600 }
    expect(arrangeMarkers(crowd, zoom, around, measureRoom(around, size, [everywhere]))).toHaveLength(5)
  })
})
