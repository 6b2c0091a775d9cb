import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { createBuyer } from '../../../test/buyer.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { fixtureHotel, fixtureNow, fixtureToday, writeFixture } from '../../../test/hotel-fixture.ts'
import type { HotelRecord, RoomCalendar } from '../../contract/catalogue-file.ts'
import { searchAnswerSchema } from '../../contract/hotels.ts'
import { addDays } from '../../domain/stay-dates.ts'

/** Three nights for two at 100.00: 300.00 where nothing reduces it. */
const stay = { checkin: '2027-04-10', checkout: '2027-04-13' }
const daysAgo = (days: number) => addDays(fixtureToday, -days)

type Promotion = NonNullable<HotelRecord['promotions']>[number]
type Past = Pick<RoomCalendar, 'price_before'> & { price_since?: Record<string, string> }

/** A house for each case, told apart by name; one more period of the ledger may be added below. */
function house(name: string, promotions: Promotion[], past: Past = {}): HotelRecord {
  const base = fixtureHotel({ source_id: name, name_en: name, promotions })
  const rooms = (base.room_types ?? []).filter((room) => room.code === 'DBL')
  return {
    ...base,
    room_types: rooms.map((room) => ({ ...room, calendar: room.calendar && { ...room.calendar, ...past } })),
  }
}

const off = (percent: number, more: Partial<Promotion> = {}): Promotion => ({
  kind: 'long_stay',
  percent,
  min_nights: 2,
  book_from: daysAgo(1),
  ...more,
})
const before = (percent: number, from: number, to: number): Past => ({
  price_before: { BB: { from_day: daysAgo(from), to_day: daysAgo(to), percent } },
  price_since: { BB: daysAgo(to - 1) },
})

/** Name, house, what the stay costs, and what is struck through. */
const cases: [string, HotelRecord, string, string | null][] = [
  ['a promotion that started yesterday', house('yesterday', [off(20)]), '240.00', '300.00'],
  ['one that starts today', house('today', [off(20, { book_from: fixtureToday })]), '240.00', '300.00'],
  ['one that starts tomorrow', house('tomorrow', [off(20, { book_from: addDays(fixtureToday, 1) })]), '300.00', null],
  ['one that has run for 29 days', house('twenty-nine', [off(20, { book_from: daysAgo(29) })]), '240.00', '300.00'],
  ['one that has run for 40 days', house('forty', [off(20, { book_from: daysAgo(40) })]), '240.00', null],
  ['one for longer stays than this', house('longer', [off(20, { min_nights: 4 })]), '300.00', null],
  ['one for other nights', house('other-nights', [off(20, { stay_from: '2027-05-01' })]), '300.00', null],
  [
    'one after a deeper one that ended a week ago',
    house('after-deeper', [off(20), off(30, { book_from: daysAgo(20), book_to: daysAgo(7) })]),
    '240.00',
    null,
  ],
  [
    'one after a shallower one',
    house('after-shallower', [off(20), off(10, { book_from: daysAgo(20), book_to: daysAgo(2) })]),
    '240.00',
    '270.00',
  ],
  [
    'a last minute whose days before arrival began three days ago',
    house('last-minute', [
      off(15, { kind: 'last_minute', min_nights: null, max_days_before: 43, book_from: daysAgo(99) }),
    ]),
    '255.00',
    '300.00',
  ],
  ['prices taken down yesterday', house('down', [], before(125, 60, 2)), '300.00', '375.00'],
  ['prices put up yesterday', house('up', [], before(80, 60, 2)), '300.00', null],
  ['prices taken down 40 days ago', house('long-down', [], before(125, 90, 40)), '300.00', null],
  ['prices that were dearer for five days only', house('five-days', [], before(125, 6, 2)), '300.00', null],
  ['prices that were dearer for seven days', house('seven-days', [], before(125, 8, 2)), '300.00', '375.00'],
  [
    'prices put up and then reduced by a promotion to more than before',
    house('up-and-down', [off(10)], before(80, 60, 20)),
    '270.00',
    null,
  ],
  ['a house that is new since yesterday', house('new', [off(20)], { price_since: { BB: daysAgo(2) } }), '240.00', null],
  ['two periods in the ledger', house('two-periods', [], before(140, 25, 2)), '300.00', '330.00'],
  [
    'a promotion beside a promo code that nobody typed',
    house('both', [
      off(20),
      off(25, { kind: 'promo_code', promo_code: 'ТАЙНА', min_nights: null, book_from: daysAgo(99) }),
    ]),
    '240.00',
    '300.00',
  ],
  [
    'a promo code that nobody typed',
    house('code', [off(25, { kind: 'promo_code', promo_code: 'ТАЙНА', min_nights: null })]),
    '300.00',
    null,
  ],
]

