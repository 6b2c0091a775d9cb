import { useState } from 'react'
import type { WireCancellation } from '../../../contract/offers.ts'
import { useFormat, useT } from '../../lib/i18n.tsx'
import { useNow } from '../../lib/services.ts'
import { Timeline } from '../../ui/timeline.tsx'
import { listPhases, phaseAt, scalePhases } from './cancellation-phases.ts'
import styles from './cancellation-timeline.module.css'
import { wordPhases } from './cancellation-words.ts'

const dayMs = 86_400_000

/**
 * What cancelling costs, drawn to scale from today to departure; moving the handle asks about another day. Before
 * JavaScript runs only the sentences are there, since whole pages are cached and know no today.
 * @param total of the stay in `currency`, a decimal string.
 */
export function CancellationTimeline(props: {
  cancellation: WireCancellation
  total: string
  currency: string
  checkin: string
  checkout: string
}) {
  const t = useT('offers')
  const format = useFormat()
  const now = useNow(60_000)
  const [day, setDay] = useState(0)
  const { cancellation, total, currency, checkin, checkout } = props
  const { timezone } = cancellation
  const phases = listPhases(cancellation, total, currency, now ?? 0)
  const sentences = wordPhases({ t, format }, phases, timezone, currency)
  if (now === undefined) {
    return (
      <ul className={styles.waiting}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    )
  }
  const scale = scalePhases(phases, { checkin, checkout }, now)
  const asked = Math.min(day, scale.days)
  const at = now + asked * dayMs
  const over = asked > scale.lastDay
  const penalty = phaseAt(phases, at)?.penalty ?? '0'
  const sum = format.money(penalty, currency)
  const when = asked === 0 ? t('timeline.today') : t('timeline.on', { day: format.day(new Date(at)) })
  const cost = Number(penalty) === 0 ? t('timeline.free') : t('timeline.costs', { sum })
  const back = over ? t('timeline.over') : cost
  return (
    <Timeline
      phases={phases.flatMap((phase, index) => {
        const days = scale.lengths[index] ?? 0
        if (days <= 0) return []
        return [
          {
            kind: phase.kind,
            days,
            mark: format.money(phase.penalty, currency, { wholeCents: 'drop' }),
            sentence: sentences[index],
          },
        ]
      })}
      stayFrom={scale.stayFrom}
      start={t('timeline.start', { day: format.day(new Date(now)) })}
      stay={t('timeline.stay', { dates: format.dateRange(checkin, checkout) })}
      slider={{ last: scale.days, value: asked, valueText: `${when}: ${back}`, onChange: setDay }}
      outcome={{ when, back }}
    />
  )
}
