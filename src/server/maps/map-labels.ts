import type { MapLabel, MapLabelKind } from '../../contract/maps.ts'
import type { Language } from '../../contract/values.ts'
import { isSameTown, type Town, towns } from '../../domain/towns.ts'
import type { AtlasCountry } from './land-pack.ts'
import type { NamedPlace } from './maps.repository.ts'
import { seas } from './seas.ts'

/** A label in both languages; `weight` decides between those that appear at the same zoom. */
export type Label = {
  name: Record<Language, string | null>
  kind: MapLabelKind
  latitude: number
  longitude: number
  fromZoom: number
  weight: number
}

/**
 * Everything that may be named on a map, the most important first. A country of the catalogue gets its own name and point;
 * the others take theirs from the atlas and the language's own dictionary. Towns that the catalogue lacks are named too.
 * @param hotels how many houses each place has, by its id.
 */
export function collectLabels(
  countries: readonly AtlasCountry[],
  places: readonly NamedPlace[],
  hotels: ReadonlyMap<number, number>,
): Label[] {
  const own = new Map(places.filter((place) => place.kind === 'country').map((place) => [place.country_code, place]))
  const spots = places.map((place) => ({ ...place, nameBg: place.name_bg, nameEn: place.name_en }))
  const labels = [
    ...countries.map((country) => labelCountry(country, own.get(country.code))),
    ...seas.map(
      (sea): Label => ({ ...sea, kind: 'sea', latitude: sea.latitude, longitude: sea.longitude, weight: 1e9 }),
    ),
    ...places.filter((place) => place.kind !== 'country').map((place) => labelPlace(place, hotels.get(place.id) ?? 0)),
    // The same town is not named twice.
    ...towns.filter((town) => !spots.some((spot) => isSameTown(town, spot))).map(labelTown),
  ]
  return labels.sort((a, b) => a.fromZoom - b.fromZoom || b.weight - a.weight)
}

/** The labels in one language; a name missing there is taken from the other. */
export function wordLabels(labels: readonly Label[], language: Language): MapLabel[] {
  return labels.flatMap(({ name, kind, latitude, longitude, fromZoom }) => {
    const text = name[language] ?? name[language === 'bg' ? 'en' : 'bg']
    return text ? [{ name: text, kind, latitude, longitude, from_zoom: fromZoom }] : []
  })
}

const dictionaries = {
  bg: new Intl.DisplayNames('bg', { type: 'region', style: 'short' }),
  en: new Intl.DisplayNames('en', { type: 'region', style: 'short' }),
}

function labelCountry(country: AtlasCountry, own: NamedPlace | undefined): Label {
  return {
    name: {
      bg: own?.name_bg ?? dictionaries.bg.of(country.code) ?? null,
      en: own?.name_en ?? dictionaries.en.of(country.code) ?? null,
    },
    kind: 'country',
    latitude: country.latitude,
    longitude: country.longitude,
    fromZoom: stepDown(country.area, countryZooms, 6.5),
    weight: country.area * 1e6,
  }
}

function labelPlace(place: NamedPlace, hotels: number): Label {
  const bySize = stepDown(place.population, populationZooms, 10)
  const byHotels = stepDown(hotels, hotelZooms, 12)
  return {
    name: { bg: place.name_bg, en: place.name_en },
    kind: place.kind === 'city' ? 'city' : 'village',
    latitude: place.latitude,
    longitude: place.longitude,
    fromZoom: Math.min(bySize, byHotels),
    weight: place.population + hotels * 20_000,
  }
}

function labelTown({ nameBg, nameEn, latitude, longitude, people }: Town): Label {
  return {
    name: { bg: nameBg, en: nameEn },
    kind: people >= 30_000 ? 'city' : 'village',
    latitude,
    longitude,
    fromZoom: stepDown(people, populationZooms, 10),
    weight: people,
  }
}

type Steps = readonly (readonly [atLeast: number, zoom: number])[]

/** Square degrees. */
const countryZooms: Steps = [
  [150, 1],
  [40, 2.4],
  [12, 3],
  [3, 3.8],
  [0.8, 5],
]
const populationZooms: Steps = [
  [1_000_000, 4.2],
  [300_000, 5],
  [80_000, 6],
  [30_000, 7],
  [8_000, 8],
  [2_000, 9],
]
const hotelZooms: Steps = [
  [12, 6.3],
  [5, 7],
  [2, 7.6],
  [1, 8],
]

function stepDown(value: number, steps: Steps, otherwise: number): number {
  return steps.find(([atLeast]) => value >= atLeast)?.[1] ?? otherwise
}
