import type { Kysely } from 'kysely'
import type { HotelRules } from '../../domain/rates.ts'
import { cachePerRevision } from '../db/revision-cache.ts'
import type { DB } from '../db/schema.ts'
import { ValidationError } from '../http/errors.ts'
import { loadExchangeOrigins } from './exchange.repository.ts'
import { getNights } from './kept-nights.ts'
import { cutStayNights } from './night-memory.ts'
import type { PlanQuote, Stay, StayNights } from './party-quotes.ts'
import { priorTotal } from './prior-quotes.ts'
import { loadExchangeRates, loadPriceHistory, loadRules } from './rates.repository.ts'
import { keepSellable } from './sellable-plans.ts'

export { type AskedStay, readAskedStay, readParty, readStay } from './asked-stay.ts'
export type { ExchangeOrigin } from './exchange.repository.ts'
export { catchUpNights, getNights } from './kept-nights.ts'
export { adviseInstead, findNearStay, toHotelMiss, toNearMiss } from './near-miss.ts'
export { cutStayNights } from './night-memory.ts'
export { cutStay, daysOf, type NightTable, readNightTable, withOwnUnits } from './nights.repository.ts'
export {
  canHouse,
  type HotelQuotes,
  listRoomChoices,
  type PlanQuote,
  quoteAllWays,
  quoteChosenRooms,
  quoteHotel,
  quoteRooms,
  rootPrices,
  type Stay,
  type StayNights,
  scarceRooms,
} from './party-quotes.ts'
export { quoteSplits, type SplitQuote } from './party-splits.ts'
export { type CalendarDay, priceCalendar, priceDays } from './price-calendar.ts'
export { loadRules } from './rates.repository.ts'

/** Databases for which this process can take payments. */
const takingPayments = new WeakSet<Kysely<DB>>()

/** From now on plans that are paid to us are sold too; to be said before rules are first asked for. */
export function sellPaidPlans(db: Kysely<DB>): void {
  takingPayments.add(db)
}

/** Rules of every active hotel with the plans that can be booked here and now, kept until the catalogue changes. */
export const getAllRules = cachePerRevision(async (db) =>
  keepSellable(await loadRules(db, null), takingPayments.has(db)),
)
export const getExchangeRates = cachePerRevision(loadExchangeRates)
/** Of which day and from whom each rate is. */
export const getExchangeOrigins = cachePerRevision(loadExchangeOrigins)

/** The exchange rates, where they are to reach `currency`: 400 on that field when there is none for it. */
export async function getRatesTo(db: Kysely<DB>, currency: string): Promise<Map<string, number>> {
  const perEuro = await getExchangeRates(db)
  if (!perEuro.has(currency))
    throw new ValidationError({ currency: [{ key: 'invalid_choice', params: { input: currency } }] })
  return perEuro
}

/** Stock and prices of the stay's nights for all room types of these hotels, as the database has them at this call. */
export async function readStayNights(db: Kysely<DB>, rules: readonly HotelRules[], stay: Stay): Promise<StayNights> {
  const roomTypeIds = rules.flatMap((hotel) => hotel.roomTypes.map((type) => type.id))
  if (roomTypeIds.length === 0) return { windows: new Map(), prices: new Map() }
  return cutStayNights(await getNights(db), roomTypeIds, stay)
}

/**
 * For each quote its lowest total of the 30 days before the present reduction, or null where nothing may be struck
 * through. One read of the price history for all of them.
 */
export async function findPriorTotals(
  db: Kysely<DB>,
  quotes: readonly { rules: HotelRules; quote: PlanQuote }[],
  stay: Stay,
  now: Date,
): Promise<(number | null)[]> {
  const roomTypeIds = [...new Set(quotes.flatMap(({ quote }) => quote.rooms.map((choice) => choice.roomType.id)))]
  if (roomTypeIds.length === 0) return []
  const history = await loadPriceHistory(db, roomTypeIds, stay.checkin, stay.checkout)
  return quotes.map(({ rules, quote }) => priorTotal(rules, quote, history, stay, now))
}
