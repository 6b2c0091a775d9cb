import { type Kysely, sql } from 'kysely'
import type { PictureSeason } from '../../domain/picture-seasons.ts'
import type { DB } from '../db/schema.ts'

/** What serving a picture takes of its row. */
export type ImageOrigin = { key: string; source: unknown }

export async function findImage(db: Kysely<DB>, key: string): Promise<ImageOrigin | undefined> {
  return await db.selectFrom('image').select(['key', 'source']).where('key', '=', key).executeTakeFirst()
}

/** The main pictures of places and hotels in a season, most looked-for first. */
export async function listMainImages(db: Kysely<DB>, season: PictureSeason, limit: number): Promise<ImageOrigin[]> {
  const { rows } = await sql<ImageOrigin>`
    SELECT main.key, main.source
    FROM (
      SELECT DISTINCT ON (owner_kind, owner_id) owner_kind, owner_id, id, key, source
      FROM image
      WHERE owner_kind IN ('hotel', 'place')
      ORDER BY owner_kind, owner_id, season IS NOT NULL AND season <> ${season}, position, id
    ) main
    LEFT JOIN hotel ON hotel.id = main.owner_id AND main.owner_kind = 'hotel'
    ORDER BY main.owner_kind DESC, hotel.popularity DESC, main.id
    LIMIT ${limit}`.execute(db)
  return rows
}
