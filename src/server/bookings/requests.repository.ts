import { type Kysely, type Selectable, sql } from 'kysely'
import type { RequestOutcome } from '../../domain/booking-requests.ts'
import type { DB } from '../db/schema.ts'

export type RequestRow = Selectable<DB['booking_request']>

export async function insertRequest(
  trx: Kysely<DB>,
  request: { bookingId: number; askedAt: Date; answerBy: Date },
): Promise<void> {
  await trx
    .insertInto('booking_request')
    .values({ booking_id: request.bookingId, asked_at: request.askedAt, answer_by: request.answerBy })
    .execute()
}

/** What was asked of the property about a booking; undefined for a booking that needed no answer. */
export async function findRequest(db: Kysely<DB>, bookingId: number): Promise<RequestRow | undefined> {
  return db.selectFrom('booking_request').selectAll().where('booking_id', '=', bookingId).executeTakeFirst()
}

/** Ends a request that waits; false when it has ended before. */
export async function endRequestRow(
  trx: Kysely<DB>,
  bookingId: number,
  end: { outcome: RequestOutcome; note: string | null; now: Date },
): Promise<boolean> {
  const done = await trx
    .updateTable('booking_request')
    .set({ outcome: end.outcome, note: end.note, ended_at: end.now })
    .where('booking_id', '=', bookingId)
    .where('outcome', 'is', null)
    .executeTakeFirst()
  return done.numUpdatedRows === 1n
}

/** Bookings whose property has let its time pass, the longest silent first. */
export async function listOverdue(db: Kysely<DB>, now: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('booking_request')
    .select('booking_id')
    .where('outcome', 'is', null)
    .where('answer_by', '<=', now)
    .orderBy('answer_by')
    .limit(limit)
    .execute()
  return rows.map(({ booking_id }) => booking_id)
}

export type WaitingRequest = { reference: string; hotel: string; email: string | null; checkin: string; answerBy: Date }

/** Requests that wait for an answer, the most urgent first. */
export async function listWaiting(db: Kysely<DB>): Promise<WaitingRequest[]> {
  const { rows } = await sql<WaitingRequest>`
    SELECT booking.reference, coalesce(hotel.name_en, hotel.name_bg) AS hotel, hotel.email, booking.checkin,
      booking_request.answer_by AS "answerBy"
    FROM booking_request JOIN booking ON booking.id = booking_id JOIN hotel ON hotel.id = booking.hotel_id
    WHERE outcome IS NULL ORDER BY answer_by`.execute(db)
  return rows
}

/** What stands in a property's address field; null: nothing. */
export async function findPropertyEmail(db: Kysely<DB>, hotelId: number): Promise<string | null> {
  const row = await db.selectFrom('hotel').select('email').where('id', '=', hotelId).executeTakeFirst()
  return row?.email?.trim() || null
}

/** `email`: what stands in its address field; null: nothing. */
export type AddressedHotel = { id: number; sourceId: string; name: string; email: string | null }

/** Hotels that are on sale, with their address fields. */
export async function listAddressed(db: Kysely<DB>): Promise<AddressedHotel[]> {
  const { rows } = await sql<AddressedHotel>`
    SELECT id, source_id AS "sourceId", coalesce(name_en, name_bg) AS name, email FROM hotel
    WHERE status = 'active' AND EXISTS (SELECT FROM rate_plan WHERE rate_plan.hotel_id = hotel.id)
    ORDER BY id`.execute(db)
  return rows
}
