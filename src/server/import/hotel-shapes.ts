import { z } from 'zod'
import type { HotelKind } from '../../contract/values.ts'
import { agencyList } from './agency-list.ts'
import { findHotelKind, parseStars, webAddress } from './hotel-words.ts'
import { ownShape } from './own-format.ts'
import { byScript, idText, numeric, optionalText, readAs, type Shape, settleCountry } from './reading.ts'

/** Values of OpenStreetMap's `tourism` key that are houses with rooms. */
const osmKinds: Record<string, HotelKind> = {
  hotel: 'hotel',
  motel: 'hotel',
  guest_house: 'guest_house',
  bed_and_breakfast: 'guest_house',
  hostel: 'hostel',
  chalet: 'chalet',
  apartment: 'apartment',
  apartments: 'apartment',
  alpine_hut: 'hut',
  wilderness_hut: 'hut',
}

/** `id`, `cc`, `kind` (the tourism key), `name`, address fields, `stars` and `rooms` as text. */
const readLodging = readAs(
  z.object({
    id: idText,
    cc: optionalText,
    kind: z.string(),
    name: optionalText,
    name_en: optionalText,
    name_bg: optionalText,
    stars: optionalText,
    lat: numeric,
    lon: numeric,
    street: optionalText,
    no: optionalText,
    city: optionalText,
    post: optionalText,
    web: optionalText,
    phone: optionalText,
    email: optionalText,
    rooms: optionalText,
    tz: optionalText,
  }),
  (row) => {
    const kind = osmKinds[row.kind]
    if (!kind) return { problem: `kind: "${row.kind}" is not a house with rooms` }
    const country = settleCountry(row.cc, undefined)
    const name = byScript(row.name)
    const address = byScript(formatAddress(country, row))
    const rooms = Number(row.rooms)
    return {
      record: {
        source_id: row.id,
        kind,
        stars: parseStars(row.stars),
        name_bg: row.name_bg ?? name.bg,
        name_en: row.name_en ?? name.en,
        address_bg: address.bg,
        address_en: address.en,
        country_code: country,
        city: row.city,
        latitude: row.lat,
        longitude: row.lon,
        timezone: row.tz,
        website: webAddress(row.web),
        phone: row.phone,
        email: row.email,
      },
      ...(Number.isInteger(rooms) && rooms > 0 && rooms < 10_000 ? { rooms } : {}),
    }
  },
)

/** OpenStreetMap lodging, one flat object a house. */
const openStreetMap: Shape = {
  name: 'OpenStreetMap lodging',
  fits: (row) => 'id' in row && 'kind' in row && 'lat' in row && 'lon' in row,
  read: readLodging,
}

const overpassElement = z.object({
  type: z.string(),
  id: idText,
  lat: numeric.optional(),
  lon: numeric.optional(),
  center: z.object({ lat: numeric, lon: numeric }).optional(),
  bounds: z.object({ minlat: numeric, minlon: numeric, maxlat: numeric, maxlon: numeric }).optional(),
  tags: z.record(z.string(), z.string()),
})

/** Elements as the Overpass API gives them (`out center`), one in a row. */
const overpass: Shape = {
  name: 'Overpass elements',
  fits: (row) => 'type' in row && 'id' in row && 'tags' in row,
  read: readAs(overpassElement, ({ type, id, tags, bounds, ...where }) =>
    readLodging({
      id: `osm/${type.charAt(0)}${id}`,
      cc: tags['addr:country'],
      kind: tags.tourism ?? '',
      name: tags.name,
      name_en: tags['name:en'],
      name_bg: tags['name:bg'],
      stars: tags.stars,
      lat: where.lat ?? where.center?.lat ?? (bounds && (bounds.minlat + bounds.maxlat) / 2),
      lon: where.lon ?? where.center?.lon ?? (bounds && (bounds.minlon + bounds.maxlon) / 2),
      street: tags['addr:street'],
      no: tags['addr:housenumber'],
      city: tags['addr:city'],
      post: tags['addr:postcode'],
      web: tags.website ?? tags['contact:website'],
      phone: tags.phone ?? tags['contact:phone'],
      email: tags.email ?? tags['contact:email'],
      rooms: tags.rooms,
    }),
  ),
}

/**
 * Travel guides' listings: `id`, `name`, `city` (or the article's `title`), `country` by name, coordinates, a description in
 * English. Their yes/no flags are guesses, so none is taken over.
 */
const guideListing: Shape = {
  name: 'guide listings',
  fits: (row) =>
    ['id', 'name', 'country', 'lat', 'lon'].every((field) => field in row) && ('title' in row || 'city' in row),
  read: readAs(
    z.object({
      id: idText,
      name: z.string(),
      title: optionalText,
      city: optionalText,
      country: z.string(),
      address: optionalText,
      description: optionalText,
      directions: optionalText,
      phone: optionalText,
      email: optionalText,
      url: optionalText,
      checkin: optionalText,
      checkout: optionalText,
      tz: optionalText,
      lat: numeric,
      lon: numeric,
    }),
    (row) => {
      const country = settleCountry(undefined, row.country)
      if (!country) return { problem: `its country "${row.country}" is not known` }
      const name = byScript(cleanText(row.name))
      const address = byScript(row.address && cleanText(row.address))
      const description = row.description && cleanText(row.description)
      const directions = row.directions && cleanText(row.directions)
      const body = join([description, directions && `Getting there: ${directions}`], '\n\n')
      const rooms = Number(/\b(\d{1,4})[ -](?:guest ?)?rooms?\b/i.exec(description ?? '')?.[1])
      const [checkIn, checkOut] = [parseTime(row.checkin), parseTime(row.checkout)]
      return {
        record: {
          source_id: row.id,
          kind: findHotelKind(row.name) ?? 'hotel',
          name_bg: name.bg,
          name_en: name.en,
          address_bg: address.bg,
          address_en: address.en,
          country_code: country,
          city: townOf(row.title, row.city),
          latitude: row.lat,
          longitude: row.lon,
          timezone: row.tz,
          phone: row.phone,
          email: row.email,
          website: webAddress(row.url),
          ...(checkIn ? { check_in_from: checkIn } : {}),
          ...(checkOut ? { check_out_until: checkOut } : {}),
          texts: description ? { en: { summary: firstSentence(description), description: body, highlights: [] } } : {},
        },
        ...(rooms > 0 ? { rooms } : {}),
      }
    },
  ),
}

