import { gunzipSync } from 'node:zlib'
import { VectorTile, type VectorTileLayer } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import type { MapLabel, MapPreview } from '../../contract/maps.ts'
import { type Box, clipArea, clipLine, type Point } from './clip-path.ts'
import { type LandPack, tileExtent } from './land-pack.ts'

const width = 720
const height = 300

/** A hundred kilometres or so from edge to edge: the next towns, the coast, the border. */
const zoom = 9.2

/** Pixels of a tile at a whole zoom. */
const tileSize = 512

/** Names within one drawing at most, and their size in its units: 15 px letters. */
const mostLabels = 7
const letter = 9
const line = 24

/** What is drawn: a little more than is seen, so that no edge shows. */
const frame: Box = { left: -24, top: -24, right: width + 24, bottom: height + 24 }

/**
 * Draws where a point lies, in the middle of `width` x `height` units.
 * @param deepest finest zoom of the tiles.
 */
export function drawPreview(
  land: LandPack,
  deepest: number,
  labels: readonly MapLabel[],
  centre: { latitude: number; longitude: number },
): MapPreview {
  const scale = tileSize * 2 ** (zoom - deepest)
  const middle = project(centre, deepest)
  const left = middle.x - width / 2 / scale
  const top = middle.y - height / 2 / scale
  const paths = { land: '', coast: '', borders: '' }
  for (let x = Math.floor(left); x <= left + width / scale; x += 1) {
    for (let y = Math.floor(top); y <= top + height / scale; y += 1) {
      const body = land.find(deepest, wrap(x, 2 ** deepest), y)
      if (!body) continue
      const tile = new VectorTile(new PbfReader(gunzipSync(body)))
      const toUnits = (point: Point): Point => ({
        x: (x - left + point.x / tileExtent) * scale,
        y: (y - top + point.y / tileExtent) * scale,
      })
      paths.land += drawLayer(tile.layers.land, toUnits, true)
      paths.coast += drawLayer(tile.layers.coast, toUnits, false)
      paths.borders += drawLayer(tile.layers.borders, toUnits, false)
    }
  }
  return { width, height, ...paths, labels: placeLabels(labels, deepest, { left, top, scale }) }
}

function drawLayer(layer: VectorTileLayer | undefined, toUnits: (point: Point) => Point, closed: boolean): string {
  let path = ''
  for (let index = 0; index < (layer?.length ?? 0); index += 1) {
    for (const ring of layer?.feature(index).loadGeometry() ?? []) {
      const points = ring.map(toUnits)
      for (const piece of closed ? [clipArea(points, frame)] : clipLine(points, frame)) path += drawPiece(piece, closed)
    }
  }
  return path
}

/** Points nearer than this to the one before say nothing more. */
const leastStep = 1.5

function drawPiece(points: readonly Point[], closed: boolean): string {
  const kept: string[] = []
  let last: Point | undefined
  for (const point of points) {
    if (last && Math.hypot(point.x - last.x, point.y - last.y) < leastStep) continue
    kept.push(`${Math.round(point.x)} ${Math.round(point.y)}`)
    last = point
  }
  return kept.length < 2 ? '' : `M${kept.join('L')}${closed ? 'Z' : ''}`
}

function placeLabels(
  labels: readonly MapLabel[],
  deepest: number,
  view: { left: number; top: number; scale: number },
): MapPreview['labels'] {
  const placed: MapPreview['labels'] = []
  // The pin stands in the middle.
  const taken = [{ x: width / 2, y: height / 2 - 20, half: 34, tall: 40 }]
  for (const label of labels) {
    if (label.from_zoom > zoom + 1 || label.kind === 'country' || placed.length >= mostLabels) continue
    const at = project(label, deepest)
    const x = Math.round((at.x - view.left) * view.scale)
    const y = Math.round((at.y - view.top) * view.scale)
    const half = (label.name.length * letter) / 2 + 6
    if (x - half < 8 || x + half > width - 8 || y < line || y > height - line) continue
    if (taken.some((box) => Math.abs(box.x - x) < box.half + half && Math.abs(box.y - y) < box.tall + line / 2))
      continue
    taken.push({ x, y, half, tall: line / 2 })
    placed.push({ name: label.name, kind: label.kind, x, y })
  }
  return placed
}

/** Web Mercator, in tiles of a zoom. */
function project({ latitude, longitude }: { latitude: number; longitude: number }, z: number): Point {
  const sine = Math.sin((Math.min(85, Math.max(-85, latitude)) * Math.PI) / 180)
  return {
    x: ((longitude + 180) / 360) * 2 ** z,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * 2 ** z,
  }
}

function wrap(value: number, around: number): number {
  return ((value % around) + around) % around
}
