import type { Kysely } from 'kysely'
import type { FlexibleDays, FlexiblePlace, FlexibleStays } from '../../contract/flexible.ts'
import type { SearchQuery } from '../../contract/hotels.ts'
import { convert, toDecimal } from '../../domain/money.ts'
import type { PartyRoom } from '../../domain/party.ts'
import type { HotelRules } from '../../domain/rates.ts'
import { addDays, countNights, dateOfDay, dayNumber, localDay, maxNights } from '../../domain/stay-dates.ts'
import { cachePerRevision } from '../db/revision-cache.ts'
import type { DB } from '../db/schema.ts'
import { type DirectoryHotel, getDirectory } from '../hotels/hotels.service.ts'
import { AppError, ValidationError } from '../http/errors.ts'
import {
  cutStayNights,
  daysOf,
  getAllRules,
  getNights,
  getRatesTo,
  priceDays,
  quoteHotel,
  readNightTable,
  readParty,
  readStay,
} from '../rates/rates.service.ts'
import { findArea, lowestPayable, passesHouseFilters } from '../search/search.service.ts'

/** How far arrival and departure move, in days. */
const reach = 3
/**
 * Hotels whose stays, or whose nights of a hundred days, are worked out at once for one room: a quarter of a second of a processor. Further
 * rooms cost about half of the first; a town's dozens are always compared.
 */
const mostForStays = 250
const mostForDays = 120
const mostAlways = 60
const mostDays = 100
/** Answers kept at once, and for how long: sales do not raise the revision. */
const mostKept = 500
const keptMs = 60_000
/** Milliseconds of reckoning after which others have their turn. */
const turnMs = 8

export type FlexibleContext = { db: Kysely<DB>; now: Date }
type Dates = { checkin: string; checkout: string }
type House = { hotel: DirectoryHotel; rules: HotelRules }

/**
 * The lowest sum, or the minimum stay that forbids it, for every stay whose arrival and departure lie up to three days around the asked ones: 7 x 7, without
 * those of no night or in the past. 404 for an unknown hotel, 400 for a stay or party that is none.
 */
export async function findFlexibleDates(
  context: FlexibleContext,
  query: FlexiblePlace & Dates,
): Promise<FlexibleStays> {
  const asked = readStay(query, context.now)
  const today = localDay(context.now, 'Europe/Sofia')
  const stays: Dates[] = []
  for (let arrival = -reach; arrival <= reach; arrival += 1) {
    for (let departure = -reach; departure <= reach; departure += 1) {
      const stay = { checkin: addDays(asked.checkin, arrival), checkout: addDays(asked.checkout, departure) }
      const nights = countNights(stay.checkin, stay.checkout)
      if (stay.checkin >= today && nights >= 1 && nights <= maxNights) stays.push(stay)
    }
  }
  return keep(context, ['dates', query], () => quoteStays(context, query, stays))
}

/** The lowest sum for every stay of so many nights that begins on a day of the month, in order of arrival. */
export async function findFlexibleWeeks(
  context: FlexibleContext,
  query: FlexiblePlace & { month: string; nights: number },
): Promise<FlexibleStays> {
  const today = localDay(context.now, 'Europe/Sofia')
  const first = dayNumber(`${query.month}-01`)
  const stays: Dates[] = []
  for (let day = first; dateOfDay(day).startsWith(query.month); day += 1) {
    if (dateOfDay(day) >= today) stays.push({ checkin: dateOfDay(day), checkout: dateOfDay(day + query.nights) })
  }
  return keep(context, ['weeks', query], () => quoteStays(context, query, stays))
}

/** The lowest price of each night among the hotels of a place; each night by itself, as in a hotel's own calendar. */
export async function findFlexibleDays(
  context: FlexibleContext,
  query: FlexiblePlace & { from: string; to: string },
): Promise<FlexibleDays> {
  const days = countNights(query.from, query.to)
  if (days < 0 || days >= mostDays)
    throw new ValidationError({ to: [{ key: 'calendar_range', params: { max: mostDays } }] })
  return keep(context, ['days', query], () => priceArea(context, query))
}

