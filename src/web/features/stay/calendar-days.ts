import { addDays, countNights, weekdayOf } from '../../../domain/stay-dates.ts'

/** Months are written YYYY-MM, days YYYY-MM-DD: both compare as strings. */
export function monthOf(day: string): string {
  return day.slice(0, 7)
}

export function addMonths(month: string, count: number): string {
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + count
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`
}

/** The same day of another month, or that month's last where it is shorter. */
export function shiftMonths(day: string, count: number): string {
  const month = addMonths(monthOf(day), count)
  const last = countNights(`${month}-01`, `${addMonths(month, 1)}-01`)
  return `${month}-${String(Math.min(Number(day.slice(8)), last)).padStart(2, '0')}`
}

/** A month's weeks from Monday on; null stands for the days of its neighbours. */
export function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`
  const blank = weekdayOf(first) - 1
  const length = countNights(first, `${addMonths(month, 1)}-01`)
  return Array.from({ length: Math.ceil((blank + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const index = week * 7 + weekday - blank
      return index < 0 || index >= length ? null : addDays(first, index)
    }),
  )
}

/** The day within the bounds that is nearest. */
export function holdBetween(day: string, first: string, last: string): string {
  if (day < first) return first
  return day > last ? last : day
}

type Move = (day: string, shift: boolean) => string

/** WAI-ARIA's pattern of a grid of dates. */
const moves: Record<string, Move> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, 1 - weekdayOf(day)),
  End: (day) => addDays(day, 7 - weekdayOf(day)),
  PageUp: (day, shift) => shiftMonths(day, shift ? -12 : -1),
  PageDown: (day, shift) => shiftMonths(day, shift ? 12 : 1),
}

/** Where a key leads from a day, by month and with Shift by year for Page Up and Down; null for keys that lead nowhere. */
export function moveDay(day: string, key: string, shift: boolean): string | null {
  return Object.hasOwn(moves, key) ? (moves[key]?.(day, shift) ?? null) : null
}
