import { type Kysely, sql } from 'kysely'
import {
  type HotelRecord,
  hotelRecordSchema,
  type ParsedHotelRecord,
  type PlaceRecord,
  placeRecordSchema,
} from '../src/contract/catalogue-file.ts'
import { addDays } from '../src/domain/stay-dates.ts'
import { prepareCatalogue, writeHotels, writePlaces } from '../src/server/catalogue/catalogue.service.ts'
import type { DB } from '../src/server/db/schema.ts'
import { fixtureToday } from './hotel-fixture.ts'

/** Nights that random houses sell, from the fixture's day on. */
export const randomNights = 30

export const randomPlaces: PlaceRecord[] = [
  place('bg', 'country', null, 'BG', 'България', 'Bulgaria', 42.7, 25.5),
  place('burgas', 'region', 'bg', 'BG', 'Област Бургас', 'Burgas Province', 42.6, 27.4),
  place('nesebar', 'resort', 'burgas', 'BG', 'Несебър', 'Nesebar', 42.66, 27.73),
  place('sozopol', 'city', 'burgas', 'BG', 'Созопол', 'Sozopol', 42.4173, 27.6962),
  place('bansko', 'resort', 'bg', 'BG', 'Банско', 'Bansko', 41.838, 23.488),
  place('boj', 'airport', 'burgas', 'BG', 'Летище Бургас', 'Burgas Airport', 42.57, 27.515),
  place('fj', 'country', null, 'FJ', 'Фиджи', 'Fiji', -17.8, 178),
  place('taveuni', 'city', 'fj', 'FJ', 'Тавеуни', 'Taveuni', -16.85, 179.98),
]

function place(
  source_id: string,
  kind: PlaceRecord['kind'],
  parent: string | null,
  country_code: string,
  name_bg: string,
  name_en: string,
  latitude: number,
  longitude: number,
): PlaceRecord {
  const timezone = country_code === 'FJ' ? 'Pacific/Fiji' : 'Europe/Sofia'
  return { source_id, kind, parent, country_code, name_bg, name_en, latitude, longitude, timezone }
}

/** Repeatable chance: the same seed makes the same houses. */
export function createChance(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  const sometimes = (share: number) => next() < share
  const pick = <T>(list: readonly T[]): T => {
    const chosen = list[between(0, list.length - 1)]
    if (chosen === undefined) throw new Error('Nothing to pick from')
    return chosen
  }
  const some = <T>(list: readonly T[], share: number): T[] => list.filter(() => sometimes(share))
  return { next, between, sometimes, pick, some }
}
export type Chance = ReturnType<typeof createChance>

const days = Array.from({ length: randomNights + 1 }, (_, index) => addDays(fixtureToday, index))
const amenityCodes = ['wifi', 'parking', 'lift', 'fridge', 'safe', 'air_conditioning']
const towns = ['nesebar', 'sozopol', 'bansko', 'taveuni'] as const

