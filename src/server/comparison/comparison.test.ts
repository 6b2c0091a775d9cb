import { describe, expect, test } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { fixtureHotel, fixtureToday, writeFixture } from '../../../test/hotel-fixture.ts'
import { comparisonSchema, similarHotelsSchema } from '../../contract/comparison.ts'
import { addDays } from '../../domain/stay-dates.ts'

const now = new Date('2027-03-01T13:00:00Z')
const { db } = await openTestDatabase()
const app = await openTestApp(db, { clock: () => now })
const house = (source_id: string, changes: Parameters<typeof fixtureHotel>[0] = {}, stock = {}) =>
  fixtureHotel({ source_id, name_en: source_id, ...changes }, stock)
/** Around the corner and much alike, but twice as dear. */
const dearRooms = fixtureHotel().room_types?.map((room) => ({
  ...room,
  calendar: room.calendar && {
    ...room.calendar,
    price: { BB: (room.calendar.price?.BB ?? []).map((price) => (price ?? 0) * 2) },
  },
}))
const beddedRooms = fixtureHotel().room_types?.map((room) => ({
  ...room,
  beds: [{ type: 'double' as const, count: 1 }],
  size_m2: room.code === 'DBL' ? 21 : 38,
}))
const [breakfast] = fixtureHotel().rate_plans ?? []
/** Half board for a quarter more, never refunded. */
const dinnerPlans = breakfast && [
  breakfast,
  {
    ...breakfast,
    code: 'HB',
    parent: 'BB',
    board: 'HB' as const,
    adjust_percent: 25,
    cancellation: [{ days_before: null, percent: 100 }],
  },
]
const ids = await writeFixture(db, [
  house('first'),
  house('twin', { amenities: ['wifi', 'pets_allowed'] }),
  house('full', {}, { double: 0, suite: 0 }),
  house('far', { latitude: 44.5 }),
  house('other', { kind: 'apartment', stars: 4, latitude: 42.47, amenities: ['parking'] }),
  house('dear', { room_types: dearRooms }),
  house('grand', { stars: 5, amenities: ['free_parking'], room_types: beddedRooms }),
  house('table', { latitude: 40.5, rate_plans: dinnerPlans }),
])
const [first = 0, twin = 0, full = 0, far = 0] = ids
const [grand = 0, table = 0] = ids.slice(-2)
const stay = { checkin: addDays(fixtureToday, 10), checkout: addDays(fixtureToday, 12) }
const get = (path: string, query: Record<string, string>, language = 'en') =>
  app.inject({ url: `/api/v1/hotels/${path}/`, query, headers: { 'accept-language': language } })

describe('hotels side by side', () => {
  test('stand in the order asked for, with the price of the stay and what any of them offers', async () => {
    const response = await get('compare', { ids: `${twin},${first},${full}`, ...stay })
    const { hotels, amenities, checkin } = comparisonSchema.parse(response.json())
    expect(hotels.map((hotel) => hotel.id)).toEqual([twin, first, full])
    expect(checkin).toBe(stay.checkin)
    expect(hotels.map((hotel) => hotel.best_offer?.value ?? hotel.near_miss?.reason)).toEqual([
      '200.00',
      '200.00',
      'sold_out',
    ])
    expect(hotels[0]?.best_offer?.local_fees).toBe('4.00')
    expect(hotels.map((hotel) => hotel.amenities.toSorted())).toEqual([
      ['pets_allowed', 'wifi'],
      ['air_conditioning', 'wifi'],
      ['air_conditioning', 'wifi'],
    ])
    expect(amenities.map(({ name, group }) => [name, group])).toEqual([
      ['Air conditioning', 'room'],
      ['Free Wi-Fi', 'room'],
      ['Pets welcome', 'hotel'],
    ])
  })

  test('say beds and size of the rooms that the price is for, and that free parking is parking', async () => {
    const ask = async (rooms: string) => {
      const response = await get('compare', { ids: String(grand), ...stay, rooms })
      return comparisonSchema.parse(response.json()).hotels[0]
    }
    const double = { beds: [{ type: 'double', count: 1 }], size: 21 }
    expect((await ask('2'))?.rooms).toEqual([double])
    expect((await ask('2;4'))?.rooms).toEqual([double, { ...double, size: 38 }])
    expect((await ask('2'))?.amenities.toSorted()).toEqual(['free_parking', 'parking'])
  })

  test('are priced with what was chosen among their offers, as in the list; one that has no such offer says so', async () => {
    const compare = async (wishes: Record<string, string>) => {
      const response = await get('compare', { ids: `${table},${first},${full}`, ...stay, ...wishes })
      const { hotels } = comparisonSchema.parse(response.json())
      return hotels.map(({ best_offer: best, unlike_wished: unlike }) => [best?.value, best?.board, unlike])
    }
    const [plain, none] = [
      ['200.00', 'BB', false],
      [undefined, undefined, false],
    ]
    expect(await compare({})).toEqual([plain, plain, none])
    expect(await compare({ board: 'HB,AI' })).toEqual([['250.00', 'HB', false], ['200.00', 'BB', true], none])
    // Half board is never free to cancel here.
    expect(await compare({ board: 'HB', free_cancellation: 'true' })).toEqual([
      ['200.00', 'BB', true],
      ['200.00', 'BB', true],
      none,
    ])
    expect(await compare({ pay_at_property: 'true' })).toEqual([plain, plain, none])
  })

  test('without dates have an indicative price', async () => {
    const { hotels, checkin } = comparisonSchema.parse((await get('compare', { ids: String(first) })).json())
    expect([checkin, hotels[0]?.best_offer?.indicative, hotels[0]?.best_offer?.value]).toEqual([null, true, '100.00'])
  })

  test('are four at most, each once; unknown ones are left out', async () => {
    const response = await get('compare', { ids: `${first},${first},99999999,${ids.join(',')}` })
    expect(comparisonSchema.parse(response.json()).hotels.map((hotel) => hotel.id)).toEqual(ids.slice(0, 4))
  })

  test.each([[{ ids: '' }], [{ ids: '1;2' }], [{}], [{ ids: '1', rooms: 'x' }], [{ ids: '1', checkin: '2027-03-09' }]])(
    'refuse %j',
    async (query: Record<string, string>) => {
      expect((await get('compare', query)).statusCode).toBe(400)
    },
  )
})

describe('similar hotels', () => {
  test('are near, free for the stay, of about the same stars and price, and say why; the likest comes first', async () => {
    const { hotels } = similarHotelsSchema.parse((await get(`${first}/similar`, stay)).json())
    expect(hotels.map((hotel) => hotel.name)).toEqual(['twin', 'other'])
    expect(hotels[0]).toMatchObject({ distance_km: 0, reasons: ['near', 'price', 'stars', 'kind'] })
    expect(hotels[1]).toMatchObject({ distance_km: 5.6, reasons: ['place', 'price'] })
    expect(hotels[0]?.best_offer?.value).toBe('200.00')
  })

  test('without dates go by the price of a night', async () => {
    const { hotels } = similarHotelsSchema.parse((await get(`${first}/similar`, {})).json())
    expect(hotels[0]?.best_offer).toMatchObject({ indicative: true, value: '100.00' })
  })

  test('of a lonely house are none, of an unknown one 404', async () => {
    expect((await get(`${far}/similar`, stay)).json()).toEqual({ hotels: [] })
    expect((await get('99999999/similar', stay)).statusCode).toBe(404)
  })
})
