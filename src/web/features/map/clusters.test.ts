import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clusterMarkers, looseZoom, toPixels } from './clusters.ts'
import { marker, nextDoor, sofia, sozopol } from './markers.fixture.ts'

describe('clusters', () => {
  test('houses of one town are one marker from afar and their own from near', () => {
    const far = clusterMarkers([sozopol, nextDoor, sofia], 7)
    expect(far).toEqual([
      expect.objectContaining({ kind: 'many', count: 2, ids: [1, 2], box: [27.695, 42.42, 27.696, 42.421] }),
      { kind: 'one', marker: sofia },
    ])
    expect(clusterMarkers([sozopol, nextDoor, sofia], 15.5).every(({ kind }) => kind === 'one')).toBe(true)
  })

  test('a cluster stands amid its houses, not where its most important one stands', () => {
    // One of the coast leads, most of it stands in the mountains.
    const coast = marker(1, 42.65, 18.1)
    const mountains = [0, 1, 2, 3, 4].map((step) => marker(10 + step, 41.82 + step / 100, 23.48 + step / 100))
    expect(clusterMarkers([coast, ...mountains], 2.5)).toMatchObject([
      { count: 6, ids: [1, 10, 11, 12, 13, 14], latitude: 41.82, longitude: 23.48 },
    ])
  })

  test('of two clusters that would cover each other the larger stays and takes the other in', () => {
    const at = (id: number, x: number) => marker(id, 42, 24 + (x / (512 * 2 ** 8)) * 360)
    // Leaders 90 pixels apart, their houses between them.
    const few = [at(1, 0), at(2, 40), at(3, 40)]
    const many = [at(4, 90), at(5, 86), at(6, 86), at(7, 86)]
    expect(clusterMarkers([...few, ...many], 8)).toMatchObject([
      { count: 7, ids: [1, 2, 3, 4, 5, 6, 7], longitude: at(5, 86).longitude },
    ])
  })

  test('houses on one spot part at last, so that each can be pressed', () => {
    const spread = clusterMarkers([sozopol, { ...sozopol, id: 9 }], looseZoom)
    const places = spread.flatMap((each) => (each.kind === 'one' ? [toPixels(each.marker, looseZoom)] : []))
    const [a, b] = places
    expect(places).toHaveLength(2)
    expect(Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0))).toBeGreaterThan(80)
  })

  test('none is lost, none is shown twice, and no two markers cover each other', () => {
    const places = fc.array(
      fc.record({
        latitude: fc.double({ min: 35, max: 45, noNaN: true }),
        longitude: fc.double({ min: 18, max: 30, noNaN: true }),
      }),
      { maxLength: 120 },
    )
    fc.assert(
      fc.property(places, fc.integer({ min: 2, max: 31 }), (given, halves) => {
        const zoom = Math.min(halves / 2, looseZoom - 0.5)
        const clusters = clusterMarkers(
          given.map(({ latitude, longitude }, id) => marker(id, latitude, longitude)),
          zoom,
        )
        const ids = clusters.flatMap((each) => (each.kind === 'one' ? [each.marker.id] : each.ids))
        expect([...ids].sort((a, b) => a - b)).toEqual(given.map((_, id) => id))
        for (const each of clusters) {
          if (each.kind === 'one') continue
          expect(each.ids).toEqual([...each.ids].sort((a, b) => a - b))
          const { latitude, longitude } = each
          expect(each.ids.map((id) => given[id])).toContainEqual({ latitude, longitude })
        }
        const points = clusters.map((each) => toPixels(each.kind === 'one' ? each.marker : each, zoom))
        points.forEach((a, index) => {
          for (const b of points.slice(index + 1))
            expect(Math.abs(a.x - b.x) >= 88 || Math.abs(a.y - b.y) >= 44).toBe(true)
        })
      }),
    )
  })
})
