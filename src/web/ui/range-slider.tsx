import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { useT } from '../lib/i18n.tsx'
import { joinClasses } from './class-names.ts'
import { TextField } from './field.tsx'
import styles from './range-slider.module.css'

/** How long no key is pressed before the bound that was reached is asked for. */
const keyPauseMs = 400

type Range = readonly [low: number, high: number]

/** The two ends as they are asked for; null where there is no bound. */
export type Bounds = readonly [low: number | null, high: number | null]

/**
 * Two handles over a histogram, and the same two ends as fields to type in. Moving shows at once (`onChange`), letting go
 * or leaving a field decides (`onCommit`). A handle moved to its end of the scale and an emptied field are no bound. One
 * beyond the scale has its handle at the end, and its field says what is asked. Without a scale only the fields are shown.
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
  value: Bounds
  bars?: readonly number[]
  format: (value: number) => string
  unit?: string
  names?: readonly [low: string, high: string]
  onChange: (value: Bounds) => void
  onCommit: (value: Bounds) => void
}) {
  const t = useT('shell')
  const { min, max, reach = max, step = 1, value, bars } = props
  const [low, high] = value
  const [lowAt, highAt] = [low ?? min, high ?? max]
  const scaled = max > min
  const [lowMost, highLeast] = scaled ? (props.inner ?? [reach, min]) : [Infinity, 0]
  const share = (at: number) => clamp((at - min) / (max - min), 0, 1)

  /** Neither passes the other, even where that one stands beyond the scale: there it does not move. */
  function moveLow(event: ChangeEvent<HTMLInputElement>) {
    const chosen = event.target.valueAsNumber
    const next = Math.min(chosen, high ?? reach, lowMost)
    if (chosen <= min) props.onChange([null, high])
    else if (next > min) props.onChange([next, high])
  }
  function moveHigh(event: ChangeEvent<HTMLInputElement>) {
    const chosen = event.target.valueAsNumber
    const next = Math.max(chosen, lowAt, highLeast)
    if (chosen >= max) props.onChange([low, null])
    else if (next < max) props.onChange([low, next])
  }
  const handle = { min, max, step, onPointerUp: commit, onKeyUp: commitSoon, onBlur: () => due.current && commit() }
  const due = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(commit)
  useEffect(() => {
    latest.current = commit
  })
  useEffect(() => () => clearTimeout(due.current), [])
  function commit() {
    clearTimeout(due.current)
    due.current = undefined
    props.onCommit(value)
  }
  /** Keys come one after the other on the way to one end. */
  function commitSoon() {
    clearTimeout(due.current)
    due.current = setTimeout(() => latest.current(), keyPauseMs)
  }
  /** Two ends the wrong way round are exchanged. What was typed is asked for as it is, also where it leaves nothing. */
  function decide(one: number | null, other: number | null) {
    const [from, to] = one !== null && other !== null && one > other ? [other, one] : [one, other]
    props.onCommit([from || null, to])
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: it stands inside a fieldset of its filter already
    <div className={styles.range} role="group" aria-label={props.label}>
      {scaled && bars && (
        <div className={styles.bars} aria-hidden="true">
          {bars.map((height, index) => (
            <i
              // biome-ignore lint/suspicious/noArrayIndexKey: a bar is known by its place
              key={index}
              className={covers([lowAt, high ?? reach], min, max, index, bars.length) ? styles.covered : undefined}
              style={{ '--height': `${height * 100}%` }}
            />
          ))}
        </div>
      )}
      {scaled && (
        <div className={styles.track} style={{ '--from': `${share(lowAt) * 100}%`, '--to': `${share(highAt) * 100}%` }}>
          <input
            type="range"
            {...handle}
            // Where the upper one can only go back, the lower one must be in reach over it.
            className={joinClasses(styles.handle, highAt >= max && styles.raised)}
            value={lowAt}
            aria-label={t('range.from')}
            aria-valuetext={props.format(lowAt)}
            onChange={moveLow}
          />
          <input
            type="range"
            {...handle}
            className={styles.handle}
            value={highAt}
            aria-label={t('range.to')}
            aria-valuetext={props.format(high ?? reach)}
            onChange={moveHigh}
          />
        </div>
      )}
      <div className={styles.ends}>
        <EndField
          label={t('range.from')}
          unit={props.unit}
          name={props.names?.[0]}
          value={low}
          end={scaled && (high ?? min) >= min ? min : null}
          onEnter={(entered) => decide(entered, high)}
        />
        <EndField
          label={t('range.to')}
          unit={props.unit}
          name={props.names?.[1]}
          value={high}
          end={scaled && lowAt <= reach ? reach : null}
          onEnter={(entered) => decide(low, entered)}
        />
      </div>
    </div>
  )
}

/**
 * @param end what stands in the field while there is no bound. It is not its value: plain forms would send it, and ask for it
 *   under other filters too.
 */
function EndField(props: {
  label: string
  unit?: string
  name?: string
  value: number | null
  end: number | null
  onEnter: (value: number | null) => void
}) {
  const { value } = props
  const written = String(value ?? '')
  const [text, setText] = useState(written)
  const [seen, setSeen] = useState(written)
  if (written !== seen) {
    setSeen(written)
    setText(written)
  }
  function enter() {
    const typed = text.trim().replace(',', '.')
    const entered = typed === '' ? null : Number(typed)
    // Where it is decided otherwise, the new value comes in its place.
    setText(written)
    if (entered !== value && (entered ?? 0) >= 0) props.onEnter(entered)
  }
  return (
    <TextField
      small
      label={props.unit ? `${props.label}, ${props.unit}` : props.label}
      name={props.name}
      inputMode="decimal"
      autoComplete="off"
      placeholder={props.end === null ? undefined : String(props.end)}
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
