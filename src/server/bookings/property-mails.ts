import type { Kysely } from 'kysely'
import { z } from 'zod'
import { companySchema, guestSchema, holderSchema } from '../../contract/checkout.ts'
import { offerSchema, type WireOffer } from '../../contract/offers.ts'
import { type Language, languageSchema } from '../../contract/values.ts'
import { toDecimal } from '../../domain/money.ts'
import type { Operator } from '../config.ts'
import type { DB } from '../db/schema.ts'
import { settle } from '../documents/documents.service.ts'
import { findAnyHotel, getOfferFacts, pickText } from '../hotels/hotels.service.ts'
import { type Keys, requestKey } from '../keys.ts'
import { type Mail, type ReceptionStay, readAddresses } from '../mail/mail.service.ts'
import { wordOfferIn } from '../offers/offers.service.ts'
import type { BookingRow } from './bookings.repository.ts'
import { findPropertyEmail } from './requests.repository.ts'

/** `operator`: who is written to instead of a property whose address field holds no address. */
export type MailMaker = { db: Kysely<DB>; keys: Keys; operator: Pick<Operator, 'email'> }

/** What of a booking, or of the session that becomes one, a property is told. */
export type ToldStay = Pick<
  BookingRow,
  | 'reference'
  | 'language'
  | 'holder'
  | 'guests'
  | 'hotel_id'
  | 'checkin'
  | 'checkout'
  | 'currency'
  | 'arrival_time'
  | 'special_requests'
  | 'company'
>

/** Of what is paid to us: received, and still due to us, in decimals. Nulls where it is paid at the property. */
type Received = Pick<ReceptionStay, 'paid' | 'rest'>

/** To whom mails to a property go, one to each recipient, and in what language: Bulgarian to properties in Bulgaria. */
export async function findProperty({ db, operator }: Pick<MailMaker, 'db' | 'operator'>, hotelId: number) {
  const [hotel, texts, written] = await Promise.all([
    findAnyHotel(db, hotelId),
    getOfferFacts(db, hotelId),
    findPropertyEmail(db, hotelId),
  ])
  const language: Language = hotel?.places[0]?.countryCode === 'BG' ? 'bg' : 'en'
  const own = readAddresses(written).addresses
  const recipients = own.length > 0 ? own : readAddresses(operator.email).addresses
  const phone = hotel?.phone ?? ''
  const instead = own.length > 0 ? null : { why: 'unreadable' as const, address: written ?? '', phone }
  const name = pickText(hotel?.nameBg, hotel?.nameEn, language).text
  return { hotel, texts, name, phone, language, recipients, instead }
}
export type Property = Awaited<ReturnType<typeof findProperty>>

/** Tells a property of a stay that has just been confirmed. */
export async function writePropertyBooked(maker: MailMaker, stay: ToldStay, sold: WireOffer): Promise<Mail[]> {
  const property = await findProperty(maker, stay.hotel_id)
  const [now, later] = sold.payment_schedule ?? []
  const received: Received =
    sold.payment_type === 'property'
      ? { paid: null, rest: null }
      : { paid: now?.amount ?? sold.price.charge_value, rest: later?.amount ?? null }
  const data = frame(maker, property, { stay, sold, received })
  return property.recipients.map((recipient) => ({
    kind: 'property_booked',
    language: property.language,
    recipient,
    data,
  }))
}

/**
 * Prepares what a property is told whose stay is changed: another stay (`offer`, with what is still due to us, in minor units), or
 * other guests, hour of arrival or wishes, filled in by the transaction that writes them.
 */
export async function writePropertyChanged(
  maker: MailMaker,
  row: BookingRow,
  change: { offer: WireOffer; total: number; due: number } | null,
): Promise<(after: Partial<Pick<ToldStay, 'guests' | 'arrival_time' | 'special_requests'>>) => Mail[]> {
  const property = await findProperty(maker, row.hotel_id)
  const before = offerSchema.parse(row.offer)
  const sold = change?.offer ?? before
  const { checkin, checkout } = sold
  const received = change ? receivedAfter(row, change) : receivedOf(row, before)
  const old = change && {
    checkin: row.checkin,
    checkout: row.checkout,
    rooms: wordOfferIn(property.language, before, property.texts).rooms.map(({ name }) => name),
  }
  return (after) => {
    const stay = { ...row, ...(change && { checkin, checkout }), ...after }
    const told = frame(maker, property, { stay, sold, received })
    const data = { ...told, old, what: change ? ('stay' as const) : ('guests' as const) }
    return property.recipients.map((recipient) => ({
      kind: 'property_changed',
      language: property.language,
      recipient,
      data,
    }))
  }
}

