import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from './errors.ts'
import { isInternal } from './internal-requests.ts'

/**
 * Beyond this delay of the event loop, in milliseconds, newcomers are sent away so that those inside are served. Well above
 * what reading the catalogue into memory takes on a slow machine, which must not send the first visitors away.
 */
const longestDelay = 2500

/** How long those sent away should wait, in seconds. */
const retryAfter = 5

/** Answers 503 with `Retry-After` while the process is overloaded. Call the returned function before taking up work. */
export async function shedLoad(app: FastifyInstance): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: longestDelay,
    sampleInterval: 500,
    pressureHandler: (request: FastifyRequest) => {
      if (isInternal(request) || isProbe(request)) return
      throw new AppError('unavailable', {}, { headers: { 'Retry-After': String(retryAfter) } })
    },
  })
}

/** Who watches over the process must see it, busy or not. */
function isProbe(request: FastifyRequest): boolean {
  return request.url === '/healthz' || request.url === '/metrics'
}
