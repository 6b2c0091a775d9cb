import type { FastifyInstance } from 'fastify'
import type { AppDeps } from '../app-deps.ts'
import { readRevision } from '../db/revision-cache.ts'

/** Longest time the database may take to say that it is there, in milliseconds. */
const databasePatienceMs = 2000

/** `/healthz`: the process answers. `/readyz`: it should be sent visitors, because it is up and its database is too. */
export function registerHealth(app: FastifyInstance, { db, readiness }: AppDeps): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }))

  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    const state = readiness?.() ?? 'ready'
    if (state !== 'ready') return reply.code(503).header('Retry-After', '1').send({ status: state })
    try {
      await within(readRevision(db), databasePatienceMs)
      return { status: 'ready' }
    } catch (error) {
      request.log.warn({ err: error }, 'database not reachable')
      return reply.code(503).header('Retry-After', '1').send({ status: 'database unreachable' })
    }
  })
}

function within<T>(work: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
