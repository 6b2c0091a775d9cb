import type { Kysely } from 'kysely'
import { z } from 'zod'
import { type Booking, companySchema, guestSchema, holderSchema } from '../../contract/checkout.ts'
import { offerSchema, type WireOffer } from '../../contract/offers.ts'
import { type Language, languageSchema } from '../../contract/values.ts'
import { bookingMoney } from '../../domain/booking-money.ts'
import { bookingStatuses, moveBooking, statusesAllowing } from '../../domain/booking-states.ts'
import { fromDecimal, toDecimal } from '../../domain/money.ts'
import { paymentStatuses } from '../../domain/payment-states.ts'
import { countNights, localDay } from '../../domain/stay-dates.ts'
import { reviewTime } from '../../domain/stay-reviews.ts'
import { changesOf, findOpen, offerOf, type SessionRow } from '../checkout/checkout.service.ts'
import type { DB } from '../db/schema.ts'
import { listPapers } from '../documents/documents.service.ts'
import { hasInvoice } from '../documents/invoices.service.ts'
import { findAnyHotel, getOfferFacts, toHotelCard } from '../hotels/hotels.service.ts'
import type { Caller } from '../http/authentication.ts'
import { AppError, ValidationError } from '../http/errors.ts'
import { bookingKey, type Keys, opensBooking, opensPapers } from '../keys.ts'
import { sealMail } from '../mail/mail.service.ts'
import { wordOfferIn } from '../offers/offers.service.ts'
import { reviewPath } from '../reviews/stay-reviews.service.ts'
import { writeConfirmation } from './booking-mails.ts'
import { newReference } from './booking-reference.ts'

export { writeCancellation } from './booking-mails.ts'
export { cancelBookingRow } from './bookings.repository.ts'

import {
  type BookingRow,
  bookSession,
  completeBookingRows,
  findAnyBooking,
  findBooking,
  findBookingOfSession,
  listEvents,
} from './bookings.repository.ts'

export type BookingContext = {
  db: Kysely<DB>
  now: Date
  language: Language
  keys: Keys
  /** Absent: a guest. */
  caller?: Pick<Caller, 'accountId'> | undefined
  /** Sends soon what was put into the outbox; absent: the job does it within a minute. */
  nudgeMail?: () => void
}

const paymentTypes = z.enum(['online', 'deposit', 'property'])

/**
 * Orders the stay of a session that is paid at the property, at the price last shown.
 * Errors: 404; 400 on what is not filled in; 409 `session_expired`, `session_completed`, `offer_changed` (another
 * price_hash), `payment_not_supported` (not paid at the property).
 */
export async function createBooking(
  context: BookingContext,
  order: { checkout_session: string; price_hash: string },
): Promise<Booking> {
  const session = await findOpen(context, order.checkout_session)
  const offer = offerOf(session)
  if (offer.payment_type !== 'property') throw new AppError('payment_not_supported')
  if (order.price_hash !== session.price_hash)
    throw new AppError('offer_changed', {}, { extra: { changes: changesOf(session) } })
  checkComplete(session, offer)
  const total = fromDecimal(offer.price.charge_value, offer.price.charge_currency)
  if (total === null) throw new Error(`The offer of session ${session.id} has no readable total`)
  const reference = newReference()
  const row = await bookSession(context.db, {
    reference,
    sessionId: session.id,
    priceHash: order.price_hash,
    status: 'confirmed',
    total,
    accountId: context.caller?.accountId ?? null,
    mail: sealMail(await writeConfirmation(context, session, offer, reference), context.keys),
    now: context.now,
  })
  if (!row) {
    const made = await findBookingOfSession(context.db, session.id)
    throw new AppError(made ? 'session_completed' : 'session_expired')
  }
  context.nudgeMail?.()
  const ordered = { from: null, to: row.status, reason: 'ordered', at: context.now.toISOString() }
  return { ...(await toWireBooking(context, row, [ordered])), access_key: bookingKey(reference, context.keys) }
}

/** A booking for its owner or whoever has its key; somebody else's and an unknown reference answer the same 404. */
export async function readBooking(
  context: BookingContext,
  reference: string,
  key: string | undefined,
): Promise<Booking> {
  const row = await findOpenedBooking(context, reference, key)
  const events = await listEvents(context.db, row.id)
  // What changed the owner and not the state is no chapter of the stay.
  const history = events
    .filter(({ from_status: from, to_status: to }) => from !== to)
    .map((event) => ({
      from: event.from_status,
      to: event.to_status,
      reason: event.reason,
      at: event.at.toISOString(),
    }))
  return toWireBooking(context, row, history)
}

/** A booking with all that happened to it, for staff, also after its person was erased; undefined for an unknown reference. */
export async function findForOffice(
  db: Kysely<DB>,
  reference: string,
): Promise<
  | { row: BookingRow; events: { from: string | null; to: string; actor: string; reason: string; at: Date }[] }
  | undefined
> {
  const row = await findAnyBooking(db, reference.toUpperCase())
  if (!row) return undefined
  const events = await listEvents(db, row.id)
  return {
    row,
    events: events.map(({ from_status: from, to_status: to, actor, reason, at }) => ({ from, to, actor, reason, at })),
  }
}

/** Completes the stays that are over; answers how many. */
export async function completeStays(db: Kysely<DB>, now: Date): Promise<number> {
  return completeBookingRows(db, statusesAllowing('complete'), now)
}

