import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AppDeps } from '../app-deps.ts'
import { readDatabaseFault } from '../db/database-fault.ts'
import { holdClaim } from '../jobs/claims.ts'
import { AppError, ValidationError } from './errors.ts'
import { claimKey, keepAnswer, personScope, releaseKey, renewKey } from './idempotency.repository.ts'
import { readLanguage } from './request-language.ts'
import { wordError } from './wording.ts'

/** What a handler answers with: the body, and a status other than 200. */
export type Answer<B = unknown> = { status: number; body: B }

type Work<R extends FastifyRequest, B = unknown> = (request: R) => Promise<Answer<B>>

const longestKey = 255

/** How often a run renews its claim on a key, and how long at most: one that hangs is given up too. In milliseconds. */
const renewMs = 3000
const longestRunMs = 60_000

/**
 * Makes a booking or payment POST safe to send twice (wire.md, Conventions). With an `Idempotency-Key` the work runs once:
 * the same key and body get the same saved answer, failures of ours included; another body is 422, a run still under way
 * 409. A run that died with its process is taken over after ten seconds; what it does is safe to be done twice. Answers to input that does not fit (400), and while the
 * database is away, are not saved. Without the header the work simply runs.
 *
 * `app.post(path, { schema }, idempotent(deps, async (request) => ({ status: 201, body: await createBooking(...) })))`
 */
export function idempotent<R extends FastifyRequest, B>(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  work: Work<R, B>,
): (request: R, reply: FastifyReply) => Promise<B> {
  return async (request, reply) => {
    const key = readKey(request)
    if (key === undefined) return answer(reply, await work(request))
    const scope = scopeOf(request)
    const bodyHash = hashRequest(request)
    const begun = clock()
    const kept = await claimKey(db, { scope, key, bodyHash, now: begun })
    if (kept) return answer(reply.header('Idempotency-Replayed', 'true'), readKept(kept, bodyHash))
    const renew = async () => {
      const now = clock()
      if (now.getTime() - begun.getTime() < longestRunMs) await renewKey(db, { scope, key, now })
    }
    const run = () => runOnce(request, work, () => releaseKey(db, { scope, key }))
    const made = await holdClaim({ renew, everyMs: renewMs }, run)
    await keepAnswer(db, { scope, key, status: made.status, response: made.body })
    return answer(reply, made)
  }
}

async function runOnce<R extends FastifyRequest>(
  request: R,
  work: Work<R>,
  release: () => Promise<void>,
): Promise<Answer> {
  try {
    return await work(request)
  } catch (error) {
    if (error instanceof ValidationError || (error instanceof AppError && error.status === 400)) {
      await release()
      throw error
    }
    // Nothing was done, or cannot be known: who sends it again must not be given this answer for ever.
    if (readDatabaseFault(error)) {
      await release().catch(() => undefined)
      throw error
    }
    const told = error instanceof AppError ? error : new AppError('error')
    if (!(error instanceof AppError)) request.log.error({ err: error }, 'request failed')
    return {
      status: told.status,
      body: { detail: wordError(told, readLanguage(request)), code: told.code, ...told.extra },
    }
  }
}

function readKept(kept: { bodyHash: string; status: number | null; response: unknown }, bodyHash: string): Answer {
  if (kept.bodyHash !== bodyHash) throw new AppError('idempotency_mismatch')
  if (kept.status === null) throw new AppError('idempotency_running', {}, { headers: { 'Retry-After': '1' } })
  return { status: kept.status, body: kept.response }
}

function readKey(request: FastifyRequest): string | undefined {
  const header = request.headers['idempotency-key']
  if (header === undefined) return undefined
  const key = String(header)
  if (key.length === 0 || key.length > longestKey)
    throw new ValidationError({ 'Idempotency-Key': [{ key: 'invalid_key' }] })
  return key
}

/**
 * Keys are the caller's own: somebody else's answer, or that of another route, is never given away. Guests have one scope
 * together; what they order with (session, key of a link) is in the body, which must be the same.
 */
function scopeOf(request: FastifyRequest): string {
  return `${request.method} ${request.routeOptions.url ?? ''}${personScope(request.caller?.accountId)}`
}

/** The whole request counts: the address with what it names, and the body as it was understood. */
function hashRequest(request: FastifyRequest): string {
  return createHash('sha256')
    .update(`${request.url.split('?', 1)[0]}\n${JSON.stringify(sortKeys(request.body))}`)
    .digest('hex')
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sortKeys(inner)]),
  )
}

/** What was kept is what the work answered then, or the error that it met: the one body whose type is not known here. */
function answer<B>(reply: FastifyReply, { status, body }: Answer): B {
  reply.code(status)
  return body as B
}
