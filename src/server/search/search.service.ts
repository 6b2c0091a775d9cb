import type { Kysely } from 'kysely'
import type { BestOffer, HotelCard, SearchAnswer, SearchQuery } from '../../contract/hotels.ts'
import type { ScarceRoom } from '../../contract/offers.ts'
import type { Language } from '../../contract/values.ts'
import type { BedChoice } from '../../domain/beds.ts'
import { hasVatWithin, localFeeCodesOf } from '../../domain/fees.ts'
import { convert, toDecimal } from '../../domain/money.ts'
import type { PartyRoom } from '../../domain/party.ts'
import { fewUnits } from '../../domain/party-fit.ts'
import { recommend } from '../../domain/ranking.ts'
import { localDay } from '../../domain/stay-dates.ts'
import type { DB } from '../db/schema.ts'
import {
  type DirectoryHotel,
  getDirectory,
  getFromPrices,
  getPlacePictures,
  getRoomKinds,
  hotelPath,
  pickText,
  placeShare,
  toHotelCard,
} from '../hotels/hotels.service.ts'
import { AppError } from '../http/errors.ts'
import { formatSharePath } from '../images/images.service.ts'
import {
  type AskedStay,
  findPriorTotals,
  getAllRules,
  getExchangeRates,
  getRatesTo,
  type HotelQuotes,
  quoteHotel,
  readAskedStay,
  readParty,
  readStayNights,
  type Stay,
  scarceRooms,
} from '../rates/rates.service.ts'
import { findArea, type SearchPlace } from './search-area.ts'
import { type Area, type HouseFilter, houseFilters } from './search-candidates.ts'
import { filterAndCount, type Match } from './search-facets.ts'
import { findInstead, nearMissCards } from './search-misses.ts'
import {
  bedWishes,
  type Candidate,
  cheapestQuote,
  countGuests,
  hasWished,
  type SearchQuote,
  toSearchQuotes,
} from './search-quotes.ts'

export { findArea } from './search-area.ts'
export type { Area } from './search-candidates.ts'
export { type Candidate, cheapestQuote, hasWished, type SearchQuote } from './search-quotes.ts'

export type SearchContext = { db: Kysely<DB>; now: Date; language: Language }

/** The answer without the list's own frame (`next`, `previous`), which the route adds. */
export type SearchOutcome = Omit<SearchAnswer, 'next' | 'previous'>

/** Map markers in one answer at most. */
const maxMarkers = 500

/**
 * Hotels that are free for the party and dates, each with its cheapest offer for the whole party; without dates, hotels
 * with an indicative price per night for two. Throws 400 on a stay, party or box that is not one, 404 on a page past the end.
 */
export async function searchStays(context: SearchContext, query: SearchQuery): Promise<SearchOutcome> {
  const { now, language } = context
  const rooms = readParty(query.rooms)
  const asked = readAskedStay(query, now)
  const { area, place, unknown } = await findArea(context.db, query)
  const candidates = asked
    ? await quoteArea(context, area, { ...asked, rooms }, query.currency, bedWishes(query, rooms.length))
    : await indicateArea(context, area, query.currency)
  const { matches, facets, histogram } = filterAndCount(candidates, query, language, area)
  // Where there is none of its own the nearest come first.
  const noneHere = Boolean(place && place.kind !== 'airport' && area.distance?.around)
  const sort = noneHere && query.sort === 'recommended' ? 'distance' : query.sort
  const sorted = sortMatches(matches, sort, area.distance, asked, rooms)
  const first = (query.page - 1) * query.page_size
  if (query.page < 1 || (query.page > 1 && first >= sorted.length)) throw new AppError('invalid_page')
  const shown = sorted.slice(first, first + query.page_size)
  const away = tellAway(area.distance, query.sort, place && nameWithin(place, language))
  return {
    count: sorted.length,
    results: await toCards(context, shown, asked, rooms, query, away),
    destination: place && {
      id: place.id,
      name: pickText(place.nameBg, place.nameEn, language).text,
      type: place.kind,
      latitude: place.latitude,
      longitude: place.longitude,
      share_image: await placeShareImage(context, place.id),
    },
    ...(unknown ? { unknown_name: true } : {}),
    ...(noneHere ? { none_here: true } : {}),
    checkin: asked?.checkin ?? null,
    checkout: asked?.checkout ?? null,
    nights: asked?.nights ?? null,
    rooms: rooms.map((room) => ({ adults: room.adults, children_ages: room.childrenAges })),
    distance_from: area.distance?.from ?? null,
    currency: query.currency,
    facets: facets(),
    price_histogram: histogram,
    bounds: boundsOf(sorted.map((match) => match.candidate.hotel)),
    ...(sorted.length === 0 ? { area_bounds: boundsOf(area.hotels) } : {}),
    markers: (query.markers ? sorted.slice(0, maxMarkers) : []).map(({ candidate, best }) => ({
      id: candidate.hotel.id,
      latitude: candidate.hotel.latitude,
      longitude: candidate.hotel.longitude,
      label: toDecimal(best.shown, query.currency),
      url: hotelPath(candidate.hotel),
    })),
    near_misses:
      asked && query.page === 1 ? await nearMissCards(context, candidates, { ...asked, rooms }, query, away) : [],
    ...(asked && candidates.every(({ quotes }) => quotes.length === 0)
      ? { instead: await findInstead(context, candidates, { ...asked, rooms }, query) }
      : {}),
  }
}

