import type { ReactNode } from 'react'
import { useT } from '../lib/i18n.tsx'
import { joinClasses } from './class-names.ts'
import styles from './timeline.module.css'

export type TimelinePhase = {
  kind: 'free' | 'part' | 'full'
  /** Its part of the line, in any measure that all phases share. */
  share: number
  /** Over the bar: "100 %". */
  mark: ReactNode
  /** Under the mark: how long it lasts. */
  length?: ReactNode
  /** Under the bar, where it ends: its last day. */
  until?: ReactNode
  /** In the legend: what comes back, until when. */
  sentence: ReactNode
}

/**
 * Cancellation drawn against the stay, with a slider over its days. The caller counts and words; the slider's
 * figures must equal those of a real cancellation.
 * @param stayFrom share of the whole line (0 to 1) at which the stay begins.
 * @param slider `last` is the number of steps drawn; `valueText` what a screen reader hears.
 */
export function Timeline(props: {
  phases: TimelinePhase[]
  stayFrom: number
  start: ReactNode
  stay: ReactNode
  slider?: {
    last: number
    value: number
    valueText: string
    onChange: (value: number) => void
    /** Answers whether it has moved the handle itself; keys it leaves do what they do in any slider. */
    onKey?: (key: string) => boolean
  }
  outcome?: { when: ReactNode; back: ReactNode }
}) {
  const t = useT('shell')
  const { slider, outcome } = props
  return (
    <div className={joinClasses(styles.timeline, props.phases.some(({ until }) => until) && styles.dated)}>
      <div className={styles.phases} aria-hidden="true">
        {props.phases.map((phase, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a phase is known by its place; two may be alike
          <div key={index} className={styles[phase.kind]} style={{ '--share': phase.share }}>
            <b>{phase.mark}</b>
            {phase.length && <small>{phase.length}</small>}
            {phase.until && <span>{phase.until}</span>}
          </div>
        ))}
      </div>
      {slider && (
        <input
          type="range"
          className={styles.slider}
          min={0}
          max={slider.last}
          value={slider.value}
          aria-label={t('timeline.day')}
          aria-valuetext={slider.valueText}
          onChange={(event) => slider.onChange(event.target.valueAsNumber)}
          onKeyDown={(event) => {
            if (slider.onKey?.(event.key)) event.preventDefault()
          }}
        />
      )}
      <div className={styles.stay} style={{ '--from': `${props.stayFrom * 100}%` }}>
        <small>{props.start}</small>
        <small>{props.stay}</small>
      </div>
      <ul className={styles.legend}>
        {props.phases.map((phase, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <li key={index} className={styles[phase.kind]}>
            <span>{phase.sentence}</span>
          </li>
        ))}
      </ul>
      {outcome && (
        <div className={styles.outcome}>
          <span>{outcome.when}</span>
          <output>{outcome.back}</output>
        </div>
      )}
    </div>
  )
}
