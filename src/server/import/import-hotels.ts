import type { Kysely } from 'kysely'
import type { ParsedHotelRecord } from '../../contract/catalogue-file.ts'
import { foldPlaceName } from '../../domain/place-names.ts'
import {
  cleanTownName,
  type FindPlace,
  listHotelSpots,
  listSettlements,
  loadPlaceFinder,
  prepareCatalogue,
} from '../catalogue/catalogue.service.ts'
import { importHotels } from '../catalogue/imports.service.ts'
import type { DB } from '../db/schema.ts'
import { loadRateModel } from '../demo.ts'
import { readAddresses } from '../mail/mail.service.ts'
import { fingerprint, note, refuse, startTally, type Tally, writeBatch } from './batches.ts'
import { findOnlyZone } from './country-names.ts'
import { type ImpliedTowns, noteTown, writeImpliedTowns } from './implied-towns.ts'
import type { ImportOptions } from './import-places.ts'
import { createDoubleFinder, type KnownHotel } from './likely-doubles.ts'
import type { Draft, Shape } from './reading.ts'
import { checkHotel } from './records.ts'
import type { Row } from './row.ts'
import type { SourceFile } from './source-file.ts'
import { askTown, createTownDirectory, type TownDirectory } from './town-directory.ts'

/** Hotels written in one transaction: few where each brings thousands of nights. */
const batchSizes = { bare: 200, rated: 16 }

type RateModel = Awaited<ReturnType<typeof loadRateModel>>
type Item = Parameters<typeof importHotels>[2][number] & { number: number; line?: number | undefined }

/**
 * Imports a list of hotels. One that names no place gets the nearest known one, and its time zone; far from all of them it
 * brings the town that it names. With `demoRates` one that
 * brings no rooms gets rooms and prices of the demo's making.
 */
export async function importHotelList(
  db: Kysely<DB>,
  file: SourceFile,
  shape: Shape,
  options: ImportOptions & { demoRates: boolean },
): Promise<Tally> {
  const { source, today, demoRates, onProgress, signal } = options
  await prepareCatalogue(db)
  const settlements = await listSettlements(db)
  const directory = createTownDirectory(settlements)
  const { rows: total, towns } = await surveyHotels(file, shape, { findPlace: await loadPlaceFinder(db), directory })
  await writeImpliedTowns(db, source, towns)
  const findPlace = await loadPlaceFinder(db)
  const createRates = demoRates ? await loadRateModel() : undefined
  const size = demoRates ? batchSizes.rated : batchSizes.bare
  const write = (items: readonly Item[]) => importHotels(db, source, items, { today, findPlace })
  const findDouble = createDoubleFinder((await listHotelSpots(db, source)).map(toKnownHotel))
  const tally = startTally()
  const seen = new Set<string>()
  let batch: Item[] = []
  for await (const row of file.read()) {
    tally.rows += 1
    const hotel = placeHotel(readHotel(row, shape, directory), directory, findPlace)
    const { number, line } = row
    if ('note' in row && row.note) note(tally, { number, line, reason: row.note })
    if ('problem' in hotel) refuse(tally, { number, line, id: hotel.id, reason: hotel.problem })
    else if (seen.has(hotel.record.source_id))
      refuse(tally, {
        number,
        line,
        id: hotel.record.source_id,
        reason: 'its source_id stood in the file before',
      })
    else {
      seen.add(hotel.record.source_id)
      const twin = findDouble(hotel.record)
      const id = hotel.record.source_id
      if (twin) note(tally, { number, line, id, reason: `it may be the same as ${twin}, of this name and near` })
      if (hotel.note) note(tally, { number, line, id, reason: hotel.note })
      const { unread } = readAddresses(hotel.record.email)
      if (unread.length > 0) {
        const reason = `email: "${unread.join(', ')}" cannot be read as an address; a hotel without one has its mails sent to OPERATOR_EMAIL`
        note(tally, { number, line, id, reason })
      }
      batch.push({ number, line, ...settle(hotel, { source, today, findPlace, createRates }) })
    }
    if (batch.length < size) continue
    await writeBatch(tally, batch, write)
    batch = []
    onProgress(tally.rows, total)
    if (signal.aborted) return tally
  }
  await writeBatch(tally, batch, write)
  onProgress(tally.rows, total)
  return tally
}

function toKnownHotel(row: Awaited<ReturnType<typeof listHotelSpots>>[number]): KnownHotel {
  const names = [row.name_bg, row.name_en].filter((name) => name !== null)
  return { ...row, names, approximate: row.location_approximate, label: `hotel ${row.id} (${row.source})` }
}

