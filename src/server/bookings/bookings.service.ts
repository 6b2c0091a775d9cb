import type { Kysely } from 'kysely'
import { z } from 'zod'
import { type Booking, companySchema, guestSchema, holderSchema } from '../../contract/checkout.ts'
import { offerSchema, type WireOffer } from '../../contract/offers.ts'
import { type Language, languageSchema } from '../../contract/values.ts'
import { type ChangeRight, changeRight, namesDeadline } from '../../domain/booking-changes.ts'
import { bookingMoney } from '../../domain/booking-money.ts'
import { bookingStatuses } from '../../domain/booking-states.ts'
import { fromDecimal, toDecimal } from '../../domain/money.ts'
import { paymentStatuses } from '../../domain/payment-states.ts'
import { countNights, localDay } from '../../domain/stay-dates.ts'
import { reviewTime } from '../../domain/stay-reviews.ts'
import { changesOf, findOpen, offerOf, requireLeads, type SessionRow } from '../checkout/checkout.service.ts'
import type { Operator } from '../config.ts'
import type { DB } from '../db/schema.ts'
import { listPapers } from '../documents/documents.service.ts'
import { listIssued } from '../documents/invoices.service.ts'
import { findAnyHotel, getOfferFacts, toHotelCard } from '../hotels/hotels.service.ts'
import type { Caller } from '../http/authentication.ts'
import { AppError, ValidationError } from '../http/errors.ts'
import { bookingKey, type Keys, opensBooking, opensPapers } from '../keys.ts'
import { sealMail } from '../mail/mail.service.ts'
import { penaltiesOf, wordOfferIn } from '../offers/offers.service.ts'
import { reviewPath } from '../reviews/stay-reviews.service.ts'
import { writeConfirmations } from './booking-mails.ts'
import { newReference } from './booking-reference.ts'
import { answerTime, askProperty, needsAnswer, readWireRequest, writeRequestMails } from './requests.service.ts'

export { writeCalledOff, writeCancellation, writeChange } from './booking-mails.ts'
export { type BookingRow, endBookingRow, listUnknown } from './bookings.repository.ts'
export { type BookingSearch, searchBookings } from './office-search.repository.ts'

