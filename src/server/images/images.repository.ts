import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.ts'

/** What serving a picture takes of its row. */
export type ImageOrigin = { key: string; source: unknown }

export async function findImage(db: Kysely<DB>, key: string): Promise<ImageOrigin | undefined> {
  return await db.selectFrom('image').select(['key', 'source']).where('key', '=', key).executeTakeFirst()
}

/** The main pictures of places and hotels, most looked-for first. */
export async function listMainImages(db: Kysely<DB>, limit: number): Promise<ImageOrigin[]> {
  return await db
    .selectFrom('image')
    .leftJoin('hotel', (join) => join.onRef('hotel.id', '=', 'image.owner_id').on('image.owner_kind', '=', 'hotel'))
    .select(['image.key', 'image.source'])
    .where('image.position', '=', 0)
    .where('image.owner_kind', 'in', ['hotel', 'place'])
    .orderBy('image.owner_kind', 'desc')
    .orderBy('hotel.popularity', 'desc')
    .orderBy('image.id')
    .limit(limit)
    .execute()
}
