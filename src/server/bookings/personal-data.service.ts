import type { Kysely } from 'kysely'
import { z } from 'zod'
import { bookingSchema, guestSchema, holderSchema } from '../../contract/checkout.ts'
import type { BookingData } from '../../contract/privacy.ts'
import { languageSchema } from '../../contract/values.ts'
import { toDecimal } from '../../domain/money.ts'
import { addDays, localDay } from '../../domain/stay-dates.ts'
import { forgetWritten } from '../checkout/checkout.service.ts'
import type { PersonalData, PersonBooking } from '../db/personal-data.ts'
import type { DB } from '../db/schema.ts'
import { findAnyHotel } from '../hotels/hotels.service.ts'
import { type BookingRow, listEvents, listVersions } from './bookings.repository.ts'
import {
  findBookingsByIds,
  forgetPersons,
  listOutlived,
  listPersonBookings,
  listToForget,
  markToForget,
} from './personal-data.repository.ts'

/** Bookings with everybody named in them. */
export const bookingData: PersonalData<BookingData> = {
  tables: ['booking'],
  read: async (db, { bookings }) => {
    const rows = await findBookingsByIds(
      db,
      bookings.map(({ id }) => id),
    )
    return Promise.all(rows.map((row) => tell(db, row)))
  },
  erase: async (trx, { bookings, now }) => {
    await forgetBookings(
      trx,
      bookings.filter(({ over }) => over),
      now,
    )
    await markToForget(
      trx,
      bookings.filter(({ over }) => !over).map(({ id }) => id),
    )
  },
}

/** Bookings that are an account's, or that it made as a guest with one of its addresses. */
export function findPersonBookings(
  db: Kysely<DB>,
  person: { accountId: number; emailKeys: readonly string[]; now: Date },
): Promise<PersonBooking[]> {
  return listPersonBookings(db, person)
}

/** Removes the persons from bookings, and what they wrote on the way to them. */
export async function forgetBookings(trx: Kysely<DB>, bookings: readonly PersonBooking[], now: Date): Promise<void> {
  await forgetPersons(
    trx,
    bookings.map(({ id }) => id),
    now,
  )
  await forgetWritten(
    trx,
    bookings.map(({ sessionId }) => sessionId),
  )
}

/** Bookings of erased accounts whose stay has ended since. */
export function findEndedToForget(db: Kysely<DB>, now: Date, limit: number): Promise<PersonBooking[]> {
  return listToForget(db, now, limit)
}

/** How long a booking names its people after the stay: the general limitation period of five years (privacy page), in days. */
const keptDays = 5 * 365 + 1

/** Removes the persons from bookings that are older than what the privacy page promises; answers how many. */
export async function forgetOutlived(db: Kysely<DB>, now: Date, limit: number): Promise<number> {
  const ids = await listOutlived(db, addDays(localDay(now, 'Europe/Sofia'), -keptDays), limit)
  await forgetPersons(db, ids, now)
  return ids.length
}

async function tell(db: Kysely<DB>, row: BookingRow): Promise<BookingData[number]> {
  const [hotel, events, versions] = await Promise.all([
    findAnyHotel(db, row.hotel_id),
    listEvents(db, row.id),
    listVersions(db, row.id),
  ])
  const language = languageSchema.parse(row.language)
  const [own, other] = language === 'bg' ? [hotel?.nameBg, hotel?.nameEn] : [hotel?.nameEn, hotel?.nameBg]
  return {
    reference: row.reference,
    hotel: own ?? other ?? '',
    status: bookingSchema.shape.status.parse(row.status),
    payment_status: bookingSchema.shape.payment_status.parse(row.payment_status),
    checkin: row.checkin,
    checkout: row.checkout,
    total: toDecimal(row.total, row.currency),
    currency: row.currency,
    holder: holderSchema.parse(row.holder),
    guests: z.array(guestSchema).parse(row.guests),
    arrival_time: row.arrival_time,
    special_requests: row.special_requests,
    language,
    in_account: row.account_id !== null,
    created_at: row.created_at.toISOString(),
    earlier: versions.map((version) => ({
      until: version.replaced_at.toISOString(),
      checkin: version.checkin,
      checkout: version.checkout,
      total: toDecimal(version.total, row.currency),
      guests: z.array(guestSchema).parse(version.guests),
      arrival_time: version.arrival_time,
      special_requests: version.special_requests,
    })),
    history: events.map((event) => ({ to: event.to_status, reason: event.reason, at: event.at.toISOString() })),
  }
}
