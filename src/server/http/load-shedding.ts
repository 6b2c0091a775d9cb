import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from './errors.ts'
import { isInternal } from './internal-requests.ts'

/** All in milliseconds. */
const limits = {
  /** The event loop is under pressure when its turns take longer than this on average over a sample. */
  longestDelay: 2000,
  sample: 500,
  /** How long it has to be under pressure: one long turn, such as reading the catalogue into memory, passes by itself. */
  patience: 1000,
}

/** How long those sent away should wait, in seconds. */
const retryAfter = 5

/**
 * Answers 503 with `Retry-After` to newcomers while the process is overloaded, so that those inside are served. Call it before
 * taking up work.
 */
export async function shedLoad(app: FastifyInstance, { longestDelay, sample, patience } = limits): Promise<void> {
  let since = 0
  let last = 0
  await app.register(underPressure, {
    maxEventLoopDelay: longestDelay,
    sampleInterval: sample,
    pressureHandler: (request: FastifyRequest) => {
      const now = performance.now()
      if (now - last > longestDelay + 2 * sample) since = now
      last = now
      if (now - since < patience || isInternal(request) || isProbe(request) || isPartOfPage(request)) return
      throw new AppError('unavailable', {}, { headers: { 'Retry-After': String(retryAfter) } })
    },
  })
}

/** Who watches over the process must see it, busy or not. */
function isProbe(request: FastifyRequest): boolean {
  return request.url === '/healthz' || request.url === '/metrics'
}

/** A page that was let in needs its code and pictures, which nobody asks for again; pictures are drawn in a thread of their own. */
function isPartOfPage({ url }: FastifyRequest): boolean {
  return url.startsWith('/assets/') || url.startsWith('/images/')
}
