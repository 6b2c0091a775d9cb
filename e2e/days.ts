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

/** Four nights of the next June that is still two months away: every house is open then. */
export const juneStay = findJuneStay()

function findJuneStay(): { checkin: string; checkout: string } {
  const soonest = daysFromNow(60)
  const year = Number(soonest.slice(0, 4))
  const june = `${year}-06-11` >= soonest ? year : year + 1
  return { checkin: `${june}-06-11`, checkout: `${june}-06-15` }
}
