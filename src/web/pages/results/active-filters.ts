import type { SearchAnswer } from '../../../contract/hotels.ts'
import { facetNames } from '../../../contract/vocabulary.ts'
import type { Format } from '../../lib/format.ts'
import type { Translator } from '../../lib/i18n.tsx'
import { withFilters } from './results-address.ts'
import { facetsOf, flagFilters, type ResultsQuery } from './results-query.ts'

/** A filter that is set, in words, and the search without it. */
export type ActiveFilter = { key: string; label: string; without: ResultsQuery }

export type ResultsWords = Translator<'results'>

/**
 * The filters that are set, in the order of the rail. Names come from the facets of the answer; a value that no hotel has
 * any more keeps its code, so that it can still be taken away.
 */
export function listActiveFilters(
  query: ResultsQuery,
  answer: Pick<SearchAnswer, 'facets' | 'price_histogram' | 'currency'>,
  t: ResultsWords,
  format: Format,
): ActiveFilter[] {
  const active: ActiveFilter[] = []
  if (query.bbox !== '') active.push({ key: 'box', label: t('active.box'), without: { ...query, bbox: '', page: 1 } })
  const price = describePrice(query, answer, t, format)
  if (price)
    active.push({ key: 'price', label: price, without: withFilters(query, { price_min: null, price_max: null }) })
  for (const name of flagFilters) {
    if (query[name])
      active.push({ key: name, label: t(`filters.${name}`), without: withFilters(query, { [name]: false }) })
  }
  for (const name of facetNames) {
    const chosen = query[name]
    for (const value of [chosen].flat().filter(Boolean)) {
      const label = facetsOf(answer, name).find((facet) => facet.value === value)?.name ?? value
      const rest = typeof chosen === 'string' ? '' : chosen.filter((other) => other !== value)
      active.push({ key: `${name}-${value}`, label, without: withFilters(query, { [name]: rest }) })
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

/** A bound that leaves nothing out is none: plain forms send the ends of the scale along. Without a scale every bound counts. */
function describePrice(
  query: ResultsQuery,
  answer: Pick<SearchAnswer, 'price_histogram' | 'currency'>,
  t: ResultsWords,
  format: Format,
): string | null {
  const { currency } = answer
  const { min, max, bars } = answer.price_histogram
  const counts = (leavesOut: boolean) => leavesOut || bars.length === 0
  const sum = (value: number) => format.money(value, currency, { rounded: Number.isInteger(value) })
  const from = query.price_min !== null && counts(query.price_min > min) ? sum(query.price_min) : null
  const to = query.price_max !== null && counts(query.price_max < max) ? sum(query.price_max) : null
  if (from && to) return t('active.price', { from, to })
  if (from) return t('active.priceFrom', { from })
  return to ? t('active.priceTo', { to }) : null
}
