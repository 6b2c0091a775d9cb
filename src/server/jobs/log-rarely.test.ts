import pino from 'pino'
import { afterEach, expect, test, vi } from 'vitest'
import { logRarely } from './log-rarely.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('an error that comes many times is logged once, then counted by the minute', () => {
  vi.useFakeTimers()
  const lines: string[] = []
  const log = pino({ level: 'error' }, { write: (line: string) => lines.push(line) })
  const fail = logRarely(log, 'jobs failed')
  for (let each = 0; each < 52; each++) fail(new Error('connection refused'))
  expect(lines).toHaveLength(1)
  vi.advanceTimersByTime(60_000)
  expect(lines).toHaveLength(2)
  expect(JSON.parse(lines[1] ?? '')).toMatchObject({
    more: 51,
    reason: 'connection refused',
    msg: 'jobs failed, again',
  })
  vi.advanceTimersByTime(120_000)
  expect(lines).toHaveLength(2)
  fail(new Error('another outage'))
  expect(lines).toHaveLength(3)
})
