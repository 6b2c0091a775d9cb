import { type Kysely, type Selectable, type SqlBool, sql } from 'kysely'
import { requestsAllowing } from '../../domain/payment-requests.ts'
import type { DB } from '../db/schema.ts'

export type PayLinkRow = Selectable<DB['payment_request']>

export type NewPayLink = Pick<
  PayLinkRow,
  | 'code'
  | 'booking_id'
  | 'amount'
  | 'currency'
  | 'payer_email'
  | 'payer_name'
  | 'comment'
  | 'language'
  | 'ground'
  | 'vat_percent'
  | 'pays_penalty'
  | 'status'
  | 'due_at'
  | 'expires_at'
  | 'created_at'
  | 'sent_at'
> & { lines: readonly { text: string; amount: string }[] }

export async function insertPayLink(trx: Kysely<DB>, request: NewPayLink): Promise<PayLinkRow> {
  return trx
    .insertInto('payment_request')
    .values({ ...request, lines: JSON.stringify(request.lines) })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function findPayLink(db: Kysely<DB>, code: string): Promise<PayLinkRow | undefined> {
  return db.selectFrom('payment_request').selectAll().where('code', '=', code).executeTakeFirst()
}

export async function findPayLinkById(db: Kysely<DB>, id: number): Promise<PayLinkRow | undefined> {
  return db.selectFrom('payment_request').selectAll().where('id', '=', id).executeTakeFirst()
}

/** A link, for this transaction alone. */
export async function lockPayLink(
  trx: Kysely<DB>,
  by: { id: number } | { code: string },
): Promise<PayLinkRow | undefined> {
  const [column, value] = 'id' in by ? (['id', by.id] as const) : (['code', by.code] as const)
  return trx.selectFrom('payment_request').selectAll().where(column, '=', value).forUpdate().executeTakeFirst()
}

export type PayLinkChange = Partial<
  Pick<
    PayLinkRow,
    'status' | 'paid_amount' | 'refunded_amount' | 'disputed_amount' | 'sent_at' | 'viewed_at' | 'ended_at'
  >
>

export async function updatePayLink(db: Kysely<DB>, id: number, change: PayLinkChange): Promise<void> {
  await db.updateTable('payment_request').set(change).where('id', '=', id).execute()
}

/** Notes that a link was opened, the first time. */
export async function noteViewed(db: Kysely<DB>, code: string, now: Date): Promise<PayLinkRow | undefined> {
  return db
    .updateTable('payment_request')
    .set({ status: 'viewed', viewed_at: now })
    .where('code', '=', code)
    .where('status', '=', 'sent')
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst()
}

/** Ends links whose time is over; those that are being paid at this moment end when that is decided. Answers how many. */
export async function expireRows(db: Kysely<DB>, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    UPDATE payment_request SET status = 'expired', ended_at = ${now}::timestamptz
    WHERE status = ANY(${requestsAllowing('expire')}::text[]) AND expires_at <= ${now}::timestamptz
      AND NOT EXISTS (
        SELECT FROM payment_intent
        WHERE payment_request_id = payment_request.id AND payment_intent.status NOT IN ('succeeded', 'canceled')
      )`.execute(db)
  return Number(numAffectedRows ?? 0n)
}

export type ListedPayLink = PayLinkRow & { reference: string | null }

/** Links with the bookings they are about, the newest first; `open`: only those that are still to be paid or sent. */
export async function listPayLinks(db: Kysely<DB>, { open }: { open: boolean }): Promise<ListedPayLink[]> {
  return db
    .selectFrom('payment_request')
    .leftJoin('booking', 'booking.id', 'payment_request.booking_id')
    .selectAll('payment_request')
    .select('booking.reference')
    .$if(open, (query) => query.where('payment_request.status', 'in', requestsAllowing('expire')))
    .orderBy('payment_request.id', 'desc')
    .limit(500)
    .execute()
}

export async function listPayLinksTo(db: Kysely<DB>, emailKeys: readonly string[]): Promise<ListedPayLink[]> {
  return db
    .selectFrom('payment_request')
    .leftJoin('booking', 'booking.id', 'payment_request.booking_id')
    .selectAll('payment_request')
    .select('booking.reference')
    .where(sql<SqlBool>`lower(payer_email) = ANY(${emailKeys}::text[])`)
    .orderBy('payment_request.id')
    .execute()
}

/** What links for a booking's penalty have taken and not given back, and whether one of them can still be paid. */
export async function sumPenaltyLinks(db: Kysely<DB>, bookingId: number): Promise<{ kept: number; open: boolean }> {
  const rows = await db
    .selectFrom('payment_request')
    .select(['paid_amount', 'refunded_amount', 'disputed_amount', 'status'])
    .where('booking_id', '=', bookingId)
    .where('pays_penalty', '=', true)
    .execute()
  const open = requestsAllowing('expire')
  return {
    kept: rows.reduce((sum, row) => sum + row.paid_amount - row.refunded_amount - row.disputed_amount, 0),
    open: rows.some(({ status }) => open.some((each) => each === status)),
  }
}

/** Removes who was to pay from links that are over; sums and words remain for the books. */
export async function forgetPayers(
  trx: Kysely<DB>,
  whose: { emailKeys: readonly string[] } | { endedBefore: Date },
): Promise<void> {
  const theirs =
    'emailKeys' in whose
      ? sql<SqlBool>`lower(payer_email) = ANY(${whose.emailKeys}::text[])`
      : sql<SqlBool>`payer_email <> '' AND coalesce(ended_at, expires_at) < ${whose.endedBefore}::timestamptz`
  await trx
    .updateTable('payment_request')
    .set({ payer_email: '', payer_name: '', comment: null })
    .where(theirs)
    .execute()
}
