import { describe, expect, test } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { fixtureHotel, fixtureNights, fixtureToday, writeFixture } from '../../../test/hotel-fixture.ts'
import { listWays } from '../../../test/price-oracle.ts'
import { exchange, todayAt, writeParty, writeRandomCatalogue } from '../../../test/random-catalogue.ts'
import { calendarAnswerSchema } from '../../contract/calendar.ts'
import { highlightsSchema, hotelDetailSchema, hotelListSchema, roomPricesSchema } from '../../contract/hotels.ts'
import { addDays } from '../../domain/stay-dates.ts'

const now = new Date('2027-03-01T13:00:00Z')
const { db } = await openTestDatabase()
const app = await openTestApp(db, { clock: () => now })
const hotels = await writeRandomCatalogue(db, { seed: 31, count: 10 })
const plain = fixtureHotel({
  name_bg: null,
  images: [{ key: 'fixture/front', width: 1600, height: 1000 }],
  promotions: [{ kind: 'long_stay', percent: 20, min_nights: 2, book_from: addDays(fixtureToday, -1) }],
  policies: [{ kind: 'pets', text_bg: null, text_en: 'No pets.' }],
  texts: { en: { summary: 'Two rooms.', description: 'By the sea.', highlights: [] } },
})
const mixed = fixtureHotel({ source_id: 'fixture-mixed' }, { suite: 0 })
const [double] = mixed.room_types ?? []
if (!double?.calendar) throw new Error('The fixture has no double room.')
const single = { ...double, code: 'SGL', name_en: 'Single room', base_occupancy: 1, max_adults: 1, max_children: 0 }
const crowd = { ...double, code: 'DRM', name_en: 'Dormitory', base_occupancy: 4, min_adults: 3, max_adults: 6 }
mixed.room_types = [
  ...(mixed.room_types ?? []),
  {
    ...single,
    max_occupancy: 1,
    calendar: { ...double.calendar, price: { BB: Array<number>(fixtureNights).fill(7_050) } },
  },
  { ...crowd, max_occupancy: 6 },
]
const [plainId = 0, mixedId = 0] = await writeFixture(db, [plain, mixed])
const get = (path: string, language = 'en') =>
  app.inject({ url: `/api/v1/${path}`, headers: { 'accept-language': language } })

describe('the calendar of prices', () => {
  test.each([
    [[{ adults: 2, ages: [] }]],
    [[{ adults: 1, ages: [7] }]],
    [
      [
        { adults: 2, ages: [] },
        { adults: 2, ages: [4] },
      ],
    ],
  ])('tells for %j what each night costs by itself, and the rules of arriving on it', async (rooms) => {
    for (const { id, record } of hotels) {
      const from = addDays(fixtureToday, -2)
      const to = addDays(fixtureToday, 33)
      const response = await get(`hotels/${id}/calendar/?from=${from}&to=${to}&rooms=${writeParty(rooms)}`)
      const { days, currency } = calendarAnswerSchema.parse(response.json())
      expect(currency).toBe('EUR')
      expect(days).toHaveLength(36)
      const today = todayAt(now, record)
      for (const day of days) {
        const stay = { checkin: day.date, checkout: addDays(day.date, 1), rooms, today }
        const ways = listWays(record, stay, 'stay rules')
        const lowest = Math.min(...ways.map((way) => way.total + way.localFees))
        const price = ways.length === 0 ? null : (exchange(lowest, record.currency, 'EUR') / 100).toFixed(2)
        expect([day.date, day.price, day.available]).toEqual([day.date, price, price !== null])
        if (listWays(record, stay).length > 0) expect(day).toMatchObject({ min_stay: 1, arrival_allowed: true })
      }
    }
  })

  test.each([
    ['from=2027-03-10&to=2027-03-09', { to: ['Ask for at most 100 days at a time.'] }],
    ['from=2027-03-01&to=2027-06-09', { to: ['Ask for at most 100 days at a time.'] }],
    ['from=2027-03-01', { to: ['This field is required.'] }],
    ['from=x&to=2027-03-09', { from: ['Date has wrong format. Use one of these formats instead: YYYY-MM-DD.'] }],
  ])('%s is refused', async (query, body) => {
    const response = await get(`hotels/${plainId}/calendar/?${query}`)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual(body)
  })

  test('a hundred days can be asked for', async () => {
    const response = await get(`hotels/${plainId}/calendar/?from=2027-03-01&to=2027-06-08`)
    expect(calendarAnswerSchema.parse(response.json()).days).toHaveLength(100)
  })
})

