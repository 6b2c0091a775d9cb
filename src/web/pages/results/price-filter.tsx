import { useState } from 'react'
import { useFormat, useT } from '../../lib/i18n.tsx'
import { ChoiceGroup } from '../../ui/choice.tsx'
import { RangeSlider } from '../../ui/range-slider.tsx'
import type { FilterFacts } from './filter-form.tsx'
import type { ResultsFilters, ResultsQuery } from './results-query.ts'

/**
 * What a stay (or, without dates, a night) may cost, in whole units of the display currency. A handle at the end of the
 * scale is no bound. Nothing when all prices are the same.
 */
export function PriceFilter(props: {
  query: ResultsQuery
  facts: FilterFacts
  onChange: (filters: Partial<ResultsFilters>) => void
}) {
  const t = useT('results')
  const format = useFormat()
  const [moving, setMoving] = useState<readonly [number, number] | null>(null)
  const { query, facts } = props
  const { min, max, scale_max, bars } = facts.price_histogram
  if (max <= min) return null
  const tallest = Math.max(...bars, 1)
  const low = Math.min(Math.max(query.price_min ?? min, min), max)
  const high = Math.max(Math.min(query.price_max ?? max, max), min)
  const label = t(facts.nights === null ? 'filters.priceNight' : 'filters.priceStay')
  return (
    <ChoiceGroup legend={label}>
      <RangeSlider
        label={label}
        min={min}
        max={scale_max}
        reach={max}
        value={moving ?? [low, Math.max(low, high)]}
        bars={bars.map((count) => count / tallest)}
        unit={facts.currency}
        names={['price_min', 'price_max']}
        format={(value) => format.money(value, facts.currency, { wholeCents: 'drop' })}
        onChange={setMoving}
        onCommit={([from, to]) => {
          setMoving(null)
          const next = { price_min: from > min ? from : null, price_max: to < max ? to : null }
          if (next.price_min !== query.price_min || next.price_max !== query.price_max) props.onChange(next)
        }}
      />
    </ChoiceGroup>
  )
}
