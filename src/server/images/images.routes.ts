import type { FastifyBaseLogger, FastifyInstance, FastifyReply } from 'fastify'
import type { AppDeps } from '../app-deps.ts'
import { AppError } from '../http/errors.ts'
import { imageFormats, parseImagePath } from './image-address.ts'
import { createRender, openImageStore } from './image-store.ts'
import { warmImages } from './image-warmer.ts'
import { findImage } from './images.repository.ts'
import { openOriginalStore } from './open-originals.ts'
import { StoreUnavailable } from './original-store.ts'
import { RenderQueueFull } from './render-queue.ts'
import { openRenderThread } from './render-thread.ts'

/** Time for the first visitors of a fresh process to be served before pictures are made ahead. */
const WARM_AFTER_MS = 5000

/** A page asks for some thirty pictures where it asks for one document, and most of them come from the disk. */
const rateLimit = { max: 3000, timeWindow: 60_000 }

/**
 * `GET /images/{key}/{width}.{avif|webp|jpg}`: pictures for ever under their address, so browsers and proxies need not ask
 * twice. Their bytes are ours (re-encoded), yet they are sent as if they were hostile: no sniffing, no scripts, no frames.
 * Main pictures are made ahead once the server listens; `warm: false` leaves that out.
 */
export function registerImageRoutes(app: FastifyInstance, deps: AppDeps, { warm = true } = {}): void {
  const { config, db, clock } = deps
  const thread = openRenderThread()
  const render = createRender({ thread, originals: () => openOriginalStore(config), log: app.log })
  const store = openImageStore({ dataDir: config.dataDir, clock, log: app.log, render })
  app.addHook('onClose', () => thread.close())

  app.get('/images/*', { config: { rateLimit } }, async (request, reply) => {
    const address = parseImagePath(request.url.split('?', 1)[0] ?? '')
    const origin = address && (await findImage(db, address.key))
    if (!origin) throw new AppError('not_found')
    const wanted = { origin, width: address.width, format: address.format }
    const tag = `"${store.nameOf(wanted)}"`
    if (request.headers['if-none-match'] === tag) return addHeaders(reply, tag).code(304).send()
    const body = await store.get(wanted, 'visitor').catch((error) => refuse(error, request.log))
    if (!body) throw new AppError('not_found')
    return addHeaders(reply, tag).type(imageFormats[address.format]).send(body)
  })

  if (!warm) return
  const closing = new AbortController()
  app.addHook('onListen', async () => {
    thread.start()
    setTimeout(() => {
      warmImages(store, { db, now: clock() }, closing.signal).catch((error) =>
        app.log.warn({ err: error }, 'pictures not made ahead'),
      )
    }, WARM_AFTER_MS).unref()
  })
  app.addHook('preClose', async () => closing.abort())
}

function addHeaders(reply: FastifyReply, tag: string): FastifyReply {
  return reply.headers({
    ETag: tag,
    'Cache-Control': 'public, max-age=31536000, immutable',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "sandbox; default-src 'none'",
    'Cross-Origin-Resource-Policy': 'cross-origin',
  })
}

/** What passes by itself is not a mistake of the program: the browser is asked to come again. */
function refuse(error: unknown, log: FastifyBaseLogger): never {
  if (error instanceof StoreUnavailable) log.error({ err: error }, 'uploaded pictures cannot be read')
  else if (!(error instanceof RenderQueueFull)) throw error
  throw new AppError('unavailable', {}, { headers: { 'Retry-After': '2' } })
}
