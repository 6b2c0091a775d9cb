import type { Kysely } from 'kysely'
import type { ParsedHotelRecord, ParsedPlaceRecord } from '../../contract/catalogue-file.ts'
import { normalizePlaceName } from '../../domain/place-names.ts'
import { type FindPlace, loadPlaceFinder } from '../catalogue/catalogue.service.ts'
import { importPlaces, listOwnCountries, loadPlaceMatcher } from '../catalogue/imports.service.ts'
import type { DB } from '../db/schema.ts'
import { fingerprint, startTally, writeBatch } from './batches.ts'
import { findOnlyZone } from './country-names.ts'
import { createCountry, extend, type Middle, placeAt } from './import-places.ts'
import { countryId } from './place-shapes.ts'
import { byScript } from './reading.ts'

/** How far away the time zone of a lonely town may be looked up, in kilometres. */
const zoneWithin = 1500

/** Towns that hotels name where the catalogue knows no place near them. */
export type ImpliedTowns = Map<string, Middle & { country: string; name: string }>

/** Notes the town of a hotel that would find no place. */
export function noteTown(towns: ImpliedTowns, record: ParsedHotelRecord, findPlace: FindPlace): void {
  const { city, country_code: country } = record
  if (record.place || !city || !country || findPlace({ ...record, countryCode: country })) return
  const id = `town/${country}/${normalizePlaceName(city)}`.slice(0, 200)
  towns.set(id, { ...extend(towns.get(id), record), country, name: city })
}

/** Makes places of the towns, each in the middle of its hotels and under its country; passes over those of unknown time zone. */
export async function writeImpliedTowns(db: Kysely<DB>, source: string, towns: ImpliedTowns): Promise<void> {
  if (towns.size === 0) return
  const countryIds = await listOwnCountries(db, source)
  const findZone = await loadPlaceFinder(db, zoneWithin)
  const countries = new Map<string, ParsedPlaceRecord>()
  const records = [...towns].flatMap(([id, { country, name, ...middle }]): ParsedPlaceRecord[] => {
    const where = placeAt(middle)
    const timezone = findZone({ ...where, countryCode: country })?.timezone ?? findOnlyZone(country)
    if (!timezone) return []
    if (!countryIds.has(country)) countries.set(country, createCountry(country, middle))
    const { bg, en } = byScript(name)
    return [
      {
        ...where,
        source_id: id,
        kind: 'village',
        parent: countryIds.get(country) ?? countryId(country),
        country_code: country,
        name_bg: bg ?? null,
        name_en: en ?? null,
        alternate_names: [],
        timezone,
      },
    ]
  })
  const matcher = await loadPlaceMatcher(db, source)
  const items = [...countries.values(), ...records].map((record) => ({
    number: 0,
    record,
    fingerprint: fingerprint(record),
  }))
  await writeBatch(startTally(), items, (batch) => importPlaces(db, source, batch, matcher))
}
