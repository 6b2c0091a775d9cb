import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { localDay } from '../../domain/stay-dates.ts'
import type { AppDeps } from '../app-deps.ts'
import {
  getDirectory,
  getPlacePictures,
  hotelShare,
  loadFeaturedPlaces,
  placePictureOn,
  placeShare,
} from '../hotels/hotels.service.ts'
import { AppError } from '../http/errors.ts'
import { internalAddress } from '../http/internal-requests.ts'
import { toLocalAddress } from '../http/local-address.ts'
import {
  createDiskCache,
  formatImagePath,
  formatSharePath,
  parseSharePath,
  type ShareFacts,
  shareHash,
} from '../images/images.service.ts'
import { messageOf } from '../messages.ts'

/** 64 MiB: about a thousand pictures. */
const mostBytes = 64 * 1024 * 1024

/** Pictures that may be waited for at a time; they are drawn one after another. */
const mostWaiting = 40

const rateLimit = { max: 300, timeWindow: 60_000 }

/**
 * `GET /og/{hotel|place|site}/{id}/{language}[-{hash}].jpg`: pictures for shared links. The hash stands for what is shown,
 * so that address is kept for ever; an old one leads to the present one. Without a hash it may be kept for a day.
 */
export function registerShareRoutes(app: FastifyInstance, deps: AppDeps): void {
  const { config, clock } = deps
  const cache = createDiskCache({ directory: join(config.dataDir, 'cache', 'share'), maxBytes: mostBytes, clock })
  const flights = new Map<string, Promise<Buffer>>()
  let line: Promise<unknown> = Promise.resolve()

  async function draw(name: string, facts: ShareFacts): Promise<Buffer> {
    const { drawSharePicture } = await import('./share-picture.ts')
    const behind = facts.picture ? await fetchPicture(app, facts.picture) : undefined
    const site = { name: config.operator.name[facts.language], own: !config.operator.logoUrl }
    const body = await drawSharePicture(facts, site, behind)
    // A full or read-only disk must not cost anybody the picture.
    await cache.put(name, body).catch((error) => app.log.warn({ err: error }, 'picture not kept'))
    return body
  }

  function get(name: string, facts: ShareFacts): Promise<Buffer> {
    const known = flights.get(name)
    if (known) return known
    if (flights.size >= mostWaiting) throw new AppError('unavailable', {}, { headers: { 'Retry-After': '5' } })
    const flight = cache
      .get(name)
      .then((kept) => {
        if (kept) return kept
        const turn = line.then(() => draw(name, facts))
        line = turn.catch(() => undefined)
        return turn
      })
      .finally(() => flights.delete(name))
    flights.set(name, flight)
    return flight
  }

  app.get('/og/*', { config: { rateLimit }, schema: { hide: true } }, async (request, reply) => {
    const asked = parseSharePath(request.url.split('?', 1)[0] ?? '')
    const facts = asked && (await findFacts(deps, asked))
    if (!facts) throw new AppError('not_found')
    if (asked.hash !== undefined && asked.hash !== shareHash(facts)) {
      return reply.header('Cache-Control', 'public, max-age=300').redirect(toLocalAddress(formatSharePath(facts)), 302)
    }
    const site = [config.operator.name[facts.language], config.operator.logoUrl]
    const name = `${createHash('sha256')
      .update(JSON.stringify([formatSharePath(facts), site]))
      .digest('hex')
      .slice(0, 40)}.jpg`
    const tag = `"${name.slice(0, 40)}"`
    const lasting = asked.hash !== undefined
    if (request.headers['if-none-match'] === tag) return addHeaders(reply, tag, lasting).code(304).send()
    const body = await get(name, facts)
    return addHeaders(reply, tag, lasting).type('image/jpeg').send(body)
  })
}

type Asked = NonNullable<ReturnType<typeof parseSharePath>>

async function findFacts({ db, clock }: AppDeps, { kind, id, language }: Asked): Promise<ShareFacts | null> {
  const day = localDay(clock(), 'Europe/Sofia')
  if (kind === 'site') {
    if (id !== 1) return null
    const [first] = await loadFeaturedPlaces(db)
    const title = messageOf(language, 'home', 'title')
    const picture = first && placePictureOn(day, first.images, first.latitude)
    return { kind, id, language, title, line: '', stars: null, picture: picture?.key ?? null }
  }
  const directory = await getDirectory(db)
  if (kind === 'place') return placeShare(directory, await getPlacePictures(db), id, { language, day })
  const hotel = directory.get(id)
  return hotel ? hotelShare(hotel, language, day) : null
}

/**
 * The picture behind comes by the same door as everybody's: drawn or uploaded, kept or made now. One that is gone leaves a
 * plain ground; one that cannot be had just now must not be missing for ever.
 */
async function fetchPicture(app: FastifyInstance, key: string): Promise<Buffer | undefined> {
  const url = formatImagePath({ key, width: 1280, format: 'jpg' })
  const response = await app.inject({ url, remoteAddress: internalAddress })
  if (response.statusCode === 404) return undefined
  if (response.statusCode !== 200) throw new AppError('unavailable', {}, { headers: { 'Retry-After': '5' } })
  return response.rawPayload
}

function addHeaders(reply: FastifyReply, tag: string, lasting: boolean): FastifyReply {
  return reply.headers({
    ETag: tag,
    'Cache-Control': lasting ? 'public, max-age=31536000, immutable' : 'public, max-age=86400',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "sandbox; default-src 'none'",
    'Cross-Origin-Resource-Policy': 'cross-origin',
  })
}
