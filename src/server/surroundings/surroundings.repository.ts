import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.ts'

/** Every town, resort and village. */
export async function loadSettlements(db: Kysely<DB>) {
  return db
    .selectFrom('place')
    .select(['id', 'kind', 'name_bg', 'name_en', 'latitude', 'longitude'])
    .where('kind', 'in', ['city', 'resort', 'village'])
    .orderBy('id')
    .execute()
}
