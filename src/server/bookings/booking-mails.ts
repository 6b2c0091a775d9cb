import type { Kysely } from 'kysely'
import { type CancelAnswer, holderSchema } from '../../contract/checkout.ts'
import { offerSchema, type WireOffer } from '../../contract/offers.ts'
import { type Language, languageSchema } from '../../contract/values.ts'
import { toDecimal } from '../../domain/money.ts'
import type { SessionRow } from '../checkout/checkout.service.ts'
import type { DB } from '../db/schema.ts'
import { findAnyHotel, getOfferFacts, pickText, placeText } from '../hotels/hotels.service.ts'
import { bookingKey, type Keys } from '../keys.ts'
import type { Mail } from '../mail/mail.service.ts'
import { wordOfferIn } from '../offers/offers.service.ts'
import type { BookingRow } from './bookings.repository.ts'
import { type MailMaker, type ToldStay, writePropertyBooked } from './property-mails.ts'

type GuestMailMaker = { db: Kysely<DB>; keys: Keys }

/** Path of a booking's page in a language, with the key that opens it. */
function keyedPath(reference: string, language: Language, keys: Keys): string {
  return `${language === 'en' ? '/en' : ''}/booking/${reference}?key=${bookingKey(reference, keys)}`
}

/** What is told when a stay is confirmed, however that comes about: to its guest, and to its property what reception needs. */
export async function writeConfirmations(maker: MailMaker, stay: ToldStay, sold: WireOffer): Promise<Mail[]> {
  const [toGuest, toProperty] = await Promise.all([
    writeConfirmation(maker, stay, sold, stay.reference),
    writePropertyBooked(maker, stay, sold),
  ])
  return [toGuest, ...toProperty]
}

/** What whoever orders is told at once, in the language of the contract. */
async function writeConfirmation(
  { db, keys }: GuestMailMaker,
  session: Pick<SessionRow, 'language' | 'holder' | 'hotel_id' | 'checkin' | 'checkout' | 'currency'>,
  sold: WireOffer,
  reference: string,
): Promise<Mail> {
  const language = languageSchema.parse(session.language)
  const holder = holderSchema.parse(session.holder)
  const [hotel, facts] = await Promise.all([findAnyHotel(db, session.hotel_id), getOfferFacts(db, session.hotel_id)])
  const offer = wordOfferIn(language, sold, facts)
  return {
    kind: 'booking_confirmed',
    language,
    recipient: holder.email,
    data: {
      name: holder.first_name,
      path: keyedPath(reference, language, keys),
      reference,
      hotel: pickText(hotel?.nameBg, hotel?.nameEn, language).text,
      city: placeText(hotel?.places[0], language),
      checkin: session.checkin,
      checkout: session.checkout,
      check_in: hotel?.checkInFrom ?? '',
      check_out: hotel?.checkOutUntil ?? '',
      rooms: offer.rooms.map((room) => `${room.name}, ${room.board_name.toLowerCase()}`).join('; '),
      total: offer.price.charge_value,
      local_fees: offer.price.local_fees_value,
      currency: session.currency,
      at_property: offer.payment_type === 'property',
      ...cardParts(offer),
      free_until: offer.cancellation.free_until,
      timezone: offer.cancellation.timezone,
    },
  }
}

/** What of an offer is paid with a card, with the order and later. */
function cardParts({ payment_type: type, payment_schedule: parts, price }: WireOffer) {
  if (type === 'property') return { paid: null, rest: null }
  const [now, later] = parts ?? []
  const rest = later?.due_at ? { sum: later.amount, due_at: later.due_at } : null
  return { paid: now?.amount ?? price.charge_value, rest }
}

/**
 * The frame of a mail about a booking's money, in the language of the contract. Undefined when nobody is named in it any more.
 */
export async function describeBooking({ db, keys }: GuestMailMaker, row: BookingRow) {
  return row.person_forgotten_at === null ? frameMail({ db, keys }, row) : undefined
}

/** The link of a booking anew, in the language of who asks for it. */
export async function writeBookingLink(maker: GuestMailMaker, row: BookingRow, language: Language): Promise<Mail> {
  const { recipient, told } = await frameMail(maker, row, language)
  return { kind: 'booking_link', language, recipient, data: told }
}

/** To whom a mail about a booking goes, and what each of them tells. */
async function frameMail(
  { db, keys }: GuestMailMaker,
  row: BookingRow,
  language: Language = languageSchema.parse(row.language),
) {
  const holder = holderSchema.parse(row.holder)
  const hotel = await findAnyHotel(db, row.hotel_id)
  const { reference, checkin, checkout } = row
  const name = holder.first_name
  const path = keyedPath(reference, language, keys)
  const told = {
    name,
    path,
    reference,
    hotel: pickText(hotel?.nameBg, hotel?.nameEn, language).text,
    checkin,
    checkout,
  }
  return { language, recipient: holder.email, told, timezone: hotel?.timezone ?? 'Europe/Sofia' }
}

/**
 * What whoever changed a booking is told: the stay as it is from now on and as it was. @param change minor units; null: only
 * names, arrival or wishes changed.
 */
export async function writeChange(
  { db, keys }: GuestMailMaker,
  row: BookingRow,
  change: { offer: WireOffer; total: number; due: number; refund: number } | null,
): Promise<Mail> {
  const { language, currency, reference } = row
  const confirmed = await writeConfirmation({ db, keys }, row, change?.offer ?? offerSchema.parse(row.offer), reference)
  if (confirmed.kind !== 'booking_confirmed') throw new Error(`No confirmation in ${language}`)
  const decimal = (minor: number) => toDecimal(minor, currency)
  return {
    ...confirmed,
    kind: 'booking_changed',
    data: {
      ...confirmed.data,
      ...(change && { checkin: change.offer.checkin, checkout: change.offer.checkout }),
      what: change ? 'stay' : 'guests',
      old_checkin: row.checkin,
      old_checkout: row.checkout,
      old_total: decimal(row.total),
      due: decimal(change?.due ?? 0),
      refund: decimal(change?.refund ?? 0),
    },
  }
}

/**
 * What the guest of a cancelled booking is told, with the figures that were agreed to.
 * @param why they asked for it, or never paid the rest.
 */
export async function writeCancellation(
  maker: GuestMailMaker,
  row: BookingRow,
  { penalty, refund, currency }: Pick<CancelAnswer, 'penalty' | 'refund' | 'currency'>,
  why: 'asked' | 'unpaid' = 'asked',
): Promise<Mail> {
  const { language, recipient, told } = await frameMail(maker, row)
  const owedTo = row.payment_type === 'property' ? 'property' : 'us'
  return {
    kind: 'booking_cancelled',
    language,
    recipient,
    data: { ...told, penalty, refund, currency, owed_to: owedTo, why },
  }
}

/** What a guest is told whose booking we had to cancel. `refund`: what goes back, a decimal. */
export async function writeCalledOff(maker: GuestMailMaker, row: BookingRow, refund: string): Promise<Mail> {
  const { language, recipient, told } = await frameMail(maker, row)
  return { kind: 'booking_called_off', language, recipient, data: { ...told, refund, currency: row.currency } }
}