const { db } = await openTestDatabase()
const app = await openTestApp(db, { clock: () => fixtureNow })
const buyer = createBuyer(app)
const ids = await writeFixture(
  db,
  cases.map(([, record]) => record),
)
await sql`INSERT INTO exchange_rate (currency, per_euro, as_of) VALUES ('USD', 1.1, '2027-03-01')`.execute(db)
// Twenty days at 140 %, and before them ten at 110 %: the lower counts while it lies within the 30 days.
await sql`INSERT INTO price_ledger (room_type_id, rate_plan_id, night, from_day, to_day, amount)
  SELECT room_type_id, rate_plan_id, night, ${daysAgo(35)}::date, ${daysAgo(26)}::date, 11000
  FROM nightly_price JOIN room_type ON room_type.id = room_type_id
  JOIN hotel ON hotel.id = room_type.hotel_id WHERE hotel.source_id = 'two-periods'`.execute(db)

async function found(currency = 'EUR') {
  const response = await app.inject({ url: '/api/v1/search/', query: { ...stay, currency, page_size: '100' } })
  return new Map(searchAnswerSchema.parse(response.json()).results.map((card) => [card.id, card.best_offer]))
}

const cards = await found()

describe('a price is struck through only when it was truly paid in the 30 days before', () => {
  test.each(cases.map(([name, , price, prior], index) => ({ name, price, prior, id: ids[index] ?? 0 })))(
    '$name',
    async ({ price, prior, id }) => {
      expect(cards.get(id)).toMatchObject({ value: price, prior_30d: prior })
      const { price: offered } = await buyer.findOffer({ hotel_id: id, ...stay })
      expect(offered).toMatchObject({ value: price, prior_30d: prior })
    },
  )

  test('in another currency both are converted', async () => {
    const best = (await found('USD')).get(ids[0] ?? 0)
    expect(best).toMatchObject({ value: '264.00', prior_30d: '330.00' })
  })

  const idOf = (source: string) => ids[cases.findIndex(([, record]) => record.source_id === source)] ?? 0

  test('a promo code never makes one, and never moves the one that a promotion made', async () => {
    const typed = await buyer.findOffer({ hotel_id: idOf('code'), ...stay, promo_code: 'тайна' })
    expect(typed.price).toMatchObject({ value: '225.00', prior_30d: null })
    const both = await buyer.findOffer({ hotel_id: idOf('both'), ...stay, promo_code: 'тайна' })
    expect(both.price).toMatchObject({ value: '225.00', prior_30d: '300.00' })
  })

  test('it goes with the offer into the checkout, and falls away when the price rises above it', async () => {
    const offer = await buyer.findOffer({ hotel_id: idOf('yesterday'), ...stay })
    const session = await buyer.hold(offer.offer_id)
    expect(session.offer.price).toMatchObject({ value: '240.00', prior_30d: '300.00' })
    await sql`UPDATE nightly_price SET amount = 13000 FROM room_type
      WHERE room_type.id = room_type_id AND hotel_id = ${idOf('yesterday')}`.execute(db)
    await buyer.preCheckout(session.id)
    expect((await buyer.readSession(session.id)).offer.price).toMatchObject({ value: '312.00', prior_30d: null })
  })
})
