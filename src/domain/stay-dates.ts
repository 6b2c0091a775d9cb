/**
 * Stay dates are the property's local days, written YYYY-MM-DD. They compare as strings and are counted here by day
 * numbers since 1970-01-01, so no time zone can move them.
 */

const dayMs = 86_400_000

/** Days since 1970-01-01. */
export function dayNumber(date: string): number {
  return Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8, 10))) / dayMs
}

/** The date `day` days after 1970-01-01. */
export function dateOfDay(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10)
}

export function addDays(date: string, days: number): string {
  return dateOfDay(dayNumber(date) + days)
}

/** Nights from `checkin` to `checkout`; negative or zero when the dates are the wrong way round. */
export function countNights(checkin: string, checkout: string): number {
  return dayNumber(checkout) - dayNumber(checkin)
}

/** Every night of the stay, named by the date on which it begins. */
export function nightsOf(checkin: string, checkout: string): string[] {
  const first = dayNumber(checkin)
  return Array.from({ length: Math.max(0, countNights(checkin, checkout)) }, (_, index) => dateOfDay(first + index))
}

/** 1 Monday to 7 Sunday. */
export function weekdayOf(date: string): number {
  return ((((dayNumber(date) + 3) % 7) + 7) % 7) + 1
}

const dayFormats = new Map<string, Intl.DateTimeFormat>()

/** The local day in `timezone` at an instant. */
export function localDay(instant: Date, timezone: string): string {
  let format = dayFormats.get(timezone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', { timeZone: timezone, year: 'numeric', month: '2-digit', day: '2-digit' })
    dayFormats.set(timezone, format)
  }
  return format.format(instant)
}

/** Longest stay that is sold at once. */
export const maxNights = 30
