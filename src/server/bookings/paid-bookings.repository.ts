import { type Kysely, type Selectable, sql } from 'kysely'
import type { DB } from '../db/schema.ts'
import { type BookingRow, bookingColumns, everyBookingColumn } from './bookings.repository.ts'

type SessionRow = Selectable<DB['checkout_session']>

/**
 * The booking that a session becomes once it is paid; of a further try of the same session it is the same one, with what
 * has been filled in since. Undefined when it waits for no payment any more.
 */
export async function savePending(
  trx: Kysely<DB>,
  session: SessionRow,
  booking: { reference: string; total: number; balanceDueAt: Date | null; accountId: number | null; now: Date },
): Promise<BookingRow | undefined> {
  const { rows } = await sql<BookingRow>`/* prepared: save-pending */
    WITH saved AS (
      INSERT INTO booking (reference, checkout_session_id, hotel_id, status, payment_status, payment_type, checkin, checkout,
        units, offer, total, currency, holder, guests, arrival_time, special_requests, language, created_at, account_id,
        balance_due_at, company, accepted_terms_at, accepted_text_hash)
      SELECT ${booking.reference}, id, hotel_id, 'pending_payment', 'unpaid', offer ->> 'payment_type', checkin, checkout,
        units, offer, ${booking.total}::int, currency, holder, guests, arrival_time, special_requests, language,
        ${booking.now}::timestamptz, ${booking.accountId}::int, ${booking.balanceDueAt}::timestamptz, company, accepted_terms_at,
        accepted_text_hash
      FROM checkout_session WHERE id = ${session.id}
      ON CONFLICT (checkout_session_id) DO UPDATE SET offer = excluded.offer, total = excluded.total,
        payment_type = excluded.payment_type, holder = excluded.holder, guests = excluded.guests,
        arrival_time = excluded.arrival_time, special_requests = excluded.special_requests, language = excluded.language,
        account_id = coalesce(booking.account_id, excluded.account_id), balance_due_at = excluded.balance_due_at,
        company = excluded.company, accepted_terms_at = excluded.accepted_terms_at,
        accepted_text_hash = excluded.accepted_text_hash
      WHERE booking.status = 'pending_payment'
      RETURNING *, xmax = 0 AS fresh
    ), noted AS (
      INSERT INTO booking_event (booking_id, from_status, to_status, actor, reason, at)
      SELECT id, NULL, 'pending_payment', 'guest', 'ordered', ${booking.now}::timestamptz FROM saved WHERE fresh RETURNING 1
    )
    SELECT ${everyBookingColumn}, (SELECT count(*) FROM noted) AS noted FROM saved`.execute(trx)
  return rows[0]
}

/** What money and state of a booking hang on; the stay itself is long, and not asked for by those who lock it. */
const accounted = [
  ...(['id', 'reference', 'status', 'checkout_session_id', 'person_forgotten_at'] as const),
  ...(['payment_type', 'payment_status', 'total', 'currency', 'paid', 'refunded', 'penalty'] as const),
  ...(['disputed', 'returned'] as const),
] as const
export type AccountedBooking = Pick<BookingRow, (typeof accounted)[number]>

/** A booking, for this transaction alone. */
export async function lockBooking(trx: Kysely<DB>, id: number): Promise<AccountedBooking | undefined> {
  return trx.selectFrom('booking').select(accounted).where('id', '=', id).forUpdate().executeTakeFirst()
}

/** A booking whole, for this transaction alone: of who changes the stay itself. */
export async function lockWholeBooking(trx: Kysely<DB>, id: number): Promise<BookingRow | undefined> {
  return trx.selectFrom('booking').select(bookingColumns).where('id', '=', id).forUpdate().executeTakeFirst()
}

/** How a booking stands now. */
export async function findAccounted(db: Kysely<DB>, id: number): Promise<AccountedBooking | undefined> {
  return db.selectFrom('booking').select(accounted).where('id', '=', id).executeTakeFirst()
}

/** Bookings by their number, erased persons' too: money outlives them. */
export async function findBookingById(db: Kysely<DB>, id: number): Promise<BookingRow | undefined> {
  return db.selectFrom('booking').select(bookingColumns).where('id', '=', id).executeTakeFirst()
}

export type Step = {
  from: string
  to: string
  actor: string
  reason: string
  /** What only staff reads. */
  detail?: Record<string, string>
}

/** Walks a locked booking through its states, each with its event. */
export async function walkBooking(trx: Kysely<DB>, id: number, steps: readonly Step[], now: Date): Promise<void> {
  const last = steps.at(-1)
  if (!last) return
  await trx.updateTable('booking').set({ status: last.to }).where('id', '=', id).execute()
  await trx
    .insertInto('booking_event')
    .values(
      steps.map((step) => ({
        booking_id: id,
        from_status: step.from,
        to_status: step.to,
        actor: step.actor,
        reason: step.reason,
        detail: step.detail ? JSON.stringify(step.detail) : null,
        at: now,
      })),
    )
    .execute()
}

/** How a locked booking stands by its money. */
export async function saveMoney(
  trx: Kysely<DB>,
  id: number,
  money: { paid: number; refunded: number; disputed?: number; returned?: number; paymentStatus: string },
): Promise<void> {
  await trx
    .updateTable('booking')
    .set({
      paid: money.paid,
      refunded: money.refunded,
      payment_status: money.paymentStatus,
      ...(money.disputed === undefined ? {} : { disputed: money.disputed }),
      ...(money.returned === undefined ? {} : { returned: money.returned }),
    })
    .where('id', '=', id)
    .execute()
}

/** When a booking last came to a status. */
export async function findArrival(db: Kysely<DB>, bookingId: number, status: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('booking_event')
    .select('at')
    .where('booking_id', '=', bookingId)
    .where('to_status', '=', status)
    .where(sql<boolean>`from_status IS DISTINCT FROM to_status`)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row?.at
}
