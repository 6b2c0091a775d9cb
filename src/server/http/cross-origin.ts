import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

/**
 * When the API has a host of its own (`API_ORIGIN`), the site's pages may call it: they, and no other origin. Without a host
 * of its own there is nothing to allow.
 */
export function allowSiteOrigin(app: FastifyInstance, { apiOrigin, publicOrigin }: Config): void {
  if (apiOrigin === publicOrigin) return
  app.addHook('onRequest', async (request, reply) => {
    reply.header('Vary', 'Origin')
    if (request.headers.origin !== publicOrigin) return
    reply.headers({
      'Access-Control-Allow-Origin': publicOrigin,
      'Access-Control-Expose-Headers': 'ETag, Retry-After, X-Request-Id, Idempotency-Replayed',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    })
  })
  app.options('/*', { schema: { hide: true } }, async (request, reply) => {
    if (request.headers.origin === publicOrigin) {
      reply.headers({
        'Access-Control-Allow-Methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
        'Access-Control-Allow-Headers': 'Accept, Accept-Language, Authorization, Content-Type, Idempotency-Key',
        'Access-Control-Max-Age': '7200',
      })
    }
    return reply.code(204).send()
  })
}
