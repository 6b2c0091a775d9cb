import { type ReviewSort, reviewSorts, type Traveller, travellers } from '../../../contract/review-vocabulary.ts'
import type { ReviewSummary } from '../../../contract/reviews.ts'
import type { Language } from '../../../contract/values.ts'
import { languages } from '../../../contract/vocabulary.ts'
import { useHydrated } from '../../lib/hydrated.ts'
import { useFormat, useT } from '../../lib/i18n.tsx'
import { Chip, Chips } from '../../ui/chip.tsx'
import { SelectField } from '../../ui/field.tsx'
import styles from './review-filters.module.css'
import type { ReviewFilter } from './reviews-query.ts'

/** By kind of traveller, language and order. Counts say what each choice leaves under the other one. */
export function ReviewFilters(props: {
  summary: ReviewSummary
  filter: ReviewFilter
  change: (changes: Partial<ReviewFilter>) => void
}) {
  const t = useT('reviews')
  const format = useFormat()
  const awake = useHydrated()
  const { summary, filter, change } = props
  const counts = new Map(summary.travellers.map(({ value, count }) => [value, count]))
  const all = summary.travellers.reduce((sum, { count }) => sum + count, 0)
  const spoken = new Map(summary.languages.map(({ value, count }) => [value, count]))
  const label = (name: string, count: number) => t('choice', { name, count: format.number(count) })
  return (
    <div className={styles.filters}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a form */}
      <div role="group" aria-label={t('byTraveller')}>
        <Chips>
          <Chip pressed={filter.traveller === ''} onClick={() => change({ traveller: '' })}>
            {label(t('everybody'), all)}
          </Chip>
          {travellers.map((traveller: Traveller) => {
            const count = counts.get(traveller) ?? 0
            if (count === 0 && filter.traveller !== traveller) return null
            return (
              <Chip key={traveller} pressed={filter.traveller === traveller} onClick={() => change({ traveller })}>
                {label(t(`travellers.${traveller}`), count)}
              </Chip>
            )
          })}
        </Chips>
      </div>
      <div className={styles.selects}>
        {(spoken.size > 1 || filter.language !== '') && (
          <SelectField
            small
            label={t('byLanguage')}
            standIn={awake ? undefined : filter.language ? t(`language.${filter.language}`) : t('anyLanguage')}
            value={filter.language}
            onChange={(event) => change({ language: readLanguage(event.target.value) })}
          >
            <option value="">{t('anyLanguage')}</option>
            {languages.map((language) => (
              <option key={language} value={language}>
                {label(t(`language.${language}`), spoken.get(language) ?? 0)}
              </option>
            ))}
          </SelectField>
        )}
        <SelectField
          small
          label={t('order')}
          standIn={awake ? undefined : t(`sort.${filter.sort}`)}
          value={filter.sort}
          onChange={(event) => change({ sort: readSort(event.target.value) })}
        >
          {reviewSorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(`sort.${sort}`)}
            </option>
          ))}
        </SelectField>
      </div>
    </div>
  )
}

function readLanguage(value: string): Language | '' {
  return languages.find((known) => known === value) ?? ''
}

function readSort(value: string): ReviewSort {
  return reviewSorts.find((known) => known === value) ?? 'own_language'
}
