import { percentOf } from './money.ts'
import type { CancellationStep } from './rates.ts'
import { addDays } from './stay-dates.ts'

/** From the instant `from` (epoch milliseconds) on, cancelling costs `amount` minor units. */
export type Penalty = { from: number; amount: number; percent: number | null; nights: number | null }

export type CancellationTerms = {
  refundable: boolean
  /** Before this instant cancelling is free; null when it never is, or always (then `penalties` is empty). */
  freeUntil: number | null
  timezone: string
  /** In order of time, each dearer than the one before. */
  penalties: Penalty[]
}

/**
 * A plan's cancellation steps as instants for one stay. Deadlines fall in the property's zone; a local time that a
 * clock change skips or repeats is resolved as Temporal's "compatible" does. `nightly` are the stay's nights after
 * promotions, `total` what it costs; no penalty is higher than the total. A penalty in nights counts the first nights
 * that cost something: a free night at the start must not make cancelling free.
 */
export function cancellationTerms(
  steps: readonly CancellationStep[],
  stay: { checkin: string; timezone: string; bookedAt: number; total: number; nightly: readonly number[] },
): CancellationTerms {
  const paidNights = stay.nightly.filter((amount) => amount > 0)
  const ordered = steps
    .map((step): Penalty => {
      const nights = paidNights.slice(0, step.nights ?? 0).reduce((sum, amount) => sum + amount, 0)
      const amount = step.nights === null ? percentOf(stay.total, step.percent ?? 0) : nights
      return {
        from: startOf(step, stay),
        amount: Math.min(stay.total, amount),
        percent: step.percent,
        nights: step.nights,
      }
    })
    .sort((a, b) => a.from - b.from)
  const penalties: Penalty[] = []
  for (const penalty of ordered) {
    const before = penalties.at(-1)
    if (penalty.amount <= (before?.amount ?? 0)) continue
    // Steps whose time had passed before the booking all hold from the booking on: the dearest replaces the milder.
    if (before && before.from === penalty.from) penalties.pop()
    penalties.push(penalty)
  }
  const first = penalties[0]
  const freeUntil = first && first.from > stay.bookedAt ? first.from : null
  return {
    refundable: !first || first.from > stay.bookedAt || first.amount < stay.total,
    freeUntil,
    timezone: stay.timezone,
    penalties,
  }
}

/** What cancelling costs at an instant, and until when that holds (null: for good). */
export function penaltyAt(
  terms: Pick<CancellationTerms, 'penalties'>,
  at: number,
): { amount: number; until: number | null } {
  let amount = 0
  for (const penalty of terms.penalties) {
    if (at < penalty.from) return { amount, until: penalty.from }
    amount = penalty.amount
  }
  return { amount, until: null }
}

/** When a step begins to hold: its deadline, or the booking when that is later. */
function startOf(step: CancellationStep, stay: { checkin: string; timezone: string; bookedAt: number }): number {
  if (step.daysBefore === null) return stay.bookedAt
  return Math.max(instantAt(addDays(stay.checkin, -step.daysBefore), step.time, stay.timezone), stay.bookedAt)
}

/** Deadlines of recent questions: hotels of one search share the same few. */
const instants = new Map<string, number>()
const keptInstants = 10_000

function instantAt(date: string, time: string, timezone: string): number {
  const local = `${date}T${time}[${timezone}]`
  const known = instants.get(local)
  if (known !== undefined) return known
  if (instants.size >= keptInstants) instants.clear()
  const instant = Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(timezone).epochMilliseconds
  instants.set(local, instant)
  return instant
}
