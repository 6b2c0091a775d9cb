import type { ReactNode } from 'react'
import { joinClasses } from './class-names.ts'
import styles from './score.module.css'

/**
 * A review score in its badge, with the word for it and how many reviews it stands on. The caller words and formats all
 * three ("9,1", "Превъзходен", "412 отзива").
 */
export function Score(props: {
  score: string
  word?: ReactNode
  reviews?: ReactNode
  /** Badge above, reviews below, aligned to the end: the corner of a results card. */
  stacked?: boolean
  large?: boolean
  className?: string
}) {
  return (
    <span
      className={joinClasses(
        styles.score,
        props.stacked && styles.stacked,
        props.large && styles.large,
        props.className,
      )}
    >
      <b>{props.score}</b>
      {(props.word || props.reviews) && (
        <span>
          {props.word && <span className={styles.word}>{props.word}</span>}
          <span> </span>
          {props.reviews && <small>{props.reviews}</small>}
        </span>
      )}
    </span>
  )
}

/** Score by aspect, drawn to scale: `share` is 0 to 1, `value` the formatted figure. */
export function ScoreBars(props: { bars: { key: string; label: ReactNode; value: string; share: number }[] }) {
  return (
    <dl className={styles.bars}>
      {props.bars.map((bar) => (
        <div key={bar.key}>
          <dt>{bar.label}</dt>
          <dd style={{ '--n': `${bar.share * 100}%` }}>
            <i aria-hidden="true" />
            <b>{bar.value}</b>
          </dd>
        </div>
      ))}
    </dl>
  )
}
