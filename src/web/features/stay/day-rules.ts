import { addDays, countNights, maxNights } from '../../../domain/stay-dates.ts'

/** What a calendar knows of a day: its night's price (null: nothing free) and the rules of arriving and leaving on it. */
export type DayFacts = {
  price: number | null
  minStay: number
  maxStay: number | null
  arrival: boolean
  departure: boolean
}
export type DaysKnown = ReadonlyMap<string, DayFacts>

/** Why a day cannot be chosen. `nights` is the limit that stands in the way. */
export type DayRefusal =
  | { reason: 'soldOut' | 'noArrival' | 'noDeparture' | 'nightTaken' }
  | { reason: 'minStay' | 'maxStay'; nights: number }

/**
 * The days as whoever keeps some of the nights may choose them: what is sold out there may be sold to nobody but them, and the
 * server knows better. Nothing is said of such a day.
 */
export function freeOwnNights(days: DaysKnown, own: { checkin: string; checkout: string }): DaysKnown {
  const isOwn = (date: string) => date >= own.checkin && date < own.checkout
  return new Map([...days].filter(([date, { price }]) => price !== null || !isOwn(date)))
}

/** Why nobody can arrive on a day; null when one can, or when nothing is known of it. */
export function refuseArrival(days: DaysKnown, date: string): DayRefusal | null {
  const facts = days.get(date)
  if (!facts) return null
  if (facts.price === null) return { reason: 'soldOut' }
  return facts.arrival ? null : { reason: 'noArrival' }
}

/**
 * Why a stay between two days cannot be had, whichever was chosen first. On the day of leaving its own night may be taken.
 */
export function refuseStayBetween(days: DaysKnown, one: string, other: string): DayRefusal | null {
  const [checkin, checkout] = one < other ? [one, other] : [other, one]
  const nights = countNights(checkin, checkout)
  if (nights > maxNights) return { reason: 'maxStay', nights: maxNights }
  const refused = refuseArrival(days, checkin)
  if (refused) return refused
  for (let night = 1; night < nights; night += 1)
    if (days.get(addDays(checkin, night))?.price === null) return { reason: 'nightTaken' }
  const arrival = days.get(checkin)
  if (arrival && nights < arrival.minStay) return { reason: 'minStay', nights: arrival.minStay }
  if (arrival?.maxStay && nights > arrival.maxStay) return { reason: 'maxStay', nights: arrival.maxStay }
  return days.get(checkout)?.departure === false ? { reason: 'noDeparture' } : null
}

/** Differences smaller than this share are none to a visitor. */
const sameShare = 0.03

/** The lowest prices of each month; a month whose days cost the same has none. */
export function findLowDays(days: DaysKnown): ReadonlySet<string> {
  const months = new Map<string, [date: string, price: number][]>()
  for (const [date, { price }] of days) {
    if (price === null) continue
    const month = date.slice(0, 7)
    const list = months.get(month) ?? []
    list.push([date, price])
    months.set(month, list)
  }
  const low = new Set<string>()
  for (const list of months.values()) {
    const sorted = list.map(([, price]) => price).sort((a, b) => a - b)
    const lowest = sorted[0] ?? 0
    const middle = sorted[Math.floor(sorted.length / 2)] ?? 0
    if (lowest > middle * (1 - sameShare)) continue
    for (const [date, price] of list) {
      // By the whole numbers that stand in the calendar: of two that read alike, both are low or neither.
      if (Math.round(price) <= Math.round(lowest * (1 + sameShare))) low.add(date)
    }
  }
  return low
}
