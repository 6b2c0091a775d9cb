import { GeoJSONVT } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import type { Feature, FeatureCollection, Position } from 'geojson'
import { zxyToTileId } from 'pmtiles'

type Middle = { latitude: number; longitude: number }
type Tile = { id: number; body: Buffer }

const zooms = { from: 10, to: 15 }
const extent = 4096

/**
 * A small PMTiles file (version 3, github.com/protomaps/PMTiles) in the layers of the Protomaps basemap: a quarter of made-up
 * streets around a point, in both languages, with a park, houses and a pond.
 */
export function drawStreetFile(middle: Middle): Buffer {
  const layers = drawQuarter(middle)
  const tileOf = sliceTiles(layers)
  const tiles: Tile[] = []
  for (let z = zooms.from; z <= zooms.to; z += 1) {
    for (const [x, y] of listTiles(middle, z)) {
      const body = tileOf(z, x, y)
      if (body.length === 0) continue
      tiles.push({ id: zxyToTileId(z, x, y), body })
    }
  }
  return pack(
    tiles.sort((a, b) => a.id - b.id),
    middle,
  )
}

/** Cuts layers into vector tiles: the returned function gives one, empty where nothing is. */
export function sliceTiles(layers: Record<string, Feature[]>): (z: number, x: number, y: number) => Buffer {
  const sliced = Object.entries(layers).map(
    ([name, features]) => [name, new GeoJSONVT(collect(features), { maxZoom: zooms.to, extent })] as const,
  )
  return (z, x, y) => {
    const found = sliced.flatMap(([name, index]) => {
      const tile = index.getTile(z, x, y)
      return tile ? [[name, tile] as const] : []
    })
    return Buffer.from(found.length === 0 ? [] : fromGeojsonVt(Object.fromEntries(found), { version: 2, extent }))
  }
}

function drawQuarter({ latitude, longitude }: Middle): Record<string, Feature[]> {
  const at = (east: number, north: number): Position => [longitude + east, latitude + north]
  const box = (west: number, south: number, east: number, north: number): Position[][] => [
    [at(west, south), at(east, south), at(east, north), at(west, north), at(west, south)],
  ]
  const area = (kind: string, rings: Position[][]): Feature => ({
    type: 'Feature',
    properties: { kind, sort_rank: 1 },
    geometry: { type: 'Polygon', coordinates: rings },
  })
  const road = (kind: string, bg: string, en: string, coordinates: Position[]): Feature => ({
    type: 'Feature',
    properties: { kind, kind_detail: 'residential', name: bg, 'name:bg': bg, 'name:en': en, min_zoom: 9 },
    geometry: { type: 'LineString', coordinates },
  })
  const steps = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((step) => step * 0.0022)
  return {
    earth: [area('earth', box(-0.2, -0.2, 0.2, 0.2))],
    landuse: [area('park', box(0.0025, 0.0003, 0.0042, 0.002))],
    water: [area('water', box(-0.0042, 0.0003, -0.0025, 0.0018))],
    roads: [
      road('major_road', 'бул. „Морски“', 'Morski Blvd', [at(-0.05, -0.0033), at(0.05, -0.0033)]),
      ...steps.map((step) => road('minor_road', 'ул. „Липа“', 'Lipa St', [at(step, -0.009), at(step, 0.009)])),
      ...steps.map((step) => road('minor_road', 'ул. „Чайка“', 'Chayka St', [at(-0.009, step), at(0.009, step)])),
    ],
    buildings: steps.map((step) => area('building', box(step + 0.0004, -0.0018, step + 0.0014, -0.0006))),
  }
}

function collect(features: Feature[]): FeatureCollection {
  return { type: 'FeatureCollection', features }
}

/** The tile of the middle and those around it. */
function listTiles({ latitude, longitude }: Middle, z: number): [number, number][] {
  const side = 2 ** z
  const sine = Math.sin((latitude * Math.PI) / 180)
  const x = Math.floor(((longitude + 180) / 360) * side)
  const y = Math.floor((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * side)
  return [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((right): [number, number] => [x + right, y + down]))
}

const headLength = 127

/** Head, one directory, empty metadata, tiles; nothing compressed. */
function pack(tiles: readonly Tile[], { latitude, longitude }: Middle): Buffer {
  const directory = Buffer.from([
    ...varint(tiles.length),
    ...tiles.flatMap(({ id }, index) => varint(id - (tiles[index - 1]?.id ?? 0))),
    ...tiles.flatMap(() => varint(1)),
    ...tiles.flatMap(({ body }) => varint(body.length)),
    // Zero: right behind the one before.
    ...tiles.flatMap((_tile, index) => varint(index === 0 ? 1 : 0)),
  ])
  const metadata = Buffer.from('{}')
  const bodies = Buffer.concat(tiles.map(({ body }) => body))
  const head = Buffer.alloc(headLength)
  head.write('PMTiles', 'latin1')
  head.writeUInt8(3, 7)
  const lengths = [directory.length, metadata.length, 0, bodies.length]
  let offset = headLength
  for (const [part, length] of lengths.entries()) {
    head.writeBigUInt64LE(BigInt(offset), 8 + part * 16)
    head.writeBigUInt64LE(BigInt(length), 16 + part * 16)
    offset += length
  }
  for (const place of [72, 80, 88]) head.writeBigUInt64LE(BigInt(tiles.length), place)
  // Clustered; directory and tiles not compressed; vector tiles.
  for (const [index, value] of [1, 1, 1, 1, zooms.from, zooms.to].entries()) head.writeUInt8(value, 96 + index)
  const degrees = [longitude - 0.2, latitude - 0.2, longitude + 0.2, latitude + 0.2]
  for (const [index, value] of degrees.entries()) head.writeInt32LE(Math.round(value * 1e7), 102 + index * 4)
  head.writeUInt8(zooms.to, 118)
  head.writeInt32LE(Math.round(longitude * 1e7), 119)
  head.writeInt32LE(Math.round(latitude * 1e7), 123)
  return Buffer.concat([head, directory, metadata, bodies])
}

function varint(value: number): number[] {
  const bytes: number[] = []
  let rest = value
  while (rest >= 128) {
    bytes.push((rest % 128) + 128)
    rest = Math.floor(rest / 128)
  }
  return [...bytes, rest]
}
