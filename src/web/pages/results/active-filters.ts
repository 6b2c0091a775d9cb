import type { SearchAnswer } from '../../../contract/hotels.ts'
import type { Format } from '../../lib/format.ts'
import type { Translator } from '../../lib/i18n.tsx'
import { withFilters } from './results-address.ts'
import type { ResultsQuery } from './results-query.ts'

/** A filter that is set, in words, and the search without it. */
export type ActiveFilter = { key: string; label: string; without: ResultsQuery }

type ResultsWords = Translator<'results'>

/**
 * The filters that are set, in the order of the rail. Names come from the facets of the answer; a value that no hotel has
 * any more keeps its code, so that it can still be taken away.
 */
export function listActiveFilters(
  query: ResultsQuery,
  answer: Pick<SearchAnswer, 'facets' | 'price_histogram' | 'currency'> | undefined,
  t: ResultsWords,
  format: Format,
): ActiveFilter[] {
  const active: ActiveFilter[] = []
  if (query.bbox !== '') active.push({ key: 'box', label: t('active.box'), without: { ...query, bbox: '', page: 1 } })
  const price = describePrice(query, answer, t, format)
  if (price)
    active.push({ key: 'price', label: price, without: withFilters(query, { price_min: null, price_max: null }) })
  if (query.free_cancellation) {
    const without = withFilters(query, { free_cancellation: false })
    active.push({ key: 'free_cancellation', label: t('filters.freeCancellation'), without })
  }
  if (query.pay_at_property) {
    const without = withFilters(query, { pay_at_property: false })
    active.push({ key: 'pay_at_property', label: t('filters.payAtProperty'), without })
  }
  for (const stars of query.stars) {
    const label = stars === '0' ? t('filters.noStars') : t('filters.starsValue', { count: Number(stars) })
    active.push({ key: `stars-${stars}`, label, without: withFilters(query, { stars: without(query.stars, stars) }) })
  }
  if (query.review_min !== '') {
    const label = t('active.review', { score: format.number(Number(query.review_min)) })
    active.push({ key: 'review', label, without: withFilters(query, { review_min: '' }) })
  }
  for (const list of ['board', 'amenities', 'kind'] as const) {
    for (const value of query[list]) {
      const label = answer?.facets[list].find((facet) => facet.value === value)?.name ?? value
      const rest = withFilters(query, { [list]: without(query[list], value) })
      active.push({ key: `${list}-${value}`, label, without: rest })
    }
  }
  if (query.name !== '') {
    active.push({
      key: 'name',
      label: t('active.name', { name: query.name }),
      without: withFilters(query, { name: '' }),
    })
  }
  return active
}

/** A bound that leaves nothing out is none: plain forms send the ends of the scale along. */
function describePrice(
  query: ResultsQuery,
  answer: Pick<SearchAnswer, 'price_histogram' | 'currency'> | undefined,
  t: ResultsWords,
  format: Format,
): string | null {
  const { min = 0, max = Number.POSITIVE_INFINITY } = answer?.price_histogram ?? {}
  const currency = answer?.currency ?? 'EUR'
  const sum = (value: number) => format.money(value, currency, { wholeCents: 'drop' })
  const from = query.price_min !== null && query.price_min > min ? sum(query.price_min) : null
  const to = query.price_max !== null && query.price_max < max ? sum(query.price_max) : null
  if (from && to) return t('active.price', { from, to })
  if (from) return t('active.priceFrom', { from })
  return to ? t('active.priceTo', { to }) : null
}

function without(values: readonly string[], value: string): string[] {
  return values.filter((other) => other !== value)
}
