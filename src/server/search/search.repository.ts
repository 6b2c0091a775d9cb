import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.ts'

/** A place to search in, by its id. */
export async function findPlace(db: Kysely<DB>, id: number) {
  return db
    .selectFrom('place')
    .select(['id', 'kind', 'name_bg', 'name_en', 'latitude', 'longitude'])
    .where('id', '=', id)
    .executeTakeFirst()
}
