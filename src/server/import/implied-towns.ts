import type { Kysely } from 'kysely'
import type { ParsedHotelRecord, ParsedPlaceRecord } from '../../contract/catalogue-file.ts'
import { normalizePlaceName } from '../../domain/place-names.ts'
import { cleanTownName, type FindPlace, loadPlaceFinder } from '../catalogue/catalogue.service.ts'
import { importPlaces, listOwnCountries, loadPlaceMatcher } from '../catalogue/imports.service.ts'
import type { DB } from '../db/schema.ts'
import { fingerprint, startTally, writeBatch } from './batches.ts'
import { findOnlyZone } from './country-names.ts'
import { createCountry, extend, type Middle, placeAt } from './import-places.ts'
import { countryId } from './place-shapes.ts'
import { byScript } from './reading.ts'
import { askTown, type NamedTown, type TownDirectory } from './town-directory.ts'

/** How far away the time zone of a lonely town may be looked up, in kilometres. */
const zoneWithin = 1500

type ImpliedTown = Middle & { country: string; name: string; known: NamedTown | undefined; timezone: string | null }

/** Towns that hotels name where the catalogue has no place of that name. */
export type ImpliedTowns = Map<string, ImpliedTown>

/** Notes the town of a hotel that would find no place: one that the program knows, or else one of the hotel's own naming. */
export function noteTown(
  towns: ImpliedTowns,
  record: ParsedHotelRecord,
  { findPlace, directory }: { findPlace: FindPlace; directory: TownDirectory },
): void {
  const asked = askTown(record)
  if (record.place || !asked) return
  const known = directory.findNear(asked, record)
  const country = record.country_code ?? known?.countryCode
  if (!country) return
  const found = findPlace({ ...record, countryCode: country })
  if (found && (!known || known.names.some((name) => found.names.includes(name)))) return
  if (!known && directory.measureContradiction(asked, record) !== undefined) return
  const name = cleanTownName(asked.city)
  const id = `town/${country}/${normalizePlaceName(known?.names[1] ?? name)}`.slice(0, 200)
  const before = towns.get(id)
  const timezone = before?.timezone ?? record.timezone ?? known?.timezone ?? null
  towns.set(id, { ...extend(before, record), country, name, known: known ?? before?.known, timezone })
}

/**
 * Makes places of the towns, each where the program knows it or else in the middle of its hotels, and under its country; passes over
 * those of unknown time zone.
 */
export async function writeImpliedTowns(db: Kysely<DB>, source: string, towns: ImpliedTowns): Promise<void> {
  if (towns.size === 0) return
  const countryIds = await listOwnCountries(db, source)
  const findZone = await loadPlaceFinder(db, zoneWithin)
  const countries = new Map<string, ParsedPlaceRecord>()
  const records = [...towns].flatMap(
    ([id, { country, name, known, timezone: own, ...middle }]): ParsedPlaceRecord[] => {
      const where = known ? { ...placeAt({ ...known, count: 1 }), population: known.population } : placeAt(middle)
      const timezone = own ?? findOnlyZone(country) ?? findZone({ ...where, countryCode: country })?.timezone
      if (!timezone) return []
      if (!countryIds.has(country)) countries.set(country, createCountry(country, middle))
      const { bg, en } = known ? { bg: known.names[0], en: known.names[1] } : byScript(name)
      return [
        {
          ...where,
          source_id: id,
          kind: known ? 'city' : 'village',
          parent: countryIds.get(country) ?? countryId(country),
          country_code: country,
          name_bg: bg ?? null,
          name_en: en ?? null,
          alternate_names: [],
          timezone,
        },
      ]
    },
  )
  const matcher = await loadPlaceMatcher(db, source)
  const items = [...countries.values(), ...records].map((record) => ({
    number: 0,
    record,
    fingerprint: fingerprint(record),
  }))
  await writeBatch(startTally(), items, (batch) => importPlaces(db, source, batch, matcher))
}
