import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RefusedForm } from '../../contract/rendering.ts'
import type { Language } from '../../contract/values.ts'
import type { AppDeps } from '../app-deps.ts'
import { readDatabaseFault } from '../db/database-fault.ts'
import { AppError } from '../http/errors.ts'
import { addFastPath, type FastPathState, learnHeaders } from './fast-path.ts'
import {
  findLocaleRedirect,
  type PageAddress,
  readPageAddress,
  readPreferredLanguage,
  toLanguage,
} from './page-address.ts'
import { type CacheOutcome, createPageCache, type PageCache } from './page-cache.ts'
import { createPageMaker, type PageMaker } from './page-maker.ts'
import { policyHeader } from './page-policy.ts'
import { sendFresh, sendKept, sendRedirect, unpackFor } from './page-sending.ts'
import { openPageSource, type PageSource } from './page-source.ts'
import { type CatalogueWatch, watchRevision } from './watch-revision.ts'

const freshMs = 60_000
const staleMs = 600_000
const cacheBytes = 48 * 1024 * 1024

/** Raw addresses whose one form is remembered. */
const rememberedAddresses = 10_000

/** Paths that are never pages, so that a mistyped call is answered as a call. */
const notPages = /^\/(?:api|auth|images|assets)(?:\/|$)/

/** How pages were served so far. */
export type PageCounts = Record<CacheOutcome | 'private', number>

/** What others may know of the page door: metrics, tests. */
export type PageDoor = {
  cache: PageCache
  counts: PageCounts
  isPage: (pathname: string) => Promise<boolean>
  /**
   * Answers a form that a browser sent by itself and that was refused with its page, which holds what was typed.
   * @param form absent where nothing of it was read: then a static page answers, which costs nothing.
   */
  showRefused: (
    request: FastifyRequest,
    reply: FastifyReply,
    error: AppError,
    form?: RefusedForm,
  ) => Promise<FastifyReply>
}

type Door = Omit<PageDoor, 'isPage' | 'showRefused'> & {
  fast: FastPathState
  source: PageSource
  maker: PageMaker
  addresses: Map<string, PageAddress>
  secure: boolean
}

/**
 * Serves every page: language first, then the page cache, then the renderer. Register it after everything else: it takes
 * each GET that nothing else does.
 * @param given.source tests bring their own renderer. @param given.follow keeps up with the catalogue what pages are made of.
 */
export async function registerPages(
  app: FastifyInstance,
  deps: AppDeps,
  given: { source?: PageSource | undefined; follow?: CatalogueWatch } = {},
): Promise<PageDoor> {
  const { config, clock, db } = deps
  const source = given.source ?? (await openPageSource(app, config))
  const now = () => clock().getTime()
  const addresses = new Map<string, PageAddress>()
  const counts: PageCounts = { hit: 0, stale: 0, miss: 0, private: 0 }
  const cache = createPageCache({
    maxBytes: cacheBytes,
    freshMs,
    staleMs,
    now,
    onFailure: (error) => app.log.error({ err: error }, 'stale page not renewed'),
  })
  const served = () => {
    counts.hit += 1
  }
  const door: Door = {
    source,
    cache,
    addresses,
    counts,
    fast: { cache, addresses, headers: undefined, policy: '', answers: new WeakMap(), served },
    maker: await createPageMaker(app, source, { origin: config.publicOrigin, now }),
    secure: config.publicOrigin.startsWith('https:'),
  }
  if (config.mode !== 'development') {
    watchRevision(app, db, {
      each: given.follow?.each,
      changed: async () => {
        // Pages are made of what the program knows of the catalogue: that first.
        await given.follow?.changed()
        cache.purge()
      },
    })
    addFastPath(app.server, door.fast)
  }

  app.setErrorHandler((error, request, reply) => sendBroken(door, error, request, reply))
  app.route({
    method: 'GET',
    url: '/*',
    schema: { hide: true },
    config: { rateLimit: {} },
    handler: (request, reply) => answer(door, request, reply, config.mode === 'development'),
  })
  const isPage = async (pathname: string) => (await source.renderer()).match(pathname) !== undefined
  return {
    cache,
    counts,
    isPage,
    showRefused: async (request, reply, error, form) => {
      if (!form) return sendBroken(door, error, request, reply)
      try {
        const { path } = await readAddress(door, request.raw.url ?? '/')
        const made = await door.maker.make(path, request.id, form)
        reply.headers(error.headers)
        return await sendFresh(request, reply, made.kind === 'page' ? { ...made, status: error.status } : made)
      } catch (failure) {
        return sendBroken(door, failure, request, reply)
      }
    },
  }
}

