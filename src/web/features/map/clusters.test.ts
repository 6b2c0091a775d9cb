import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arrangeMarkers, type Cluster, clusterMarkers, looseZoom, toPixels } from './clusters.ts'
import type { Box, MapMarker } from './map-types.ts'

const marker = (id: number, latitude: number, longitude: number): MapMarker => ({
  id,
  latitude,
  longitude,
  name: `Hotel ${id}`,
  label: `${id} €`,
})
const sozopol = marker(1, 42.42, 27.695)
const nextDoor = marker(2, 42.421, 27.696)
const sofia = marker(3, 42.69, 23.32)

describe('clusters', () => {
  test('houses of one town are one marker from afar and their own from near', () => {
    const far = clusterMarkers([sozopol, nextDoor, sofia], 7)
    expect(far).toEqual([
      expect.objectContaining({ kind: 'many', count: 2, ids: [1, 2], box: [27.695, 42.42, 27.696, 42.421] }),
      { kind: 'one', marker: sofia },
    ])
    expect(clusterMarkers([sozopol, nextDoor, sofia], 15.5).every(({ kind }) => kind === 'one')).toBe(true)
  })

  test('a cluster stands where its most important house stands', () => {
    expect(clusterMarkers([nextDoor, sozopol], 7)).toMatchObject([{ latitude: 42.421, longitude: 27.696 }])
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
        const points = clusters.map((each) => toPixels(each.kind === 'one' ? each.marker : each, zoom))
        points.forEach((a, index) => {
          for (const b of points.slice(index + 1))
            expect(Math.abs(a.x - b.x) >= 88 || Math.abs(a.y - b.y) >= 44).toBe(true)
        })
      }),
    )
  })
})

describe('few hotels in view', () => {
  const view: Box = [27.6, 42.35, 27.8, 42.5]
  const pixels = (each: Cluster, zoom: number) => toPixels(each.kind === 'one' ? each.marker : each, zoom)

  test('stand each with its price, a step aside where they would cover each other', () => {
    const arranged = arrangeMarkers([sozopol, nextDoor, sofia], 13, view)
    expect(clusterMarkers([sozopol, nextDoor], 13)).toHaveLength(1)
    expect(arranged.map((each) => each.kind === 'one' && each.marker.id)).toEqual([1, 2, 3])
    const [a, b] = arranged.map((each) => pixels(each, 13))
    expect(a).toEqual(toPixels(sozopol, 13))
    expect(Math.abs((a?.x ?? 0) - (b?.x ?? 0)) >= 88 || Math.abs((a?.y ?? 0) - (b?.y ?? 0)) >= 44).toBe(true)
  })

  test('stay together where there is no room for all of them', () => {
    const stack = Array.from({ length: 25 }, (_, id) => ({ ...sozopol, id }))
    expect(arrangeMarkers(stack, 13, view)).toMatchObject([{ kind: 'many', count: 25 }])
  })

  test('are gathered as ever when there are more, or when they are not in view', () => {
    const street = Array.from({ length: 26 }, (_, id) => marker(id, 42.36 + id * 0.005, 27.7))
    const pair = [sozopol, nextDoor]
    expect(arrangeMarkers([...street, ...pair], 13, view)).toEqual(clusterMarkers([...street, ...pair], 13))
    expect(arrangeMarkers([...pair, sofia], 13, [23, 42, 24, 43])).toEqual(
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
        const arranged = arrangeMarkers(markers, zoom, view)
        const ids = arranged.flatMap((each) => (each.kind === 'one' ? [each.marker.id] : each.ids))
        expect([...ids].sort((a, b) => a - b)).toEqual(given.map((_, id) => id))
        for (const each of arranged) {
          const home = each.kind === 'one' ? markers[each.marker.id] : undefined
          if (!home) continue
          const [at, from] = [pixels(each, zoom), toPixels(home, zoom)]
          expect(Math.hypot(at.x - from.x, at.y - from.y)).toBeLessThan(125)
          expect(
            each.kind === 'one' && each.spot ? pixels({ kind: 'one', marker: { ...home, ...each.spot } }, zoom) : at,
          ).toEqual(from)
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
})
