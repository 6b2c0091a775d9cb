import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { type AskedRoom, createBuyer } from '../../../test/buyer.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { fixtureHotel, fixtureNow, writeFixture } from '../../../test/hotel-fixture.ts'
import { resetHouse } from '../../../test/stock.ts'
import type { HotelRecord } from '../../contract/catalogue-file.ts'
import type { WireOffer } from '../../contract/offers.ts'

const { db } = await openTestDatabase()
const app = await openTestApp(db, { clock: () => fixtureNow })
const buyer = createBuyer(app)
const promotions: HotelRecord['promotions'] = [
  { kind: 'promo_code', promo_code: 'Море-15', percent: 15, name_en: 'Sea', book_from: '2027-01-01' },
  { kind: 'promo_code', promo_code: 'OLD99', percent: 50, book_from: '2026-01-01', book_to: '2027-02-28' },
]
const bare: HotelRecord = {
  ...fixtureHotel(),
  source_id: 'bare',
  room_types: [],
  rate_plans: [],
  occupancy_prices: [],
  taxes: [],
}
const [hotelId = 0, bareId = 0] = await writeFixture(db, [fixtureHotel({ promotions }, { double: 3, suite: 2 }), bare])
await sql`INSERT INTO exchange_rate (currency, per_euro, as_of) VALUES ('USD', 1.0853, '2027-03-01')`.execute(db)
const stay = { hotel_id: hotelId, checkin: '2027-04-10', checkout: '2027-04-13' }
const ask = (rooms: AskedRoom[], more: object = {}) => buyer.ask({ ...stay, rooms, ...more })
const inType = (offers: WireOffer[], ...types: string[]) =>
  offers.find((offer) => offer.rooms.map((room) => room.room_type).join() === types.join())
const send = (body: object, language = 'en') =>
  buyer.send('POST', 'generate_hotel_offers/', body, { 'accept-language': language })

beforeEach(() => resetHouse(db, 10_000))

