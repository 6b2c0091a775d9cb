import type { Kysely } from 'kysely'
import type { ParsedHotelRecord, ParsedPlaceRecord } from '../../contract/catalogue-file.ts'
import { atomically } from '../db/nested.ts'
import type { DB, Json } from '../db/schema.ts'
import { type Refusal, type WriteHotelsOptions, writeHotelsIn, writePlacesIn } from './catalogue.service.ts'
import { findImportMarks, listMergedPlaces, listSourceCountries, saveImportMarks } from './import-records.repository.ts'
import { createPlaceMatcher, type PlaceMatcher } from './place-matcher.ts'
import { enrichPlaces, listForeignPlaces } from './places.repository.ts'
import { raiseRevision } from './revision.repository.ts'

/** A record and the fingerprint of what it was read from: equal fingerprints are equal records. */
export type Fingerprinted<Record> = { record: Record; fingerprint: string }

export type ImportReport = { written: number; unchanged: number; refused: Refusal[] }

/**
 * Writes those of the hotels that are new or changed since the last import of this source, all or none of the call.
 * `rates`, kept with the import, are what made up prices can be computed from again.
 */
export async function importHotels(
  db: Kysely<DB>,
  source: string,
  items: readonly (Fingerprinted<ParsedHotelRecord> & { rates?: Json })[],
  options: WriteHotelsOptions,
): Promise<ImportReport> {
  if ((await findChanged(db, source, 'hotel', items)).length === 0) return nothingChanged(items)
  return await atomically(db, async (trx) => {
    await raiseRevision(trx)
    const changed = await findChanged(trx, source, 'hotel', items)
    if (changed.length === 0) return nothingChanged(items)
    const { ids, refused } = await writeHotelsIn(
      trx,
      source,
      changed.map(({ record }) => record),
      options,
    )
    await saveImportMarks(
      trx,
      source,
      'hotel',
      changed.flatMap(({ record, fingerprint, rates }) => {
        const targetId = ids.get(record.source_id)
        return targetId === undefined
          ? []
          : [{ sourceId: record.source_id, targetId, fingerprint, ...(rates === undefined ? {} : { rates }) }]
      }),
    )
    return { written: ids.size, unchanged: items.length - changed.length, refused }
  })
}

/** The source_ids under which a source has brought or named countries, by country code. */
export async function listOwnCountries(db: Kysely<DB>, source: string): Promise<Map<string, string>> {
  return await listSourceCountries(db, source)
}

/** Knows the places of other sources, so that a second source does not bring the same town again. */
export async function loadPlaceMatcher(db: Kysely<DB>, source: string): Promise<PlaceMatcher> {
  return createPlaceMatcher(await listForeignPlaces(db, source), await listMergedPlaces(db, source))
}

/**
 * Writes those of the places that are new or changed, all or none of the call. A place that another source has brought
 * already (same kind, country and name, within 10 km) gains names, population and what it lacks instead of a twin.
 */
export async function importPlaces(
  db: Kysely<DB>,
  source: string,
  items: readonly Fingerprinted<ParsedPlaceRecord>[],
  matcher: PlaceMatcher,
): Promise<ImportReport> {
  if ((await findChanged(db, source, 'place', items)).length === 0) return nothingChanged(items)
  return await atomically(db, async (trx) => {
    await raiseRevision(trx)
    const changed = await findChanged(trx, source, 'place', items)
    const known = await findImportMarks(
      trx,
      source,
      'place',
      changed.map(({ record }) => record.source_id),
    )
    const merged: { item: Fingerprinted<ParsedPlaceRecord>; placeId: number }[] = []
    const own: Fingerprinted<ParsedPlaceRecord>[] = []
    for (const item of changed) {
      const before = known.get(item.record.source_id)?.targetId
      const placeId = before === undefined ? matcher.match(item.record) : matcher.isForeign(before) ? before : undefined
      if (placeId === undefined) own.push(item)
      else merged.push({ item, placeId })
    }
    await enrichPlaces(
      trx,
      merged.map(({ item, placeId }) => ({ placeId, record: item.record })),
    )
    await saveImportMarks(
      trx,
      source,
      'place',
      merged.map(({ item, placeId }) => ({
        sourceId: item.record.source_id,
        targetId: placeId,
        fingerprint: item.fingerprint,
      })),
    )
    const { ids, refused } = await writePlacesIn(
      trx,
      source,
      own.map(({ record }) => record),
    )
    await saveImportMarks(
      trx,
      source,
      'place',
      own.flatMap(({ record, fingerprint }) => {
        const targetId = ids.get(record.source_id)
        return targetId === undefined ? [] : [{ sourceId: record.source_id, targetId, fingerprint }]
      }),
    )
    return { written: ids.size + merged.length, unchanged: items.length - changed.length, refused }
  })
}

/** Asked before the catalogue's revision is raised, so that a repeated import empties no cache. */
function nothingChanged(items: readonly unknown[]): ImportReport {
  return { written: 0, unchanged: items.length, refused: [] }
}

async function findChanged<Item extends { record: { source_id: string }; fingerprint: string }>(
  db: Kysely<DB>,
  source: string,
  kind: 'place' | 'hotel',
  items: readonly Item[],
): Promise<Item[]> {
  const latest = [...new Map(items.map((item) => [item.record.source_id, item])).values()]
  const marks = await findImportMarks(
    db,
    source,
    kind,
    latest.map(({ record }) => record.source_id),
  )
  return latest.filter(({ record, fingerprint }) => marks.get(record.source_id)?.fingerprint !== fingerprint)
}
