import type { Kysely } from 'kysely'
import type { ParsedHotelRecord, ParsedPlaceRecord, RoomCalendar } from '../../contract/catalogue-file.ts'
import { foldPlaceName } from '../../domain/place-names.ts'
import type { DB } from '../db/schema.ts'
import { toFactRows, toHotelRow, toReviewRows } from './hotel-rows.ts'
import { addReviews, findHotels, findTakenSlugs, replaceFacts, upsertHotels } from './hotels.repository.ts'
import { replaceImages } from './images.repository.ts'
import { createPlaceFinder, type FindPlace } from './place-finder.ts'
import { findPlaceIds, listSettlements, readPlaces, setParents, upsertPlaces } from './places.repository.ts'
import { raiseRevision, writeAmenities } from './revision.repository.ts'
import { findContradiction, toPromotionRows } from './room-rows.ts'
import { findCodes, findOtherPromotions, replacePromotions } from './rooms.repository.ts'
import { createSlugGiver, toSlug } from './slugs.ts'
import { type PlacedHotel, writeCalendars, writeRooms } from './write-rooms.ts'

export { listHotelSpots, recountReviews } from './hotels.repository.ts'
export { cleanTownName, kilometresBetween, type Settlement, sameCityWithin } from './place-finder.ts'
export { listSettlements } from './places.repository.ts'
export { raiseRevision } from './revision.repository.ts'
export type { FindPlace }

export type Refusal = { source_id: string; reason: string }
/** `ids` are those of the written records, by source_id. */
export type WriteReport = { ids: Map<string, number>; refused: Refusal[] }

/**
 * Writes places of one source, all or none of the call; a second call with the same records changes nothing.
 * A parent may stand later in the same call, or have been written before; an unknown one refuses the record.
 */
export async function writePlaces(
  db: Kysely<DB>,
  source: string,
  records: readonly ParsedPlaceRecord[],
): Promise<WriteReport> {
  return await db.transaction().execute(async (trx) => {
    await raiseRevision(trx)
    return await writePlacesIn(trx, source, records)
  })
}

/** `writePlaces` inside a transaction that is under way and has raised the revision. */
export async function writePlacesIn(
  trx: Kysely<DB>,
  source: string,
  records: readonly ParsedPlaceRecord[],
): Promise<WriteReport> {
  const parents = [...new Set(records.flatMap((record) => record.parent ?? []))]
  const known = await findPlaceIds(trx, source, parents)
  const own = new Set(records.map((record) => record.source_id))
  const refused: Refusal[] = []
  const accepted = records.filter((record) => {
    const reason =
      !record.name_bg && !record.name_en
        ? 'it has no name'
        : record.parent && !known.has(record.parent) && !own.has(record.parent)
          ? `its parent "${record.parent}" is not known`
          : undefined
    if (reason) refused.push({ source_id: record.source_id, reason })
    return reason === undefined
  })
  const latest = [...new Map(accepted.map((record) => [record.source_id, record])).values()]
  await upsertPlaces(
    trx,
    latest.map(({ parent: _, images: __, ...record }) => ({
      ...record,
      source,
      slug: toSlug(record.name_en ?? record.name_bg ?? '') || toSlug(record.source_id) || 'place',
    })),
  )
  const ids = await findPlaceIds(
    trx,
    source,
    latest.map((record) => record.source_id),
  )
  const idOfPlace = (sourceId: string) => ids.get(sourceId) ?? known.get(sourceId) ?? null
  await setParents(
    trx,
    latest.map((record) => ({
      placeId: ids.get(record.source_id) ?? 0,
      parentId: record.parent ? idOfPlace(record.parent) : null,
    })),
  )
  await replaceImages(
    trx,
    'place',
    latest.map((record) => ({ ownerId: ids.get(record.source_id) ?? 0, images: record.images })),
  )
  return { ids, refused }
}