/** A house with everything a house may have, all of it at random. */
export function randomHotel(chance: Chance, number: number): HotelRecord {
  const { between, sometimes, pick, some } = chance
  const town = randomPlaces.find((candidate) => candidate.source_id === towns[number % towns.length])
  if (!town) throw new Error('No such town')
  const longitude = town.longitude + (between(-40, 40) / 1000) * 1.5
  const rooms = Array.from({ length: between(1, 3) }, (_, index) => ({
    ...randomRoom(chance, `R${index + 1}`),
    beds: randomBeds(createChance(100 * number + index)),
  }))
  const codes = rooms.map((room) => room.code)
  return {
    source_id: `random-${number}`,
    place: town.source_id,
    kind: pick(['hotel', 'guest_house', 'villa', 'spa_hotel']),
    stars: pick([null, 1, 2, 3, 3.5, 4, 4.5, 5]),
    name_bg: `Къща ${number}`,
    name_en: `House ${number} ${pick(['Rila', 'Pirin', 'Strandzha'])}`,
    latitude: town.latitude + between(-40, 40) / 1000,
    longitude: longitude > 180 ? longitude - 360 : longitude,
    ...randomDistances(createChance(number)),
    currency: pick(['EUR', 'EUR', 'EUR', 'GBP', 'RON']),
    child_age_limit: pick([6, 12, 18]),
    popularity: between(0, 100),
    amenities: some(amenityCodes, 0.5),
    room_types: rooms,
    rate_plans: [
      { code: 'A', ...randomPlan(chance) },
      ...(sometimes(0.5)
        ? [
            {
              code: 'B',
              parent: 'A',
              adjust_percent: pick([-12.5, -5, 0, 7.25, 20]),
              supplement_adult: pick([0, 900, 1_250]),
              supplement_child: pick([0, 400, 777]),
              supplement_child_from_age: pick([0, 3, 7]),
              ...randomPlan(chance),
            },
          ]
        : []),
      { code: 'C', ...randomPlan(chance), room_types: sometimes(0.5) ? [pick(codes)] : null },
    ],
    occupancy_prices: [
      ...(sometimes(0.7) ? [{ guest: 'single_use' as const, percent: pick([60, 80.5, 95]) }] : []),
      ...(sometimes(0.3)
        ? [{ guest: 'single_use' as const, room_type: pick(codes), amount: between(3_000, 9_000) }]
        : []),
      ...(sometimes(0.6) ? [{ guest: 'extra_adult' as const, percent: pick([30, 66.67, 100]) }] : []),
      ...(sometimes(0.3) ? [{ guest: 'extra_adult' as const, position: 1, amount: between(500, 3_000) }] : []),
      ...(sometimes(0.6) ? [{ guest: 'child' as const, max_age: 5, percent: 0 }] : []),
      ...(sometimes(0.6) ? [{ guest: 'child' as const, min_age: 6, max_age: 11, percent: pick([33.33, 50]) }] : []),
      ...(sometimes(0.3)
        ? [{ guest: 'child' as const, room_type: pick(codes), position: 2, amount: between(100, 900) }]
        : []),
    ],
    promotions: some(
      [
        { kind: 'early_booking', percent: 10, min_days_before: 10, combinable: true, book_from: '2027-01-01' },
        { kind: 'long_stay', percent: 7.5, min_nights: 4, combinable: true, book_from: '2027-01-01' },
        { kind: 'last_minute', percent: 15, max_days_before: 6, book_from: '2027-01-01' },
        { kind: 'free_night', stay_nights: 4, free_nights: 1, book_from: '2027-01-01', stay_to: '2027-03-20' },
        { kind: 'long_stay', percent: 20, min_nights: 2, rate_plan: 'A', book_from: '2027-03-02' },
        { kind: 'long_stay', percent: 5, stay_from: '2027-03-10', stay_to: '2027-03-15', book_from: '2027-01-01' },
      ],
      0.25,
    ),
    taxes: some(
      [
        {
          code: 'tourist_tax',
          basis: 'person_night',
          amount: 105,
          included: false,
          payable_at: 'property',
          from_age: 16,
        },
        { code: 'cleaning_fee', basis: 'room_stay', amount: 2_499, included: false, payable_at: 'now' },
        { code: 'resort_fee', basis: 'percent', percent: 3.33, included: false, payable_at: 'now' },
        { code: 'vat', basis: 'percent', percent: 9, included: true, payable_at: 'now' },
      ],
      0.5,
    ),
    reviews: Array.from({ length: between(0, 3) }, (_, index) => ({
      author: `Guest ${index}`,
      traveller: 'couple' as const,
      language: 'bg' as const,
      score: between(12, 20) / 2,
      stayed_in: '2026-08-01',
    })),
  }
}

/** Three of four houses are on the sea. */
function randomDistances({ between, sometimes }: Chance) {
  return { beach_metres: sometimes(0.75) ? between(0, 1_500) : null, centre_metres: between(50, 4_000) }
}

function randomBeds({ pick }: Chance): NonNullable<NonNullable<HotelRecord['room_types']>[number]['beds']> {
  return pick([
    [],
    [{ type: 'double', count: 1 }],
    [{ type: 'king', count: 1 }],
    [{ type: 'single', count: 1 }],
    [{ type: 'single', count: 2 }],
    [
      { type: 'double', count: 1 },
      { type: 'sofa', count: 1 },
    ],
    [{ type: 'bunk', count: 2 }],
  ])
}

type PlanFacts = Omit<NonNullable<HotelRecord['rate_plans']>[number], 'code'>

function randomPlan({ pick, sometimes }: Chance): PlanFacts {
  const payment = sometimes(0.85) ? 'property' : pick(['online', 'deposit'] as const)
  return {
    board: pick(['RO', 'BB', 'HB', 'AI']),
    payment_type: payment,
    deposit_percent: payment === 'deposit' ? 30 : null,
    ...(sometimes(0.1) ? { availability: 'on_request' } : {}),
    ...(sometimes(0.1) ? { audience: pick(['signed_in', 'partner']) } : {}),
    cancellation: pick([
      [],
      [{ days_before: null, percent: 100 }],
      [{ days_before: pick([2, 9]), time: '18:00', percent: 50 }],
    ]),
  }
}

