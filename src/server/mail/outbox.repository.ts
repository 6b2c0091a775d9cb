import { type Kysely, type Selectable, sql } from 'kysely'
import type { DB } from '../db/schema.ts'

export type OutgoingMail = Selectable<DB['outgoing_mail']>

/** How long somebody who took a mail to send it has it alone, in seconds, unless the claim is renewed; after a crash another may take it. */
const claimSeconds = 25

export async function insertMail(
  db: Kysely<DB>,
  mail: { kind: string; language: string; recipient: string; sealed: string; now: Date },
): Promise<void> {
  await db
    .insertInto('outgoing_mail')
    .values({
      kind: mail.kind,
      language: mail.language,
      recipient: mail.recipient,
      sealed: mail.sealed,
      created_at: mail.now,
      next_try_at: mail.now,
    })
    .execute()
}

/**
 * Takes the next mail that is due, for this process alone: those of the kinds `first` before all others, or nothing but those.
 * Its try counts from now on, whatever becomes of it.
 */
export async function claimMail(
  db: Kysely<DB>,
  { first, onlyFirst, now }: { first: readonly string[]; onlyFirst: boolean; now: Date },
): Promise<OutgoingMail | undefined> {
  const { rows } = await sql<OutgoingMail>`
    UPDATE outgoing_mail SET tries = tries + 1, next_try_at = ${now}::timestamptz + ${claimSeconds} * interval '1 second'
    WHERE id = (
      SELECT id FROM outgoing_mail
      WHERE sent_at IS NULL AND given_up_at IS NULL AND next_try_at <= ${now}::timestamptz
        AND (kind = ANY(${first}::text[]) OR NOT ${onlyFirst}::boolean)
      ORDER BY (kind = ANY(${first}::text[])) DESC, next_try_at, id LIMIT 1
      FOR UPDATE SKIP LOCKED
    )
    RETURNING *`.execute(db)
  return rows[0]
}

/** Prolongs the claim on a mail that is still being sent. */
export async function renewMailClaim(
  db: Kysely<DB>,
  mail: Pick<OutgoingMail, 'id' | 'tries'>,
  now: Date,
): Promise<void> {
  const until = new Date(now.getTime() + claimSeconds * 1000)
  await db
    .updateTable('outgoing_mail')
    .set({ next_try_at: until })
    .where('id', '=', mail.id)
    .where('tries', '=', mail.tries)
    .where('sent_at', 'is', null)
    .where('next_try_at', '<', until)
    .execute()
}

/** The mail is out: what it said is forgotten here. */
export async function markSent(db: Kysely<DB>, id: number, now: Date): Promise<void> {
  await db
    .updateTable('outgoing_mail')
    .set({ sent_at: now, sealed: null, fault: null })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute()
  await deleteLastWord(db, id)
}

/** The mail could not be sent; `nextTry` null gives it up. */
export async function markFailed(
  db: Kysely<DB>,
  failure: { id: number; fault: string; nextTry: Date | null; now: Date },
): Promise<void> {
  await db
    .updateTable('outgoing_mail')
    .set({
      fault: failure.fault,
      ...(failure.nextTry ? { next_try_at: failure.nextTry } : { given_up_at: failure.now, sealed: null }),
    })
    .where('id', '=', failure.id)
    .where('sent_at', 'is', null)
    .execute()
  if (!failure.nextTry) await deleteLastWord(db, failure.id)
}

/** Mails that have failed more than once and are not out, and those given up in the last week. */
/** `reason`: what the mail server (or the way to it) answered the newest of them. */
export type StuckMails = { waiting: number; givenUp: number; reason: string | null }

export async function countStuck(db: Kysely<DB>, now: Date): Promise<StuckMails> {
  const { rows } = await sql<{ waiting: number; given_up: number; reason: string | null }>`
    SELECT count(*) FILTER (WHERE sent_at IS NULL AND given_up_at IS NULL AND fault IS NOT NULL)::int AS waiting,
      count(*) FILTER (WHERE given_up_at > ${now}::timestamptz - interval '7 days')::int AS given_up,
      (array_agg(fault ORDER BY id DESC) FILTER (WHERE sent_at IS NULL AND fault IS NOT NULL))[1] AS reason
    FROM outgoing_mail`.execute(db)
  return { waiting: rows[0]?.waiting ?? 0, givenUp: rows[0]?.given_up ?? 0, reason: rows[0]?.reason ?? null }
}

/** The newest mails, for the demo's mailbox. */
export async function listMails(db: Kysely<DB>, limit: number): Promise<OutgoingMail[]> {
  return db.selectFrom('outgoing_mail').selectAll().orderBy('id', 'desc').limit(limit).execute()
}

/** Mails to some addresses (in lower case), the newest first. */
export async function listMailsTo(db: Kysely<DB>, emailKeys: readonly string[]): Promise<OutgoingMail[]> {
  return db
    .selectFrom('outgoing_mail')
    .selectAll()
    .where(sql<boolean>`lower(recipient) = ANY(${emailKeys}::text[])`)
    .orderBy('id', 'desc')
    .execute()
}

export async function deleteMailsTo(db: Kysely<DB>, emailKeys: readonly string[]): Promise<void> {
  await db.deleteFrom('outgoing_mail').where(sql<boolean>`lower(recipient) = ANY(${emailKeys}::text[])`).execute()
}

/** The last word to an erased account leaves no trace: it is removed when it is out or given up. */
async function deleteLastWord(db: Kysely<DB>, id: number): Promise<void> {
  await db
    .deleteFrom('outgoing_mail')
    .where('id', '=', id)
    .where('kind', '=', 'account_erased')
    .where('sealed', 'is', null)
    .execute()
}

export async function deleteMailsBefore(db: Kysely<DB>, oldest: Date): Promise<void> {
  await db.deleteFrom('outgoing_mail').where('created_at', '<', oldest).execute()
}
