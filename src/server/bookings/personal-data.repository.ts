import { type Kysely, type SqlBool, sql } from 'kysely'
import { fallenStatuses, standingStatuses } from '../../domain/booking-states.ts'
import type { PersonBooking } from '../db/personal-data.ts'
import type { DB } from '../db/schema.ts'
import type { BookingRow } from './bookings.repository.ts'

/** Nothing is to come of it: no stay ever, or its last day is over at the property. */
function over(now: Date) {
  return sql<boolean>`(booking.status = ANY(${fallenStatuses}::text[]) OR NOT (booking.status = ANY(${standingStatuses}::text[]))
    OR booking.checkout < (${now}::timestamptz AT TIME ZONE hotel.timezone)::date)`
}

/** Bookings of an account, and those of nobody that were made with one of its addresses. */
export async function listPersonBookings(
  db: Kysely<DB>,
  person: { accountId: number; emailKeys: readonly string[]; now: Date },
): Promise<PersonBooking[]> {
  return db
    .selectFrom('booking')
    .innerJoin('hotel', 'hotel.id', 'booking.hotel_id')
    .select([
      'booking.id',
      'booking.reference',
      'booking.checkout_session_id as sessionId',
      over(person.now).as('over'),
    ])
    .where('booking.person_forgotten_at', 'is', null)
    .where(
      sql<SqlBool>`(booking.account_id = ${person.accountId} OR
        (booking.account_id IS NULL AND lower(booking.holder ->> 'email') = ANY(${person.emailKeys}::text[])))`,
    )
    .orderBy('booking.id')
    .execute()
}

export async function findBookingsByIds(db: Kysely<DB>, ids: readonly number[]): Promise<BookingRow[]> {
  if (ids.length === 0) return []
  return db.selectFrom('booking').selectAll().where('id', 'in', ids).orderBy('id').execute()
}

/** Removes whoever booked and whoever came; stay, price and history remain for the books. */
export async function forgetPersons(db: Kysely<DB>, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('booking')
    .set({
      holder: '{}',
      guests: '[]',
      arrival_time: null,
      special_requests: null,
      company: null,
      account_id: null,
      forget_person: false,
      person_forgotten_at: now,
    })
    .where('id', 'in', ids)
    .execute()
  await db
    .updateTable('booking_version')
    .set({ guests: '[]', arrival_time: null, special_requests: null })
    .where('booking_id', 'in', ids)
    .execute()
}

/** Of stays still to come the property needs the names: they are removed when the stay is over. */
export async function markToForget(db: Kysely<DB>, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await db.updateTable('booking').set({ forget_person: true, account_id: null }).where('id', 'in', ids).execute()
}

/** Bookings marked to be forgotten whose stay is over by now. */
export async function listToForget(db: Kysely<DB>, now: Date, limit: number): Promise<PersonBooking[]> {
  return db
    .selectFrom('booking')
    .innerJoin('hotel', 'hotel.id', 'booking.hotel_id')
    .select(['booking.id', 'booking.reference', 'booking.checkout_session_id as sessionId', over(now).as('over')])
    .where('booking.forget_person', '=', true)
    .where('booking.person_forgotten_at', 'is', null)
    .where(sql<SqlBool>`${over(now)}`)
    .orderBy('booking.id')
    .limit(limit)
    .execute()
}

/** Bookings whose last day lies before a day and that still name somebody. */
export async function listOutlived(db: Kysely<DB>, before: string, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('booking')
    .select('id')
    .where('person_forgotten_at', 'is', null)
    .where('checkout', '<', before)
    .orderBy('checkout')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
