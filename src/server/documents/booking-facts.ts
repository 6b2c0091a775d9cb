import type { Kysely } from 'kysely'
import { z } from 'zod'
import { type Company, companySchema, guestSchema, type Holder, holderSchema } from '../../contract/checkout.ts'
import { offerSchema, type WireOffer } from '../../contract/offers.ts'
import type { Language } from '../../contract/values.ts'
import { type BookingStatus, bookingStatuses } from '../../domain/booking-states.ts'
import { countNights } from '../../domain/stay-dates.ts'
import type { Config, Operator } from '../config.ts'
import type { DB } from '../db/schema.ts'
import { type DirectoryHotel, findAnyHotel, getOfferFacts, pickText, placeText } from '../hotels/hotels.service.ts'
import { type Keys, papersKey } from '../keys.ts'
import { wordOfferIn } from '../offers/offers.service.ts'
import type { BookingRow } from './documents.repository.ts'
import { type Settlement, settle } from './settlement.ts'

/** What papers are made with. */
export type PaperContext = { db: Kysely<DB>; config: Pick<Config, 'publicOrigin' | 'operator'>; keys: Keys }

/** Name and address in one language; a missing one stands in the other. */
export type Whereabouts = { name: string; address: string; city: string; country: string }

/** All that a paper of a booking tells, in the paper's language. */
export type BookingFacts = {
  reference: string
  status: BookingStatus
  /** How often it was changed. */
  version: number
  language: Language
  operator: Operator
  hotel: Whereabouts & {
    in: Record<Language, Whereabouts>
    countryCode: string
    stars: number
    phone: string | null
    latitude: number
    longitude: number
    /** HH:MM at the property. */
    checkIn: string
    checkOut: string
    timezone: string
  }
  checkin: string
  checkout: string
  nights: number
  offer: WireOffer
  currency: string
  settlement: Settlement
  /** Minor units; null while the booking stands. */
  penalty: number | null
  holder: Holder
  guests: z.infer<typeof guestSchema>[]
  company: Company | null
  arrivalTime: string | null
  requests: string | null
  createdAt: Date
  /** The booking's page, to be looked at alone: a document is shown and passed on. */
  link: string
}

/** The property of a booking as the catalogue has it, with its name and address in both languages. */
export async function findWhereabouts(
  db: Kysely<DB>,
  row: Pick<BookingRow, 'hotel_id' | 'reference'>,
): Promise<{ hotel: DirectoryHotel; in: Record<Language, Whereabouts> }> {
  const hotel = await findAnyHotel(db, row.hotel_id)
  if (!hotel) throw new Error(`The hotel of booking ${row.reference} is gone`)
  const country = hotel.places.find((place) => place.kind === 'country')
  const tell = (spoken: Language): Whereabouts => ({
    name: pickText(hotel.nameBg, hotel.nameEn, spoken).text,
    address: pickText(hotel.addressBg, hotel.addressEn, spoken).text,
    city: placeText(hotel.places[0], spoken),
    country: placeText(country, spoken),
  })
  return { hotel, in: { bg: tell('bg'), en: tell('en') } }
}

/** Gathers what a paper of a booking tells, worded in `language`. */
export async function gatherFacts(context: PaperContext, row: BookingRow, language: Language): Promise<BookingFacts> {
  const { db, config, keys } = context
  const [{ hotel, in: both }, texts] = await Promise.all([findWhereabouts(db, row), getOfferFacts(db, row.hotel_id)])
  const offer = wordOfferIn(language, offerSchema.parse(row.offer), texts)
  const country = hotel.places.find((place) => place.kind === 'country')
  return {
    reference: row.reference,
    status: z.enum(bookingStatuses).parse(row.status),
    version: row.version,
    language,
    operator: config.operator,
    hotel: {
      ...both[language],
      in: both,
      countryCode: country?.countryCode ?? hotel.places[0]?.countryCode ?? '',
      stars: hotel.stars ?? 0,
      phone: hotel.phone,
      latitude: hotel.latitude,
      longitude: hotel.longitude,
      checkIn: hotel.checkInFrom,
      checkOut: hotel.checkOutUntil,
      timezone: offer.cancellation.timezone,
    },
    checkin: row.checkin,
    checkout: row.checkout,
    nights: countNights(row.checkin, row.checkout),
    offer,
    currency: row.currency,
    settlement: settle(row, offer.price.local_fees_value),
    penalty: row.penalty,
    holder: holderSchema.parse(row.holder),
    guests: z.array(guestSchema).parse(row.guests),
    company: row.company === null ? null : companySchema.parse(row.company),
    arrivalTime: row.arrival_time,
    requests: row.special_requests,
    createdAt: row.created_at,
    link: `${config.publicOrigin}${language === 'en' ? '/en' : ''}/booking/${row.reference}?key=${papersKey(row.reference, keys)}`,
  }
}
