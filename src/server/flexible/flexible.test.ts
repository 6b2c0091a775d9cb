import { describe, expect, test } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { fixtureHotel, fixtureToday, writeFixture } from '../../../test/hotel-fixture.ts'
import { listWays } from '../../../test/price-oracle.ts'
import { exchange, type RandomStay, todayAt, writeParty, writeRandomCatalogue } from '../../../test/random-catalogue.ts'
import { flexibleDaysSchema, flexibleStaysSchema } from '../../contract/flexible.ts'
import { searchAnswerSchema } from '../../contract/hotels.ts'
import { addDays, countNights } from '../../domain/stay-dates.ts'

const now = new Date('2027-03-01T13:00:00Z')
const { db } = await openTestDatabase()
const app = await openTestApp(db, { clock: () => now })
const hotels = await writeRandomCatalogue(db, { seed: 77, count: 14 })
const roomsFor = (nights: number) =>
  fixtureHotel().room_types?.map((room) => ({
    ...room,
    calendar: room.calendar && { ...room.calendar, min_stay: room.calendar.price?.BB?.map(() => nights) },
  }))
const [plainId = 0, , strictId = 0, stricterId = 0] = await writeFixture(db, [
  fixtureHotel({ taxes: [], occupancy_prices: [] }),
  fixtureHotel({ source_id: 'dear-house', name_en: 'Dear House' }),
  fixtureHotel({ source_id: 'strict', name_en: 'Strict One', room_types: roomsFor(3) }),
  fixtureHotel({ source_id: 'stricter', name_en: 'Strict Two', room_types: roomsFor(5) }),
])
const parties: RandomStay['rooms'][] = [
  [{ adults: 2, ages: [] }],
  [
    { adults: 2, ages: [6] },
    { adults: 1, ages: [] },
  ],
]

async function ask(path: string, query: Record<string, string>) {
  const response = await app.inject({ url: `/api/v1/flexible/${path}/`, query })
  expect([response.statusCode, response.statusCode === 200 ? '' : response.body]).toEqual([200, ''])
  return response.json()
}

/** The lowest sum of a hotel for a stay in euro, worked out from its record alone; null when nothing is free. */
function lowest({ record }: (typeof hotels)[number], stay: Omit<RandomStay, 'rooms'>, rooms: RandomStay['rooms']) {
  const ways = listWays(record, { ...stay, rooms, today: todayAt(now, record) })
  if (ways.length === 0) return null
  // Sum and local fees are exchanged apart, as everywhere on the site.
  const sums = ways.map(
    (way) => exchange(way.total, record.currency, 'EUR') + exchange(way.localFees, record.currency, 'EUR'),
  )
  return Math.min(...sums)
}

const decimal = (amount: number | null) => (amount === null ? null : (amount / 100).toFixed(2))

