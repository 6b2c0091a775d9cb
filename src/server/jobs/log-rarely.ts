import type { FastifyBaseLogger } from 'fastify'

const pauseMs = 60_000

/**
 * Logs an error that may come many times a second, as during an outage of the database: the first at once, those of the
 * minute after it as one line with their number.
 */
export function logRarely(log: FastifyBaseLogger, message: string): (error: unknown) => void {
  let more = 0
  let last: unknown
  let timer: NodeJS.Timeout | undefined
  function report(): void {
    timer = undefined
    if (more === 0) return
    const reason = last instanceof Error ? last.message : String(last)
    log.error({ more, seconds: pauseMs / 1000, reason }, `${message}, again`)
    more = 0
    timer = setTimeout(report, pauseMs).unref()
  }
  return (error) => {
    if (timer) {
      more++
      last = error
      return
    }
    log.error({ err: error }, message)
    timer = setTimeout(report, pauseMs).unref()
  }
}
