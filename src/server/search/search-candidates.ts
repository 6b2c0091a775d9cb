import type { SearchQuery } from '../../contract/hotels.ts'
import { type Coast, isAtCoast } from '../../domain/coasts.ts'
import { distanceKm } from '../../domain/distance.ts'
import type { DirectoryHotel, PlaceName } from '../hotels/hotels.service.ts'

/**
 * Where a search looks: the hotels, and how far one lies, in kilometres, from the centre of its
 * own town or from the place that is searched (`around`: from the point around which it looks). `partOf` tells in which part of it a
 * hotel lies (of a country the region, of everywhere the country), where the area has parts. `asked` are the places that
 * the filter names, wherever they are: the map may have been moved away from them.
 */
export type Area = {
  hotels: DirectoryHotel[]
  distance: { from: 'centre' | 'place'; around?: boolean; of: (hotel: DirectoryHotel) => number } | null
  partOf?: (hotel: DirectoryHotel) => PlaceName | undefined
  asked?: readonly PlaceName[]
}
export type Point = { latitude: number; longitude: number }

/** How far around a place without hotels of its own a search looks, in kilometres: the first of these within which any stands. */
const nearbyKm = [40, 80, 160, 320]

/** Hotels in or under a place; for an airport, or a place with none of its own, those around it. */
export function hotelsAtPlace(
  directory: ReadonlyMap<number, DirectoryHotel>,
  place: Point & { id: number; kind: string },
): Area {
  const all = [...directory.values()]
  const inside = all.filter((hotel) => hotel.places.some((above) => above.id === place.id))
  const partOf = (hotel: DirectoryHotel) => hotel.places[hotel.places.findIndex((above) => above.id === place.id) - 1]
  if (inside.length > 0) return { hotels: inside, distance: { from: 'centre', of: fromOwnCentre(place) }, partOf }
  if (place.kind === 'country' || place.kind === 'region') return { hotels: [], distance: null }
  return hotelsNearest(directory, place)
}

/** The hotels nearest to a place that has none. */
export function hotelsNearest(directory: ReadonlyMap<number, DirectoryHotel>, place: Point): Area {
  const apart = [...directory.values()].map((hotel) => distanceKm(hotel, place))
  const nearest = Math.min(...apart)
  return hotelsAround(directory, place, nearbyKm.find((km) => nearest <= km) ?? 0)
}

/** The hotels along a coast; its parts are their towns, whichever provinces those lie in. */
export function hotelsAtCoast(directory: ReadonlyMap<number, DirectoryHotel>, coast: Coast): Area {
  return {
    hotels: [...directory.values()].filter((hotel) => isAtCoast(coast, hotel)),
    distance: { from: 'centre', of: fromOwnCentre(coast) },
    partOf: (hotel) => hotel.places[0],
  }
}

export function hotelsAround(directory: ReadonlyMap<number, DirectoryHotel>, centre: Point, radiusKm: number): Area {
  return {
    hotels: [...directory.values()].filter((hotel) => distanceKm(hotel, centre) <= radiusKm),
    distance: { ...fromPoint(centre), around: true },
  }
}

function fromPoint(point: Point): NonNullable<Area['distance']> {
  return { from: 'place', of: (hotel) => distanceKm(hotel, point) }
}

/** In a town its centre is where the houses themselves say it is, as the filter and their pages do; the place's own point only for others. */
function fromOwnCentre(place: Point): (hotel: DirectoryHotel) => number {
  return (hotel) => (hotel.centreMetres === null ? distanceKm(hotel, place) : hotel.centreMetres / 1000)
}

export function hotelsEverywhere(directory: ReadonlyMap<number, DirectoryHotel>): Area {
  return { hotels: [...directory.values()], distance: null, partOf: (hotel) => hotel.places.at(-1) }
}

