const minuteMs = 60_000
const quarterMs = 15 * minuteMs
const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** The moments between which one may ask, and those at which the answer changes; all in milliseconds. */
export type MomentRange = { from: number; to: number; deadlines: readonly number[] }

/** The last whole minute before a deadline, and the first from which what comes after it holds. */
export function lastMinuteBefore(deadline: number): number {
  return Math.floor((deadline - 1) / minuteMs) * minuteMs
}

function firstMinuteOf(deadline: number): number {
  return Math.ceil(deadline / minuteMs) * minuteMs
}

/** Dragging asks about quarters of an hour, and about a deadline where that is nearer. */
export function roundMoment(at: number, deadlines: readonly number[]): number {
  const near = deadlines.find((deadline) => Math.abs(deadline - at) <= quarterMs / 2)
  return near === undefined ? Math.round(at / quarterMs) * quarterMs : firstMinuteOf(near)
}

/**
 * Where a key leads from a moment: to the next full hour with the arrows, a day with the page keys, to the ends with Home and End.
 * The arrows never pass over a deadline: they stop at the minute before it and at itself. Null for any other key.
 */
export function moveMoment(at: number, key: string, { from, to, deadlines }: MomentRange): number | null {
  const stops = deadlines.flatMap((deadline) => [lastMinuteBefore(deadline), firstMinuteOf(deadline)])
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min(to, Math.floor(at / hourMs + 1) * hourMs, ...stops.filter((stop) => stop > at))
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.max(from, Math.ceil(at / hourMs - 1) * hourMs, ...stops.filter((stop) => stop < at))
    case 'PageUp':
      return Math.min(to, Math.round((at + dayMs) / hourMs) * hourMs)
    case 'PageDown':
      return Math.max(from, Math.round((at - dayMs) / hourMs) * hourMs)
    case 'Home':
      return from
    case 'End':
      return to
    default:
      return null
  }
}

/** The instant at which a date begins in a time zone, or comes to an hour; where clocks skip that, the first instant after it. */
export function startOfDay(date: string, timezone: string, hour = '00:00'): number {
  const utc = Date.parse(`${date}T${hour}:00Z`)
  // The offset before and after a change of clocks may differ: the second look is at the instant itself.
  const guess = utc - offsetAt(utc, timezone)
  const start = utc - offsetAt(guess, timezone)
  return start + offsetAt(start, timezone) === utc ? start : Math.max(guess, start)
}

/** How far the clocks of a zone are ahead of UTC at an instant, in milliseconds. */
function offsetAt(instant: number, timezone: string): number {
  const parts = new Intl.DateTimeFormat('en-u-ca-iso8601', {
    timeZone: timezone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(instant)
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0)
  const local = Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'), read('second'))
  return local - Math.floor(instant / 1000) * 1000
}
