import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Seconds for which shared caches may keep the answers of this route; absent: `no-store`. */
    sharedSeconds?: number
  }
}

/** Route option of public catalogue answers: `app.get(path, { config: publicAnswer, ... })`. */
export const publicAnswer = { sharedSeconds: 30 } as const

const staleSeconds = 300

/**
 * Answers of routes marked with `sharedSeconds` may be kept by shared caches for a short time and are asked for again by
 * `ETag`; every other answer, and every answer to somebody signed in, is `no-store`.
 */
export function addCaching(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (reply.hasHeader('cache-control')) return payload
    const seconds = request.routeOptions.config?.sharedSeconds
    if (!seconds || reply.statusCode !== 200 || request.headers.authorization || typeof payload !== 'string') {
      reply.header('Cache-Control', 'no-store')
      return payload
    }
    const tag = `W/"${createHash('sha1').update(payload).digest('base64url')}"`
    reply.headers({
      'Cache-Control': `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${staleSeconds}`,
      ETag: tag,
    })
    reply.header('Vary', [reply.getHeader('vary'), 'Accept-Language, Authorization'].filter(Boolean).join(', '))
    return answersCondition(request, tag) ? sendNotModified(reply) : payload
  })
}

/** Whether the caller already has what `tag` names, by `If-None-Match`; weak and strong tags compare alike. */
export function answersCondition(request: FastifyRequest, tag: string): boolean {
  const header = request.headers['if-none-match']
  if (!header) return false
  if (header === '*') return true
  const bare = tag.replace(/^W\//, '')
  return header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === bare)
}

function sendNotModified(reply: FastifyReply): string {
  reply.code(304)
  reply.removeHeader('content-type')
  reply.removeHeader('content-length')
  return ''
}
