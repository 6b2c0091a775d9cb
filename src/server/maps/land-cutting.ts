import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { gzipSync } from 'node:zlib'
import { GeoJSONVT, type GeoJSONVTFeature, type GeoJSONVTTile } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import type { Feature, FeatureCollection, Geometry, MultiPolygon, Polygon, Position } from 'geojson'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { type AtlasCountry, type CutTile, packLand, tileExtent, tileKey } from './land-pack.ts'

type World = Topology<{ countries: GeometryCollection<{ name: string }>; land: GeometryCollection }>

const layers = ['land', 'borders', 'coast'] as const
type Made = { tiles: CutTile[]; solid: Buffer | null }
type Sliced = Record<(typeof layers)[number], GeoJSONVT>

/**
 * Cuts the world's land, borders and coasts (Natural Earth 1:10m, by the package world-atlas) into vector tiles down to
 * `deepest`. Takes some seconds and half a gigabyte of memory for the whole world: run it in a process of its own.
 */
export function cutLand(deepest: number): Buffer {
  const world: World = JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve('world-atlas/countries-10m.json'), 'utf8'),
  )
  const { land, countries } = world.objects
  const options = { maxZoom: deepest, indexMaxZoom: deepest, indexMaxPoints: 0, extent: tileExtent }
  const lines = (which: 'borders' | 'coast'): Feature => ({
    type: 'Feature',
    properties: {},
    geometry: unwindGeometry(mesh(world, countries, (a, b) => (which === 'coast' ? a === b : a !== b))),
  })
  const sliced: Sliced = {
    land: new GeoJSONVT(unwindAll(feature(world, land)), options),
    borders: new GeoJSONVT(lines('borders'), options),
    // Its glow is as wide as this: narrower, it would be cut off at the edges of tiles.
    coast: new GeoJSONVT(lines('coast'), { ...options, buffer: 256 }),
  }
  const made: Made = { tiles: [], solid: null }
  cutTile(sliced, { z: 0, x: 0, y: 0, deepest }, made)
  return packLand(listCountries(world), made.solid ?? Buffer.alloc(0), made.tiles)
}

function cutTile(sliced: Sliced, at: { z: number; x: number; y: number; deepest: number }, made: Made): void {
  const { z, x, y, deepest } = at
  const found: Record<string, GeoJSONVTTile> = {}
  for (const layer of layers) {
    const tile = sliced[layer].getTile(z, x, y)
    if (tile && tile.features.length > 0) found[layer] = tile
  }
  if (Object.keys(found).length === 0) return
  const solid = !found.coast && !found.borders && coversTile(found.land)
  if (solid) made.solid ??= compress(found)
  made.tiles.push({ key: tileKey(z, x, y), body: solid ? null : compress(found) })
  // What lies below land alone is the same.
  if (z === deepest || solid) return
  for (const [right, down] of quarters) cutTile(sliced, { z: z + 1, x: 2 * x + right, y: 2 * y + down, deepest }, made)
}

function compress(tile: Record<string, GeoJSONVTTile>): Buffer {
  return gzipSync(fromGeojsonVt(tile, { version: 2, extent: tileExtent }), { level: 9 })
}

/** Whether one of its rings reaches from edge to edge: specks that lost their coast to simplification do not. */
function coversTile(tile: GeoJSONVTTile | undefined): boolean {
  const parts: readonly GeoJSONVTFeature[] = tile?.features ?? []
  return parts.some(
    (part) =>
      part.type === 3 &&
      part.geometry.some((ring: readonly [number, number][]) => {
        const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)]
        return reachesAcross(xs) && reachesAcross(ys)
      }),
  )
}

function reachesAcross(values: readonly number[]): boolean {
  return Math.min(...values) <= 0 && Math.max(...values) >= tileExtent
}

const quarters = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const

/** Every country that has letters of its own, with the middle of its largest part. */
function listCountries(world: World): AtlasCountry[] {
  return feature(world, world.objects.countries).features.flatMap((country) => {
    const code = country.id === undefined ? undefined : new Intl.Locale(`und-${country.id}`).region
    const largest = largestRing(country.geometry)
    if (!code || !/^[A-Z]{2}$/.test(code) || !largest) return []
    const [longitude, latitude] = largest.middle
    return [{ code, longitude: round(longitude), latitude: round(latitude), area: round(largest.area) }]
  })
}

function largestRing(geometry: Feature['geometry']): { middle: [number, number]; area: number } | undefined {
  const parts = isArea(geometry) ? (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates) : []
  const rings = parts.flatMap(([outer]) => (outer ? [measureRing(outer)] : []))
  return rings.sort((a, b) => b.area - a.area)[0]
}

function isArea(geometry: Feature['geometry']): geometry is Polygon | MultiPolygon {
  return geometry.type === 'Polygon' || geometry.type === 'MultiPolygon'
}

/** Area (square degrees) and centre of mass of a ring, by the shoelace formula; of a speck its first corner. */
function measureRing(ring: readonly Position[]): { middle: [number, number]; area: number } {
  const corners = unwind(ring)
  let [twice, x, y] = [0, 0, 0]
  corners.forEach(([x1, y1], index) => {
    const [x2, y2] = corners[(index + 1) % corners.length] ?? [x1, y1]
    const cross = x1 * y2 - x2 * y1
    twice += cross
    x += (x1 + x2) * cross
    y += (y1 + y2) * cross
  })
  const [first = [0, 0]] = corners
  if (Math.abs(twice) < 1e-6) return { middle: first, area: 0 }
  const longitude = ((((x / (3 * twice) + 180) % 360) + 360) % 360) - 180
  return { middle: [longitude, y / (3 * twice)], area: Math.abs(twice) / 2 }
}

function unwindAll(collection: FeatureCollection): FeatureCollection {
  return {
    ...collection,
    features: collection.features.map((each) => ({ ...each, geometry: unwindGeometry(each.geometry) })),
  }
}

/** Lines and areas without jumps over the 180th meridian, which would be drawn straight across the world. */
function unwindGeometry(geometry: Geometry): Geometry {
  if (geometry.type === 'MultiLineString') return { ...geometry, coordinates: geometry.coordinates.map(unwind) }
  if (geometry.type === 'Polygon') return { ...geometry, coordinates: geometry.coordinates.map(closeAtPole) }
  if (geometry.type === 'MultiPolygon')
    return { ...geometry, coordinates: geometry.coordinates.map((rings) => rings.map(closeAtPole)) }
  return geometry
}

/** The one ring that goes all around the earth, Antarctica's, is closed over the pole. */
function closeAtPole(ring: readonly Position[]): [number, number][] {
  const unwound = unwind(ring)
  const [first, last] = [unwound[0], unwound.at(-1)]
  if (!first || !last || Math.abs(last[0] - first[0]) < 180) return unwound
  return [...unwound, [last[0], -90], [first[0], -90], first]
}

/** A ring across the 180th meridian, such as Russia's, goes on beyond it instead of jumping to the other side. */
function unwind(ring: readonly Position[]): [number, number][] {
  let turns = 0
  let before: number | undefined
  return ring.map(([x = 0, y = 0]) => {
    if (before !== undefined && Math.abs(x - before) > 180) turns += x < before ? 360 : -360
    before = x
    return [x + turns, y]
  })
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
