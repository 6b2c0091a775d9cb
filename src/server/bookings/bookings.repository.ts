import { type Kysely, type Selectable, sql } from 'kysely'
import { columnsOf } from '../db/columns.ts'
import { returnUnits } from '../db/return-units.ts'
import type { DB } from '../db/schema.ts'
import type { SealedMail } from '../mail/mail.service.ts'

export type BookingRow = Selectable<DB['booking']>
export type BookingEventRow = Selectable<DB['booking_event']>

export type BookingVersionRow = Selectable<DB['booking_version']>

export const bookingColumns = columnsOf<DB['booking']>({
  accepted_terms_at: true,
  accepted_text_hash: true,
  account_id: true,
  arrival_time: true,
  balance_due_at: true,
  balance_told: true,
  cancelled_at: true,
  checkin: true,
  checkout: true,
  checkout_session_id: true,
  company: true,
  created_at: true,
  currency: true,
  deadline_told_at: true,
  forget_person: true,
  guests: true,
  holder: true,
  hotel_id: true,
  id: true,
  language: true,
  offer: true,
  paid: true,
  payment_status: true,
  payment_type: true,
  penalty: true,
  person_forgotten_at: true,
  reference: true,
  refunded: true,
  disputed: true,
  returned: true,
  review_asked_at: true,
  special_requests: true,
  status: true,
  total: true,
  units: true,
  version: true,
})
export const everyBookingColumn = sql.raw(bookingColumns.join(', '))

export type NewBooking = {
  reference: string
  sessionId: string
  priceHash: string
  status: string
  total: number
  /** Of whoever ordered while signed in. */
  accountId: number | null
  /** To its guest and its property. */
  mails: readonly SealedMail[]
  now: Date
}

/**
 * Turns a session that holds its units and was agreed at this price hash into a booking with its first event and its mails,
 * or does nothing: one statement. The units pass from the session to the booking. Undefined when the session ended in between.
 */
export async function bookSession(db: Kysely<DB>, booking: NewBooking): Promise<BookingRow | undefined> {
  const { rows } = await sql<BookingRow>`/* prepared: book-session */
    WITH held AS (
      SELECT * FROM checkout_session
      WHERE id = ${booking.sessionId} AND state IN ('open', 'ready') AND expires_at > ${booking.now}::timestamptz
        AND price_hash = ${booking.priceHash} AND accepted_terms_at IS NOT NULL
      FOR UPDATE
    ), completed AS (
      UPDATE checkout_session session SET state = 'completed' FROM held WHERE session.id = held.id RETURNING session.id
    ), booked AS (
      INSERT INTO booking (reference, checkout_session_id, hotel_id, status, payment_status, payment_type,
        checkin, checkout, units, offer, total, currency, holder, guests, arrival_time, special_requests, language, created_at,
        account_id, company, accepted_terms_at, accepted_text_hash)
      SELECT ${booking.reference}, held.id, held.hotel_id, ${booking.status}, 'unpaid',
        held.offer ->> 'payment_type', held.checkin, held.checkout, held.units, held.offer, ${booking.total}::int, held.currency,
        held.holder, held.guests, held.arrival_time, held.special_requests, held.language, ${booking.now}::timestamptz,
        ${booking.accountId}::int, held.company, held.accepted_terms_at, held.accepted_text_hash
      FROM held JOIN completed ON completed.id = held.id
      RETURNING *
    ), noted AS (
      INSERT INTO booking_event (booking_id, from_status, to_status, actor, reason, at)
      SELECT id, NULL, ${booking.status}, 'guest', 'ordered', ${booking.now}::timestamptz FROM booked
      RETURNING 1
    ), told AS (
      INSERT INTO outgoing_mail (kind, language, recipient, sealed, created_at, next_try_at)
      SELECT mail.kind, mail.language, mail.recipient, mail.sealed, ${booking.now}::timestamptz, ${booking.now}::timestamptz
      FROM booked, jsonb_to_recordset(${JSON.stringify(booking.mails)}::jsonb)
        AS mail (kind text, language text, recipient text, sealed text)
      RETURNING 1
    )
    SELECT ${everyBookingColumn}, (SELECT count(*) FROM noted) + (SELECT count(*) FROM told) AS noted FROM booked`.execute(
    db,
  )
  return rows[0]
}

/** A booking by its reference, unless its person was erased: what is left of it then is for the books alone. */
export async function findBooking(db: Kysely<DB>, reference: string): Promise<BookingRow | undefined> {
  return db
    .selectFrom('booking')
    .selectAll()
    .where('reference', '=', reference)
    .where('person_forgotten_at', 'is', null)
    .executeTakeFirst()
}

/** A booking in whatever state, for the books. */
export async function findAnyBooking(db: Kysely<DB>, reference: string): Promise<BookingRow | undefined> {
  return db.selectFrom('booking').selectAll().where('reference', '=', reference).executeTakeFirst()
}

export async function findBookingOfSession(db: Kysely<DB>, sessionId: string): Promise<BookingRow | undefined> {
  return db.selectFrom('booking').selectAll().where('checkout_session_id', '=', sessionId).executeTakeFirst()
}

export async function listEvents(db: Kysely<DB>, bookingId: number): Promise<BookingEventRow[]> {
  return db.selectFrom('booking_event').selectAll().where('booking_id', '=', bookingId).orderBy('id').execute()
}

