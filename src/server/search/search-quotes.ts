import type { SearchQuery, Wishes } from '../../contract/hotels.ts'
import { type BedChoice, bedChoices, grantsBeds } from '../../domain/beds.ts'
import { type CancellationTerms, cancellationTerms } from '../../domain/cancellation.ts'
import { hasVatWithin, localFeeCodesOf } from '../../domain/fees.ts'
import { convert } from '../../domain/money.ts'
import type { PartyRoom } from '../../domain/party.ts'
import type { Board, HotelRules, RatePlan } from '../../domain/rates.ts'
import { countNights } from '../../domain/stay-dates.ts'
import type { DirectoryHotel } from '../hotels/hotels.service.ts'
import type { HotelQuotes, PlanQuote } from '../rates/rates.service.ts'

/** One plan's price for a search, in minor units of the display currency as well as the hotel's. */
export type SearchQuote = {
  board: Board
  /** What each room of it grants of wishes for beds. Without dates one room for two. */
  beds: readonly (readonly BedChoice[])[]
  /** Until when cancelling is free (epoch milliseconds); null when it never is, or always. */
  freeUntil: number | null
  freeCancellation: boolean
  /** False where cancelling takes all of it from the booking on. Unknown, thus true, without dates. */
  refundable: boolean
  paymentType: RatePlan['paymentType']
  instant: boolean
  /** What the visitor sees as the price. */
  shown: number
  /** With local fees: what sorting by price, price bounds and the histogram go by. */
  payable: number
  localFees: number
  /** Which fees those are. */
  localFeeCodes: readonly string[]
  vatIncluded: boolean
  planQuote: PlanQuote | null
  /** Without dates: the first night for sale where it is not soon. */
  opensOn: string | null
}

export type Candidate = {
  hotel: DirectoryHotel
  rules: HotelRules
  quotes: SearchQuote[]
  refusal: HotelQuotes['refusal']
}

/** The quotes of a hotel as searches compare them; until when a plan can be cancelled is worked out once. */
export function toSearchQuotes(
  hotel: HotelQuotes,
  stay: { checkin: string; checkout: string },
  now: number,
  currency: string,
  perEuro: ReadonlyMap<string, number>,
): SearchQuote[] {
  const feeCodes = localFeeCodesOf(hotel.rules)
  const vatIncluded = hasVatWithin(hotel.rules)
  const terms = new Map<RatePlan, ReturnType<typeof termsOf>>()
  return hotel.quotes.map((quote) => {
    const ending = terms.get(quote.plan) ?? termsOf(quote.plan, hotel.rules, stay, now)
    terms.set(quote.plan, ending)
    // Converted apart and then added, so that price and local fees sum to what sorting goes by in every currency.
    const shown = convert(quote.total, hotel.rules.currency, currency, perEuro)
    const localFees = convert(quote.localFees, hotel.rules.currency, currency, perEuro)
    return {
      board: quote.plan.board,
      beds: quote.rooms.map(({ roomType }) => roomType.beds),
      ...ending,
      paymentType: quote.plan.paymentType,
      instant: quote.plan.availability === 'instant',
      shown,
      payable: shown + localFees,
      localFees,
      localFeeCodes: localFees > 0 ? feeCodes : [],
      vatIncluded,
      planQuote: quote,
      opensOn: null,
    }
  })
}

/**
 * Whether and until when a plan can be cancelled free of charge, and whether all is lost otherwise. Does not depend on the price: a
 * penalty in nights is held against nights of one price.
 */
function termsOf(plan: RatePlan, rules: HotelRules, stay: { checkin: string; checkout: string }, now: number) {
  const nights = countNights(stay.checkin, stay.checkout)
  const { freeUntil, penalties, refundable }: CancellationTerms = cancellationTerms(plan.cancellation, {
    checkin: stay.checkin,
    timezone: rules.timezone,
    bookedAt: now,
    total: nights * 100,
    nightly: new Array<number>(nights).fill(100),
  })
  return { freeUntil, freeCancellation: freeUntil !== null || penalties.length === 0, refundable }
}

/** The filters that look at what is offered, each under the name of its facet. */
export const offerFilters = {
  board: (quote: SearchQuote, wishes: Wishes) => !wishes.board?.length || wishes.board.includes(quote.board),
  /** Judged on the rooms of the quote: each of them has one of the beds, so that the price shown is that of such rooms. */
  beds: (quote: SearchQuote, wishes: Wishes) => grantsBeds(quote.beds, wishes.beds ?? []),
  free_cancellation: (quote: SearchQuote, wishes: Wishes) => !wishes.free_cancellation || quote.freeCancellation,
  pay_at_property: (quote: SearchQuote, wishes: Wishes) => !wishes.pay_at_property || quote.paymentType === 'property',
}
export type OfferFilter = keyof typeof offerFilters

/** Whether an offer has all that was wished. */
export function hasWished(quote: SearchQuote, wishes: Wishes): boolean {
  return (Object.keys(offerFilters) as OfferFilter[]).every((name) => offerFilters[name](quote, wishes))
}

/** Rooms up to which each kind of bed is priced by itself: every one is another way to house the party, which grows dear. */
const fewRoomsToHouse = 4

/** For which beds a search must know the cheapest rooms: those asked for, and each by itself to count its facet. */
export function bedWishes(wishes: Wishes, rooms: number): BedChoice[][] {
  const asked = wishes.beds?.length ? [wishes.beds] : []
  return rooms > fewRoomsToHouse
    ? asked
    : [...bedChoices.map((bed) => [bed]), ...asked.filter(({ length }) => length > 1)]
}

/** Whether everything payable (minor units of the display currency) is within the asked bounds (whole units). */
export function isInPriceRange(payable: number, query: SearchQuery): boolean {
  return (
    (query.price_min === undefined || payable >= Math.round(query.price_min * 100)) &&
    (query.price_max === undefined || payable <= Math.round(query.price_max * 100))
  )
}

/** The cheapest quote by everything payable; of equals one that can be cancelled for nothing, then the first. */
export function cheapestQuote(quotes: readonly SearchQuote[]): SearchQuote | null {
  let best: SearchQuote | null = null
  for (const quote of quotes) {
    const isBetter =
      !best ||
      quote.payable < best.payable ||
      (quote.payable === best.payable && quote.freeCancellation && !best.freeCancellation)
    if (isBetter) best = quote
  }
  return best
}

export function countGuests(rooms: readonly PartyRoom[]): number {
  return rooms.reduce((sum, room) => sum + room.adults + room.childrenAges.length, 0)
}
