import { percentOf } from './money.ts'
import { addDays, endOfDay } from './stay-dates.ts'

/** One payment of a stay, in minor units. `dueAt` is the instant by which it has to be here; null: with the order. */
export type Instalment = { amount: number; due: 'now' | 'later' | 'property'; dueAt: number | null }

/** The rest of a stay with a deposit is due at the end of this day before arrival, in the property's zone. */
const restDaysBefore = 14

/** With fewer days than this to pay the rest in, it is paid at once. */
const fewestDaysForRest = 2

/**
 * What is paid when. The parts sum to the total to the cent; a deposit is rounded half up, and a stay so near that the
 * rest would be due within two days is paid at once.
 */
export function paymentSchedule(
  plan: { paymentType: 'online' | 'deposit' | 'property'; depositPercent: number | null },
  stay: { total: number; checkin: string; timezone: string; now: number },
): Instalment[] {
  const { total } = stay
  if (plan.paymentType === 'property') return [{ amount: total, due: 'property', dueAt: null }]
  const whole: Instalment[] = [{ amount: total, due: 'now', dueAt: null }]
  if (plan.paymentType === 'online') return whole
  const deposit = percentOf(total, plan.depositPercent ?? 100)
  const dueAt = endOfDay(addDays(stay.checkin, -restDaysBefore), stay.timezone)
  if (deposit <= 0 || deposit >= total || dueAt < stay.now + fewestDaysForRest * 86_400_000) return whole
  return [
    { amount: deposit, due: 'now', dueAt: null },
    { amount: total - deposit, due: 'later', dueAt },
  ]
}
