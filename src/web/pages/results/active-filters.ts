import type { SearchAnswer } from '../../../contract/hotels.ts'
import { facetNames } from '../../../contract/vocabulary.ts'
import type { Format } from '../../lib/format.ts'
import type { Translator } from '../../lib/i18n.tsx'
import { withFilters } from './results-address.ts'
import { facetsOf, flagFilters, type ResultsQuery } from './results-query.ts'

/** A filter that is set, in words, and the search without it. */
export type ActiveFilter = { key: string; label: string; without: ResultsQuery }

export type ResultsWords = Translator<'results'>

type Naming = { answer: Pick<SearchAnswer, 'facets' | 'currency'>; t: ResultsWords; format: Format }

type SetFilter = Omit<ActiveFilter, 'label'> & { name: (naming: Naming) => string }

/** The filters that are set, in the order of the rail. */
export function listActiveFilters(
  query: ResultsQuery,
  answer: Naming['answer'],
  t: ResultsWords,
  format: Format,
): ActiveFilter[] {
  return listSetFilters(query).map(({ name, ...filter }) => ({ ...filter, label: name({ answer, t, format }) }))
}

/**
 * The same before there is an answer to word them with. Names come from its facets; a value that no hotel has any more keeps its
 * code, so that it can still be taken away.
 */
export function listSetFilters(query: ResultsQuery): SetFilter[] {
  const set: SetFilter[] = []
  const add = (key: string, rest: Partial<ResultsQuery>, name: SetFilter['name']) =>
    set.push({ key, without: withFilters(query, rest), name })
  if (query.bbox !== '') add('box', { bbox: '' }, ({ t }) => t('active.box'))
  if (query.price_min !== null || query.price_max !== null)
    add('price', { price_min: null, price_max: null }, (naming) => describePrice(query, naming))
  for (const flag of flagFilters) if (query[flag]) add(flag, { [flag]: false }, ({ t }) => t(`filters.${flag}`))
  for (const facet of facetNames) {
    const chosen = query[facet]
    for (const value of [chosen].flat().filter(Boolean)) {
      const rest = typeof chosen === 'string' ? '' : chosen.filter((other) => other !== value)
      add(
        `${facet}-${value}`,
        { [facet]: rest },
        ({ answer }) => facetsOf(answer, facet).find((offered) => offered.value === value)?.name ?? value,
      )
    }
  }
  if (query.name !== '') add('name', { name: '' }, ({ t }) => t('active.name', { name: query.name }))
  return set
}

/** As they are asked for, whatever the prices under the other filters: those filters come and go, and the bounds hold on. */
function describePrice({ price_min, price_max }: ResultsQuery, { answer, t, format }: Naming): string {
  const sum = (value: number | null) =>
    value === null ? '' : format.money(value, answer.currency, { rounded: Number.isInteger(value) })
  const [from, to] = [sum(price_min), sum(price_max)]
  if (from && to) return t('active.price', { from, to })
  return from ? t('active.priceFrom', { from }) : t('active.priceTo', { to })
}
