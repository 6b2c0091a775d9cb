import { createHmac, timingSafeEqual } from 'node:crypto'
import { deriveKey, type Secrets } from './secrets.ts'

/** Keys that sign what visitors carry: offers, and links to a guest's booking and to the review of a stay. */
export type Keys = { offer: Buffer; bookingLink: Buffer; reviewLink: Buffer }

export function deriveKeys(secrets: Secrets): Keys {
  return {
    offer: deriveKey(secrets, 'offer'),
    bookingLink: deriveKey(secrets, 'guest-booking-link'),
    reviewLink: deriveKey(secrets, 'guest-review-link'),
  }
}

/** The key in a guest's link to a booking: 192 bits that nobody can make without our secret, and nothing to store. */
export function bookingKey(reference: string, keys: Keys): string {
  return createHmac('sha256', keys.bookingLink).update(reference).digest('base64url').slice(0, 32)
}

/** The key in the link to the review of a stay; it opens nothing else of the booking. */
export function reviewKey(reference: string, keys: Keys): string {
  return createHmac('sha256', keys.reviewLink).update(reference).digest('base64url').slice(0, 32)
}

/** Whether a given key opens a booking, in constant time. */
export function opensBooking(reference: string, given: string, keys: Keys): boolean {
  return isSameKey(bookingKey(reference, keys), given)
}

/** Whether a given key opens the review of a booking's stay, in constant time. */
export function opensReview(reference: string, given: string, keys: Keys): boolean {
  return isSameKey(reviewKey(reference, keys), given)
}

function isSameKey(expected: string, given: string): boolean {
  const [known, offered] = [Buffer.from(expected), Buffer.from(given)]
  return offered.length === known.length && timingSafeEqual(offered, known)
}
