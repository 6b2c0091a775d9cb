import { type Argon2Parameters, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'
import { normalisePassword } from '../../domain/passwords.ts'
import { AppError } from '../http/errors.ts'

/** OWASP's first choice for Argon2id: 19 MiB, two passes, one lane. A hash of other parameters is still read by its own. */
const strength = { memory: 19_456, passes: 2, parallelism: 1 }
const saltBytes = 16
const tagBytes = 32

/** Seconds after which to come again when too many wait. */
const retryAfter = 2

/** How many may wait: beyond the first only for accounts' trusted devices, so that strangers never take the last places. */
const places = { anyone: 20, trusted: 40 }

/**
 * Each hash takes a processor and 19 MiB, and pages must stay quick meanwhile: at most two at a time and one processor left
 * free where there are several, in threads to which the system gives what pages leave.
 */
const threads = new Piscina<Argon2Parameters, Uint8Array>({
  filename: new URL('./hashing-worker.ts', import.meta.url).href,
  name: 'derive',
  minThreads: 0,
  maxThreads: Math.max(1, Math.min(2, availableParallelism() - 1)),
  maxQueue: places.trusted,
  idleTimeout: 60_000,
  niceIncrement: 10,
})

/** A PHC string of the password, with a salt of its own. @throws AppError `unavailable` when too many wait already. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes)
  const tag = await derive(password, salt, strength, tagBytes)
  const { memory, passes, parallelism } = strength
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(salt)}$${encode(tag)}`
}

/**
 * Whether a password is the one that was hashed. Without a hash (nobody has that address, or an account without a password)
 * as much work is done, and the answer is no. `trusted`: an account's own device asks, for which places are kept.
 * @throws AppError `unavailable` when too many wait already.
 */
export async function verifyPassword(
  password: string,
  hash: string | null | undefined,
  { trusted = false }: { trusted?: boolean } = {},
): Promise<boolean> {
  const parts = parse(hash ?? '') ?? { ...strength, salt: Buffer.alloc(saltBytes), tag: Buffer.alloc(tagBytes) }
  const tag = await derive(password, parts.salt, parts, parts.tag.length, trusted ? places.trusted : places.anyone)
  return timingSafeEqual(tag, parts.tag) && typeof hash === 'string'
}

type Strength = typeof strength

const phc = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{16,86})$/

function parse(hash: string): (Strength & { salt: Buffer; tag: Buffer }) | undefined {
  const [, memory, passes, parallelism, salt, tag] = phc.exec(hash) ?? []
  if (!salt || !tag) return undefined
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  }
}

async function derive(
  password: string,
  salt: Buffer,
  cost: Strength,
  tagLength: number,
  most = places.anyone,
): Promise<Buffer> {
  // Piscina would refuse too, but with an error that says nothing to whoever waits at a form.
  if (threads.queueSize >= most)
    throw new AppError('unavailable', {}, { headers: { 'Retry-After': String(retryAfter) } })
  const { memory, passes, parallelism } = cost
  const message = normalisePassword(password)
  return Buffer.from(await threads.run({ message, nonce: salt, memory, passes, parallelism, tagLength }))
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
