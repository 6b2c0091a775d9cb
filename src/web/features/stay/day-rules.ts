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

/** Why a stay between two days cannot be had. On the day of leaving its own night may be taken. */
export function refuseStayBetween(days: DaysKnown, checkin: string, checkout: string): DayRefusal | null {
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

/** Why a day cannot be chosen next. Once there is an arrival, later days are sought to leave on; that day and earlier ones arrive anew. */
export function refuseDay(days: DaysKnown, date: string, arrival: string | null): DayRefusal | null {
  return arrival === null || date <= arrival ? refuseArrival(days, date) : refuseStayBetween(days, arrival, date)
}

/**
 * How a day that cannot be chosen next is kept from it: `closed` by what holds there, whoever comes, or `far` by the arrival that was
 * chosen alone, as what lies beyond the longest stay.
 */
export function barDay(days: DaysKnown, date: string, arrival: string | null): 'closed' | 'far' | undefined {
  const refusal = refuseDay(days, date, arrival)
  if (!refusal) return undefined
  const ofStay = 'nights' in refusal || refusal.reason === 'nightTaken'
  return ofStay && days.get(date)?.price !== null ? 'far' : 'closed'
}

/** The first day on which one may leave again; null where none is known. */
export function findShortestStay(days: DaysKnown, checkin: string): string | null {
  for (let nights = 1; nights <= maxNights; nights += 1) {
    const checkout = addDays(checkin, nights)
    if (!refuseStayBetween(days, checkin, checkout)) return checkout
  }
  return null
}

/** Differences smaller than this share are none to a visitor. */
const sameShare = 0.03

/** The lowest prices of each month; a month whose days cost the same has none, and what most of its days cost is not low. */
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
    // By the whole numbers that stand in the calendar: of two that read alike, both are low or neither.
    const upTo = (most: number) => list.filter(([, price]) => Math.round(price) <= Math.round(most))
    const few = [upTo(lowest * (1 + sameShare)), upTo(lowest)].find(({ length }) => length <= list.length / 2)
    for (const [date] of few ?? []) low.add(date)
  }
  return low
}
