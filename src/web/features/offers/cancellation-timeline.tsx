import { lazy, Suspense } from 'react'
import type { WireCancellation } from '../../../contract/offers.ts'
import { useFormat, useT } from '../../lib/i18n.tsx'
import { useNow } from '../../lib/services.ts'
import { listPhases } from './cancellation-phases.ts'
import styles from './cancellation-timeline.module.css'
import { wordPhases } from './cancellation-words.ts'

const DrawnPhases = lazy(async () => ({ default: (await import('./drawn-phases.tsx')).DrawnPhases }))

/**
 * What cancelling costs, drawn from today to departure; moving the handle asks about another moment. Before
 * JavaScript runs only the sentences are there, since whole pages are cached and know no today.
 * @param total of the stay in `currency`, a decimal string.
 */
export function CancellationTimeline(props: {
  cancellation: WireCancellation
  total: string
  currency: string
  checkin: string
  checkout: string
  /** The hour on the last day until which the rooms have to be left, as `11:00`. */
  leaveBy: string
}) {
  const t = useT('offers')
  const format = useFormat()
  const now = useNow(60_000)
  const { cancellation, total, currency } = props
  const phases = listPhases(cancellation, total, currency, now ?? 0)
  const ownZone = now === undefined ? undefined : Intl.DateTimeFormat().resolvedOptions().timeZone
  const sentences = wordPhases({ t, format, ownZone }, phases, cancellation.timezone, currency)
  const waiting = (
    <ul className={styles.waiting} style={{ '--further': Math.max(0, phases.length - 2) }}>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
  if (now === undefined) return waiting
  return (
    <Suspense fallback={waiting}>
      <DrawnPhases {...props} timezone={cancellation.timezone} phases={phases} sentences={sentences} now={now} />
    </Suspense>
  )
}
