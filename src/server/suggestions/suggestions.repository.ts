import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.ts'
import type { HotelRecord, PlaceKind, PlaceRecord } from './suggestions-index.ts'

const pageSize = 4_000

const kinds = ['country', 'region', 'city', 'village', 'resort', 'airport'] as const satisfies PlaceKind[]

/** All places, some thousands at a time, so that other work gets its turn in between. */
export async function* readPlaces(db: Kysely<DB>): AsyncGenerator<PlaceRecord[]> {
  let after = 0
  while (true) {
    const rows = await db
      .selectFrom('place')
      .select([
        'id',
        'kind',
        'parent_id',
        'country_code',
        'name_bg',
        'name_en',
        'alternate_names',
        'latitude',
        'longitude',
        'population',
        'iata',
      ])
      .where('id', '>', after)
      .orderBy('id')
      .limit(pageSize)
      .execute()
    const last = rows.at(-1)
    if (!last) return
    after = last.id
    yield rows.flatMap((row) => {
      const kind = kinds.find((known) => known === row.kind)
      if (!kind) return []
      return {
        id: row.id,
        kind,
        parentId: row.parent_id,
        countryCode: row.country_code,
        nameBg: row.name_bg,
        nameEn: row.name_en,
        alternateNames: row.alternate_names,
        latitude: row.latitude,
        longitude: row.longitude,
        population: row.population,
        iata: row.iata,
      }
    })
  }
}

/** All hotels that are shown, some thousands at a time; bookable is one with an active room on a plan open to everyone. */
export async function* readHotels(db: Kysely<DB>): AsyncGenerator<HotelRecord[]> {
  let after = 0
  while (true) {
    const rows = await db
      .selectFrom('hotel')
      .select(['id', 'place_id', 'name_bg', 'name_en', 'latitude', 'longitude', 'popularity'])
      .select((hotel) =>
        hotel
          .exists(
            hotel
              .selectFrom('rate_plan')
              .innerJoin('rate_plan_room_type', 'rate_plan_room_type.rate_plan_id', 'rate_plan.id')
              .innerJoin('room_type', 'room_type.id', 'rate_plan_room_type.room_type_id')
              .whereRef('rate_plan.hotel_id', '=', 'hotel.id')
              .where('rate_plan.active', '=', true)
              .where('rate_plan.audience', '=', 'everyone')
              .where('room_type.active', '=', true)
              .select(sql`1`.as('one')),
          )
          .as('bookable'),
      )
      .where('status', '=', 'active')
      .where('id', '>', after)
      .orderBy('id')
      .limit(pageSize)
      .execute()
    const last = rows.at(-1)
    if (!last) return
    after = last.id
    yield rows.map((row) => ({
      id: row.id,
      placeId: row.place_id,
      nameBg: row.name_bg,
      nameEn: row.name_en,
      latitude: row.latitude,
      longitude: row.longitude,
      bookable: Boolean(row.bookable),
      popularity: row.popularity,
    }))
  }
}
