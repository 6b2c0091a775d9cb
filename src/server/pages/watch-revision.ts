import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { readRevision } from '../db/revision-cache.ts'
import type { DB } from '../db/schema.ts'

/** How often the catalogue's revision is looked at, in milliseconds. */
const everyMs = 2000

/** Calls `changed` soon after anybody, on any node, has changed the catalogue; ends with the application. */
export function watchRevision(app: FastifyInstance, db: Kysely<DB>, changed: () => void): void {
  let known: number | undefined
  let looking = false

  async function look(): Promise<void> {
    if (looking) return
    looking = true
    try {
      const revision = await readRevision(db)
      // The first look counts as a change: what was rendered before it may be older.
      if (revision !== known) changed()
      known = revision
    } catch (error) {
      app.log.debug({ err: error }, 'catalogue revision not read')
    } finally {
      looking = false
    }
  }

  let timer: NodeJS.Timeout | undefined
  app.addHook('onListen', async () => {
    timer = setInterval(() => void look(), everyMs)
    timer.unref()
    void look()
  })
  app.addHook('preClose', async () => clearInterval(timer))
}
