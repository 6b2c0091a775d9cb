import type { ReactNode } from 'react'
import { useT } from '../lib/i18n.tsx'
import { joinClasses } from './class-names.ts'
import styles from './price.module.css'

/**
 * The loudest thing in its card, and under it what it covers. All sums arrive formatted (`useFormat().money`).
 * @param prior the lowest price of the previous 30 days for the same room, board and party; drawn only when given, so
 *   give it only when it is higher than `amount`. It is read out as what it is.
 * @param covers "4 nights, 2 adults · taxes included".
 * @param lead "from", for indicative prices.
 */
export function Price(props: {
  amount: string
  prior?: string
  covers?: ReactNode
  lead?: ReactNode
  start?: boolean
  large?: boolean
  className?: string
}) {
  return (
    <div
      className={joinClasses(styles.price, props.start && styles.start, props.large && styles.large, props.className)}
    >
      {props.lead && <span className={styles.lead}>{props.lead}</span>}
      <span className={styles.line}>
        {props.prior && <PriorPrice amount={props.prior} />}
        <b className={styles.amount}>{props.amount}</b>
      </span>
      {props.covers && <small>{props.covers}</small>}
    </div>
  )
}

function PriorPrice(props: { amount: string }) {
  const t = useT('shell')
  return (
    <span className={styles.prior} title={t('price.prior')}>
      <span className="visually-hidden">{`${t('price.prior')} `}</span>
      <del>{props.amount}</del>
    </span>
  )
}
