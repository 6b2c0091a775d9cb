import type { Kysely } from 'kysely'
import { countAsAtProperty, fitsRoom, type PartyRoom } from '../../domain/party.ts'
import type { HotelRules } from '../../domain/rates.ts'
import { addDays, countNights, dayNumber, localDay } from '../../domain/stay-dates.ts'
import type { StayWindow } from '../../domain/stay-rules.ts'
import type { DB } from '../db/schema.ts'
import { cutStay, daysOf, type NightStock, type NightTable, readNightTable } from './nights.repository.ts'
import { quoteHotel } from './party-quotes.ts'

export type CalendarDay = {
  date: string
  /** Lowest price of the night for the party with local fees, minor units of the hotel's currency; null: nothing free. */
  price: number | null
  minStay: number
  maxStay: number | null
  arrivalAllowed: boolean
  departureAllowed: boolean
}

type DayRange = { from: string; to: string; rooms: readonly PartyRoom[] }

/**
 * Each day from `from` to `to`: what its night costs the party on the cheapest plan, and the rules of arriving on it.
 * A night is priced by itself, so minimum stays and arrival rules are told beside the price and do not hide it.
 */
export async function priceCalendar(
  db: Kysely<DB>,
  rules: HotelRules,
  range: DayRange,
  now: Date,
): Promise<CalendarDay[]> {
  return priceDays(rules, await readNightTable(db, [rules], range.from, range.to), range, now)
}

/** As `priceCalendar` from nights that were read already. */
export function priceDays(rules: HotelRules, table: NightTable, range: DayRange, now: Date): CalendarDay[] {
  const today = localDay(now, rules.timezone)
  // The rules told are those of rooms that the party could take: what holds for a room it cannot have helps nobody.
  const parties = range.rooms.map((room) => countAsAtProperty(room, rules.childAgeLimit))
  const fitting = rules.roomTypes.filter((type) => parties.some((party) => fitsRoom(type, party)))
  return daysOf(range.from, range.to).map((date) => {
    const at = dayNumber(date) - table.first
    const stocks = (fitting.length > 0 ? fitting : rules.roomTypes).flatMap(({ id }) => table.stock.get(id)?.[at] ?? [])
    const open = stocks.filter((night) => isOpen(night, countNights(today, date)))
    return {
      date,
      price: date < today ? null : priceNight(rules, table, date, range.rooms, now),
      minStay: open.length === 0 ? 1 : Math.min(...open.map((night) => night.minStay)),
      maxStay: longest(open),
      arrivalAllowed: open.some((night) => !night.closedToArrival),
      departureAllowed: stocks.length === 0 || stocks.some((night) => !night.closedToDeparture),
    }
  })
}

function priceNight(
  rules: HotelRules,
  table: NightTable,
  date: string,
  rooms: readonly PartyRoom[],
  now: Date,
): number | null {
  const stay = { checkin: date, checkout: addDays(date, 1), rooms }
  const { windows, prices } = cutStay(table, rules, stay)
  const today = localDay(now, rules.timezone)
  const open = new Map(
    [...windows].flatMap(([id, window]): [number, StayWindow][] => {
      const night = table.stock.get(id)?.[dayNumber(date) - table.first]
      return night && isOpen(night, countNights(today, date)) ? [[id, withoutRules(window)]] : []
    }),
  )
  if (open.size === 0) return null
  const { quotes } = quoteHotel(rules, { windows: open, prices }, stay, now)
  return quotes.length === 0 ? null : Math.min(...quotes.map((quote) => quote.payable))
}

/** @param ahead days from the property's today to the night. */
function isOpen(night: NightStock, ahead: number): boolean {
  return !night.stopSell && night.free > 0 && ahead >= night.releaseDays
}

function longest(open: readonly NightStock[]): number | null {
  let most = 0
  for (const { maxStay } of open) {
    if (maxStay === null) return null
    most = Math.max(most, maxStay)
  }
  return most === 0 ? null : most
}

function withoutRules(window: StayWindow): StayWindow {
  return { ...window, closedToArrival: false, closedToDeparture: false, minStay: 1, maxStay: null, releaseDays: 0 }
}
