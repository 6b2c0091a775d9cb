import { quoteStay } from '../../domain/pricing.ts'
import { lowestPriorPrice } from '../../domain/prior-price.ts'
import type { HotelRules } from '../../domain/rates.ts'
import { addDays, localDay, nightsOf } from '../../domain/stay-dates.ts'
import type { PlanQuote, Stay } from './party-quotes.ts'
import type { PriceHistory } from './rates.repository.ts'

/**
 * The lowest total of the 30 days before the present reduction, or null: this very stay (rooms, board, party) quoted
 * again for each earlier day with the prices and promotions of that day. Days on which nothing changed are not quoted
 * twice. A promo code never counts: what everybody could have paid is compared.
 */
export function priorTotal(
  rules: HotelRules,
  quote: PlanQuote,
  history: ReadonlyMap<string, PriceHistory[]>,
  stay: Stay,
  now: Date,
): number | null {
  const today = localDay(now, rules.timezone)
  const nights = nightsOf(stay.checkin, stay.checkout)
  const known = new Map<string, number | null>()
  const totalOn = (daysAgo: number): number | null => {
    const day = addDays(today, -daysAgo)
    const rooms = quote.rooms.map((choice) => {
      const entries = history.get(`${choice.roomType.id}:${quote.plan.parentId ?? quote.plan.id}`) ?? []
      return { ...choice, prices: entries.map((entry) => priceOn(entry, day)) }
    })
    if (rooms.some((room) => room.prices.length < nights.length)) return null
    const signature = `${activePromotions(rules, day, stay.checkin)}|${rooms.map((room) => room.prices.join()).join(';')}`
    const before = known.get(signature)
    if (before !== undefined) return before
    const prices = rooms.map((room) => room.prices.filter((price) => price !== null))
    const total = prices.some((list) => list.length < nights.length)
      ? null
      : quoteStay(
          rules,
          quote.plan,
          rooms.map((room, index) => ({ ...room, prices: prices[index] ?? [] })),
          { nights, bookedOn: day },
        ).total
    known.set(signature, total)
    return total
  }
  const current = totalOn(0)
  return current === null ? null : lowestPriorPrice(current, totalOn)
}

/** Whether looking back can find anything: a promotion that applies, or a price that changed, in the last 60 days. */
export function mayHavePriorPrice(
  rules: HotelRules,
  quote: PlanQuote,
  history: ReadonlyMap<string, PriceHistory[]>,
): boolean {
  if (rules.promotions.length > 0) return true
  return quote.rooms.some((choice) =>
    (history.get(`${choice.roomType.id}:${quote.plan.parentId ?? quote.plan.id}`) ?? []).some(
      (entry) => entry.earlier.length > 0,
    ),
  )
}

function priceOn(entry: PriceHistory, day: string): number | null {
  if (entry.since <= day) return entry.amount
  return entry.earlier.find((past) => past.fromDay <= day && day <= past.toDay)?.amount ?? null
}

/** Which promotions could be booked on a day, as a key: the booking window and the days before arrival decide. */
function activePromotions(rules: HotelRules, day: string, checkin: string): string {
  return rules.promotions
    .filter(
      (promotion) =>
        promotion.promoCode === null &&
        day >= promotion.bookFrom &&
        (promotion.bookTo === null || day <= promotion.bookTo),
    )
    .filter((promotion) => promotion.minDaysBefore === null || addDays(day, promotion.minDaysBefore) <= checkin)
    .filter((promotion) => promotion.maxDaysBefore === null || addDays(day, promotion.maxDaysBefore) >= checkin)
    .map((promotion) => promotion.id)
    .join()
}
