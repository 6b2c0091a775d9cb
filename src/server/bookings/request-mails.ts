import type { Kysely } from 'kysely'
import { type Booking, holderSchema } from '../../contract/checkout.ts'
import { offerSchema, type WireOffer } from '../../contract/offers.ts'
import { type Language, languageSchema } from '../../contract/values.ts'
import type { RequestOutcome } from '../../domain/booking-requests.ts'
import type { Operator } from '../config.ts'
import type { DB } from '../db/schema.ts'
import { findAnyHotel, getOfferFacts, pickText } from '../hotels/hotels.service.ts'
import { bookingKey, type Keys, requestKey } from '../keys.ts'
import type { Mail } from '../mail/mail.service.ts'
import { wordOfferIn } from '../offers/offers.service.ts'
import type { BookingRow } from './bookings.repository.ts'
import { findPropertyEmail } from './requests.repository.ts'

/** `operator`: who is written to about a property that has given no address. */
export type MailMaker = { db: Kysely<DB>; keys: Keys; operator: Pick<Operator, 'email'> }

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
  const [own, property] = await Promise.all([tellGuest(maker, stay, sold), findProperty(maker, stay, sold)])
  const mails: Mail[] = [
    { ...own, kind: 'request_received', data: { ...own.data, ...facts, money: moneyOf(stay.payment_type) } },
  ]
  if (property) {
    mails.push({ ...property, kind: 'request_asked', data: { ...property.data, ...facts, guest: nameOf(stay) } })
  }
  return mails
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

/** Tells a property that it need not answer any more; none where nobody can be written to. */
export async function writeRequestOver(maker: MailMaker, row: BookingRow): Promise<Mail[]> {
  const property = await findProperty(maker, row, offerSchema.parse(row.offer))
  return property ? [{ ...property, kind: 'request_over' }] : []
}

/**
 * Tells a property that a stay is cancelled to which it had said yes; none where it was never asked, or nobody can be written to.
 * `penalty`: a decimal.
 */
export async function writeRequestCancelled(maker: MailMaker, row: BookingRow, penalty: string): Promise<Mail[]> {
  const offer = offerSchema.parse(row.offer)
  const property = offer.availability === 'on_request' ? await findProperty(maker, row, offer) : null
  if (!property) return []
  const fee = { penalty, currency: row.currency, owed_to: owedTo(row.payment_type) }
  const data = { ...property.data, ...fee, guest: nameOf(row) }
  return [{ ...property, kind: 'request_cancelled', data }]
}

/**
 * Prepares what a property is told whose confirmed stay gets other guests, another hour of arrival or other wishes, filled in by the
 * transaction that writes them; none where it was never asked, or nobody can be written to.
 */
export async function writeRequestCorrected(
  maker: MailMaker,
  row: BookingRow,
): Promise<(after: Pick<Booking, 'guests' | 'arrival_time' | 'special_requests'>) => Mail[]> {
  const offer = offerSchema.parse(row.offer)
  const property = offer.availability === 'on_request' ? await findProperty(maker, row, offer) : null
  return ({ guests, arrival_time, special_requests }) => {
    if (!property) return []
    const names = guests.map(({ first_name, last_name }) => `${first_name} ${last_name}`)
    const data = { ...property.data, guest: nameOf(row), guests: names, arrival_time, special_requests }
    return [{ ...property, kind: 'request_corrected', data }]
  }
}

const owedTo = (paymentType: string) => (paymentType === 'property' ? ('property' as const) : ('us' as const))

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

/** To the property's own address, else to us; in Bulgarian to houses in Bulgaria. */
async function findProperty(maker: MailMaker, stay: Stay, sold: WireOffer) {
  const [hotel, email] = await Promise.all([
    findAnyHotel(maker.db, stay.hotel_id),
    findPropertyEmail(maker.db, stay.hotel_id),
  ])
  const recipient = email ?? maker.operator.email
  if (!recipient) return null
  const language: Language = hotel?.places[0]?.countryCode === 'BG' ? 'bg' : 'en'
  const told = await tellStay(maker, stay, sold, language)
  const path = `/request/${stay.reference}?key=${requestKey(stay.reference, maker.keys)}`
  return { language, recipient, data: { ...told, name: told.hotel, path: inLanguage(path, language) } }
}

async function tellStay({ db }: MailMaker, stay: Stay, sold: WireOffer, language: Language) {
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
