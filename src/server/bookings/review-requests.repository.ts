import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.ts'

export type EndedStay = {
  reference: string
  holder: unknown
  language: string
  checkin: string
  checkout: string
  hotel_bg: string | null
  hotel_en: string | null
}

/**
 * Marks and answers completed stays whose last day lies from `since` to `until` and whose guests were not asked yet and have not written
 * by themselves. Of several processes each gets others.
 */
export async function claimEndedStays(
  db: Kysely<DB>,
  { since, until, now, limit }: { since: string; until: string; now: Date; limit: number },
): Promise<EndedStay[]> {
  const { rows } = await sql<EndedStay>`
    WITH due AS (
      SELECT booking.id, hotel.name_bg AS hotel_bg, hotel.name_en AS hotel_en
      FROM booking JOIN hotel ON hotel.id = booking.hotel_id
      WHERE booking.status = 'completed' AND booking.review_asked_at IS NULL
        AND booking.checkout BETWEEN ${since}::date AND ${until}::date
        AND booking.person_forgotten_at IS NULL AND NOT booking.forget_person
        AND NOT EXISTS (SELECT 1 FROM stay_review WHERE stay_review.booking_id = booking.id)
      ORDER BY booking.id LIMIT ${limit} FOR UPDATE OF booking SKIP LOCKED
    )
    UPDATE booking SET review_asked_at = ${now} FROM due WHERE booking.id = due.id
    RETURNING booking.reference, booking.holder, booking.language, booking.checkin, booking.checkout, due.hotel_bg, due.hotel_en
  `.execute(db)
  return rows
}
