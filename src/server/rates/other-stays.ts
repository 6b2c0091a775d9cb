import type { HotelRules } from '../../domain/rates.ts'
import { addDays, countNights, localDay, maxNights } from '../../domain/stay-dates.ts'
import { type Refusal, refuseStay } from '../../domain/stay-rules.ts'
import { mostDaysAhead } from './asked-stay.ts'
import { canHouse, type HotelQuotes, type Stay, type StayNights } from './party-quotes.ts'
import { quoteSplits } from './party-splits.ts'

type Dates = { checkin: string; checkout: string }

/** Dates for which a group is put into other rooms: much more work than asking whether the rooms as asked can be had. */
const mostSplit = 4

/**
 * Dates near a stay that cannot be had for which the same party has an offer: first those that mend the rule it breaks, then the
 * nearest. Every one of them was tried as the offers themselves are, so that a visitor who follows one is not sent on.
 * @param reach how many days the arrival is moved at most.
 * @param split whether the party may be put into other rooms where no dates have the rooms as asked.
 */
export function findOtherStays(
  rules: HotelRules,
  nightsFor: (dates: Dates) => StayNights,
  stay: Stay,
  now: Date,
  { refusal, reach, most, split }: { refusal: HotelQuotes['refusal']; reach: number; most: number; split: boolean },
): Dates[] {
  const tried = listDates(rules, nightsFor(stay), stay, now, { refusal, reach }).map((dates) => ({
    dates,
    nights: nightsFor(dates),
    moved: { ...stay, ...dates },
  }))
  // Who fits no room of the house fits none on other days either.
  const asAsked =
    refusal?.reason === 'party_too_large'
      ? []
      : takeFirst(tried, most, ({ nights, moved }) => canHouse(rules, nights, moved, now))
  if (asAsked.length > 0 || !split) return asAsked.map(({ dates }) => dates)
  const open = tried.filter(({ dates, nights }) =>
    rules.roomTypes.some((type) => !refuseStay(nights.windows.get(type.id), dates, localDay(now, rules.timezone))),
  )
  return takeFirst(
    open.slice(0, mostSplit),
    most,
    ({ nights, moved }) => quoteSplits(rules, nights, moved, now, []).length > 0,
  ).map(({ dates }) => dates)
}

/** As many as wanted that hold, and no more looked at than it takes to find them. */
function takeFirst<T>(list: readonly T[], most: number, holds: (item: T) => boolean): T[] {
  const found: T[] = []
  for (const item of list) {
    if (found.length >= most) break
    if (holds(item)) found.push(item)
  }
  return found
}

/** The dates worth a try, the likeliest first, each once. */
function listDates(
  rules: HotelRules,
  nights: StayNights,
  stay: Stay,
  now: Date,
  { refusal, reach }: { refusal: HotelQuotes['refusal']; reach: number },
): Dates[] {
  const today = localDay(now, rules.timezone)
  const refusals = [
    refusal?.reason === 'party_too_large' ? null : refusal,
    ...rules.roomTypes.map((type) => refuseStay(nights.windows.get(type.id), stay, today)),
  ].flatMap((one) => one ?? [])
  const mended = refusals.flatMap((one) => mend(stay, one))
  const last = addDays(localDay(now, 'UTC'), mostDaysAhead)
  // What is long or short enough for the rule may still be full: then as many nights, or as many as asked for, on other days.
  const lengths = [stay, ...mended.slice(0, 1)].map(({ checkin, checkout }) => countNights(checkin, checkout))
  const shifted = Array.from({ length: reach }, (_, index) => [index + 1, -index - 1])
    .flat()
    .flatMap((days) => {
      const checkin = addDays(stay.checkin, days)
      return lengths.map((nights) => ({ checkin, checkout: addDays(checkin, nights) }))
    })
  const all = new Map([...mended, ...shifted].map((dates) => [`${dates.checkin} ${dates.checkout}`, dates]))
  all.delete(`${stay.checkin} ${stay.checkout}`)
  return [...all.values()].filter((dates) => {
    const count = countNights(dates.checkin, dates.checkout)
    return dates.checkin >= today && dates.checkin <= last && count >= 1 && count <= maxNights
  })
}

/** The nearest dates that the broken rule allows. */
function mend({ checkin, checkout }: Dates, refusal: Refusal): Dates[] {
  switch (refusal.reason) {
    case 'min_stay':
      return [
        { checkin, checkout: addDays(checkin, refusal.minStay) },
        { checkin: addDays(checkout, -refusal.minStay), checkout },
      ]
    case 'max_stay':
      return [{ checkin, checkout: addDays(checkin, refusal.maxStay) }]
    case 'closed_to_departure':
      return [
        { checkin, checkout: addDays(checkout, 1) },
        { checkin, checkout: addDays(checkout, -1) },
      ]
    default:
      return []
  }
}
