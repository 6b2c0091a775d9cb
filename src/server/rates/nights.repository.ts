import { type Kysely, sql } from 'kysely'
import type { HotelRules } from '../../domain/rates.ts'
import { countNights, dateOfDay, dayNumber } from '../../domain/stay-dates.ts'
import type { StayWindow } from '../../domain/stay-rules.ts'
import type { DB } from '../db/schema.ts'
import type { StayNights } from './party-quotes.ts'
import type { StayPrices } from './rates.repository.ts'

export type NightStock = {
  free: number
  stopSell: boolean
  closedToArrival: boolean
  closedToDeparture: boolean
  minStay: number
  maxStay: number | null
  releaseDays: number
}

/** What inventory and prices say of each night in a range, by room type; `[0]` is the night of day number `first`. */
export type NightTable = {
  first: number
  stock: Map<number, (NightStock | undefined)[]>
  /** By room type, then root rate plan. */
  prices: Map<number, Map<number, (number | undefined)[]>>
}

/** Reads the nights from `from` to `to` inclusive of all room types of these hotels, for many stays among them at once. */
export async function readNightTable(
  db: Kysely<DB>,
  hotels: readonly HotelRules[],
  from: string,
  to: string,
): Promise<NightTable> {
  const first = dayNumber(from)
  const ids = hotels.flatMap((hotel) => hotel.roomTypes.map((type) => type.id))
  const table: NightTable = { first, stock: new Map(), prices: new Map() }
  if (ids.length === 0) return table
  const [stock, prices] = await Promise.all([
    db
      .selectFrom('inventory')
      .select([
        'room_type_id',
        'night',
        'free',
        'stop_sell',
        'closed_to_arrival',
        'closed_to_departure',
        'min_stay',
        'max_stay',
        'release_days',
      ])
      .where('room_type_id', '=', sql<number>`ANY(${ids}::int[])`)
      .where('night', '>=', from)
      .where('night', '<=', to)
      .execute(),
    db
      .selectFrom('nightly_price')
      .select(['room_type_id', 'rate_plan_id', 'night', 'amount'])
      .where('room_type_id', '=', sql<number>`ANY(${ids}::int[])`)
      .where('night', '>=', from)
      .where('night', '<=', to)
      .execute(),
  ])
  for (const row of stock) {
    const nights = table.stock.get(row.room_type_id) ?? []
    table.stock.set(row.room_type_id, nights)
    nights[dayNumber(row.night) - first] = {
      free: row.free,
      stopSell: row.stop_sell,
      closedToArrival: row.closed_to_arrival,
      closedToDeparture: row.closed_to_departure,
      minStay: row.min_stay,
      maxStay: row.max_stay,
      releaseDays: row.release_days,
    }
  }
  for (const row of prices) {
    const byPlan = table.prices.get(row.room_type_id) ?? new Map<number, (number | undefined)[]>()
    table.prices.set(row.room_type_id, byPlan)
    const nights = byPlan.get(row.rate_plan_id) ?? []
    byPlan.set(row.rate_plan_id, nights)
    nights[dayNumber(row.night) - first] = row.amount
  }
  return table
}

/** The nights of one stay of a hotel out of the table; the same that `loadWindows` and `loadPrices` would read. */
export function cutStay(table: NightTable, hotel: HotelRules, stay: { checkin: string; checkout: string }): StayNights {
  const start = dayNumber(stay.checkin) - table.first
  const end = start + countNights(stay.checkin, stay.checkout)
  const windows = new Map<number, StayWindow>()
  const prices: StayPrices = new Map()
  for (const { id } of hotel.roomTypes) {
    const stock = table.stock.get(id)
    if (!stock) continue
    windows.set(id, toWindow(stock, start, end))
    const byPlan = new Map<number, number[]>()
    for (const [plan, amounts] of table.prices.get(id) ?? []) {
      const nightly = amounts.slice(start, end).filter((amount) => amount !== undefined)
      if (nightly.length === end - start) byPlan.set(plan, nightly)
    }
    prices.set(id, byPlan)
  }
  return { windows, prices }
}

/** The table with units counted as free that are ours to give: those of a stay that would move. */
export function withOwnUnits(
  table: NightTable,
  own: { checkin: string; checkout: string; units: readonly { room_type_id: number; units: number }[] },
): NightTable {
  const start = dayNumber(own.checkin) - table.first
  const end = dayNumber(own.checkout) - table.first
  const stock = new Map(table.stock)
  for (const { room_type_id: id, units } of own.units) {
    const nights = stock
      .get(id)
      ?.map((night, index) => (night && index >= start && index < end ? { ...night, free: night.free + units } : night))
    if (nights) stock.set(id, nights)
  }
  return { ...table, stock }
}

function toWindow(stock: readonly (NightStock | undefined)[], start: number, end: number): StayWindow {
  const nights = stock.slice(start, end).filter((night) => night !== undefined)
  const arrival = stock[start]
  return {
    nights: nights.length,
    free: nights.length === 0 ? 0 : Math.min(...nights.map((night) => night.free)),
    stopSell: nights.some((night) => night.stopSell),
    closedToArrival: arrival?.closedToArrival ?? false,
    closedToDeparture: stock[end]?.closedToDeparture ?? false,
    minStay: arrival?.minStay ?? 1,
    maxStay: arrival?.maxStay ?? null,
    releaseDays: arrival?.releaseDays ?? 0,
  }
}

/** The dates of the days from `from` to `to` inclusive. */
export function daysOf(from: string, to: string): string[] {
  return Array.from({ length: Math.max(0, countNights(from, to) + 1) }, (_, index) =>
    dateOfDay(dayNumber(from) + index),
  )
}