/** The booking whose papers somebody may read: its owner, or whoever has its key or that of its papers. Else 404. */
export async function openPapers(
  context: Pick<BookingContext, 'db' | 'keys' | 'caller'>,
  reference: string,
  key: string | undefined,
): Promise<BookingRow> {
  const row = await findBooking(context.db, reference.toUpperCase())
  if (row && opensPapers(row.reference, key ?? '', context.keys)) return row
  return admit(context, row, key)
}

/** The booking if it is the caller's or the key opens it; else 404, as for an unknown reference. */
export async function findOpenedBooking(
  context: Pick<BookingContext, 'db' | 'keys' | 'caller'>,
  reference: string,
  key: string | undefined,
): Promise<BookingRow> {
  return admit(context, await findBooking(context.db, reference.toUpperCase()), key)
}

function admit(
  context: Pick<BookingContext, 'keys' | 'caller'>,
  row: BookingRow | undefined,
  key: string | undefined,
): BookingRow {
  const owned = context.caller !== undefined && row?.account_id === context.caller.accountId
  if (!row || !(owned || opensBooking(row.reference, key ?? '', context.keys))) throw new AppError('not_found')
  return row
}

/** Everything the law and the property need before an order; 400 on each field that is missing. */
export function checkComplete(session: SessionRow, offer: WireOffer): void {
  if (session.holder === null) throw new ValidationError({ holder: [{ key: 'required' }] })
  const guests = z.array(guestSchema).parse(session.guests)
  offer.rooms.forEach((_, index) => {
    if (!guests.some((guest) => guest.room === index + 1)) {
      throw new ValidationError({ guests: [{ key: 'lead_guest_missing', params: { room: index + 1 } }] })
    }
  })
  if (session.accepted_terms_at === null) throw new ValidationError({ accepted_terms: [{ key: 'terms_not_accepted' }] })
}

/** A guest may cancel until the day of arrival at the property has ended. */
export function canCancel(row: BookingRow, offer: WireOffer, now: Date): boolean {
  const status = bookingStatuses.find((known) => known === row.status)
  if (!status || moveBooking(status, 'cancel') === null) return false
  return localDay(now, offer.cancellation.timezone) <= row.checkin
}

function toWireMoney(row: BookingRow, offer: WireOffer, status: Booking['status']): Booking['money'] {
  const first = offer.payment_schedule?.find((part) => part.due === 'now')
  const money = bookingMoney({
    status,
    paymentType: paymentTypes.parse(row.payment_type),
    paymentStatus: z.enum(paymentStatuses).parse(row.payment_status),
    total: row.total,
    paid: row.paid,
    refunded: row.refunded,
    penalty: row.penalty,
    firstPart: (first && fromDecimal(first.amount, row.currency)) ?? row.total,
  })
  const decimal = (minor: number) => toDecimal(minor, row.currency)
  return {
    paid: decimal(money.paid),
    refunded: decimal(money.refunded),
    refund_pending: decimal(money.refundPending),
    set_aside: decimal(money.setAside),
    due: decimal(money.due),
    due_at: money.due > 0 ? (row.balance_due_at?.toISOString() ?? null) : null,
  }
}

/** A booking as it is told. @param history its changes, as far as they are to be told. */
export async function toWireBooking(
  context: BookingContext,
  row: BookingRow,
  history: Booking['history'],
): Promise<Booking> {
  const [hotel, facts, invoiced] = await Promise.all([
    findAnyHotel(context.db, row.hotel_id),
    getOfferFacts(context.db, row.hotel_id),
    hasInvoice(context, row),
  ])
  if (!hotel) throw new Error(`The hotel of booking ${row.reference} is gone`)
  const offer = wordOfferIn(context.language, offerSchema.parse(row.offer), facts)
  const status = z.enum(bookingStatuses).parse(row.status)
  const today = localDay(context.now, offer.cancellation.timezone)
  return {
    reference: row.reference,
    status,
    payment_status: z.enum(paymentStatuses).parse(row.payment_status),
    payment_type: paymentTypes.parse(row.payment_type),
    hotel: {
      ...toHotelCard(hotel, { language: context.language, bestOffer: null, nearMiss: null }),
      phone: hotel.phone,
      check_in: hotel.checkInFrom,
      check_out: hotel.checkOutUntil,
    },
    checkin: row.checkin,
    checkout: row.checkout,
    nights: countNights(row.checkin, row.checkout),
    offer,
    total: {
      currency: row.currency,
      value: toDecimal(row.total, row.currency),
      local_fees: offer.price.local_fees_value,
    },
    money: toWireMoney(row, offer, status),
    cancellation: offer.cancellation,
    can_cancel: canCancel(row, offer, context.now),
    holder: holderSchema.parse(row.holder),
    guests: z.array(guestSchema).parse(row.guests),
    arrival_time: row.arrival_time,
    special_requests: row.special_requests,
    language: languageSchema.parse(row.language),
    company: row.company === null ? null : companySchema.parse(row.company),
    documents: listPapers(row, context.keys, { invoiced }),
    penalty: row.penalty === null ? null : toDecimal(row.penalty, row.currency),
    review_path:
      reviewTime({ status, checkout: row.checkout }, today) === 'open' ? reviewPath(row.reference, context.keys) : null,
    image: offer.rooms[0]?.images[0] ?? null,
    history,
    created_at: row.created_at.toISOString(),
  }
}
