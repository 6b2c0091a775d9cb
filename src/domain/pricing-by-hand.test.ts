import { describe, expect, test } from 'vitest'
import { type PartyRoom, parseParty } from './party.ts'
import { quoteStay, type ReceiptLine, sumReceipt } from './pricing.ts'
import { occupancyWith, planWith, promotionWith, roomTypeWith, rulesWith, taxWith } from './rates.fixture.ts'
import type { HotelRules, RatePlan, RoomType } from './rates.ts'
import { addDays, nightsOf } from './stay-dates.ts'

/**
 * Whole stays whose prices were worked out on paper, in the comments. The house: a double for two, one adult alone pays
 * 80 %, a third adult 70 % and a fourth 50 % of a guest's share; children count as such below 12; of those who need an
 * extra place the first pays 50 % of a guest's share, the second 30 %, and who is two or younger nothing.
 */
const double = roomTypeWith({ id: 1 })
const occupancyPrices = [
  occupancyWith({ guest: 'single_use', percent: 80 }),
  occupancyWith({ guest: 'extra_adult', percent: 50 }),
  occupancyWith({ guest: 'extra_adult', position: 1, percent: 70 }),
  occupancyWith({ guest: 'child', minAge: 0, maxAge: 2, percent: 0 }),
  occupancyWith({ guest: 'child', minAge: 3, maxAge: 11, percent: 30 }),
  occupancyWith({ guest: 'child', minAge: 3, maxAge: 11, position: 1, percent: 50 }),
]

type Stay = {
  party: string
  prices: number[]
  checkin?: string
  bookedOn?: string
  promoCode?: string
  rules?: Partial<HotelRules>
  plan?: Partial<RatePlan>
  roomType?: RoomType
}

function quote(stay: Stay) {
  const checkin = stay.checkin ?? '2026-07-10'
  const rooms: PartyRoom[] = parseParty(stay.party) ?? []
  const result = quoteStay(
    rulesWith({ occupancyPrices, ...stay.rules }),
    planWith(stay.plan),
    rooms.map((room) => ({ roomType: stay.roomType ?? double, room, prices: stay.prices })),
    {
      nights: nightsOf(checkin, addDays(checkin, stay.prices.length)),
      bookedOn: stay.bookedOn ?? '2026-05-01',
      promoCode: stay.promoCode ?? null,
    },
  )
  expect(sumReceipt(result.lines)).toBe(result.total)
  return result
}

/** The receipt as `kind quantity x unit = amount`, to be read beside the sum on paper. */
function written(lines: readonly ReceiptLine[]): string[] {
  return lines.map(({ kind, quantity, unitAmount, amount }) => `${kind} ${quantity} x ${unitAmount} = ${amount}`)
}

