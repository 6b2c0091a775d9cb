import type { FastifyInstance } from 'fastify'
import type { AppDeps } from '../app-deps.ts'
import { refusedWrite } from '../db/database-fault.ts'
import { readRevision } from '../db/revision-cache.ts'
import { tryToWrite } from '../db/write-probe.ts'
import { readVersion } from '../version.ts'

/** Longest time the database may take to say that it is there, in milliseconds. */
const databasePatienceMs = 2000

/** `/healthz`: the process answers. `/readyz`: it should be sent visitors, because it is up and its database is too. */
export function registerHealth(app: FastifyInstance, { db, readiness }: AppDeps): void {
  let writeRefused = false
  // Reading goes on with a full disk: once a write was refused, one has to succeed before visitors are sent here again.
  app.addHook('onError', async (_request, _reply, error) => {
    if (refusedWrite(error)) writeRefused = true
  })

  const version = readVersion()
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok', ...version }))

  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    const state = readiness?.() ?? 'ready'
    if (state !== 'ready') return reply.code(503).header('Retry-After', '1').send({ status: state })
    try {
      await within(readRevision(db), databasePatienceMs)
      if (writeRefused) {
        await within(tryToWrite(db), databasePatienceMs)
        writeRefused = false
      }
      return { status: 'ready' }
    } catch (error) {
      request.log.warn({ err: error }, 'database not reachable')
      return reply
        .code(503)
        .header('Retry-After', '1')
        .send({ status: writeRefused ? 'database takes no writes' : 'database unreachable' })
    }
  })
}

function within<T>(work: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
