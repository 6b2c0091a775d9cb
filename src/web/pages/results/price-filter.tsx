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
  const { min, max, upper_min, lower_max, scale_max, bars } = props.histogram
  if (max <= min) return null
  const tallest = Math.max(...bars, 1)
  // What is set is shown as it is set, even where other filters have left nothing there; what is not begins with nothing then.
  const low = props.from ?? ((props.to ?? min) < min ? 0 : min)
  const high = props.to ?? Math.max(max, props.from ?? max)
  const label = t(props.perNight ? 'filters.priceNight' : 'filters.priceStay')
  return (
    <ChoiceGroup legend={label}>
      <RangeSlider
        label={label}
        min={min}
        max={scale_max}
        reach={max}
        inner={[lower_max, upper_min]}
        value={moving ?? [low, high]}
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