function randomRoom(
  { between, sometimes, pick, some }: Chance,
  code: string,
): NonNullable<HotelRecord['room_types']>[number] {
  const base = between(1, 3)
  const maxAdults = between(base, 4)
  const allotment = Array.from({ length: randomNights }, () => (between(0, 9) === 0 ? 0 : between(1, 3)))
  const price = between(40, 250) * 100
  const prices = () =>
    Array.from({ length: randomNights }, () => (sometimes(0.02) ? null : price + between(-3, 3) * 333))
  return {
    code,
    name_bg: `Стая ${code}`,
    name_en: `Room ${code}`,
    base_occupancy: base,
    min_adults: sometimes(0.15) ? 2 : 1,
    max_adults: maxAdults,
    max_children: between(0, 3),
    max_occupancy: maxAdults + between(0, 2),
    calendar: {
      from: fixtureToday,
      price: { A: prices(), C: sometimes(0.5) ? prices() : [] },
      price_since: { A: '2026-06-01', C: '2026-06-01' },
      allotment,
      free: allotment.map((units) => between(Math.min(units, 1), units)),
      min_stay: Array.from({ length: randomNights }, () => (sometimes(0.2) ? between(2, 5) : 1)),
      max_stay: sometimes(0.2) ? between(3, 6) : null,
      release_days: pick([0, 0, 0, 2, 7]),
      stop_sell: some(days, 0.03),
      closed_to_arrival: some(days, 0.08),
      closed_to_departure: some(days, 0.08),
    },
  }
}

/** Units of each currency for one euro, in ten-thousandths. */
export const ratesOfTest: Record<string, number> = { EUR: 10_000, GBP: 8_437, RON: 50_712, USD: 10_855 }

/** An amount in another currency, half up. */
export function exchange(amount: number, from: string, to: string): number {
  const [source, target] = [ratesOfTest[from] ?? 0, ratesOfTest[to] ?? 0]
  return from === to ? amount : Math.floor((2 * amount * target + source) / (2 * source))
}

export type RandomHotel = { id: number; record: ParsedHotelRecord }

/** Writes the places, exchange rates and so many random houses. */
export async function writeRandomCatalogue(
  db: Kysely<DB>,
  { seed, count }: { seed: number; count: number },
): Promise<RandomHotel[]> {
  const chance = createChance(seed)
  const records = Array.from({ length: count }, (_, index) => hotelRecordSchema.parse(randomHotel(chance, index)))
  for (const [currency, rate] of Object.entries(ratesOfTest))
    await sql`INSERT INTO exchange_rate VALUES (${currency}, ${rate / 10_000}::numeric, ${fixtureToday}::date)`.execute(
      db,
    )
  return writeRecords(db, records)
}

/** Writes the places and the given houses. */
export async function writeRecords(db: Kysely<DB>, records: ParsedHotelRecord[]): Promise<RandomHotel[]> {
  await prepareCatalogue(db)
  const places = randomPlaces.map((record) => placeRecordSchema.parse(record))
  await writePlaces(db, 'fixture', places)
  const report = await writeHotels(db, 'fixture', records, { today: fixtureToday })
  if (report.refused.length > 0) throw new Error(`Refused: ${JSON.stringify(report.refused)}`)
  return records.map((record) => ({ id: report.ids.get(record.source_id) ?? 0, record }))
}

export type RandomStay = { checkin: string; checkout: string; rooms: { adults: number; ages: number[] }[] }

/** A stay of one to six nights for one to three rooms, some of which no house can take. */
export function randomStay({ between, pick }: Chance): RandomStay {
  const checkin = addDays(fixtureToday, between(1, randomNights - 6))
  return {
    checkin,
    checkout: addDays(checkin, pick([1, 2, 2, 3, 4, 5, 6])),
    rooms: pick([
      [{ adults: 2, ages: [] }],
      [{ adults: 2, ages: [] }],
      [{ adults: 1, ages: [] }],
      [{ adults: 2, ages: [7] }],
      [{ adults: 2, ages: [3, 11] }],
      [{ adults: 1, ages: [12, 0] }],
      [{ adults: 3, ages: [] }],
      [
        { adults: 2, ages: [] },
        { adults: 2, ages: [5] },
      ],
      [
        { adults: 1, ages: [] },
        { adults: 2, ages: [16, 6] },
        { adults: 2, ages: [] },
      ],
      [
        { adults: 2, ages: [] },
        { adults: 5, ages: [] },
      ],
    ]),
  }
}

/** The party as `search/` reads it. */
export function writeParty(rooms: RandomStay['rooms']): string {
  return rooms.map(({ adults, ages }) => (ages.length > 0 ? `${adults}-${ages.join(',')}` : `${adults}`)).join(';')
}

/** The house's own day at an instant. */
export function todayAt(instant: Date, hotel: ParsedHotelRecord): string {
  const timeZone = hotel.place === 'taveuni' ? 'Pacific/Fiji' : 'Europe/Sofia'
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(instant)
}
