import type { SearchAnswer } from '../../../contract/hotels.ts'
import type { FacetName } from '../../../contract/vocabulary.ts'
import type { ResultsWords } from './active-filters.ts'
import { withFilters } from './results-address.ts'
import { facetsOf, type flagFilters, type ResultsQuery } from './results-query.ts'

/** A filter to set or to take away by one press; `key` is that of the active filter. */
export type QuickFilter = { key: string; label: string; count: number; set: boolean; toggled: ResultsQuery }

type Flag = (typeof flagFilters)[number]

/** What most visitors narrow a search by, the most usual first; the values are those of the facets. */
const wanted: readonly (readonly [Flag] | readonly [FacetName, string])[] = [
  ['free_cancellation'],
  ['board', 'BB'],
  ['beach_max', '300'],
  ['amenities', 'outdoor_pool'],
  ['amenities', 'indoor_pool'],
  ['amenities', 'mineral_pool'],
  ['amenities', 'spa'],
  ['review_min', '8.5'],
  ['amenities', 'pets_allowed'],
  ['amenities', 'free_parking'],
  ['centre_max', '500'],
  ['board', 'AI'],
  ['board', 'HB'],
  ['amenities', 'sea_view'],
  ['amenities', 'parking'],
  ['kind', 'guest_house'],
  ['pay_at_property'],
]

/** As many as one swipes through without losing them. */
const most = 8

/**
 * The usual filters that would leave something and not everything, and those of them that are set. Free cancellation is offered even
 * when every place has it: it changes their prices.
 * @param first keys of those that stand before the others.
 */
export function listQuickFilters(
  query: ResultsQuery,
  answer: Pick<SearchAnswer, 'facets' | 'count'>,
  first: readonly string[],
  t: ResultsWords,
): QuickFilter[] {
  const useful = wanted
    .flatMap((one) => (one.length === 1 ? readFlag(query, answer, one[0], t) : readValue(query, answer, ...one)))
    .filter(({ key, count, set }) => set || (count > 0 && (count < answer.count || key === 'free_cancellation')))
  const late = ({ key }: QuickFilter) => (first.includes(key) ? 0 : 1)
  return useful.toSorted((one, other) => late(one) - late(other)).slice(0, most)
}

function readFlag(
  query: ResultsQuery,
  { facets }: Pick<SearchAnswer, 'facets'>,
  name: Flag,
  t: ResultsWords,
): QuickFilter {
  const set = query[name]
  return {
    key: name,
    label: t(`filters.${name}`),
    count: facets[name],
    set,
    toggled: withFilters(query, { [name]: !set }),
  }
}

/** A value of a facet; nothing when no place has it. */
function readValue(
  query: ResultsQuery,
  answer: Pick<SearchAnswer, 'facets'>,
  name: FacetName,
  value: string,
): QuickFilter[] {
  const facet = facetsOf(answer, name).find((offered) => offered.value === value)
  if (!facet) return []
  const chosen = query[name]
  const set = [chosen].flat().includes(value)
  const without = typeof chosen === 'string' ? '' : chosen.filter((other) => other !== value)
  const added = typeof chosen === 'string' ? value : [...chosen, value]
  const toggled = withFilters(query, { [name]: set ? without : added })
  return [{ key: `${name}-${value}`, label: facet.name, count: facet.count, set, toggled }]
}
