import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.ts'

/** Places that may be named on a map, the largest first. */
export async function loadNamedPlaces(db: Kysely<DB>, limit: number) {
  return db
    .selectFrom('place')
    .select(['id', 'kind', 'name_bg', 'name_en', 'latitude', 'longitude', 'population', 'country_code'])
    .where('kind', 'in', ['country', 'city', 'village', 'resort'])
    .orderBy('population', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}
export type NamedPlace = Awaited<ReturnType<typeof loadNamedPlaces>>[number]
