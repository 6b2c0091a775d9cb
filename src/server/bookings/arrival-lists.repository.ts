import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.ts'
import { type BookingRow, everyBookingColumn } from './bookings.repository.ts'

/** A property and tomorrow's day there. */
export type DueList = { hotelId: number; day: string }

/** Properties where it is `hour` or later, with arrivals on the next day and no list of them sent yet. */
export async function findDueLists(
  db: Kysely<DB>,
  { now, hour, statuses }: { now: Date; hour: number; statuses: readonly string[] },
): Promise<DueList[]> {
  const { rows } = await sql<DueList>`
    SELECT DISTINCT hotel.id AS "hotelId", booking.checkin AS day
    FROM booking JOIN hotel ON hotel.id = booking.hotel_id
    WHERE booking.status = ANY(${statuses}::text[])
      AND booking.checkin BETWEEN (${now}::timestamptz - interval '1 day')::date AND (${now}::timestamptz + interval '3 days')::date
      AND booking.checkin = (${now}::timestamptz AT TIME ZONE hotel.timezone)::date + 1
      AND extract(hour FROM ${now}::timestamptz AT TIME ZONE hotel.timezone) >= ${hour}
      AND NOT EXISTS (SELECT FROM arrival_list sent WHERE sent.hotel_id = hotel.id AND sent.day = booking.checkin)
    ORDER BY 1`.execute(db)
  return rows
}

/** Notes that a list is sent; false when another process was faster. */
export async function claimList(trx: Kysely<DB>, { hotelId, day }: DueList, now: Date): Promise<boolean> {
  const done = await trx
    .insertInto('arrival_list')
    .values({ hotel_id: hotelId, day, sent_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return done.numInsertedOrUpdatedRows === 1n
}

export type Arrival = BookingRow & { changed: boolean }

/** Stays that begin at a property on a day; `changed` since an instant. */
export async function listArrivals(
  trx: Kysely<DB>,
  { hotelId, day, statuses, since }: DueList & { statuses: readonly string[]; since: Date },
): Promise<Arrival[]> {
  const { rows } = await sql<Arrival>`
    SELECT ${everyBookingColumn}, EXISTS (
      SELECT FROM booking_version old WHERE old.booking_id = booking.id AND old.replaced_at >= ${since}::timestamptz) AS changed
    FROM booking
    WHERE hotel_id = ${hotelId} AND checkin = ${day}::date AND status = ANY(${statuses}::text[])
    ORDER BY arrival_time NULLS LAST, reference`.execute(trx)
  return rows
}

/** Stays that were to begin there on that day and since an instant no longer do. */
export async function listGone(
  trx: Kysely<DB>,
  { hotelId, day, since }: DueList & { since: Date },
): Promise<{ reference: string; guest: string; why: 'cancelled' | 'moved' }[]> {
  const { rows } = await sql<{ reference: string; guest: string; why: 'cancelled' | 'moved' }>`
    SELECT reference, concat(holder ->> 'first_name', ' ', holder ->> 'last_name') AS guest,
      CASE WHEN status = 'cancelled' THEN 'cancelled' ELSE 'moved' END AS why
    FROM booking
    WHERE hotel_id = ${hotelId} AND person_forgotten_at IS NULL
      -- What never stood was never announced.
      AND EXISTS (SELECT FROM booking_event event WHERE event.booking_id = booking.id AND event.to_status = 'confirmed')
      AND ((status = 'cancelled' AND checkin = ${day}::date AND cancelled_at >= ${since}::timestamptz)
        OR (checkin <> ${day}::date AND EXISTS (
          SELECT FROM booking_version old WHERE old.booking_id = booking.id AND old.checkin = ${day}::date
            AND old.replaced_at >= ${since}::timestamptz)))
    ORDER BY reference`.execute(trx)
  return rows
}

export async function deleteListsBefore(db: Kysely<DB>, day: Date): Promise<void> {
  await db.deleteFrom('arrival_list').where('sent_at', '<', day).execute()
}
