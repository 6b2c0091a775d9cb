import { type Kysely, sql } from 'kysely'
import type { DB, Json } from '../db/schema.ts'
import { insertRows, updateOnConflict } from './bulk.repository.ts'

export type ImportKind = 'place' | 'hotel'
export type ImportMark = { targetId: number; fingerprint: string }
export type NewImportMark = ImportMark & { sourceId: string; rates?: Json }

/** What earlier imports of this source made of these records; targets that are gone since are left out. */
export async function findImportMarks(
  db: Kysely<DB>,
  source: string,
  kind: ImportKind,
  sourceIds: readonly string[],
): Promise<Map<string, ImportMark>> {
  if (sourceIds.length === 0) return new Map()
  const { rows } = await sql<{ source_id: string; target_id: number; fingerprint: string }>`
    SELECT record.source_id, record.target_id, record.fingerprint FROM import_record AS record
    JOIN ${sql.table(kind)} AS target ON target.id = record.target_id
    WHERE record.source = ${source} AND record.kind = ${kind} AND record.source_id = ANY(${[...sourceIds]}::text[])`.execute(
    db,
  )
  return new Map(rows.map((row) => [row.source_id, { targetId: row.target_id, fingerprint: row.fingerprint }]))
}

/** Notes what records became; rates that an earlier import noted stay unless new ones are given. */
export async function saveImportMarks(
  db: Kysely<DB>,
  source: string,
  kind: ImportKind,
  marks: readonly NewImportMark[],
): Promise<void> {
  const rows = marks.map((mark) => ({
    source,
    kind,
    source_id: mark.sourceId,
    target_id: mark.targetId,
    fingerprint: mark.fingerprint,
    rates: mark.rates ?? null,
  }))
  const target = ['source', 'kind', 'source_id'] as const
  const withRates = rows.filter((row) => row.rates !== null)
  const without = rows.filter((row) => row.rates === null)
  const columns = ['source', 'kind', 'source_id', 'target_id', 'fingerprint'] as const
  await insertRows(db, 'import_record', columns, without, updateOnConflict(target, ['target_id', 'fingerprint']))
  await insertRows(
    db,
    'import_record',
    [...columns, 'rates'],
    withRates,
    updateOnConflict(target, ['target_id', 'fingerprint', 'rates']),
  )
}

/** Places of other sources that records of this one have been merged into. */
export async function listMergedPlaces(db: Kysely<DB>, source: string): Promise<Set<number>> {
  const rows = await db
    .selectFrom('import_record')
    .innerJoin('place', 'place.id', 'import_record.target_id')
    .select('import_record.target_id')
    .where('import_record.kind', '=', 'place')
    .where('import_record.source', '=', source)
    .where('place.source', '<>', source)
    .execute()
  return new Set(rows.map((row) => row.target_id))
}

/** The source_ids of the countries that this source has brought or named, by country code. */
export async function listSourceCountries(db: Kysely<DB>, source: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('import_record')
    .innerJoin('place', 'place.id', 'import_record.target_id')
    .select(['import_record.source_id', 'place.country_code'])
    .where('import_record.kind', '=', 'place')
    .where('import_record.source', '=', source)
    .where('place.kind', '=', 'country')
    .execute()
  return new Map(rows.map((row) => [row.country_code, row.source_id]))
}

/** Hotels whose prices are made up, a page at a time by source and source_id; `until` is the last night that has a price. */
export async function listRatedHotels(
  db: Kysely<DB>,
  after: { source: string; sourceId: string },
  limit: number,
): Promise<{ source: string; sourceId: string; rates: Json; until: string | null }[]> {
  const { rows } = await sql<{ source: string; source_id: string; rates: Json; until: string | null }>`
    SELECT record.source, record.source_id, record.rates, (
      SELECT max(inventory.night) FROM room_type JOIN inventory ON inventory.room_type_id = room_type.id
      WHERE room_type.hotel_id = record.target_id) AS until
    FROM import_record AS record
    WHERE record.kind = 'hotel' AND record.rates IS NOT NULL
      AND (record.source, record.source_id) > (${after.source}, ${after.sourceId})
    ORDER BY record.source, record.source_id
    LIMIT ${limit}`.execute(db)
  return rows.map((row) => ({ source: row.source, sourceId: row.source_id, rates: row.rates, until: row.until }))
}
