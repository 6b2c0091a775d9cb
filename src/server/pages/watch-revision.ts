import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { readRevision } from '../db/revision-cache.ts'
import type { DB } from '../db/schema.ts'

/** How often the catalogue is looked at, in milliseconds. */
const everyMs = 500

/** In a series of changes (an import) what was made of the catalogue is made anew this often, in milliseconds, and at its end. */
const seriesMs = 10_000

export type CatalogueWatch = {
  /** At each look: what changes without a revision. */
  each?: (() => Promise<unknown>) | undefined
  /** The catalogue is another; the next look comes after it is done. */
  changed: () => Promise<void>
}

/** Follows the catalogue, whoever changes it and on whichever node; ends with the application. */
export function watchRevision(app: FastifyInstance, db: Kysely<DB>, watch: CatalogueWatch): void {
  const look = createLook({ ...watch, read: () => readRevision(db), now: () => performance.now() })
  let looking = false

  async function lookOnce(): Promise<void> {
    if (looking) return
    looking = true
    try {
      await look()
    } catch (error) {
      app.log.debug({ err: error }, 'catalogue not followed')
    } finally {
      looking = false
    }
  }

  let timer: NodeJS.Timeout | undefined
  app.addHook('onListen', async () => {
    timer = setInterval(() => void lookOnce(), everyMs)
    timer.unref()
    void lookOnce()
  })
  app.addHook('preClose', async () => clearInterval(timer))
}

/**
 * One look at the catalogue. A change by itself is told at once; of changes that follow each other the later ones when a look finds
 * nothing new, which is half a second after the last.
 */
export function createLook(
  watch: CatalogueWatch & { read: () => Promise<number>; now: () => number },
): () => Promise<void> {
  let told: number | undefined
  let seen: number | undefined
  let toldAt = Number.NEGATIVE_INFINITY
  return async () => {
    await watch.each?.()
    const revision = await watch.read()
    const settled = revision === seen || watch.now() - toldAt >= seriesMs
    seen = revision
    // The first look counts as a change: what was rendered before it may be older.
    if (revision === told || !settled) return
    await watch.changed()
    told = revision
    toldAt = watch.now()
  }
}
