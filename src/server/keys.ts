import { createHmac, timingSafeEqual } from 'node:crypto'
import { deriveKey, type Secrets } from './secrets.ts'

/** Keys that sign what visitors carry: offers, and links to a guest's booking. */
export type Keys = { offer: Buffer; bookingLink: Buffer }

export function deriveKeys(secrets: Secrets): Keys {
  return { offer: deriveKey(secrets, 'offer'), bookingLink: deriveKey(secrets, 'guest-booking-link') }
}

/** The key in a guest's link to a booking: 192 bits that nobody can make without our secret, and nothing to store. */
export function bookingKey(reference: string, keys: Keys): string {
  return createHmac('sha256', keys.bookingLink).update(reference).digest('base64url').slice(0, 32)
}

/** Whether a given key opens a booking, in constant time. */
export function opensBooking(reference: string, given: string, keys: Keys): boolean {
  const expected = Buffer.from(bookingKey(reference, keys))
  const offered = Buffer.from(given)
  return offered.length === expected.length && timingSafeEqual(offered, expected)
}
