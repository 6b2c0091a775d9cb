/**
 * The last day on which something may be paid, YYYY-MM-DD at the property. The wire has the instant at which that day is
 * over.
 */
export function lastDay(dueAt: string, timezone: string): string {
  // Swedish writes dates as the wire does.
  return new Intl.DateTimeFormat('sv', { timeZone: timezone }).format(Date.parse(dueAt) - 1)
}