describe('an offer', () => {
  test('tells room, board, price, fees, terms and when it ends', async () => {
    await sql`UPDATE nightly_price SET amount = 16000 FROM room_type
      WHERE room_type.id = room_type_id AND room_type.code = 'STE'`.execute(db)
    const answer = await ask([{ adults: 2, children_ages: [5] }], { currency: 'USD' })
    expect(answer.offers.map((offer) => offer.rooms[0]?.room_type)).toEqual(['DBL', 'STE'])
    // 100.00 + half of an adult's 50.00 = 125.00 a night; tourist tax 2 x 3 x 1.00 at the house.
    expect(answer.offers[0]).toMatchObject({
      hotel_id: hotelId,
      checkin: stay.checkin,
      checkout: stay.checkout,
      expires_at: '2027-03-01T09:30:00.000Z',
      rate_plan: 'BB',
      payment_type: 'property',
      availability: 'instant',
      rooms_left: 3,
      rooms: [{ name: 'Double room', board_code: 'BB', board_name: 'Breakfast', adults: 2, children_ages: [5] }],
      price: {
        display_currency: 'USD',
        // 375.00 x 1.0853 = 406.9875
        value: '406.99',
        charge_currency: 'EUR',
        charge_value: '375.00',
        base: '375.00',
        local_fees_value: '6.00',
        prior_30d: null,
        promotions: [],
        nightly: [
          { night: '2027-04-10', value: '125.00' },
          { night: '2027-04-11', value: '125.00' },
          { night: '2027-04-12', value: '125.00' },
        ],
        taxes_fees: [
          {
            code: 'tourist_tax',
            name: 'Tourist tax',
            amount: '6.00',
            included: false,
            mandatory: true,
            payable_at: 'property',
          },
          { code: 'vat', name: 'VAT', amount: '30.96', included: true, mandatory: true, payable_at: 'now' },
        ],
      },
      cancellation: { refundable: true, free_until: '2027-04-07T09:00:00.000Z', timezone: 'Europe/Sofia' },
      receipt: [
        { kind: 'night', name: 'Night', quantity: 3, unit_amount: '100.00', amount: '300.00', adds_up: true },
        { kind: 'child', name: 'Child of 5', quantity: 3, unit_amount: '25.00', amount: '75.00', adds_up: true },
        { kind: 'local_fee', amount: '6.00', adds_up: false },
        { kind: 'vat', amount: '30.96', adds_up: false },
      ],
    })
  })

  test('is one for each room type that takes the whole party, and the cheapest mixture where that saves', async () => {
    await sql`UPDATE nightly_price SET amount = 16000 FROM room_type
      WHERE room_type.id = room_type_id AND room_type.code = 'STE'`.execute(db)
    const couple = { adults: 2 }
    const two = await ask([couple, couple])
    expect(two.offers.map((offer) => [offer.rooms.map((room) => room.room_type), offer.price.charge_value])).toEqual([
      [['DBL', 'DBL'], '600.00'],
      [['STE', 'STE'], '960.00'],
    ])
    expect(two.offers.map((offer) => offer.rooms_left)).toEqual([1, 1])
    // The double takes no four adults: a double for the couple and a suite, two shares of 80.00 more a night.
    const mixed = await ask([couple, { adults: 4 }])
    expect(inType(mixed.offers, 'DBL', 'STE')).toMatchObject({
      price: { charge_value: '1260.00', local_fees_value: '18.00' },
      rooms_left: 2,
    })
    expect(inType(mixed.offers, 'STE', 'STE')).toMatchObject({ price: { charge_value: '1440.00' }, rooms_left: 1 })
    expect(mixed.offers).toHaveLength(2)
    // Four rooms are more than either type has: only together do they do.
    const four = await ask([couple, couple, couple, couple])
    expect(four.offers.map((offer) => offer.rooms.map((room) => room.room_type).sort())).toEqual([
      ['DBL', 'DBL', 'DBL', 'STE'],
    ])
    expect(four.offers[0]?.rooms_left).toBe(1)
    expect((await ask(Array.from({ length: 6 }, () => couple))).near_miss).toEqual({ reason: 'sold_out' })
  })

  test('with a promo code in any case is cheaper and says so; any other code changes nothing', async () => {
    const couple = [{ adults: 2 }]
    for (const promo_code of ['море-15', ' МОРЕ-15 ', 'Море-15']) {
      expect((await ask(couple, { promo_code })).offers[0]).toMatchObject({
        price: {
          charge_value: '255.00',
          base: '300.00',
          prior_30d: null,
          promotions: [{ name: 'Sea', kind: 'promo_code', amount: '45.00' }],
        },
      })
    }
    for (const promo_code of ['море-1', 'OLD99', '', '%', 'море-15море-15'])
      expect((await ask(couple, { promo_code })).offers[0]?.price.charge_value).toBe('300.00')
  })

  test('says how many rooms are left only when they are few', async () => {
    for (const [free, left] of [
      [3, 3],
      [5, 5],
      [6, null],
    ]) {
      await sql`UPDATE inventory SET allotment = 9, free = 9`.execute(db)
      await sql`UPDATE inventory SET free = ${free} WHERE night = '2027-04-11'`.execute(db)
      expect((await ask([{ adults: 2 }])).offers[0]?.rooms_left).toBe(left)
    }
    await sql`UPDATE inventory SET allotment = CASE WHEN code = 'DBL' THEN 3 ELSE 2 END FROM room_type
      WHERE room_type.id = room_type_id`.execute(db)
  })

  test('says of each kind of its rooms that is running out how many it takes and how many are free', async () => {
    const couple = { adults: 2 }
    const doubles = (count: number) => [{ name: 'Double room', count, free: 3 }]
    expect(inType((await ask([couple])).offers, 'DBL')?.scarce).toEqual(doubles(1))
    expect(inType((await ask([couple, couple])).offers, 'DBL', 'DBL')?.scarce).toEqual(doubles(2))
    expect(inType((await ask([couple, couple, couple])).offers, 'DBL', 'DBL', 'DBL')?.scarce).toEqual(doubles(3))
    const four = await ask([couple, couple, couple, couple])
    expect(four.offers[0]?.scarce).toEqual([...doubles(3), { name: 'Suite', count: 1, free: 2 }])
    // The same guests in other rooms are told no less.
    const { splits = [] } = await ask([{ adults: 5 }], { split: true })
    expect(splits.length).toBeGreaterThan(0)
    for (const { offer } of splits) {
      const taken = (name: string) => offer.rooms.filter((room) => room.name === name).length
      const kinds = [
        { name: 'Double room', count: taken('Double room'), free: 3 },
        { name: 'Suite', count: taken('Suite'), free: 2 },
      ].filter(({ count }) => count > 0)
      expect(offer.scarce).toHaveLength(kinds.length)
      expect(offer.scarce).toEqual(expect.arrayContaining(kinds))
    }
    await sql`UPDATE inventory SET allotment = 9, free = 9`.execute(db)
    expect((await ask([couple])).offers[0]).not.toHaveProperty('scarce')
    await sql`UPDATE inventory SET allotment = CASE WHEN code = 'DBL' THEN 3 ELSE 2 END FROM room_type
      WHERE room_type.id = room_type_id`.execute(db)
  })

  test('is never one for nights that nobody has opened', async () => {
    expect(await ask([{ adults: 2 }], { checkin: '2027-06-27', checkout: '2027-06-30' })).toMatchObject({
      near_miss: { reason: 'not_on_sale' },
      offers: [],
    })
    expect((await ask([{ adults: 2 }], { checkin: '2027-06-26', checkout: '2027-06-29' })).offers).toHaveLength(2)
    const nowhere = await buyer.ask({ ...stay, hotel_id: bareId })
    expect(nowhere).toMatchObject({ offers: [], near_miss: { reason: 'not_on_sale' } })
  })
})

