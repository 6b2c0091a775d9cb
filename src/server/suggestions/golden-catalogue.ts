import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import { transliterateBulgarian } from '../../domain/place-names.ts'
import { createIndexBuilder, type PlaceRecord, type SuggestionsIndex } from './suggestions-index.ts'

/** The catalogue of the golden set: true places of golden-places.csv, among thousands of invented ones that look alike. */

const placeRow = z.object({
  key: z.string(),
  kind: z.enum(['country', 'region', 'city', 'village', 'resort', 'airport']),
  parent: z.string(),
  country_code: z.string(),
  name_bg: z.string(),
  name_en: z.string(),
  alternate_names: z.string(),
  latitude: z.coerce.number(),
  longitude: z.coerce.number(),
  population: z.coerce.number(),
  hotels: z.coerce.number(),
  iata: z.string(),
})
const queryRow = z.object({ query: z.string(), place: z.string(), why: z.string() })

const stems =
  'вар соф плов бург рус слив добр шум перн хаск ямб врат габр вид каз кърдж кюст монт лов сил дуп петр разгр сам смол банск бор созоп несеб помор балч кав слънч злат сан трян кот ел рил мел огн лещ жер рож деб дев кам гор пол дол мор рав вел тър зел черв бел чер връб дъб яс бук лип круш яб орех стар нов свет цар бой дим ив пет ник мар рад стан вас тод'.split(
    ' ',
  )
const endings = 'ово ево ица ец ци но на ене ово ски дол град енци овци ище ник ка а'.split(' ')

const hotelNames = [
  { bg: 'Бриз', en: 'Breeze' },
  { bg: 'Панорама', en: 'Panorama' },
  { bg: 'Родопи', en: 'Rhodope' },
  { bg: 'Белведере', en: 'Belvedere' },
  { bg: 'Орфей', en: 'Orpheus' },
]

export const goldenPlaces = readRows('golden-places.csv', placeRow)
export const goldenQueries = readRows('golden-queries.csv', queryRow)
/** The id of a golden place by its key. */
export const goldenIds = new Map(goldenPlaces.map((place, position) => [place.key, position + 1]))

/** An index of the golden places with their hotels and `noise` invented places without any. */
export function buildGoldenIndex(noise: number): SuggestionsIndex {
  const builder = createIndexBuilder()
  for (const place of goldenPlaces)
    builder.addPlace({
      id: goldenIds.get(place.key) ?? 0,
      kind: place.kind,
      parentId: goldenIds.get(place.parent) ?? null,
      countryCode: place.country_code,
      nameBg: place.name_bg || null,
      nameEn: place.name_en || null,
      alternateNames: place.alternate_names.split(';').filter((name) => name.trim() !== ''),
      latitude: place.latitude,
      longitude: place.longitude,
      population: place.population,
      iata: place.iata || null,
    })
  for (const place of inventPlaces(noise, goldenPlaces.length + 1)) builder.addPlace(place)
  let hotel = 1
  for (const place of goldenPlaces)
    for (let number = 1; number <= place.hotels; number++) {
      const names = hotelNames[number % hotelNames.length]
      builder.addHotel({
        id: hotel++,
        placeId: goldenIds.get(place.key) ?? 0,
        nameBg: `Хотел ${names?.bg} ${number % 3 === 0 ? place.name_bg : ''}`.trim(),
        nameEn: `Hotel ${names?.en} ${number % 3 === 0 ? place.name_en : ''}`.trim(),
        latitude: place.latitude,
        longitude: place.longitude,
        bookable: true,
        popularity: hotel % 50,
      })
    }
  return builder.finish()
}

/** Names as Bulgarian villages bear them, made of common stems and endings, some abroad. */
function inventPlaces(count: number, firstId: number): PlaceRecord[] {
  const random = makeRandom(20_260)
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)]
  const real = new Set(goldenPlaces.flatMap((place) => [place.name_bg, place.name_en]))
  const places: PlaceRecord[] = []
  while (places.length < count) {
    const first =
      random() < 0.25 ? `${pick(['Горно', 'Долно', 'Ново', 'Старо', 'Голямо', 'Малко', 'Бяла', 'Черни'])} ` : ''
    const core = `${pick(stems)}${random() < 0.4 ? pick(['ан', 'ар', 'ов', 'ин', 'ил', 'ич', 'ен']) : ''}${pick(endings)}`
    const nameBg = first ? first + core : core.charAt(0).toUpperCase() + core.slice(1)
    if (real.has(nameBg)) continue
    const abroad = random() < 0.3
    places.push({
      id: firstId + places.length,
      kind: random() < 0.85 ? 'village' : 'city',
      parentId: goldenIds.get(abroad ? 'c-rs' : 'c-bg') ?? null,
      countryCode: abroad ? 'RS' : 'BG',
      nameBg: abroad ? null : nameBg,
      nameEn: transliterateBulgarian(nameBg),
      alternateNames: [],
      latitude: 41.3 + random() * 2.8,
      longitude: 22.4 + random() * 6,
      population: Math.floor(random() ** 4 * 40_000),
      iata: null,
    })
  }
  return places
}

/** Mulberry32: the same places in every run. */
function makeRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

function readRows<T>(file: string, row: z.ZodType<T>): T[] {
  return z.array(row).parse(parse(readFileSync(new URL(file, import.meta.url), 'utf8'), { columns: true }))
}
