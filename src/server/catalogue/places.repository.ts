import { type Insertable, type Kysely, sql } from 'kysely'
import type { ParsedPlaceRecord } from '../../contract/catalogue-file.ts'
import type { DB, Place } from '../db/schema.ts'
import { insertRows, updateOnConflict } from './bulk.repository.ts'
import type { Settlement } from './place-finder.ts'
import type { ForeignPlace } from './place-matcher.ts'

export type PlaceRow = Insertable<Place>

/**
 * Ids of the places of one source, by source_id, also of those that were merged into places of another source; what is not
 * known is missing from the answer.
 */
export async function findPlaceIds(
  db: Kysely<DB>,
  source: string,
  sourceIds: readonly string[],
): Promise<Map<string, number>> {
  if (sourceIds.length === 0) return new Map()
  const ids = [...sourceIds]
  const { rows } = await sql<{ id: number; source_id: string }>`
    SELECT record.target_id AS id, record.source_id FROM import_record AS record
    JOIN place ON place.id = record.target_id
    WHERE record.source = ${source} AND record.kind = 'place' AND record.source_id = ANY(${ids}::text[])
    UNION ALL
    SELECT id, source_id FROM place WHERE source = ${source} AND source_id = ANY(${ids}::text[])`.execute(db)
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
    .select(['id', 'country_code', 'name_bg', 'name_en', 'alternate_names', 'latitude', 'longitude', 'population'])
    .select('timezone')
    .where('kind', 'in', ['city', 'village', 'resort'])
    .execute()
  return rows.map((row) => ({
    id: row.id,
    countryCode: row.country_code,
    names: [row.name_bg, row.name_en, ...row.alternate_names].filter((name) => name !== null),
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

/** The places of every other source, as the matcher takes them. */
export async function listForeignPlaces(db: Kysely<DB>, source: string): Promise<ForeignPlace[]> {
  const rows = await db
    .selectFrom('place')
    .select(['id', 'kind', 'country_code', 'name_bg', 'name_en', 'alternate_names', 'iata', 'latitude', 'longitude'])
    .where('source', '<>', source)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    countryCode: row.country_code,
    names: [row.name_en, row.name_bg, ...row.alternate_names].filter((name) => name !== null),
    iata: row.iata,
    latitude: row.latitude,
    longitude: row.longitude,
  }))
}

/** Gives places what a twin in another source knows besides: further names, people, a missing name, zone or code. */
export async function enrichPlaces(
  db: Kysely<DB>,
  twins: readonly { placeId: number; record: ParsedPlaceRecord }[],
): Promise<void> {
  if (twins.length === 0) return
  const rows = twins.map(({ placeId, record }) => ({
    id: placeId,
    name_bg: record.name_bg ?? null,
    name_en: record.name_en ?? null,
    names: [record.name_bg, record.name_en, ...record.alternate_names].filter((name) => typeof name === 'string'),
    population: record.population,
    timezone: record.timezone ?? null,
    iata: record.iata ?? null,
  }))
  await sql`
    UPDATE place SET
      name_bg = coalesce(place.name_bg, twin.name_bg), name_en = coalesce(place.name_en, twin.name_en),
      population = greatest(place.population, twin.population), timezone = coalesce(place.timezone, twin.timezone),
      iata = coalesce(place.iata, twin.iata),
      alternate_names = ARRAY(
        SELECT name FROM unnest(place.alternate_names || twin.names) WITH ORDINALITY AS known (name, position)
        WHERE name IS DISTINCT FROM place.name_bg AND name IS DISTINCT FROM place.name_en
        GROUP BY name ORDER BY min(position))
    FROM json_to_recordset(${JSON.stringify(rows)}::json)
      AS twin (id int, name_bg text, name_en text, names text[], population int, timezone text, iata text)
    WHERE place.id = twin.id`.execute(db)
}
