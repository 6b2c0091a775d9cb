import type { Beach } from '../places/destination.ts'

export type Point = { lat: number; lon: number }

const metresPerDegree = 111_195

/** The point `metres` away on a bearing (0 north, 90 east); good for the few kilometres of a town. */
export function moveBy(from: Point, bearing: number, metres: number): Point {
  const radians = (bearing * Math.PI) / 180
  return {
    lat: round(from.lat + (Math.cos(radians) * metres) / metresPerDegree),
    lon: round(from.lon + (Math.sin(radians) * metres) / (metresPerDegree * Math.cos((from.lat * Math.PI) / 180))),
  }
}

export function metresBetween(a: Point, b: Point): number {
  const east = (b.lon - a.lon) * Math.cos((((a.lat + b.lat) / 2) * Math.PI) / 180)
  return Math.hypot(b.lat - a.lat, east) * metresPerDegree
}

/** Metres from a point to the nearest sand of a beach, which is taken as a straight strip. */
export function metresToBeach(point: Point, beach: Beach): number {
  const along = beach.sea + 90
  const radians = (along * Math.PI) / 180
  const north = (point.lat - beach.lat) * metresPerDegree
  const east = (point.lon - beach.lon) * metresPerDegree * Math.cos((beach.lat * Math.PI) / 180)
  const position = north * Math.cos(radians) + east * Math.sin(radians)
  const nearest = Math.max(-beach.length / 2, Math.min(beach.length / 2, position))
  return metresBetween(point, moveBy(beach, along, nearest))
}

/** Metres as people say them: steps of 10 to 300, of 50 to 1 km, then of 100. */
export function roundMetres(metres: number): number {
  const step = metres < 300 ? 10 : metres < 1000 ? 50 : 100
  return Math.max(step, Math.round(metres / step) * step)
}

/** Minutes on foot at 75 m a minute, with a detour of a quarter. */
export function walkingMinutes(metres: number): number {
  return Math.max(1, Math.round((metres * 1.25) / 75))
}

function round(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5
}
