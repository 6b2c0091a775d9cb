/**
 * Stay dates are the property's local days, written YYYY-MM-DD. They compare as strings and are counted here by day
 * numbers since 1970-01-01, so no time zone can move them.
 */

const dayMs = 86_400_000

/** Days since 1970-01-01. */
export function dayNumber(date: string): number {
  const known = numbers.get(date)
  if (known !== undefined) return known
  const day = Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8, 10))) / dayMs
  if (numbers.size < mostNumbers) numbers.set(date, day)
  return day
}

/** Dates already counted: a search asks for the same few thousands of times. Bounded, since visitors write dates. */
const numbers = new Map<string, number>()
const mostNumbers = 10_000

/** The date `day` days after 1970-01-01. */
export function dateOfDay(day: number): string {
  const known = dates.get(day)
  if (known) return known
  const date = new Date(day * dayMs).toISOString().slice(0, 10)
  dates.set(day, date)
  return date
}

/** Days already written out, at most the 73,000 of the years 1900 to 2099: a search names the same few thousands of times. */
const dates = new Map<number, string>()

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

type LocalCalendar = { format: Intl.DateTimeFormat; instant: number; day: string }
const calendars = new Map<string | undefined, LocalCalendar>()

/** The local day in `timezone` at an instant; undefined: where the machine is. The last answer of each zone is kept: one search asks for hundreds. */
export function localDay(instant: Date, timezone: string | undefined): string {
  const at = instant.getTime()
  let calendar = calendars.get(timezone)
  if (calendar?.instant === at) return calendar.day
  if (!calendar) {
    const format = new Intl.DateTimeFormat('en-CA', {
      timeZone: timezone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    })
    calendar = { format, instant: Number.NaN, day: '' }
    calendars.set(timezone, calendar)
  }
  calendar.day = calendar.format.format(instant)
  calendar.instant = at
  return calendar.day
}

/** The end of a day in a zone, as epoch milliseconds: the first instant of the next one. A day may end an hour early or late. */
export function endOfDay(date: string, timezone: string): number {
  return Temporal.PlainDate.from(addDays(date, 1)).toZonedDateTime(timezone).epochMilliseconds
}

/** Longest stay that is sold at once. */
export const maxNights = 30
