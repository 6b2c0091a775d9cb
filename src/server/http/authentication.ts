import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from './errors.ts'
import { readLanguage } from './request-language.ts'
import { wordError } from './wording.ts'

/** Who is signed in and asks. */
export type Caller = { accountId: number; sessionId: string; isStaff: boolean }

/** What is wrong with a token. */
export type TokenFault = 'invalid' | 'expired' | 'wrong_type' | 'blacklisted'

/** Who may ask for a route; absent: anybody. Whose things they are is the feature's question. */
export type Access = 'anyone' | 'account' | 'staff'

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
  }
  interface FastifyRequest {
    /** Undefined: a guest. */
    caller: Caller | undefined
  }
}

const challenge = { 'WWW-Authenticate': 'Bearer realm="api"' }

/** Refused because of a token that came in the body or in the header. */
export function tokenNotValid(reason: TokenFault): AppError {
  return new AppError('token_not_valid', { reason }, { headers: challenge })
}

/**
 * Reads `Authorization: Bearer` of every request to the API, so that a token which is good no more is refused wherever it is
 * sent. Calls that sign in and out ignore it: an old token must not be in the way of getting a new one.
 * @param identify who asks with this token, asked anew at each request.
 */
export function authenticate(app: FastifyInstance, identify: (token: string) => Promise<Caller | TokenFault>): void {
  app.decorateRequest('caller', undefined)
  app.addHook('onRequest', async (request) => {
    const access = request.routeOptions.config?.access ?? 'anyone'
    const route = request.routeOptions.url ?? ''
    const signsIn = route.startsWith('/auth/')
    if (access === 'anyone' && !route.startsWith('/api/v1/')) return
    const token = readBearer(request)
    const found = token === undefined ? undefined : await identify(token)
    if (typeof found === 'string' && !signsIn) throw refuseAccess(request, found)
    request.caller = typeof found === 'string' ? undefined : found
    if (access === 'anyone') return
    if (!request.caller) throw new AppError('not_authenticated', {}, { headers: challenge })
    if (access === 'staff' && !request.caller.isStaff) throw new AppError('permission_denied')
  })
}

/** Who asks, in a route that has `access`. */
export function requireCaller(request: FastifyRequest): Caller {
  if (!request.caller) throw new AppError('not_authenticated', {}, { headers: challenge })
  return request.caller
}

/** The token of the header; undefined without one, and for other schemes, which are not ours to judge. */
function readBearer({ headers }: FastifyRequest): string | undefined {
  const match = /^Bearer(?: +(.*))?$/i.exec(headers.authorization ?? '')
  return match ? (match[1] ?? '') : undefined
}

/** The body that clients of the original API read. */
function refuseAccess(request: FastifyRequest, reason: TokenFault): AppError {
  const message = wordError({ code: 'token_not_valid', params: { reason } }, readLanguage(request))
  const messages = [{ token_class: 'AccessToken', token_type: 'access', message }]
  return new AppError('token_not_valid', { reason: 'any' }, { headers: challenge, extra: { messages } })
}
