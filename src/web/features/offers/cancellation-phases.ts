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
  const costs = cancellation.penalties.map((step) => ({
    from: Date.parse(step.from),
    penalty: fromDecimal(step.amount, currency) ?? 0,
  }))
  // What is never free costs from the moment of the offer on, and the reader's clock may be behind that.
  const beginsAt = cancellation.free === 'never' ? (costs.shift()?.penalty ?? 0) : 0
  const steps = [{ from: Number.NEGATIVE_INFINITY, penalty: beginsAt }, ...costs]
  return steps.flatMap((step, index) => {
    const until = steps[index + 1]?.from ?? null
    if (until !== null && until <= now) return []
    const kind = step.penalty === 0 ? 'free' : step.penalty >= whole ? 'full' : 'part'
    return [{ kind, from: Math.max(step.from, now), until, penalty: toDecimal(step.penalty, currency) } as const]
  })
}

const dayMs = 86_400_000

export type TimelineScale = {
  /** The instant at which the line ends: the stay, by its hour of leaving. */
  end: number
  /** Length of each phase in milliseconds, in their order; together the whole line. */
  lengths: number[]
  /** Share of the line (0 to 1) that each phase takes. */
  shares: number[]
  /** Share of the line at which the stay begins. */
  stayFrom: number
  /** The instant from which the stay can no longer be cancelled: the end of the day of arrival. */
  over: number
}

/** Of two phases, of three: none is narrower, so that its sum, its length and its last day can be read on a phone. */
const leastOfTwo = 0.3
const leastTogether = 0.72

/**
 * Lays phases out on one line from now to departure, whose days are those of the property's clock. Half a year of free cancelling
 * would leave nothing of the days before arrival: so each phase has a least share, and what is left is shared out by their lengths.
 */
export function scalePhases(
  phases: readonly CancellationPhase[],
  stay: { checkin: string; checkout: string; timezone: string; leaveBy: string },
  now: number,
): TimelineScale {
  const end = Math.max(startOfDay(stay.checkout, stay.timezone, stay.leaveBy), now + dayMs)
  const lengths = phases.map((phase) => Math.max(0, Math.min(phase.until ?? end, end) - phase.from))
  const drawn = lengths.filter((length) => length > 0).length
  const least = Math.min(leastOfTwo, leastTogether / drawn)
  const shares = lengths.map((length) => (length > 0 ? least + ((1 - drawn * least) * length) / (end - now) : 0))
  const arrival = startOfDay(stay.checkin, stay.timezone)
  return {
    end,
    lengths,
    shares,
    stayFrom: placeOf(arrival, { lengths, shares }, now),
    over: startOfDay(addDays(stay.checkin, 1), stay.timezone),
  }
}

type Laid = Pick<TimelineScale, 'lengths' | 'shares'>

/** Where on the line (0 to 1) an instant is. */
export function placeOf(at: number, { lengths, shares }: Laid, now: number): number {
  return follow(Math.max(0, at - now), lengths, shares)
}

/** The instant at a place (0 to 1) on the line. */
export function momentAt(place: number, { lengths, shares }: Laid, now: number): number {
  return now + follow(place, shares, lengths)
}

/** Goes along `from` as far as `way` and answers how far that is along `to`, stretch by stretch. */
function follow(way: number, from: readonly number[], to: readonly number[]): number {
  let rest = way
  let gone = 0
  for (const [index, length] of from.entries()) {
    if (rest <= 0) break
    if (length > 0) gone += (Math.min(rest, length) / length) * (to[index] ?? 0)
    rest -= length
  }
  return gone
}

/** The phase that holds at an instant; the last one when it is later than all. */
export function phaseAt(phases: readonly CancellationPhase[], at: number): CancellationPhase | undefined {
  return phases.find((phase) => phase.until === null || at < phase.until)
}
