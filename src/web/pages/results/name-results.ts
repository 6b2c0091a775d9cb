import type { SearchAnswer } from '../../../contract/hotels.ts'
import type { ResultsWords } from './active-filters.ts'
import type { ResultsQuery } from './results-query.ts'

/** "Област Бургас: 35 места за настаняване": a region is named in small letters, a heading begins with a large one. */
export function nameResults(
  t: ResultsWords,
  place: string,
  { count, none_here, unknown_name }: Pick<SearchAnswer, 'count' | 'none_here' | 'unknown_name'>,
): string {
  if (unknown_name) return t('titleUnknown', { place })
  const name = t(none_here ? 'titleNear' : 'title', { place, count })
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** What the search is of, in words. The part of a map is searched whatever place was asked for before. */
export function nameArea(t: ResultsWords, query: ResultsQuery, answer: SearchAnswer): string {
  if (query.bbox !== '') return t('active.box')
  return answer.destination?.name ?? (query.q || t(query.lat !== '' ? 'around' : 'everywhere'))
}
