import type { Kysely } from 'kysely'
import type { SearchQuery } from '../../contract/hotels.ts'
import type { DB } from '../db/schema.ts'
import { type DirectoryHotel, getDirectory } from '../hotels/hotels.service.ts'
import { ValidationError } from '../http/errors.ts'
import { findPlaceByText } from '../suggestions/suggestions.service.ts'
import { findPlace, type SearchPlace } from './search.repository.ts'
import {
  type Area,
  hotelsAround,
  hotelsAtPlace,
  hotelsByName,
  hotelsEverywhere,
  hotelsInBox,
  parseBox,
  parseCircle,
} from './search-candidates.ts'

const defaultRadiusKm = 25

/** `unknown`: nobody knows what was typed, neither as a place nor from a hotel's name. */
type Found = { area: Area; place: SearchPlace | null; unknown?: boolean }

/**
 * Where a search looks: a box or circle, a place by id or as typed, the houses of a name, or everywhere.
 * 400 on the field of a box or circle that is none, and on a destination that nobody knows.
 */
export async function findArea(db: Kysely<DB>, query: SearchQuery): Promise<Found> {
  const directory = await getDirectory(db)
  const found = await locate(db, directory, query)
  const asked = query.places?.length
    ? [...directory.values()].flatMap(({ places }) => places.filter(({ id }) => query.places?.includes(id)))
    : []
  return { ...found, area: { ...found.area, asked } }
}

async function locate(
  db: Kysely<DB>,
  directory: ReadonlyMap<number, DirectoryHotel>,
  query: SearchQuery,
): Promise<Found> {
  const written = query.destination === undefined ? null : readArea(directory, query.destination)
  if (written) return { area: written, place: null }
  if (query.bbox !== undefined) {
    const box = parseBox(query.bbox)
    if (!box) throw new ValidationError({ bbox: [{ key: 'invalid_box' }] })
    return { area: hotelsInBox(directory, box), place: null }
  }
  const { lat, lon, radius = defaultRadiusKm } = query
  if (lat !== undefined && lon !== undefined)
    return { area: hotelsAround(directory, { latitude: lat, longitude: lon }, radius), place: null }
  if (lat !== undefined) throw new ValidationError({ lon: [{ key: 'required' }] })
  if (lon !== undefined) throw new ValidationError({ lat: [{ key: 'required' }] })
  const id = query.destination ?? (query.q ? await findPlaceByText(db, query.q) : null)
  if (id !== null && id !== '' && /^\d{1,9}$/.test(String(id))) {
    const place = await findPlace(db, Number(id))
    if (place) return { area: hotelsAtPlace(directory, place), place }
  }
  if (query.destination) throw new ValidationError({ destination: [{ key: 'unknown_place' }] })
  if (query.q) {
    const area = hotelsByName(directory, query.q)
    return { area, place: null, unknown: area.hotels.length === 0 }
  }
  return { area: hotelsEverywhere(directory), place: null }
}

/** The area of a destination written as `bbox:w,s,e,n` or `near:lat,lon,km`; null for any other, 400 for one that is none. */
function readArea(directory: ReadonlyMap<number, DirectoryHotel>, destination: string): Area | null {
  const [, form, numbers = ''] = /^(bbox|near):(.*)$/.exec(destination) ?? []
  if (form === undefined) return null
  if (form === 'bbox') {
    const box = parseBox(numbers)
    if (!box) throw new ValidationError({ destination: [{ key: 'invalid_box' }] })
    return hotelsInBox(directory, box)
  }
  const circle = parseCircle(numbers)
  if (!circle) throw new ValidationError({ destination: [{ key: 'invalid' }] })
  return hotelsAround(directory, circle, circle.radiusKm)
}
