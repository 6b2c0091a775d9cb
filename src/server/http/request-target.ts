import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { AppError } from './errors.ts'

/** `GET http://host/path`, as proxies are asked: served as `/path` (RFC 9112, 3.2.2). */
export function toOriginForm({ url = '/' }: { url?: string | undefined }): string {
  const match = /^https?:\/\/[^/?#]*(.*)$/i.exec(url)
  if (!match) return url
  const rest = match[1] ?? ''
  return rest.startsWith('/') ? rest : `/${rest}`
}

const host = /^(?:[\w.~%-]+|\[[\da-f:.]+\])?(?::\d{0,5})?$/i

/** One `Host`, and one that can be a host (RFC 9112, 3.2): what stands twice is read differently by each who reads it. */
export function hasOneHost({ rawHeaders }: IncomingMessage): boolean {
  let count = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length !== 4 || name.toLowerCase() !== 'host') continue
    count += 1
    if (count > 1 || !host.test(rawHeaders[index + 1] ?? '')) return false
  }
  return true
}

/** Answers 400 to a request whose `Host` is not one. */
export function refuseUnclearHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (!hasOneHost(request.raw)) throw new AppError('parse_error', { reason: 'The Host header cannot be read' })
  })
}
