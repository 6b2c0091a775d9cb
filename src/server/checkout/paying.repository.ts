import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.ts'
import { releaseSessions, type SessionRow } from './checkout.repository.ts'

/** A session, for this transaction alone; who wants its booking or its payment too locks them after it. */
export async function lockSession(
  trx: Kysely<DB>,
  id: string,
): Promise<Pick<SessionRow, 'id' | 'state' | 'expires_at'> | undefined> {
  const columns = ['id', 'state', 'expires_at'] as const
  return trx.selectFrom('checkout_session').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()
}

/** The visitor is on the way to pay: nothing can be changed meanwhile, and the hold lasts until `expiresAt` at least. */
export async function startPaying(trx: Kysely<DB>, id: string, expiresAt: Date): Promise<void> {
  await trx
    .updateTable('checkout_session')
    .set({ state: 'paying', expires_at: sql<Date>`greatest(expires_at, ${expiresAt}::timestamptz)` })
    .where('id', '=', id)
    .where('state', 'in', ['open', 'ready'])
    .execute()
}

/** Nothing was paid: the visitor may change what was filled in and try again while the hold lasts. */
export async function stopPaying(trx: Kysely<DB>, id: string): Promise<void> {
  await trx
    .updateTable('checkout_session')
    .set({ state: 'ready' })
    .where('id', '=', id)
    .where('state', '=', 'paying')
    .execute()
}

/** The units pass from the session to its booking. False when the session holds them no longer. */
export async function completePaying(trx: Kysely<DB>, id: string): Promise<boolean> {
  const done = await trx
    .updateTable('checkout_session')
    .set({ state: 'completed' })
    .where('id', '=', id)
    .where('state', '=', 'paying')
    .executeTakeFirst()
  return done.numUpdatedRows === 1n
}

/** Gives back the units of a session whose payment has ended with nothing paid and whose time is over. */
export async function endPaying(db: Kysely<DB>, id: string, now: Date): Promise<boolean> {
  return (await releaseSessions(db, { paid: id }, { now })) === 1
}
