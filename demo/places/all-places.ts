import type { ParsedPlaceRecord } from '../../src/contract/catalogue-file.ts'
import { picturesOfDestination } from '../pictures.ts'
import { airports } from './airports.ts'
import { bulgariaCities } from './bulgaria-cities.ts'
import { bulgariaMountains } from './bulgaria-mountains.ts'
import { bulgariaNorthCoast } from './bulgaria-north-coast.ts'
import { bulgariaSouthCoast } from './bulgaria-south-coast.ts'
import { bulgariaSpas } from './bulgaria-spas.ts'
import { bulgariaVillages } from './bulgaria-villages.ts'
import type { Airport, Country, Destination, Region } from './destination.ts'
import { farAndWide } from './far-and-wide.ts'
import { greece } from './greece.ts'
import { countries, regions } from './regions.ts'
import { turkeyAndNeighbours } from './turkey-and-neighbours.ts'

/** Every destination of the demo, in the order in which hotels are invented. */
export const destinations: readonly Destination[] = [
  ...bulgariaSouthCoast,
  ...bulgariaNorthCoast,
  ...bulgariaMountains,
  ...bulgariaSpas,
  ...bulgariaCities,
  ...bulgariaVillages,
  ...greece,
  ...turkeyAndNeighbours,
  ...farAndWide,
]

const allRegions: readonly Region[] = regions
const allCountries: readonly Country[] = countries
const allAirports: readonly Airport[] = airports

/** Code of the country in which a destination lies. */
export function countryOf(destination: Destination): string {
  const region = allRegions.find((each) => each.id === destination.region)
  if (!region)
    throw new Error(`The destination ${destination.id} names the region ${destination.region}, which is not there.`)
  return region.country
}

/** Countries, regions, destinations and airports as records, parents first. */
export function createPlaceRecords(): ParsedPlaceRecord[] {
  const principal = new Map(allCountries.map((country) => [country.code, country.timezone]))
  const zones = new Map(allRegions.map((region) => [region.id, region.timezone ?? principal.get(region.country)]))
  const empty = { alternate_names: [], population: 0, images: [] }
  return [
    ...allCountries.map((country) => ({
      ...empty,
      source_id: `country-${country.code.toLowerCase()}`,
      kind: 'country' as const,
      country_code: country.code,
      name_bg: country.name.bg,
      name_en: country.name.en,
      alternate_names: [...country.alternates],
      latitude: country.lat,
      longitude: country.lon,
      timezone: country.timezone,
    })),
    ...allRegions.map((region) => ({
      ...empty,
      source_id: region.id,
      kind: 'region' as const,
      parent: `country-${region.country.toLowerCase()}`,
      country_code: region.country,
      name_bg: region.name.bg,
      name_en: region.name.en,
      alternate_names: [...(region.alternates ?? [])],
      latitude: region.lat,
      longitude: region.lon,
      timezone: zones.get(region.id),
    })),
    ...destinations.map((destination) => ({
      source_id: destination.id,
      kind: destination.kind,
      parent: destination.region,
      country_code: countryOf(destination),
      name_bg: destination.name.bg,
      name_en: destination.name.en,
      alternate_names: [...(destination.alternates ?? [])],
      description_bg: destination.about.bg,
      description_en: destination.about.en,
      latitude: destination.lat,
      longitude: destination.lon,
      population: destination.population,
      timezone: zones.get(destination.region),
      featured: destination.featured,
      images: picturesOfDestination({ key: destination.id, place: destination.scene }),
    })),
    ...allAirports.map((airport) => ({
      ...empty,
      source_id: `airport-${airport.iata.toLowerCase()}`,
      kind: 'airport' as const,
      parent: airport.region,
      country_code: airport.country,
      name_bg: airport.name.bg,
      name_en: airport.name.en,
      alternate_names: [airport.city.bg, airport.city.en],
      latitude: airport.lat,
      longitude: airport.lon,
      iata: airport.iata,
      timezone: zones.get(airport.region),
    })),
  ]
}
