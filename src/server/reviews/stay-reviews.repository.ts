import { type Kysely, type Selectable, sql } from 'kysely'
import type { DB } from '../db/schema.ts'

export type StayReviewRow = Selectable<DB['stay_review']>

/** A booking as its review needs it. */
export type ReviewedStay = {
  id: number
  reference: string
  hotel_id: number
  status: string
  checkin: string
  checkout: string
  holder: unknown
  guests: unknown
  offer: unknown
  language: string
  timezone: string
}

/** The stay of a booking, with the property's zone. */
export async function findStay(db: Kysely<DB>, reference: string): Promise<ReviewedStay | undefined> {
  return db
    .selectFrom('booking')
    .innerJoin('hotel', 'hotel.id', 'booking.hotel_id')
    .select([
      'booking.id',
      'booking.reference',
      'booking.hotel_id',
      'booking.status',
      'booking.checkin',
      'booking.checkout',
      'booking.holder',
      'booking.guests',
      'booking.offer',
      'booking.language',
      'hotel.timezone',
    ])
    .where('booking.reference', '=', reference)
    .where('booking.person_forgotten_at', 'is', null)
    .executeTakeFirst()
}

export async function findStayReview(db: Kysely<DB>, bookingId: number): Promise<StayReviewRow | undefined> {
  return db.selectFrom('stay_review').selectAll().where('booking_id', '=', bookingId).executeTakeFirst()
}

/** Reviews of some bookings. */
export async function listReviewsOf(
  db: Kysely<DB>,
  bookingIds: readonly number[],
): Promise<(StayReviewRow & { reference: string })[]> {
  if (bookingIds.length === 0) return []
  return db
    .selectFrom('stay_review')
    .innerJoin('booking', 'booking.id', 'stay_review.booking_id')
    .selectAll('stay_review')
    .select('booking.reference')
    .where('booking_id', 'in', bookingIds)
    .orderBy('stay_review.id')
    .execute()
}

/** Removes the authors of what is published, and all that is not. */
export async function forgetAuthors(db: Kysely<DB>, ids: readonly number[]): Promise<void> {
  await db.deleteFrom('stay_review').where('id', 'in', ids).where('status', '<>', 'published').execute()
  await db.updateTable('stay_review').set({ author: '' }).where('id', 'in', ids).execute()
  await db.updateTable('review').set({ author: '' }).where('stay_review_id', 'in', ids).execute()
}

export type WrittenReview = {
  bookingId: number
  hotelId: number
  author: string
  traveller: string
  language: string
  score: number
  scores: Record<string, number>
  title: string | null
  liked: string | null
  disliked: string | null
  now: Date
}

/** Keeps what a guest wrote, over what they wrote before; undefined when somebody has read and decided by now. */
export async function saveStayReview(db: Kysely<DB>, review: WrittenReview): Promise<StayReviewRow | undefined> {
  const words = {
    author: review.author,
    traveller: review.traveller,
    language: review.language,
    score: review.score,
    scores: JSON.stringify(review.scores),
    title: review.title,
    liked: review.liked,
    disliked: review.disliked,
    updated_at: review.now,
  }
  return db
    .insertInto('stay_review')
    .values({
      ...words,
      booking_id: review.bookingId,
      hotel_id: review.hotelId,
      status: 'pending',
      created_at: review.now,
    })
    .onConflict((conflict) =>
      conflict.column('booking_id').doUpdateSet(words).where('stay_review.status', '=', 'pending'),
    )
    .returningAll()
    .executeTakeFirst()
}

/** A review with what staff want to see of it. */
export type ListedReview = StayReviewRow & { reference: string; hotel_name: string; checkout: string }

/** Reviews in a state, oldest first. */
export async function listStayReviews(db: Kysely<DB>, status: string, limit: number): Promise<ListedReview[]> {
  return db
    .selectFrom('stay_review')
    .innerJoin('booking', 'booking.id', 'stay_review.booking_id')
    .innerJoin('hotel', 'hotel.id', 'stay_review.hotel_id')
    .selectAll('stay_review')
    .select(['booking.reference', 'booking.checkout', sql<string>`coalesce(name_bg, name_en)`.as('hotel_name')])
    .where('stay_review.status', '=', status)
    .orderBy('stay_review.created_at')
    .orderBy('stay_review.id')
    .limit(limit)
    .execute()
}

/** Locks a review for the rest of the transaction. */
export async function lockStayReview(db: Kysely<DB>, id: number): Promise<StayReviewRow | undefined> {
  return db.selectFrom('stay_review').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function decideStayReview(
  db: Kysely<DB>,
  decision: { id: number; status: string; reason: string | null; by: string; now: Date },
): Promise<void> {
  await db
    .updateTable('stay_review')
    .set({ status: decision.status, reason: decision.reason, decided_by: decision.by, decided_at: decision.now })
    .where('id', '=', decision.id)
    .execute()
}

/** Shows a review on its hotel's page. */
export async function showReview(db: Kysely<DB>, id: number): Promise<void> {
  await sql`
    INSERT INTO review (hotel_id, author, traveller, language, score, scores, title, liked, disliked, stayed_in, demo,
      stay_review_id, created_at)
    SELECT written.hotel_id, written.author, written.traveller, written.language, written.score, written.scores,
      written.title, written.liked, written.disliked, date_trunc('month', booking.checkin)::date, false,
      written.id, written.created_at
    FROM stay_review written JOIN booking ON booking.id = written.booking_id
    WHERE written.id = ${id}`.execute(db)
}

export async function hideReview(db: Kysely<DB>, id: number): Promise<void> {
  await db.deleteFrom('review').where('stay_review_id', '=', id).execute()
}

/** Sets the operator's answer to a review that is shown; the hotel's id, or undefined when it is not shown. */
export async function answerReview(
  db: Kysely<DB>,
  answer: { id: number; text: string | null; language: string | null },
): Promise<number | undefined> {
  const row = await db
    .updateTable('review')
    .set({ answer: answer.text, answer_language: answer.language })
    .where('stay_review_id', '=', answer.id)
    .returning('hotel_id')
    .executeTakeFirst()
  return row?.hotel_id
}
