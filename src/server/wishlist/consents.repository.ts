import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.ts'

export async function findConsent(db: Kysely<DB>, accountId: number): Promise<{ agreed_at: Date } | undefined> {
  return db
    .selectFrom('wishlist_mail_consent')
    .select('agreed_at')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
}

/** Who agreed before did so then: false, and nothing changes. */
export async function insertConsent(db: Kysely<DB>, accountId: number, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('wishlist_mail_consent')
    .values({ account_id: accountId, agreed_at: now })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** False: there was none. */
export async function deleteConsent(db: Kysely<DB>, accountId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('wishlist_mail_consent')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}

/** Somebody who wants to hear of lower prices and was not written to on this day. */
export type Listener = { account_id: number; email: string; first_name: string; language: string }

/** A few of them after the one with id `after`, by id. */
export async function loadListeners(
  db: Kysely<DB>,
  { day, after, limit }: { day: string; after: number; limit: number },
): Promise<Listener[]> {
  return db
    .selectFrom('wishlist_mail_consent')
    .innerJoin('account', 'account.id', 'wishlist_mail_consent.account_id')
    .select(['account_id', 'email', 'first_name', 'language'])
    .where('account_id', '>', after)
    .where('disabled_at', 'is', null)
    .where('verified_at', 'is not', null)
    .where((row) => row.or([row('last_sent_on', 'is', null), row('last_sent_on', '<', day)]))
    .orderBy('account_id')
    .limit(limit)
    .execute()
}

/** Takes the one mail of the day, so that nobody else sends another. False: it is taken, or not wanted any more. */
export async function claimDay(db: Kysely<DB>, accountId: number, day: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('wishlist_mail_consent')
    .set({ last_sent_on: day })
    .where('account_id', '=', accountId)
    .where((row) => row.or([row('last_sent_on', 'is', null), row('last_sent_on', '<', day)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