/** Path of the picture for links to a place's hotels; null where there are none. */
async function placeShareImage({ db, language, now }: SearchContext, id: string): Promise<string | null> {
  const placeId = Number(id)
  if (Number.isNaN(placeId)) return null
  const [directory, pictures] = await Promise.all([getDirectory(db), getPlacePictures(db)])
  const facts = placeShare(directory, pictures, placeId, { language, day: localDay(now, 'Europe/Sofia') })
  return facts && formatSharePath(facts)
}

/** Whether a hotel passes the filters that look at the house itself. */
export function passesHouseFilters(hotel: DirectoryHotel, query: SearchQuery): boolean {
  return (Object.keys(houseFilters) as HouseFilter[]).every((name) => houseFilters[name](hotel, query))
}

/** What the cheapest quote that passes the filters on offers costs with local fees, in the query's currency; null: none. */
export function lowestPayable(
  quoted: HotelQuotes,
  stay: { checkin: string; checkout: string },
  now: Date,
  query: SearchQuery,
  perEuro: ReadonlyMap<string, number>,
): number | null {
  if (quoted.quotes.length === 0) return null
  const quotes = toSearchQuotes(quoted, stay, now.getTime(), query.currency, perEuro)
  return cheapestQuote(quotes.filter((quote) => hasWished(quote, query)))?.payable ?? null
}

/**
 * The hotels of an area with what each offers the party for the stay; a hotel with nothing says why.
 * @param wishes see `quoteHotel`.
 */
export async function quoteArea(
  context: SearchContext,
  area: Area,
  stay: Stay,
  currency: string,
  wishes: readonly (readonly BedChoice[])[] = [],
): Promise<Candidate[]> {
  const { db, now } = context
  const [allRules, perEuro] = await Promise.all([getAllRules(db), getRatesTo(db, currency)])
  const rules = area.hotels.flatMap((hotel) => {
    const own = allRules.get(hotel.id)
    return own && perEuro.has(own.currency) ? [own] : []
  })
  const nights = await readStayNights(db, rules, stay)
  const quotesOf = new Map(rules.map((hotel) => [hotel.hotelId, quoteHotel(hotel, nights, stay, now, wishes)]))
  return area.hotels.flatMap((hotel) => {
    const quoted = quotesOf.get(hotel.id)
    if (!quoted) return []
    const quotes = toSearchQuotes(quoted, stay, now.getTime(), currency, perEuro)
    return [{ hotel, rules: quoted.rules, quotes, refusal: quoted.refusal }]
  })
}

/** The hotels of an area with their indicative prices per night for two. */
export async function indicateArea({ db, now }: SearchContext, area: Area, currency: string): Promise<Candidate[]> {
  const [allRules, fromPrices, perEuro] = await Promise.all([
    getAllRules(db),
    getFromPrices(db, now),
    getRatesTo(db, currency),
  ])
  return area.hotels.flatMap((hotel) => {
    const rules = allRules.get(hotel.id)
    if (!rules || !perEuro.has(rules.currency)) return []
    const prices = fromPrices.get(hotel.id)
    const feeCodes = localFeeCodesOf(rules)
    const quotes = (prices?.plans ?? []).map((price): SearchQuote => {
      const shown = convert(price.amount, rules.currency, currency, perEuro)
      const localFees = convert(price.localFees, rules.currency, currency, perEuro)
      return {
        board: price.board,
        beds: [price.beds],
        freeUntil: null,
        freeCancellation: price.plan.cancellation[0]?.daysBefore !== null,
        refundable: true,
        paymentType: price.paymentType,
        instant: price.plan.availability === 'instant',
        shown,
        payable: shown + localFees,
        localFees,
        localFeeCodes: localFees > 0 ? feeCodes : [],
        vatIncluded: hasVatWithin(rules),
        planQuote: null,
        opensOn: prices?.opensOn ?? null,
      }
    })
    return [{ hotel, rules, quotes, refusal: null }]
  })
}

