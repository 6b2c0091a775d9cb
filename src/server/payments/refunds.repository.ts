import { type Kysely, type Selectable, sql } from 'kysely'
import type { DB } from '../db/schema.ts'

export type RefundRow = Selectable<DB['refund']>

/** What a refund is for where a payment had nothing to pay for: that money never stood in a pay link. */
export const unbookedAction = (what: string): string => `unbooked:${what}`
export const isUnbooked = (action: string): boolean => action.startsWith('unbooked:')

/** Whether the provider gave it back unasked, in its own dashboard. */
export const isByProvider = ({ id, provider_ref: ref }: Pick<RefundRow, 'id' | 'provider_ref'>): boolean =>
  ref !== null && id.endsWith(`:${ref}`)

/** How long a process that works on a refund has it for itself, in seconds, unless it renews its claim. */
const claimSeconds = 20

/**
 * Sets aside a part of what a payment took, once for its action; undefined when that action has its refund already. Never
 * more than was taken: the table's own check holds whatever comes at once.
 */
export async function insertRefund(
  trx: Kysely<DB>,
  refund: { id: string; intentId: string; action: string; amount: number; now: Date },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    WITH wanted AS (
      INSERT INTO refund (id, intent_id, action, amount, status, created_at, check_at)
      VALUES (${refund.id}, ${refund.intentId}, ${refund.action}, ${refund.amount}, 'pending', ${refund.now}::timestamptz,
        ${refund.now}::timestamptz)
      ON CONFLICT (intent_id, action) DO NOTHING
      RETURNING id, intent_id, amount
    ), reserved AS (
      UPDATE payment_intent SET refund_reserved = refund_reserved + wanted.amount FROM wanted
      WHERE payment_intent.id = wanted.intent_id
      RETURNING 1
    )
    SELECT wanted.id, (SELECT count(*) FROM reserved) AS reserved FROM wanted`.execute(trx)
  return rows[0]?.id
}

export async function claimRefund(db: Kysely<DB>, id: string, now: Date): Promise<RefundRow | undefined> {
  return db
    .updateTable('refund')
    .set({ claimed_until: new Date(now.getTime() + claimSeconds * 1000) })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .where((row) => row.or([row('claimed_until', 'is', null), row('claimed_until', '<=', now)]))
    .returningAll()
    .executeTakeFirst()
}

/** Prolongs a claim that has not been given up. */
export async function renewRefundClaim(db: Kysely<DB>, id: string, now: Date): Promise<void> {
  await db
    .updateTable('refund')
    .set({ claimed_until: new Date(now.getTime() + claimSeconds * 1000) })
    .where('id', '=', id)
    .where('claimed_until', 'is not', null)
    .execute()
}

/** Puts a refund back that could not be settled now. */
export async function postponeRefund(db: Kysely<DB>, id: string, next: Date): Promise<void> {
  await db.updateTable('refund').set({ claimed_until: null, check_at: next }).where('id', '=', id).execute()
}

/** Ends a refund that was pending; false when another did so before. */
export async function endRefund(
  trx: Kysely<DB>,
  id: string,
  end: { status: 'succeeded' | 'failed'; ref: string | null; error: string | null; now: Date },
): Promise<boolean> {
  const done = await trx
    .updateTable('refund')
    .set({
      status: end.status,
      provider_ref: end.ref,
      error: end.error,
      settled_at: end.now,
      check_at: null,
      claimed_until: null,
    })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .executeTakeFirst()
  return done.numUpdatedRows === 1n
}

/** The part that a refund had set aside is there again: the provider refused it. */
export async function unreserveRefund(trx: Kysely<DB>, intentId: string, amount: number): Promise<void> {
  await sql`UPDATE payment_intent SET refund_reserved = refund_reserved - ${amount} WHERE id = ${intentId}`.execute(trx)
}

export async function addRefunded(trx: Kysely<DB>, intentId: string, amount: number): Promise<void> {
  await sql`UPDATE payment_intent SET refunded = refunded + ${amount} WHERE id = ${intentId}`.execute(trx)
}

export async function listDueRefunds(db: Kysely<DB>, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('refund')
    .select('id')
    .where('status', '=', 'pending')
    .where('check_at', '<=', now)
    .where((row) => row.or([row('claimed_until', 'is', null), row('claimed_until', '<=', now)]))
    .orderBy('check_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Every refund of a payment, ours and the provider's own. */
export async function listRefundsOf(db: Kysely<DB>, intentId: string): Promise<RefundRow[]> {
  return db
    .selectFrom('refund')
    .selectAll()
    .where('intent_id', '=', intentId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/**
 * Notes a refund that the provider made unasked and sets its part aside, once for its number. It is pending and due to nobody: nobody
 * may give it again. The caller has locked the payment and seen that so much is left.
 */
export async function insertProviderRefund(
  trx: Kysely<DB>,
  refund: { id: string; intentId: string; action: string; amount: number; ref: string; now: Date },
): Promise<RefundRow | undefined> {
  const row = await trx
    .insertInto('refund')
    .values({
      id: refund.id,
      intent_id: refund.intentId,
      action: refund.action,
      amount: refund.amount,
      status: 'pending',
      provider_ref: refund.ref,
      created_at: refund.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  if (row) await unreserveRefund(trx, refund.intentId, -refund.amount)
  return row
}

/** The provider works on a refund of ours, under this number. */
export async function noteRefundRef(db: Kysely<DB>, id: string, ref: string): Promise<void> {
  await db
    .updateTable('refund')
    .set({ provider_ref: ref })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .execute()
}

/** A refund that was given came back to us; false when that was noted before. */
export async function reverseRefund(trx: Kysely<DB>, refund: RefundRow, now: Date): Promise<boolean> {
  const done = await trx
    .updateTable('refund')
    .set({ status: 'failed', error: 'came_back', settled_at: now })
    .where('id', '=', refund.id)
    .where('status', '=', 'succeeded')
    .executeTakeFirst()
  if (done.numUpdatedRows !== 1n) return false
  await sql`UPDATE payment_intent SET refund_reserved = refund_reserved - ${refund.amount}, refunded = refunded - ${refund.amount}
    WHERE id = ${refund.intent_id}`.execute(trx)
  return true
}

export async function listRefunds(db: Kysely<DB>, bookingId: number): Promise<RefundRow[]> {
  return db
    .selectFrom('refund')
    .innerJoin('payment_intent', 'payment_intent.id', 'refund.intent_id')
    .selectAll('refund')
    .where('payment_intent.booking_id', '=', bookingId)
    .orderBy('refund.created_at')
    .execute()
}