describe('guests of a room', () => {
  test('two adults pay the nightly prices', () => {
    // 100.00 + 100.00 + 120.00
    const result = quote({ party: '2', prices: [10_000, 10_000, 12_000] })
    expect(result).toMatchObject({ total: 32_000, base: 32_000, localFees: 0, nightly: [10_000, 10_000, 12_000] })
    expect(written(result.lines)).toEqual(['night 2 x 10000 = 20000', 'night 1 x 12000 = 12000'])
    expect(result.lines[0]?.nights).toEqual(['2026-07-10', '2026-07-11'])
  })

  test('one adult alone pays for single use', () => {
    // 80 % of 100.00 = 80.00, three nights = 240.00
    const result = quote({ party: '1', prices: [10_000, 10_000, 10_000] })
    expect(result.total).toBe(24_000)
    expect(written(result.lines)).toEqual(['night 3 x 10000 = 30000', 'single_use 3 x -2000 = -6000'])
    expect(result.lines[1]?.params).toEqual({ percent: 80 })
  })

  test('single use at an amount never costs more than the room', () => {
    // 85.00 where the room costs 100.00; the room's own 70.00 on the second night
    const rules = { occupancyPrices: [occupancyWith({ guest: 'single_use', amount: 8_500 })] }
    const result = quote({ party: '1', prices: [10_000, 7_000], rules })
    expect(result.nightly).toEqual([8_500, 7_000])
    expect(result.lines[1]).toMatchObject({ kind: 'single_use', unitAmount: -1_500, params: {} })
  })

  test('one adult in a single room pays its price', () => {
    const single = roomTypeWith({ id: 2, baseOccupancy: 1 })
    expect(quote({ party: '1', prices: [6_000], roomType: single }).total).toBe(6_000)
  })

  test('a third adult pays 70 % of a guest share, rounded once', () => {
    // 99.99 / 2 x 70 % = 34.9965, rounded 35.00; 99.99 + 35.00 = 134.99; two nights = 269.98
    expect(quote({ party: '3', prices: [9_999, 9_999] }).total).toBe(26_998)
  })

  test('a fourth adult pays by the rule for any further one', () => {
    // 100.00 + 35.00 + 25.00
    expect(written(quote({ party: '4', prices: [10_000] }).lines)).toEqual([
      'night 1 x 10000 = 10000',
      'extra_adult 1 x 3500 = 3500',
      'extra_adult 1 x 2500 = 2500',
    ])
  })

  test('a third adult without a rule pays a whole share', () => {
    // 100.00 + 50.00
    expect(quote({ party: '3', prices: [10_000], rules: { occupancyPrices: [] } }).total).toBe(15_000)
  })

  test('children pay by age and by place, the eldest first, in whatever order they were typed', () => {
    // ages 9, 7, 2: 9 is the first at 25.00, 7 the second at 15.00, 2 is free: 100.00 + 25.00 + 15.00
    for (const party of ['2-2,7,9', '2-9,7,2', '2-7,9,2']) {
      const result = quote({ party, prices: [10_000] })
      expect(result.total).toBe(14_000)
      expect(result.lines.slice(1).map(({ params }) => params)).toEqual([
        { age: 9, position: 1, share: 50 },
        { age: 7, position: 2, share: 30 },
      ])
    }
  })

  test('the edges of the age bands', () => {
    // 2 is free, 3 pays 25.00
    expect(quote({ party: '2-2', prices: [10_000] }).total).toBe(10_000)
    expect(quote({ party: '2-3', prices: [10_000] }).total).toBe(12_500)
  })

  test('a child at the age limit is an adult, one year below it is a child', () => {
    // 11: 100.00 + 25.00; 12: the third adult, 100.00 + 35.00
    expect(quote({ party: '2-11', prices: [10_000] }).total).toBe(12_500)
    const adult = quote({ party: '2-12', prices: [10_000] })
    expect(written(adult.lines)).toEqual(['night 1 x 10000 = 10000', 'extra_adult 1 x 3500 = 3500'])
    expect(adult.lines[1]?.params).toEqual({ position: 1, share: 70, age: 12, adult_from: 12 })
  })

  test('among further adults the receipt tells who is a child that counts as one', () => {
    // Three adults, 15, 12 and 4: the third adult, then the children from 12 on, the eldest first; 4 is none of them.
    const lines = quote({ party: '3-4,12,15', prices: [10_000] }).lines.filter(({ kind }) => kind === 'extra_adult')
    expect(lines.map(({ params }) => params?.age)).toEqual([undefined, 15, 12])
    // One adult and 13: 13 takes the second place of the room and pays nothing more.
    expect(quote({ party: '1-13', prices: [10_000] }).lines).toHaveLength(1)
    // One adult, 14 and 13: only 13 is more than the room includes.
    expect(quote({ party: '1-13,14', prices: [10_000] }).lines[1]?.params).toMatchObject({ age: 13, adult_from: 12 })
  })

  test('a child beside one adult takes the second place of the room and pays nothing more', () => {
    // one adult and 8: 100.00, no single use; with 5 as well: 8 takes the place, 5 is the first extra, 25.00
    expect(written(quote({ party: '1-8', prices: [10_000] }).lines)).toEqual(['night 1 x 10000 = 10000'])
    expect(quote({ party: '1-5,8', prices: [10_000] }).total).toBe(12_500)
  })

  test('one adult with a child at the age limit are two adults', () => {
    expect(quote({ party: '1-12', prices: [10_000] }).total).toBe(10_000)
  })

  test('a rule for the room type goes before one for the house, even for a position', () => {
    // 20 % of 50.00 for this room instead of the house's 50 % for the first child
    const own = occupancyWith({ guest: 'child', roomTypeId: 1, minAge: 3, maxAge: 11, percent: 20 })
    const other = occupancyWith({ guest: 'child', roomTypeId: 2, minAge: 3, maxAge: 11, position: 1, percent: 90 })
    for (const all of [
      [...occupancyPrices, own, other],
      [other, own, ...occupancyPrices.toReversed()],
    ]) {
      expect(quote({ party: '2-7', prices: [10_000], rules: { occupancyPrices: all } }).total).toBe(11_000)
      expect(quote({ party: '4', prices: [10_000], rules: { occupancyPrices: all } }).total).toBe(16_000)
    }
  })

  test('a band without an end covers the youngest and the eldest child', () => {
    // Up to 5 pays 10 %, from 6 on 40 % of 50.00: newborn 5.00, a child of 17 in a house where children are below 18 20.00
    const rules = {
      childAgeLimit: 18,
      occupancyPrices: [
        occupancyWith({ guest: 'child', maxAge: 5, percent: 10 }),
        occupancyWith({ guest: 'child', minAge: 6, percent: 40 }),
      ],
    }
    expect(quote({ party: '2-0', prices: [10_000], rules }).total).toBe(10_500)
    expect(quote({ party: '2-17', prices: [10_000], rules }).total).toBe(12_000)
  })
})