function sortMatches(
  matches: readonly Match[],
  sort: SearchQuery['sort'],
  distance: Area['distance'],
  asked: AskedStay | null,
  rooms: readonly PartyRoom[],
): Match[] {
  const byPrice = (a: Match, b: Match) => a.best.payable - b.best.payable || a.candidate.hotel.id - b.candidate.hotel.id
  const sorted = [...matches]
  if (sort === 'price') return sorted.sort(byPrice)
  if (sort === 'rating')
    return sorted.sort(
      (a, b) => (b.candidate.hotel.reviewScore ?? 0) - (a.candidate.hotel.reviewScore ?? 0) || byPrice(a, b),
    )
  if (sort === 'stars')
    return sorted.sort((a, b) => (b.candidate.hotel.stars ?? 0) - (a.candidate.hotel.stars ?? 0) || byPrice(a, b))
  if (sort === 'distance' && distance) {
    const away = new Map(sorted.map((match) => [match, distance.of(match.candidate.hotel)]))
    return sorted.sort((a, b) => (away.get(a) ?? 0) - (away.get(b) ?? 0) || byPrice(a, b))
  }
  const personNights = countGuests(rooms) * (asked?.nights ?? 1)
  const peers = medianByStars(sorted)
  const points = new Map(
    sorted.map((match) => [
      match,
      recommend({
        reviewScore: match.candidate.hotel.reviewScore,
        reviewCount: match.candidate.hotel.reviewCount,
        pricePerPersonNight: match.best.payable / personNights,
        peerPricePerPersonNight: (peers.get(Math.floor(match.candidate.hotel.stars ?? 0)) ?? 0) / personNights,
        freeCancellation: match.best.freeCancellation,
        instant: match.best.instant,
      }),
    ]),
  )
  return sorted.sort((a, b) => (points.get(b) ?? 0) - (points.get(a) ?? 0) || byPrice(a, b))
}

function medianByStars(matches: readonly Match[]): Map<number, number> {
  const prices = new Map<number, number[]>()
  for (const match of matches) {
    const stars = Math.floor(match.candidate.hotel.stars ?? 0)
    prices.set(stars, [...(prices.get(stars) ?? []), match.best.payable])
  }
  return new Map(
    [...prices].map(([stars, list]) => [stars, list.sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0]),
  )
}

async function toCards(
  context: SearchContext,
  matches: readonly Match[],
  asked: AskedStay | null,
  rooms: readonly PartyRoom[],
  query: SearchQuery,
  away: TellAway,
): Promise<HotelCard[]> {
  const { db, now, language } = context
  const [perEuro, roomNames] = await Promise.all([getExchangeRates(db), getRoomKinds(db)])
  const quoted = matches.flatMap((match) =>
    match.best.planQuote ? [{ rules: match.candidate.rules, quote: match.best.planQuote, match }] : [],
  )
  const priors = asked ? await findPriorTotals(db, quoted, { ...asked, rooms }, now) : []
  const priorOf = new Map(quoted.map(({ match }, index) => [match, priors[index] ?? null]))
  return matches.map((match) => {
    const { candidate, passing, best } = match
    const prior = priorOf.get(match) ?? null
    const bestOffer = toBestOffer(candidate.hotel, best, {
      instead: passing,
      currency: query.currency,
      nights: asked?.nights ?? null,
      prior: prior === null ? null : convert(prior, candidate.rules.currency, query.currency, perEuro),
      ...nameRooms(best, roomNames, language),
    })
    const card = toHotelCard(candidate.hotel, {
      language,
      day: asked?.checkin ?? localDay(now, candidate.hotel.timezone),
      bestOffer,
      nearMiss: null,
      images: query.images,
    })
    return { ...card, ...away(candidate.hotel) }
  })
}

type TellAway = (hotel: DirectoryHotel) => Pick<HotelCard, 'away'>

