import type { SearchQuery } from '../../contract/hotels.ts'
import type { Language } from '../../contract/values.ts'
import type { FacetName } from '../../contract/vocabulary.ts'
import { bedChoices, grantsBeds } from '../../domain/beds.ts'
import { toPriceHistogram } from '../../domain/price-histogram.ts'
import { boards } from '../../domain/rates.ts'
import { add, addSteps, nameFacets, noCounts, stepsOf } from './facet-names.ts'
import { countOptions, isNarrowed } from './facet-options.ts'
import { type Area, type HouseFilter, houseFilters, isWithin } from './search-candidates.ts'
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

/** A candidate that passed every filter, its offers that pass those on offers, and the cheapest of them, with which it is shown. */
export type Match = { candidate: Candidate; passing: readonly SearchQuote[]; best: SearchQuote }

/** Which single filter, if any, keeps a candidate out; `more` when at least two do. */
type Verdict = { failed: HouseFilter | null | 'more' }

/**
 * Applies all filters and counts each facet under all the others: a box that a visitor has not ticked yet says how many
 * hotels ticking it would leave. The price bounds are judged on the cheapest quote that passes the offer filters.
 * @param area knows into which places it is divided, and those that the filter names.
 */
export function filterAndCount(
  candidates: readonly Candidate[],
  query: SearchQuery,
  language: Language,
  area: Pick<Area, 'partOf' | 'asked'>,
) {
  const matches: Match[] = []
  const prices: number[] = []
  const counts = noCounts()
  const scores = stepsOf('review_min', query)
  const beachMetres = stepsOf('beach_max', query)
  const centreMetres = stepsOf('centre_max', query)
  const parts = new Map((area.asked ?? []).map((place) => [String(place.id), place]))
  let freeCancellation = 0
  let payAtProperty = 0

  for (const candidate of candidates) {
    const { hotel } = candidate
    const part = area.partOf?.(hotel)
    if (part) parts.set(String(part.id), part)
    const { failed } = judgeHouse(candidate, query)
    if (failed === 'more') continue
    const passing = candidate.quotes.filter((quote) => passesOffer(quote, query, null))
    const best = cheapestQuote(passing)
    const inRange = best !== null && isInPriceRange(best.payable, query)

    if (failed === null) {
      if (best) prices.push(best.payable)
      if (best && inRange) matches.push({ candidate, passing, best })
      if (bestWithout(candidate, query, 'free_cancellation')((quote) => quote.freeCancellation)) freeCancellation += 1
      const bestOfBoard = bestWithout(candidate, query, 'board')
      for (const board of boards) if (bestOfBoard((quote) => quote.board === board)) add(counts.board, board)
      const bestOfBeds = bestWithout(candidate, query, 'beds')
      for (const bed of bedChoices) if (bestOfBeds((quote) => grantsBeds(quote.beds, [bed]))) add(counts.beds, bed)
      if (bestWithout(candidate, query, 'pay_at_property')((quote) => quote.paymentType === 'property'))
        payAtProperty += 1
      // Amenities narrow each other: a further one is counted among the hotels that have those already ticked.
      if (inRange) for (const code of hotel.foundBy) add(counts.amenities, code)
    }
    if (!inRange) continue
    const leaves = (name: FacetName & HouseFilter) => failed === null || failed === name
    if (leaves('places')) for (const { id } of hotel.places) if (parts.has(String(id))) add(counts.places, String(id))
    if (leaves('stars')) add(counts.stars, String(Math.floor(hotel.stars ?? 0)))
    if (leaves('kind')) add(counts.kind, hotel.kind)
    if (leaves('review_min')) addSteps(counts.review_min, scores, (score) => (hotel.reviewScore ?? 0) >= score)
    if (leaves('beach_max')) addSteps(counts.beach_max, beachMetres, (metres) => isWithin(hotel.beachMetres, metres))
    if (leaves('centre_max'))
      addSteps(counts.centre_max, centreMetres, (metres) => isWithin(hotel.centreMetres, metres))
  }
  /** Worded on demand: the map asks for the matches alone. */
  const facets = () => ({
    ...nameFacets(
      counts,
      isNarrowed(query) ? countOptions(candidates, parts, query) : { counts, total: matches.length },
      query,
      parts,
      language,
    ),
    free_cancellation: freeCancellation,
    pay_at_property: payAtProperty,
  })
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

/**
 * What a hotel would be shown with, were a facet's value ticked, and null where it would be left out: of its quotes that pass
 * all filters but the facet's own.
 */
function bestWithout(
  candidate: Candidate,
  query: SearchQuery,
  facet: OfferFilter,
): (wanted: (quote: SearchQuote) => boolean) => SearchQuote | null {
  const quotes = candidate.quotes.filter((quote) => passesOffer(quote, query, facet))
  return (wanted) => {
    // As ticking it would: the bounds are judged on the cheapest offer that is left.
    const best = cheapestQuote(quotes.filter(wanted))
    return best !== null && isInPriceRange(best.payable, query) ? best : null
  }
}
