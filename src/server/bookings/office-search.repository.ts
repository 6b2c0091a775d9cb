import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from '../db/schema.ts'

/** What bookings are looked for by; every condition that is given has to hold. Days are YYYY-MM-DD. */
export type BookingSearch = {
  /** A part of the number, of a name, an address, a phone number or the name of the hotel. */
  text?: string | undefined
  status?: readonly string[] | undefined
  /** Nights from the first day to the last one touch the stay. */
  from?: string | undefined
  to?: string | undefined
  arrival?: string | undefined
  /** Ordered since this day in Sofia. */
  ordered?: string | undefined
  name?: string | undefined
  mail?: string | undefined
  hotel?: string | undefined
  limit: number
}

export type FoundBooking = {
  reference: string
  status: string
  payment_status: string
  checkin: string
  checkout: string
  hotel: string
  guest: string | null
  email: string | null
  phone: string | null
  total: number
  currency: string
  ordered: Date
}

const capitals = 'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЬЮЯЁЫЭ'

/** In small letters: what the database itself holds for small depends on the locale that it was made with, often none. */
function fold(text: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`translate(lower(${text}), ${capitals}, ${capitals.toLowerCase()})`
}

/** Bookings as staff looks for them, the nearest arrival first; one more than the limit where there are more. */
export async function searchBookings(db: Kysely<DB>, search: BookingSearch): Promise<FoundBooking[]> {
  const part = (text: string) => `%${text.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`
  const name = fold(
    sql`concat(booking.holder ->> 'first_name', ' ', booking.holder ->> 'last_name', ' ', (
      SELECT string_agg(concat(guest ->> 'first_name', ' ', guest ->> 'last_name'), ' ')
      FROM jsonb_array_elements(booking.guests) AS guest))`,
  )
  const mail = fold(sql`booking.holder ->> 'email'`)
  const hotel = fold(sql`concat(hotel.name_bg, ' ', hotel.name_en, ' ', hotel.source_id)`)
  // Numbers are written with spaces and without.
  const phone = sql`regexp_replace(booking.holder ->> 'phone', '[^0-9]', '', 'g')`
  const { text, status, from, to, arrival, ordered } = search
  const digits = text?.replaceAll(/[^0-9]/g, '') ?? ''
  const conditions = [
    ...(text
      ? [
          sql`(lower(booking.reference) LIKE ${part(text)} OR ${name} LIKE ${part(text)} OR ${mail} LIKE ${part(text)}
            OR ${hotel} LIKE ${part(text)} ${digits.length >= 5 ? sql`OR ${phone} LIKE ${part(digits)}` : sql``})`,
        ]
      : []),
    ...(status?.length ? [sql`booking.status = ANY(${status}::text[])`] : []),
    ...(from ? [sql`booking.checkout > ${from}::date`] : []),
    ...(to ? [sql`booking.checkin <= ${to}::date`] : []),
    ...(arrival ? [sql`booking.checkin = ${arrival}::date`] : []),
    ...(ordered ? [sql`booking.created_at >= ${ordered}::date::timestamp AT TIME ZONE 'Europe/Sofia'`] : []),
    ...(search.name ? [sql`${name} LIKE ${part(search.name)}`] : []),
    ...(search.mail ? [sql`${mail} LIKE ${part(search.mail)}`] : []),
    ...(search.hotel ? [sql`${hotel} LIKE ${part(search.hotel)}`] : []),
  ]
  const where = conditions.length > 0 ? sql`WHERE ${sql.join(conditions, sql` AND `)}` : sql``
  const { rows } = await sql<FoundBooking>`
    SELECT booking.reference, booking.status, booking.payment_status, booking.checkin, booking.checkout,
      coalesce(hotel.name_en, hotel.name_bg) AS hotel,
      nullif(trim(concat(booking.holder ->> 'first_name', ' ', booking.holder ->> 'last_name')), '') AS guest,
      booking.holder ->> 'email' AS email, booking.holder ->> 'phone' AS phone, booking.total, booking.currency, booking.created_at AS ordered
    FROM booking JOIN hotel ON hotel.id = booking.hotel_id
    ${where}
    ORDER BY booking.checkin, booking.reference LIMIT ${search.limit + 1}`.execute(db)
  return rows
}
