import type { Kysely, Selectable } from 'kysely'
import { moveBooking } from '../../domain/booking-states.ts'
import { type Earnings, stayLines } from '../../domain/ledger.ts'
import { paymentStatusOf } from '../../domain/payment-states.ts'
import type { DB } from '../db/schema.ts'
import type { Keys } from '../keys.ts'
import { postToLedger } from '../ledger/ledger.service.ts'
import { type Mail, queueMail } from '../mail/mail.service.ts'
import { newReference } from './booking-reference.ts'
import { saveMoney, savePending, walkBooking } from './paid-bookings.repository.ts'

export { writeConfirmation } from './booking-mails.ts'
export { findBookingById, lockBooking } from './paid-bookings.repository.ts'

export type BookingRow = Selectable<DB['booking']>

/** Opens, within the transaction that locked its session, the booking that waits for its payment. */
export function openPending(
  trx: Kysely<DB>,
  session: Selectable<DB['checkout_session']>,
  booking: { total: number; balanceDueAt: Date | null; accountId: number | null; now: Date },
): Promise<BookingRow | undefined> {
  return savePending(trx, session, { ...booking, reference: newReference() })
}

/**
 * The money is set aside and the units are ours to give: the booking is confirmed, told of and stands in the books. The
 * caller has locked session and booking.
 */
export async function confirmPending(
  trx: Kysely<DB>,
  booking: BookingRow,
  { earnings, mail, keys, now }: { earnings: Earnings; mail: Mail; keys: Keys; now: Date },
): Promise<void> {
  const submitting = moveBooking('pending_payment', 'pay')
  const confirmed = submitting && moveBooking(submitting, 'confirm')
  if (booking.status !== 'pending_payment' || !submitting || !confirmed)
    throw new Error(`Booking ${booking.reference} waits for no payment`)
  const steps = [
    { from: booking.status, to: submitting, actor: 'provider', reason: 'payment_authorized' },
    { from: submitting, to: confirmed, actor: 'system', reason: 'units_held' },
  ]
  await walkBooking(trx, booking.id, steps, now)
  await saveMoney(trx, booking.id, { paid: booking.paid, refunded: booking.refunded, paymentStatus: 'authorized' })
  await queueMail(trx, mail, keys, now)
  await postToLedger(trx, {
    key: `stay:${booking.reference}`,
    kind: 'stay',
    bookingId: booking.id,
    lines: stayLines(booking.total, 'us', earnings),
    currency: booking.currency,
    at: now,
  })
}

/** Money came or went back: what the booking says of it. The caller has locked the booking. */
export async function noteMoney(
  trx: Kysely<DB>,
  booking: Pick<BookingRow, 'id' | 'paid' | 'refunded' | 'total'>,
  change: { paid?: number; refunded?: number },
): Promise<{ paid: number; refunded: number }> {
  const paid = booking.paid + (change.paid ?? 0)
  const refunded = booking.refunded + (change.refunded ?? 0)
  const paymentStatus = paymentStatusOf({
    total: booking.total,
    captured: paid,
    refunded,
    authorized: 0,
    voided: false,
  })
  await saveMoney(trx, booking.id, { paid, refunded, paymentStatus })
  return { paid, refunded }
}

/** What was set aside was let go, and nothing was ever taken. */
export async function noteVoided(trx: Kysely<DB>, booking: BookingRow): Promise<void> {
  if (booking.paid > 0) return
  await saveMoney(trx, booking.id, { paid: 0, refunded: booking.refunded, paymentStatus: 'voided' })
}
