import { expect, test } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { createBuyer } from '../../../test/buyer.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { fixtureHotel, writeFixture } from '../../../test/hotel-fixture.ts'
import { createChance, randomStay, writeRandomCatalogue } from '../../../test/random-catalogue.ts'
import { replayReceipt } from '../../../test/receipt-replay.ts'
import type { WireOffer } from '../../contract/offers.ts'

const { db } = await openTestDatabase()
const app = await openTestApp(db, { clock: () => new Date('2027-03-01T13:00:00Z') })
const buyer = createBuyer(app)
const hotels = await writeRandomCatalogue(db, { seed: 77, count: 14 })

const house = fixtureHotel()
const [plan] = house.rate_plans ?? []
if (!plan) throw new Error('The fixture has lost its plan')
const [hotelId = 0] = await writeFixture(db, [
  {
    ...house,
    source_id: 'many-rules',
    rate_plans: [plan, { ...plan, code: 'HB', board: 'HB', parent: 'BB', adjust_percent: 12.5 }],
    taxes: [
      { code: 'vat', basis: 'percent', percent: 9, included: true, payable_at: 'now' },
      { code: 'resort_fee', basis: 'percent', percent: 3.5, included: true, payable_at: 'now' },
    ],
    promotions: [
      { kind: 'long_stay', percent: 10, rate_plan: 'BB', combinable: true, book_from: '2027-01-01' },
      { kind: 'free_night', stay_nights: 4, free_nights: 1, combinable: true, book_from: '2027-01-01' },
      { kind: 'free_night', stay_nights: 4, free_nights: 1, combinable: true, book_from: '2027-01-01' },
    ],
  },
])

function expectReplay(offer: WireOffer): void {
  const { price } = offer
  expect(replayReceipt(offer)).toEqual({
    total: Math.round(Number(price.charge_value) * 100),
    localFees: Math.round(Number(price.local_fees_value) * 100),
    nightly: price.nightly.map(({ value }) => Math.round(Number(value) * 100)),
    value: Math.round(Number(price.value) * 100),
  })
}

test('a reader of any receipt comes to the same total, night by night, fees, taxes and exchange included', async () => {
  const chance = createChance(31)
  const seen = new Set<string>()
  for (let round = 0; round < 40; round += 1) {
    const stay = randomStay(chance)
    const currency = chance.pick(['EUR', 'USD', 'GBP', 'RON'])
    for (const hotel of hotels) {
      const { offers, splits = [] } = await buyer.ask({
        hotel_id: hotel.id,
        checkin: stay.checkin,
        checkout: stay.checkout,
        rooms: stay.rooms.map((room) => ({ adults: room.adults, children_ages: room.ages })),
        currency,
        split: true,
      })
      for (const offer of [...offers, ...splits.map((split) => split.offer)]) {
        expectReplay(offer)
        expect(offer.price.exchange === null).toBe(offer.price.charge_currency === currency)
        for (const { kind, params } of offer.receipt) {
          seen.add(kind)
          if (params?.root !== undefined) seen.add('derived')
          if (kind === 'promotion') seen.add(String(params?.type))
        }
      }
    }
  }
  const everyRule = ['night', 'single_use', 'extra_adult', 'child', 'board', 'fee', 'local_fee', 'vat', 'derived']
  expect([...seen]).toEqual(expect.arrayContaining([...everyRule, 'early_booking', 'free_night', 'last_minute']))
})

test('two taxes within one price, a promotion of the parent plan and two free nights are told so that they add up', async () => {
  const { offers } = await buyer.ask({ hotel_id: hotelId, checkin: '2027-04-10', checkout: '2027-04-14' })
  const double = (code: string) =>
    offers.find((offer) => offer.rate_plan === code && offer.rooms[0]?.room_type === 'DBL')
  // 4 x 100.00 - 10 % - two nights of 90.00; derived: 4 x 112.50 likewise.
  expect(double('BB')?.price.charge_value).toBe('180.00')
  expect(double('HB')?.price.charge_value).toBe('202.50')
  expect(double('HB')?.receipt[0]?.params).toEqual({ root: '100.00', adjust: 12.5 })
  // 180.00 = net x 1.125: 160.00, of which 9 % and 3.5 %.
  expect(double('BB')?.price.taxes_fees.map((fee) => [fee.code, fee.name, fee.amount])).toEqual([
    ['vat', 'VAT', '14.40'],
    ['resort_fee', 'Resort fee', '5.60'],
  ])
  for (const offer of offers) expectReplay(offer)
})
