import type { FastifyInstance } from 'fastify'

/** Work that an answer need not wait for. */
export type Background = (work: () => Promise<void>) => void

/**
 * For work that an answer need not wait for: what fails is logged, and the program lets what runs finish before it closes.
 * `const later = trackWork(app)`, then `later(() => work())`.
 * @param atOnce how much of it may run at a time, so that a rush leaves requests their connections; the rest waits its turn,
 * and is dropped when the program closes: only for work that somebody else would do after us.
 */
export function trackWork(app: FastifyInstance, { atOnce = Number.POSITIVE_INFINITY } = {}): Background {
  const underway = new Set<Promise<void>>()
  const waiting: (() => Promise<void>)[] = []
  app.addHook('onClose', async () => {
    waiting.length = 0
    await Promise.all(underway)
  })

  function start(work: () => Promise<void>): void {
    const watched: Promise<void> = work()
      .catch((error: unknown) => app.log.error({ err: error }, 'work after an answer failed'))
      .finally(() => {
        underway.delete(watched)
        const next = waiting.shift()
        if (next) start(next)
      })
    underway.add(watched)
  }

  return (work) => {
    if (underway.size < atOnce) start(work)
    else waiting.push(work)
  }
}