async function answer(
  door: Door,
  request: FastifyRequest,
  reply: FastifyReply,
  development: boolean,
): Promise<FastifyReply> {
  const url = request.raw.url ?? '/'
  if (notPages.test(url)) {
    reply.callNotFound()
    return reply
  }
  const address = await readAddress(door, url)
  if (address.chosenLanguage) {
    reply.header('Set-Cookie', writeCookie(address.chosenLanguage, door.secure))
    return sendRedirect(reply, 302, toLanguage(withoutLang(url), address.chosenLanguage))
  }
  const twin = findLocaleRedirect(url, readPreferredLanguage(request.headers.cookie))
  if (twin) return sendRedirect(reply, 302, twin)
  if (development || address.private || request.headers.authorization) {
    door.counts.private += 1
    return sendFresh(request, reply, await door.maker.make(address.path, request.id))
  }
  const found = await door.cache.get(address.path, () => door.maker.makeForKeeping(address.path, request.id))
  door.counts[found.outcome] += 1
  request.servedFromCache = found.outcome !== 'miss'
  const policy = String(reply.getHeader(policyHeader))
  const sent = sendKept(request, reply, found.made, await unpackFor(request, found.made))
  if (found.made.kind === 'kept' && reply.statusCode === 200) learnHeaders(door.fast, reply.getHeaders(), policy)
  return sent
}

async function readAddress(door: Door, url: string): Promise<PageAddress> {
  const known = door.addresses.get(url)
  if (known) return known
  const renderer = await door.source.renderer()
  const address = readPageAddress(url, renderer.match)
  if (door.addresses.size >= rememberedAddresses) door.addresses.clear()
  door.addresses.set(url, address)
  return address
}

/** Rendering failed, or the process has no room, or this address had too much of it: a static page, in the address's language. */
async function sendBroken(
  door: Door,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const known = readBusy(error)
  if (!known) request.log.error({ err: error }, 'page failed')
  const language: Language = /^\/en(?:[/?]|$)/.test(request.raw.url ?? '') ? 'en' : 'bg'
  reply.headers(known?.headers ?? {})
  const standIn = door.maker.standIns[known ? 'busy' : 'broken'][language]
  return sendFresh(request, reply, { kind: 'page', status: known?.status ?? 500, ...standIn })
}

/** What says that the same address can be had later: of ours, of the API that the page asked, or of the database. */
function readBusy(error: unknown): Pick<AppError, 'status' | 'headers'> | undefined {
  if (error instanceof AppError) return error.status === 503 || error.status === 429 ? error : undefined
  const asked = error instanceof Error && 'status' in error ? error.status : undefined
  if (asked !== 503 && readDatabaseFault(error) !== 'away') return undefined
  return { status: 503, headers: { 'Retry-After': '5' } }
}

function withoutLang(url: string): string {
  const [path, query = ''] = url.split('?', 2)
  const rest = new URLSearchParams(query)
  rest.delete('lang')
  const text = rest.toString()
  return text ? `${path}?${text}` : (path ?? '/')
}

function writeCookie(language: Language, secure: boolean): string {
  return `userLang=${language}; Path=/; Max-Age=31536000; SameSite=Lax${secure ? '; Secure' : ''}`
}