describe('boards and derived plans', () => {
  test('half board is paid by adults and by children who eat', () => {
    // 100.00 + 25.00 for the child of 7; half board 2 x 12.50 + 1 x 8.00, the child of 2 eats for nothing: 158.00
    const plan = { board: 'HB', supplementAdult: 1_250, supplementChild: 800, supplementChildFromAge: 3 } as const
    const result = quote({ party: '2-7,2', prices: [10_000, 10_000], plan })
    expect(result.total).toBe(31_600)
    expect(written(result.lines)).toEqual([
      'night 2 x 10000 = 20000',
      'child 2 x 2500 = 5000',
      'board 4 x 1250 = 5000',
      'board 2 x 800 = 1600',
    ])
  })

  test('half board at the edge of the eating age, and for a child who counts as an adult', () => {
    // 2-3: 100.00 + 25.00 + 2 x 12.50 + 8.00 = 158.00; 2-12: 100.00 + 35.00 + 3 x 12.50 = 172.50
    const plan = { board: 'HB', supplementAdult: 1_250, supplementChild: 800, supplementChildFromAge: 3 } as const
    expect(quote({ party: '2-3', prices: [10_000], plan }).total).toBe(15_800)
    expect(quote({ party: '2-12', prices: [10_000], plan }).total).toBe(17_250)
  })

  test('a plan derived at -10 % changes the night, and with it every share of it', () => {
    // 99.99 - 10 % = 89.991, rounded 89.99; the third adult 89.99 / 2 x 70 % = 31.4965, rounded 31.50;
    // 121.49 a night, two nights = 242.98
    const plan = { id: 2, parentId: 1, adjustPercent: -10 }
    expect(quote({ party: '3', prices: [9_999, 9_999], plan }).total).toBe(24_298)
  })

  test('a plan that takes off everything, or more, costs nothing', () => {
    for (const adjustPercent of [-100, -150]) {
      expect(quote({ party: '2', prices: [10_000], plan: { adjustPercent } }).total).toBe(0)
    }
  })

  test('a lesser board takes off no more than the night costs', () => {
    // 15.00 and two breakfasts of 8.00: 7.50 each can be taken off
    const result = quote({ party: '2', prices: [1_500], plan: { board: 'RO', supplementAdult: -800 } })
    expect(written(result.lines)).toEqual(['night 1 x 1500 = 1500', 'board 2 x -750 = -1500'])
  })

  test('room only takes the breakfast off', () => {
    // 100.00 - 2 x 8.00 = 84.00
    expect(quote({ party: '2', prices: [10_000], plan: { board: 'RO', supplementAdult: -800 } }).total).toBe(8_400)
  })
})

