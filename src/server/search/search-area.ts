import type { Kysely } from 'kysely'
import type { SearchQuery } from '../../contract/hotels.ts'
import { findCoast } from '../../domain/coasts.ts'
import { findTown, isSameTown, type Town } from '../../domain/towns.ts'
import type { DB } from '../db/schema.ts'
import { type DirectoryHotel, getDirectory } from '../hotels/hotels.service.ts'
import { ValidationError } from '../http/errors.ts'
import { findPlaceByText } from '../suggestions/suggestions.service.ts'
import { findPlace } from './search.repository.ts'
import {
  type Area,
  hotelsAround,
  hotelsAtCoast,
  hotelsAtPlace,
  hotelsByName,
  hotelsEverywhere,
  hotelsInBox,
  hotelsNearest,
  parseBox,
  parseCircle,
} from './search-candidates.ts'

const defaultRadiusKm = 25

/** A place that is searched; `id` is what names it as the destination. */
export type SearchPlace = {
  id: string
  kind: string
  nameBg: string | null
  nameEn: string | null
  latitude: number
  longitude: number
}

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
  const asked = query.destination ?? (query.q ? await findPlaceByText(db, query.q) : null)
  const found = asked && (await findDestination(db, directory, asked))
  if (found) return found
  if (query.destination) throw new ValidationError({ destination: [{ key: 'unknown_place' }] })
  if (query.q) {
    const area = hotelsByName(directory, query.q)
    return { area, place: null, unknown: area.hotels.length === 0 }
  }
  return { area: hotelsEverywhere(directory), place: null }
}

/** A place of the catalogue by its id, a coast or a town of the map by its name; null for anything else. */
async function findDestination(
  db: Kysely<DB>,
  directory: ReadonlyMap<number, DirectoryHotel>,
  id: string,
): Promise<Found | null> {
  const coast = findCoast(id)
  if (coast) return { area: hotelsAtCoast(directory, coast), place: { ...coast, id, kind: 'region' } }
  const town = findTown(id)
  if (town) return (await findAsOurs(db, directory, town)) ?? nearTown(directory, town)
  if (!/^\d{1,9}$/.test(id)) return null
  const row = await findPlace(db, Number(id))
  if (!row) return null
  const { name_bg: nameBg, name_en: nameEn, ...place } = row
  return { area: hotelsAtPlace(directory, row), place: { ...place, id: String(row.id), nameBg, nameEn } }
}

function nearTown(directory: ReadonlyMap<number, DirectoryHotel>, town: Town): Found {
  return { area: hotelsNearest(directory, town), place: { ...town, id: town.destination, kind: 'city' } }
}

/** An old address of a town that the catalogue has as a place by now. */
async function findAsOurs(
  db: Kysely<DB>,
  directory: ReadonlyMap<number, DirectoryHotel>,
  town: Town,
): Promise<Found | null> {
  const meant = await findPlaceByText(db, town.nameBg)
  if (meant === null || findTown(meant) || findCoast(meant)) return null
  const found = await findDestination(db, directory, meant)
  return found?.place && isSameTown(town, found.place) ? found : null
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
