import { holderSchema } from '../../contract/checkout.ts'
import { offerSchema, type WireOffer } from '../../contract/offers.ts'
import { type Language, languageSchema } from '../../contract/values.ts'
import type { RequestOutcome } from '../../domain/booking-requests.ts'
import { findAnyHotel, getOfferFacts, pickText } from '../hotels/hotels.service.ts'
import { bookingKey, requestKey } from '../keys.ts'
import type { Mail } from '../mail/mail.service.ts'
import { wordOfferIn } from '../offers/offers.service.ts'
import type { BookingRow } from './bookings.repository.ts'
import { findProperty, type MailMaker, type Property } from './property-mails.ts'

type Stay = Pick<
  BookingRow,
  'reference' | 'language' | 'holder' | 'hotel_id' | 'checkin' | 'checkout' | 'currency' | 'payment_type'
>

/** The first mails of a request: to its guest that it waits, to its property with the link to answer by. */
export async function writeRequestMails(
  maker: MailMaker,
  stay: Stay,
  sold: WireOffer,
  answerBy: Date,
): Promise<Mail[]> {
  const facts = { answer_by: answerBy.toISOString(), timezone: sold.cancellation.timezone, ...priceOf(stay, sold) }
  const [own, property] = await Promise.all([tellGuest(maker, stay, sold), findProperty(maker, stay.hotel_id)])
  const asked = { ...(await tellProperty(maker, property, stay, sold)), ...facts, guest: nameOf(stay) }
  return [
    { ...own, kind: 'request_received', data: { ...own.data, ...facts, money: moneyOf(stay.payment_type) } },
    ...property.recipients.map(
      (recipient): Mail => ({ kind: 'request_asked', language: property.language, recipient, data: asked }),
    ),
  ]
}

/** Tells a guest that no stay came of a request. `note`: the property's own words. */
export async function writeRequestEnded(
  maker: MailMaker,
  row: BookingRow,
  end: { outcome: Exclude<RequestOutcome, 'confirmed' | 'withdrawn'>; note?: string | null },
): Promise<Mail> {
  const own = await tellGuest(maker, row, offerSchema.parse(row.offer))
  const { outcome, note = null } = end
  return { ...own, kind: 'request_ended', data: { ...own.data, outcome, note, money: moneyOf(row.payment_type) } }
}

/** Tells a property that it need not answer any more. */
export async function writeRequestOver(maker: MailMaker, row: BookingRow): Promise<Mail[]> {
  const property = await findProperty(maker, row.hotel_id)
  const data = await tellProperty(maker, property, row, offerSchema.parse(row.offer))
  return property.recipients.map((recipient) => ({
    kind: 'request_over',
    language: property.language,
    recipient,
    data,
  }))
}

function nameOf(stay: Stay): string {
  const holder = holderSchema.parse(stay.holder)
  return `${holder.first_name} ${holder.last_name}`
}

const moneyOf = (paymentType: string) => (paymentType === 'property' ? ('property' as const) : ('card' as const))

function priceOf(stay: Stay, offer: WireOffer) {
  return { total: offer.price.charge_value, local_fees: offer.price.local_fees_value, currency: stay.currency }
}

async function tellGuest(maker: MailMaker, stay: Stay, sold: WireOffer) {
  const language = languageSchema.parse(stay.language)
  const holder = holderSchema.parse(stay.holder)
  const path = `/booking/${stay.reference}?key=${bookingKey(stay.reference, maker.keys)}`
  const data = {
    ...(await tellStay(maker, stay, sold, language)),
    name: holder.first_name,
    path: inLanguage(path, language),
  }
  return { language, recipient: holder.email, data }
}

async function tellProperty(maker: MailMaker, { language, instead, phone }: Property, stay: Stay, sold: WireOffer) {
  const told = await tellStay(maker, stay, sold, language)
  const path = `/request/${stay.reference}?key=${requestKey(stay.reference, maker.keys)}`
  return { ...told, name: told.hotel, instead, property_phone: phone, path: inLanguage(path, language) }
}

async function tellStay({ db }: Pick<MailMaker, 'db'>, stay: Stay, sold: WireOffer, language: Language) {
  const [hotel, facts] = await Promise.all([findAnyHotel(db, stay.hotel_id), getOfferFacts(db, stay.hotel_id)])
  const offer = wordOfferIn(language, sold, facts)
  return {
    reference: stay.reference,
    hotel: pickText(hotel?.nameBg, hotel?.nameEn, language).text,
    checkin: stay.checkin,
    checkout: stay.checkout,
    rooms: offer.rooms.map((room) => `${room.name}, ${room.board_name.toLowerCase()}`).join('; '),
  }
}

function inLanguage(path: string, language: Language): string {
  return `${language === 'en' ? '/en' : ''}${path}`
}
