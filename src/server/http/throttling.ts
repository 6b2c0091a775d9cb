import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from './errors.ts'
import { isInternal } from './internal-requests.ts'
import { networkOf } from './network.ts'

/** Requests that one address may make in a minute. `pages` are those not served from the cache; absent: as many as reads. */
export type RateLimits = { reads: number; writes: number; pages?: number }

/**
 * Generous for people, narrow for programs that try everything. One booking is about a dozen writes (offers are asked for by
 * POST, a form saves itself), and many visitors share the address of their office or mobile network.
 */
export const defaultRateLimits: RateLimits = { reads: 600, writes: 300 }

/** Limits all requests of a scope per address and minute; 429 with `Retry-After`. Pages being rendered are not counted again. */
export async function throttle(app: FastifyInstance, limits: RateLimits): Promise<void> {
  await register(app, limits, true)
}

/** Limits only the routes that ask for it with `config: { rateLimit: {} }`: a page is one request, its files are not counted. */
export async function throttlePages(app: FastifyInstance, limits: RateLimits): Promise<void> {
  await register(app, { ...limits, reads: limits.pages ?? limits.reads }, false)
}

async function register(app: FastifyInstance, limits: RateLimits, global: boolean): Promise<void> {
  await app.register(rateLimit, {
    global,
    timeWindow: 60_000,
    cache: 20_000,
    max: (request: FastifyRequest) => (isRead(request) ? limits.reads : limits.writes),
    keyGenerator: (request) => `${isRead(request) ? 'r' : 'w'} ${networkOf(request.ip)}`,
    allowList: isInternal,
    skipOnError: true,
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    errorResponseBuilder: (_request, { ttl }) => {
      const seconds = Math.max(1, Math.ceil(ttl / 1000))
      return new AppError('throttled', { seconds }, { headers: { 'Retry-After': String(seconds) } })
    },
  })
}

function isRead(request: FastifyRequest): boolean {
  return request.method === 'GET' || request.method === 'HEAD'
}
