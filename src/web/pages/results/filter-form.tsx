import type { SearchAnswer } from '../../../contract/hotels.ts'
import { useFormat, useLanguage, useT } from '../../lib/i18n.tsx'
import { localizePath } from '../../lib/language.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox, ChoiceGroup, Radio } from '../../ui/choice.tsx'
import { Stars } from '../../ui/stars.tsx'
import { FacetList } from './facet-list.tsx'
import styles from './filter-form.module.css'
import { NameFilter } from './name-filter.tsx'
import { PriceFilter } from './price-filter.tsx'
import { noFilters, type ResultsFilters, type ResultsQuery, toParams } from './results-query.ts'

/** The answer's part that the filters show: how many places each would leave. */
export type FilterFacts = Pick<SearchAnswer, 'facets' | 'price_histogram' | 'currency' | 'nights' | 'count'>

const reviewWords: Record<string, 'superb' | 'excellent' | 'veryGood' | 'good'> = {
  '9': 'superb',
  '8.5': 'excellent',
  '8': 'veryGood',
  '7': 'good',
}

/**
 * All filters, each with the number of places it would leave under the others. A plain GET form with a button of its own;
 * with JavaScript every change is told at once and the button is not shown.
 * @param id of the form, so that the sort beside it can belong to it.
 */
export function FilterForm(props: {
  id: string
  query: ResultsQuery
  facts: FilterFacts
  onChange: (filters: Partial<ResultsFilters>) => void
}) {
  const t = useT('results')
  const words = useT('catalogue')
  const format = useFormat()
  const language = useLanguage()
  const { query, facts, onChange } = props
  const { facets } = facts
  const starsNamed = facets.stars.map((facet) => ({
    ...facet,
    name: facet.value === '0' ? t('filters.noStars') : t('filters.starsValue', { count: Number(facet.value) }),
  }))

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
      <PriceFilter query={query} facts={facts} onChange={onChange} />
      <ChoiceGroup legend={t('filters.peace')}>
        <Checkbox
          dense
          name="free_cancellation"
          value="true"
          count={format.number(facets.free_cancellation)}
          checked={query.free_cancellation}
          onChange={(event) => onChange({ free_cancellation: event.target.checked })}
        >
          {t('filters.freeCancellation')}
        </Checkbox>
        <Checkbox
          dense
          name="pay_at_property"
          value="true"
          count={format.number(facets.pay_at_property)}
          checked={query.pay_at_property}
          onChange={(event) => onChange({ pay_at_property: event.target.checked })}
        >
          {t('filters.payAtProperty')}
        </Checkbox>
      </ChoiceGroup>
      <FacetList
        legend={t('filters.stars')}
        name="stars"
        facets={starsNamed}
        chosen={query.stars}
        onChange={(stars) => onChange({ stars })}
        draw={(facet) => (facet.value === '0' ? facet.name : <Stars value={Number(facet.value)} />)}
      />
      {(facets.review.length > 0 || query.review_min !== '') && (
        <ChoiceGroup legend={t('filters.review')}>
          <Radio
            dense
            name="review_min"
            value=""
            checked={query.review_min === ''}
            onChange={() => onChange({ review_min: '' })}
          >
            {t('filters.reviewAny')}
          </Radio>
          {facets.review.map((facet) => {
            const word = reviewWords[facet.value]
            const score = format.number(Number(facet.value))
            return (
              <Radio
                key={facet.value}
                dense
                name="review_min"
                value={facet.value}
                count={format.number(facet.count)}
                checked={query.review_min === facet.value}
                onChange={() => onChange({ review_min: facet.value })}
              >
                {word ? t('filters.reviewFrom', { word: words(`review.${word}`), score }) : `${score}+`}
              </Radio>
            )
          })}
        </ChoiceGroup>
      )}
      <FacetList
        legend={t('filters.board')}
        name="board"
        facets={facets.board}
        chosen={query.board}
        onChange={(board) => onChange({ board })}
      />
      <FacetList
        legend={t('filters.amenities')}
        name="amenities"
        facets={usefulFirst(facets.amenities, facts.count)}
        chosen={query.amenities}
        onChange={(amenities) => onChange({ amenities })}
      />
      <FacetList
        legend={t('filters.kind')}
        name="kind"
        facets={facets.kind}
        chosen={query.kind}
        onChange={(kind) => onChange({ kind })}
      />
      <NameFilter value={query.name} onChange={(name) => onChange({ name })} />
      <Button type="submit" variant="solid" className={styles.plainOnly}>
        {t('filters.apply')}
      </Button>
    </form>
  )
}

/** What every hotel of the answer has narrows nothing: it stands behind what tells them apart. */
function usefulFirst<Facet extends { count: number }>(facets: readonly Facet[], total: number): Facet[] {
  return [...facets.filter((facet) => facet.count < total), ...facets.filter((facet) => facet.count >= total)]
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
