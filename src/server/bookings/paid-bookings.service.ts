import type { Kysely, Selectable } from 'kysely'
import { type BookingStatus, moveBooking } from '../../domain/booking-states.ts'
import { type Earnings, stayLines } from '../../domain/ledger.ts'
import { paymentStatusOf } from '../../domain/payment-states.ts'
import type { DB } from '../db/schema.ts'
import type { Keys } from '../keys.ts'
import { postToLedger } from '../ledger/ledger.service.ts'
import { type Mail, queueMail } from '../mail/mail.service.ts'
import { newReference } from './booking-reference.ts'
import { type AccountedBooking, findArrival, saveMoney, savePending, walkBooking } from './paid-bookings.repository.ts'
import { askProperty } from './requests.service.ts'

export { describeBooking, writeConfirmations } from './booking-mails.ts'
export {
  type AccountedBooking,
  findAccounted,
  findBookingById,
  lockBooking,
  lockWholeBooking,
} from './paid-bookings.repository.ts'

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
  booking: AccountedBooking,
  { earnings, mails, keys, now }: { earnings: Earnings; mails: readonly Mail[]; keys: Keys; now: Date },
): Promise<void> {
  await submitPending(trx, booking, 'confirm', now)
  for (const mail of mails) await queueMail(trx, mail, keys, now)
  await enterStay(trx, booking, { earnings, now })
}

/** The money is set aside and the units are ours, but the property has to say yes: it is asked. As `confirmPending` otherwise. */
export async function requestPending(
  trx: Kysely<DB>,
  booking: AccountedBooking,
  { answerBy, mails, keys, now }: { answerBy: Date; mails: readonly Mail[]; keys: Keys; now: Date },
): Promise<void> {
  await submitPending(trx, booking, 'request', now)
  await askProperty(trx, booking.id, { answerBy, mails, keys, now })
}

async function submitPending(
  trx: Kysely<DB>,
  booking: AccountedBooking,
  move: 'confirm' | 'request',
  now: Date,
): Promise<void> {
  const submitting = moveBooking('pending_payment', 'pay')
  const to = submitting && moveBooking(submitting, move)
  if (booking.status !== 'pending_payment' || !submitting || !to)
    throw new Error(`Booking ${booking.reference} waits for no payment`)
  const steps = [
    { from: booking.status, to: submitting, actor: 'provider', reason: 'payment_authorized' },
    { from: submitting, to, actor: 'system', reason: move === 'confirm' ? 'units_held' : 'property_asked' },
  ]
  await walkBooking(trx, booking.id, steps, now)
  await saveMoney(trx, booking.id, { paid: booking.paid, refunded: booking.refunded, paymentStatus: 'authorized' })
}

/** A stay that is paid to us and has come to be enters the books. */
export async function enterStay(
  trx: Kysely<DB>,
  booking: Pick<BookingRow, 'id' | 'reference' | 'total' | 'currency'>,
  { earnings, now }: { earnings: Earnings; now: Date },
): Promise<void> {
  await postToLedger(trx, {
    key: `stay:${booking.reference}`,
    kind: 'stay',
    bookingId: booking.id,
    lines: stayLines(booking.total, 'us', earnings),
    currency: booking.currency,
    at: now,
  })
}

/**
 * Money came or went back: what the booking says of it. `returned`: what of `refunded` the provider gave back unasked; `disputed`: what
 * the guest's bank has taken back. The caller has locked the booking.
 */
export async function noteMoney(
  trx: Kysely<DB>,
  booking: Pick<BookingRow, 'id' | 'paid' | 'refunded' | 'disputed' | 'returned' | 'total'>,
  change: { paid?: number; refunded?: number; disputed?: number; returned?: number },
): Promise<{ paid: number; refunded: number; disputed: number }> {
  const paid = booking.paid + (change.paid ?? 0)
  const refunded = booking.refunded + (change.refunded ?? 0)
  const disputed = booking.disputed + (change.disputed ?? 0)
  const returned = booking.returned + (change.returned ?? 0)
  const paymentStatus = paymentStatusOf({
    total: booking.total,
    captured: paid,
    refunded: refunded + disputed,
    authorized: 0,
    voided: false,
  })
  await saveMoney(trx, booking.id, { paid, refunded, disputed, returned, paymentStatus })
  return { paid, refunded, disputed }
}

/** What was set aside was let go, and nothing was ever taken. */
export async function noteVoided(trx: Kysely<DB>, booking: AccountedBooking): Promise<void> {
  if (booking.paid > 0) return
  await saveMoney(trx, booking.id, { paid: 0, refunded: booking.refunded, paymentStatus: 'voided' })
}

/**
 * For a day nobody has been able to say whether the money of a confirmed booking was taken: a person decides. The caller has
 * locked the booking. False when it is not confirmed, or was confirmed later than `before`.
 */
export async function loseSight(
  trx: Kysely<DB>,
  booking: Pick<BookingRow, 'id' | 'status'>,
  { before, now }: { before: Date; now: Date },
): Promise<boolean> {
  const unknown = booking.status === 'confirmed' && moveBooking('confirmed', 'lose_sight')
  const since = unknown ? await findArrival(trx, booking.id, 'confirmed') : undefined
  if (!unknown || since === undefined || since > before) return false
  const step = { from: booking.status, to: unknown, actor: 'system', reason: 'capture_unknown' }
  await walkBooking(trx, booking.id, [step], now)
  return true
}

/** A person moves a booking on. The caller has asked the table of moves and locked the booking. */
export async function moveByHand(
  trx: Kysely<DB>,
  booking: Pick<BookingRow, 'id' | 'status'>,
  step: { to: BookingStatus; actor: string; reason: string; detail: { why: string }; now: Date },
): Promise<void> {
  const { now, ...move } = step
  await walkBooking(trx, booking.id, [{ from: booking.status, ...move }], now)
}
