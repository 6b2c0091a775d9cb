import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import {
  type CheckoutSession,
  companySchema,
  draftSchema,
  guestSchema,
  holderSchema,
  type PreCheckoutAnswer,
  type UpdateSessionBody,
} from '../../contract/checkout.ts'
import { offerSchema, type WireOffer } from '../../contract/offers.ts'
import { type Language, languageSchema } from '../../contract/values.ts'
import { holdMs } from '../../domain/holding.ts'
import { toDecimal } from '../../domain/money.ts'
import type { Operator } from '../config.ts'
import type { DB } from '../db/schema.ts'
import { findAnyHotel, getOfferFacts, toHotelCard } from '../hotels/hotels.service.ts'
import { AppError, ValidationError } from '../http/errors.ts'
import { bookingKey, type Keys } from '../keys.ts'
import { keepTerms } from '../legal/legal.service.ts'
import {
  type OfferSelection,
  openOffer,
  repriceSelection,
  selectionSchema,
  takesPromoCode,
  wordOfferIn,
} from '../offers/offers.service.ts'
import {
  emptySessions,
  extendSession,
  findBookingReference,
  findSession,
  forgetSessions,
  openHolding,
  releaseSessions,
  type SessionChange,
  type SessionRow,
  type Units,
  updateSession,
} from './checkout.repository.ts'
import { readPhone } from './phones.ts'

export type { SessionRow } from './checkout.repository.ts'
export { completePaying, endPaying, lockSession, startPaying, stopPaying } from './paying.repository.ts'

export type CheckoutContext = {
  db: Kysely<DB>
  now: Date
  language: Language
  keys: Keys
  /** Who stands in the terms. */
  operator: Operator
}

const states = z.enum(['open', 'ready', 'paying', 'completed', 'expired', 'abandoned'])

/**
 * Opens a checkout for an offer and holds its units for 15 minutes.
 * Errors: 404 for an offer that we never made, 409 `offer_expired`, 409 `sold_out` when another was faster.
 */
export async function openSession(context: CheckoutContext, offerId: string): Promise<CheckoutSession> {
  const selection = openOffer(context, offerId)
  const built = await repriceSelection(context, selection, { held: false })
  if (!built) throw new AppError('sold_out')
  const id = randomBytes(18).toString('base64url')
  const opened = await openHolding(context.db, {
    id,
    hotelId: selection.hotelId,
    checkin: selection.checkin,
    checkout: selection.checkout,
    units: countUnits(selection.roomTypeIds),
    selection,
    offer: built.wire,
    priceHash: built.wire.price_hash,
    promoCode: selection.promoCode,
    language: context.language,
    currency: built.currency,
    createdAt: context.now,
    expiresAt: new Date(context.now.getTime() + holdMs),
  })
  if (!opened) throw new AppError('sold_out')
  return toWireSession(context, opened)
}

/** A session as its visitor sees it; 404 when there is none. Its id is its only key: 144 random bits. */
export async function readSession(context: CheckoutContext, id: string): Promise<CheckoutSession> {
  const row = await findSession(context.db, id)
  if (!row) throw new AppError('not_found')
  return toWireSession(context, row)
}

/**
 * Saves what a visitor has filled in so far; what is absent stays. A promo code prices the stay anew and is refused on
 * its field when it changes nothing. `extend` holds for 15 minutes from now, once: 409 `already_extended`. 409
 * `session_expired` or `session_completed` when the session no longer holds.
 */