async function surveyHotels(
  file: SourceFile,
  shape: Shape,
  known: { findPlace: FindPlace; directory: TownDirectory },
): Promise<{ rows: number; towns: ImpliedTowns }> {
  const towns: ImpliedTowns = new Map()
  let rows = 0
  for await (const row of file.read()) {
    rows += 1
    const hotel = readHotel(row, shape, known.directory)
    if (!('problem' in hotel)) noteTown(towns, hotel.record, known)
  }
  return { rows, towns }
}

type Hotel = { record: ParsedHotelRecord; note?: string } & Pick<Draft, 'rooms'>
type Unusable = { problem: string; id?: string }

function readHotel(row: Row, shape: Shape, directory: TownDirectory): Hotel | Unusable {
  if ('problem' in row) return row
  const reading = shape.read(row.value)
  if ('problem' in reading) return reading
  const located = locate(reading.record, directory)
  const id = reading.record.source_id
  const known = typeof id === 'string' ? { id } : {}
  if ('problem' in located) return { problem: located.problem, ...known }
  const checked = checkHotel(located.record)
  if ('problem' in checked) return { problem: checked.problem, ...known }
  return { record: checked.record, ...(reading.rooms === undefined ? {} : { rooms: reading.rooms }) }
}

/** A hotel without coordinates stands where its town does. */
function locate(
  record: Record<string, unknown>,
  directory: TownDirectory,
): { record: Record<string, unknown> } | { problem: string } {
  const { latitude, longitude, city, country_code: country } = record
  if ((latitude ?? longitude ?? null) !== null || record.place) return { record }
  if (typeof city !== 'string' || city === '') return { problem: 'it has neither coordinates nor a town' }
  const town = directory.findByName({ city, countryCode: typeof country === 'string' ? country : null })
  if ('problem' in town) return town
  const where = { latitude: town.latitude, longitude: town.longitude, country_code: town.countryCode }
  return { record: { ...record, ...where, approximate_location: true } }
}

/** Refuses a hotel whose own town cannot be settled, and tells when a town that it lies in stands for it. */
function placeHotel(hotel: Hotel | Unusable, directory: TownDirectory, findPlace: FindPlace): Hotel | Unusable {
  if ('problem' in hotel) return hotel
  const { record } = hotel
  const asked = askTown(record)
  if (record.place || !asked) return hotel
  const id = record.source_id
  const away = directory.measureContradiction(asked, record)
  if (away !== undefined) return { id, problem: `its town "${asked.city}" lies ${away} km from its coordinates` }
  const place = findPlace({ ...record, countryCode: record.country_code })
  if (!place) {
    const missing = record.country_code ? 'its time zone cannot be found' : 'it names no country'
    return { id, problem: `its town "${asked.city}" is not known and ${missing}: bring its place first` }
  }
  if (nameSame(place.names, asked.city)) return hotel
  return {
    ...hotel,
    note: `its town "${asked.city}" is not known, so it went into ${place.names[0]}, in which it lies`,
  }
}

function nameSame(names: readonly string[], city: string): boolean {
  const wanted = foldPlaceName(cleanTownName(city)).join(' ')
  return names.some((name) => foldPlaceName(name).join(' ') === wanted)
}

/**
 * Adds what follows from where a hotel stands. Its fingerprint covers the place that was found, so that a better one found
 * later moves it, but not the day's prices, which roll on by themselves.
 */
function settle(
  { record, rooms }: Hotel,
  context: { source: string; today: string; findPlace: FindPlace; createRates: RateModel | undefined },
): Omit<Item, 'number'> {
  const near = context.findPlace({ ...record, countryCode: record.country_code })
  const country = near?.countryCode ?? record.country_code
  const timezone = record.timezone ?? near?.timezone ?? (country ? findOnlyZone(country) : undefined)
  const placed = { ...record, ...(timezone ? { timezone } : {}) }
  const rated = context.createRates !== undefined && record.room_types.length === 0
  const mark = fingerprint(record, rooms ?? null, record.place ? null : (near?.id ?? null), rated)
  if (!context.createRates || !rated) return { record: placed, fingerprint: mark }
  const { rates, ...made } = context.createRates(
    {
      source: context.source,
      sourceId: record.source_id,
      kind: record.kind,
      stars: record.stars ?? null,
      countryCode: country ?? '',
      population: near?.population ?? 0,
      rooms: rooms ?? null,
    },
    context.today,
  )
  // As JSON, in which it is kept.
  return { record: { ...placed, ...made }, fingerprint: mark, rates: JSON.parse(JSON.stringify(rates)) }
}
