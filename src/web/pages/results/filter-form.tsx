import { replaceEqualDeep } from '@tanstack/react-query'
import { memo, useState } from 'react'
import type { SearchAnswer } from '../../../contract/hotels.ts'
import { facetNames } from '../../../contract/vocabulary.ts'
import { useFormat, useLanguage, useT } from '../../lib/i18n.tsx'
import { localizePath } from '../../lib/language.ts'
import { LatePart } from '../../lib/late.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox, ChoiceGroup } from '../../ui/choice.tsx'
import { FacetGroup } from './facet-group.tsx'
import styles from './filter-form.module.css'
import { nameFilter, priceFilter } from './rare-parts.ts'
import { facetsOf, flagFilters, noFilters, type ResultsFilters, type ResultsQuery, toParams } from './results-query.ts'

/** The answer's part that the filters show: how many places each would leave. */
export type FilterFacts = Pick<SearchAnswer, 'facets' | 'price_histogram' | 'currency' | 'nights'>

/**
 * All filters, each with the number of places it would leave under the others. A plain GET form with a button of its own;
 * with JavaScript every change is told at once and the button is not shown.
 * @param id of the form, so that the sort beside it can belong to it.
 * @param onChange always the same function, so that only what has changed is drawn anew.
 */
export const FilterForm = memo(function FilterForm(props: {
  id: string
  query: ResultsQuery
  facts: FilterFacts
  onChange: (filters: Partial<ResultsFilters>) => void
}) {
  const t = useT('results')
  const format = useFormat()
  const language = useLanguage()
  const { onChange } = props
  const query = useKept(props.query)
  const facets = useKept(props.facts.facets)
  const histogram = useKept(props.facts.price_histogram)
  const { currency, nights } = props.facts

  return (
    <form
      id={props.id}
      className={styles.form}
      action={localizePath('/hotels', language)}
      method="get"
      aria-label={t('filters.label')}
      onSubmit={(event) => event.preventDefault()}
    >
      <SearchFields query={query} />
      <LatePart
        part={priceFilter}
        given={{ from: query.price_min, to: query.price_max, histogram, currency, perNight: nights === null, onChange }}
      />
      <ChoiceGroup legend={t('filters.peace')}>
        {flagFilters.map((name) => (
          <Checkbox
            key={name}
            dense
            name={name}
            value="true"
            count={format.number(facets[name])}
            checked={query[name]}
            onChange={(event) => onChange({ [name]: event.target.checked })}
          >
            {t(`filters.${name}`)}
          </Checkbox>
        ))}
      </ChoiceGroup>
      {facetNames.map((name) => (
        <FacetGroup
          key={name}
          name={name}
          facets={facetsOf({ facets }, name)}
          chosen={query[name]}
          onChange={onChange}
        />
      ))}
      <LatePart part={nameFilter} given={{ value: query.name, onChange }} />
      <Button type="submit" variant="solid" className={styles.plainOnly}>
        {t('filters.apply')}
      </Button>
    </form>
  )
})

/** The value, in which parts that say the same as before are the same: what is drawn of them need not be drawn again. */
function useKept<Value>(value: Value): Value {
  const [before, setBefore] = useState(value)
  const kept = replaceEqualDeep(before, value)
  if (kept !== before) setBefore(kept)
  return kept
}

/** The search that the filters narrow, carried along by a plain form. */
function SearchFields(props: { query: ResultsQuery }) {
  const kept = toParams({ ...props.query, ...noFilters, sort: 'recommended', page: 1 })
  return Object.entries(kept).map(([name, value]) =>
    value === '' || value === null || Array.isArray(value) ? null : (
      <input key={name} type="hidden" name={name} value={String(value)} />
    ),
  )
}
