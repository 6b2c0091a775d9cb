import type { WireCancellation } from '../../../contract/offers.ts'
import { fromDecimal, toDecimal } from '../../../domain/money.ts'
import { dayNumber } from '../../../domain/stay-dates.ts'

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
  /** Days from now to the end of the stay, rounded up: the length of the whole line. */
  days: number
  /** Length of each phase in days, in their order; together `days`. */
  lengths: number[]
  /** Share of the line (0 to 1) at which the stay begins. */
  stayFrom: number
  /** Last day, counted from now, on which the stay may still be cancelled. */
  lastDay: number
}

/**
 * Lays phases out on one line from now to departure. The property's days are taken as the reader's: over weeks the few
 * hours between zones cannot be seen.
 */
export function scalePhases(
  phases: readonly CancellationPhase[],
  stay: { checkin: string; checkout: string },
  now: number,
): TimelineScale {
  const end = Math.max((dayNumber(stay.checkout) + 1) * dayMs, now + dayMs)
  const span = end - now
  const lengths = phases.map((phase) => {
    const until = Math.min(phase.until ?? end, end)
    return Math.max(0, until - phase.from) / dayMs
  })
  const days = Math.ceil(span / dayMs)
  const arrival = dayNumber(stay.checkin) * dayMs
  return {
    days,
    lengths,
    stayFrom: Math.min(1, Math.max(0, (arrival - now) / span)),
    lastDay: Math.max(0, Math.floor((arrival + dayMs - now) / dayMs)),
  }
}

/** The phase that holds at an instant; the last one when it is later than all. */
export function phaseAt(phases: readonly CancellationPhase[], at: number): CancellationPhase | undefined {
  return phases.find((phase) => phase.until === null || at < phase.until)
}
