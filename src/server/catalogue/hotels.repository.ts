import { type Insertable, type Kysely, sql } from 'kysely'
import type { DB, Hotel, HotelPolicy, HotelText, Review } from '../db/schema.ts'
import { insertRows, updateOnConflict } from './bulk.repository.ts'

export type HotelRow = Insertable<Hotel>
export type KnownHotel = { id: number; source_id: string; slug: string; timezone: string }

const changeable = [
  'slug',
  'place_id',
  'kind',
  'stars',
  'name_bg',
  'name_en',
  'address_bg',
  'address_en',
  'latitude',
  'longitude',
  'location_approximate',
  'timezone',
  'currency',
  'child_age_limit',
  'check_in_from',
  'check_in_until',
  'check_out_until',
  'phone',
  'email',
  'website',
  'registration_number',
  'beach_metres',
  'centre_metres',
  'popularity',
  'updated_at',
] as const

/** The hotels of one source that are already there, by source_id. */
export async function findHotels(
  db: Kysely<DB>,
  source: string,
  sourceIds: readonly string[],
): Promise<Map<string, KnownHotel>> {
  if (sourceIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('hotel')
    .select(['id', 'source_id', 'slug', 'timezone'])
    .where('source', '=', source)
    .where(sql<boolean>`source_id = ANY(${[...sourceIds]}::text[])`)
    .execute()
  return new Map(rows.map((row) => [row.source_id, row]))
}

/** Where every hotel of other sources stands and what it is called. */
export async function listHotelSpots(db: Kysely<DB>, besides: string) {
  return await db
    .selectFrom('hotel')
    .select(['id', 'source', 'name_bg', 'name_en', 'latitude', 'longitude', 'location_approximate'])
    .where('source', '<>', besides)
    .execute()
}

/** Slugs in use, by country code. Only those that could collide with `wanted`: equal, or equal before a number. */
export async function findTakenSlugs(
  db: Kysely<DB>,
  countryCodes: readonly string[],
  wanted: readonly string[],
): Promise<Map<string, Set<string>>> {
  const { rows } = await sql<{ country_code: string; slug: string }>`
    SELECT place.country_code, hotel.slug FROM hotel JOIN place ON place.id = hotel.place_id
    WHERE place.country_code = ANY(${[...countryCodes]}::text[])
      AND regexp_replace(hotel.slug, '-[0-9]+$', '') = ANY(${[...wanted]}::text[])`.execute(db)
  const taken = new Map<string, Set<string>>()
  for (const row of rows) {
    const slugs = taken.get(row.country_code) ?? new Set()
    slugs.add(row.slug)
    taken.set(row.country_code, slugs)
  }
  return taken
}

/** Inserts or updates hotels by (source, source_id). `status`, the review figures and `created_at` stay as they are. */
export async function upsertHotels(db: Kysely<DB>, rows: readonly HotelRow[]): Promise<void> {
  await insertRows(
    db,
    'hotel',
    ['source', 'source_id', ...changeable],
    rows,
    updateOnConflict(['source', 'source_id'], changeable),
  )
}

/** Makes texts, amenities and policies of these hotels exactly those given. */
export async function replaceFacts(
  db: Kysely<DB>,
  hotelIds: readonly number[],
  facts: {
    texts: Insertable<HotelText>[]
    amenities: { hotel_id: number; amenity_code: string }[]
    policies: Insertable<HotelPolicy>[]
  },
): Promise<void> {
  const ids = [...hotelIds]
  await sql`DELETE FROM hotel_text WHERE hotel_id = ANY(${ids}::int[])`.execute(db)
  await sql`DELETE FROM hotel_amenity WHERE hotel_id = ANY(${ids}::int[])`.execute(db)
  await sql`DELETE FROM hotel_policy WHERE hotel_id = ANY(${ids}::int[])`.execute(db)
  await insertRows(db, 'hotel_text', ['hotel_id', 'language', 'summary', 'description', 'highlights'], facts.texts)
  await insertRows(db, 'hotel_amenity', ['hotel_id', 'amenity_code'], facts.amenities)
  await insertRows(db, 'hotel_policy', ['hotel_id', 'kind', 'text_bg', 'text_en'], facts.policies)
}

/** Adds the reviews that are not there yet (same hotel, author, month and words) and counts the hotels' figures anew. */
export async function addReviews(db: Kysely<DB>, rows: readonly Insertable<Review>[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    INSERT INTO review (hotel_id, author, country_code, traveller, language, score, scores, title, body, liked, disliked,
      stayed_in, answer, demo)
    SELECT r.hotel_id, r.author, r.country_code, r.traveller, r.language, r.score, r.scores, r.title, r.body, r.liked,
      r.disliked, r.stayed_in, r.answer, r.demo
    FROM json_populate_recordset(NULL::review, ${JSON.stringify(rows)}::json) AS r
    WHERE NOT EXISTS (
      SELECT FROM review AS old
      WHERE old.hotel_id = r.hotel_id AND old.author = r.author AND old.stayed_in = r.stayed_in
        AND old.body IS NOT DISTINCT FROM r.body AND old.liked IS NOT DISTINCT FROM r.liked
        AND old.disliked IS NOT DISTINCT FROM r.disliked)`.execute(db)
  await recountReviews(db, [...new Set(rows.map((row) => row.hotel_id))])
}

/** Counts the figures of hotels anew from their reviews. Invented ones count only at the demo's own hotels. */
export async function recountReviews(db: Kysely<DB>, hotelIds: readonly number[]): Promise<void> {
  await sql`
    UPDATE hotel SET review_count = figures.reviews, review_score = figures.score, updated_at = now()
    FROM (
      SELECT asked.id, count(review.id) AS reviews, round(avg(review.score), 1) AS score
      FROM unnest(${[...hotelIds]}::int[]) AS asked(id)
      JOIN hotel ON hotel.id = asked.id
      LEFT JOIN review ON review.hotel_id = asked.id AND (NOT review.demo OR hotel.source = 'demo')
      GROUP BY asked.id
    ) AS figures
    WHERE hotel.id = figures.id`.execute(db)
}
