import { type Kysely, type Selectable, sql } from 'kysely'
import { columnsOf } from '../db/columns.ts'
import type { DB } from '../db/schema.ts'

export type IntentRow = Selectable<DB['payment_intent']>

const intentColumns = columnsOf<DB['payment_intent']>({
  amount: true,
  asked_at: true,
  booking_id: true,
  captured: true,
  check_at: true,
  checkout_session_id: true,
  claimed_until: true,
  created_at: true,
  currency: true,
  disputed: true,
  error: true,
  expires_at: true,
  fee: true,
  id: true,
  language: true,
  nudged: true,
  opening_at: true,
  payment_request_id: true,
  provider: true,
  provider_ref: true,
  purpose: true,
  redirect_url: true,
  refund_reserved: true,
  refunded: true,
  status: true,
})
const everyIntentColumn = sql.raw(intentColumns.join(', '))

/** How long a process that works on a payment has it for itself, in seconds, unless it renews its claim. */
const claimSeconds = 20

export type NewIntent = Pick<
  IntentRow,
  | 'id'
  | 'booking_id'
  | 'payment_request_id'
  | 'checkout_session_id'
  | 'purpose'
  | 'provider'
  | 'amount'
  | 'currency'
  | 'language'
  | 'created_at'
  | 'expires_at'
>

export async function insertIntent(trx: Kysely<DB>, intent: NewIntent): Promise<IntentRow> {
  return trx
    .insertInto('payment_intent')
    .values({ ...intent, status: 'requires_payment_method', check_at: intent.expires_at })
    .returning(intentColumns)
    .executeTakeFirstOrThrow()
}

export async function findIntent(db: Kysely<DB>, id: string): Promise<IntentRow | undefined> {
  return db.selectFrom('payment_intent').select(intentColumns).where('id', '=', id).executeTakeFirst()
}

/** Of a webhook, which may name a payment by the provider's number or by ours. */
export async function findIntentByRef(
  db: Kysely<DB>,
  { provider, ref, orderId }: { provider: string; ref: string; orderId: string | null },
): Promise<IntentRow | undefined> {
  return db
    .selectFrom('payment_intent')
    .select(intentColumns)
    .where('provider', '=', provider)
    .where((row) => row.or([row('provider_ref', '=', ref), row('id', '=', orderId ?? '')]))
    .executeTakeFirst()
}

/** The payment of a booking that is under way, of its order or of the rest; of the order also the one that is done. */
export async function findLiveIntent(
  trx: Kysely<DB>,
  bookingId: number,
  kind: 'order' | 'balance',
): Promise<IntentRow | undefined> {
  return trx
    .selectFrom('payment_intent')
    .select(intentColumns)
    .where('booking_id', '=', bookingId)
    .where('purpose', kind === 'balance' ? '=' : '<>', 'balance')
    .where('status', 'not in', kind === 'balance' ? ['canceled', 'succeeded'] : ['canceled'])
    .executeTakeFirst()
}

/** The payment of a link that is under way. */
export async function findLiveRequestIntent(trx: Kysely<DB>, requestId: number): Promise<IntentRow | undefined> {
  return trx
    .selectFrom('payment_intent')
    .select(intentColumns)
    .where('payment_request_id', '=', requestId)
    .where('status', 'not in', ['succeeded', 'canceled'])
    .executeTakeFirst()
}

