import { monitorEventLoopDelay } from 'node:perf_hooks'
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

/** How exactly turns are measured, in milliseconds. */
const resolution = 10

/** How long those sent away should wait, in seconds. */
const retryAfter = 5

/**
 * Answers 503 with `Retry-After` to newcomers while the process is overloaded, so that those inside are served. Call it before
 * taking up work.
 */
export function shedLoad(app: FastifyInstance, { longestDelay, sample, patience } = limits): void {
  const turns = monitorEventLoopDelay({ resolution })
  turns.enable()
  let delay = 0
  // Not @fastify/under-pressure: it also reads the memory's size, which fails without file descriptors, and then never samples again.
  const timer = setInterval(() => {
    // Not one turn in a whole sample: NaN.
    delay = Number.isNaN(turns.mean) ? Number.POSITIVE_INFINITY : turns.mean / 1e6 - resolution
    turns.reset()
  }, sample)
  timer.unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    turns.disable()
  })
  let since = 0
  let last = 0
  app.addHook('onRequest', async (request) => {
    if (delay <= longestDelay) return
    const now = performance.now()
    if (now - last > longestDelay + 2 * sample) since = now
    last = now
    if (now - since < patience || isInternal(request) || isProbe(request) || isPartOfPage(request)) return
    throw new AppError('unavailable', {}, { headers: { 'Retry-After': String(retryAfter) } })
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
