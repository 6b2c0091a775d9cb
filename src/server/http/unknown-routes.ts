import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendError } from './error-handler.ts'
import { AppError } from './errors.ts'

type KnownPath = { pattern: RegExp; methods: Set<string> }

/**
 * Answers paths that nothing serves: 405 with `Allow` where another method would be served, 404 elsewhere. Call it before
 * the first route is registered, and give the handler to `setNotFoundHandler`.
 * @param isPage whether a path, which one wildcard route serves, is a page.
 */
export function watchRoutes(
  app: FastifyInstance,
  isPage: (path: string) => Promise<boolean>,
): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  const known = new Map<string, KnownPath>()
  app.addHook('onRoute', ({ url, method }) => {
    if (url.endsWith('*')) return
    const entry = known.get(url) ?? { pattern: toPattern(url), methods: new Set<string>() }
    for (const name of Array.isArray(method) ? method : [method]) entry.methods.add(name)
    known.set(url, entry)
  })
  return async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? ''
    const methods = new Set<string>()
    for (const { pattern, methods: names } of known.values()) {
      if (pattern.test(path)) for (const name of names) methods.add(name)
    }
    if (methods.size === 0 && !isRead(request) && (await isPage(path)))
      for (const name of ['GET', 'HEAD']) methods.add(name)
    if (methods.size === 0 || methods.has(request.method)) return sendError(new AppError('not_found'), request, reply)
    const headers = { Allow: [...methods].sort().join(', ') }
    return sendError(new AppError('method_not_allowed', { method: request.method }, { headers }), request, reply)
  }
}

/** `/hotels/:id/` as an expression that takes both slash forms. */
function toPattern(url: string): RegExp {
  const parts = url.replace(/\/+$/, '').split('/')
  const written = parts.map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
  return new RegExp(`^${written.join('/')}/?$`)
}

function isRead(request: FastifyRequest): boolean {
  return request.method === 'GET' || request.method === 'HEAD'
}