describe('promotions', () => {
  const early = promotionWith({ id: 1, kind: 'early_booking', percent: 10, minDaysBefore: 60, combinable: true })
  const long = promotionWith({ id: 2, kind: 'long_stay', percent: 5, minNights: 7, combinable: true })
  const week = [9_999, 9_999, 9_999, 9_999, 9_999, 9_999, 9_999]

  test('early booking and long stay combine when together they are better', () => {
    // 99.99 - 10.00 = 89.99; 5 % of 89.99 = 4.4995, rounded 4.50; 85.49 a night, seven nights = 598.43.
    // The single 12 %: 99.99 - 12.00 = 87.99, seven nights = 615.93
    const single = promotionWith({ id: 3, kind: 'last_minute', percent: 12 })
    const result = quote({ party: '2', prices: week, rules: { promotions: [early, long, single] } })
    expect(result).toMatchObject({ base: 69_993, total: 59_843 })
    expect(written(result.lines.slice(1))).toEqual(['promotion 1 x -7000 = -7000', 'promotion 1 x -3150 = -3150'])
  })

  test('a single better one takes their place', () => {
    // 20 %: 99.99 - 20.00 = 79.99, seven nights = 559.93
    const single = promotionWith({ id: 3, kind: 'last_minute', percent: 20 })
    const result = quote({ party: '2', prices: week, rules: { promotions: [early, long, single] } })
    expect(result.total).toBe(55_993)
    expect(result.discounts.map(({ promotion }) => promotion.id)).toEqual([3])
  })

  test('a day late for early booking only the long stay is left', () => {
    // booked 59 days before; 99.99 - 5.00 = 94.99, seven nights = 664.93
    const stay = { party: '2', prices: week, bookedOn: '2026-05-12', rules: { promotions: [early, long] } }
    expect(quote(stay).total).toBe(66_493)
  })

  test('stay 7 pay 6 across the end of its window counts and frees only nights within', () => {
    // From 25 August: 120 120 120 110 110 110 115, window closed, 60 60. Seven nights inside, one free: the last of those
    // at 110.00. 3 x 120 + 2 x 110 + 115 + 2 x 60 = 815.00
    const promotions = [
      promotionWith({ id: 4, kind: 'free_night', stayNights: 7, freeNights: 1, stayTo: '2026-08-31' }),
    ]
    const prices = [12_000, 12_000, 12_000, 11_000, 11_000, 11_000, 11_500, 6_000, 6_000]
    const result = quote({ party: '2', checkin: '2026-08-25', prices, rules: { promotions } })
    expect(result.total).toBe(81_500)
    expect(result.nightly[5]).toBe(0)
    // A day later only six nights lie inside: nothing is free, 915.00 + 10.00
    expect(quote({ party: '2', checkin: '2026-08-26', prices, rules: { promotions } }).total).toBe(92_500)
  })

  test('a promo code as typed, on guests and board too', () => {
    // 100.00 + 35.00 for the third adult + 3 x 10.00 board = 165.00; 15 % = 24.75; 140.25
    const promotions = [promotionWith({ id: 5, kind: 'promo_code', percent: 15, promoCode: 'SUMMER26' })]
    const stay = { party: '3', prices: [10_000], plan: { supplementAdult: 1_000 }, rules: { promotions } }
    expect(quote(stay).total).toBe(16_500)
    expect(quote({ ...stay, promoCode: ' summer26 ' }).total).toBe(14_025)
  })

  test('each room of the party gets its own', () => {
    // Two adults 10 % off 100.00 = 90.00; one adult alone 10 % off 80.00 = 72.00
    const result = quote({ party: '2;1', prices: [10_000], rules: { promotions: [early] } })
    expect(result.total).toBe(16_200)
    expect(result.lines.filter(({ kind }) => kind === 'promotion').map(({ room, amount }) => [room, amount])).toEqual([
      [1, -1_000],
      [2, -800],
    ])
  })
})

