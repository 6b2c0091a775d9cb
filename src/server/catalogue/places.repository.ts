import { type Insertable, type Kysely, sql } from 'kysely'
import type { DB, Place } from '../db/schema.ts'
import { insertRows, updateOnConflict } from './bulk.repository.ts'
import type { Settlement } from './place-finder.ts'

export type PlaceRow = Insertable<Place>

/** Ids of the places of one source, by source_id; ids that are not known are missing from the answer. */
export async function findPlaceIds(
  db: Kysely<DB>,
  source: string,
  sourceIds: readonly string[],
): Promise<Map<string, number>> {
  if (sourceIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('place')
    .select(['id', 'source_id'])
    .where('source', '=', source)
    .where(sql<boolean>`source_id = ANY(${[...sourceIds]}::text[])`)
    .execute()
  return new Map(rows.map((row) => [row.source_id, row.id]))
}

const changeable = [
  'kind',
  'country_code',
  'slug',
  'name_bg',
  'name_en',
  'alternate_names',
  'description_bg',
  'description_en',
  'latitude',
  'longitude',
  'population',
  'iata',
  'timezone',
  'featured',
] as const

/** Inserts or updates places by (source, source_id); parents are set afterwards, since a child may come before them. */
export async function upsertPlaces(db: Kysely<DB>, rows: readonly PlaceRow[]): Promise<void> {
  await insertRows(
    db,
    'place',
    ['source', 'source_id', ...changeable],
    rows,
    updateOnConflict(['source', 'source_id'], changeable),
  )
}

/** Puts places under their parents. */
export async function setParents(
  db: Kysely<DB>,
  links: readonly { placeId: number; parentId: number | null }[],
): Promise<void> {
  if (links.length === 0) return
  await sql`
    UPDATE place SET parent_id = link.parent_id
    FROM unnest(${links.map((link) => link.placeId)}::int[], ${links.map((link) => link.parentId)}::int[])
      AS link (place_id, parent_id)
    WHERE place.id = link.place_id AND place.parent_id IS DISTINCT FROM link.parent_id`.execute(db)
}

/** Every town, village and resort, as the place finder takes them. */
export async function listSettlements(db: Kysely<DB>): Promise<Settlement[]> {
  const rows = await db
    .selectFrom('place')
    .select(['id', 'country_code', 'name_bg', 'name_en', 'latitude', 'longitude', 'population', 'timezone'])
    .where('kind', 'in', ['city', 'village', 'resort'])
    .execute()
  return rows.map((row) => ({
    id: row.id,
    countryCode: row.country_code,
    names: [row.name_en, row.name_bg].filter((name) => name !== null),
    latitude: row.latitude,
    longitude: row.longitude,
    population: row.population,
    timezone: row.timezone,
  }))
}

/** What the writer needs to know about places that hotels name. */
export async function readPlaces(
  db: Kysely<DB>,
  ids: readonly number[],
): Promise<Map<number, { countryCode: string; timezone: string | null }>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('place')
    .select(['id', 'country_code', 'timezone'])
    .where(sql<boolean>`id = ANY(${[...ids]}::int[])`)
    .execute()
  return new Map(rows.map((row) => [row.id, { countryCode: row.country_code, timezone: row.timezone }]))
}
