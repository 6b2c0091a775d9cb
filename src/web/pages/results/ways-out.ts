import type { SearchAnswer } from '../../../contract/hotels.ts'
import type { Suggestion, Suggestions } from '../../../contract/suggestions.ts'
import type { Api } from '../../lib/api.ts'
import type { ActiveFilter } from './active-filters.ts'
import { resultsPath, stayParams, withFilters, withoutFilters } from './results-address.ts'
import { type ResultsQuery, toParams } from './results-query.ts'

/** How far around a full place a visitor is offered to look, in kilometres. */
export const nearbyKm = 50

/** Filters whose loss is tried at most: where so many are set, losing a single one hardly helps. */
const mostTried = 12

/** Places that are offered at most instead of a name that nobody knows. */
const mostPlaces = 6

/**
 * How many places other searches find where one finds none; null where that is not known, or nothing is tried. `places` are what may be
 * meant by a name that nobody knows, else the popular ones.
 */
export type WaysOut = {
  without: Record<string, number | null>
  unfiltered: number | null
  around: number | null
  places: readonly Suggestion[]
}

/** The same search without the area of the map and any filter. */
export function withNothingSet(query: ResultsQuery): ResultsQuery {
  return { ...withoutFilters(query), bbox: '' }
}

export function aroundPlace(query: ResultsQuery, place: { latitude: number; longitude: number }): ResultsQuery {
  return withFilters(query, {
    destination: '',
    q: '',
    lat: String(place.latitude),
    lon: String(place.longitude),
    radius: String(nearbyKm),
  })
}

/** The same stay at a suggested place or hotel, whose page moves to its canonical address. */
export function inPlace(
  query: ResultsQuery,
  { type, id, destination }: Pick<Suggestion, 'type' | 'id' | 'destination'>,
): string {
  if (type === 'hotel') return `/hotels/hotel/${id}${stayParams(query)}`
  return resultsPath(withFilters(withNothingSet(query), { q: '', destination: destination ?? String(id) }))
}

/**
 * Options of the query for what leads on from a search that found nothing: without each of its filters (by their keys), without
 * all of them, around the place. The answer's currency is that of the bounds of price.
 * @param filters those that are set.
 */
export function waysOutQuery(
  api: Api,
  query: ResultsQuery,
  answer: Pick<SearchAnswer, 'destination' | 'currency' | 'unknown_name'>,
  filters: readonly Pick<ActiveFilter, 'key' | 'without'>[],
): { queryKey: readonly unknown[]; queryFn: (context: { signal: AbortSignal }) => Promise<WaysOut> } {
  const { destination, currency } = answer
  const inCurrency = (query: ResultsQuery) => ({ ...query, currency: currency === 'EUR' ? '' : currency })
  return {
    queryKey: ['ways-out', toParams(inCurrency(query)), api.language],
    queryFn: async ({ signal }) => {
      if (answer.unknown_name)
        return { unfiltered: 0, around: null, without: {}, places: await findPlaces(api, query.q, signal) }
      const count = (other: ResultsQuery) => countPlaces(api, inCurrency(other), signal)
      const [unfiltered, around, ...without] = await Promise.all([
        filters.length > 0 ? count(withNothingSet(query)) : null,
        destination && count(aroundPlace(query, destination)),
        ...filters.slice(0, mostTried).map(async (filter) => [filter.key, await count(filter.without)] as const),
      ])
      return { unfiltered, around, without: Object.fromEntries(without), places: [] }
    },
  }
}

/** None when the suggestions do not answer. */
async function findPlaces(api: Api, q: string, signal: AbortSignal): Promise<Suggestion[]> {
  const suggest = (query: { q?: string }) => api.get<Suggestions>('/api/v1/suggestions/', query, signal)
  try {
    const meant = (await suggest({ q })).groups.flatMap(({ items }) => items).filter(({ item_count }) => item_count > 0)
    return (meant.length > 0 ? meant : (await suggest({})).popular).slice(0, mostPlaces)
  } catch {
    return []
  }
}

/** Null when the search does not answer: the way can be offered without knowing where it leads. */
async function countPlaces(api: Api, query: ResultsQuery, signal: AbortSignal): Promise<number | null> {
  const asked = { ...toParams(query), page_size: 1, markers: 'false', images: '0' }
  try {
    return (await api.get<SearchAnswer>('/api/v1/search/', asked, signal)).count
  } catch {
    return null
  }
}
