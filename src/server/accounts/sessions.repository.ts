import type { Kysely, Selectable } from 'kysely'
import type { DB } from '../db/schema.ts'

export type SessionRow = Selectable<DB['account_session']>
export type EndReason = 'logout' | 'revoked' | 'reused' | 'password' | 'disabled'

export async function insertSession(
  db: Kysely<DB>,
  session: { id: string; accountId: number; device: string; now: Date; expiresAt: Date },
): Promise<SessionRow> {
  const { id, accountId, device, now, expiresAt } = session
  return db
    .insertInto('account_session')
    .values({
      id,
      account_id: accountId,
      device,
      newest_at: now,
      created_at: now,
      last_used_at: now,
      expires_at: expiresAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Locks a session for the rest of the transaction, and tells whether its account is shut. */
export async function lockSession(
  db: Kysely<DB>,
  id: string,
  accountId: number,
): Promise<(SessionRow & { disabled_at: Date | null }) | undefined> {
  return db
    .selectFrom('account_session')
    .innerJoin('account', 'account.id', 'account_session.account_id')
    .selectAll('account_session')
    .select('account.disabled_at')
    .where('account_session.id', '=', id)
    .where('account_session.account_id', '=', accountId)
    .forUpdate('account_session')
    .executeTakeFirst()
}

/** The token of number `used` was used for the first time: its successor is the newest now. */
export async function advanceSession(db: Kysely<DB>, id: string, used: number, now: Date): Promise<void> {
  await db
    .updateTable('account_session')
    .set({ used, newest: used + 1, newest_at: now, last_used_at: now })
    .where('id', '=', id)
    .execute()
}

/** Who speaks when a session is still standing: asked at every request, so that an end counts at once. */
export async function findStanding(
  db: Kysely<DB>,
  session: { id: string; accountId: number; now: Date },
): Promise<{ is_staff: boolean } | undefined> {
  return db
    .selectFrom('account_session')
    .innerJoin('account', 'account.id', 'account_session.account_id')
    .select('account.is_staff')
    .where('account_session.id', '=', session.id)
    .where('account_session.account_id', '=', session.accountId)
    .where('account_session.ended_at', 'is', null)
    .where('account_session.expires_at', '>', session.now)
    .where('account.disabled_at', 'is', null)
    .executeTakeFirst()
}

/** Ends a session of an account; false when it has none such, or had ended. */
export async function endSession(
  db: Kysely<DB>,
  end: { id: string; accountId: number; reason: EndReason; now: Date },
): Promise<boolean> {
  const result = await db
    .updateTable('account_session')
    .set({ ended_at: end.now, end_reason: end.reason })
    .where('id', '=', end.id)
    .where('account_id', '=', end.accountId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

export async function endSessionsOf(db: Kysely<DB>, accountId: number, reason: EndReason, now: Date): Promise<void> {
  await db
    .updateTable('account_session')
    .set({ ended_at: now, end_reason: reason })
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .execute()
}

/** Where an account is signed in, the last used first. */
export async function listSessions(db: Kysely<DB>, accountId: number, now: Date): Promise<SessionRow[]> {
  return db
    .selectFrom('account_session')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute()
}

/** Every sign-in of an account that is remembered, over or not, the last used first. */
export async function listAllSessions(db: Kysely<DB>, accountId: number): Promise<SessionRow[]> {
  return db
    .selectFrom('account_session')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute()
}

export async function insertDevice(
  db: Kysely<DB>,
  device: { tokenHash: string; accountId: number; device: string; now: Date; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('trusted_device')
    .values({
      token_hash: device.tokenHash,
      account_id: device.accountId,
      device: device.device,
      created_at: device.now,
      expires_at: device.expiresAt,
    })
    .execute()
}

export async function isTrustedDevice(
  db: Kysely<DB>,
  device: { tokenHash: string; accountId: number; now: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('trusted_device')
    .select('token_hash')
    .where('token_hash', '=', device.tokenHash)
    .where('account_id', '=', device.accountId)
    .where('expires_at', '>', device.now)
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteDevicesOf(db: Kysely<DB>, accountId: number): Promise<void> {
  await db.deleteFrom('trusted_device').where('account_id', '=', accountId).execute()
}

/** Devices that an account trusts now, the last remembered first. */
export async function listDevices(
  db: Kysely<DB>,
  accountId: number,
  now: Date,
): Promise<Selectable<DB['trusted_device']>[]> {
  return db
    .selectFrom('trusted_device')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** Trusts a device of an account no more; false when it has none such. */
export async function deleteDevice(db: Kysely<DB>, device: { id: number; accountId: number }): Promise<boolean> {
  const result = await db
    .deleteFrom('trusted_device')
    .where('id', '=', device.id)
    .where('account_id', '=', device.accountId)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

/** Removes what has been over for a while. */
export async function deleteOldSessions(db: Kysely<DB>, oldest: Date, now: Date): Promise<void> {
  await db
    .deleteFrom('account_session')
    .where((row) => row.or([row('expires_at', '<', oldest), row('ended_at', '<', oldest)]))
    .execute()
  await db.deleteFrom('trusted_device').where('expires_at', '<', now).execute()
}
