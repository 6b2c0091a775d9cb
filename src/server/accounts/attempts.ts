import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { type Limit, limits } from '../../domain/session-rules.ts'
import type { DB } from '../db/schema.ts'
import { AppError } from '../http/errors.ts'
import { countAttempt, uncountAttempt } from './attempts.repository.ts'

/** Something that may only be tried so often, and whose: an address, an account. */
export type Attempt = { limit: Limit; of: string }

/**
 * Runs `work` when none of the attempts it is has been made too often. Each counts before the work begins, so many at once
 * are no way around; those that succeed are taken back. `failed` says which errors of the work count: all others are nobody's
 * fault.
 * @throws AppError `throttled` with the time to wait.
 */
export async function attemptTo<T>(
  { db, now }: { db: Kysely<DB>; now: Date },
  attempts: readonly Attempt[],
  work: () => Promise<T>,
  failed: (error: unknown) => boolean,
): Promise<T> {
  // In order: who is refused for the first does not use up the second, which may be somebody else's.
  const keys: { scope: Limit; key: string }[] = []
  for (const attempt of attempts) keys.push(await count(db, now, attempt))
  try {
    const answer = await work()
    await Promise.all(keys.map((key) => uncountAttempt(db, key)))
    return answer
  } catch (error) {
    if (!failed(error)) await Promise.all(keys.map((key) => uncountAttempt(db, key)))
    throw error
  }
}

/** Counts something that is limited whether it succeeds or not, such as mails to one mailbox. */
export async function countUse({ db, now }: { db: Kysely<DB>; now: Date }, attempt: Attempt): Promise<void> {
  await count(db, now, attempt)
}

async function count(db: Kysely<DB>, now: Date, { limit, of }: Attempt): Promise<{ scope: Limit; key: string }> {
  const { most, within } = limits[limit]
  // The table needs to tell one from another, and not who they are.
  const key = createHash('sha256').update(of).digest('base64url')
  const { tries, until } = await countAttempt(db, {
    scope: limit,
    key,
    now,
    until: new Date(now.getTime() + within),
  })
  if (tries > most) {
    const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000))
    throw new AppError('throttled', { seconds }, { headers: { 'Retry-After': String(seconds) } })
  }
  return { scope: limit, key }
}
