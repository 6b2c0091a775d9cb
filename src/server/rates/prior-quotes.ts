import { quoteStay } from '../../domain/pricing.ts'
import { lowestPriorPrice, priorPriceDays } from '../../domain/prior-price.ts'
import type { HotelRules } from '../../domain/rates.ts'
import { addDays, countNights, localDay, nightsOf } from '../../domain/stay-dates.ts'
import type { PlanQuote, Stay } from './party-quotes.ts'
import type { PriceHistory } from './rates.repository.ts'

/** A reduction may have begun up to 30 days ago, and the 30 days before that count. */
const furthest = 2 * priorPriceDays

/**
 * The lowest total of the 30 days before the present reduction, or null: this very stay (rooms, board, party) quoted
 * again for the earlier days with the prices and promotions of each. Between two days on which nothing changed the price
 * is the same, so only the days of change are quoted. A promo code never counts: what everybody could have paid is
 * compared.
 */
export function priorTotal(
  rules: HotelRules,
  quote: PlanQuote,
  history: ReadonlyMap<string, PriceHistory[]>,
  stay: Stay,
  now: Date,
): number | null {
  const today = localDay(now, rules.timezone)
  const rooms = quote.rooms.map((choice) => ({
    choice,
    entries: history.get(`${choice.roomType.id}:${quote.plan.parentId ?? quote.plan.id}`) ?? [],
  }))
  const changes = findChanges(
    rules,
    rooms.flatMap(({ entries }) => entries),
    stay.checkin,
    today,
  )
  if (changes.length === 0) return null
  const nights = nightsOf(stay.checkin, stay.checkout)
  const totals = new Map<number, number | null>()

  const totalOn = (daysAgo: number): number | null => {
    const changed = changes.findLast((change) => change <= daysAgo) ?? 0
    const known = totals.get(changed)
    if (known !== undefined) return known
    const bookedOn = addDays(today, -changed)
    const choices = rooms.map(({ choice, entries }) => {
      const prices = entries.map((entry) => priceOn(entry, bookedOn)).filter((price) => price !== null)
      return { ...choice, prices }
    })
    const onSale = choices.every((choice) => choice.prices.length === nights.length)
    const total = onSale ? quoteStay(rules, quote.plan, choices, { nights, bookedOn }).total : null
    totals.set(changed, total)
    return total
  }
  const current = totalOn(0)
  return current === null ? null : lowestPriorPrice(current, totalOn)
}

/**
 * From how many days ago (counted backwards, 1 to 60) something was different than on the day after: a price, or whether
 * a promotion could be booked. Ascending.
 */
function findChanges(rules: HotelRules, entries: readonly PriceHistory[], checkin: string, today: string): number[] {
  const changes = new Set<number>()
  const ago = (day: string) => countNights(day, today)
  const add = (daysAgo: number) => {
    if (daysAgo >= 1 && daysAgo <= furthest) changes.add(daysAgo)
  }
  for (const promotion of rules.promotions) {
    if (promotion.promoCode !== null) continue
    const lead = countNights(today, checkin)
    add(ago(promotion.bookFrom) + 1)
    if (promotion.bookTo !== null) add(ago(promotion.bookTo))
    if (promotion.minDaysBefore !== null) add(promotion.minDaysBefore - lead)
    if (promotion.maxDaysBefore !== null) add(promotion.maxDaysBefore - lead + 1)
  }
  for (const entry of entries) {
    add(ago(entry.since) + 1)
    for (const past of entry.earlier) {
      add(ago(past.toDay))
      add(ago(past.fromDay) + 1)
    }
  }
  return [...changes].sort((a, b) => a - b)
}

function priceOn(entry: PriceHistory, day: string): number | null {
  if (entry.since <= day) return entry.amount
  return entry.earlier.find((past) => past.fromDay <= day && day <= past.toDay)?.amount ?? null
}
