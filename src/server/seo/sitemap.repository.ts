import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.ts'

/** A page that search engines are told of, and when it last changed. */
export type SitemapHotel = { id: number; country_slug: string | null; updated_at: Date }
export type SitemapPlace = { id: number; updated_at: Date }

/** A file of the sitemap: its first id and when anything in it last changed. */
export type SitemapChunk = { first: number; updated_at: Date }

/** Cuts the active hotels into files of `size`, by id. */
export async function cutHotels(db: Kysely<DB>, size: number): Promise<SitemapChunk[]> {
  const { rows } = await sql<SitemapChunk>`
    SELECT min(id) AS first, max(updated_at) AS updated_at FROM (
      SELECT id, updated_at, (row_number() OVER (ORDER BY id) - 1) / ${sql.lit(size)} AS chunk
      FROM hotel WHERE status = 'active'
    ) AS numbered
    GROUP BY chunk ORDER BY chunk`.execute(db)
  return rows
}

/** The next active hotels from an id on, with the country that their address names. */
export async function listHotelsFrom(db: Kysely<DB>, first: number, limit: number): Promise<SitemapHotel[]> {
  const { rows } = await sql<SitemapHotel>`
    WITH RECURSIVE batch AS (
      SELECT id, place_id, updated_at FROM hotel WHERE status = 'active' AND id >= ${first} ORDER BY id LIMIT ${limit}
    ), above AS (
      SELECT place.id AS start, place.id, place.parent_id, place.kind, place.slug
      FROM place WHERE id IN (SELECT place_id FROM batch)
      UNION
      SELECT above.start, place.id, place.parent_id, place.kind, place.slug
      FROM place JOIN above ON place.id = above.parent_id
    )
    SELECT batch.id, batch.updated_at, country.slug AS country_slug
    FROM batch LEFT JOIN above country ON country.start = batch.place_id AND country.kind = 'country'
    ORDER BY batch.id`.execute(db)
  return rows
}

/** Places with active hotels in or below them; each changed when one of its hotels did. */
export async function listPlaces(db: Kysely<DB>): Promise<SitemapPlace[]> {
  const { rows } = await sql<SitemapPlace>`
    WITH RECURSIVE changed AS (
      SELECT place_id AS id, max(updated_at) AS updated_at FROM hotel WHERE status = 'active' GROUP BY place_id
    ), above AS (
      SELECT id, updated_at FROM changed
      UNION
      SELECT place.parent_id, above.updated_at FROM above JOIN place ON place.id = above.id
      WHERE place.parent_id IS NOT NULL
    )
    SELECT id, max(updated_at) AS updated_at FROM above GROUP BY id ORDER BY id`.execute(db)
  return rows
}

/** When the catalogue last changed. */
export async function readCatalogueChange(db: Kysely<DB>): Promise<Date> {
  const row = await db.selectFrom('catalogue_revision').select('changed_at').executeTakeFirstOrThrow()
  return row.changed_at
}
