import { expect } from 'vitest'

/** What each event needs (RFC 5545, 3.6.1; RFC 5546, 3.2.1 and 3.2.5). */
const required = ['UID', 'DTSTAMP', 'DTSTART', 'ORGANIZER', 'SEQUENCE', 'SUMMARY', 'STATUS']

/**
 * The lines of a calendar file, folded ones joined again, read as a strict reader does: whole UTF-8, every line ended with CRLF and no
 * longer than 75 octets, and every event with all that its method asks for.
 */
export function readCalendar(file: Buffer): string[] {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(file)
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(text.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
  const lines = text.replaceAll('\r\n ', '').split('\r\n').slice(0, -1)
  for (const once of ['BEGIN:VCALENDAR', 'VERSION:2.0', 'END:VCALENDAR'])
    expect(lines.filter((line) => line === once)).toHaveLength(1)
  expect(lines.filter((line) => /^(PRODID|METHOD):/.test(line))).toHaveLength(2)
  const zones = new Set(lines.filter((line) => line.startsWith('TZID:')).map((line) => line.slice(5)))
  for (const event of text.replaceAll('\r\n ', '').split('BEGIN:VEVENT\r\n').slice(1)) {
    const own = (event.split('END:VEVENT')[0] ?? '').replace(/BEGIN:VALARM[\s\S]*END:VALARM\r\n/, '').split('\r\n')
    for (const name of required)
      expect(
        own.filter((line) => line.match(/^[A-Z-]+/)?.[0] === name),
        name,
      ).toHaveLength(1)
    expect(own.find((line) => line.startsWith('DTSTAMP'))).toMatch(/^DTSTAMP:\d{8}T\d{6}Z$/)
    for (const line of own) {
      const zone = /;TZID=([^:;]+):/.exec(line)?.[1]
      if (zone) expect([...zones]).toContain(zone)
    }
  }
  return lines
}