/** Any pair of degrees in a geometry, however deep. */
type Geometry = number | readonly Geometry[]

/** The middle of what a geometry spans, in the order of GeoJSON: longitude, latitude. */
function findMiddle(coordinates: unknown): { lon: number; lat: number } | undefined {
  const points: [number, number][] = []
  function collect(part: Geometry): void {
    if (!Array.isArray(part)) return
    const [first, second] = part
    if (typeof first === 'number' && typeof second === 'number') points.push([first, second])
    else for (const inner of part) collect(inner)
  }
  collect(coordinates as Geometry)
  if (points.length === 0) return undefined
  const [lons, lats] = [points.map(([lon]) => lon), points.map(([, lat]) => lat)]
  const middle = (values: number[]) =>
    (values.reduce((a, b) => Math.min(a, b)) + values.reduce((a, b) => Math.max(a, b))) / 2
  return { lon: middle(lons), lat: middle(lats) }
}

/** Features of GeoJSON whose properties are the tags of OpenStreetMap or the columns of any other form. */
const geoJson: Shape = {
  name: 'GeoJSON features',
  fits: (row) => row.type === 'Feature' && 'properties' in row && 'geometry' in row,
  read: readAs(
    z.object({
      id: z.union([z.string(), z.number()]).optional(),
      properties: z.record(z.string(), z.unknown()),
      geometry: z.object({ coordinates: z.unknown() }),
    }),
    ({ id, properties, geometry }) => {
      const middle = findMiddle(geometry.coordinates)
      if (!middle) return { problem: 'geometry: it has no coordinates' }
      const named = String(id ?? properties['@id'] ?? properties.id ?? '')
      if ('tourism' in properties) {
        const [, type = 'node', number = named] = /^(node|way|relation)\/(\d+)$/.exec(named) ?? []
        const tags = Object.fromEntries(
          Object.entries(properties).flatMap(([key, tag]) => (typeof tag === 'string' ? [[key, tag]] : [])),
        )
        return overpass.read({ type, id: number, tags, ...middle })
      }
      const row = {
        ...(named === '' ? {} : { id: named }),
        ...properties,
        ...middle,
        latitude: middle.lat,
        longitude: middle.lon,
      }
      const shape = [ownShape('hotels', false), openStreetMap, guideListing, agencyList].find((each) => each.fits(row))
      return shape ? shape.read(row) : { problem: 'properties: they are of no known form' }
    },
  ),
}

export const hotelShapes: readonly Shape[] = [overpass, geoJson, openStreetMap, guideListing, agencyList]

/** The first time of day in a text, as HH:MM: "3PM to 6PM" is 15:00, "14.00" 14:00, "12 noon" 12:00. */
export function parseTime(text: string | undefined): string | undefined {
  const match = /(\d{1,2})(?:[.:](\d{2}))?\s*([ap])?\.?m?/i.exec(text ?? '')
  if (!match) return undefined
  const half = match[3]?.toLowerCase()
  const hour = half ? (Number(match[1]) % 12) + (half === 'p' ? 12 : 0) : Number(match[1])
  const minute = match[2] ?? '00'
  return hour < 24 && Number(minute) < 60 && (half || match[2] || hour === 12)
    ? `${String(hour).padStart(2, '0')}:${minute}`
    : undefined
}

/** Articles on districts are titled "London/Camden"; those on namesakes "Gillingham (Kent)". */
function townOf(title: string | undefined, city: string | undefined): string | undefined {
  if (title?.includes('/')) return title.split('/')[0]
  return city ?? title?.replace(/\s*\(.*\)$/, '')
}

function formatAddress(
  country: string | undefined,
  { street, no, post, city }: { street?: string; no?: string; post?: string; city?: string },
): string | undefined {
  const numberFirst = country !== undefined && ['US', 'GB', 'FR', 'MC', 'CA', 'AU', 'IE'].includes(country)
  const line = street && no ? (numberFirst ? `${no} ${street}` : `${street} ${no}`) : street
  const town = country === 'US' || country === 'GB' ? join([city, post], ' ') : join([post, city], ' ')
  return line === undefined ? undefined : join([line, town], ', ')
}

function join(parts: readonly (string | undefined)[], separator: string): string | undefined {
  const given = parts.filter((part) => part !== undefined)
  return given.length > 0 ? given.join(separator) : undefined
}

/** Without the markup that wiki texts leave behind. */
function cleanText(text: string): string {
  return text
    .replace(/\[\[(?:[^\]|]*\|)?([^\]]*)\]\]/g, '$1')
    .replace(/'{2,}/g, '')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim()
}

function firstSentence(text: string): string {
  const sentence = /^.{20,180}?[.!?](?=\s|$)/.exec(text)?.[0] ?? text
  return sentence.length <= 200 ? sentence : `${sentence.slice(0, 180).replace(/\s+\S*$/, '')}…`
}
