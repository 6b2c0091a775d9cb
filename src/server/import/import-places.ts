import type { Kysely } from 'kysely'
import type { ParsedPlaceRecord } from '../../contract/catalogue-file.ts'
import { normalizePlaceName } from '../../domain/place-names.ts'
import { importPlaces, listOwnCountries, loadPlaceMatcher } from '../catalogue/imports.service.ts'
import type { DB } from '../db/schema.ts'
import { fingerprint, note, refuse, startTally, type Tally, writeBatch } from './batches.ts'
import { findOnlyZone, nameCountry } from './country-names.ts'
import { countryId } from './place-shapes.ts'
import type { RegionName, Shape } from './reading.ts'
import { checkPlace } from './records.ts'
import type { Row } from './row.ts'
import type { SourceFile } from './source-file.ts'

/** Places written in one transaction. */
const batchSize = 500

export type ImportOptions = {
  source: string
  /** YYYY-MM-DD in Europe/Sofia. */
  today: string
  onProgress: (done: number, total: number) => void
  signal: AbortSignal
}

/** The middle of many points. Good enough for countries that lie across the 180th meridian to be found by name. */
export type Middle = { latitude: number; longitude: number; count: number }
type Survey = {
  rows: number
  /** Where each country's own record stands in the file, and where its places lie. */
  listed: Map<string, string>
  countries: Map<string, Middle>
  regions: Map<string, Middle & { country: string; name: RegionName }>
}

/**
 * Imports a list of places. Countries and regions that the list only names become places too, so that everything in them is
 * found under them. Goes through the file twice.
 */
export async function importPlaceList(
  db: Kysely<DB>,
  file: SourceFile,
  shape: Shape,
  options: ImportOptions,
): Promise<Tally> {
  const { source, onProgress, signal } = options
  const survey = await surveyPlaces(file, shape)
  const countryIds = new Map([...(await listOwnCountries(db, source)), ...survey.listed])
  let matcher = await loadPlaceMatcher(db, source)
  const tally = startTally()
  async function write(items: readonly { number: number; record: ParsedPlaceRecord; fingerprint: string }[]) {
    try {
      return await importPlaces(db, source, items, matcher)
    } catch (error) {
      // The matcher counts what it has matched as taken, also for a transaction that came to nothing.
      matcher = await loadPlaceMatcher(db, source)
      throw error
    }
  }
  const parents = createParents(survey, countryIds).map((record) => ({
    number: 0,
    record,
    fingerprint: fingerprint(record),
  }))
  await writeBatch(startTally(), parents, write)
  const seen = new Set<string>()
  let batch: { number: number; line?: number | undefined; record: ParsedPlaceRecord; fingerprint: string }[] = []
  for await (const row of file.read()) {
    tally.rows += 1
    const place = readPlace(row, shape, (code) => countryIds.get(code) ?? countryId(code))
    const { number, line } = row
    if ('note' in row && row.note) note(tally, { number, line, reason: row.note })
    if ('problem' in place) refuse(tally, { number, line, id: place.id, reason: place.problem })
    else if (seen.has(place.record.source_id))
      refuse(tally, {
        number,
        line,
        id: place.record.source_id,
        reason: 'its source_id stood in the file before',
      })
    else {
      seen.add(place.record.source_id)
      batch.push({ number, line, record: place.record, fingerprint: fingerprint(place.record) })
    }
    if (batch.length < batchSize) continue
    await writeBatch(tally, batch, write)
    batch = []
    onProgress(tally.rows, survey.rows)
    if (signal.aborted) return tally
  }
  await writeBatch(tally, batch, write)
  onProgress(tally.rows, survey.rows)
  return tally
}

type Place = { record: ParsedPlaceRecord; region?: { id: string; name: RegionName } }

/** A row as a place under its region or country. */
function readPlace(
  row: Row,
  shape: Shape,
  idOfCountry: (code: string) => string,
): Place | { problem: string; id?: string } {
  if ('problem' in row) return row
  const reading = shape.read(row.value)
  if ('problem' in reading) return reading
  const checked = checkPlace(reading.record)
  if ('problem' in checked) return { problem: checked.problem, ...idOf(reading.record) }
  const { record } = checked
  const region = reading.region && { id: regionId(record.country_code, reading.region), name: reading.region }
  const above = region?.id ?? (record.kind === 'country' ? null : idOfCountry(record.country_code))
  const timezone = record.timezone ?? findZone(record.country_code)
  return { record: { ...record, parent: record.parent ?? above, timezone }, ...(region ? { region } : {}) }
}

const zones = new Map<string, string | null>()

function findZone(country: string): string | null {
  if (!zones.has(country)) zones.set(country, findOnlyZone(country) ?? null)
  return zones.get(country) ?? null
}

function idOf({ source_id: id }: Record<string, unknown>): { id?: string } {
  return typeof id === 'string' ? { id } : {}
}

function regionId(country: string, name: RegionName): string {
  return `region/${country}/${normalizePlaceName(name.name_en ?? name.name_bg ?? '')}`.slice(0, 200)
}

async function surveyPlaces(file: SourceFile, shape: Shape): Promise<Survey> {
  const survey: Survey = { rows: 0, listed: new Map(), countries: new Map(), regions: new Map() }
  for await (const row of file.read()) {
    survey.rows += 1
    const place = readPlace(row, shape, countryId)
    if ('problem' in place) continue
    const { record, region } = place
    const code = record.country_code
    if (record.kind === 'country') survey.listed.set(code, record.source_id)
    else survey.countries.set(code, extend(survey.countries.get(code), record))
    if (region)
      survey.regions.set(region.id, {
        ...extend(survey.regions.get(region.id), record),
        country: code,
        name: region.name,
      })
  }
  return survey
}

export function extend(middle: Middle | undefined, point: { latitude: number; longitude: number }): Middle {
  const { latitude = 0, longitude = 0, count = 0 } = middle ?? {}
  return { latitude: latitude + point.latitude, longitude: longitude + point.longitude, count: count + 1 }
}

/** Countries that the source does not know yet, and all regions, as records. */
function createParents(survey: Survey, countryIds: ReadonlyMap<string, string>): ParsedPlaceRecord[] {
  const countries = [...survey.countries].flatMap(([code, middle]) =>
    countryIds.has(code) ? [] : [createCountry(code, middle)],
  )
  const regions = [...survey.regions].map(([id, { country, name, ...middle }]) => ({
    ...placeAt(middle),
    source_id: id,
    kind: 'region' as const,
    parent: countryIds.get(country) ?? countryId(country),
    country_code: country,
    name_bg: name.name_bg ?? null,
    name_en: name.name_en ?? null,
    alternate_names: [],
  }))
  return [...countries, ...regions]
}

/** A country that a list only names, in the middle of what the list has in it. */
export function createCountry(code: string, middle: Middle): ParsedPlaceRecord {
  const names = nameCountry(code)
  return {
    ...placeAt(middle),
    source_id: countryId(code),
    kind: 'country',
    country_code: code,
    name_bg: names?.bg ?? null,
    name_en: names?.en ?? code,
    alternate_names: [...(names?.others ?? [])],
  }
}

export function placeAt({ latitude, longitude, count }: Middle) {
  return { latitude: round(latitude / count), longitude: round(longitude / count), population: 0, images: [] }
}

function round(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5
}