export async function changeSession(
  context: CheckoutContext,
  id: string,
  body: UpdateSessionBody,
): Promise<CheckoutSession> {
  if (body.extend) await prolong(context, id)
  const row = await findOpen(context, id)
  const change: SessionChange = {}
  if (body.holder !== undefined) change.holder = { ...body.holder, phone: readHolderPhone(body.holder) }
  if (body.guests !== undefined) change.guests = checkGuests(offerOf(row).rooms, body.guests)
  if (body.arrival_time !== undefined) change.arrival_time = body.arrival_time
  if (body.special_requests !== undefined) change.special_requests = body.special_requests
  if (body.draft !== undefined) change.draft = body.draft
  if (body.language !== undefined) change.language = body.language
  if (body.company !== undefined) change.company = body.company === null ? null : companySchema.parse(body.company)
  if (body.accepted_terms !== undefined) Object.assign(change, await acceptTerms(context, row, body))
  if (body.promo_code !== undefined)
    Object.assign(change, await applyPromoCode(context, row, body.promo_code?.trim() || null))
  if (Object.keys(change).length === 0) return toWireSession(context, row)
  if (row.state === 'paying') throw new AppError('payment_under_way')
  change.state = isReady({ ...row, ...change }) ? 'ready' : 'open'
  const saved = await updateSession(context.db, id, change, context.now)
  if (!saved) throw await whyNotOpen(context, id)
  return toWireSession(context, saved)
}

async function prolong(context: CheckoutContext, id: string): Promise<void> {
  const expiresAt = new Date(context.now.getTime() + holdMs)
  if (await extendSession(context.db, id, { now: context.now, expiresAt })) return
  const row = await findOpen(context, id)
  throw new AppError(row.extended_at === null ? 'session_expired' : 'already_extended')
}

/** The number as it is kept; 400 on the field when nobody in the world has such a number. */
function readHolderPhone(holder: { phone: string; country?: string | undefined }): string {
  const phone = readPhone(holder.phone, holder.country)
  if (phone === null) throw new ValidationError({ holder: { phone: [{ key: 'invalid_phone' }] } })
  return phone
}

/**
 * Prices the session again and says what has changed since the offer that its visitor chose: nothing may be ordered but
 * with the `price_hash` that this answers.
 */
export async function preCheckout(context: CheckoutContext, id: string): Promise<PreCheckoutAnswer> {
  const row = await findOpen(context, id)
  const language = languageSchema.parse(row.language)
  const built = await repriceSelection({ ...context, language }, selectionOf(row), { held: true })
  if (!built) throw new AppError('sold_out')
  if (built.wire.price_hash !== row.price_hash) {
    if (row.state === 'paying') throw new AppError('payment_under_way')
    const saved = await updateSession(
      context.db,
      id,
      { offer: built.wire, price_hash: built.wire.price_hash },
      context.now,
    )
    if (!saved) throw await whyNotOpen(context, id)
  }
  return {
    price_hash: built.wire.price_hash,
    total: {
      currency: built.currency,
      value: built.wire.price.charge_value,
      local_fees: built.wire.price.local_fees_value,
    },
    changes: changesBetween(selectionOf(row), built.wire),
  }
}

/** Gives the units back at once, for a visitor who leaves the checkout. Ending an ended session does nothing; 404 for none. */
export async function abandonSession(context: CheckoutContext, id: string): Promise<void> {
  const ended = await releaseSessions(context.db, { id }, context)
  if (ended === 0 && !(await findSession(context.db, id))) throw new AppError('not_found')
}

/** Ends every session whose time is over, in rounds of 500; a job calls it each minute on one of the nodes. */
export async function expireSessions(db: Kysely<DB>, now: Date): Promise<number> {
  const round = 500
  let ended = 0
  for (;;) {
    const count = await releaseSessions(db, 'overdue', { now, limit: round })
    ended += count
    if (count < round) return ended
  }
}

/** How long a session can be looked at after its 15 minutes, in milliseconds: one day. */
const rememberedMs = 24 * 3_600_000

/** Erases what visitors wrote into checkouts that ended a day ago; a job calls it each hour. */
export async function forgetEndedSessions(db: Kysely<DB>, now: Date): Promise<number> {
  return forgetSessions(db, new Date(now.getTime() - rememberedMs))
}

/** Erases what was written into the checkouts that became some bookings, as those keep it no longer. */
export async function forgetWritten(db: Kysely<DB>, sessionIds: readonly string[]): Promise<void> {
  await emptySessions(db, sessionIds)
}

