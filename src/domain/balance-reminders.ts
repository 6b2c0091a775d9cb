import { addDays, endOfDay, localDay } from './stay-dates.ts'

/**
 * When the rest of a booking is asked for again, in days from the end of its last day: seven days and one day before that day, on
 * the day after it and two days later. Decision 0033: after three days the office hears of it; nothing is cancelled by itself.
 */
const stages = [
  { kind: 'week', days: -8 },
  { kind: 'day', days: -2 },
  { kind: 'overdue', days: 0 },
  { kind: 'last', days: 2 },
] as const
export type ReminderKind = (typeof stages)[number]['kind']

/** Number of the last reminder. */
export const lastReminder = stages.length

/** Days after the last day until an unpaid rest is for the office. */
export const graceDays = 3

/** Who has ordered within this time has just read when the rest is due, in milliseconds. */
const freshMs = 24 * 3_600_000

/** The rest is due at this instant, the end of a day in the property's zone. */
export type Due = { dueAt: number; timezone: string }

/** The last day on which the rest is paid in time. */
export function lastDayOf({ dueAt, timezone }: Due): string {
  return localDay(new Date(dueAt - 1), timezone)
}

/** When an unpaid rest becomes the office's: the end of this many days later, whatever the clocks do between. */
export function officeFrom(due: Due): number {
  return endOfDay(addDays(lastDayOf(due), graceDays), due.timezone)
}

/**
 * Which reminder is due at an instant, and its number from 1; null for none. Of several that were missed only the latest is
 * sent, and none that would come on the heels of the order, or once it is for the office.
 * @param told number of the last one.
 */
export function dueReminder(
  booking: Due & { bookedAt: number; told: number; now: number },
): { kind: ReminderKind; number: number } | null {
  const { timezone, bookedAt, told, now } = booking
  if (now >= officeFrom(booking)) return null
  const begins = ({ days }: (typeof stages)[number]) => endOfDay(addDays(lastDayOf(booking), days), timezone)
  const number = stages.findLastIndex((stage) => begins(stage) <= now) + 1
  const stage = stages[number - 1]
  if (!stage || number <= told || begins(stage) < bookedAt + freshMs) return null
  return { kind: stage.kind, number }
}
