import { z } from 'zod'
import type { HotelKind } from '../../contract/values.ts'
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
  tags: z.record(z.string(), z.string()),
})

/** Elements as the Overpass API gives them (`out center`), one in a row. */
const overpass: Shape = {
  name: 'Overpass elements',
  fits: (row) => 'type' in row && 'id' in row && 'tags' in row,
  read: readAs(overpassElement, ({ type, id, tags, ...where }) =>
    readLodging({
      id: `osm/${type.charAt(0)}${id}`,
      cc: tags['addr:country'],
      kind: tags.tourism ?? '',
      name: tags.name,
      name_en: tags['name:en'],
      name_bg: tags['name:bg'],
      stars: tags.stars,
      lat: where.lat ?? where.center?.lat,
      lon: where.lon ?? where.center?.lon,
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

/** What a house calls itself says what it is; the first that fits counts. */
const kindsByName: readonly (readonly [RegExp, HotelKind])[] = [
  [/hostel|backpacker|auberge de jeunesse/i, 'hostel'],
  [/bed (?:and|&) breakfast|\bb\s*(?:&|and)\s*b\b|guest ?house|chambres? d.h[oô]te|pension\b|\binn\b/i, 'guest_house'],
  [/aparthotel|apart'?hotel|r[eé]sidence|suites/i, 'aparthotel'],
  [/apartment|appartement|\bflat/i, 'apartment'],
  [/\bvilla\b|cottage|g[iî]te/i, 'villa'],
  [/chalet|\blodge\b|cabins?/i, 'chalet'],
  [/\bspa\b/i, 'spa_hotel'],
  [/resort/i, 'resort'],
]

/**
 * Travel guides' listings: `id`, `name`, `city` (or the article's `title`), `country` by name, coordinates, a description in
 * English. Their yes/no flags are guesses, so none is taken over.
 */
const guideListing: Shape = {
  name: 'guide listings',
  fits: (row) => 'id' in row && 'name' in row && 'country' in row && 'lat' in row && 'lon' in row,
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
          kind: kindsByName.find(([pattern]) => pattern.test(row.name))?.[1] ?? 'hotel',
          name_bg: name.bg,
          name_en: name.en,
          address_bg: address.bg,
          address_en: address.en,
          country_code: country,
          city: townOf(row.title, row.city),
          latitude: row.lat,
          longitude: row.lon,
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

export const hotelShapes: readonly Shape[] = [overpass, openStreetMap, guideListing]

/** Stars as people tag them: "3", "4.5", "4S" and "4 superior" (half a star more); undefined when it is something else. */
export function parseStars(text: string | undefined): number | undefined {
  const match = /^\s*([0-5])(?:[.,]([05]))?\s*(s|superior|\+)?\s*\**\s*$/i.exec(text ?? '')
  if (!match) return undefined
  const stars = Number(match[1]) + (match[2] === '5' || match[3] ? 0.5 : 0)
  return stars > 0 ? Math.min(5, stars) : undefined
}

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

function webAddress(text: string | undefined): string | undefined {
  const address = text === undefined || /^https?:\/\//i.test(text) ? text : `http://${text}`
  return address !== undefined && URL.canParse(address) ? address : undefined
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
