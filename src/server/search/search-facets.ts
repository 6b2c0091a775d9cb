import type { SearchAnswer, SearchQuery } from '../../contract/hotels.ts'
import type { Language } from '../../contract/values.ts'
import { hotelKinds } from '../../contract/vocabulary.ts'
import { amenities } from '../../domain/amenities.ts'
import { toPriceHistogram } from '../../domain/price-histogram.ts'
import { boards } from '../../domain/rates.ts'
import { messageOf } from '../messages.ts'
import { type HouseFilter, houseFilters } from './search-candidates.ts'
import {
  type Candidate,
  cheapestQuote,
  isInPriceRange,
  type OfferFilter,
  offerFilters,
  type SearchQuote,
} from './search-quotes.ts'

const houseNames = Object.keys(houseFilters) as HouseFilter[]
const offerNames = Object.keys(offerFilters) as OfferFilter[]
const reviewSteps = [9, 8.5, 8, 7]
const shownAmenities = 24

/** A candidate that passed every filter, with the offer it is shown with. */
export type Match = { candidate: Candidate; best: SearchQuote }

/** Which single filter, if any, keeps a candidate out; `more` when at least two do. */
type Verdict = { failed: HouseFilter | null | 'more' }

/**
 * Applies all filters and counts each facet under all the others: a box that a visitor has not ticked yet says how many
 * hotels ticking it would leave. The price bounds are judged on the cheapest quote that passes the offer filters.
 */
export function filterAndCount(candidates: readonly Candidate[], query: SearchQuery, language: Language) {
  const matches: Match[] = []
  const prices: number[] = []
  const counts = {
    stars: new Map<string, number>(),
    kind: new Map<string, number>(),
    amenities: new Map<string, number>(),
    review: new Map<string, number>(),
    board: new Map<string, number>(),
  }
  let freeCancellation = 0
  let payAtProperty = 0

  for (const candidate of candidates) {
    const { failed } = judgeHouse(candidate, query)
    if (failed === 'more') continue
    const passing = candidate.quotes.filter((quote) => passesOffer(quote, query, null))
    const best = cheapestQuote(passing)
    const inRange = best !== null && isInPriceRange(best.payable, query)

    if (failed === null) {
      if (best) prices.push(best.payable)
      if (best && inRange) matches.push({ candidate, best })
      for (const board of boards)
        if (hasQuote(candidate, query, 'board', (quote) => quote.board === board)) add(counts.board, board)
      if (hasQuote(candidate, query, 'free_cancellation', (quote) => quote.freeCancellation)) freeCancellation += 1
      if (hasQuote(candidate, query, 'pay_at_property', (quote) => quote.paymentType === 'property')) payAtProperty += 1
      // Amenities narrow each other: a further one is counted among the hotels that have those already ticked.
      if (inRange) for (const code of candidate.hotel.amenities) add(counts.amenities, code)
    }
    if (!inRange) continue
    if (failed === null || failed === 'stars') add(counts.stars, String(Math.floor(candidate.hotel.stars ?? 0)))
    if (failed === null || failed === 'kind') add(counts.kind, candidate.hotel.kind)
    if (failed === null || failed === 'review') {
      for (const step of reviewSteps) if ((candidate.hotel.reviewScore ?? 0) >= step) add(counts.review, String(step))
    }
  }

  // A box that is ticked stays, even when it leaves nothing: it has a name and can be unticked.
  const chosen = new Set<unknown>(
    [query.stars, query.board, query.amenities, query.kind].flatMap((list) => list ?? []).map(String),
  )
  const named = (counted: Map<string, number>, order: readonly string[], name: (value: string) => string) =>
    order
      .filter((value) => counted.has(value) || chosen.has(value))
      .map((value) => ({ value, name: name(value), count: counted.get(value) ?? 0 }))
  const byCount = (counted: Map<string, number>) => (a: string, b: string) =>
    (counted.get(b) ?? 0) - (counted.get(a) ?? 0)
  const facets: SearchAnswer['facets'] = {
    stars: named(counts.stars, ['5', '4', '3', '2', '1', '0'], (value) => value),
    board: named(counts.board, boards, (board) => messageOf(language, 'catalogue', `board.${board}`)),
    amenities: amenities
      .filter((amenity) => counts.amenities.has(amenity.code) || chosen.has(amenity.code))
      .sort((a, b) => byCount(counts.amenities)(a.code, b.code))
      .filter((amenity, index) => index < shownAmenities || chosen.has(amenity.code))
      .map((amenity) => ({
        value: amenity.code,
        name: amenity[language],
        count: counts.amenities.get(amenity.code) ?? 0,
      })),
    kind: named(counts.kind, [...hotelKinds].sort(byCount(counts.kind)), (kind) =>
      messageOf(language, 'catalogue', `kind.${kind}`),
    ),
    review: named(counts.review, reviewSteps.map(String), (value) => value),
    free_cancellation: freeCancellation,
    pay_at_property: payAtProperty,
  }
  return { matches, facets, histogram: toPriceHistogram(prices) }
}

/** Whether the house itself passes every filter; what it offers is not looked at. */
export function passesHouse(candidate: Candidate, query: SearchQuery): boolean {
  return judgeHouse(candidate, query).failed === null
}

function judgeHouse(candidate: Candidate, query: SearchQuery): Verdict {
  let failed: HouseFilter | null = null
  for (const name of houseNames) {
    if (houseFilters[name](candidate.hotel, query)) continue
    if (failed) return { failed: 'more' }
    failed = name
  }
  return { failed }
}

function passesOffer(quote: SearchQuote, query: SearchQuery, except: OfferFilter | null): boolean {
  return offerNames.every((name) => name === except || offerFilters[name](quote, query))
}

function hasQuote(
  candidate: Candidate,
  query: SearchQuery,
  facet: OfferFilter,
  wanted: (quote: SearchQuote) => boolean,
): boolean {
  // As ticking it would: the bounds are judged on the cheapest offer that is left.
  const best = cheapestQuote(candidate.quotes.filter((quote) => wanted(quote) && passesOffer(quote, query, facet)))
  return best !== null && isInPriceRange(best.payable, query)
}

function add(counts: Map<string, number>, value: string): void {
  counts.set(value, (counts.get(value) ?? 0) + 1)
}
