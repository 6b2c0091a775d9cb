import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { type FastifyBaseLogger, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { type DestinationStream, type LoggerOptions, pino } from 'pino'
import type { Config } from '../config.ts'
import { isInternal } from './internal-requests.ts'

/** Query parameters whose values open something or name somebody; they never reach a log. */
const secretParameters =
  /([?&](?:key|token|code|email|phone|name|first_name|last_name|client_secret|refresh|access)=)[^&#]*/gi

/** Who has the id of a checkout session may read and change it, so the id is as secret as a key. */
const sessionPaths = /(\/checkout(?:_sessions)?\/)[\w-]+/g

const redactedPaths = [
  'headers.authorization',
  'headers.cookie',
  'req.headers',
  'res.headers',
  '*.email',
  '*.phone',
  '*.first_name',
  '*.last_name',
  '*.password',
  '*.access_key',
]

/**
 * Lines of JSON; nothing personal: no addresses, no headers, no bodies, no secrets in query strings.
 * @param stream absent: standard output.
 */
export function createLogger(config: Pick<Config, 'logLevel'>, stream?: DestinationStream): FastifyBaseLogger {
  const options: LoggerOptions = {
    level: config.logLevel,
    base: undefined,
    redact: { paths: redactedPaths, censor: '[redacted]' },
    serializers: { req: describeRequest, res: describeReply, err: describeError },
  }
  return stream ? pino(options, stream) : pino(options)
}

/** One line for each request, when it is answered; those of pages being rendered and of pages from the cache at debug. */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(error: Error | null, request: FastifyRequest, reply: FastifyReply): void {
    const line = { req: request, res: reply, ms: Math.round(reply.elapsedTime * 10) / 10 }
    if (error) request.log.error({ ...line, err: error }, 'request errored')
    else if (reply.statusCode >= 500) request.log.warn(line, 'request answered')
    else if (isInternal(request) || request.servedFromCache) request.log.debug(line, 'request answered')
    else request.log.info(line, 'request answered')
  }

  override routeNotFound(): void {}
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The page cache answered: one such line a second says as much as thousands. */
    servedFromCache: boolean
  }
}

/** The caller's `x-request-id` when it is a sane one, else a new one. */
export function chooseRequestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && /^[A-Za-z0-9._-]{8,64}$/.test(given) ? given : randomUUID()
}

/** An address without the values that open something or name somebody. */
export function redactUrl(url: string): string {
  const path = url.includes('/checkout') ? url.replace(sessionPaths, '$1[redacted]') : url
  return path.includes('?') ? path.replace(secretParameters, '$1[redacted]') : path
}

function describeRequest(request: { method?: string; url?: string }): Record<string, unknown> {
  return { method: request.method, url: redactUrl(request.url ?? '') }
}

function describeReply(reply: { statusCode?: number }): Record<string, unknown> {
  return { status: reply.statusCode }
}

/** Database errors carry the values of a row in `detail`: only their code, text and stack are kept. */
function describeError(error: Error & { code?: unknown }): Record<string, unknown> {
  return { type: error.name, message: error.message, code: error.code, stack: error.stack }
}
