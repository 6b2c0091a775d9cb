import type { Kysely, Selectable } from 'kysely'
import { sql } from 'kysely'
import type { DB } from '../db/schema.ts'

export type CodeRow = Selectable<DB['one_time_code']>
export type CodePurpose = 'sign_in' | 'second_step'
export type MailTokenPurpose = 'verify_email' | 'reset_password'

export async function insertCode(
  db: Kysely<DB>,
  code: {
    tokenHash: string
    accountId: number | null
    emailKey: string
    codeHash: string
    purpose: CodePurpose
    now: Date
    expiresAt: Date
  },
): Promise<void> {
  await db
    .insertInto('one_time_code')
    .values({
      token_hash: code.tokenHash,
      account_id: code.accountId,
      email_key: code.emailKey,
      code_hash: code.codeHash,
      purpose: code.purpose,
      created_at: code.now,
      expires_at: code.expiresAt,
    })
    .execute()
}

/** Counts one try of a code that is still good, before it is looked at: parallel tries cannot be more than were allowed. */
export async function tryCode(
  db: Kysely<DB>,
  { tokenHash, most, now }: { tokenHash: string; most: number; now: Date },
): Promise<CodeRow | undefined> {
  return db
    .updateTable('one_time_code')
    .set({ tries: sql`tries + 1` })
    .where('token_hash', '=', tokenHash)
    .where('spent_at', 'is', null)
    .where('expires_at', '>', now)
    .where('tries', '<', most)
    .returningAll()
    .executeTakeFirst()
}

export async function findUnspentCode(db: Kysely<DB>, tokenHash: string): Promise<CodeRow | undefined> {
  return db
    .selectFrom('one_time_code')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('spent_at', 'is', null)
    .executeTakeFirst()
}

/** Spends a code; undefined when somebody was faster or it was never there. */
export async function spendCode(db: Kysely<DB>, tokenHash: string, now: Date): Promise<CodeRow | undefined> {
  return db
    .updateTable('one_time_code')
    .set({ spent_at: now })
    .where('token_hash', '=', tokenHash)
    .where('spent_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

export async function spendCodesOf(db: Kysely<DB>, accountId: number, now: Date): Promise<void> {
  await db
    .updateTable('one_time_code')
    .set({ spent_at: now })
    .where('account_id', '=', accountId)
    .where('spent_at', 'is', null)
    .execute()
}

/** A token for a mail; those sent before for the same purpose end with it. */
export async function replaceMailToken(
  db: Kysely<DB>,
  token: { tokenHash: string; accountId: number; purpose: MailTokenPurpose; now: Date; expiresAt: Date },
): Promise<void> {
  await spendMailTokens(db, token.accountId, [token.purpose], token.now)
  await db
    .insertInto('mail_token')
    .values({
      token_hash: token.tokenHash,
      account_id: token.accountId,
      purpose: token.purpose,
      created_at: token.now,
      expires_at: token.expiresAt,
    })
    .execute()
}

/** The account that a token of a mail is good for now. */
export async function findMailToken(
  db: Kysely<DB>,
  token: { tokenHash: string; purpose: MailTokenPurpose; now: Date },
): Promise<number | undefined> {
  const row = await db
    .selectFrom('mail_token')
    .select('account_id')
    .where('token_hash', '=', token.tokenHash)
    .where('purpose', '=', token.purpose)
    .where('spent_at', 'is', null)
    .where('expires_at', '>', token.now)
    .executeTakeFirst()
  return row?.account_id
}

/** Spends a token of a mail; the account it was good for, or undefined when it is good for nothing. */
export async function spendMailToken(
  db: Kysely<DB>,
  token: { tokenHash: string; purpose: MailTokenPurpose; now: Date },
): Promise<number | undefined> {
  const row = await db
    .updateTable('mail_token')
    .set({ spent_at: token.now })
    .where('token_hash', '=', token.tokenHash)
    .where('purpose', '=', token.purpose)
    .where('spent_at', 'is', null)
    .where('expires_at', '>', token.now)
    .returning('account_id')
    .executeTakeFirst()
  return row?.account_id
}

export async function spendMailTokens(
  db: Kysely<DB>,
  accountId: number,
  purposes: MailTokenPurpose[],
  now: Date,
): Promise<void> {
  await db
    .updateTable('mail_token')
    .set({ spent_at: now })
    .where('account_id', '=', accountId)
    .where('purpose', 'in', purposes)
    .where('spent_at', 'is', null)
    .execute()
}

export async function deleteOldCodes(db: Kysely<DB>, oldest: Date): Promise<void> {
  await db.deleteFrom('one_time_code').where('expires_at', '<', oldest).execute()
  await db.deleteFrom('mail_token').where('expires_at', '<', oldest).execute()
}
