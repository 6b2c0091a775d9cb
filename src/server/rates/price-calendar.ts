import type { Kysely } from 'kysely'
import type { PartyRoom } from '../../domain/party.ts'
import type { HotelRules } from '../../domain/rates.ts'
import { addDays, countNights, dateOfDay, dayNumber, localDay } from '../../domain/stay-dates.ts'
import type { StayWindow } from '../../domain/stay-rules.ts'
import type { DB } from '../db/schema.ts'
import { quoteHotel } from './party-quotes.ts'
import { loadInventoryDays, loadPriceDays } from './rates.repository.ts'

export type CalendarDay = {
  date: string
  /** Lowest price of the night for the party with local fees, minor units of the hotel's currency; null: nothing free. */
  price: number | null
  minStay: number
  arrivalAllowed: boolean
  departureAllowed: boolean
}

/**
 * Each day from `from` to `to`: what its night costs the party on the cheapest plan, and the rules of arriving on it.
 * A night is priced by itself, so minimum stays and arrival rules are told beside the price and do not hide it.
 */
export async function priceCalendar(
  db: Kysely<DB>,
  rules: HotelRules,
  range: { from: string; to: string; rooms: readonly PartyRoom[] },
  now: Date,
): Promise<CalendarDay[]> {
  const roomTypeIds = rules.roomTypes.map((type) => type.id)
  const [inventory, prices] = await Promise.all([
    loadInventoryDays(db, roomTypeIds, range.from, range.to),
    loadPriceDays(db, roomTypeIds, range.from, range.to),
  ])
  const today = localDay(now, rules.timezone)
  return Array.from({ length: countNights(range.from, range.to) + 1 }, (_, index) => {
    const date = dateOfDay(dayNumber(range.from) + index)
    const rows = inventory.filter((row) => row.night === date)
    const open = rows.filter((row) => !row.stop_sell && row.free > 0 && countNights(today, date) >= row.release_days)
    const windows = new Map(open.map((row) => [row.room_type_id, oneNight(row.free)]))
    const byType = new Map(
      open.map((row) => [row.room_type_id, prices.get(`${row.room_type_id}:${date}`) ?? new Map<number, number[]>()]),
    )
    const stay = { checkin: date, checkout: addDays(date, 1), rooms: range.rooms }
    const { quotes } = date < today ? { quotes: [] } : quoteHotel(rules, { windows, prices: byType }, stay, now)
    const cheapest = quotes.reduce<number | null>(
      (best, quote) => (best === null || quote.payable < best ? quote.payable : best),
      null,
    )
    return {
      date,
      price: cheapest,
      minStay: Math.min(...open.map((row) => row.min_stay), ...(open.length === 0 ? [1] : [])),
      arrivalAllowed: open.some((row) => !row.closed_to_arrival),
      departureAllowed: rows.length === 0 || rows.some((row) => !row.closed_to_departure),
    }
  })
}

function oneNight(free: number): StayWindow {
  return {
    nights: 1,
    free,
    stopSell: false,
    closedToArrival: false,
    closedToDeparture: false,
    minStay: 1,
    maxStay: null,
    releaseDays: 0,
  }
}