/** Tells a property that a stay of which it knows is cancelled. `penalty`: a decimal. */
export async function writePropertyCancelled(
  maker: MailMaker,
  row: BookingRow,
  { penalty, why }: { penalty: string; why: 'guest' | 'property' | 'unpaid' },
): Promise<Mail[]> {
  const property = await findProperty(maker, row.hotel_id)
  const sold = offerSchema.parse(row.offer)
  const told = frame(maker, property, { stay: row, sold, received: receivedOf(row, sold) })
  const data = { ...told, penalty, why }
  return property.recipients.map((recipient) => ({
    kind: 'property_cancelled',
    language: property.language,
    recipient,
    data,
  }))
}

/** A booking for the reception, as it stands now. */
export function describeForReception(property: Property, row: BookingRow): ReceptionStay {
  const sold = offerSchema.parse(row.offer)
  return describe(property, { stay: row, sold, received: receivedOf(row, sold) })
}

type Told = { stay: ToldStay; sold: WireOffer; received: Received }

function frame({ keys }: MailMaker, property: Property, told: Told) {
  const { name, phone, instead, language } = property
  const { reference } = told.stay
  const link = `${language === 'en' ? '/en' : ''}/request/${reference}?key=${requestKey(reference, keys)}`
  return {
    name,
    hotel: name,
    instead,
    property_phone: phone,
    // Only what the property was asked about has a page of the property's.
    path: told.sold.availability === 'on_request' ? link : null,
    stay: describe(property, told),
  }
}

function describe({ hotel, texts, language }: Property, { stay, sold, received }: Told): ReceptionStay {
  const offer = wordOfferIn(language, sold, texts)
  const holder = holderSchema.parse(stay.holder)
  const guests = z.array(guestSchema).parse(stay.guests)
  const atProperty = offer.payment_type === 'property'
  return {
    reference: stay.reference,
    checkin: stay.checkin,
    checkout: stay.checkout,
    check_in: hotel?.checkInFrom ?? '',
    check_out: hotel?.checkOutUntil ?? '',
    guest: `${holder.first_name} ${holder.last_name}`,
    phone: holder.phone,
    speaks: languageSchema.parse(stay.language),
    rooms: offer.rooms.map((room, index) => ({
      name: room.name,
      board: room.board_name.toLowerCase(),
      adults: room.adults,
      children_ages: room.children_ages,
      guests: guests
        .filter(({ room: number }) => number === index + 1)
        .map(({ first_name, last_name }) => `${first_name} ${last_name}`),
    })),
    arrival_time: stay.arrival_time,
    special_requests: stay.special_requests,
    // What is paid to us is invoiced by us.
    invoice_to: atProperty ? nameCompany(stay.company) : null,
    currency: stay.currency,
    total: offer.price.charge_value,
    local_fees: offer.price.local_fees_value,
    at_property: atProperty,
    ...received,
    free_until: offer.cancellation.free_until,
    penalties: offer.cancellation.penalties.map(({ from, amount }) => ({ from, amount })),
    timezone: offer.cancellation.timezone,
  }
}

function nameCompany(given: unknown): string | null {
  const company = given === null ? null : companySchema.parse(given)
  return company && [company.name, company.eik, company.vat, company.address, company.mol].filter(Boolean).join(', ')
}

function receivedOf(row: BookingRow, { price }: WireOffer): Received {
  if (row.payment_type === 'property') return { paid: null, rest: null }
  const { paid, dueToUs } = settle(row, price.local_fees_value)
  return { paid: toDecimal(paid, row.currency), rest: toDecimal(dueToUs, row.currency) }
}

function receivedAfter(
  row: BookingRow,
  { offer, total, due }: { offer: WireOffer; total: number; due: number },
): Received {
  if (offer.payment_type === 'property') return { paid: null, rest: null }
  return { paid: toDecimal(total - due, row.currency), rest: toDecimal(due, row.currency) }
}
