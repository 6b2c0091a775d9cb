import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.ts'

/** Everything a hotel's page tells beyond the directory, in both languages. */
export async function loadHotelPage(db: Kysely<DB>, hotelId: number) {
  const [hotel, texts, amenities, policies, images, rooms] = await Promise.all([
    db.selectFrom('hotel').selectAll().where('id', '=', hotelId).where('status', '=', 'active').executeTakeFirst(),
    db.selectFrom('hotel_text').selectAll().where('hotel_id', '=', hotelId).execute(),
    db
      .selectFrom('hotel_amenity')
      .innerJoin('amenity', 'amenity.code', 'hotel_amenity.amenity_code')
      .select(['amenity.code', 'amenity.group_code', 'amenity.name_bg', 'amenity.name_en'])
      .where('hotel_amenity.hotel_id', '=', hotelId)
      .orderBy('amenity.position')
      .execute(),
    db.selectFrom('hotel_policy').selectAll().where('hotel_id', '=', hotelId).execute(),
    db
      .selectFrom('image')
      .selectAll()
      .where('owner_kind', '=', 'hotel')
      .where('owner_id', '=', hotelId)
      .orderBy('position')
      .execute(),
    loadRooms(db, hotelId),
  ])
  return hotel ? { hotel, texts, amenities, policies, images, rooms } : null
}

export type HotelPageRows = NonNullable<Awaited<ReturnType<typeof loadHotelPage>>>

/** A hotel's rooms that are for sale, with their pictures. */
export async function loadRooms(db: Kysely<DB>, hotelId: number) {
  const rooms = await db
    .selectFrom('room_type')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('active', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute()
  if (rooms.length === 0) return []
  const images = await db
    .selectFrom('image')
    .selectAll()
    .where('owner_kind', '=', 'room_type')
    .where(
      'owner_id',
      'in',
      rooms.map((room) => room.id),
    )
    .orderBy('position')
    .execute()
  return rooms.map((room) => ({ ...room, images: images.filter((image) => image.owner_id === room.id) }))
}

export type RoomRow = Awaited<ReturnType<typeof loadRooms>>[number]

/** Names of a hotel's plans' remarks and promotions, for the texts of an offer. */
export async function loadOfferTexts(db: Kysely<DB>, hotelId: number) {
  const [plans, promotions] = await Promise.all([
    db.selectFrom('rate_plan').select(['id', 'remarks_bg', 'remarks_en']).where('hotel_id', '=', hotelId).execute(),
    db.selectFrom('promotion').select(['id', 'name_bg', 'name_en']).where('hotel_id', '=', hotelId).execute(),
  ])
  return {
    plans: new Map(plans.map((plan) => [plan.id, plan])),
    promotions: new Map(promotions.map((row) => [row.id, row])),
  }
}

/** Places chosen for the home page, in their order, with their pictures. */
export async function loadFeaturedPlaces(db: Kysely<DB>) {
  const places = await db
    .selectFrom('place')
    .selectAll()
    .where('featured', 'is not', null)
    .orderBy('featured')
    .limit(12)
    .execute()
  if (places.length === 0) return []
  const images = await db
    .selectFrom('image')
    .selectAll()
    .where('owner_kind', '=', 'place')
    .where(
      'owner_id',
      'in',
      places.map((place) => place.id),
    )
    .orderBy('position')
    .execute()
  return places.map((place) => ({ ...place, images: images.filter((image) => image.owner_id === place.id) }))
}

/** The places' pictures, in order. */
export async function loadPlacePictures(
  db: Kysely<DB>,
): Promise<{ owner_id: number; key: string; season: string | null }[]> {
  return db
    .selectFrom('image')
    .select(['owner_id', 'key', 'season'])
    .where('owner_kind', '=', 'place')
    .orderBy('owner_id')
    .orderBy('position')
    .execute()
}
