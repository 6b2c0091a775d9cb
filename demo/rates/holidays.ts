import { dayNumber } from '../../src/domain/stay-dates.ts'

/** Public holidays of Bulgaria with fixed dates. */
const fixed = ['01-01', '03-03', '05-01', '05-06', '05-24', '09-06', '09-22', '12-24', '12-25', '12-26'] as const

/** Orthodox Easter Sunday as a day number (Meeus, Julian calendar; right from 1900 to 2099). */
export function orthodoxEaster(year: number): number {
  const d = (19 * (year % 19) + 15) % 30
  const e = (2 * (year % 4) + 4 * (year % 7) - d + 34) % 7
  const month = Math.floor((d + e + 114) / 31)
  const day = ((d + e + 114) % 31) + 1
  return dayNumber(`${year}-0${month}-${String(day).padStart(2, '0')}`) + 13
}

const years = new Map<number, Set<number>>()

function freeDays(year: number): Set<number> {
  const known = years.get(year)
  if (known) return known
  const easter = orthodoxEaster(year)
  const days = new Set([easter - 2, easter - 1, easter, easter + 1])
  for (const date of fixed) days.add(dayNumber(`${year}-${date}`))
  years.set(year, days)
  return days
}

/** True when `day` is a day off in Bulgaria: a holiday, Saturday or Sunday. */
export function isDayOff(day: number, year: number): boolean {
  const weekday = (((day + 3) % 7) + 7) % 7
  return weekday >= 5 || freeDays(year).has(day)
}

/** True for a night that belongs to a long weekend: both it and the next day lie in a run of three free days or more. */
export function isLongWeekendNight(day: number, year: number): boolean {
  if (!isDayOff(day + 1, year)) return false
  let first = day + 1
  let last = day + 1
  while (isDayOff(first - 1, year) && day - first < 6) first -= 1
  while (isDayOff(last + 1, year) && last - day < 6) last += 1
  if (last - first + 1 < 3) return false
  for (let each = first; each <= last; each += 1) if (freeDays(year).has(each)) return true
  return false
}
