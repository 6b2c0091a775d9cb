import { type Kysely, type Selectable, sql } from 'kysely'
import { withWiderAmenities } from '../../domain/amenities.ts'
import type { DB } from '../db/schema.ts'

/** How many pictures of a hotel lists tell. */
export const CARD_PICTURES = 5

export type ImageRow = Selectable<DB['image']>

/** A place as lists name it; a name missing in one language is null there. */
export type PlaceName = {
  id: number
  kind: string
  slug: string
  nameBg: string | null
  nameEn: string | null
  countryCode: string
  parentId: number | null
  latitude: number
  longitude: number
}

/** What lists, maps and filters know of a hotel, in both languages. */
export type DirectoryHotel = {
  id: number
  slug: string
  kind: string
  stars: number | null
  nameBg: string | null
  nameEn: string | null
  addressBg: string | null
  addressEn: string | null
  latitude: number
  longitude: number
  timezone: string
  currency: string
  beachMetres: number | null
  centreMetres: number | null
  phone: string | null
  /** HH:MM at the property. */
  checkInFrom: string
  checkOutUntil: string
  reviewScore: number | null
  reviewCount: number
  popularity: number
  /** From its own place up to the country. */
  places: PlaceName[]
  amenities: ReadonlySet<string>
  /** Its amenities and what those are kinds of: what a search by amenities goes by. */
  foundBy: ReadonlySet<string>
  /** In order: those that are among the first five in some season. */
  images: ImageRow[]
}

/** Every active hotel. About 1 kB each: a catalogue of 100,000 fits a node. */
export async function loadDirectory(db: Kysely<DB>): Promise<Map<number, DirectoryHotel>> {
  return loadHotels(db, null)
}

/** One hotel as in the directory, also when it is no longer shown: its bookings still name it. */
export async function findHotel(db: Kysely<DB>, id: number): Promise<DirectoryHotel | undefined> {
  return (await loadHotels(db, id)).get(id)
}

/** All active hotels, or the one with `onlyId` in whatever state. */
async function loadHotels(db: Kysely<DB>, onlyId: number | null): Promise<Map<number, DirectoryHotel>> {
  const [hotels, places, amenities, images] = await Promise.all([
    db
      .selectFrom('hotel')
      .select([
        'id',
        'slug',
        'kind',
        'stars',
        'name_bg',
        'name_en',
        'address_bg',
        'address_en',
        'latitude',
        'longitude',
        'timezone',
        'currency',
        'beach_metres',
        'centre_metres',
        'phone',
        'check_in_from',
        'check_out_until',
        'review_score',
        'review_count',
        'popularity',
        'place_id',
      ])
      .$if(onlyId === null, (query) => query.where('status', '=', 'active'))
      .$if(onlyId !== null, (query) => query.where('id', '=', onlyId ?? 0))
      .orderBy('id')
      .execute(),
    loadPlacesAbove(db, onlyId),
    db
      .selectFrom('hotel_amenity')
      .select(['hotel_id', 'amenity_code'])
      .$if(onlyId !== null, (query) => query.where('hotel_id', '=', onlyId ?? 0))
      .execute(),
    loadCardPictures(db, onlyId),
  ])
  const amenitiesOf = groupBy(amenities, (row) => row.hotel_id)
  const imagesOf = groupBy(images, (row) => row.owner_id)
  return new Map(
    hotels.map((row): [number, DirectoryHotel] => {
      const amenities = (amenitiesOf.get(row.id) ?? []).map((amenity) => amenity.amenity_code)
      const hotel: DirectoryHotel = {
        id: row.id,
        slug: row.slug,
        kind: row.kind,
        stars: row.stars === null ? null : Number(row.stars),
        nameBg: row.name_bg,
        nameEn: row.name_en,
        addressBg: row.address_bg,
        addressEn: row.address_en,
        latitude: row.latitude,
        longitude: row.longitude,
        timezone: row.timezone,
        currency: row.currency,
        beachMetres: row.beach_metres,
        centreMetres: row.centre_metres,
        phone: row.phone,
        checkInFrom: row.check_in_from.slice(0, 5),
        checkOutUntil: row.check_out_until.slice(0, 5),
        reviewScore: row.review_score === null ? null : Number(row.review_score),
        reviewCount: row.review_count,
        popularity: row.popularity,
        places: chainOf(row.place_id, places),
        amenities: new Set(amenities),
        foundBy: withWiderAmenities(amenities),
        images: imagesOf.get(row.id) ?? [],
      }
      return [row.id, hotel]
    }),
  )
}

