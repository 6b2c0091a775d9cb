import type { Kysely, Selectable } from 'kysely'
import type { DB } from '../db/schema.ts'

export type EmailChangeRow = Selectable<DB['email_change']>

export async function insertChange(
  db: Kysely<DB>,
  change: {
    accountId: number
    tokenHash: string
    oldEmail: string
    newEmail: string
    now: Date
    expiresAt: Date
    undoUntil: Date
  },
): Promise<EmailChangeRow> {
  return db
    .insertInto('email_change')
    .values({
      account_id: change.accountId,
      token_hash: change.tokenHash,
      old_email: change.oldEmail,
      new_email: change.newEmail,
      state: 'waiting',
      asked_at: change.now,
      expires_at: change.expiresAt,
      undo_until: change.undoUntil,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function findChange(
  db: Kysely<DB>,
  by: { tokenHash: string } | { id: number },
): Promise<EmailChangeRow | undefined> {
  const changes = db.selectFrom('email_change').selectAll()
  return 'id' in by
    ? changes.where('id', '=', by.id).executeTakeFirst()
    : changes.where('token_hash', '=', by.tokenHash).executeTakeFirst()
}

/** The change that waits for its new address. */
export async function findWaiting(db: Kysely<DB>, accountId: number, now: Date): Promise<EmailChangeRow | undefined> {
  return db
    .selectFrom('email_change')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('state', '=', 'waiting')
    .where('expires_at', '>', now)
    .orderBy('id', 'desc')
    .executeTakeFirst()
}

/** Calls off what waits; false when nothing did. */
export async function withdrawWaiting(db: Kysely<DB>, accountId: number): Promise<boolean> {
  const result = await db
    .updateTable('email_change')
    .set({ state: 'withdrawn' })
    .where('account_id', '=', accountId)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

export async function markConfirmed(db: Kysely<DB>, id: number, now: Date, undoUntil: Date): Promise<void> {
  await db
    .updateTable('email_change')
    .set({ state: 'confirmed', confirmed_at: now, undo_until: undoUntil })
    .where('id', '=', id)
    .execute()
}

/** A change and all that came after it count no more. */
export async function markUndone(db: Kysely<DB>, { id, account_id: accountId }: EmailChangeRow): Promise<void> {
  await db
    .updateTable('email_change')
    .set({ state: 'undone' })
    .where('account_id', '=', accountId)
    .where('id', '>=', id)
    .execute()
}

/** Changes of an account, the last first. */
export async function listChanges(db: Kysely<DB>, accountId: number): Promise<EmailChangeRow[]> {
  return db.selectFrom('email_change').selectAll().where('account_id', '=', accountId).orderBy('id', 'desc').execute()
}

export async function deleteOldChanges(db: Kysely<DB>, oldest: Date): Promise<void> {
  await db.deleteFrom('email_change').where('undo_until', '<', oldest).execute()
}
