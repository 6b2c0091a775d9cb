import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { CalendarAnswer, calendarQuerySchema } from '../../contract/calendar.ts'
import type { HotelDetail, RoomPrices } from '../../contract/hotels.ts'
import type { DisplayCurrency, Language } from '../../contract/values.ts'
import { convert, toDecimal } from '../../domain/money.ts'
import { fitsRoom } from '../../domain/party.ts'
import { quoteStay } from '../../domain/pricing.ts'
import type { Board, HotelRules, RatePlan, RoomType } from '../../domain/rates.ts'
import { addDays, countNights, localDay } from '../../domain/stay-dates.ts'
import { cachePerRevision } from '../db/revision-cache.ts'
import type { DB } from '../db/schema.ts'
import { AppError, ValidationError } from '../http/errors.ts'
import { getAllRules, getRatesTo, priceCalendar, readParty } from '../rates/rates.service.ts'
import { type DirectoryHotel, findHotel, loadDirectory, loadLowestPrices } from './directory.repository.ts'
import { toHotelCard } from './hotel-card.ts'
import { toHotelDetail } from './hotel-page.ts'
import { loadHotelPage, loadOfferTexts, loadRooms, type RoomRow } from './hotels.repository.ts'

export type { DirectoryHotel, PlaceName } from './directory.repository.ts'
export { hotelPath, pickText, placeText, toHotelCard } from './hotel-card.ts'
export { readBeds } from './hotel-page.ts'
export { loadFeaturedPlaces } from './hotels.repository.ts'
export { getPlacePictures, hotelShare, placeShare } from './share-facts.ts'

/** Every active hotel by id, kept until the catalogue changes. */
export const getDirectory = cachePerRevision(loadDirectory)

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
export async function readHotelPage(db: Kysely<DB>, id: number, language: Language): Promise<HotelDetail | null> {
  const [directory, rows] = await Promise.all([getDirectory(db), loadHotelPage(db, id)])
  const hotel = directory.get(id)
  if (!hotel || !rows) return null
  return toHotelDetail(toHotelCard(hotel, { language, bestOffer: null, nearMiss: null }), hotel, rows, language)
}

/** A hotel's lowest price for one night and two adults on one plan, minor units of the hotel's currency. */
export type FromPrice = { board: Board; paymentType: RatePlan['paymentType']; plan: RatePlan; amount: number }

/** A kind of room's lowest price for one night; `adults` are two, or as near to that as the room takes. */
type RoomFromPrice = { code: string; adults: number; amount: number }

/** Indicative prices of a hotel, and the nights from `from` to `until` that they were looked for in. */
export type FromPrices = { from: string; until: string; plans: FromPrice[]; rooms: RoomFromPrice[] }

/** How far ahead an indicative price looks, in days. */
const fromPriceDays = 60

/** Indicative prices of every hotel by plan and by kind of room over the next days, kept until the catalogue changes. */
export const getFromPrices = cachePerRevision(
  async (db: Kysely<DB>, now: Date) => {
    const today = localDay(now, 'Europe/Sofia')
    const end = addDays(today, fromPriceDays)
    const [rules, lowest] = await Promise.all([getAllRules(db), loadLowestPrices(db, today, end)])
    const byRoomType = new Map<number, Map<number, number>>()
    for (const row of lowest) {
      const byPlan = byRoomType.get(row.room_type_id) ?? new Map<number, number>()
      byPlan.set(row.rate_plan_id, row.amount)
      byRoomType.set(row.room_type_id, byPlan)
    }
    const period = { from: today, until: addDays(end, -1) }
    return new Map(
      [...rules.values()].map((hotel): [number, FromPrices] => [
        hotel.hotelId,
        { ...period, ...fromPricesOf(hotel, byRoomType, today) },
      ]),
    )
  },
  { maxAgeMs: 10 * 60_000 },
)

function fromPricesOf(
  rules: HotelRules,
  lowest: ReadonlyMap<number, ReadonlyMap<number, number>>,
  today: string,
): Pick<FromPrices, 'plans' | 'rooms'> {
  const withoutPromotions = { ...rules, promotions: [] }
  const ways = rules.roomTypes.flatMap((roomType) => {
    const room = { adults: adultsNearTwo(roomType), childrenAges: [] }
    if (!fitsRoom(roomType, room)) return []
    return rules.ratePlans.flatMap((plan) => {
      if (plan.roomTypeIds !== null && !plan.roomTypeIds.includes(roomType.id)) return []
      const price = lowest.get(roomType.id)?.get(plan.parentId ?? plan.id)
      if (price === undefined) return []
      const { total } = quoteStay(withoutPromotions, plan, [{ roomType, room, prices: [price] }], {
        nights: [today],
        bookedOn: today,
      })
      return [{ roomType, plan, adults: room.adults, amount: total }]
    })
  })
  return {
    plans: rules.ratePlans.flatMap((plan) => {
      const amounts = ways.flatMap((way) => (way.plan === plan && way.adults === 2 ? [way.amount] : []))
      if (amounts.length === 0) return []
      return [{ board: plan.board, paymentType: plan.paymentType, plan, amount: Math.min(...amounts) }]
    }),
    rooms: rules.roomTypes.flatMap((roomType) => {
      const own = ways.filter((way) => way.roomType === roomType)
      const [first] = own
      if (!first) return []
      return [{ code: roomType.code, adults: first.adults, amount: Math.min(...own.map((way) => way.amount)) }]
    }),
  }
}

/** A single room is priced for one, and a room that is let only to more for as few as it takes. */
function adultsNearTwo({ minAdults, maxAdults, maxOccupancy }: RoomType): number {
  return Math.max(minAdults, Math.min(2, maxAdults, maxOccupancy))
}

/** What a night in each kind of room costs at least, as far as it can be had at all: 404 for an unknown hotel. */
export async function readRoomPrices(
  { db, now }: { db: Kysely<DB>; now: Date },
  hotelId: number,
  currency: DisplayCurrency,
): Promise<RoomPrices> {
  const [allRules, fromPrices, perEuro] = await Promise.all([
    getAllRules(db),
    getFromPrices(db, now),
    getRatesTo(db, currency),
  ])
  const rules = allRules.get(hotelId)
  const prices = fromPrices.get(hotelId)
  if (!rules || !prices) throw new AppError('not_found')
  return {
    from: prices.from,
    until: prices.until,
    rooms: prices.rooms.map(({ code, adults, amount }) => ({
      room_type: code,
      adults,
      price: {
        display_currency: currency,
        value: toDecimal(convert(amount, rules.currency, currency, perEuro), currency),
      },
    })),
  }
}