/** The pictures that lists tell in one season or the other. */
async function loadCardPictures(db: Kysely<DB>, onlyId: number | null): Promise<ImageRow[]> {
  const hotels = onlyId === null ? sql`true` : sql`owner_id = ${onlyId}`
  const { rows } = await sql<ImageRow>`
    SELECT id, owner_kind, owner_id, position, key, source, width, height, alt_bg, alt_en, placeholder, season FROM (
      SELECT image.*,
        CASE WHEN season = 'winter' THEN NULL
          ELSE count(*) FILTER (WHERE season IS DISTINCT FROM 'winter') OVER before END AS in_summer,
        CASE WHEN season = 'summer' THEN NULL
          ELSE count(*) FILTER (WHERE season IS DISTINCT FROM 'summer') OVER before END AS in_winter
      FROM image
      WHERE owner_kind = 'hotel' AND ${hotels}
      WINDOW before AS (PARTITION BY owner_id ORDER BY position, id)
    ) ranked
    WHERE least(in_summer, in_winter) <= ${CARD_PICTURES}
    ORDER BY owner_id, position, id`.execute(db)
  return rows
}

/** Names of all kinds of room with their beds and size, by id. */
export async function loadRoomKinds(db: Kysely<DB>) {
  const rows = await db.selectFrom('room_type').select(['id', 'name_bg', 'name_en', 'beds', 'size_m2']).execute()
  return new Map(rows.map((row) => [row.id, row]))
}

export type LowestPrice = { room_type_id: number; rate_plan_id: number; first_night: string; amount: number }

/**
 * Lowest nightly price for sale by room type and root plan, for prices without dates: over the `days` from the first night
 * on which the hotel has anything for sale, today or, where it is closed until its season, later. Rooms for two decide which
 * night that is, others only where there are none.
 */
export async function loadLowestPrices(db: Kysely<DB>, today: string, days: number): Promise<LowestPrice[]> {
  const { rows } = await sql<LowestPrice>`
    WITH room AS (
      SELECT room_type.id, room_type.hotel_id,
        room_type.min_adults <= 2 AND room_type.max_adults >= 2 AND room_type.max_occupancy >= 2 AS for_two
      FROM room_type
      JOIN hotel ON hotel.id = room_type.hotel_id AND hotel.status = 'active'
      WHERE room_type.active
    ), opening AS (
      SELECT room.hotel_id, coalesce(min(first.night) FILTER (WHERE room.for_two), min(first.night)) AS night
      FROM room
      CROSS JOIN LATERAL (
        SELECT stock.night
        FROM inventory stock
        JOIN nightly_price price ON price.room_type_id = stock.room_type_id AND price.night = stock.night
        JOIN rate_plan plan ON plan.id = price.rate_plan_id AND plan.active
        WHERE stock.room_type_id = room.id AND stock.night >= ${today} AND stock.free > 0 AND NOT stock.stop_sell
        ORDER BY stock.night
        LIMIT 1
      ) first
      GROUP BY room.hotel_id
    )
    SELECT price.room_type_id, price.rate_plan_id, opening.night AS first_night, min(price.amount) AS amount
    FROM opening
    JOIN room ON room.hotel_id = opening.hotel_id
    JOIN nightly_price price
      ON price.room_type_id = room.id AND price.night >= opening.night AND price.night < opening.night + ${days}::integer
    JOIN inventory stock ON stock.room_type_id = price.room_type_id AND stock.night = price.night
    WHERE stock.free > 0 AND NOT stock.stop_sell
    GROUP BY price.room_type_id, price.rate_plan_id, opening.night`.execute(db)
  return rows
}

/** The places of the hotels and everything above them. */
async function loadPlacesAbove(db: Kysely<DB>, onlyId: number | null): Promise<Map<number, PlaceName>> {
  const hotels = onlyId === null ? sql`status = 'active'` : sql`id = ${onlyId}`
  const { rows } = await sql<{
    id: number
    kind: string
    slug: string
    name_bg: string | null
    name_en: string | null
    country_code: string
    parent_id: number | null
    latitude: number
    longitude: number
  }>`
    WITH RECURSIVE above AS (
      SELECT id, parent_id FROM place WHERE id IN (SELECT DISTINCT place_id FROM hotel WHERE ${hotels})
      UNION
      SELECT place.id, place.parent_id FROM place JOIN above ON place.id = above.parent_id
    )
    SELECT id, kind, slug, name_bg, name_en, country_code, parent_id, latitude, longitude
    FROM place WHERE id IN (SELECT id FROM above)`.execute(db)
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        kind: row.kind,
        slug: row.slug,
        nameBg: row.name_bg,
        nameEn: row.name_en,
        countryCode: row.country_code,
        parentId: row.parent_id,
        latitude: row.latitude,
        longitude: row.longitude,
      },
    ]),
  )
}

function chainOf(placeId: number, places: ReadonlyMap<number, PlaceName>): PlaceName[] {
  const chain: PlaceName[] = []
  for (let place = places.get(placeId); place && !chain.includes(place); place = places.get(place.parentId ?? -1))
    chain.push(place)
  return chain
}

function groupBy<T>(rows: readonly T[], key: (row: T) => number): Map<number, T[]> {
  const groups = new Map<number, T[]>()
  for (const row of rows) {
    const group = groups.get(key(row))
    if (group) group.push(row)
    else groups.set(key(row), [row])
  }
  return groups
}
