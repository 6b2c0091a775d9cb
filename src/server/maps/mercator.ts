import { toWorld } from '../../domain/mercator.ts'
import type { Point } from './clip-path.ts'

/** Where a place lies, in tiles of a zoom from the north-west corner of the world. */
export function project(place: { latitude: number; longitude: number }, zoom: number): Point {
  const { x, y } = toWorld(place)
  return { x: x * 2 ** zoom, y: y * 2 ** zoom }
}

/** How many tiles of a zoom a metre is at a latitude in degrees. */
export function tilesPerMetre(latitude: number, zoom: number): number {
  const equator = 40_075_016.7
  return 2 ** zoom / (equator * Math.cos((latitude * Math.PI) / 180))
}
