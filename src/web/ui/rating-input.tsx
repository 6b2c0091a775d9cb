import { type ReactNode, useId, useState } from 'react'
import { useT } from '../lib/i18n.tsx'
import styles from './rating-input.module.css'
import { listRatingValues } from './rating-values.ts'

/**
 * Gives a rating: five stars in whole steps unless told otherwise, each labelled "1 Star", "2 Stars" ... (specification,
 * section 9). Radio buttons underneath, so arrow keys, forms and screen readers work by themselves.
 * @param value 0: none given yet.
 */
export function RatingInput(props: {
  legend: ReactNode
  value: number
  onChange: (value: number) => void
  max?: number
  precision?: number
  name?: string
  disabled?: boolean
  required?: boolean
}) {
  const t = useT('shell')
  const ownName = useId()
  const [pointed, setPointed] = useState(0)
  const { max = 5, precision = 1, name = ownName } = props
  return (
    <fieldset className={styles.rating} disabled={props.disabled} onPointerLeave={() => setPointed(0)}>
      <legend>{props.legend}</legend>
      <div
        className={styles.stars}
        style={{ '--stars': max, '--filled': `${((pointed || props.value) / max) * 100}%` }}
      >
        {listRatingValues(max, precision).map((value) => (
          <label key={value} onPointerEnter={() => setPointed(value)}>
            <input
              type="radio"
              name={name}
              value={value}
              required={props.required}
              checked={value === props.value}
              onChange={() => props.onChange(value)}
            />
            <span className="visually-hidden">{t('rating.label', { value })}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
