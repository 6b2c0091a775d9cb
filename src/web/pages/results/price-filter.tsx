import { memo, useState } from 'react'
import type { SearchAnswer } from '../../../contract/hotels.ts'
import { useFormat, useT } from '../../lib/i18n.tsx'
import { ChoiceGroup } from '../../ui/choice.tsx'
import { type Bounds, RangeSlider } from '../../ui/range-slider.tsx'
import type { ResultsFilters } from './results-query.ts'

/**
 * What a stay (or, without dates, a night) may cost, in whole units of the display currency. Nothing when all prices are
 * the same and no bound is set.
 */
export const PriceFilter = memo(function PriceFilter(props: {
  from: number | null
  to: number | null
  histogram: SearchAnswer['price_histogram']
  currency: string
  perNight: boolean
  onChange: (filters: Partial<ResultsFilters>) => void
}) {
  const t = useT('results')
  const format = useFormat()
  const [moving, setMoving] = useState<Bounds | null>(null)
  const { from, to, currency } = props
  const { min, max, upper_min, lower_max, scale_max, bars } = props.histogram
  if (max <= min && from === null && to === null) return null
  const tallest = Math.max(...bars, 1)
  const label = t(props.perNight ? 'filters.priceNight' : 'filters.priceStay')
  return (
    <ChoiceGroup legend={label}>
      <RangeSlider
        label={label}
        min={min}
        max={scale_max}
        reach={max}
        inner={[lower_max, upper_min]}
        value={moving ?? [from, to]}
        bars={bars.map((count) => count / tallest)}
        unit={currency}
        names={['price_min', 'price_max']}
        format={(value) => format.money(value, currency, { rounded: Number.isInteger(value) })}
        onChange={setMoving}
        onCommit={([price_min, price_max]) => {
          setMoving(null)
          if (price_min !== from || price_max !== to) props.onChange({ price_min, price_max })
        }}
      />
    </ChoiceGroup>
  )
})