/**
 * Loads every place once and answers from memory; keep it for as long as no places are written.
 * @param within kilometres beyond which no place is near.
 */
export async function loadPlaceFinder(db: Kysely<DB>, within?: number): Promise<FindPlace> {
  return createPlaceFinder(await listSettlements(db), (name) => foldPlaceName(name).join(' '), within)
}

/** `today`: YYYY-MM-DD, the day from which changed prices hold. `findPlace` serves records that name no place. */
export type WriteHotelsOptions = { today: string; findPlace?: FindPlace }

/**
 * Writes hotels of one source with all they hold, all or none of the call except the records refused with a reason.
 * Written again, a record brings its hotel to what it says: rooms and plans that it no longer lists stop being sold,
 * sold units stay sold, changed prices go to the ledger. A record without rooms leaves rooms, rates and prices alone.
 */
export async function writeHotels(
  db: Kysely<DB>,
  source: string,
  records: readonly ParsedHotelRecord[],
  options: WriteHotelsOptions,
): Promise<WriteReport> {
  return await db.transaction().execute(async (trx) => {
    await raiseRevision(trx)
    return await writeHotelsIn(trx, source, records, options)
  })
}

/** `writeHotels` inside a transaction that is under way and has raised the revision. */
export async function writeHotelsIn(
  trx: Kysely<DB>,
  source: string,
  records: readonly ParsedHotelRecord[],
  options: WriteHotelsOptions,
): Promise<WriteReport> {
  const { accepted, refused } = await settleHotels(trx, source, records, options)
  if (accepted.length === 0) return { ids: new Map(), refused }
  await upsertHotels(
    trx,
    accepted.map(({ record, ...settled }) => toHotelRow(source, record, settled)),
  )
  const hotels = await findHotels(
    trx,
    source,
    accepted.map(({ record }) => record.source_id),
  )
  const placed: PlacedHotel[] = accepted.map(({ record }) => ({
    record,
    hotelId: hotels.get(record.source_id)?.id ?? 0,
  }))
  const hotelIds = placed.map(({ hotelId }) => hotelId)
  const facts = placed.map(({ record, hotelId }) => toFactRows(hotelId, record))
  await replaceFacts(trx, hotelIds, {
    texts: facts.flatMap((fact) => fact.texts),
    amenities: facts.flatMap((fact) => fact.amenities),
    policies: facts.flatMap((fact) => fact.policies),
  })
  await addReviews(
    trx,
    placed.flatMap(({ record, hotelId }) => toReviewRows(hotelId, record)),
  )
  await replaceImages(
    trx,
    'hotel',
    placed.map(({ record, hotelId }) => ({ ownerId: hotelId, images: record.images })),
  )
  await writeRooms(
    trx,
    placed.filter(({ record }) => record.room_types.length > 0),
    options.today,
  )
  return { ids: new Map(placed.map(({ record, hotelId }) => [record.source_id, hotelId])), refused }
}

/** Further nights of a hotel's rooms, by room type, and what its promotions are from now on. */
export type HotelExtension = {
  source_id: string
  calendars: readonly { room_type: string; calendar: RoomCalendar }[]
  promotions?: ParsedHotelRecord['promotions']
}

