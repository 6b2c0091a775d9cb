import type { Kysely } from 'kysely'
import { type CancelAnswer, holderSchema } from '../../contract/checkout.ts'
import type { WireOffer } from '../../contract/offers.ts'
import { type Language, languageSchema } from '../../contract/values.ts'
import type { SessionRow } from '../checkout/checkout.service.ts'
import type { DB } from '../db/schema.ts'
import { findAnyHotel, getOfferFacts, pickText, placeText } from '../hotels/hotels.service.ts'
import { bookingKey, type Keys } from '../keys.ts'
import type { Mail } from '../mail/mail.service.ts'
import { wordOfferIn } from '../offers/offers.service.ts'
import type { BookingRow } from './bookings.repository.ts'

type MailMaker = { db: Kysely<DB>; keys: Keys }

/** Path of a booking's page in a language, with the key that opens it. */
function keyedPath(reference: string, language: Language, keys: Keys): string {
  return `${language === 'en' ? '/en' : ''}/booking/${reference}?key=${bookingKey(reference, keys)}`
}

/** What whoever orders is told at once, in the language of the contract. */
export async function writeConfirmation(
  { db, keys }: MailMaker,
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
      rooms: offer.rooms.map((room) => `${room.name}, ${room.board_name}`).join('; '),
      total: offer.price.charge_value,
      local_fees: offer.price.local_fees_value,
      currency: session.currency,
      at_property: offer.payment_type === 'property',
      free_until: offer.cancellation.free_until,
      timezone: offer.cancellation.timezone,
    },
  }
}

/** What whoever cancelled is told, with the figures that were agreed to. */
export async function writeCancellation(
  { db, keys }: MailMaker,
  row: BookingRow,
  { penalty, refund, currency }: Pick<CancelAnswer, 'penalty' | 'refund' | 'currency'>,
): Promise<Mail> {
  const language = languageSchema.parse(row.language)
  const holder = holderSchema.parse(row.holder)
  const hotel = await findAnyHotel(db, row.hotel_id)
  return {
    kind: 'booking_cancelled',
    language,
    recipient: holder.email,
    data: {
      name: holder.first_name,
      path: keyedPath(row.reference, language, keys),
      reference: row.reference,
      hotel: pickText(hotel?.nameBg, hotel?.nameEn, language).text,
      checkin: row.checkin,
      checkout: row.checkout,
      penalty,
      refund,
      currency,
      owed_to: row.payment_type === 'property' ? 'property' : 'us',
    },
  }
}
