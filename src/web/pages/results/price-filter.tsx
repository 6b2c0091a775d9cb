import { memo, useState } from 'react'
import type { SearchAnswer } from '../../../contract/hotels.ts'
import { useFormat, useT } from '../../lib/i18n.tsx'
import { ChoiceGroup } from '../../ui/choice.tsx'
import { RangeSlider } from '../../ui/range-slider.tsx'
import type { ResultsFilters } from './results-query.ts'

/**
 * What a stay (or, without dates, a night) may cost, in whole units of the display currency. A handle at the end of the
 * scale is no bound. Nothing when all prices are the same.
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
  const [moving, setMoving] = useState<readonly [number, number] | null>(null)
  const { currency } = props
  const { min, max, scale_max, bars } = props.histogram
  if (max <= min) return null
  const tallest = Math.max(...bars, 1)
  const low = Math.min(Math.max(props.from ?? min, min), max)
  const high = Math.max(Math.min(props.to ?? max, max), min)
  const label = t(props.perNight ? 'filters.priceNight' : 'filters.priceStay')
  return (
    <ChoiceGroup legend={label}>
      <RangeSlider
        label={label}
        min={min}
        max={scale_max}
        reach={max}
        value={moving ?? [low, Math.max(low, high)]}
        bars={bars.map((count) => count / tallest)}
        unit={currency}
        names={['price_min', 'price_max']}
        format={(value) => format.money(value, currency, { rounded: Number.isInteger(value) })}
        onChange={setMoving}
        onCommit={([from, to]) => {
          setMoving(null)
          const next = { price_min: from > min ? from : null, price_max: to < max ? to : null }
          if (next.price_min !== props.from || next.price_max !== props.to) props.onChange(next)
        }}
      />
    </ChoiceGroup>
  )
})
