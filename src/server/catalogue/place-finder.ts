/** A town, village or resort that a hotel without a place may belong to. */
export type Settlement = {
  id: number
  countryCode: string
  names: readonly string[]
  latitude: number
  longitude: number
  population: number
  timezone: string | null
}

export type PlaceQuery = { latitude: number; longitude: number; countryCode?: string | null; city?: string | null }
export type FindPlace = (query: PlaceQuery) => Settlement | undefined

const cellDegrees = 0.5
/** A hotel farther from every place than this belongs to none, in kilometres. */
export const farthestPlace = 60
export const sameCityWithin = 35

/**
 * Finds the place of a hotel. One that names its city gets a place of that name near it or, when there is none, only one whose
 * reach it lies in; one that names none gets the place it lies deepest in. A place reaches as far as its people need (a village 1.5 km, a city of 800,000 about 10 km), so a hotel in a
 * suburb's shadow still belongs to the city around it.
 * @param within kilometres beyond which no place is near.
 */
export function createPlaceFinder(
  settlements: Iterable<Settlement>,
  fold: (name: string) => string,
  within: number = farthestPlace,
): FindPlace {
  const cells = new Map<string, Settlement[]>()
  for (const place of settlements) {
    const key = cellOf(place.latitude, place.longitude)
    const cell = cells.get(key)
    if (cell) cell.push(place)
    else cells.set(key, [place])
  }
  return (query) => {
    const wanted = query.city ? fold(cleanTownName(query.city)) : null
    let best: Settlement | undefined
    let bestRank = Number.POSITIVE_INFINITY
    for (const place of around(cells, query, within)) {
      if (query.countryCode && place.countryCode !== query.countryCode) continue
      const distance = kilometresBetween(query, place)
      if (distance > within) continue
      const named = wanted !== null && distance <= sameCityWithin && place.names.some((name) => fold(name) === wanted)
      const depth = distance / reachOf(place.population)
      const rank = named ? distance - 1_000 : depth
      if (rank >= bestRank || (wanted !== null && !named && depth > 1)) continue
      best = place
      bestRank = rank
    }
    return best
  }
}

/** The town's name without the words before it, the postcode and what follows a comma: "гр. Пловдив 4000" is Пловдив. */
export function cleanTownName(city: string): string {
  const name = city
    .split(/[,(]/, 1)[0]
    ?.replace(/^\s*(?:гр|с|кк|к\s*\.\s*к|общ)\s*\.\s*/i, '')
    .replace(/^\s*(?:град|село|курорт|к\.к)\s+/i, '')
    .replace(/\b\d{4,6}\b/g, '')
    .trim()
  return name || city.trim()
}

/** Great-circle distance. */
export function kilometresBetween(
  a: { latitude: number; longitude: number },
  b: { latitude: number; longitude: number },
): number {
  const radians = Math.PI / 180
  const [latA, latB] = [a.latitude * radians, b.latitude * radians]
  const half =
    Math.sin((latB - latA) / 2) ** 2 +
    Math.cos(latA) * Math.cos(latB) * Math.sin(((b.longitude - a.longitude) * radians) / 2) ** 2
  return 12_742 * Math.asin(Math.sqrt(Math.min(1, half)))
}

function reachOf(population: number): number {
  return Math.max(1.5, 0.011 * Math.sqrt(population))
}

function* around(cells: Map<string, Settlement[]>, point: { latitude: number; longitude: number }, within: number) {
  const rows = Math.ceil(within / 111 / cellDegrees)
  const perDegree = 111 * Math.max(0.05, Math.cos((point.latitude * Math.PI) / 180))
  const columns = Math.min(Math.ceil(180 / cellDegrees), Math.ceil(within / perDegree / cellDegrees))
  for (let row = -rows; row <= rows; row += 1) {
    for (let column = -columns; column <= columns; column += 1) {
      const cell = cells.get(cellOf(point.latitude + row * cellDegrees, point.longitude + column * cellDegrees))
      if (cell) yield* cell
    }
  }
}

function cellOf(latitude: number, longitude: number): string {
  const turned = ((longitude + 540) % 360) - 180
  return `${Math.floor(latitude / cellDegrees)}/${Math.floor(turned / cellDegrees)}`
}