describe('dates up to three days earlier or later', () => {
  test.each(parties.map((rooms) => [rooms]))('cost at a hotel, for %j, what trying every way says', async (rooms) => {
    const checkin = addDays(fixtureToday, 9)
    const checkout = addDays(checkin, 3)
    let free = 0
    for (const hotel of hotels) {
      const answer = await ask('dates', { hotel: String(hotel.id), checkin, checkout, rooms: writeParty(rooms) })
      const { stays } = flexibleStaysSchema.parse(answer)
      // 49 pairs, without the ten that leave no night between them.
      expect(stays).toHaveLength(39)
      for (const stay of stays) {
        const expected = lowest(hotel, stay, rooms)
        if (expected !== null) free += 1
        expect([hotel.id, stay.checkin, stay.checkout, stay.price]).toEqual([
          hotel.id,
          stay.checkin,
          stay.checkout,
          decimal(expected),
        ])
      }
    }
    expect(free).toBeGreaterThan(50)
  })

  test('cost in a place what the cheapest of its hotels costs, under the filters of the search', async () => {
    const checkin = addDays(fixtureToday, 9)
    const checkout = addDays(checkin, 2)
    const narrowings: Record<string, string>[] = [
      {},
      { board: 'HB,BB' },
      { free_cancellation: 'true' },
      { stars: '3,4' },
      { beds: 'twin' },
      { beds: 'double,sofa', beach_max: '900' },
    ]
    for (const filters of narrowings) {
      const { stays } = flexibleStaysSchema.parse(await ask('dates', { checkin, checkout, ...filters }))
      for (const stay of [stays[0], stays[10], stays[24], stays.at(-1)]) {
        if (!stay) continue
        const found = await app.inject({
          url: '/api/v1/search/',
          query: { checkin: stay.checkin, checkout: stay.checkout, sort: 'price', ...filters },
        })
        const best = searchAnswerSchema.parse(found.json()).results[0]?.best_offer
        const payable = best ? (Number(best.value) + Number(best.local_fees)).toFixed(2) : null
        expect([filters, stay.checkin, stay.checkout, stay.price]).toEqual([
          filters,
          stay.checkin,
          stay.checkout,
          payable,
        ])
      }
    }
  })

  test('are never in the past and never shorter than a night', async () => {
    const query = { hotel: String(plainId), checkin: fixtureToday, checkout: addDays(fixtureToday, 1) }
    const { stays } = flexibleStaysSchema.parse(await ask('dates', query))
    expect(stays.every((stay) => stay.checkin >= fixtureToday && stay.nights >= 1)).toBe(true)
    expect(stays).toContainEqual({
      ...stays[0],
      checkin: fixtureToday,
      checkout: addDays(fixtureToday, 4),
      nights: 4,
      price: '400.00',
      min_stay: null,
    })
  })

  test('say the shortest minimum stay where nothing else forbids them', async () => {
    const checkin = addDays(fixtureToday, 9)
    const query = { checkin, checkout: addDays(checkin, 3) }
    const read = async (where: Record<string, string>) => {
      const { stays } = flexibleStaysSchema.parse(await ask('dates', { ...query, ...where }))
      for (const { price, min_stay } of stays) expect(price === null || min_stay === null).toBe(true)
      return new Map(stays.map(({ checkin, nights, min_stay }) => [`${checkin} ${nights}`, min_stay]))
    }
    const nights = (count: number) => `${checkin} ${count}`
    const strict = await read({ hotel: String(strictId) })
    expect([2, 3].map((count) => strict.get(nights(count)))).toEqual([3, null])
    const stricter = await read({ hotel: String(stricterId) })
    expect([2, 4, 5].map((count) => stricter.get(nights(count)))).toEqual([5, 5, null])
    const both = await read({ name: 'Strict' })
    expect([2, 4].map((count) => both.get(nights(count)))).toEqual([3, null])
  })

  test.each([
    [{ checkin: '2027-03-10', checkout: '2027-03-10' }, 400],
    [{ checkin: '2027-03-10' }, 400],
    [{ checkin: '2026-03-10', checkout: '2026-03-12' }, 400],
    [{ checkin: '2027-03-10', checkout: '2027-03-12', rooms: 'x' }, 400],
    [{ checkin: '2027-03-10', checkout: '2027-03-12', hotel: '99999999' }, 404],
  ])('refuse %j with %i', async (query: Record<string, string>, status) => {
    expect((await app.inject({ url: '/api/v1/flexible/dates/', query })).statusCode).toBe(status)
  })
})

describe('the weeks of a month', () => {
  test('begin on each of its days from today on and cost what trying every way says', async () => {
    for (const hotel of hotels.slice(0, 6)) {
      const answer = await ask('weeks', { hotel: String(hotel.id), month: '2027-03', nights: '5' })
      const { stays } = flexibleStaysSchema.parse(answer)
      expect(stays.map((stay) => stay.checkin.slice(8))).toEqual(
        Array.from({ length: 31 }, (_, day) => String(day + 1).padStart(2, '0')),
      )
      for (const stay of stays) {
        expect(countNights(stay.checkin, stay.checkout)).toBe(5)
        expect([stay.checkin, stay.price]).toEqual([
          stay.checkin,
          decimal(lowest(hotel, stay, [{ adults: 2, ages: [] }])),
        ])
      }
    }
  })

  test('of a month that is over are none', async () => {
    expect((await ask('weeks', { hotel: String(plainId), month: '2027-02' })).stays).toEqual([])
  })

  test('need a month that is one', async () => {
    const response = await app.inject({ url: '/api/v1/flexible/weeks/', query: { month: '2027-13' } })
    expect(response.json()).toEqual({ month: ['Enter a valid value.'] })
  })
})

describe('the nights of a place', () => {
  test('cost what the cheapest calendar among its hotels says', async () => {
    const range = { from: fixtureToday, to: addDays(fixtureToday, 29) }
    const { days } = flexibleDaysSchema.parse(await ask('days', range))
    const calendars = await Promise.all(
      [...hotels.map(({ id }) => id), plainId, plainId + 1].map(async (id) =>
        (await app.inject({ url: `/api/v1/hotels/${id}/calendar/`, query: range })).json(),
      ),
    )
    expect(days).toHaveLength(30)
    for (const [index, day] of days.entries()) {
      const prices = calendars.flatMap((calendar) => calendar.days[index]?.price ?? []).map(Number)
      expect([day.date, day.price]).toEqual([day.date, prices.length === 0 ? null : Math.min(...prices).toFixed(2)])
    }
  })

  test('are asked for at most a hundred at a time', async () => {
    const query = { from: '2027-03-01', to: '2027-07-01' }
    expect((await app.inject({ url: '/api/v1/flexible/days/', query })).statusCode).toBe(400)
  })
})
