import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { CalendarAnswer, calendarQuerySchema } from '../../contract/calendar.ts'
import type { HotelDetail } from '../../contract/hotels.ts'
import type { Language } from '../../contract/values.ts'
import { convert, toDecimal } from '../../domain/money.ts'
import { countNights, localDay } from '../../domain/stay-dates.ts'
import { cachePerRevision } from '../db/revision-cache.ts'
import type { DB } from '../db/schema.ts'
import { AppError, ValidationError } from '../http/errors.ts'
import { getAllRules, getRatesTo, priceCalendar, readParty } from '../rates/rates.service.ts'
import { findSurroundings } from '../surroundings/surroundings.service.ts'
import { type DirectoryHotel, findHotel, loadDirectory, loadRoomKinds } from './directory.repository.ts'
import { toHotelCard } from './hotel-card.ts'
import { toHotelDetail } from './hotel-page.ts'
import { loadHotelPage, loadOfferTexts, loadRooms, type RoomRow } from './hotels.repository.ts'

export type { DirectoryHotel, PlaceName } from './directory.repository.ts'
export { type FromPrice, type FromPrices, getFromPrices, readRoomPrices } from './from-prices.ts'
export { hotelPath, pickText, picturesOn, placeText, toHotelCard } from './hotel-card.ts'
export { loadFeaturedPlaces } from './hotels.repository.ts'
export { getPlacePictures, hotelShare, placePictureOn, placeShare } from './share-facts.ts'

/** Every active hotel by id, kept until the catalogue changes. */
export const getDirectory = cachePerRevision(loadDirectory)

/** Names of all kinds of room by id, kept until the catalogue changes. */
export const getRoomKinds = cachePerRevision(loadRoomKinds)

/** A hotel by id for what names it for good, such as a booking: also when it is no longer shown. */
export async function findAnyHotel(db: Kysely<DB>, id: number): Promise<DirectoryHotel | undefined> {
  return (await getDirectory(db)).get(id) ?? findHotel(db, id)
}

export type OfferFacts = { rooms: Map<number, RoomRow> } & Awaited<ReturnType<typeof loadOfferTexts>>

/** Hotels whose offers' texts are kept in memory at once. */
const keptOfferFacts = 2_000
const getKeptFacts = cachePerRevision(async () => new Map<number, Promise<OfferFacts>>())

/** Rooms and wording of a hotel's offers, kept until the catalogue changes. */
export async function getOfferFacts(db: Kysely<DB>, hotelId: number): Promise<OfferFacts> {
  const kept = await getKeptFacts(db)
  const known = kept.get(hotelId)
  if (known) return known
  if (kept.size >= keptOfferFacts) kept.clear()
  const facts = Promise.all([loadRooms(db, hotelId), loadOfferTexts(db, hotelId)]).then(([rooms, texts]) => ({
    rooms: new Map(rooms.map((room) => [room.id, room])),
    ...texts,
  }))
  kept.set(hotelId, facts)
  facts.catch(() => kept.delete(hotelId))
  return facts
}

/** Days that a calendar tells at once. */
const maxCalendarDays = 100

/** Price of each night for a party and the rules of arriving: 404 for an unknown hotel, 400 for a range that is not one. */
export async function readCalendar(
  context: { db: Kysely<DB>; now: Date },
  hotelId: number,
  query: z.output<typeof calendarQuerySchema>,
): Promise<CalendarAnswer> {
  const rules = (await getAllRules(context.db)).get(hotelId)
  if (!rules) throw new AppError('not_found')
  const days = countNights(query.from, query.to)
  if (days < 0 || days >= maxCalendarDays)
    throw new ValidationError({ to: [{ key: 'calendar_range', params: { max: maxCalendarDays } }] })
  const [calendar, perEuro] = await Promise.all([
    priceCalendar(context.db, rules, { from: query.from, to: query.to, rooms: readParty(query.rooms) }, context.now),
    getRatesTo(context.db, query.currency),
  ])
  return {
    currency: query.currency,
    days: calendar.map((day) => ({
      date: day.date,
      price:
        day.price === null
          ? null
          : toDecimal(convert(day.price, rules.currency, query.currency, perEuro), query.currency),
      available: day.price !== null,
      min_stay: day.minStay,
      max_stay: day.maxStay,
      arrival_allowed: day.arrivalAllowed,
      departure_allowed: day.departureAllowed,
    })),
  }
}

/** Everything a hotel's page tells, in the reader's language; null for a hotel that is not shown. */
export async function readHotelPage(
  { db, now, language }: { db: Kysely<DB>; now: Date; language: Language },
  id: number,
): Promise<HotelDetail | null> {
  const [directory, rows] = await Promise.all([getDirectory(db), loadHotelPage(db, id)])
  const hotel = directory.get(id)
  if (!hotel || !rows) return null
  const around = await findSurroundings(
    db,
    hotel,
    hotel.places.map((place) => place.id),
  )
  const day = localDay(now, hotel.timezone)
  const card = toHotelCard(hotel, { language, day, bestOffer: null, nearMiss: null })
  return toHotelDetail(card, hotel, { ...rows, around }, { language, day })
}
