import { type Coast, isAtCoast } from '../../domain/coasts.ts'
import { isSameTown, type Town } from '../../domain/towns.ts'
import { type Key, type KeyTable, layOutKeys } from './suggestions-keys.ts'
import { addNameKeys } from './suggestions-names.ts'

export type PlaceKind = 'country' | 'region' | 'city' | 'village' | 'resort' | 'airport'

export type PlaceRecord = {
  id: number
  kind: PlaceKind
  parentId: number | null
  countryCode: string
  nameBg: string | null
  nameEn: string | null
  alternateNames: string[]
  latitude: number
  longitude: number
  population: number
  iata: string | null
}

export type HotelRecord = {
  id: number
  placeId: number
  nameBg: string | null
  nameEn: string | null
  latitude: number
  longitude: number
  /** Has something on sale; hotels that have not are found last and count nowhere. */
  bookable: boolean
  popularity: number
}

/** A place or a hotel as it is ranked and shown. */
export type IndexEntry = {
  /** Its position among the entries. */
  number: number
  /** Below nothing for what is no place of the catalogue: a town of the map, a coast. */
  id: number
  /** What a search takes for it as its destination, where that is not the id. */
  destination: string | null
  kind: PlaceKind | 'hotel'
  parent: IndexEntry | null
  countryCode: string
  nameBg: string | null
  nameEn: string | null
  latitude: number
  longitude: number
  /** Bookable hotels at or under it; of an airport, around it. */
  itemCount: number
  /** People who live there; for a hotel its popularity. */
  weight: number
}

export type SuggestionsIndex = {
  entries: IndexEntry[]
  /** Names as they sound. */
  sounds: KeyTable
  /** Names as they are written, in either script. */
  letters: KeyTable
  countries: Map<string, IndexEntry>
  /** Destinations with most bookable hotels, best first. */
  popular: IndexEntry[]
}

export type IndexBuilder = {
  addPlace: (place: PlaceRecord) => void
  /** The hotel's place must have been added before; a hotel without one is left out. */
  addHotel: (hotel: HotelRecord) => void
  /** Once all places are there: a town that is one of them is left out. */
  addTowns: (towns: readonly Town[]) => void
  /** Once all hotels are there: a coast without any is left out. */
  addCoasts: (coasts: readonly Coast[]) => void
  finish: () => SuggestionsIndex
}

const popularCount = 8
/** No chain of places is longer; a damaged one ends here instead of going round. */
export const deepestParent = 8
const airportReachKm = 40
const kilometresPerDegree = 111.2

/** Collects places and hotels; adding is cheap enough to be done in slices between requests. */
export function createIndexBuilder(): IndexBuilder {
  const entries: IndexEntry[] = []
  const keys = { sounds: [] as Key[], letters: [] as Key[] }
  const places = new Map<number, IndexEntry>()
  const parents = new Map<IndexEntry, number>()
  const countries = new Map<string, IndexEntry>()
  const bookableHotels: IndexEntry[] = []

  function addPlace(place: PlaceRecord): void {
    const entry = makeEntry(entries.length, place, place.kind, place.countryCode, place.population)
    addNameKeys(keys, entry.number, place)
    entries.push(entry)
    places.set(place.id, entry)
    if (place.parentId !== null) parents.set(entry, place.parentId)
    if (place.kind === 'country') countries.set(place.countryCode, entry)
  }

  function addHotel(hotel: HotelRecord): void {
    const place = places.get(hotel.placeId)
    if (!place) return
    const entry = makeEntry(entries.length, hotel, 'hotel', place.countryCode, hotel.popularity)
    entry.parent = place
    addNameKeys(keys, entry.number, hotel)
    entries.push(entry)
    if (hotel.bookable) bookableHotels.push(entry)
  }

  function addTowns(towns: readonly Town[]): void {
    const rows = new Map<number, IndexEntry[]>()
    for (const place of places.values()) {
      if (place.kind !== 'city' && place.kind !== 'village' && place.kind !== 'resort') continue
      const row = Math.floor(place.latitude)
      const known = rows.get(row)
      if (known) known.push(place)
      else rows.set(row, [place])
    }
    for (const town of towns) {
      const row = Math.floor(town.latitude)
      if ([row - 1, row, row + 1].some((near) => rows.get(near)?.some((place) => isSameTown(town, place)))) continue
      addOutside(town, 'city', town.people)
    }
  }

  function addCoasts(coasts: readonly Coast[]): void {
    for (const coast of coasts) {
      const count = bookableHotels.filter((hotel) => isAtCoast(coast, hotel)).length
      if (count > 0) addOutside(coast, 'region', 0, coast.alternateNames).itemCount = count
    }
  }

  /** What the catalogue does not hold as a place of its own. */
  function addOutside(
    spot: Omit<Town, 'people'>,
    kind: PlaceKind,
    weight: number,
    alternateNames: readonly string[] = [],
  ): IndexEntry {
    const entry = makeEntry(entries.length, { ...spot, id: -1 - entries.length }, kind, spot.countryCode, weight)
    entry.destination = spot.destination
    addNameKeys(keys, entry.number, { ...spot, alternateNames })
    entries.push(entry)
    return entry
  }

  function finish(): SuggestionsIndex {
    for (const [entry, parentId] of parents) entry.parent = places.get(parentId) ?? null
    for (const entry of bookableHotels) for (const place of lineOf(entry, countries)) place.itemCount++
    countAroundAirports(entries, bookableHotels)
    const [sounds, letters] = [layOutKeys(keys.sounds), layOutKeys(keys.letters)]
    return { entries, sounds, letters, countries, popular: findPopular(entries) }
  }

  return { addPlace, addHotel, addTowns, addCoasts, finish }
}

