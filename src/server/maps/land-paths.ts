import { gunzipSync } from 'node:zlib'
import { VectorTile, type VectorTileLayer } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { type Box, clipArea, clipLine, type Point } from './clip-path.ts'
import { type LandPack, tileExtent } from './land-pack.ts'

/** A part of the world: its corner in tiles of the finest zoom, units of the drawing per tile, its size in units. */
export type LandView = { left: number; top: number; scale: number; width: number; height: number; margin: number }

/**
 * SVG paths of what the tiles hold within a view, and so many units around it.
 * @param deepest finest zoom of the tiles.
 */
export function drawLand(
  land: LandPack,
  deepest: number,
  { left, top, scale, width, height, margin }: LandView,
): { land: string; coast: string; borders: string } {
  const frame = { left: -margin, top: -margin, right: width + margin, bottom: height + margin }
  const paths = { land: '', coast: '', borders: '' }
  const [firstX, firstY] = [left - margin / scale, top - margin / scale]
  for (let x = Math.floor(firstX); x <= left + frame.right / scale; x += 1) {
    for (let y = Math.floor(firstY); y <= top + frame.bottom / scale; y += 1) {
      const body = land.find(deepest, wrap(x, 2 ** deepest), y)
      if (!body) continue
      const tile = new VectorTile(new PbfReader(gunzipSync(body)))
      const toUnits = (point: Point): Point => ({
        x: (x - left + point.x / tileExtent) * scale,
        y: (y - top + point.y / tileExtent) * scale,
      })
      paths.land += drawLayer(tile.layers.land, toUnits, frame, true)
      paths.coast += drawLayer(tile.layers.coast, toUnits, frame, false)
      paths.borders += drawLayer(tile.layers.borders, toUnits, frame, false)
    }
  }
  return paths
}

function drawLayer(
  layer: VectorTileLayer | undefined,
  toUnits: (point: Point) => Point,
  frame: Box,
  closed: boolean,
): string {
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

function wrap(value: number, around: number): number {
  return ((value % around) + around) % around
}
