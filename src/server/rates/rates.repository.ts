import { type Kysely, sql } from 'kysely'
import type { HotelRules } from '../../domain/rates.ts'
import type { StayWindow } from '../../domain/stay-rules.ts'
import type { DB } from '../db/schema.ts'
import { toOccupancyPrice, toPromotion, toRatePlan, toRoomType, toTaxFee } from './rates-rows.ts'

/** The rules of the given hotels (null: of all that are active), by hotel. Inactive rooms and plans are left out. */
export async function loadRules(db: Kysely<DB>, hotelIds: readonly number[] | null): Promise<Map<number, HotelRules>> {
  const ids = hotelIds === null ? null : [...hotelIds]
  const [hotels, roomTypes, ratePlans, coverage, occupancy, promotions, taxes] = await Promise.all([
    db
      .selectFrom('hotel')
      .select(['id', 'currency', 'timezone', 'child_age_limit'])
      .where('status', '=', 'active')
      .$if(ids !== null, (query) => query.where('id', 'in', ids ?? []))
      .execute(),
    db
      .selectFrom('room_type')
      .selectAll()
      .where('active', '=', true)
      .$if(ids !== null, (query) => query.where('hotel_id', 'in', ids ?? []))
      .orderBy('hotel_id')
      .orderBy('position')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('rate_plan')
      .selectAll()
      .where('active', '=', true)
      .$if(ids !== null, (query) => query.where('hotel_id', 'in', ids ?? []))
      .orderBy('hotel_id')
      .orderBy('position')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('rate_plan_room_type')
      .innerJoin('rate_plan', 'rate_plan.id', 'rate_plan_room_type.rate_plan_id')
      .select(['rate_plan_room_type.rate_plan_id', 'rate_plan_room_type.room_type_id'])
      .$if(ids !== null, (query) => query.where('rate_plan.hotel_id', 'in', ids ?? []))
      .execute(),
    db
      .selectFrom('occupancy_price')
      .selectAll()
      .$if(ids !== null, (query) => query.where('hotel_id', 'in', ids ?? []))
      .orderBy('id')
      .execute(),
    db
      .selectFrom('promotion')
      .selectAll()
      .$if(ids !== null, (query) => query.where('hotel_id', 'in', ids ?? []))
      .orderBy('id')
      .execute(),
    db
      .selectFrom('tax_fee')
      .selectAll()
      .$if(ids !== null, (query) => query.where('hotel_id', 'in', ids ?? []))
      .orderBy('id')
      .execute(),
  ])
  const rules = new Map<number, HotelRules>()
  for (const hotel of hotels) {
    rules.set(hotel.id, {
      hotelId: hotel.id,
      currency: hotel.currency,
      timezone: hotel.timezone,
      childAgeLimit: hotel.child_age_limit,
      roomTypes: [],
      ratePlans: [],
      occupancyPrices: [],
      promotions: [],
      taxes: [],
    })
  }
  const covered = new Map<number, number[]>()
  for (const row of coverage)
    covered.set(row.rate_plan_id, [...(covered.get(row.rate_plan_id) ?? []), row.room_type_id])
  for (const row of roomTypes) rules.get(row.hotel_id)?.roomTypes.push(toRoomType(row))
  for (const row of ratePlans) rules.get(row.hotel_id)?.ratePlans.push(toRatePlan(row, covered.get(row.id) ?? null))
  for (const row of occupancy) rules.get(row.hotel_id)?.occupancyPrices.push(toOccupancyPrice(row))
  for (const row of promotions) rules.get(row.hotel_id)?.promotions.push(toPromotion(row))
  for (const row of taxes) rules.get(row.hotel_id)?.taxes.push(toTaxFee(row))
  return rules
}

/** What the inventory says of each room type over the stay; room types without a row are absent. */
export async function loadWindows(
  db: Kysely<DB>,
  roomTypeIds: readonly number[],
  checkin: string,
  checkout: string,
): Promise<Map<number, StayWindow>> {
  const { rows } = await sql<{
    room_type_id: number
    nights: number
    free: number
    stop_sell: boolean
    closed_to_arrival: boolean | null
    closed_to_departure: boolean | null
    min_stay: number | null
    max_stay: number | null
    release_days: number | null
  }>`/* prepared: stay-windows */
    SELECT room_type_id,
      (count(*) FILTER (WHERE night < ${checkout}))::int AS nights,
      min(free) FILTER (WHERE night < ${checkout}) AS free,
      bool_or(stop_sell) FILTER (WHERE night < ${checkout}) AS stop_sell,
      bool_or(closed_to_arrival) FILTER (WHERE night = ${checkin}) AS closed_to_arrival,
      bool_or(closed_to_departure) FILTER (WHERE night = ${checkout}) AS closed_to_departure,
      max(min_stay) FILTER (WHERE night = ${checkin}) AS min_stay,
      max(max_stay) FILTER (WHERE night = ${checkin}) AS max_stay,
      max(release_days) FILTER (WHERE night = ${checkin}) AS release_days
    FROM inventory
    WHERE room_type_id = ANY(${roomTypeIds}::int[]) AND night BETWEEN ${checkin} AND ${checkout}
    GROUP BY room_type_id`.execute(db)
  return new Map(
    rows.map((row) => [
      row.room_type_id,
      {
        nights: row.nights,
        free: row.free ?? 0,
        stopSell: row.stop_sell ?? false,
        closedToArrival: row.closed_to_arrival ?? false,
        closedToDeparture: row.closed_to_departure ?? false,
        minStay: row.min_stay ?? 1,
        maxStay: row.max_stay,
        releaseDays: row.release_days ?? 0,
      },
    ]),
  )
}