/** The entry itself, then what it lies in, up to its country; a damaged chain ends instead of going round. */
export function lineOf(entry: IndexEntry, countries: Map<string, IndexEntry>): IndexEntry[] {
  const line = [entry]
  for (
    let parent = entry.parent;
    parent && line.length < deepestParent && !line.includes(parent);
    parent = parent.parent
  )
    line.push(parent)
  const country = countries.get(entry.countryCode)
  if (country && !line.some((place) => place.kind === 'country')) line.push(country)
  return line
}

function makeEntry(
  number: number,
  record: { id: number; nameBg: string | null; nameEn: string | null; latitude: number; longitude: number },
  kind: IndexEntry['kind'],
  countryCode: string,
  weight: number,
): IndexEntry {
  const { id, nameBg, nameEn, latitude, longitude } = record
  return {
    number,
    id,
    destination: null,
    kind,
    parent: null,
    countryCode,
    nameBg,
    nameEn,
    latitude,
    longitude,
    itemCount: 0,
    weight,
  }
}

/** Nothing lies under an airport: its hotels are those within reach, as in a search there. */
function countAroundAirports(entries: IndexEntry[], hotels: IndexEntry[]): void {
  const rows = new Map<number, IndexEntry[]>()
  for (const hotel of hotels) {
    const row = rows.get(Math.floor(hotel.latitude))
    if (row) row.push(hotel)
    else rows.set(Math.floor(hotel.latitude), [hotel])
  }
  for (const airport of entries) {
    if (airport.kind !== 'airport') continue
    const row = Math.floor(airport.latitude)
    for (const near of [row - 1, row, row + 1])
      for (const hotel of rows.get(near) ?? []) if (isWithinReach(airport, hotel)) airport.itemCount++
  }
}

/** On a plane tangent at the airport, which is exact enough for some tens of kilometres. */
function isWithinReach(airport: IndexEntry, hotel: IndexEntry): boolean {
  const north = (hotel.latitude - airport.latitude) * kilometresPerDegree
  const degreesEast = ((hotel.longitude - airport.longitude + 540) % 360) - 180
  const east = degreesEast * kilometresPerDegree * Math.cos((airport.latitude * Math.PI) / 180)
  return north * north + east * east <= airportReachKm * airportReachKm
}

function findPopular(entries: IndexEntry[]): IndexEntry[] {
  return entries
    .filter(
      (entry) => entry.itemCount > 0 && (entry.kind === 'city' || entry.kind === 'resort' || entry.kind === 'village'),
    )
    .sort((left, right) => right.itemCount - left.itemCount || right.weight - left.weight || left.id - right.id)
    .slice(0, popularCount)
}
