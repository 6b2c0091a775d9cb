import { OfficeError } from './command.ts'

/** A day as it is typed, YYYY-MM-DD. */
export function readDay(text: string): string {
  try {
    // What is no day of the calendar is refused, never moved to the next one.
    return Temporal.PlainDate.from(/^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '', { overflow: 'reject' }).toString()
  } catch {
    throw new OfficeError(`${text} is no day: write it as 2027-06-15.`)
  }
}
