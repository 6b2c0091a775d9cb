import { stayFrom } from '../e2e/days.ts'

/** The part of an address that asks for nights from the next such day of the year, `06-11` for one. */
export function askStay(ofYear: string, nights: number): string {
  return String(new URLSearchParams(stayFrom(ofYear, nights)))
}
