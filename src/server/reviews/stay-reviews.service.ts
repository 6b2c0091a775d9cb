import type { Kysely } from 'kysely'
import { holderSchema } from '../../contract/checkout.ts'
import { offerSchema } from '../../contract/offers.ts'
import type { Traveller } from '../../contract/review-vocabulary.ts'
import { type ReviewBody, reviewAspects, type StayToReview, travellerSchema } from '../../contract/reviews.ts'
import { type Language, languageSchema } from '../../contract/values.ts'
import { type BookingStatus, bookingStatuses } from '../../domain/booking-states.ts'
import { countNights, localDay } from '../../domain/stay-dates.ts'
import { moveReview, type ReviewStatus, reviewTime } from '../../domain/stay-reviews.ts'
import { raiseRevision, recountReviews } from '../catalogue/catalogue.service.ts'
import type { DB } from '../db/schema.ts'
import { findAnyHotel, toHotelCard } from '../hotels/hotels.service.ts'
import { AppError } from '../http/errors.ts'
import { type Keys, opensReview, reviewKey } from '../keys.ts'
import {
  answerReview,
  decideStayReview,
  findStay,
  findStayReview,
  hideReview,
  type ListedReview,
  listStayReviews,
  lockStayReview,
  type ReviewedStay,
  type StayReviewRow,
  saveStayReview,
  showReview,
} from './stay-reviews.repository.ts'

export type { ListedReview }
export type ReviewContext = { db: Kysely<DB>; now: Date; language: Language; keys: Keys }

/** The stay behind a review link; a wrong key and an unknown reference answer the same 404. */
export async function readStayToReview(
  context: ReviewContext,
  reference: string,
  key: string | undefined,
): Promise<StayToReview> {
  const stay = await findWithKey(context, reference, key)
  return toWire(context, stay, await findStayReview(context.db, stay.id))
}

/**
 * Keeps what a guest writes about their stay until staff have read it; sent again, it takes the place of what was written
 * before. Errors: 404; 409 `review_too_early` (before the last day), `review_not_possible` (no stay came of the booking),
 * `review_closed` (read by now).
 */
export async function writeStayReview(context: ReviewContext, body: ReviewBody): Promise<StayToReview> {
  const stay = await findWithKey(context, body.reference, body.key)
  const time = timeOf(stay, context.now)
  if (time === 'early') throw new AppError('review_too_early')
  if (time === 'missed') throw new AppError('review_not_possible')
  const saved = await saveStayReview(context.db, {
    bookingId: stay.id,
    hotelId: stay.hotel_id,
    author: body.display_name,
    traveller: body.traveller,
    language: body.language,
    score: body.score,
    scores: body.scores,
    title: body.title || null,
    liked: body.liked || null,
    disliked: body.disliked || null,
    now: context.now,
  })
  if (!saved) throw new AppError('review_closed')
  return toWire(context, stay, saved)
}

/** Path of the page on which a stay is reviewed, key included; without language. */
export function reviewPath(reference: string, keys: Keys): string {
  return `/review/${encodeURIComponent(reference)}?key=${reviewKey(reference, keys)}`
}

/** The stay of a reference and whether it can be reviewed yet, for staff; undefined for an unknown one. */
export async function findReviewTime(
  db: Kysely<DB>,
  reference: string,
  now: Date,
): Promise<{ reference: string; time: ReturnType<typeof reviewTime> } | undefined> {
  const stay = await findStay(db, reference.toUpperCase())
  return stay && { reference: stay.reference, time: timeOf(stay, now) }
}

export async function listReviewsIn(db: Kysely<DB>, status: ReviewStatus, limit = 100): Promise<ListedReview[]> {
  return listStayReviews(db, status, limit)
}

/** What came of a decision: done, no such review, or not from the state it is in. */
export type Decided = 'done' | 'unknown' | 'refused'

/**
 * Publishes or rejects a review. Its hotel's score and count and the catalogue's revision change in the same transaction,
 * so that no page shows one without the other.
 */