/** What cards say of a distance: always around a point, else where the order goes by it. */
function tellAway(distance: Area['distance'], sort: SearchQuery['sort'], name: string | null): TellAway {
  if (!distance || !(distance.around || sort === 'distance')) return () => ({})
  const named = distance.from === 'place' && name ? { name } : {}
  return (hotel) => ({
    away: { metres: Math.round(distance.of(hotel) * 1000), from: distance.from, ...named },
  })
}

/** A place as it stands within a sentence: „на 8 км от летище Бургас“. */
function nameWithin(place: SearchPlace, language: Language): string {
  const { text } = pickText(place.nameBg, place.nameEn, language)
  return place.kind === 'airport' ? text.replace(/^Летище(?= )/, 'летище') : text
}

/** Which kinds of room a price is for, each once with how many there are of it, and those that are running out. */
export function nameRooms(
  { planQuote }: SearchQuote,
  names: Awaited<ReturnType<typeof getRoomKinds>>,
  language: Language,
): { rooms: string[]; scarce: ScarceRoom[] } {
  const counts = new Map<number, number>()
  for (const { roomType } of planQuote?.rooms ?? []) counts.set(roomType.id, (counts.get(roomType.id) ?? 0) + 1)
  const nameOf = (id: number) => pickText(names.get(id)?.name_bg, names.get(id)?.name_en, language).text
  const rooms = [...counts].flatMap(([id, count]) => {
    const name = nameOf(id)
    // A room of a catalogue newer than the names.
    if (!name) return []
    return [count === 1 ? name : `${count}\u00a0×\u00a0${name}`]
  })
  return { rooms, scarce: planQuote ? scarceRooms(planQuote, nameOf) : [] }
}

/**
 * @param given.instead every quote that would do instead of `best`, whatever it costs: of them the card says from what sum
 *   the stay can be cancelled for nothing.
 * @param given.nights null without dates.
 * @param given.prior the lowest price of the 30 days before, in minor units of `currency`.
 * @param given.rooms names of the rooms that the price is for, and `given.scarce` which of them are running out.
 */
export function toBestOffer(
  hotel: DirectoryHotel,
  best: SearchQuote,
  given: {
    instead: readonly SearchQuote[]
    currency: SearchQuery['currency']
    nights: number | null
    prior?: number | null
    rooms?: readonly string[]
    scarce?: readonly ScarceRoom[]
  },
): BestOffer {
  const { currency, nights, prior = null, rooms = [], scarce = [] } = given
  const value = toDecimal(best.shown, currency)
  const bestFree =
    nights === null || best.freeCancellation
      ? null
      : cheapestQuote(given.instead.filter((quote) => quote.freeCancellation))
  const left = best.planQuote?.left ?? null
  const shared = best.planQuote?.rooms.every(({ roomType }) => roomType.shared) === true
  return {
    value,
    hotel: { id: hotel.id },
    price: { display_currency: currency, value },
    nights: nights ?? 1,
    taxes_included: true,
    vat_included: best.vatIncluded,
    rooms: [...rooms],
    ...(shared && { shared }),
    local_fees: toDecimal(best.localFees, currency),
    local_fee_codes: [...best.localFeeCodes],
    board: best.board,
    payment_type: best.paymentType,
    availability: best.instant ? 'instant' : 'on_request',
    free_cancellation_until: best.freeUntil ? new Date(best.freeUntil).toISOString() : null,
    free_cancellation: !best.freeCancellation ? 'never' : best.freeUntil || nights === null ? 'until' : 'always',
    ...(!best.refundable && { refundable: false as const }),
    free_cancellation_from: bestFree && toDecimal(bestFree.payable, currency),
    timezone: hotel.timezone,
    rooms_left: left !== null && left <= fewUnits ? left : null,
    ...(scarce.length > 0 && { scarce: [...scarce] }),
    prior_30d: prior === null || prior <= best.shown ? null : toDecimal(prior, currency),
    indicative: nights === null,
    opens_on: best.opensOn,
  }
}

function boundsOf(hotels: readonly DirectoryHotel[]): SearchAnswer['bounds'] {
  if (hotels.length === 0) return null
  let [west, south, east, north] = [180, 90, -180, -90]
  for (const { longitude, latitude } of hotels) {
    west = Math.min(west, longitude)
    south = Math.min(south, latitude)
    east = Math.max(east, longitude)
    north = Math.max(north, latitude)
  }
  return [west, south, east, north]
}