/** `west,south,east,north` in degrees; a box across the 180th meridian has west > east. Null when it is not a box. */
export function parseBox(text: string): { west: number; south: number; east: number; north: number } | null {
  const parts = text.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)))
  const [west, south, east, north] = parts
  if (parts.length !== 4 || west === undefined || south === undefined || east === undefined || north === undefined)
    return null
  if (parts.some((part) => !Number.isFinite(part)) || south > north || Math.abs(south) > 90 || Math.abs(north) > 90)
    return null
  if (Math.abs(west) > 180 || Math.abs(east) > 180) return null
  return { west, south, east, north }
}

/** `latitude,longitude,kilometres`, up to 500 of them. Null when it is not a circle. */
export function parseCircle(text: string): (Point & { radiusKm: number }) | null {
  const parts = text.split(',')
  const [latitude, longitude, radiusKm] = parts.map(Number)
  if (parts.length !== 3 || parts.some((part) => part.trim() === '')) return null
  if (latitude === undefined || longitude === undefined || radiusKm === undefined) return null
  const isCircle = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && radiusKm >= 0.1 && radiusKm <= 500
  return isCircle ? { latitude, longitude, radiusKm } : null
}

export function hotelsInBox(
  directory: ReadonlyMap<number, DirectoryHotel>,
  box: NonNullable<ReturnType<typeof parseBox>>,
): Area {
  const inLongitude = (longitude: number) =>
    box.west <= box.east
      ? longitude >= box.west && longitude <= box.east
      : longitude >= box.west || longitude <= box.east
  const hotels = [...directory.values()].filter(
    (hotel) => hotel.latitude >= box.south && hotel.latitude <= box.north && inLongitude(hotel.longitude),
  )
  const middle = (box.west + box.east) / 2
  const longitude = box.west <= box.east ? middle : middle + (middle > 0 ? -180 : 180)
  const centre = { latitude: (box.south + box.north) / 2, longitude }
  return { hotels, distance: fromPoint(centre) }
}

/** Hotels whose name contains the text in either language, for a search by name alone. */
export function hotelsByName(directory: ReadonlyMap<number, DirectoryHotel>, text: string): Area {
  return { hotels: [...directory.values()].filter((hotel) => hasName(hotel, text)), distance: null }
}

export function hasName(hotel: DirectoryHotel, text: string): boolean {
  const wanted = text.trim().toLowerCase()
  return Boolean(hotel.nameBg?.toLowerCase().includes(wanted) || hotel.nameEn?.toLowerCase().includes(wanted))
}

/** The filters that look at the house itself, each under the name of its facet. */
export const houseFilters = {
  stars: (hotel: DirectoryHotel, query: SearchQuery) =>
    !query.stars?.length || query.stars.some((stars) => Math.floor(hotel.stars ?? 0) === stars),
  kind: (hotel: DirectoryHotel, query: SearchQuery) =>
    !query.kind?.length || query.kind.some((kind) => kind === hotel.kind),
  amenities: (hotel: DirectoryHotel, query: SearchQuery) =>
    !query.amenities?.length || query.amenities.every((code) => typeof code === 'string' && hotel.foundBy.has(code)),
  review_min: (hotel: DirectoryHotel, query: SearchQuery) =>
    query.review_min === undefined || (hotel.reviewScore ?? 0) >= query.review_min,
  name: (hotel: DirectoryHotel, query: SearchQuery) => !query.name || hasName(hotel, query.name),
  places: (hotel: DirectoryHotel, query: SearchQuery) =>
    !query.places?.length || hotel.places.some((place) => query.places?.includes(place.id)),
  beach_max: (hotel: DirectoryHotel, query: SearchQuery) =>
    query.beach_max === undefined || isWithin(hotel.beachMetres, query.beach_max),
  centre_max: (hotel: DirectoryHotel, query: SearchQuery) =>
    query.centre_max === undefined || isWithin(hotel.centreMetres, query.centre_max),
}
export type HouseFilter = keyof typeof houseFilters

/** A distance that nobody knows, such as to a beach where there is none, is within no bound. */
export function isWithin(metres: number | null, most: number): boolean {
  return metres !== null && metres <= most
}