export async function decideReview(
  db: Kysely<DB>,
  decision: { id: number; move: 'publish' | 'reject'; reason: string | null; by: string; now: Date },
): Promise<Decided> {
  return db.transaction().execute(async (trx) => {
    await raiseRevision(trx)
    const review = await lockStayReview(trx, decision.id)
    if (!review) return 'unknown'
    const status = moveReview(statusOf(review), decision.move)
    if (!status) return 'refused'
    await decideStayReview(trx, { ...decision, status, reason: decision.move === 'reject' ? decision.reason : null })
    if (status === 'published') await showReview(trx, review.id)
    else await hideReview(trx, review.id)
    await recountReviews(trx, [review.hotel_id])
    return 'done'
  })
}

/** Sets the operator's answer under a published review; null takes it away. False when the review is not published. */
export async function answerStayReview(
  db: Kysely<DB>,
  answer: { id: number; text: string | null; language: Language | null },
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await raiseRevision(trx)
    const hotelId = await answerReview(trx, answer)
    if (hotelId !== undefined) await recountReviews(trx, [hotelId])
    return hotelId !== undefined
  })
}

async function findWithKey(context: ReviewContext, reference: string, key: string | undefined): Promise<ReviewedStay> {
  const stay = await findStay(context.db, reference.toUpperCase())
  if (!stay || !opensReview(stay.reference, key ?? '', context.keys)) throw new AppError('not_found')
  return stay
}

function timeOf(stay: ReviewedStay, now: Date) {
  return reviewTime({ status: bookingStatusOf(stay), checkout: stay.checkout }, localDay(now, stay.timezone))
}

function bookingStatusOf(stay: ReviewedStay): BookingStatus {
  const status = bookingStatuses.find((known) => known === stay.status)
  if (!status) throw new Error(`Booking ${stay.reference} has the unknown status ${stay.status}`)
  return status
}

function statusOf(review: StayReviewRow): ReviewStatus {
  return review.status === 'published' || review.status === 'rejected' ? review.status : 'pending'
}

async function toWire(
  context: ReviewContext,
  stay: ReviewedStay,
  review: StayReviewRow | undefined,
): Promise<StayToReview> {
  const hotel = await findAnyHotel(context.db, stay.hotel_id)
  if (!hotel) throw new Error(`Booking ${stay.reference} names a hotel that is gone`)
  const { rooms } = offerSchema.parse(stay.offer)
  return {
    reference: stay.reference,
    state: review ? statusOf(review) : timeOf(stay, context.now),
    hotel: toHotelCard(hotel, { language: context.language, day: stay.checkin, bestOffer: null, nearMiss: null }),
    checkin: stay.checkin,
    checkout: stay.checkout,
    nights: countNights(stay.checkin, stay.checkout),
    guest: {
      first_name: holderSchema.parse(stay.holder).first_name,
      traveller: guessTraveller(rooms),
      language: languageSchema.parse(stay.language),
    },
    with_breakfast: rooms.some((room) => room.board_code !== 'RO'),
    review: review
      ? {
          score: Number(review.score),
          scores: readMarks(review.scores),
          title: review.title,
          liked: review.liked,
          disliked: review.disliked,
          traveller: travellerSchema.parse(review.traveller),
          language: languageSchema.parse(review.language),
          display_name: review.author,
          reason: review.reason,
        }
      : null,
  }
}

/** A first guess by who was booked, which the guest may correct. */
function guessTraveller(rooms: readonly { adults: number; children_ages: readonly number[] }[]): Traveller {
  if (rooms.some((room) => room.children_ages.length > 0)) return 'family'
  const adults = rooms.reduce((sum, room) => sum + room.adults, 0)
  if (adults === 1) return 'solo'
  return adults === 2 ? 'couple' : 'friends'
}

function readMarks(marks: unknown): NonNullable<StayToReview['review']>['scores'] {
  if (typeof marks !== 'object' || marks === null) return {}
  const given = new Map(Object.entries(marks))
  return Object.fromEntries(
    reviewAspects.flatMap((aspect) => (given.has(aspect) ? [[aspect, Number(given.get(aspect))]] : [])),
  )
}
