import type { HotelKind } from '../../contract/values.ts'
import { foldPlaceName } from '../../domain/place-names.ts'
import { findHotelKind, parseStars, webAddress } from './hotel-words.ts'
import { placeShapes } from './place-shapes.ts'
import { byScript, numeric, type Reading, type Shape, settleCountry } from './reading.ts'

/** Names under which lists have their columns, the plainest first; spaces, case and punctuation do not count. */
const columnNames = {
  id: ['source_id', 'id', 'code', 'код', 'номер'],
  name: ['name', 'hotel', 'hotel name', 'property', 'име', 'хотел', 'име на хотела', 'обект', 'наименование'],
  name_bg: ['name_bg', 'name bg', 'име bg'],
  name_en: ['name_en', 'name en', 'име en'],
  town: ['town', 'city', 'place name', 'град', 'населено място', 'селище', 'курорт', 'локация'],
  country: ['country', 'country_code', 'cc', 'държава', 'страна'],
  kind: ['kind', 'type', 'вид', 'тип'],
  stars: ['stars', 'category', 'rating', 'звезди', 'категория'],
  address: ['address', 'street', 'адрес', 'улица'],
  phone: ['phone', 'telephone', 'tel', 'телефон', 'тел'],
  email: ['email', 'e-mail', 'mail', 'имейл', 'е-поща', 'поща'],
  website: ['website', 'web', 'url', 'site', 'сайт', 'уебсайт'],
  latitude: ['latitude', 'lat', 'ширина', 'географска ширина'],
  longitude: ['longitude', 'lon', 'lng', 'long', 'дължина', 'географска дължина'],
  rooms: ['rooms', 'стаи', 'брой стаи'],
  timezone: ['timezone', 'tz', 'time zone', 'часова зона'],
} as const
type Column = keyof typeof columnNames

const columnByName = new Map<string, Column>()
for (const [column, names] of Object.entries(columnNames) as [Column, readonly string[]][])
  for (const name of names) columnByName.set(keyOf(name), column)

function keyOf(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}

/** The cells of a row that have a known column and are not empty. */
function pick(row: Record<string, unknown>): Partial<Record<Column, string>> {
  const cells: Partial<Record<Column, string>> = {}
  for (const [name, cell] of Object.entries(row)) {
    const column = columnByName.get(keyOf(name))
    if (!column || cells[column] || (typeof cell !== 'string' && typeof cell !== 'number')) continue
    const text = String(cell).trim()
    if (text !== '') cells[column] = text
  }
  return cells
}

function findColumns(row: Record<string, unknown>): Set<Column | undefined> {
  return new Set(Object.keys(row).map((name) => columnByName.get(keyOf(name))))
}

/** What a list of hotels lacks, in words; empty when it can be read. */
export function findMissingColumns(row: Record<string, unknown>): string[] {
  const columns = findColumns(row)
  const named = columns.has('name') || columns.has('name_bg') || columns.has('name_en')
  const placed = columns.has('town') || (columns.has('latitude') && columns.has('longitude'))
  return [
    ...(named ? [] : ['a name (name, name_bg, name_en or име)']),
    ...(placed ? [] : ['a town (town, city or град) or coordinates (lat and lon)']),
  ]
}

/**
 * Lists as agencies have them: name, town, stars, address, phone, under English or Bulgarian headings and with or without
 * coordinates. Without an id a hotel is its name in its town.
 */
export const agencyList: Shape = {
  name: 'a list by name and town',
  fits: (row) => findMissingColumns(row).length === 0 && !placeShapes.some((shape) => shape.fits(row)),
  read: (row) => (typeof row === 'object' && row !== null ? readListed(pick({ ...row })) : { problem: 'it is no row' }),
}

function readListed(cells: Partial<Record<Column, string>>): Reading {
  const plain = byScript(cells.name)
  const name = { bg: cells.name_bg ?? plain.bg, en: cells.name_en ?? plain.en }
  const shown = name.bg ?? name.en
  if (!shown) return { problem: 'it has no name' }
  const country = cells.country === undefined ? undefined : settleCountry(undefined, cells.country)
  if (cells.country !== undefined && !country) return { problem: `its country "${cells.country}" is not known` }
  const [latitude, longitude] = [readNumber(cells.latitude), readNumber(cells.longitude)]
  if (cells.latitude !== undefined && typeof latitude !== 'number')
    return { problem: `latitude: "${cells.latitude}" is not a number` }
  if (cells.longitude !== undefined && typeof longitude !== 'number')
    return { problem: `longitude: "${cells.longitude}" is not a number` }
  const address = byScript(cells.address)
  const rooms = Number(cells.rooms)
  const named = `name/${foldPlaceName(shown).join(' ')}/${foldPlaceName(cells.town ?? '').join(' ')}`
  return {
    record: {
      source_id: cells.id ?? named.slice(0, 200),
      kind:
        (cells.kind ? findHotelKind(cells.kind) : undefined) ?? findHotelKind(shown) ?? ('hotel' satisfies HotelKind),
      stars: parseStars(cells.stars),
      name_bg: name.bg,
      name_en: name.en,
      address_bg: address.bg,
      address_en: address.en,
      country_code: country,
      city: cells.town,
      latitude,
      longitude,
      timezone: cells.timezone,
      phone: cells.phone,
      email: cells.email,
      website: webAddress(cells.website),
    },
    ...(Number.isInteger(rooms) && rooms > 0 && rooms < 10_000 ? { rooms } : {}),
  }
}

function readNumber(cell: string | undefined): number | undefined {
  const parsed = numeric.safeParse(cell)
  return parsed.success ? parsed.data : undefined
}
