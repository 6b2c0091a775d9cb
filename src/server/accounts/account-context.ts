import { createHash, randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Language } from '../../contract/values.ts'
import type { DB } from '../db/schema.ts'
import type { Keys } from '../keys.ts'

/** What every service of accounts works with. */
export type AccountContext = {
  db: Kysely<DB>
  now: Date
  /** Of the request: mails to somebody whose own is not known are written in it. */
  language: Language
  keys: Keys
  /** What the caller's address is counted by, see `networkOf`. */
  address: string
  /** The caller's browser in words. */
  device: string
  /** Sends what was put into the outbox; call it after the transaction. */
  nudgeMail: () => void
}

/** Two spellings of an address are the same mailbox as far as signing in goes. */
export function keyOfEmail(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase()
}

/** 256 random bits for a link or a device; the database keeps `hashSecret` of it. */
export function createSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** Of random bits, where a slow hash would add nothing. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

/** Path of a page in a language. */
export function pathIn(language: string, path: string): string {
  return language === 'en' ? `/en${path}` : path
}

export function asLanguage(language: string): Language {
  return language === 'en' ? 'en' : 'bg'
}

/** Longer than the work of either case takes: whether there is such an account cannot be told by the clock. */
const evenMs = 60

/** Does work of which nobody may know how much it was. */
export async function inEvenTime<T>(work: () => Promise<T>): Promise<T> {
  const [answer] = await Promise.all([work(), sleep(evenMs)])
  return answer
}