/** The promo code with which a booking was ordered, by its session; a change of the stay keeps it. */
export async function findPromoCode(db: Kysely<DB>, id: string): Promise<string | null> {
  return (await findSession(db, id))?.promo_code ?? null
}

/** The session if it still holds its units; else 404, 409 `session_expired` or 409 `session_completed`. */
export async function findOpen(context: Pick<CheckoutContext, 'db' | 'now'>, id: string): Promise<SessionRow> {
  const row = await findSession(context.db, id)
  const refusal = refuse(row, context.now)
  if (refusal || !row) throw refusal ?? new AppError('not_found')
  return row
}

async function whyNotOpen(context: CheckoutContext, id: string): Promise<AppError> {
  return refuse(await findSession(context.db, id), context.now) ?? new AppError('session_expired')
}

function refuse(row: SessionRow | undefined, now: Date): AppError | null {
  if (!row) return new AppError('not_found')
  if (row.state === 'completed') return new AppError('session_completed')
  const holds = row.state === 'open' || row.state === 'ready' || row.state === 'paying'
  return holds && row.expires_at > now ? null : new AppError('session_expired')
}

/** The offer as it stands in the session. */
export function offerOf(row: Pick<SessionRow, 'offer'>): WireOffer {
  return offerSchema.parse(row.offer)
}

/** Whether everything that an order needs is filled in. */
function isReady(row: { offer: unknown; holder: unknown; guests: unknown; accepted_terms_at: Date | null }): boolean {
  const guests = z.array(guestSchema).parse(row.guests)
  const named = offerSchema.parse(row.offer).rooms.every((_, index) => guests.some((guest) => guest.room === index + 1))
  return row.holder !== null && row.accepted_terms_at !== null && named
}

function selectionOf(row: SessionRow): OfferSelection {
  return selectionSchema.parse(row.selection)
}

async function applyPromoCode(
  context: CheckoutContext,
  row: SessionRow,
  promoCode: string | null,
): Promise<SessionChange> {
  const selection = { ...selectionOf(row), promoCode }
  const language = languageSchema.parse(row.language)
  const built = await repriceSelection({ ...context, language }, selection, { held: true })
  if (!built) throw new AppError('sold_out')
  if (promoCode !== null && !built.quote.discounts.some((discount) => discount.promotion.promoCode !== null)) {
    const taken = await takesPromoCode(context, selection)
    throw new ValidationError({ promo_code: [{ key: taken ? 'promo_code_not_lower' : 'promo_code_unknown' }] })
  }
  // The visitor asked for this price, so it becomes the one that later prices are compared with.
  return {
    promo_code: promoCode,
    selection: built.selection,
    offer: built.wire,
    price_hash: built.wire.price_hash,
  }
}

/** What was agreed to is kept as it was read, in the language of the contract. */
async function acceptTerms(context: CheckoutContext, row: SessionRow, body: UpdateSessionBody): Promise<SessionChange> {
  if (!body.accepted_terms) return { accepted_terms_at: null, accepted_text_hash: null }
  const language = body.language ?? languageSchema.parse(row.language)
  const hash = await keepTerms(context.db, { language, operator: context.operator, now: context.now })
  return { accepted_terms_at: context.now, accepted_text_hash: hash }
}

/** The guests, if there is a room and a place for each; else 400 on the field. */
export function checkGuests(
  rooms: WireOffer['rooms'],
  guests: NonNullable<UpdateSessionBody['guests']>,
): typeof guests {
  for (const guest of guests) {
    if (guest.room > rooms.length)
      throw new ValidationError({ guests: [{ key: 'guest_without_room', params: { room: guest.room } }] })
  }
  rooms.forEach((room, index) => {
    const places = room.adults + room.children_ages.length
    const given = guests.filter((guest) => guest.room === index + 1).length
    if (given > places)
      throw new ValidationError({ guests: [{ key: 'too_many_guests', params: { room: index + 1, places } }] })
  })
  return guests
}

