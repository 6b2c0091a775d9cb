import type { RoomCalendar } from '../../contract/catalogue-file.ts'
import { addDays } from '../../domain/stay-dates.ts'
import type { InventorySeries, LedgerSeries, PriceSeries } from './calendars.repository.ts'
import { type Codes, idOf } from './room-rows.ts'

/** Nights that a calendar covers: as many as its longest list. */
export function countCalendarNights(calendar: RoomCalendar): number {
  const lists = [...Object.values(calendar.price), calendar.allotment, calendar.free, calendar.min_stay]
  return lists.reduce<number>((longest, list) => (Array.isArray(list) ? Math.max(longest, list.length) : longest), 0)
}

/** Prices as the repository takes them; `today` stands in where the calendar does not say since when a price holds. */
export function toPriceSeries(
  roomTypeId: number,
  calendar: RoomCalendar,
  plans: Codes,
  today: string,
): { prices: PriceSeries[]; ledger: LedgerSeries[] } {
  const prices: PriceSeries[] = []
  const ledger: LedgerSeries[] = []
  for (const [code, amounts] of Object.entries(calendar.price)) {
    const ratePlanId = idOf(plans, code)
    const before = calendar.price_before?.[code]
    const since = calendar.price_since?.[code] ?? (before ? addDays(before.to_day, 1) : today)
    prices.push({ roomTypeId, ratePlanId, from: calendar.from, since, amounts })
    if (!before) continue
    ledger.push({
      roomTypeId,
      ratePlanId,
      from: calendar.from,
      fromDay: before.from_day,
      toDay: before.to_day,
      amounts: amounts.map((amount) =>
        amount === null ? null : Math.max(1, Math.round((amount * before.percent) / 100)),
      ),
    })
  }
  return { prices, ledger }
}

export function toInventorySeries(roomTypeId: number, calendar: RoomCalendar): InventorySeries {
  const nights = countCalendarNights(calendar)
  const allotment = spread(calendar.allotment, nights, 0)
  return {
    roomTypeId,
    from: calendar.from,
    allotment,
    free: calendar.free === undefined ? allotment : spread(calendar.free, nights, 0),
    minStay: spread(calendar.min_stay, nights, 1),
    stopSell: mark(calendar.stop_sell, calendar.from, nights),
    closedToArrival: mark(calendar.closed_to_arrival, calendar.from, nights),
    closedToDeparture: mark(calendar.closed_to_departure, calendar.from, nights),
    maxStay: calendar.max_stay ?? null,
    releaseDays: calendar.release_days,
  }
}

function spread(value: number | number[], nights: number, missing: number): number[] {
  if (typeof value === 'number') return new Array<number>(nights).fill(value)
  return value.length >= nights
    ? value
    : [...value, ...new Array<number>(nights - value.length).fill(value.at(-1) ?? missing)]
}

function mark(days: readonly string[], from: string, nights: number): boolean[] {
  const marks = new Array<boolean>(nights).fill(false)
  if (days.length === 0) return marks
  const chosen = new Set(days)
  return marks.map((_, index) => chosen.has(addDays(from, index)))
}
