import { addDays, localDay } from '../src/domain/stay-dates.ts'

/** The day in so many days, as the site in Bulgaria counts: shortly before midnight the machine's own day is another. */
export function daysFromNow(days: number): string {
  return addDays(localDay(new Date(), 'Europe/Sofia'), days)
}

/** The first of the month that comes after so many others, or another day of it. */
export function dayOfMonth(months: number, day = 1): string {
  const [year, month] = daysFromNow(0).split('-').map(Number)
  return new Date(Date.UTC(year ?? 0, (month ?? 1) - 1 + months, day)).toISOString().slice(0, 10)
}

/** Nights from the next such day of the year, `06-11` for one, that is still two months away. */
export function stayFrom(ofYear: string, nights: number): { checkin: string; checkout: string } {
  const soonest = daysFromNow(60)
  const year = Number(soonest.slice(0, 4))
  const checkin = `${year}-${ofYear}` >= soonest ? `${year}-${ofYear}` : `${year + 1}-${ofYear}`
  return { checkin, checkout: addDays(checkin, nights) }
}

/** Four nights of summer, when every house is open. */
export const juneStay = stayFrom('06-11', 4)