/** Adds nights and renews promotions of hotels that are there, all or none of the call; unknown hotels and rooms are passed over. */
export async function extendHotels(
  db: Kysely<DB>,
  source: string,
  extensions: readonly HotelExtension[],
  options: { today: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await raiseRevision(trx)
    const hotels = await findHotels(
      trx,
      source,
      extensions.map((extension) => extension.source_id),
    )
    const hotelIds = [...hotels.values()].map((hotel) => hotel.id)
    const roomsOf = await findCodes(trx, 'room_type', hotelIds)
    const plansOf = await findCodes(trx, 'rate_plan', hotelIds)
    const known = extensions.flatMap((extension) => {
      const hotelId = hotels.get(extension.source_id)?.id
      const rooms = roomsOf.get(hotelId ?? 0)
      const plans = plansOf.get(hotelId ?? 0)
      return hotelId === undefined || !rooms || !plans ? [] : [{ ...extension, hotelId, rooms, plans }]
    })
    await writeCalendars(
      trx,
      known.flatMap(({ calendars, rooms, plans }) =>
        calendars.flatMap(({ room_type, calendar }) => {
          const roomTypeId = rooms.get(room_type)
          return roomTypeId === undefined ? [] : [{ roomTypeId, plans, calendar, fresh: false }]
        }),
      ),
      options.today,
    )
    const renewed = known.filter((extension) => extension.promotions !== undefined)
    const rows = renewed.flatMap(({ hotelId, promotions, rooms, plans }) =>
      toPromotionRows(hotelId, promotions ?? [], rooms, plans),
    )
    // Promotions keep their ids for as long as they say the same: offers under way name them.
    const others = await findOtherPromotions(
      trx,
      renewed.map(({ hotelId }) => hotelId),
      rows,
    )
    await replacePromotions(
      trx,
      others,
      rows.filter((row) => others.includes(row.hotel_id)),
    )
  })
}

/** Enters the amenities, so that hotels may name them. Once before the first hotels. */
export async function prepareCatalogue(db: Kysely<DB>): Promise<void> {
  await writeAmenities(db)
}

type SettledHotel = { record: ParsedHotelRecord; placeId: number; slug: string; timezone: string }

/** Finds place, time zone and slug of each record, or the reason why it cannot be written. */
async function settleHotels(
  db: Kysely<DB>,
  source: string,
  records: readonly ParsedHotelRecord[],
  options: WriteHotelsOptions,
): Promise<{ accepted: SettledHotel[]; refused: Refusal[] }> {
  const latest = [...new Map(records.map((record) => [record.source_id, record])).values()]
  const named = await findPlaceIds(db, source, [...new Set(latest.flatMap((record) => record.place ?? []))])
  const findPlace = latest.some((record) => !record.place)
    ? (options.findPlace ?? (await loadPlaceFinder(db)))
    : undefined
  const refused: Refusal[] = []
  const found: { record: ParsedHotelRecord; placeId: number }[] = []
  for (const record of latest) {
    const query = { ...record, countryCode: record.country_code }
    const placeId = record.place ? named.get(record.place) : findPlace?.(query)?.id
    const reason =
      findContradiction(record) ??
      (placeId === undefined
        ? record.place
          ? `its place "${record.place}" is not known`
          : 'no known place is near it'
        : undefined)
    if (reason !== undefined || placeId === undefined)
      refused.push({ source_id: record.source_id, reason: reason ?? '' })
    else found.push({ record, placeId })
  }
  const places = await readPlaces(db, [...new Set(found.map(({ placeId }) => placeId))])
  const known = await findHotels(
    db,
    source,
    found.map(({ record }) => record.source_id),
  )
  const wanted = found.map(({ record }) => toSlug(nameOf(record)) || 'hotel')
  const countries = [...new Set([...places.values()].map((place) => place.countryCode))]
  const taken = await findTakenSlugs(db, countries, wanted)
  const accepted: SettledHotel[] = []
  for (const { record, placeId } of found) {
    const place = places.get(placeId)
    const old = known.get(record.source_id)
    const timezone = record.timezone ?? place?.timezone ?? old?.timezone
    if (!place || !timezone) {
      refused.push({ source_id: record.source_id, reason: 'its time zone is not known' })
      continue
    }
    const slugs = taken.get(place.countryCode) ?? new Set<string>()
    taken.set(place.countryCode, slugs)
    const slug = old?.slug ?? createSlugGiver(slugs)(record.slug ?? nameOf(record), 'hotel')
    accepted.push({ record, placeId, slug, timezone })
  }
  return { accepted, refused }
}

function nameOf(record: ParsedHotelRecord): string {
  return record.name_en ?? record.name_bg ?? ''
}
