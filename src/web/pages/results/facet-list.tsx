import { type ReactNode, useState } from 'react'
import { useFormat, useT } from '../../lib/i18n.tsx'
import { TextButton } from '../../ui/button.tsx'
import { Checkbox, ChoiceGroup } from '../../ui/choice.tsx'
import styles from './filter-form.module.css'

export type Facet = { value: string; name: string; count: number }

/** Facets shown before the visitor asks for the rest. */
const firstFew = 6

/**
 * Boxes to tick, the first few at once. A ticked one is always in view; one that would leave nothing stays, quiet.
 * @param draw how a facet looks when its name alone is not enough; its name is what is read out then.
 */
export function FacetList(props: {
  legend: string
  name: string
  facets: readonly Facet[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
  draw?: (facet: Facet) => ReactNode
}) {
  const t = useT('results')
  const format = useFormat()
  const [all, setAll] = useState(false)
  const { legend, name, chosen, onChange, draw } = props
  const gone = chosen.filter((value) => !props.facets.some((facet) => facet.value === value))
  const facets = [...props.facets, ...gone.map((value) => ({ value, name: value, count: 0 }))]
  const shown = facets.filter((facet, index) => all || index < firstFew || chosen.includes(facet.value))
  const rest = facets.length - shown.length
  if (facets.length === 0) return null
  return (
    <ChoiceGroup legend={legend}>
      {shown.map((facet) => (
        <Checkbox
          key={facet.value}
          dense
          name={name}
          value={facet.value}
          count={format.number(facet.count)}
          checked={chosen.includes(facet.value)}
          onChange={(event) => {
            const others = chosen.filter((value) => value !== facet.value)
            onChange(event.target.checked ? [...others, facet.value] : others)
          }}
        >
          {draw ? draw(facet) : facet.name}
        </Checkbox>
      ))}
      {(rest > 0 || all) && facets.length > firstFew && (
        <TextButton className={styles.more} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('filters.less') : t('filters.more', { count: rest })}
        </TextButton>
      )}
    </ChoiceGroup>
  )
}
