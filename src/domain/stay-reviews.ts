import type { BookingStatus } from './booking-states.ts'

/** Whether somebody may say what a stay was like: too early, never, or from now on. */
export type ReviewTime = 'early' | 'missed' | 'open'

/**
 * Only who stayed may review a stay, and from its last day on.
 * @param booking its status, and the day of leaving at the property.
 * @param today the present day at the property, YYYY-MM-DD.
 */
export function reviewTime(booking: { status: BookingStatus; checkout: string }, today: string): ReviewTime {
  if (booking.status === 'completed') return 'open'
  if (booking.status !== 'confirmed') return isUndecided(booking.status) ? 'early' : 'missed'
  return today >= booking.checkout ? 'open' : 'early'
}

/** Bookings that may still become a stay. */
function isUndecided(status: BookingStatus): boolean {
  return status === 'pending_payment' || status === 'submitting' || status === 'on_request' || status === 'unknown'
}

type Move = 'publish' | 'reject' | 'rewrite'
export type ReviewStatus = 'pending' | 'published' | 'rejected'

/** Every move a review may make. Guests rewrite until somebody has read it; staff may change their mind. */
const moves: Record<ReviewStatus, Partial<Record<Move, ReviewStatus>>> = {
  pending: { publish: 'published', reject: 'rejected', rewrite: 'pending' },
  published: { reject: 'rejected' },
  rejected: { publish: 'published' },
}

/** The status after a move, or null when it is not allowed from here. */
export function moveReview(status: ReviewStatus, move: Move): ReviewStatus | null {
  return moves[status][move] ?? null
}

/** Lower ends of the bands in which scores are counted; the lowest takes all that is left. */
export const scoreBands = [9, 8, 7, 6, 1] as const
