import type { Kysely } from 'kysely'
import {
  type HotelRecord,
  hotelRecordSchema,
  type PlaceRecord,
  placeRecordSchema,
} from '../src/contract/catalogue-file.ts'
import { addDays } from '../src/domain/stay-dates.ts'
import { prepareCatalogue, writeHotels, writePlaces } from '../src/server/catalogue/catalogue.service.ts'
import type { DB } from '../src/server/db/schema.ts'

/** The day on which tests that need a fixed one take place; the fixture hotel sells 120 nights from it on. */
export const fixtureToday = '2027-03-01'
export const fixtureNow = new Date('2027-03-01T09:00:00Z')
export const fixtureNights = 120

/**
 * A small house in Sozopol whose prices are easy to compute by hand: a double at 100.00 and a suite at 160.00 a night,
 * bed and breakfast paid at the property, free of charge until 3 days before arrival, then one night, then everything.
 * Tourist tax 1.00 per adult and night at the property; children under 12 half an adult's share.
 */
export function fixtureHotel(
  changes: Partial<HotelRecord> = {},
  stock: { double?: number; suite?: number } = {},
): HotelRecord {
  return {
    source_id: 'fixture-house',
    place: 'sozopol',
    kind: 'guest_house',
    stars: 3,
    name_bg: 'Къща Проба',
    name_en: 'Proba House',
    address_bg: 'ул. „Аполония“ 1',
    address_en: '1 Apolonia St',
    latitude: 42.42,
    longitude: 27.695,
    timezone: 'Europe/Sofia',
    texts: {
      bg: { summary: 'Две стаи до морето.', description: 'Къща за проби.', highlights: [] },
      en: { summary: 'Two rooms by the sea.', description: 'A house for trying things.', highlights: [] },
    },
    amenities: ['wifi', 'air_conditioning'],
    room_types: [
      {
        code: 'DBL',
        name_bg: 'Двойна стая',
        name_en: 'Double room',
        base_occupancy: 2,
        max_adults: 2,
        max_children: 1,
        max_occupancy: 3,
        calendar: calendar(10_000, stock.double ?? 5),
      },
      {
        code: 'STE',
        name_bg: 'Апартамент',
        name_en: 'Suite',
        base_occupancy: 2,
        max_adults: 4,
        max_children: 2,
        max_occupancy: 4,
        calendar: calendar(16_000, stock.suite ?? 2),
      },
    ],
    rate_plans: [
      {
        code: 'BB',
        board: 'BB',
        payment_type: 'property',
        cancellation: [
          { days_before: 3, time: '12:00', nights: 1 },
          { days_before: 0, time: '12:00', percent: 100 },
        ],
      },
    ],
    occupancy_prices: [
      { guest: 'single_use', percent: 80 },
      { guest: 'child', max_age: 11, percent: 50 },
    ],
    taxes: [
      {
        code: 'tourist_tax',
        basis: 'person_night',
        amount: 100,
        included: false,
        payable_at: 'property',
        from_age: 18,
      },
      { code: 'vat', basis: 'percent', percent: 9, included: true, payable_at: 'now' },
    ],
    ...changes,
  }
}

function calendar(price: number, allotment: number) {
  return {
    from: fixtureToday,
    price: { BB: new Array<number>(fixtureNights).fill(price) },
    price_since: { BB: addDays(fixtureToday, -100) },
    allotment,
  }
}

const places: PlaceRecord[] = [
  {
    source_id: 'bg',
    kind: 'country',
    country_code: 'BG',
    name_bg: 'България',
    name_en: 'Bulgaria',
    latitude: 42.7,
    longitude: 25.5,
  },
  {
    source_id: 'sozopol',
    kind: 'city',
    parent: 'bg',
    country_code: 'BG',
    name_bg: 'Созопол',
    name_en: 'Sozopol',
    latitude: 42.4173,
    longitude: 27.6962,
    timezone: 'Europe/Sofia',
  },
]

/** The fixture house with plans paid to us: everything at once at -10 %, or 30 % at once and the rest two weeks before. */
export function paidHotel(stock: { double?: number; suite?: number } = {}): HotelRecord {
  const house = fixtureHotel({}, stock)
  const plans = house.rate_plans ?? []
  const cancellation = plans[0]?.cancellation ?? []
  return {
    ...house,
    rate_plans: [
      ...plans,
      { code: 'NOW', parent: 'BB', board: 'BB', payment_type: 'online', adjust_percent: -10, cancellation },
      { code: 'DEP', parent: 'BB', board: 'BB', payment_type: 'deposit', deposit_percent: 30, cancellation },
    ],
  }
}

/** The paid house with plans that it confirms itself: paid to us, and paid there. It reads its mail at a known address. */
export function askedHotel(stock: { double?: number; suite?: number } = {}): HotelRecord {
  const house = paidHotel(stock)
  const plans = house.rate_plans ?? []
  const asked = {
    parent: 'BB',
    board: 'BB',
    availability: 'on_request',
    cancellation: plans[0]?.cancellation ?? [],
  } as const
  return {
    ...house,
    email: 'house@example.com',
    rate_plans: [
      ...plans,
      { ...asked, code: 'ASK', payment_type: 'online', adjust_percent: -20 },
      { ...asked, code: 'ASK_THERE', payment_type: 'property' },
    ],
  }
}

/** Writes Bulgaria, Sozopol and the hotels; answers the hotels' ids in their order. */
export async function writeFixture(db: Kysely<DB>, hotels: HotelRecord[] = [fixtureHotel()]): Promise<number[]> {
  await prepareCatalogue(db)
  await writePlaces(
    db,
    'fixture',
    places.map((place) => placeRecordSchema.parse(place)),
  )
  const report = await writeHotels(
    db,
    'fixture',
    hotels.map((hotel) => hotelRecordSchema.parse(hotel)),
    { today: fixtureToday },
  )
  if (report.refused.length > 0) throw new Error(`The fixture was refused: ${JSON.stringify(report.refused)}`)
  return hotels.map((hotel) => report.ids.get(hotel.source_id) ?? 0)
}