describe('taxes and fees', () => {
  const vat = taxWith({ code: 'vat', basis: 'percent', percent: 9, included: true })
  const vatOf = (lines: readonly ReceiptLine[]) => lines.find(({ kind }) => kind === 'vat')?.amount

  test('value added tax is within the price', () => {
    // 320.00 x 9 / 109 = 26.4220
    const result = quote({ party: '2', prices: [10_000, 10_000, 12_000], rules: { taxes: [vat] } })
    expect(result.total).toBe(32_000)
    expect(vatOf(result.lines)).toBe(2_642)
  })

  test('tourist tax is paid at the property by those of the age, who need not count as adults', () => {
    // 2 adults and 13, 14 and 3; from 14 on: three persons x 4 nights x 0.77 = 9.24, beside the total
    const tax = taxWith({
      code: 'tourist_tax',
      basis: 'person_night',
      amount: 77,
      payableAt: 'property',
      fromAge: 14,
    })
    const roomType = roomTypeWith({ baseOccupancy: 5 })
    const result = quote({
      party: '2-13,14,3',
      prices: [10_000, 10_000, 10_000, 10_000],
      roomType,
      rules: { taxes: [tax] },
    })
    expect(result).toMatchObject({ total: 40_000, localFees: 924 })
    expect(result.lines.at(-1)).toMatchObject({ kind: 'local_fee', quantity: 12, unitAmount: 77 })
  })

  test('a cleaning fee is paid once for each room, and holds value added tax', () => {
    // 2 rooms x 2 nights x 100.00 + 2 x 35.00 = 470.00; within it 470.00 x 9 / 109 = 38.8073
    const cleaning = taxWith({ code: 'cleaning_fee', basis: 'room_stay', amount: 3_500 })
    const result = quote({ party: '2;2', prices: [10_000, 10_000], rules: { taxes: [cleaning, vat] } })
    expect(result).toMatchObject({ total: 47_000, base: 40_000, nightly: [20_000, 20_000] })
    expect(vatOf(result.lines)).toBe(3_881)
  })

  test('a resort fee by room and night', () => {
    // 2 rooms x 3 nights x 4.00 = 24.00
    const fee = taxWith({ code: 'resort_fee', basis: 'room_night', amount: 400, payableAt: 'property' })
    const result = quote({ party: '2;2', prices: [10_000, 10_000, 10_000], rules: { taxes: [fee] } })
    expect(result).toMatchObject({ total: 60_000, localFees: 2_400 })
  })

  test('a fee in percent is taken on what is left after promotions, and rounded room by room', () => {
    // Each room 100.10 - 10 % = 90.09; 5 % = 4.5045, rounded 4.50, twice = 9.00 (of both together it would be 9.01)
    const fee = taxWith({ code: 'resort_fee', basis: 'percent', percent: 5 })
    const promotions = [promotionWith({ id: 1, kind: 'early_booking', percent: 10 })]
    const result = quote({ party: '2;2', prices: [10_010], rules: { taxes: [fee], promotions } })
    expect(result.total).toBe(18_018 + 900)
    expect(result.lines.filter(({ kind }) => kind === 'fee').map(({ room, amount }) => [room, amount])).toEqual([
      [1, 450],
      [2, 450],
    ])
  })

  test('a fee in percent spares a room that costs nothing, not the one after it', () => {
    // One adult alone stays for nothing; 5 % of the other room's 100.00 = 5.00
    const taxes = [taxWith({ code: 'resort_fee', basis: 'percent', percent: 5 })]
    const rules = { taxes, occupancyPrices: [occupancyWith({ guest: 'single_use', percent: 0 })] }
    expect(quote({ party: '1;2', prices: [10_000], rules }).total).toBe(10_500)
  })

  test('a fee that is included already asks for nothing more', () => {
    const taxes = [taxWith({ code: 'tourist_tax', basis: 'person_night', amount: 77, included: true })]
    const result = quote({ party: '2', prices: [10_000], rules: { taxes } })
    expect(result).toMatchObject({ total: 10_000, localFees: 0 })
    expect(written(result.lines)).toEqual(['night 1 x 10000 = 10000'])
  })

  test('a percentage on top is a fee, not tax within the price', () => {
    // 7 % of 100.00 on top; nothing is within
    const taxes = [taxWith({ code: 'vat', basis: 'percent', percent: 7 })]
    expect(written(quote({ party: '2', prices: [10_000], rules: { taxes } }).lines)).toEqual([
      'night 1 x 10000 = 10000',
      'fee 1 x 700 = 700',
    ])
  })

  test('a stay that costs nothing holds no tax, one that costs a cent has its line', () => {
    expect(quote({ party: '2', prices: [0], rules: { taxes: [vat] } }).lines.map(({ kind }) => kind)).toEqual(['night'])
    expect(vatOf(quote({ party: '2', prices: [1], rules: { taxes: [vat] } }).lines)).toBe(0)
  })
})

