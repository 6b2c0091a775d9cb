import { type ChangeEvent, useState } from 'react'
import { useT } from '../lib/i18n.tsx'
import { TextField } from './field.tsx'
import styles from './range-slider.module.css'

type Range = readonly [low: number, high: number]

/**
 * Two handles over a histogram, and the same two ends as fields to type in. Moving shows at once (`onChange`), letting go
 * or leaving a field decides (`onCommit`).
 * @param reach the highest value there is, when the scale ends before it: the upper handle at the end of the scale means it.
 * @param inner how far in each handle goes: the lower one up to the first, the upper one down to the second.
 * @param bars heights 0 to 1, from `min` to `max` in equal steps.
 * @param unit behind the field's label, usually the currency.
 */
export function RangeSlider(props: {
  label: string
  min: number
  max: number
  reach?: number
  inner?: Range
  step?: number
  value: Range
  bars?: readonly number[]
  format: (value: number) => string
  unit?: string
  names?: readonly [low: string, high: string]
  onChange: (value: Range) => void
  onCommit: (value: Range) => void
}) {
  const t = useT('shell')
  const { min, max, reach = max, step = 1, value, bars } = props
  const [low, high] = value
  const [lowMost, highLeast] = props.inner ?? [reach, min]
  const share = (at: number) => (max > min ? clamp((at - min) / (max - min), 0, 1) : 0)

  function moveLow(event: ChangeEvent<HTMLInputElement>) {
    props.onChange([Math.min(event.target.valueAsNumber, high, lowMost), high])
  }
  function moveHigh(event: ChangeEvent<HTMLInputElement>) {
    const chosen = event.target.valueAsNumber
    props.onChange([low, chosen >= max ? reach : Math.max(chosen, low, highLeast)])
  }
  const handle = { min, max, step, className: styles.handle, onPointerUp: commit, onKeyUp: commit }
  function commit() {
    props.onCommit(value)
  }
  /** Two ends the wrong way round are exchanged; beyond the scale they are the last values on it that mean something. */
  function decide(one: number, other: number) {
    props.onCommit([clamp(Math.min(one, other), min, lowMost), clamp(Math.max(one, other), highLeast, reach)])
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: it stands inside a fieldset of its filter already
    <div className={styles.range} role="group" aria-label={props.label}>
      {bars && (
        <div className={styles.bars} aria-hidden="true">
          {bars.map((height, index) => (
            <i
              // biome-ignore lint/suspicious/noArrayIndexKey: a bar is known by its place
              key={index}
              className={covers(value, min, max, index, bars.length) ? styles.covered : undefined}
              style={{ '--height': `${height * 100}%` }}
            />
          ))}
        </div>
      )}
      <div className={styles.track} style={{ '--from': `${share(low) * 100}%`, '--to': `${share(high) * 100}%` }}>
        <input
          type="range"
          {...handle}
          value={low}
          aria-label={t('range.from')}
          aria-valuetext={props.format(low)}
          onChange={moveLow}
        />
        <input
          type="range"
          {...handle}
          value={high}
          aria-label={t('range.to')}
          aria-valuetext={props.format(high)}
          onChange={moveHigh}
        />
      </div>
      <div className={styles.ends}>
        <EndField
          key={`low-${low}`}
          label={t('range.from')}
          unit={props.unit}
          name={props.names?.[0]}
          value={low}
          onEnter={(entered) => decide(entered, high)}
        />
        <EndField
          key={`high-${high}`}
          label={t('range.to')}
          unit={props.unit}
          name={props.names?.[1]}
          value={high}
          onEnter={(entered) => decide(low, entered)}
        />
      </div>
    </div>
  )
}

function EndField(props: {
  label: string
  unit?: string
  name?: string
  value: number
  onEnter: (value: number) => void
}) {
  const [text, setText] = useState(String(props.value))
  function enter() {
    const entered = Number(text.replace(',', '.'))
    // Where it is decided otherwise, the field is made anew.
    setText(String(props.value))
    if (text.trim() !== '' && Number.isFinite(entered) && entered !== props.value) props.onEnter(entered)
  }
  return (
    <TextField
      small
      label={props.unit ? `${props.label}, ${props.unit}` : props.label}
      name={props.name}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={enter}
      onKeyDown={(event) => event.key === 'Enter' && enter()}
    />
  )
}

function covers([low, high]: Range, min: number, max: number, index: number, count: number): boolean {
  const middle = min + ((index + 0.5) / count) * (max - min)
  return middle >= low && middle <= high
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high)
}