/** What bookings said before they were changed, the oldest first. */
export async function listVersions(db: Kysely<DB>, bookingId: number): Promise<BookingVersionRow[]> {
  return db.selectFrom('booking_version').selectAll().where('booking_id', '=', bookingId).orderBy('version').execute()
}

/**
 * Ends a booking in one of `from` of which no stay is to come, and returns its units, once: the change of status, its event
 * and the units go in one statement. False when the booking had left those states or was changed.
 */
export async function endBookingRow(
  db: Kysely<DB>,
  end: {
    bookingId: number
    /** The one whose penalty was reckoned: a change in between means another. Absent: whichever it is. */
    version?: number
    from: string[]
    to: 'cancelled' | 'rejected'
    /** Null where nobody could owe one. */
    penalty: number | null
    actor: string
    reason: string
    /** What only staff reads. */
    detail?: Record<string, string | number>
    now: Date
  },
): Promise<boolean> {
  const detail = { ...end.detail, ...(end.penalty !== null && { penalty: end.penalty }) }
  const { rows } = await sql<{ ended: number }>`
    WITH old AS (
      SELECT id, status FROM booking
      WHERE id = ${end.bookingId} AND status = ANY(${end.from}::text[])
        AND version = coalesce(${end.version ?? null}::int, version)
      FOR UPDATE
    ), ended AS (
      UPDATE booking SET status = ${end.to}, penalty = ${end.penalty}::int,
        cancelled_at = ${end.now}::timestamptz
      FROM old WHERE booking.id = old.id
      RETURNING booking.id, old.status AS old_status, booking.units, booking.checkin, booking.checkout
    ), noted AS (
      INSERT INTO booking_event (booking_id, from_status, to_status, actor, reason, detail, at)
      SELECT id, old_status, ${end.to}, ${end.actor}, ${end.reason}, ${JSON.stringify(detail)}::jsonb,
        ${end.now}::timestamptz
      FROM ended RETURNING 1
    ), ${returnUnits}
    SELECT (SELECT count(*) FROM ended)::int AS ended, (SELECT count(*) FROM noted) AS noted,
      (SELECT count(*) FROM returned) AS returned`.execute(db)
  return rows[0]?.ended === 1
}

/** A booking by its reference in whatever state, for this transaction alone. */
export async function lockBookingByReference(trx: Kysely<DB>, reference: string): Promise<BookingRow | undefined> {
  return trx.selectFrom('booking').selectAll().where('reference', '=', reference).forUpdate().executeTakeFirst()
}

/** Notes what somebody did about a booking that changed nothing of its state. */
export async function addEvent(
  trx: Kysely<DB>,
  event: { id: number; status: string; actor: string; reason: string; detail: object; at: Date },
): Promise<void> {
  const { id, status, detail, ...rest } = event
  await trx
    .insertInto('booking_event')
    .values({ ...rest, booking_id: id, from_status: status, to_status: status, detail: JSON.stringify(detail) })
    .execute()
}

export type CompletedStay = Pick<BookingRow, 'id' | 'reference' | 'payment_type' | 'total' | 'currency'>

/** Completes bookings in one of `from` whose day of leaving is over at the property, with their events; at most `limit` of them. */
export async function completeBookingRows(
  db: Kysely<DB>,
  { from, now, limit }: { from: string[]; now: Date; limit: number },
): Promise<CompletedStay[]> {
  const { rows } = await sql<CompletedStay>`
    WITH ended AS (
      SELECT booking.id, booking.status FROM booking JOIN hotel ON hotel.id = booking.hotel_id
      WHERE booking.status = ANY(${from}::text[])
        AND booking.checkout < (${now}::timestamptz AT TIME ZONE hotel.timezone)::date
      ORDER BY booking.id LIMIT ${limit} FOR UPDATE OF booking SKIP LOCKED
    ), completed AS (
      UPDATE booking SET status = 'completed' FROM ended WHERE booking.id = ended.id
      RETURNING booking.id, ended.status AS old_status, reference, payment_type, total, currency
    ), noted AS (
      INSERT INTO booking_event (booking_id, from_status, to_status, actor, reason, at)
      SELECT id, old_status, 'completed', 'system', 'stay_ended', ${now}::timestamptz FROM completed RETURNING 1
    )
    SELECT id, reference, payment_type, total, currency, (SELECT count(*) FROM noted) AS noted FROM completed`.execute(
    db,
  )
  return rows
}

export type UnknownRow = {
  id: number
  reference: string
  since: Date
  reason: string
  hotel: string
  checkin: string
  checkout: string
  total: number
  currency: string
}

/** Bookings of which nobody knows what became, the longest waiting first. */
export async function listUnknown(db: Kysely<DB>): Promise<UnknownRow[]> {
  const { rows } = await sql<UnknownRow>`
    SELECT booking.id, reference, event.at AS since, event.reason, coalesce(hotel.name_en, hotel.name_bg) AS hotel, checkin,
      checkout, total, booking.currency
    FROM booking JOIN hotel ON hotel.id = booking.hotel_id
    JOIN LATERAL (SELECT at, reason FROM booking_event WHERE booking_id = booking.id AND to_status = 'unknown'
      ORDER BY id DESC LIMIT 1) AS event ON true
    WHERE booking.status = 'unknown' ORDER BY event.at`.execute(db)
  return rows
}