test('a whole family holiday: derived half board, bands, early booking, free night, cleaning, tourist tax, VAT', () => {
  // Room 1: two adults, children of 7 and 2. Room 2: one adult and a girl of 12, who counts as an adult.
  // The plan takes 10 % off: 100.00 -> 90.00, 150.00 -> 135.00. Six nights at 90.00, one at 135.00.
  // Room 1 at  90.00: 90.00 + child 7: 45.00 x 50 % = 22.50 + board 2 x 15.00 + 1 x 7.50 = 150.00
  //        at 135.00: 135.00 + 33.75 + 37.50 = 206.25
  // Room 2 at  90.00: 90.00 + 2 x 15.00 = 120.00; at 135.00: 165.00
  // Base: 6 x 270.00 + 371.25 = 1,991.25
  // Early booking 10 %: 135.00 and 185.62 (20.625 rounds to 20.63); 108.00 and 148.50
  // Stay 7 pay 6, on what is left: the last night at 135.00 and at 108.00 falls away
  // Room 1: 5 x 135.00 + 185.62 = 860.62; room 2: 5 x 108.00 + 148.50 = 688.50; together 1,549.12
  // Cleaning 2 x 20.00 = 40.00: total 1,589.12, within it 9 %: 131.2118
  // Tourist tax, from 12 on: 2 + 1 + 1 persons x 7 nights x 1.10 = 30.80
  const result = quote({
    party: '2-7,2;1-12',
    prices: [10_000, 10_000, 10_000, 15_000, 10_000, 10_000, 10_000],
    plan: { id: 2, parentId: 1, adjustPercent: -10, board: 'HB', supplementAdult: 1_500, supplementChild: 750 },
    rules: {
      promotions: [
        promotionWith({ id: 1, kind: 'free_night', stayNights: 7, freeNights: 1, combinable: true }),
        promotionWith({ id: 2, kind: 'early_booking', percent: 10, minDaysBefore: 30, combinable: true }),
      ],
      taxes: [
        taxWith({ code: 'tourist_tax', basis: 'person_night', amount: 110, payableAt: 'property', fromAge: 12 }),
        taxWith({ code: 'vat', basis: 'percent', percent: 9, included: true }),
        taxWith({ code: 'cleaning_fee', basis: 'room_stay', amount: 2_000 }),
      ],
    },
  })
  expect(result).toMatchObject({ base: 199_125, total: 158_912, localFees: 3_080 })
  expect(result.nightly).toEqual([24_300, 24_300, 24_300, 33_412, 24_300, 24_300, 0])
  expect(result.lines.find(({ kind }) => kind === 'vat')?.amount).toBe(13_121)
})