/** 400 on the guests when nobody is named for one of the rooms. */
export function requireLeads(rooms: WireOffer['rooms'], guests: readonly { room: number }[]): void {
  rooms.forEach((_, index) => {
    if (!guests.some((guest) => guest.room === index + 1))
      throw new ValidationError({ guests: [{ key: 'lead_guest_missing', params: { room: index + 1 } }] })
  })
}

/** What the session's offer says now against what its visitor chose. */
export function changesOf(row: SessionRow): PreCheckoutAnswer['changes'] {
  return changesBetween(selectionOf(row), offerOf(row))
}

function changesBetween(chosen: OfferSelection, now: WireOffer): PreCheckoutAnswer['changes'] {
  const { charge_currency: currency, charge_value, local_fees_value } = now.price
  const money = (minor: number) => toDecimal(minor, currency)
  const instant = (at: number | null) => (at === null ? '' : new Date(at).toISOString())
  const fields: [field: string, old: string, fresh: string][] = [
    ['total', money(chosen.total), charge_value],
    ['local_fees', money(chosen.localFees), local_fees_value],
    ['availability', chosen.availability, now.availability],
    ['free_cancellation_until', instant(chosen.freeUntil), now.cancellation.free_until ?? ''],
  ]
  const changes = fields.filter(([, old, fresh]) => old !== fresh)
  if (changes.length === 0 && chosen.priceHash !== now.price_hash) {
    // Everything else being equal, the terms that a new hash stands for are the penalties.
    const old = chosen.penalties.map(([from, amount]) => `${instant(from)} ${money(amount)}`)
    const fresh = now.cancellation.penalties.map(({ from, amount }) => `${from} ${amount}`)
    changes.push(['cancellation_penalties', old.join(', '), fresh.join(', ')])
  }
  return changes.map(([field, old, fresh]) => ({ field, old, new: fresh }))
}

/** Units of each room type on every night. */
export function countUnits(roomTypeIds: readonly number[]): Units[] {
  const units = new Map<number, number>()
  for (const id of roomTypeIds) units.set(id, (units.get(id) ?? 0) + 1)
  return [...units].map(([room_type_id, count]) => ({ room_type_id, units: count }))
}

async function toWireSession(context: CheckoutContext, row: SessionRow): Promise<CheckoutSession> {
  const language = languageSchema.parse(row.language)
  const [hotel, facts] = await Promise.all([
    findAnyHotel(context.db, row.hotel_id),
    getOfferFacts(context.db, row.hotel_id),
  ])
  if (!hotel) throw new AppError('not_found')
  const state = states.parse(row.state)
  // An address that somebody finds in a browser's history days later must not open the booking.
  const recent = context.now.getTime() - row.expires_at.getTime() < rememberedMs
  const reference = state === 'completed' && recent ? await findBookingReference(context.db, row.id) : undefined
  const over = row.expires_at <= context.now && (state === 'open' || state === 'ready')
  return {
    id: row.id,
    state: over ? 'expired' : state,
    expires_at: row.expires_at.toISOString(),
    can_extend: row.extended_at === null && !over && (state === 'open' || state === 'ready'),
    seconds_left: Math.max(0, Math.floor((row.expires_at.getTime() - context.now.getTime()) / 1000)),
    hotel: toHotelCard(hotel, { language: context.language, day: row.checkin, bestOffer: null, nearMiss: null }),
    offer: wordOfferIn(context.language, offerOf(row), facts),
    price_hash: row.price_hash,
    holder: row.holder === null || !recent ? null : holderSchema.parse(row.holder),
    guests: recent ? z.array(guestSchema).parse(row.guests) : [],
    arrival_time: recent ? row.arrival_time : null,
    special_requests: recent ? row.special_requests : null,
    promo_code: row.promo_code,
    company: recent && row.company !== null ? companySchema.parse(row.company) : null,
    accepted_terms: row.accepted_terms_at !== null,
    draft: row.draft !== null && state !== 'completed' && recent ? draftSchema.parse(row.draft) : null,
    language,
    booking: reference === undefined ? null : { reference, key: bookingKey(reference, context.keys) },
  }
}
