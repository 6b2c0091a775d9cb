import type { Point } from './clip-path.ts'

/** Where a place lies in the square world of Web Mercator, in tiles of a zoom from its north-west corner. */
export function project({ latitude, longitude }: { latitude: number; longitude: number }, zoom: number): Point {
  const sine = Math.sin((Math.min(85, Math.max(-85, latitude)) * Math.PI) / 180)
  return {
    x: ((longitude + 180) / 360) * 2 ** zoom,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * 2 ** zoom,
  }
}

/** How many tiles of a zoom a metre is at a latitude in degrees. */
export function tilesPerMetre(latitude: number, zoom: number): number {
  const equator = 40_075_016.7
  return 2 ** zoom / (equator * Math.cos((latitude * Math.PI) / 180))
}