/** Nightly prices (minor units, in order of nights) by room type and root rate plan; only where every night has one. */
export type StayPrices = Map<number, Map<number, number[]>>

export async function loadPrices(
  db: Kysely<DB>,
  roomTypeIds: readonly number[],
  checkin: string,
  checkout: string,
  nights: number,
): Promise<StayPrices> {
  const { rows } = await sql<{
    room_type_id: number
    rate_plan_id: number
    amounts: number[]
  }>`/* prepared: stay-prices */
    SELECT room_type_id, rate_plan_id, array_agg(amount ORDER BY night) AS amounts
    FROM nightly_price
    WHERE room_type_id = ANY(${roomTypeIds}::int[]) AND night >= ${checkin} AND night < ${checkout}
    GROUP BY room_type_id, rate_plan_id
    HAVING count(*) = ${nights}`.execute(db)
  const prices: StayPrices = new Map()
  for (const row of rows) {
    const byPlan = prices.get(row.room_type_id) ?? new Map<number, number[]>()
    byPlan.set(row.rate_plan_id, row.amounts)
    prices.set(row.room_type_id, byPlan)
  }
  return prices
}

/** One night's price and every earlier one that the ledger keeps, newest first. Days are inclusive. */
export type PriceHistory = {
  night: string
  amount: number
  since: string
  earlier: { fromDay: string; toDay: string; amount: number }[]
}

/** The price history of the stay's nights by `roomTypeId:ratePlanId`, for the lowest price of the previous 30 days. */
export async function loadPriceHistory(
  db: Kysely<DB>,
  roomTypeIds: readonly number[],
  checkin: string,
  checkout: string,
): Promise<Map<string, PriceHistory[]>> {
  const [present, past] = await Promise.all([
    sql<{ room_type_id: number; rate_plan_id: number; night: string; amount: number; since: string }>`
      SELECT room_type_id, rate_plan_id, night, amount, since FROM nightly_price
      WHERE room_type_id = ANY(${roomTypeIds}::int[]) AND night >= ${checkin} AND night < ${checkout}
      ORDER BY room_type_id, rate_plan_id, night`.execute(db),
    sql<{
      room_type_id: number
      rate_plan_id: number
      night: string
      amount: number
      from_day: string
      to_day: string
    }>`
      SELECT room_type_id, rate_plan_id, night, amount, from_day, to_day FROM price_ledger
      WHERE room_type_id = ANY(${roomTypeIds}::int[]) AND night >= ${checkin} AND night < ${checkout}
      ORDER BY room_type_id, rate_plan_id, night, from_day DESC`.execute(db),
  ])
  const history = new Map<string, PriceHistory[]>()
  const byNight = new Map<string, PriceHistory>()
  for (const row of present.rows) {
    const key = `${row.room_type_id}:${row.rate_plan_id}`
    const entry: PriceHistory = { night: row.night, amount: row.amount, since: row.since, earlier: [] }
    const list = history.get(key) ?? []
    list.push(entry)
    history.set(key, list)
    byNight.set(`${key}:${row.night}`, entry)
  }
  for (const row of past.rows) {
    byNight
      .get(`${row.room_type_id}:${row.rate_plan_id}:${row.night}`)
      ?.earlier.push({ fromDay: row.from_day, toDay: row.to_day, amount: row.amount })
  }
  return history
}

/** Units of one currency for one euro, by currency; the euro itself included. */
export async function loadExchangeRates(db: Kysely<DB>): Promise<Map<string, number>> {
  const rows = await db.selectFrom('exchange_rate').select(['currency', 'per_euro']).execute()
  return new Map([['EUR', 1], ...rows.map((row) => [row.currency, Number(row.per_euro)] as const)])
}

/** Inventory rows of the room types from `from` to `to` inclusive. */
export async function loadInventoryDays(db: Kysely<DB>, roomTypeIds: readonly number[], from: string, to: string) {
  return db
    .selectFrom('inventory')
    .select([
      'room_type_id',
      'night',
      'free',
      'stop_sell',
      'closed_to_arrival',
      'closed_to_departure',
      'min_stay',
      'release_days',
    ])
    .where('room_type_id', '=', sql<number>`ANY(${roomTypeIds}::int[])`)
    .where('night', '>=', from)
    .where('night', '<=', to)
    .execute()
}

/** Prices of single nights by `roomTypeId:night`, then root plan, as lists of one for `quoteHotel`. */
export async function loadPriceDays(db: Kysely<DB>, roomTypeIds: readonly number[], from: string, to: string) {
  const rows = await db
    .selectFrom('nightly_price')
    .select(['room_type_id', 'rate_plan_id', 'night', 'amount'])
    .where('room_type_id', '=', sql<number>`ANY(${roomTypeIds}::int[])`)
    .where('night', '>=', from)
    .where('night', '<=', to)
    .execute()
  const prices = new Map<string, Map<number, number[]>>()
  for (const row of rows) {
    const key = `${row.room_type_id}:${row.night}`
    const byPlan = prices.get(key) ?? new Map<number, number[]>()
    byPlan.set(row.rate_plan_id, [row.amount])
    prices.set(key, byPlan)
  }
  return prices
}
