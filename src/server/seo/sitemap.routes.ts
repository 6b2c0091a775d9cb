import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { AppDeps } from '../app-deps.ts'
import type { DB } from '../db/schema.ts'
import { AppError } from '../http/errors.ts'
import { cutHotels, listHotelsFrom, listPlaces, readCatalogueChange } from './sitemap.repository.ts'
import { closePages, openPages, pagesPerFile, type SitemapPage, writeIndex, writePage } from './sitemap.ts'

/** Hotels read and written at a time: a file of any size takes the memory of these. */
const batchSize = 2000

/** A file is up to 20 MB of text; search engines ask a few times a day. */
const rateLimit = { max: 60, timeWindow: 60_000 }

/** Pages whose text changes only with the program: nobody can say when that was. */
const standing = ['/help', '/contact', '/about', '/how-we-rank', '/terms', '/privacy', '/cookies', '/accessibility']

/** `/robots.txt`, `/sitemap.xml` and the files it names, all with the public origin. */
export function registerSitemapRoutes(app: FastifyInstance, deps: AppDeps): void {
  const { db, config } = deps
  const origin = config.publicOrigin
  const options = { config: { rateLimit }, schema: { hide: true } }

  app.get('/robots.txt', options, async (_request, reply) => {
    return reply
      .type('text/plain; charset=utf-8')
      .header('Cache-Control', 'public, max-age=3600')
      .send(writeRobots(origin))
  })

  app.get('/sitemap.xml', options, async (request, reply) => {
    const [chunks, places, changed] = await Promise.all([
      cutHotels(db, pagesPerFile),
      listPlaces(db),
      readCatalogueChange(db),
    ])
    const files = [
      { address: `${origin}/sitemaps/pages.xml`, changed },
      ...cutPlaces(places).map((part, index) => ({
        address: `${origin}/sitemaps/places-${index + 1}.xml`,
        changed: new Date(Math.max(...part.map((place) => place.updated_at.getTime()))),
      })),
      ...chunks.map((chunk, index) => ({
        address: `${origin}/sitemaps/hotels-${index + 1}.xml`,
        changed: chunk.updated_at,
      })),
    ]
    return send(request, reply, [writeIndex(files)])
  })

  app.get('/sitemaps/pages.xml', options, async (request, reply) => {
    const changed = await readCatalogueChange(db)
    const pages = [
      ...['/', '/hotels'].map((path) => ({ path, changed })),
      ...standing.map((path) => ({ path, changed: null })),
    ]
    return send(request, reply, [openPages, ...pages.map((page) => writePage(origin, page)), closePages])
  })

  app.get<{ Params: { number: string } }>('/sitemaps/places-:number.xml', options, async (request, reply) => {
    const part = cutPlaces(await listPlaces(db))[readNumber(request.params.number) - 1]
    if (!part) throw new AppError('not_found')
    const pages = part.map((place) => ({ path: `/hotels?destination=${place.id}`, changed: place.updated_at }))
    return send(request, reply, [openPages, ...pages.map((page) => writePage(origin, page)), closePages])
  })

  app.get<{ Params: { number: string } }>('/sitemaps/hotels-:number.xml', options, async (request, reply) => {
    const chunk = (await cutHotels(db, pagesPerFile))[readNumber(request.params.number) - 1]
    if (!chunk) throw new AppError('not_found')
    return send(request, reply, writeHotels(db, origin, chunk.first))
  })
}

/** The hotels of one file, batch by batch, as fast as they are taken. */
async function* writeHotels(db: Kysely<DB>, origin: string, first: number): AsyncGenerator<string> {
  yield openPages
  let from = first
  for (let left = pagesPerFile; left > 0; ) {
    const hotels = await listHotelsFrom(db, from, Math.min(batchSize, left))
    const pages = hotels.map(
      (hotel): SitemapPage => ({
        path: `/hotels/${encodeURIComponent(hotel.country_slug ?? 'world')}/${hotel.id}`,
        changed: hotel.updated_at,
      }),
    )
    yield pages.map((page) => writePage(origin, page)).join('')
    const last = hotels.at(-1)
    if (!last || hotels.length < batchSize) break
    left -= hotels.length
    from = last.id + 1
  }
  yield closePages
}

function cutPlaces<Place>(places: readonly Place[]): Place[][] {
  const parts: Place[][] = []
  for (let at = 0; at < places.length; at += pagesPerFile) parts.push(places.slice(at, at + pagesPerFile))
  return parts
}

function readNumber(text: string): number {
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 0
}

/** Sends a text in parts, zipped on the way for whoever takes that. */
function send(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: Iterable<string> | AsyncIterable<string>,
): FastifyReply {
  reply.headers({
    'Content-Type': 'application/xml; charset=utf-8',
    'Cache-Control': 'public, max-age=3600',
    Vary: 'Accept-Encoding',
  })
  const text = Readable.from(parts, { objectMode: true, highWaterMark: 2 })
  if (!/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(request.headers['accept-encoding'] ?? ''))
    return reply.send(text)
  const zipped = createGzip({ level: 5 })
  text.on('error', (error) => zipped.destroy(error))
  zipped.on('close', () => text.destroy())
  return reply.header('Content-Encoding', 'gzip').send(text.pipe(zipped))
}

/** Pages that must not be found say so themselves, which a crawler has to be let in to read. */
function writeRobots(origin: string): string {
  return [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /auth/',
    'Allow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}
