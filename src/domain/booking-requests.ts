import { addDays, endOfDay } from './stay-dates.ts'

/** How long a property has to answer, in milliseconds: 24 hours. A card keeps money set aside for some days longer. */
const answerMs = 24 * 3_600_000

/** However near the arrival is, nobody has to answer in less, in milliseconds. */
const shortestAnswerMs = 2 * 3_600_000

/** How a request ended: the property's word, its silence, the guest's change of mind, or money that was no longer there. */
export const requestOutcomes = ['confirmed', 'declined', 'unanswered', 'withdrawn', 'payment_gone'] as const
export type RequestOutcome = (typeof requestOutcomes)[number]

/**
 * The instant by which a property has to answer: 24 hours after the order, but no later than the end of the day before
 * arrival there, so that nobody travels in doubt; two hours in any case.
 */
export function answerDeadline(order: { at: number; checkin: string; timezone: string }): number {
  const eve = endOfDay(addDays(order.checkin, -1), order.timezone)
  return Math.max(order.at + shortestAnswerMs, Math.min(order.at + answerMs, eve))
}