describe('the page of a hotel', () => {
  test('comes in the language of the reader, a missing text in the other, and says which', async () => {
    const english = hotelDetailSchema.parse((await get(`hotels/${plainId}/`)).json())
    const bulgarian = hotelDetailSchema.parse((await get(`hotels/${plainId}/`, 'bg')).json())
    expect(english).toMatchObject({ name: 'Proba House', text_language: 'en', description: 'By the sea.' })
    expect(bulgarian).toMatchObject({ name: 'Proba House', text_language: 'en', description: 'By the sea.' })
    expect(bulgarian).toMatchObject({ city: 'Созопол', country: 'България', policies: [{ text: 'No pets.' }] })
    expect(bulgarian.rooms.map((room) => room.name)).toEqual(['Двойна стая', 'Апартамент'])
    expect(bulgarian.amenities.flatMap((group) => group.items.map((item) => item.name))).toContain('Климатик')
    expect((await get(`hotels/${plainId}/?lang=bg`)).json()).toEqual(bulgarian)
    expect(bulgarian.breadcrumbs.map((place) => place.name)).toEqual(['България', 'Созопол'])
    expect(english).toMatchObject({ check_in: { from: '14:00', until: null }, check_out: { until: '12:00' } })
  })

  test.each(['0', '999999', '-1', 'x', '1.5', '99999999999', '%00', '1%20or%201'])('%s is not found', async (id) => {
    for (const rest of ['', 'calendar/?from=2027-03-01&to=2027-03-02', 'room_prices/']) {
      const path = `hotels/${id}/${rest}`
      const response = await get(path)
      expect(response.statusCode).toBe(404)
      expect(response.json().code).toBe('not_found')
    }
  })
})

describe('what a room costs at least', () => {
  test('is told for two, or as near to that as the room takes; not for one that is sold out', async () => {
    const { from, until, rooms } = roomPricesSchema.parse((await get(`hotels/${mixedId}/room_prices/`)).json())
    expect(from).toBe('2027-03-01')
    expect(until > from).toBe(true)
    const euro = (value: string) => ({ display_currency: 'EUR', value })
    // The tourist tax is an euro for each adult and night.
    const taxed = (local_fees: string) => ({ vat_included: true, local_fees, local_fee_codes: ['tourist_tax'] })
    const breakfast = { board: 'BB', boards: ['BB'] }
    expect(rooms).toEqual([
      { room_type: 'DBL', adults: 2, ...breakfast, price: euro('100.00'), ...taxed('2.00') },
      { room_type: 'SGL', adults: 1, ...breakfast, price: euro('70.50'), ...taxed('1.00') },
      { room_type: 'DRM', adults: 3, ...breakfast, price: euro('100.00'), ...taxed('3.00') },
    ])
  })

  test('is what the list shows of the hotel, to the cent, in any currency', async () => {
    for (const currency of ['EUR', 'GBP']) {
      const cards = hotelListSchema.parse((await get(`hotels/?page_size=100&currency=${currency}`)).json()).results
      expect(cards.length).toBeGreaterThan(5)
      for (const { id, best_offer } of cards) {
        const answer = await get(`hotels/${id}/room_prices/?currency=${currency}`)
        const couples = roomPricesSchema.parse(answer.json()).rooms.filter(({ adults }) => adults === 2)
        const payable = (room: (typeof couples)[number]) => Number(room.price.value) + Number(room.local_fees)
        const [lowest] = couples.sort((a, b) => payable(a) - payable(b))
        const detail = hotelDetailSchema.parse((await get(`hotels/${id}/?currency=${currency}`)).json())
        expect(detail.best_offer).toEqual(best_offer)
        expect(lowest).toMatchObject({
          price: best_offer?.price,
          vat_included: best_offer?.vat_included,
          local_fees: best_offer?.local_fees,
          local_fee_codes: best_offer?.local_fee_codes,
        })
      }
    }
  })

  test('is refused in an unknown currency', async () => {
    const response = await get(`hotels/${plainId}/room_prices/?currency=XXX`)
    expect(response.statusCode).toBe(400)
    expect(Object.keys(response.json())).toEqual(['currency'])
  })
})

test('the home page shows true discounts of the weekend after next, by the clock that the application was given', async () => {
  const { offers, offers_stay } = highlightsSchema.parse((await get('highlights/')).json())
  expect(offers_stay).toEqual({ checkin: '2027-03-12', checkout: '2027-03-14' })
  expect(offers.map((card) => card.id)).toEqual([plainId])
  expect(offers[0]?.best_offer).toMatchObject({ value: '160.00', prior_30d: '200.00', nights: 2, indicative: false })
})