import {
  type BookingRow,
  type BookingVersionRow,
  bookSession,
  findAnyBooking,
  findBooking,
  findBookingOfSession,
  listEvents,
  listVersions,
  type NewBooking,
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

/** What changed the stay and not its state; what changed the owner alone is no chapter of it. */
const changeReasons = ['stay_changed', 'guests_corrected']

const paymentTypes = z.enum(['online', 'deposit', 'property'])

/** `operator`: who is written to about a property that has given no address. */
export type OrderContext = BookingContext & { operator: Pick<Operator, 'email'> }

/**
 * Orders the stay of a session that is paid at the property, at the price last shown: confirmed at once, or waiting for the
 * property's answer where the rate plan says so.
 * Errors: 404; 400 on what is not filled in; 409 `session_expired`, `session_completed`, `offer_changed` (another
 * price_hash), `payment_not_supported` (not paid at the property).
 */
export async function createBooking(
  context: OrderContext,
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
  const ordered = {
    reference,
    sessionId: session.id,
    priceHash: order.price_hash,
    total,
    accountId: context.caller?.accountId ?? null,
    now: context.now,
  }
  const row = needsAnswer(offer)
    ? await orderOnRequest(context, session, offer, ordered)
    : await bookSession(context.db, {
        ...ordered,
        status: 'confirmed',
        mails: (await writeConfirmations(context, { ...session, reference }, offer)).map((mail) =>
          sealMail(mail, context.keys),
        ),
      })
  if (!row) {
    const made = await findBookingOfSession(context.db, session.id)
    throw new AppError(made ? 'session_completed' : 'session_expired')
  }
  context.nudgeMail?.()
  const first = { from: null, to: row.status, reason: 'ordered', at: context.now.toISOString() }
  return { ...(await toWireBooking(context, row, [first], offer)), access_key: bookingKey(reference, context.keys) }
}

async function orderOnRequest(
  { db, keys, operator, now }: OrderContext,
  session: SessionRow,
  offer: WireOffer,
  ordered: Omit<NewBooking, 'status' | 'mails'>,
): Promise<BookingRow | undefined> {
  const answerBy = answerTime(session, offer, now)
  const stay = { ...session, reference: ordered.reference, payment_type: offer.payment_type }
  const mails = await writeRequestMails({ db, keys, operator }, stay, offer, answerBy)
  return db.transaction().execute(async (trx) => {
    const row = await bookSession(trx, { ...ordered, status: 'on_request', mails: [] })
    if (row) await askProperty(trx, row.id, { answerBy, mails, keys, now })
    return row
  })
}

/**
 * A booking for its owner or whoever has its key, and to be looked at alone for who has the key of its documents; somebody else's and
 * an unknown reference answer the same 404.
 */
export async function readBooking(
  context: BookingContext,
  reference: string,
  key: string | undefined,
): Promise<Booking> {
  const row = await openPapers(context, reference, key)
  const events = await listEvents(context.db, row.id)
  const history = events
    .filter(({ from_status: from, to_status: to, reason }) => from !== to || changeReasons.includes(reason))
    .map((event) => ({
      from: event.from_status,
      to: event.to_status,
      reason: event.reason,
      at: event.at.toISOString(),
    }))
  const booking = await toWireBooking(context, row, history)
  return admits(context, row, key) ? booking : { ...booking, ...onlyToRead }
}

/** What a key that opens documents leaves of a booking's rights. Whoever was shown a voucher must come to no other key by it. */
const onlyToRead = {
  read_only: true,
  can_cancel: false,
  can_change: 'nothing',
  names_until: null,
  review_path: null,
} as const

/** A booking with all that happened to it, for staff, also after its person was erased; undefined for an unknown reference. */
export async function findForOffice(
  db: Kysely<DB>,
  reference: string,
): Promise<
  | {
      row: BookingRow
      events: { from: string | null; to: string; actor: string; reason: string; detail: unknown; at: Date }[]
      /** What it said before each change. */
      versions: BookingVersionRow[]
    }
  | undefined
> {
  const row = await findAnyBooking(db, reference.toUpperCase())
  if (!row) return undefined
  const [events, versions] = await Promise.all([listEvents(db, row.id), listVersions(db, row.id)])
  return {
    row,
    events: events.map(({ from_status: from, to_status: to, actor, reason, detail, at }) => {
      return { from, to, actor, reason, detail, at }
    }),
    versions,
  }
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
  if (!row || !admits(context, row, key)) throw new AppError('not_found')
  return row
}

/** Whether somebody may do all that a guest may: the owner, and who has the booking's own key. */
function admits(context: Pick<BookingContext, 'keys' | 'caller'>, row: BookingRow, key: string | undefined): boolean {
  const owned = context.caller !== undefined && row.account_id === context.caller.accountId
  return owned || opensBooking(row.reference, key ?? '', context.keys)
}

/** Everything the law and the property need before an order; 400 on each field that is missing. */
export function checkComplete(session: SessionRow, offer: WireOffer): void {
  if (session.holder === null) throw new ValidationError({ holder: [{ key: 'required' }] })
  requireLeads(offer.rooms, z.array(guestSchema).parse(session.guests))
  if (session.accepted_terms_at === null) throw new ValidationError({ accepted_terms: [{ key: 'terms_not_accepted' }] })
}

/** A guest may cancel until the day of arrival at the property has ended, and take back a request while it waits. */
export function canCancel(row: BookingRow, offer: WireOffer, now: Date): boolean {
  if (row.status === 'on_request') return true
  // An unknown one may be cancelled too, but by a person who knows what became of its money.
  if (row.status !== 'confirmed') return false
  return localDay(now, offer.cancellation.timezone) <= row.checkin
}

/** What of it its guest may change now. */
export function rightToChange(row: BookingRow, offer: WireOffer, now: Date): ChangeRight {
  // What its property said yes to is that stay and no other.
  if (offer.availability === 'on_request') return 'nothing'
  const status = z.enum(bookingStatuses).parse(row.status)
  const today = localDay(now, offer.cancellation.timezone)
  return changeRight({ status, checkin: row.checkin, terms: { penalties: penaltiesOf(offer) }, today }, now.getTime())
}

/** Until when names may be corrected; null when they no longer may. */
function namesUntil(row: BookingRow, offer: WireOffer, now: Date): string | null {
  const deadline = namesDeadline(row.checkin, offer.cancellation.timezone)
  return row.status === 'confirmed' && now.getTime() < deadline ? new Date(deadline).toISOString() : null
}

function toWireMoney(row: BookingRow, offer: WireOffer, status: Booking['status'], now: Date): Booking['money'] {
  const first = offer.payment_schedule?.find((part) => part.due === 'now')
  const money = bookingMoney({
    status,
    paymentType: paymentTypes.parse(row.payment_type),
    paymentStatus: z.enum(paymentStatuses).parse(row.payment_status),
    total: row.total,
    paid: row.paid,
    refunded: row.refunded,
    returned: row.returned,
    disputed: row.disputed,
    penalty: row.penalty,
    firstPart: (first && fromDecimal(first.amount, row.currency)) ?? row.total,
  })
  const decimal = (minor: number) => toDecimal(minor, row.currency)
  return {
    paid: decimal(money.paid),
    refunded: decimal(money.refunded),
    disputed: decimal(money.disputed),
    refund_pending: decimal(money.refundPending),
    set_aside: decimal(money.setAside),
    due: decimal(money.due),
    due_at: money.due > 0 ? (row.balance_due_at?.toISOString() ?? null) : null,
    overdue: money.due > 0 && row.balance_due_at !== null && row.balance_due_at <= now,
  }
}

/**
 * A booking as it is told. @param history its changes, as far as they are to be told. @param sold its offer, where that was read
 * already.
 */
export async function toWireBooking(
  context: BookingContext,
  row: BookingRow,
  history: Booking['history'],
  sold: WireOffer = offerSchema.parse(row.offer),
): Promise<Booking> {
  const [hotel, facts, issued, request] = await Promise.all([
    findAnyHotel(context.db, row.hotel_id),
    getOfferFacts(context.db, row.hotel_id),
    listIssued(context, row),
    readWireRequest(context.db, row, sold),
  ])
  if (!hotel) throw new Error(`The hotel of booking ${row.reference} is gone`)
  const offer = wordOfferIn(context.language, sold, facts)
  const status = z.enum(bookingStatuses).parse(row.status)
  const today = localDay(context.now, offer.cancellation.timezone)
  return {
    reference: row.reference,
    status,
    payment_status: z.enum(paymentStatuses).parse(row.payment_status),
    payment_type: paymentTypes.parse(row.payment_type),
    hotel: {
      ...toHotelCard(hotel, { language: context.language, day: row.checkin, bestOffer: null, nearMiss: null }),
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
    money: toWireMoney(row, offer, status, context.now),
    cancellation: offer.cancellation,
    can_cancel: canCancel(row, offer, context.now),
    request,
    can_change: rightToChange(row, offer, context.now),
    names_until: namesUntil(row, offer, context.now),
    holder: holderSchema.parse(row.holder),
    guests: z.array(guestSchema).parse(row.guests),
    arrival_time: row.arrival_time,
    special_requests: row.special_requests,
    language: languageSchema.parse(row.language),
    company: row.company === null ? null : companySchema.parse(row.company),
    documents: listPapers(row, context.keys, issued),
    penalty: row.penalty === null ? null : toDecimal(row.penalty, row.currency),
    review_path:
      reviewTime({ status, checkout: row.checkout }, today) === 'open' ? reviewPath(row.reference, context.keys) : null,
    image: offer.rooms[0]?.images[0] ?? null,
    history,
    created_at: row.created_at.toISOString(),
  }
}
