import type { Box, MapPlace } from './map-types.ts'

/** Reads `west,south,east,north` as it stands in an address; null when it is none. */
export function parseBox(text: string): Box | null {
  const parts = text.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)))
  const [west, south, east, north] = parts
  if (parts.length !== 4 || west === undefined || south === undefined || east === undefined || north === undefined)
    return null
  if (!parts.every(Number.isFinite) || south > north) return null
  return [west, south, east, north]
}

/** Writes a box for an address: to some ten metres, within the world. A box across the 180th meridian has west > east. */
export function writeBox([west, south, east, north]: Box): string {
  const whole = east - west >= 360
  const [left, right] = whole ? [-180, 180] : [turn(west), turn(east)]
  return [left, clamp(south, -90, 90), right, clamp(north, -90, 90)].map((value) => Number(value.toFixed(4))).join(',')
}

/** Whether a place lies in a box, also in one across the 180th meridian. */
export function isInBox({ longitude, latitude }: MapPlace, [west, south, east, north]: Box): boolean {
  if (latitude < south || latitude > north) return false
  return west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east
}

/** The smallest box around places, or null around none. */
export function boxAround(places: readonly MapPlace[]): Box | null {
  const [first] = places
  if (!first) return null
  let [west, south, east, north] = [first.longitude, first.latitude, first.longitude, first.latitude]
  for (const { longitude, latitude } of places) {
    west = Math.min(west, longitude)
    south = Math.min(south, latitude)
    east = Math.max(east, longitude)
    north = Math.max(north, latitude)
  }
  return [west, south, east, north]
}

/** Places on either end of a long list that a view of all of them may leave out. */
const farShare = 0.04

/** The box around a crowd: a few places at the other end of the world do not make the rest a speck. */
export function boxAroundMost(places: readonly MapPlace[]): Box | null {
  const drop = Math.floor(places.length * farShare)
  if (drop === 0) return boxAround(places)
  const between = (values: number[]) => {
    const sorted = values.sort((a, b) => a - b)
    return [sorted[drop] ?? 0, sorted[sorted.length - 1 - drop] ?? 0] as const
  }
  const [west, east] = between(places.map(({ longitude }) => longitude))
  const [south, north] = between(places.map(({ latitude }) => latitude))
  return [west, south, east, north]
}

function turn(longitude: number): number {
  return ((((longitude + 180) % 360) + 360) % 360) - 180
}

function clamp(value: number, from: number, to: number): number {
  return Math.min(to, Math.max(from, value))
}
