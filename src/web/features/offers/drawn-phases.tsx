import { useState } from 'react'
import { useFormat, useT } from '../../lib/i18n.tsx'
import { Timeline } from '../../ui/timeline.tsx'
import { type CancellationPhase, phaseAt, scalePhases } from './cancellation-phases.ts'

const dayMs = 86_400_000

/** The phases of cancelling as a line from now to departure; its handle asks about another day. */
export function DrawnPhases(props: {
  phases: readonly CancellationPhase[]
  sentences: readonly string[]
  currency: string
  checkin: string
  checkout: string
  now: number
}) {
  const t = useT('offers')
  const format = useFormat()
  const [day, setDay] = useState(0)
  const { phases, sentences, currency, checkin, checkout, now } = props
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
            mark: isMarked(index, phases.length, days / scale.days)
              ? format.money(phase.penalty, currency, { wholeCents: 'drop' })
              : '\u00a0',
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

/** A figure over a short stretch in the middle would run into the last one; the sentence below tells it anyway. */
function isMarked(index: number, count: number, share: number): boolean {
  return index === 0 || index === count - 1 || share >= 0.3
}
