import type { FastifyInstance } from 'fastify'

/**
 * For work that an answer need not wait for: what fails is logged, and the program lets it finish before it closes.
 * `const later = trackWork(app)`, then `later(work())`.
 */
export function trackWork(app: FastifyInstance): (work: Promise<void>) => void {
  const underway = new Set<Promise<void>>()
  app.addHook('onClose', async () => {
    await Promise.all(underway)
  })
  return (work) => {
    const watched: Promise<void> = work
      .catch((error: unknown) => app.log.error({ err: error }, 'work after an answer failed'))
      .finally(() => underway.delete(watched))
    underway.add(watched)
  }
}
