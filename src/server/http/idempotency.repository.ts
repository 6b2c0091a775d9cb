import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.ts'

/** An answer kept under a key; `status` null while it is being made. */
export type KeptAnswer = { bodyHash: string; status: number | null; response: unknown }

/** After this long a run that has not renewed its claim (its process died) may be taken over, in seconds. */
const abandonedAfterSeconds = 10

/** Keys are kept at least 24 hours (wire.md); twice that here. */
const keptHours = 48

/** What the scope of somebody's keys ends with; empty for guests. */
export function personScope(accountId: number | undefined): string {
  return accountId === undefined ? '' : ` account:${accountId}`
}

/** Removes the answers kept for somebody, and those that hold one of the bookings. */
export async function deleteKeysOf(db: Kysely<DB>, accountId: number, references: readonly string[]): Promise<void> {
  await db
    .deleteFrom('idempotency_key')
    .where((row) =>
      row.or([
        row('scope', 'like', `%${personScope(accountId)}`),
        sql<boolean>`response ->> 'reference' = ANY(${references}::text[])`,
      ]),
    )
    .execute()
}

/**
 * Claims a key for one run. Undefined: it is ours now, make the answer and keep it. Otherwise what is there already.
 * A run that was abandoned with the same body is handed over.
 */
export async function claimKey(
  db: Kysely<DB>,
  claim: { scope: string; key: string; bodyHash: string; now: Date },
): Promise<KeptAnswer | undefined> {
  const { scope, key, bodyHash, now } = claim
  const oldest = new Date(now.getTime() - abandonedAfterSeconds * 1000)
  const claimed = await db
    .insertInto('idempotency_key')
    .values({ scope, key, body_hash: bodyHash, created_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['scope', 'key'])
        .doUpdateSet({ created_at: now })
        .where('idempotency_key.status', 'is', null)
        .where('idempotency_key.body_hash', '=', bodyHash)
        .where('idempotency_key.created_at', '<', oldest),
    )
    .returning('key')
    .executeTakeFirst()
  if (claimed) return undefined
  const kept = await db
    .selectFrom('idempotency_key')
    .select(['body_hash', 'status', 'response'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst()
  // The run before us was given up in between: ours to try.
  if (!kept) return claimKey(db, claim)
  return { bodyHash: kept.body_hash, status: kept.status, response: kept.response }
}

/** Prolongs the claim of a run that has not ended. */
export async function renewKey(
  db: Kysely<DB>,
  { scope, key, now }: { scope: string; key: string; now: Date },
): Promise<void> {
  await db
    .updateTable('idempotency_key')
    .set({ created_at: now })
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('status', 'is', null)
    .execute()
}

/** Keeps the answer of a finished run; of two runs, one of which was taken for dead, that of the first to end. */
export async function keepAnswer(
  db: Kysely<DB>,
  answer: { scope: string; key: string; status: number; response: unknown },
): Promise<void> {
  await db
    .updateTable('idempotency_key')
    .set({ status: answer.status, response: sql`${JSON.stringify(answer.response)}::jsonb` })
    .where('scope', '=', answer.scope)
    .where('key', '=', answer.key)
    .where('status', 'is', null)
    .execute()
}

/** Gives a key free again: its run ended in a way that is not kept. */
export async function releaseKey(db: Kysely<DB>, { scope, key }: { scope: string; key: string }): Promise<void> {
  await db
    .deleteFrom('idempotency_key')
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('status', 'is', null)
    .execute()
}

/** Removes keys older than two days; returns how many. Run it daily. */
export async function deleteOldKeys(db: Kysely<DB>, now: Date): Promise<number> {
  const oldest = new Date(now.getTime() - keptHours * 3_600_000)
  const result = await db.deleteFrom('idempotency_key').where('created_at', '<', oldest).executeTakeFirst()
  return Number(result.numDeletedRows)
}
