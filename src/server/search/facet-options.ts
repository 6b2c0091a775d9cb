import type { SearchQuery } from '../../contract/hotels.ts'
import { bedChoices, grantsBeds } from '../../domain/beds.ts'
import { boards } from '../../domain/rates.ts'
import type { PlaceName } from '../hotels/hotels.service.ts'
import { add, addSteps, type FacetCounts, noCounts, stepsOf } from './facet-names.ts'
import { houseFilters, isWithin } from './search-candidates.ts'
import { type Candidate, offerFilters } from './search-quotes.ts'

/** What an area offers for the party and dates: how many hotels have each value, whatever is ticked, and how many there are. */
export type FacetOptions = { counts: FacetCounts; total: number }

const filterNames = [
  ...(Object.keys(houseFilters) as (keyof typeof houseFilters)[]),
  ...(Object.keys(offerFilters) as (keyof typeof offerFilters)[]),
  'price_min' as const,
  'price_max' as const,
]

/** Whether any filter is set. */
export function isNarrowed(query: SearchQuery): boolean {
  return filterNames.some((name) => (Array.isArray(query[name]) ? query[name].length > 0 : Boolean(query[name])))
}

/**
 * The values that filters offer and by which they stand in order. They hang on no filter, so that a box stays where it is when
 * it is ticked, and when others leave nothing of it.
 * @param parts the places into which the area is divided.
 */
export function countOptions(
  candidates: readonly Candidate[],
  parts: ReadonlyMap<string, PlaceName>,
  query: SearchQuery,
): FacetOptions {
  const counts = noCounts()
  const scores = stepsOf('review_min', query)
  const beachMetres = stepsOf('beach_max', query)
  const centreMetres = stepsOf('centre_max', query)
  let total = 0
  for (const { hotel, quotes } of candidates) {
    if (quotes.length === 0) continue
    total += 1
    for (const { id } of hotel.places) if (parts.has(String(id))) add(counts.places, String(id))
    add(counts.stars, String(Math.floor(hotel.stars ?? 0)))
    add(counts.kind, hotel.kind)
    addSteps(counts.review_min, scores, (score) => (hotel.reviewScore ?? 0) >= score)
    addSteps(counts.beach_max, beachMetres, (metres) => isWithin(hotel.beachMetres, metres))
    addSteps(counts.centre_max, centreMetres, (metres) => isWithin(hotel.centreMetres, metres))
    for (const code of hotel.foundBy) add(counts.amenities, code)
    for (const board of boards) if (quotes.some((quote) => quote.board === board)) add(counts.board, board)
    for (const bed of bedChoices) if (quotes.some(({ beds }) => grantsBeds(beds, [bed]))) add(counts.beds, bed)
  }
  return { counts, total }
}
