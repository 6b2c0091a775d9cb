import { type Kysely, sql } from 'kysely'
import type { HotelRules } from '../../domain/rates.ts'
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

/** Nightly prices (minor units, in order of nights) by room type and root rate plan; only where every night has one. */
export type StayPrices = Map<number, Map<number, number[]>>

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
