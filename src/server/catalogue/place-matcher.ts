import type { ParsedPlaceRecord } from '../../contract/catalogue-file.ts'
import { foldPlaceName } from '../../domain/place-names.ts'
import { kilometresBetween } from './place-finder.ts'

export type ForeignPlace = {
  id: number
  kind: string
  countryCode: string
  names: readonly string[]
  iata: string | null
  latitude: number
  longitude: number
}

export type PlaceMatcher = {
  /** The place of another source that this record is; it counts as taken from then on. */
  match: (record: ParsedPlaceRecord) => number | undefined
  isForeign: (placeId: number) => boolean
}

const sameWithin = 10

const settlementKinds = new Set(['city', 'village', 'resort'])

/** Words that say what a region is, not how it is called. */
const generic = new Set([
  'province',
  'county',
  'district',
  'region',
  'state',
  'of',
  'municipality',
  'prefecture',
  'oblast',
  'област',
  'вилает',
  'окръг',
  'провинция',
  'регион',
])

/** Finds twins among the places of other sources; `taken` are those that a record of this source has become already. */
export function createPlaceMatcher(places: Iterable<ForeignPlace>, taken: ReadonlySet<number>): PlaceMatcher {
  const byName = new Map<string, ForeignPlace[]>()
  const foreign = new Set<number>()
  const used = new Set(taken)
  for (const place of places) {
    foreign.add(place.id)
    for (const key of keysOf(place.kind, place.countryCode, place.names, place.iata)) {
      const list = byName.get(key)
      if (list) list.push(place)
      else byName.set(key, [place])
    }
  }
  return {
    isForeign: (placeId) => foreign.has(placeId),
    match(record) {
      const names = [record.name_en, record.name_bg].filter((name) => typeof name === 'string')
      let best: { place: ForeignPlace; distance: number } | undefined
      for (const key of keysOf(record.kind, record.country_code, names, record.iata ?? null)) {
        for (const place of byName.get(key) ?? []) {
          if (used.has(place.id)) continue
          const distance = kilometresBetween(record, place)
          // A country is its code, an airport its letters and a region its name, wherever their middle is put.
          const same = !settlementKinds.has(record.kind) || distance <= sameWithin
          if (same && (!best || distance < best.distance)) best = { place, distance }
        }
      }
      if (best) used.add(best.place.id)
      return best?.place.id
    },
  }
}

/** A town, a village and a resort may be the same place in two sources; a country is its code, an airport its letters. */
function keysOf(kind: string, country: string, names: readonly string[], iata: string | null): string[] {
  if (kind === 'country') return [`country/${country}`]
  if (kind === 'airport') return iata ? [`airport/${iata}`] : []
  const group = kind === 'region' ? 'region' : 'settlement'
  const folded = names.map((name) => foldPlaceName(kind === 'region' ? withoutGeneric(name) : name).join(' '))
  return [...new Set(folded)].filter((name) => name !== '').map((name) => `${group}/${country}/${name}`)
}

function withoutGeneric(name: string): string {
  return name
    .split(/\s+/)
    .filter((word) => !generic.has(word.toLowerCase()))
    .join(' ')
}
