import type { FastifyReply, FastifyRequest } from 'fastify'
import { answersCondition } from '../http/caching.ts'
import { chooseEncoding, compressOnce, type Encoding } from './compression.ts'
import type { KeptPage, Made } from './page-cache.ts'

const html = 'text/html; charset=utf-8'

/** Browsers may keep a public page but ask each time whether it is still the same. */
const publicPage = 'public, max-age=0, must-revalidate'

/** Sends a page from the cache, or what came in its place. */
export function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  page: KeptPage | Made,
): FastifyReply | Promise<FastifyReply> {
  if (page.kind !== 'kept') return sendFresh(request, reply, page)
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const tag = pageTag(page, encoding)
  reply.header('Cache-Control', publicPage)
  reply.header('Vary', 'Accept-Encoding, Cookie')
  reply.header('ETag', tag)
  if (answersCondition(request, tag)) return reply.code(304).send()
  reply.header('Content-Type', html)
  if (encoding === 'br') return reply.header('Content-Encoding', 'br').send(page.brotli)
  if (encoding === 'gzip') return reply.header('Content-Encoding', 'gzip').send(page.gzip)
  return reply.send(page.identity)
}

/** Entity tag of a kept page in one encoding. */
export function pageTag(page: KeptPage, encoding: Encoding): string {
  return `"${page.tag}-${encoding}"`
}

/** Sends a page that nobody keeps. */
export async function sendFresh(request: FastifyRequest, reply: FastifyReply, page: Made): Promise<FastifyReply> {
  if (page.kind === 'redirect') return sendRedirect(reply, page.status, page.location)
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const body = await compressOnce(Buffer.from(page.html), encoding)
  reply
    .code(page.status)
    .headers({ 'Cache-Control': 'no-store', Vary: 'Accept-Encoding, Cookie', 'Content-Type': html })
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding)
  return reply.send(body)
}

/** Sends the visitor on; who comes next may be sent elsewhere, so nobody keeps it unless it is permanent. */
export function sendRedirect(reply: FastifyReply, status: number, location: string): FastifyReply {
  const permanent = status === 301 || status === 308
  reply.header('Cache-Control', permanent ? 'public, max-age=3600' : 'no-store')
  return reply.code(status).header('Location', location).send()
}
