import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { deriveKey, type Secrets } from './secrets.ts'

/** A key with the name that stands in what it signed. */
export type NamedKey = { kid: string; key: Buffer }

/**
 * Keys that sign what visitors carry: offers, links to a guest's booking, to its papers, to the review of a stay, to a property's answer and out of mails, tokens of those signed in;
 * and those that keep codes and waiting mails from whoever sees the database alone.
 */
export type Keys = {
  offer: Buffer
  bookingLink: Buffer
  reviewLink: Buffer
  papers: Buffer
  requestLink: Buffer
  emailUndo: Buffer
  stopLink: Buffer
  erasureStop: Buffer
  /** The first signs, all are believed: after a change of the secret both are there for a while. */
  tokens: readonly [NamedKey, ...NamedKey[]]
  code: Buffer
  mail: Buffer
}

export function deriveKeys(secrets: Secrets): Keys {
  return {
    offer: deriveKey(secrets, 'offer'),
    bookingLink: deriveKey(secrets, 'guest-booking-link'),
    reviewLink: deriveKey(secrets, 'guest-review-link'),
    papers: deriveKey(secrets, 'booking-papers'),
    requestLink: deriveKey(secrets, 'property-answer-link'),
    emailUndo: deriveKey(secrets, 'email-undo'),
    stopLink: deriveKey(secrets, 'stop-wishlist-mails'),
    erasureStop: deriveKey(secrets, 'stop-erasure'),
    tokens: [
      nameKey(deriveKey(secrets, 'account-token')),
      ...(secrets.previousRoot ? [nameKey(deriveKey({ root: secrets.previousRoot }, 'account-token'))] : []),
    ],
    code: deriveKey(secrets, 'one-time-code'),
    mail: deriveKey(secrets, 'outgoing-mail'),
  }
}

/** The name tells nothing of the key, and follows from it: several nodes agree without being told. */
function nameKey(key: Buffer): NamedKey {
  return { kid: createHash('sha256').update('kid').update(key).digest('base64url').slice(0, 12), key }
}

/** The key in a guest's link to a booking: 192 bits that nobody can make without our secret, and nothing to store. */
export function bookingKey(reference: string, keys: Keys): string {
  return createHmac('sha256', keys.bookingLink).update(reference).digest('base64url').slice(0, 32)
}

/** The key in the link to the review of a stay; it opens nothing else of the booking. */
export function reviewKey(reference: string, keys: Keys): string {
  return createHmac('sha256', keys.reviewLink).update(reference).digest('base64url').slice(0, 32)
}

/** The key in the addresses of a booking's documents and in what stands in them: it opens those and shows the booking, no more. */
export function papersKey(reference: string, keys: Keys): string {
  return createHmac('sha256', keys.papers).update(reference).digest('base64url').slice(0, 32)
}

/** The key in the property's link to answer a request: it answers this one, and opens nothing else of the booking. */
export function requestKey(reference: string, keys: Keys): string {
  return createHmac('sha256', keys.requestLink).update(reference).digest('base64url').slice(0, 32)
}

/** Whether a given key answers the request of a booking, in constant time. */
export function opensRequest(reference: string, given: string, keys: Keys): boolean {
  return isSameKey(requestKey(reference, keys), given)
}

/** Whether a given key opens the papers of a booking, in constant time. */
export function opensPapers(reference: string, given: string, keys: Keys): boolean {
  return isSameKey(papersKey(reference, keys), given)
}

/** Whether a given key opens a booking, in constant time. */
export function opensBooking(reference: string, given: string, keys: Keys): boolean {
  return isSameKey(bookingKey(reference, keys), given)
}

/** Whether a given key opens the review of a booking's stay, in constant time. */
export function opensReview(reference: string, given: string, keys: Keys): boolean {
  return isSameKey(reviewKey(reference, keys), given)
}

/** What the old address takes a change of address back by; nothing to store, and the same in every mail about it. */
export function emailUndoToken(changeId: number, keys: Keys): string {
  return `${changeId}-${createHmac('sha256', keys.emailUndo).update(String(changeId)).digest('base64url')}`
}

/** The change that a token takes back; undefined for what is no such token, in constant time. */
export function readEmailUndo(token: string, keys: Keys): number | undefined {
  const id = Number(/^(\d{1,9})-/.exec(token)?.[1])
  return Number.isInteger(id) && isSameKey(emailUndoToken(id, keys), token) ? id : undefined
}

/** The key in a mail's link that stops mails of its kind; it names the account and opens nothing. */
export function stopKey(accountId: number, keys: Keys): string {
  const mark = createHmac('sha256', keys.stopLink).update(String(accountId)).digest('base64url').slice(0, 32)
  return `${accountId}.${mark}`
}

/** The account whose mails a given key stops; undefined for a key that we did not make. */
export function readStopKey(given: string, keys: Keys): number | undefined {
  const accountId = Number(/^(\d{1,10})\./.exec(given)?.[1])
  return isSameKey(stopKey(accountId, keys), given) ? accountId : undefined
}

/** What a mail's link keeps an account by that is to be erased at an instant; asked for anew, it is another. */
export function erasureStopToken(erasure: AskedErasure, keys: Keys): string {
  const asked = `${erasure.accountId}-${erasure.eraseAt.getTime()}`
  return `${asked}-${createHmac('sha256', keys.erasureStop).update(asked).digest('base64url')}`
}

export type AskedErasure = { accountId: number; eraseAt: Date }

/** The erasure that a token stops; undefined for what is no such token, in constant time. */
export function readErasureStop(token: string, keys: Keys): AskedErasure | undefined {
  const [, id, time] = /^(\d{1,10})-(\d{1,14})-/.exec(token) ?? []
  const erasure = { accountId: Number(id), eraseAt: new Date(Number(time)) }
  return isSameKey(erasureStopToken(erasure, keys), token) ? erasure : undefined
}

function isSameKey(expected: string, given: string): boolean {
  const [known, offered] = [Buffer.from(expected), Buffer.from(given)]
  return offered.length === known.length && timingSafeEqual(offered, known)
}