/** Payments of a link, the first one first. */
export async function listPayLinkIntents(db: Kysely<DB>, requestId: number): Promise<IntentRow[]> {
  return db
    .selectFrom('payment_intent')
    .select(intentColumns)
    .where('payment_request_id', '=', requestId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** Whether any payment of a booking may still come to something. */
export async function hasPaymentUnderWay(trx: Kysely<DB>, bookingId: number): Promise<boolean> {
  const row = await trx
    .selectFrom('payment_intent')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where('status', 'not in', ['canceled', 'succeeded'])
    .executeTakeFirst()
  return row !== undefined
}

export async function listIntents(db: Kysely<DB>, bookingId: number): Promise<IntentRow[]> {
  return db
    .selectFrom('payment_intent')
    .select(intentColumns)
    .where('booking_id', '=', bookingId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export async function lockIntent(trx: Kysely<DB>, id: string): Promise<IntentRow | undefined> {
  return trx.selectFrom('payment_intent').select(intentColumns).where('id', '=', id).forUpdate().executeTakeFirst()
}

export type IntentChange = Partial<
  Pick<
    IntentRow,
    | 'status'
    | 'provider_ref'
    | 'redirect_url'
    | 'captured'
    | 'refunded'
    | 'disputed'
    | 'fee'
    | 'error'
    | 'opening_at'
    | 'check_at'
    | 'asked_at'
  >
>

export async function updateIntent(db: Kysely<DB>, id: string, change: IntentChange): Promise<void> {
  await db.updateTable('payment_intent').set(change).where('id', '=', id).execute()
}

/** Says that a page is about to be opened for a payment; false when the payment has ended. */
export async function noteOpening(db: Kysely<DB>, id: string, now: Date): Promise<boolean> {
  const noted = await db
    .updateTable('payment_intent')
    .set({ opening_at: now })
    .where('id', '=', id)
    .where('status', 'not in', ['succeeded', 'canceled'])
    .executeTakeFirst()
  return noted.numUpdatedRows === 1n
}

/**
 * Takes a payment to work on it, for this process alone; undefined when another has it. After a crash another may take it
 * when the claim is over.
 */
export async function claimIntent(db: Kysely<DB>, id: string, now: Date): Promise<IntentRow | undefined> {
  const { rows } = await sql<IntentRow>`/* prepared: claim-payment */
    UPDATE payment_intent SET nudged = false, asked_at = ${now}::timestamptz,
      claimed_until = ${now}::timestamptz + ${claimSeconds} * interval '1 second',
      check_at = ${now}::timestamptz + ${claimSeconds} * interval '1 second'
    WHERE id = ${id} AND (claimed_until IS NULL OR claimed_until <= ${now}::timestamptz)
    RETURNING ${everyIntentColumn}`.execute(db)
  return rows[0]
}

/** Prolongs a claim that has not been given up. */
export async function renewIntentClaim(db: Kysely<DB>, id: string, now: Date): Promise<void> {
  await db
    .updateTable('payment_intent')
    .set({ claimed_until: new Date(now.getTime() + claimSeconds * 1000) })
    .where('id', '=', id)
    .where('claimed_until', 'is not', null)
    .execute()
}

/**
 * Puts a payment back. `next`: when to look again, null for never. True when something came about it meanwhile and it has to
 * be looked at at once.
 */
export async function releaseIntent(db: Kysely<DB>, id: string, next: Date | null): Promise<boolean> {
  const { rows } = await sql<{ nudged: boolean }>`/* prepared: release-payment */
    UPDATE payment_intent SET claimed_until = NULL, check_at = CASE WHEN nudged THEN check_at ELSE ${next}::timestamptz END
    WHERE id = ${id}
    RETURNING nudged`.execute(db)
  return rows[0]?.nudged ?? false
}

/** Has the payments of a booking looked at that have not ended, also by whoever works on them now; answers their ids. */
export async function wakeIntents(trx: Kysely<DB>, bookingId: number, now: Date): Promise<string[]> {
  const rows = await trx
    .updateTable('payment_intent')
    .set({ nudged: true, check_at: now })
    .where('booking_id', '=', bookingId)
    .where('status', 'not in', ['succeeded', 'canceled'])
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Has a payment looked at that has not ended, or was taken. */
export async function wakeIntent(db: Kysely<DB>, id: string, now: Date): Promise<void> {
  await db
    .updateTable('payment_intent')
    .set({ nudged: true, check_at: now })
    .where('id', '=', id)
    .where('status', '<>', 'canceled')
    .execute()
}

/** Payments that are to be looked at and that nobody works on. */
export async function listDueIntents(db: Kysely<DB>, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('payment_intent')
    .select('id')
    .where('check_at', '<=', now)
    .where((row) => row.or([row('claimed_until', 'is', null), row('claimed_until', '<=', now)]))
    .orderBy('check_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Notes a message of the provider and that its payment is to be looked at, in one statement; false when there is nothing to look
 * at: the message came before, or the payment is taken and in the books. `isMovement`: it is about what comes after that, a refund or
 * a dispute.
 */
export async function noteEvent(
  db: Kysely<DB>,
  event: { provider: string; id: string; type: string; intentId: string | null; isMovement: boolean; now: Date },
): Promise<boolean> {
  const { rows } = await sql<{ nudged: number }>`/* prepared: note-payment-event */
    WITH noted AS (
      INSERT INTO payment_event (provider, event_id, type, intent_id, received_at)
      VALUES (${event.provider}, ${event.id}, ${event.type}, ${event.intentId}, ${event.now}::timestamptz)
      ON CONFLICT DO NOTHING
      RETURNING 1
    ), nudged AS (
      UPDATE payment_intent SET nudged = true, check_at = ${event.now}::timestamptz FROM noted
      WHERE id = ${event.intentId}
        AND CASE WHEN ${event.isMovement}::boolean THEN status <> 'canceled' ELSE NOT (status = 'succeeded' AND fee IS NOT NULL) END
      RETURNING 1
    )
    SELECT (SELECT count(*) FROM nudged)::int AS nudged`.execute(db)
  return rows[0]?.nudged === 1
}

/** Something that a person has to look at, once for its key. */
export async function noteDifference(
  db: Kysely<DB>,
  difference: { key: string; kind: string; intentId: string | null; detail: unknown; now: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('payment_difference')
    .values({
      key: difference.key,
      kind: difference.kind,
      intent_id: difference.intentId,
      detail: JSON.stringify(difference.detail),
      found_at: difference.now,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function hasDifference(db: Kysely<DB>, key: string): Promise<boolean> {
  return (
    (await db.selectFrom('payment_difference').select('id').where('key', '=', key).executeTakeFirst()) !== undefined
  )
}

export type DifferenceRow = Selectable<DB['payment_difference']>

export async function listDifferences(db: Kysely<DB>): Promise<DifferenceRow[]> {
  return db.selectFrom('payment_difference').selectAll().where('settled_at', 'is', null).orderBy('id').execute()
}

export async function settleDifference(
  db: Kysely<DB>,
  id: number,
  by: { who: string; note: string; now: Date },
): Promise<boolean> {
  const done = await db
    .updateTable('payment_difference')
    .set({ settled_at: by.now, settled_by: by.who, note: by.note })
    .where('id', '=', id)
    .where('settled_at', 'is', null)
    .executeTakeFirst()
  return done.numUpdatedRows === 1n
}

export async function deleteEventsBefore(db: Kysely<DB>, oldest: Date): Promise<void> {
  await db.deleteFrom('payment_event').where('received_at', '<', oldest).execute()
}
