import { foldPlaceName } from '../../domain/place-names.ts'
import { writeOutSaints } from '../../domain/place-names-readings.ts'
import { type Key, type KeyTable, keyFlags, layOutKeys } from './suggestions-keys.ts'

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
  id: number
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
  keys: KeyTable
  countries: Map<string, IndexEntry>
  /** Destinations with most bookable hotels, best first. */
  popular: IndexEntry[]
}

export type IndexBuilder = {
  addPlace: (place: PlaceRecord) => void
  /** The hotel's place must have been added before; a hotel without one is left out. */
  addHotel: (hotel: HotelRecord) => void
  finish: () => SuggestionsIndex
}

const popularCount = 8
/** No chain of places is longer; a damaged one ends here instead of going round. */
export const deepestParent = 8
const mostAlternates = 24
const airportReachKm = 40
const kilometresPerDegree = 111.2

/** Collects places and hotels; adding is cheap enough to be done in slices between requests. */
export function createIndexBuilder(): IndexBuilder {
  const entries: IndexEntry[] = []
  const keys: Key[] = []
  const places = new Map<number, IndexEntry>()
  const parents = new Map<IndexEntry, number>()
  const countries = new Map<string, IndexEntry>()
  const bookableHotels: IndexEntry[] = []

  function addPlace(place: PlaceRecord): void {
    const entry = makeEntry(entries.length, place, place.kind, place.countryCode, place.population)
    addNameKeys(keys, entry.number, place.nameBg, place.nameEn, place.alternateNames, place.iata)
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
    addNameKeys(keys, entry.number, hotel.nameBg, hotel.nameEn, [], null)
    entries.push(entry)
    if (hotel.bookable) bookableHotels.push(entry)
  }

  function finish(): SuggestionsIndex {
    for (const [entry, parentId] of parents) entry.parent = places.get(parentId) ?? null
    for (const entry of bookableHotels) for (const place of lineOf(entry, countries)) place.itemCount++
    countAroundAirports(entries, bookableHotels)
    return { entries, keys: layOutKeys(keys), countries, popular: findPopular(entries) }
  }

  return { addPlace, addHotel, finish }
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
  return { number, id, kind, parent: null, countryCode, nameBg, nameEn, latitude, longitude, itemCount: 0, weight }
}

/** Keys of one entry: each distinct name from its start and from every later word. */
function addNameKeys(
  keys: Key[],
  entry: number,
  nameBg: string | null,
  nameEn: string | null,
  alternates: string[],
  code: string | null,
): void {
  const first = keys.length
  function add(text: string, flags: number): void {
    for (let position = first; position < keys.length; position++) {
      const same = keys[position]
      if (same?.text !== text) continue
      // A smaller flag is the better claim to the same text.
      if (flags < same.flags) same.flags = flags
      return
    }
    keys.push({ text, entry, flags })
  }
  function addName(name: string, flags: number): void {
    const words = foldPlaceName(name)
    addWords(words, flags)
    const writtenOut = writeOutSaints(words)
    if (writtenOut !== words) addWords(writtenOut, flags)
  }
  function addWords(words: string[], flags: number): void {
    let rest = words.join('')
    words.forEach((word, index) => {
      add(rest, index === 0 ? flags : flags | keyFlags.laterWord)
      rest = rest.slice(word.length)
    })
  }
  if (nameBg) addName(nameBg, 0)
  if (nameEn) addName(nameEn, 0)
  // Many write ъ as u: Turnovo, Kurdzhali.
  if (nameBg && /ъ/i.test(nameBg)) addName(nameBg.replace(/ъ/gi, 'у'), 0)
  for (const name of alternates.slice(0, mostAlternates)) addName(name, keyFlags.alternate)
  if (code) for (const word of foldPlaceName(code)) add(word, keyFlags.code)
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
