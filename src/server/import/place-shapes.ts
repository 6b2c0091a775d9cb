import { z } from 'zod'
import { transliterateBulgarian } from '../../domain/place-names.ts'
import { nameCountry } from './country-names.ts'
import { idText, numeric, optionalText, type RegionName, readAs, type Shape, settleCountry } from './reading.ts'

const point = { lat: numeric, lon: numeric }

/** Countries with ISO codes: `cca2`, names in both languages, `latlng`. */
const countries: Shape = {
  name: 'countries',
  fits: (row) => 'cca2' in row && 'latlng' in row,
  read: readAs(
    z.object({
      cca2: z.string().length(2),
      cca3: optionalText,
      en: optionalText,
      bg: optionalText,
      native: optionalText,
      latlng: z.tuple([z.number(), z.number()]),
    }),
    (row) => {
      const known = nameCountry(row.cca2)
      return {
        record: {
          source_id: countryId(row.cca2),
          kind: 'country',
          country_code: row.cca2,
          name_bg: row.bg ?? known?.bg,
          name_en: row.en ?? known?.en,
          alternate_names: others([row.native, known?.bg, known?.en, ...(known?.others ?? [])], [row.bg, row.en]),
          latitude: row.latlng[0],
          longitude: row.latlng[1],
        },
      }
    },
  ),
}

const bulgarianKinds: Record<string, string> = { town: 'city', city: 'city', village: 'village', resort: 'resort' }

/** Bulgarian settlements: `t`, `bg`, `en`, `prov`, the official number `ekatte`. */
const bulgarianSettlements: Shape = {
  name: 'Bulgarian settlements',
  fits: (row) => 't' in row && 'bg' in row && 'lat' in row,
  read: readAs(
    z.object({
      ekatte: optionalText,
      gn: numeric.nullish(),
      t: z.string(),
      bg: z.string(),
      en: optionalText,
      prov: optionalText,
      ...point,
      pop: numeric.nullish(),
    }),
    (row) => {
      const kind = bulgarianKinds[row.t]
      if (!kind) return { problem: `t: "${row.t}" is not a town, village or resort` }
      return {
        record: {
          source_id: row.ekatte ? `ekatte/${row.ekatte}` : row.gn ? `gn/${row.gn}` : `${row.t}/${row.bg}`,
          kind,
          country_code: 'BG',
          name_bg: row.bg,
          name_en: row.en ?? transliterateBulgarian(row.bg),
          alternate_names: others([transliterateBulgarian(row.bg)], [row.en]),
          latitude: row.lat,
          longitude: row.lon,
          population: Math.max(0, Math.round(row.pop ?? 0)),
          timezone: 'Europe/Sofia',
        },
        ...(row.prov ? { region: bulgarianProvince(row.prov) } : {}),
      }
    },
  ),
}

/** Cities of the world: `id`, `en`, sometimes `bg` and `ru`, `cc`, the first-order region `st`, `pop`, `tz`. */
const worldCities: Shape = {
  name: 'cities of the world',
  fits: (row) => 'id' in row && 'cc' in row && 'lat' in row && ('en' in row || 'bg' in row),
  read: readAs(
    z.object({
      id: idText,
      en: optionalText,
      bg: optionalText,
      ru: optionalText,
      cc: optionalText,
      country: optionalText,
      st: optionalText,
      ...point,
      pop: numeric.nullish(),
      tz: optionalText,
    }),
    (row) => {
      const country = settleCountry(row.cc, row.country)
      if (!country) return { problem: explainCountry(row.cc, row.country) }
      return {
        record: {
          source_id: row.id,
          kind: 'city',
          country_code: country,
          name_bg: row.bg,
          name_en: row.en,
          alternate_names: others([row.ru], [row.bg, row.en]),
          latitude: row.lat,
          longitude: row.lon,
          population: Math.max(0, Math.round(row.pop ?? 0)),
          timezone: row.tz,
        },
        ...(row.st ? { region: country === 'BG' ? namedProvince(row.st) : { name_en: row.st } } : {}),
      }
    },
  ),
}

/** Airports: `iata`, `name`, `city`, `cc` or, where it is lost, `country`. */
const airports: Shape = {
  name: 'airports',
  fits: (row) => 'iata' in row && 'lat' in row,
  read: readAs(
    z.object({
      iata: z.string().regex(/^[A-Z]{3}$/, 'expected three capital letters'),
      name: optionalText,
      city: optionalText,
      city_bg: optionalText,
      country: optionalText,
      cc: optionalText,
      ...point,
      tz: optionalText,
    }),
    (row) => {
      const country = settleCountry(row.cc, row.country)
      if (!country) return { problem: explainCountry(row.cc, row.country) }
      return {
        record: {
          source_id: row.iata,
          kind: 'airport',
          country_code: country,
          name_en: row.name ?? row.city,
          // Several airports of a city would share a name made of it.
          alternate_names: others([row.city, row.city_bg, row.city_bg && `Летище ${row.city_bg}`], [row.name]),
          latitude: row.lat,
          longitude: row.lon,
          iata: row.iata,
          timezone: row.tz,
        },
      }
    },
  ),
}

export const placeShapes: readonly Shape[] = [countries, bulgarianSettlements, airports, worldCities]

/** The source_id under which a list's own countries stand, made from its rows where it has none. */
export function countryId(code: string): string {
  return `country/${code}`
}

function explainCountry(code: string | undefined, name: string | undefined): string {
  return code === undefined && name === undefined ? 'it names no country' : `its country "${name ?? code}" is not known`
}

/** The 28 provinces as signs and maps name them; two share the name Sofia. */
function bulgarianProvince(name: string): RegionName {
  if (name === 'София') return { name_bg: 'Софийска област', name_en: 'Sofia Province' }
  if (/^София[ -]/.test(name)) return { name_bg: 'област София-град', name_en: 'Sofia City Province' }
  return { name_bg: `област ${name}`, name_en: `${transliterateBulgarian(name)} Province` }
}

function namedProvince(name: string): RegionName {
  if (/^Sofia[ -]/.test(name)) return { name_en: 'Sofia City Province', name_bg: 'област София-град' }
  return { name_en: /province$/i.test(name) ? name : `${name} Province` }
}

function others(names: readonly (string | undefined)[], shown: readonly (string | undefined)[]): string[] {
  return [...new Set(names.filter((name) => name !== undefined && !shown.includes(name)))].filter(
    (name) => name !== undefined,
  )
}