describe('when there is none, the answer says what would work', () => {
  const couple = [{ adults: 2 }]
  test.each([
    ['min_stay', sql`UPDATE inventory SET min_stay = 5 WHERE night = '2027-04-10'`, { min_stay: 5 }],
    ['max_stay', sql`UPDATE inventory SET max_stay = 2 WHERE night = '2027-04-10'`, { max_stay: 2 }],
    ['closed_to_arrival', sql`UPDATE inventory SET closed_to_arrival = true WHERE night = '2027-04-10'`, {}],
    ['closed_to_departure', sql`UPDATE inventory SET closed_to_departure = true WHERE night = '2027-04-13'`, {}],
    ['release', sql`UPDATE inventory SET release_days = 41 WHERE night = '2027-04-10'`, {}],
    ['sold_out', sql`UPDATE inventory SET free = 0 WHERE night = '2027-04-12'`, {}],
    ['not_on_sale', sql`UPDATE inventory SET stop_sell = true WHERE night = '2027-04-12'`, {}],
    ['not_on_sale', sql`DELETE FROM nightly_price WHERE night = '2027-04-12'`, {}],
    ['not_on_sale', sql`DELETE FROM inventory WHERE night = '2027-04-10'`, {}],
  ])('%s', async (reason, change, more) => {
    await change.execute(db)
    expect(await ask(couple)).toMatchObject({ offers: [], near_miss: { reason, ...more } })
  })

  test.each([
    ['the release day itself', sql`UPDATE inventory SET release_days = 40`],
    [
      'a minimum stay that is met, and a longer one on a later night',
      sql`UPDATE inventory SET min_stay = CASE WHEN night = '2027-04-10' THEN 3 ELSE 9 END`,
    ],
    ['a maximum stay that is met', sql`UPDATE inventory SET max_stay = 3`],
    [
      'arrival closed on the other days',
      sql`UPDATE inventory SET closed_to_arrival = true WHERE night <> '2027-04-10'`,
    ],
    [
      'departure closed on the other days',
      sql`UPDATE inventory SET closed_to_departure = true WHERE night <> '2027-04-13'`,
    ],
    [
      'the day of departure sold out, closed and unpriced',
      sql`UPDATE inventory SET free = 0, stop_sell = true WHERE night = '2027-04-13'`,
    ],
  ])('but %s is no hindrance', async (_, change) => {
    await change.execute(db)
    expect((await ask(couple)).offers).toHaveLength(2)
  })

  test('of two rooms with minimum stays the shorter one', async () => {
    await sql`UPDATE inventory SET min_stay = CASE WHEN code = 'DBL' THEN 7 ELSE 4 END FROM room_type
      WHERE room_type.id = room_type_id`.execute(db)
    expect((await ask(couple)).near_miss).toEqual({ reason: 'min_stay', min_stay: 4 })
    // The suites alone cannot house three couples, so that four nights would not help them.
    expect((await ask([...couple, ...couple, ...couple])).near_miss).toEqual({ reason: 'min_stay', min_stay: 7 })
  })

  test('a longer stay is not promised where the other room of the party is sold out', async () => {
    await sql`UPDATE inventory SET min_stay = 7, free = CASE WHEN code = 'DBL' THEN 3 ELSE 0 END FROM room_type
      WHERE room_type.id = room_type_id`.execute(db)
    expect((await ask([{ adults: 2 }, { adults: 4 }])).near_miss).toEqual({ reason: 'sold_out' })
  })

  test('a party that fits no room is told the largest, also when only one of its rooms is too full', async () => {
    const largest_room = { adults: 4, children: 2, total: 4 }
    for (const rooms of [
      [{ adults: 5 }],
      [{ adults: 2, children_ages: [3, 4, 5] }],
      [{ adults: 2 }, { adults: 5 }],
      // Twelve is an adult here: five of them.
      [{ adults: 3, children_ages: [12, 13] }],
    ]) {
      expect(await ask(rooms)).toMatchObject({ offers: [], near_miss: { reason: 'party_too_large', largest_room } })
    }
    expect((await ask([{ adults: 3, children_ages: [11] }])).offers).toHaveLength(1)
  })
})

