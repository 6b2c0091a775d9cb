import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import { hasOneHost } from '../http/request-target.ts'
import { chooseEncoding, type Encoding } from './compression.ts'
import { type PageAddress, readPreferredLanguage } from './page-address.ts'
import type { KeptPage, PageCache } from './page-cache.ts'
import { allowInline, policyHeader } from './page-policy.ts'
import { pageTag } from './page-sending.ts'

/** What the door has learnt while pages went out the ordinary way. */
export type FastPathState = {
  cache: PageCache
  addresses: ReadonlyMap<string, PageAddress>
  /** Headers of an ordinary page, name and value in turn, without those of its own; undefined until one was sent. */
  headers: readonly string[] | undefined
  /** The policy of all answers, which each page widens by what stands in it. */
  policy: string
  /** What was put together before for a page; goes when the page goes. */
  answers: WeakMap<KeptPage, Partial<Record<KeptEncoding, Answer>>>
  /** Told of each page served here. */
  served: () => void
}

/** Others are unpacked by the ordinary way. */
type KeptEncoding = Exclude<Encoding, 'identity'>

type Answer = { headers: string[]; body: Buffer }

/** Headers that each answer has of its own. */
const ownHeaders = new Set([
  'x-request-id',
  'etag',
  'content-encoding',
  'content-length',
  'content-type',
  'date',
  policyHeader,
])

/**
 * Lets fresh pages out before the framework sees the request: same bytes and headers as its own way, at the speed of a
 * static buffer. Whatever is not plainly a hit goes on as ever; once the server closes, everything does.
 */
export function addFastPath(server: Server, state: FastPathState): void {
  const listeners = server.listeners('request') as RequestListener[]
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    if (server.listening && serve(state, request, response)) return
    for (const listener of listeners) listener(request, response)
  })
}

/**
 * Remembers what an ordinary page's answer says besides the page.
 * @param policy before the page widened it.
 */
export function learnHeaders(state: FastPathState, headers: Record<string, unknown>, policy: string): void {
  state.policy = policy
  state.headers ??= Object.entries(headers).flatMap(([name, value]) =>
    ownHeaders.has(name.toLowerCase()) || value === undefined ? [] : [name, String(value)],
  )
}

function serve(state: FastPathState, request: IncomingMessage, response: ServerResponse): boolean {
  if (request.method !== 'GET' || !state.headers || !request.url || !hasOneHost(request)) return false
  const address = state.addresses.get(request.url)
  if (!address || address.private || address.chosenLanguage) return false
  const { headers } = request
  if (headers.authorization || headers['if-none-match'] || headers['x-request-id']) return false
  if (address.language === 'bg' && readPreferredLanguage(headers.cookie) === 'en') return false
  const encoding = chooseEncoding(headers['accept-encoding'])
  if (encoding === 'identity') return false
  const found = state.cache.find(address.path)
  if (!found || found.stale) return false
  const answer = findAnswer(state, state.headers, found.page, encoding)
  response.writeHead(200, answer.headers)
  response.end(answer.body)
  state.served()
  return true
}

function findAnswer(state: FastPathState, common: readonly string[], page: KeptPage, encoding: KeptEncoding): Answer {
  const known = state.answers.get(page) ?? {}
  const found = known[encoding]
  if (found) return found
  const body = encoding === 'br' ? page.brotli : page.gzip
  const headers = [...common, 'etag', pageTag(page, encoding), 'content-type', 'text/html; charset=utf-8']
  headers.push('content-encoding', encoding, 'content-length', String(body.length))
  headers.push(policyHeader, page.inline ? allowInline(state.policy, page.inline) : state.policy)
  const answer = { headers, body }
  state.answers.set(page, { ...known, [encoding]: answer })
  return answer
}
