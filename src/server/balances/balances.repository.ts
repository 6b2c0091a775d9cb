import { type Kysely, type Selectable, type SqlBool, sql } from 'kysely'
import type { DB } from '../db/schema.ts'

type BookingRow = Selectable<DB['booking']>

/** A standing booking of which we are owed something with a day for it, and no payment of it is on its way. */
const owing = sql<SqlBool>`
  booking.status = 'confirmed' AND booking.payment_type <> 'property' AND booking.balance_due_at IS NOT NULL
  AND booking.paid > 0 AND booking.paid - booking.refunded + booking.returned < booking.total
  AND NOT EXISTS (
    SELECT FROM payment_intent WHERE payment_intent.booking_id = booking.id AND purpose = 'balance'
      AND payment_intent.status IN ('processing', 'requires_capture')
  )`

/** Bookings with a rest that is due after `from` and before `until` and that have had fewer than `most` reminders, each locked. */
export async function lockOwing(
  trx: Kysely<DB>,
  { from, until, most, after, limit }: { from: Date; until: Date; most: number; after: number; limit: number },
): Promise<BookingRow[]> {
  return trx
    .selectFrom('booking')
    .selectAll()
    .where(owing)
    .where('balance_due_at', '>', from)
    .where('balance_due_at', '<=', until)
    .where('balance_told', '<', most)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
}

export async function noteTold(trx: Kysely<DB>, id: number, number: number): Promise<void> {
  await trx.updateTable('booking').set({ balance_told: number }).where('id', '=', id).execute()
}

/** Bookings whose rest was due before an instant and is not here, the earliest first. */
export async function listOverdue(db: Kysely<DB>, now: Date): Promise<BookingRow[]> {
  return db
    .selectFrom('booking')
    .selectAll()
    .where(owing)
    .where('balance_due_at', '<=', now)
    .orderBy('balance_due_at')
    .orderBy('id')
    .execute()
}

/** A booking whose rest is still owed, for this transaction alone. */
export async function lockOwingBooking(trx: Kysely<DB>, reference: string): Promise<BookingRow | undefined> {
  return trx
    .selectFrom('booking')
    .selectAll()
    .where('reference', '=', reference)
    .where(owing)
    .forUpdate()
    .executeTakeFirst()
}

/** Gives a booking another day for its rest, noted with who and why; its reminders begin anew. */
export async function moveDueDay(
  trx: Kysely<DB>,
  booking: BookingRow,
  move: { dueAt: Date; by: string; note: string; now: Date },
): Promise<void> {
  await trx
    .updateTable('booking')
    .set({ balance_due_at: move.dueAt, balance_told: 0 })
    .where('id', '=', booking.id)
    .execute()
  await trx
    .insertInto('booking_event')
    .values({
      booking_id: booking.id,
      from_status: booking.status,
      to_status: booking.status,
      actor: `office:${move.by}`,
      reason: 'balance_extended',
      detail: JSON.stringify({ from: booking.balance_due_at, to: move.dueAt, note: move.note }),
      at: move.now,
    })
    .execute()
}
