import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from './errors.ts'
import { isInternal } from './internal-requests.ts'

/**
 * When the turns of the event loop take longer than this on average over a sample, in milliseconds, newcomers are sent away so
 * that those inside are served. One long turn, such as reading the catalogue into memory, is no reason.
 */
const longestDelay = 2000

/** How long those sent away should wait, in seconds. */
const retryAfter = 5

/** Answers 503 with `Retry-After` while the process is overloaded. Call the returned function before taking up work. */
export async function shedLoad(app: FastifyInstance): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: longestDelay,
    sampleInterval: 500,
    pressureHandler: (request: FastifyRequest) => {
      if (isInternal(request) || isProbe(request) || isPartOfPage(request)) return
      throw new AppError('unavailable', {}, { headers: { 'Retry-After': String(retryAfter) } })
    },
  })
}

/** Who watches over the process must see it, busy or not. */
function isProbe(request: FastifyRequest): boolean {
  return request.url === '/healthz' || request.url === '/metrics'
}

/** A page that was let in needs its code and pictures, which nobody asks for again; pictures are drawn in a thread of their own. */
function isPartOfPage(request: FastifyRequest): boolean {
  return request.url.startsWith('/assets/') || request.url.startsWith('/images/')
}
