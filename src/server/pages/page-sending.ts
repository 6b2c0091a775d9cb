import type { FastifyReply, FastifyRequest } from 'fastify'
import { answersCondition } from '../http/caching.ts'
import { toLocalAddress } from '../http/local-address.ts'
import { chooseEncoding, compressOnce, type Encoding, unpack } from './compression.ts'
import type { KeptPage, Made } from './page-cache.ts'
import { allowInlineIn } from './page-policy.ts'

const html = 'text/html; charset=utf-8'

/** Browsers may keep a public page but ask each time whether it is still the same. */
const publicPage = 'public, max-age=0, must-revalidate'

/** The text of a page from the cache for whoever takes nothing else; undefined for all others. */
export async function unpackFor(request: FastifyRequest, page: KeptPage | Made): Promise<Buffer | undefined> {
  const plain = page.kind === 'kept' && chooseEncoding(request.headers['accept-encoding']) === 'identity'
  return plain ? unpack(page) : undefined
}

/** Sends a page from the cache, or what came in its place. @param text of it, where `unpackFor` gave one. */
export function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  page: KeptPage | Made,
  text: Buffer | undefined,
): FastifyReply | Promise<FastifyReply> {
  if (page.kind !== 'kept') return sendFresh(request, reply, page)
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const tag = pageTag(page, encoding)
  allowInlineIn(reply, page.inline)
  reply.header('Cache-Control', publicPage)
  reply.header('Vary', 'Accept-Encoding, Cookie')
  reply.header('ETag', tag)
  if (answersCondition(request, tag)) return reply.code(304).send()
  reply.header('Content-Type', html)
  if (encoding === 'br') return reply.header('Content-Encoding', 'br').send(page.brotli)
  return text ? reply.send(text) : reply.header('Content-Encoding', 'gzip').send(page.gzip)
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
  allowInlineIn(reply, page.inline)
  reply
    .code(page.status)
    .headers({ 'Cache-Control': 'no-store', Vary: 'Accept-Encoding, Cookie', 'Content-Type': html })
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding)
  return reply.send(body)
}

/** Sends the visitor on to another address of the site; who comes next may be sent elsewhere, so nobody keeps it unless it is permanent. */
export function sendRedirect(reply: FastifyReply, status: number, location: string): FastifyReply {
  const permanent = status === 301 || status === 308
  reply.header('Cache-Control', permanent ? 'public, max-age=3600' : 'no-store')
  return reply.code(status).header('Location', toLocalAddress(location)).send()
}
