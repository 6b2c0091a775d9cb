import { useId } from 'react'
import { useT } from '../lib/i18n.tsx'
import { Icon } from './icon.tsx'
import { minusIcon, plusIcon } from './icons.ts'
import styles from './stepper.module.css'

/** A small whole number, one step at a time: guests, rooms. `name` sends it with a form. */
export function Stepper(props: {
  label: string
  hint?: string | undefined
  value: number
  min?: number
  max?: number
  name?: string
  onChange: (value: number) => void
}) {
  const t = useT('shell')
  const id = useId()
  const { label, value, min = 0, max = 99 } = props
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a line with its legend
    <div className={styles.stepper} role="group" aria-labelledby={id}>
      <span className={styles.words}>
        <span id={id}>{label}</span>
        {props.hint && <small>{props.hint}</small>}
      </span>
      <button
        type="button"
        aria-label={t('stepper.less', { label })}
        disabled={value <= min}
        onClick={() => props.onChange(value - 1)}
      >
        <Icon shape={minusIcon} size="s" />
      </button>
      <output>{value}</output>
      <button
        type="button"
        aria-label={t('stepper.more', { label })}
        disabled={value >= max}
        onClick={() => props.onChange(value + 1)}
      >
        <Icon shape={plusIcon} size="s" />
      </button>
      {props.name && <input type="hidden" name={props.name} value={value} />}
    </div>
  )
}
