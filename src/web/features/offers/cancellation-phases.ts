import type { WireCancellation } from '../../../contract/offers.ts'
import { fromDecimal, toDecimal } from '../../../domain/money.ts'
import { addDays } from '../../../domain/stay-dates.ts'
import { startOfDay } from './moments.ts'

/** A stretch of time in which cancelling costs the same. Instants in milliseconds; `until` null: for good. */
export type CancellationPhase = {
  kind: 'free' | 'part' | 'full'
  from: number
  until: number | null
  /** Decimal string in the stay's currency. */
  penalty: string
}

/** The terms as stretches of time from `now` on; stretches that are over are left out. */
export function listPhases(
  cancellation: WireCancellation,
  total: string,
  currency: string,
  now: number,
): CancellationPhase[] {
  const whole = fromDecimal(total, currency) ?? 0
  const steps = [
    { from: Number.NEGATIVE_INFINITY, penalty: 0 },
    ...cancellation.penalties.map((step) => ({
      from: Date.parse(step.from),
      penalty: fromDecimal(step.amount, currency) ?? 0,
    })),
  ]
  return steps.flatMap((step, index) => {
    const until = steps[index + 1]?.from ?? null
    if (until !== null && until <= now) return []
    const kind = step.penalty === 0 ? 'free' : step.penalty >= whole ? 'full' : 'part'
    return [{ kind, from: Math.max(step.from, now), until, penalty: toDecimal(step.penalty, currency) } as const]
  })
}

const dayMs = 86_400_000

export type TimelineScale = {
  /** The instant at which the line ends, with the day of departure. */
  end: number
  /** Length of each phase in days, in their order; together the whole line. */
  lengths: number[]
  /** Share of the line (0 to 1) at which the stay begins. */
  stayFrom: number
  /** The instant from which the stay can no longer be cancelled: the end of the day of arrival. */
  over: number
}

/**
 * Lays phases out on one line from now to departure, whose days are those of the property's clock.
 */
export function scalePhases(
  phases: readonly CancellationPhase[],
  stay: { checkin: string; checkout: string; timezone: string },
  now: number,
): TimelineScale {
  const end = Math.max(startOfDay(addDays(stay.checkout, 1), stay.timezone), now + dayMs)
  const span = end - now
  const lengths = phases.map((phase) => {
    const until = Math.min(phase.until ?? end, end)
    return Math.max(0, until - phase.from) / dayMs
  })
  const arrival = startOfDay(stay.checkin, stay.timezone)
  return {
    end,
    lengths,
    stayFrom: Math.min(1, Math.max(0, (arrival - now) / span)),
    over: startOfDay(addDays(stay.checkin, 1), stay.timezone),
  }
}

/** The phase that holds at an instant; the last one when it is later than all. */
export function phaseAt(phases: readonly CancellationPhase[], at: number): CancellationPhase | undefined {
  return phases.find((phase) => phase.until === null || at < phase.until)
}
