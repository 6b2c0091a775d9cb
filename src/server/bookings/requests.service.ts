import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Booking } from '../../contract/checkout.ts'
import type { WireOffer } from '../../contract/offers.ts'
import { answerDeadline, type RequestOutcome, requestOutcomes } from '../../domain/booking-requests.ts'
import { moveBooking } from '../../domain/booking-states.ts'
import type { DB } from '../db/schema.ts'
import type { Keys } from '../keys.ts'
import { type Mail, queueMail } from '../mail/mail.service.ts'
import { type BookingRow, endBookingRow, findBooking } from './bookings.repository.ts'
import { walkBooking } from './paid-bookings.repository.ts'
import { endRequestRow, findRequest, insertRequest, type RequestRow } from './requests.repository.ts'

export { type MailMaker, writePropertyBooked, writePropertyCancelled, writePropertyChanged } from './property-mails.ts'
export { writeRequestEnded, writeRequestMails, writeRequestOver } from './request-mails.ts'
export { findRequest, listOverdue, listWaiting, type RequestRow } from './requests.repository.ts'

/** A booking that needed an answer, with what was asked; undefined for any other reference, and after its person was erased. */
export async function findRequested(
  db: Kysely<DB>,
  reference: string,
): Promise<{ row: BookingRow; request: RequestRow } | undefined> {
  const row = await findBooking(db, reference)
  const request = row && (await findRequest(db, row.id))
  return request && { row, request }
}

/** Whether a stay is the guest's only once its property has said so. */
export function needsAnswer(offer: Pick<WireOffer, 'availability'>): boolean {
  return offer.availability === 'on_request'
}

/** By when the property of a stay ordered now has to answer. */
export function answerTime(stay: { checkin: string }, offer: WireOffer, now: Date): Date {
  const { checkin } = stay
  return new Date(answerDeadline({ at: now.getTime(), checkin, timezone: offer.cancellation.timezone }))
}

/** Asks the property of a booking that has just come to wait for it, within the transaction that made it wait. */
export async function askProperty(
  trx: Kysely<DB>,
  bookingId: number,
  { answerBy, mails, keys, now }: { answerBy: Date; mails: readonly Mail[]; keys: Keys; now: Date },
): Promise<void> {
  await insertRequest(trx, { bookingId, askedAt: now, answerBy })
  for (const mail of mails) await queueMail(trx, mail, keys, now)
}

/** The property has said yes; the caller has locked the booking. False when it waits no longer. */
export async function confirmWaiting(
  trx: Kysely<DB>,
  booking: Pick<BookingRow, 'id' | 'status'>,
  { note, mails, keys, now }: { note: string | null; mails: readonly Mail[]; keys: Keys; now: Date },
): Promise<boolean> {
  const confirmed = booking.status === 'on_request' && moveBooking('on_request', 'confirm')
  if (!confirmed || !(await endRequestRow(trx, booking.id, { outcome: 'confirmed', note, now }))) return false
  const step = { from: booking.status, to: confirmed, actor: 'property', reason: 'confirmed_by_property' }
  await walkBooking(trx, booking.id, [step], now)
  for (const mail of mails) await queueMail(trx, mail, keys, now)
  return true
}

const actors: Record<Exclude<RequestOutcome, 'confirmed'>, string> = {
  declined: 'property',
  unanswered: 'system',
  withdrawn: 'guest',
  payment_gone: 'provider',
}

/**
 * No stay comes of a request: the units go back and those concerned are told. The caller has locked the booking, and has its
 * payments looked at. False when it waits no longer.
 */
export async function endWaiting(
  trx: Kysely<DB>,
  booking: Pick<BookingRow, 'id' | 'status'>,
  end: {
    outcome: Exclude<RequestOutcome, 'confirmed'>
    note?: string | null
    /** Who did it in their stead, and why. */
    by?: { actor: string; detail: { why: string } }
    mails: readonly Mail[]
    keys: Keys
    now: Date
  },
): Promise<boolean> {
  const { outcome, note = null, keys, now } = end
  if (booking.status !== 'on_request' || moveBooking('on_request', 'reject') === null) return false
  if (!(await endRequestRow(trx, booking.id, { outcome, note, now }))) return false
  await endBookingRow(trx, {
    bookingId: booking.id,
    from: ['on_request'],
    to: 'rejected',
    penalty: null,
    actor: actors[outcome],
    ...end.by,
    reason: outcome,
    now,
  })
  for (const mail of end.mails) await queueMail(trx, mail, keys, now)
  return true
}

const outcomes = z.enum(requestOutcomes).nullable()

/** What was asked of the property, as its guest is told; null for a booking that needed no answer. */
export async function readWireRequest(
  db: Kysely<DB>,
  row: Pick<BookingRow, 'id'>,
  offer: WireOffer,
): Promise<Booking['request']> {
  const request = needsAnswer(offer) ? await findRequest(db, row.id) : undefined
  return request ? toWireRequest(request) : null
}

export function toWireRequest(request: RequestRow): NonNullable<Booking['request']> {
  return {
    answer_by: request.answer_by.toISOString(),
    outcome: outcomes.parse(request.outcome),
    note: request.note,
  }
}
