import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { CalendarAnswer, calendarQuerySchema } from '../../contract/calendar.ts'
import type { HotelDetail } from '../../contract/hotels.ts'
import type { Language } from '../../contract/values.ts'
import { type BedChoice, bedChoices } from '../../domain/beds.ts'
import { convert, toDecimal } from '../../domain/money.ts'
import { fitsRoom } from '../../domain/party.ts'
import { quoteStay } from '../../domain/pricing.ts'
import type { Board, HotelRules, RatePlan } from '../../domain/rates.ts'
import { addDays, countNights, localDay } from '../../domain/stay-dates.ts'
import { cachePerRevision } from '../db/revision-cache.ts'
import type { DB } from '../db/schema.ts'
import { AppError, ValidationError } from '../http/errors.ts'
import { getAllRules, getRatesTo, priceCalendar, readParty } from '../rates/rates.service.ts'
import {
  type DirectoryHotel,
  findHotel,
  type LowestPrice,
  loadDirectory,
  loadLowestPrices,
} from './directory.repository.ts'
import { toHotelCard } from './hotel-card.ts'
import { toHotelDetail } from './hotel-page.ts'
import { loadHotelPage, loadOfferTexts, loadRooms, type RoomRow } from './hotels.repository.ts'

export type { DirectoryHotel, PlaceName } from './directory.repository.ts'
export { hotelPath, pickText, placeText, toHotelCard } from './hotel-card.ts'
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

/** A hotel's lowest price for one night and two adults on one plan, of all rooms or of those with some beds, minor units of the hotel's currency. */
export type FromPrice = {
  board: Board
  paymentType: RatePlan['paymentType']
  plan: RatePlan
  /** Beds of the room type that costs this. */
  beds: readonly BedChoice[]
  amount: number
  /** The first night for sale, as `YYYY-MM-DD`, where that is not soon: the house is closed, or full until then. */
  opensOn: string | null
}

/** How far ahead an indicative price looks, in days, from a hotel's first night for sale. */
const fromPriceDays = 60

/** Nights for sale within so many days need no word about when they begin. */
const soonDays = 14

/** Indicative prices of every hotel by plan over the 60 days from its first night for sale, kept until the catalogue changes. */
export const getFromPrices = cachePerRevision(
  async (db: Kysely<DB>, now: Date) => {
    const today = localDay(now, 'Europe/Sofia')
    const [rules, lowest] = await Promise.all([getAllRules(db), loadLowestPrices(db, today, fromPriceDays)])
    const byRoomType = Map.groupBy(lowest, (row) => row.room_type_id)
    return new Map([...rules.values()].map((hotel) => [hotel.hotelId, fromPricesOf(hotel, byRoomType, today)]))
  },
  { maxAgeMs: 10 * 60_000 },
)

function fromPricesOf(
  rules: HotelRules,
  byRoomType: ReadonlyMap<number, readonly LowestPrice[]>,
  today: string,
): FromPrice[] {
  const couple = { adults: 2, childrenAges: [] }
  const withoutPromotions = { ...rules, promotions: [] }
  return rules.ratePlans.flatMap((plan) => {
    const prices: FromPrice[] = []
    for (const roomType of rules.roomTypes) {
      if (!fitsRoom(roomType, couple)) continue
      if (plan.roomTypeIds !== null && !plan.roomTypeIds.includes(roomType.id)) continue
      const rootPlan = plan.parentId ?? plan.id
      const lowest = byRoomType.get(roomType.id)?.find((row) => row.rate_plan_id === rootPlan)
      if (!lowest) continue
      const quote = quoteStay(withoutPromotions, plan, [{ roomType, room: couple, prices: [lowest.amount] }], {
        nights: [lowest.first_night],
        bookedOn: today,
      })
      const { board, paymentType } = plan
      const opensOn = lowest.first_night > addDays(today, soonDays) ? lowest.first_night : null
      prices.push({ board, paymentType, plan, beds: roomType.beds, amount: quote.total, opensOn })
    }
    return cheapestByBeds(prices)
  })
}

/** The cheapest of all, and of those with each kind of bed. */
function cheapestByBeds(prices: readonly FromPrice[]): FromPrice[] {
  const sorted = [...prices].sort((a, b) => a.amount - b.amount)
  const kept = bedChoices.map((bed) => sorted.find(({ beds }) => beds.includes(bed)))
  return [...new Set([sorted[0], ...kept])].filter((price) => price !== undefined)
}