describe('what cannot be asked is refused on its field', () => {
  const rooms = [{ adults: 2 }]
  test.each<[string, object, object]>([
    [
      'nothing',
      {},
      {
        hotel_id: ['This field is required.'],
        checkin: ['This field is required.'],
        checkout: ['This field is required.'],
        rooms: ['This field is required.'],
      },
    ],
    ['no guests', { ...stay, rooms: [] }, { rooms: ['Ensure this field has at least 1 elements.'] }],
    [
      'nine rooms',
      { ...stay, rooms: Array.from({ length: 9 }, () => ({ adults: 1 })) },
      {
        rooms: ['Ensure this field has no more than 8 elements.'],
      },
    ],
    [
      'adults in words',
      { ...stay, rooms: [{ adults: 2 }, { adults: 'two' }] },
      {
        rooms: { 1: { adults: ['A valid integer is required.'] } },
      },
    ],
    [
      'no adult',
      { ...stay, rooms: [{ adults: 0 }] },
      {
        rooms: { 0: { adults: ['Ensure this value is greater than or equal to 1.'] } },
      },
    ],
    [
      'a child of 18',
      { ...stay, rooms: [{ adults: 1, children_ages: [3, 18] }] },
      {
        rooms: { 0: { children_ages: { 1: ['Ensure this value is less than or equal to 17.'] } } },
      },
    ],
    [
      'half a child',
      { ...stay, rooms: [{ adults: 1, children_ages: [2.5] }] },
      {
        rooms: { 0: { children_ages: { 0: ['A valid integer is required.'] } } },
      },
    ],
    [
      'the past',
      { ...stay, rooms, checkin: '2027-02-27', checkout: '2027-03-02' },
      { checkin: ['This day is in the past.'] },
    ],
    [
      'dates the wrong way',
      { ...stay, rooms, checkout: '2027-04-10' },
      { checkout: ['Departure must be after arrival.'] },
    ],
    ['31 nights', { ...stay, rooms, checkout: '2027-05-11' }, { checkout: ['A stay has at most 30 nights.'] }],
    ['a hotel in words', { ...stay, rooms, hotel_id: 'x' }, { hotel_id: ['A valid integer is required.'] }],
    ['an unknown currency', { ...stay, rooms, currency: 'BGN' }, { currency: ['"BGN" is not a valid choice.'] }],
    ['a code of null characters', { ...stay, rooms, promo_code: 'A\0' }, { promo_code: ['Not a valid string.'] }],
  ])('%s', async (_, body, expected) => {
    const response = await send(body)
    expect(response.statusCode, response.body).toBe(400)
    expect(response.json()).toEqual(expected)
    expect((await send(body, 'bg')).json()).not.toEqual(expected)
  })

  test.each([[0], [-1], [999_999], [2_147_483_648], [9_007_199_254_740_991]])(
    'hotel %d is not found',
    async (hotel_id) => {
      const response = await send({ ...stay, rooms, hotel_id })
      expect(response.statusCode).toBe(404)
      expect(response.json().code).toBe('not_found')
    },
  )
})
