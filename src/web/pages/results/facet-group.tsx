import { memo, useState } from 'react'
import type { SearchAnswer } from '../../../contract/hotels.ts'
import type { FacetName } from '../../../contract/vocabulary.ts'
import { useFormat, useT } from '../../lib/i18n.tsx'
import { TextButton } from '../../ui/button.tsx'
import { Checkbox, ChoiceGroup, Radio } from '../../ui/choice.tsx'
import { Stars } from '../../ui/stars.tsx'
import styles from './filter-form.module.css'
import type { ResultsFilters } from './results-query.ts'

/** Facets shown before the visitor asks for the rest. */
const firstFew = 6

/**
 * A filter's values with the number of places that each leaves: boxes for a list, for a bound one of several, any of them
 * first. The first few show at once; a ticked one is always in view; one that would leave nothing stays, quiet.
 */
export const FacetGroup = memo(function FacetGroup(props: {
  name: FacetName
  facets: SearchAnswer['facets']['stars']
  chosen: readonly string[] | string
  onChange: (filters: Partial<ResultsFilters>) => void
}) {
  const t = useT('results')
  const format = useFormat()
  const [all, setAll] = useState(false)
  const { name, facets, onChange } = props
  const single = typeof props.chosen === 'string'
  const chosen = [props.chosen].flat()
  const gone = chosen.filter((value) => value && !facets.some((facet) => facet.value === value))
  const offered = [...facets, ...gone.map((value) => ({ value, name: value, count: 0 }))]
  const shown = offered.filter((facet, index) => all || index < firstFew || chosen.includes(facet.value))
  const rest = offered.length - shown.length
  if (offered.length === 0) return null
  const Choice = single ? Radio : Checkbox
  const any = single ? [{ value: '', name: t('filters.any'), count: undefined }] : []
  return (
    <ChoiceGroup legend={t(`filters.${name}`)}>
      {[...any, ...shown].map(({ value, name: words, count }) => (
        <Choice
          key={value}
          dense
          className={count === 0 ? styles.empty : undefined}
          name={name}
          value={value}
          count={count === undefined ? undefined : format.number(count)}
          checked={chosen.includes(value)}
          onChange={(event) => {
            const others = chosen.filter((other) => other !== value)
            onChange({ [name]: single ? value : event.target.checked ? [...others, value] : others })
          }}
        >
          {name === 'stars' && value !== '0' ? <Stars value={Number(value)} /> : words}
        </Choice>
      ))}
      {(rest > 0 || all) && offered.length > firstFew && (
        <TextButton className={styles.more} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('filters.less') : t('filters.more', { count: rest })}
        </TextButton>
      )}
    </ChoiceGroup>
  )
})