async function quoteStays(
  context: FlexibleContext,
  query: FlexiblePlace,
  stays: readonly Dates[],
): Promise<FlexibleStays> {
  const { db, now } = context
  const rooms = readParty(query.rooms)
  const most = mostHotels(mostForStays, rooms)
  const [houses, perEuro] = await Promise.all([findHouses(context, query, most), getRatesTo(db, query.currency)])
  const frame = { currency: query.currency, too_wide: houses === null }
  if (houses === null || stays.length === 0) return { ...frame, stays: [] }
  const nights = await getNights(db)
  const rest = createRest()
  const search = toSearch(query)
  const lowest = stays.map((): number | null => null)
  const minStays = stays.map((): number | null => null)
  for (const { rules } of houses) {
    if (!perEuro.has(rules.currency)) continue
    const ids = rules.roomTypes.map((type) => type.id)
    for (const [index, stay] of stays.entries()) {
      const quoted = quoteHotel(
        rules,
        cutStayNights(nights, ids, stay),
        { ...stay, rooms },
        now,
        search.beds && [search.beds],
      )
      const payable = lowestPayable(quoted, stay, now, search, perEuro)
      const known = lowest[index] ?? null
      if (payable !== null && (known === null || payable < known)) lowest[index] = payable
      if (quoted.refusal?.reason === 'min_stay')
        minStays[index] = Math.min(minStays[index] ?? quoted.refusal.minStay, quoted.refusal.minStay)
    }
    await rest()
  }
  return {
    ...frame,
    stays: stays.map((stay, index) => ({
      ...stay,
      nights: countNights(stay.checkin, stay.checkout),
      price: toPrice(lowest[index] ?? null, query.currency),
      min_stay: lowest[index] == null ? (minStays[index] ?? null) : null,
    })),
  }
}

async function priceArea(
  context: FlexibleContext,
  query: FlexiblePlace & { from: string; to: string },
): Promise<FlexibleDays> {
  const { db, now } = context
  const rooms: PartyRoom[] = readParty(query.rooms)
  const most = mostHotels(mostForDays, rooms)
  const [houses, perEuro] = await Promise.all([findHouses(context, query, most), getRatesTo(db, query.currency)])
  const frame = { currency: query.currency, too_wide: houses === null }
  if (houses === null) return { ...frame, days: [] }
  const hotels = houses.map(({ rules }) => rules).filter((rules) => perEuro.has(rules.currency))
  const table = await readNightTable(db, hotels, query.from, query.to)
  const rest = createRest()
  const lowest = new Map<string, number>()
  for (const rules of hotels) {
    for (const { date, price } of priceDays(rules, table, { from: query.from, to: query.to, rooms }, now)) {
      if (price === null) continue
      const shown = convert(price, rules.currency, query.currency, perEuro)
      lowest.set(date, Math.min(shown, lowest.get(date) ?? shown))
    }
    await rest()
  }
  return {
    ...frame,
    days: daysOf(query.from, query.to).map((date) => ({
      date,
      price: toPrice(lowest.get(date) ?? null, query.currency),
    })),
  }
}

function mostHotels(forOneRoom: number, rooms: readonly PartyRoom[]): number {
  return Math.max(mostAlways, Math.floor((forOneRoom * 2) / (rooms.length + 1)))
}

/** The hotels in question with their rules; null when they are more than `most`. 404 for a hotel that is not shown. */
async function findHouses({ db }: FlexibleContext, query: FlexiblePlace, most: number): Promise<House[] | null> {
  const [directory, allRules] = await Promise.all([getDirectory(db), getAllRules(db)])
  if (query.hotel !== undefined) {
    const hotel = directory.get(query.hotel)
    const rules = allRules.get(query.hotel)
    if (!hotel || !rules) throw new AppError('not_found')
    return [{ hotel, rules }]
  }
  const search = toSearch(query)
  const { area } = await findArea(db, search)
  const houses = area.hotels.flatMap((hotel) => {
    const rules = allRules.get(hotel.id)
    return rules && passesHouseFilters(hotel, search) ? [{ hotel, rules }] : []
  })
  return houses.length > most ? null : houses
}

function toSearch(query: FlexiblePlace): SearchQuery {
  return { ...query, sort: 'recommended', page: 1, page_size: 1, images: 0, markers: false }
}

function toPrice(amount: number | null, currency: SearchQuery['currency']): string | null {
  return amount === null ? null : toDecimal(amount, currency)
}

/** Lets other requests be answered between two hotels. */
function createRest(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < turnMs) return
    await new Promise((resolve) => setImmediate(resolve))
    since = performance.now()
  }
}

const getKept = cachePerRevision(async () => new Map<string, { at: number; answer: Promise<unknown> }>())

/** The same question is reckoned once a minute, however many ask it; the property's day and the clock are part of it. */
async function keep<T>(context: FlexibleContext, question: unknown, reckon: () => Promise<T>): Promise<T> {
  const kept = await getKept(context.db)
  const key = JSON.stringify(question)
  const known = kept.get(key)
  const at = context.now.getTime()
  if (known && at >= known.at && at - known.at < keptMs) return known.answer as Promise<T>
  if (kept.size >= mostKept) kept.clear()
  const answer = reckon()
  kept.set(key, { at, answer })
  answer.catch(() => kept.delete(key))
  return answer
}
