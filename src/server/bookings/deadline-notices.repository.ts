import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.ts'

export type NearDeadline = {
  reference: string
  offer: unknown
  hotel_bg: string | null
  hotel_en: string | null
  email: string
  first_name: string
  language: string
}

/**
 * Marks and answers confirmed bookings of accounts whose free cancellation ends after `now` and by `until`, if they were made before
 * `bookedBefore` and not marked yet. Of several processes each gets others.
 */
export async function claimNearDeadlines(
  db: Kysely<DB>,
  { now, until, bookedBefore, limit }: { now: Date; until: Date; bookedBefore: Date; limit: number },
): Promise<NearDeadline[]> {
  const { rows } = await sql<NearDeadline>`
    WITH due AS (
      SELECT booking.id, account.email, account.first_name, account.language,
        hotel.name_bg AS hotel_bg, hotel.name_en AS hotel_en
      FROM booking
      JOIN account ON account.id = booking.account_id AND account.disabled_at IS NULL
      JOIN hotel ON hotel.id = booking.hotel_id
      WHERE booking.status = 'confirmed' AND booking.deadline_told_at IS NULL
        AND booking.checkin >= ${now}::date - 1
        AND booking.created_at < ${bookedBefore}
        AND (booking.offer->'cancellation'->>'free_until')::timestamptz > ${now}
        AND (booking.offer->'cancellation'->>'free_until')::timestamptz <= ${until}
      ORDER BY booking.id LIMIT ${limit} FOR UPDATE OF booking SKIP LOCKED
    )
    UPDATE booking SET deadline_told_at = ${now} FROM due WHERE booking.id = due.id
    RETURNING booking.reference, booking.offer, due.email, due.first_name, due.language, due.hotel_bg, due.hotel_en
  `.execute(db)
  return rows
}
