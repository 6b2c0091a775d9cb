import { useState } from 'react'
import { fromDecimal, toDecimal } from '../../../domain/money.ts'
import { useFormat, useT } from '../../lib/i18n.tsx'
import { keyAsRead } from '../../lib/key-as-read.ts'
import { Chip } from '../../ui/chip.tsx'
import { Timeline } from '../../ui/timeline.tsx'
import { type CancellationPhase, momentAt, phaseAt, placeOf, scalePhases } from './cancellation-phases.ts'
import { wordDeadline } from './cancellation-words.ts'
import styles from './drawn-phases.module.css'
import { lastMinuteBefore, type MomentRange, moveMoment, roundMoment } from './moments.ts'

const dayMs = 86_400_000
const hourMs = 3_600_000
const minuteMs = 60_000
/** Steps of the handle along the line. */
const steps = 100_000

/**
 * The phases of cancelling as a line from now to departure. Its handle asks about any other moment: dragged by quarters of
 * an hour, by keys in hours and days that stop at each deadline, by the buttons at the last minute before one.
 */
export function DrawnPhases(props: {
  phases: readonly CancellationPhase[]
  sentences: readonly string[]
  total: string
  currency: string
  timezone: string
  checkin: string
  checkout: string
  leaveBy: string
  now: number
}) {
  const t = useT('offers')
  const format = useFormat()
  const [chosen, setChosen] = useState<number | null>(null)
  const { phases, sentences, total, currency, timezone, checkin, checkout, leaveBy, now } = props
  const scale = scalePhases(phases, { checkin, checkout, timezone, leaveBy }, now)
  const deadlines = phases.flatMap((phase) => phase.until ?? [])
  const last = Math.floor(scale.end / minuteMs) * minuteMs
  const range: MomentRange = { from: now, to: last, deadlines }
  const at = Math.min(Math.max(chosen ?? now, now), last)
  const words = { t, format, ownZone: Intl.DateTimeFormat().resolvedOptions().timeZone }
  const moment = wordDeadline(words, Math.floor(at / minuteMs) * minuteMs, timezone)
  const when = at === now ? t('timeline.now') : t('timeline.on', { day: moment })
  const back = at >= scale.over ? t('timeline.over') : wordCost(phaseAt(phases, at)?.penalty ?? '0')

  function wordCost(penalty: string): string {
    const [cost, whole] = [fromDecimal(penalty, currency) ?? 0, fromDecimal(total, currency) ?? 0]
    const sum = format.money(penalty, currency)
    if (cost === 0) return t('timeline.free')
    if (cost >= whole) return t('timeline.full', { sum })
    return t('timeline.costs', { sum, rest: format.money(toDecimal(whole - cost, currency), currency) })
  }

  function wordLength(length: number): string {
    if (length < 2 * dayMs) return t('timeline.hours', { count: Math.max(1, Math.floor(length / hourMs)) })
    return t('timeline.days', { count: Math.floor(length / dayMs) })
  }

  return (
    <>
      <Timeline
        phases={phases.flatMap((phase, index) => {
          const length = scale.lengths[index] ?? 0
          if (length <= 0) return []
          return [
            {
              kind: phase.kind,
              share: scale.shares[index] ?? 0,
              mark: format.money(phase.penalty, currency),
              length: phase.until === null ? t('timeline.toEnd') : wordLength(length),
              until: phase.until === null ? undefined : format.day(new Date(phase.until), { timeZone: timezone }),
              sentence: sentences[index],
            },
          ]
        })}
        stayFrom={scale.stayFrom}
        start={t('timeline.start', { day: format.day(new Date(now)) })}
        stay={t('timeline.stay', { dates: format.dateRange(checkin, checkout) })}
        slider={{
          last: steps,
          value: Math.round(placeOf(at, scale, now) * steps),
          valueText: `${when}: ${back}`,
          onChange: (step) => setChosen(step === 0 ? null : roundMoment(momentAt(step / steps, scale, now), deadlines)),
          onKey: (key) => {
            const next = moveMoment(at, keyAsRead(key), range)
            if (next === null) return false
            setChosen(next === now ? null : next)
            return true
          },
        }}
        outcome={{ when, back }}
      />
      {deadlines.length > 0 && (
        <div className={styles.jumps}>
          {deadlines.map((deadline) => (
            <Chip
              key={deadline}
              pressed={at === lastMinuteBefore(deadline)}
              onClick={() => setChosen(lastMinuteBefore(deadline))}
            >
              {t('timeline.before', { deadline: format.dateTime(new Date(deadline), { timeZone: timezone }) })}
            </Chip>
          ))}
        </div>
      )}
    </>
  )
}
