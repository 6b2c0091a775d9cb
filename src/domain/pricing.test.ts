import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { percentOf } from './money.ts'
import type { PartyRoom } from './party.ts'
import { quoteStay, type RoomChoice, type StayQuote, sumReceipt } from './pricing.ts'
import { occupancyWith, planWith, promotionWith, roomTypeWith, rulesWith, taxWith } from './rates.fixture.ts'
import type { HotelRules, OccupancyPrice, Promotion, RatePlan, TaxFee } from './rates.ts'
import { addDays, nightsOf } from './stay-dates.ts'

const arrival = '2026-07-10'

const room: fc.Arbitrary<PartyRoom> = fc.record({
  adults: fc.integer({ min: 1, max: 4 }),
  childrenAges: fc.array(fc.nat(17), { maxLength: 4 }),
})

const percent = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((rate) => rate / 100)
const price = fc.oneof(
  percent(100).map((value) => ({ percent: value, amount: null })),
  fc.nat(4_000).map((value) => ({ percent: null, amount: value })),
)

/**
 * Prices of further guests as a sound house has them: for each position the older child pays no less than the younger,
 * within bands that leave no age out.
 */
const soundOccupancy: fc.Arbitrary<OccupancyPrice[]> = fc
  .record({
    alone: fc.option(price),
    adults: fc.array(fc.tuple(fc.constantFrom(null, 1, 2, 3), price), { maxLength: 3 }),
    children: fc.array(
      fc.tuple(fc.constantFrom(null, 1, 2), fc.constantFrom(null, 1), fc.nat(16), percent(100), percent(100)),
      { maxLength: 3 },
    ),
  })
  .map(({ alone, adults, children }) => [
    ...(alone ? [occupancyWith({ guest: 'single_use', ...alone })] : []),
    ...adults.map(([position, paid]) => occupancyWith({ guest: 'extra_adult', position, ...paid })),
    ...children.flatMap(([position, roomTypeId, edge, one, other]) => [
      occupancyWith({ guest: 'child', position, roomTypeId, minAge: 0, maxAge: edge, percent: Math.min(one, other) }),
      occupancyWith({ guest: 'child', position, roomTypeId, minAge: edge + 1, percent: Math.max(one, other) }),
    ]),
  ])

const promotions: fc.Arbitrary<Promotion[]> = fc
  .record({
    percents: fc.array(fc.tuple(percent(90), fc.boolean(), fc.option(fc.nat(6))), { maxLength: 3 }),
    free: fc.option(fc.tuple(fc.integer({ min: 1, max: 4 }), fc.boolean())),
  })
  .map(({ percents, free }) => [
    ...percents.map(([off, combinable, from], index) =>
      promotionWith({
        id: index + 1,
        kind: 'early_booking',
        percent: off,
        combinable,
        stayFrom: from === null ? null : addDays(arrival, from),
      }),
    ),
    ...(free
      ? [promotionWith({ id: 9, kind: 'free_night', stayNights: free[0], freeNights: 1, combinable: free[1] })]
      : []),
  ])

const taxes: fc.Arbitrary<TaxFee[]> = fc.array(
  fc
    .record({
      code: fc.constantFrom('tourist_tax', 'vat', 'resort_fee', 'cleaning_fee'),
      basis: fc.constantFrom('person_night', 'room_night', 'room_stay', 'percent'),
      amount: fc.nat(2_000),
      percent: percent(25),
      included: fc.boolean(),
      payableAt: fc.constantFrom('now', 'property'),
      fromAge: fc.nat(18),
    })
    .map((tax) => taxWith({ ...tax, ...(tax.basis === 'percent' ? { amount: null } : { percent: null }) })),
  { maxLength: 4 },
)

const plan: fc.Arbitrary<RatePlan> = fc
  .record({
    adjustPercent: fc.integer({ min: -5_000, max: 5_000 }).map((rate) => rate / 100),
    supplementAdult: fc.nat(3_000),
    supplementChild: fc.nat(2_000),
    supplementChildFromAge: fc.nat(6),
  })
  .map(planWith)

const house = fc
  .record({
    baseOccupancy: fc.integer({ min: 1, max: 3 }),
    prices: fc.array(fc.integer({ min: 1, max: 30_000 }), { minLength: 1, maxLength: 7 }),
    childAgeLimit: fc.nat(18),
    occupancyPrices: soundOccupancy,
    promotions,
    taxes,
    plan,
  })
  .map(({ baseOccupancy, prices, plan: ratePlan, ...rules }) => ({
    rules: rulesWith(rules),
    plan: ratePlan,
    roomType: roomTypeWith({ baseOccupancy }),
    prices,
  }))

type House = { rules: HotelRules; plan: RatePlan; roomType: RoomChoice['roomType']; prices: number[] }

function quote({ rules, plan: ratePlan, roomType, prices }: House, rooms: readonly PartyRoom[]): StayQuote {
  const nights = nightsOf(arrival, addDays(arrival, prices.length))
  const choices = rooms.map((guests) => ({ roomType, room: guests, prices }))
  return quoteStay(rules, ratePlan, choices, { nights, bookedOn: '2026-05-01' })
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}

const party = fc.array(room, { minLength: 1, maxLength: 3 })

describe('the receipt of any stay', () => {
  test('replays to the total, line by line and night by night', () => {
    fc.assert(
      fc.property(house, party, (drawn, rooms) => {
        const result = quote(drawn, rooms)
        expect(sumReceipt(result.lines)).toBe(result.total)
        for (const line of result.lines) expect(line.amount).toBe(line.quantity * line.unitAmount)

        const amountOf = (...kinds: string[]) =>
          sum(result.lines.filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => amount))
        expect(amountOf('night', 'single_use', 'extra_adult', 'child', 'board')).toBe(result.base)
        expect(amountOf('local_fee')).toBe(result.localFees)
        expect(amountOf('fee')).toBe(result.total - sum(result.nightly))
        expect(amountOf('promotion') + sum(result.discounts.map(({ amount }) => amount))).toBe(0)
        expect(sum(result.nightly)).toBe(result.base + amountOf('promotion'))
      }),
      { numRuns: 500 },
    )
  })

  test('gives each night what it costs', () => {
    fc.assert(
      fc.property(house, party, (drawn, rooms) => {
        const withoutPromotions = { ...drawn, rules: { ...drawn.rules, promotions: [] } }
        const { nightly, base, lines } = quote(withoutPromotions, rooms)
        const nights = nightsOf(arrival, addDays(arrival, drawn.prices.length))
        const replayed = nights.map((night) =>
          sum(lines.map(({ nights: covered, amount }) => (covered?.includes(night) ? amount / covered.length : 0))),
        )
        expect(replayed).toEqual(nightly)
        expect(sum(nightly)).toBe(base)
      }),
      { numRuns: 300 },
    )
  })

  test('charges each fee that is not included, where it is payable, by what it is counted', () => {
    fc.assert(
      fc.property(house, party, (drawn, rooms) => {
        const result = quote(drawn, rooms)
        const nights = drawn.prices.length
        const roomTotals = rooms.map((guests) => sum(quote(drawn, [guests]).nightly))
        const guests = rooms.flatMap(({ adults, childrenAges }) => [
          ...new Array<number>(adults).fill(99),
          ...childrenAges,
        ])
        const feesAt = (payableAt: TaxFee['payableAt']) =>
          drawn.rules.taxes
            .filter((tax) => !tax.included && tax.payableAt === payableAt)
            .map(({ basis, amount, percent: rate, fromAge }) => {
              if (basis === 'percent') return sum(roomTotals.map((total) => percentOf(total, rate ?? 0)))
              const liable = guests.filter((age) => age >= fromAge).length
              return (
                (amount ?? 0) *
                { person_night: liable * nights, room_night: rooms.length * nights, room_stay: rooms.length }[basis]
              )
            })
        expect(result.total).toBe(sum(result.nightly) + sum(feesAt('now')))
        expect(result.localFees).toBe(sum(feesAt('property')))
      }),
      { numRuns: 300 },
    )
  })

  test('names every night of every room exactly once', () => {
    fc.assert(
      fc.property(house, party, (drawn, rooms) => {
        const { lines } = quote(drawn, rooms)
        const nights = nightsOf(arrival, addDays(arrival, drawn.prices.length))
        for (const [index] of rooms.entries()) {
          const own = lines.filter(({ kind, room: number }) => kind === 'night' && number === index + 1)
          expect(own.flatMap(({ nights: covered }) => covered ?? []).sort()).toEqual(nights)
          for (const line of own) expect(line.quantity).toBe(line.nights?.length)
        }
      }),
      { numRuns: 200 },
    )
  })

  test('says how much tax the total holds, and tax is no part of the sum', () => {
    fc.assert(
      fc.property(house, party, (drawn, rooms) => {
        const { total, lines } = quote(drawn, rooms)
        const taxes = lines.filter((line) => line.kind === 'vat')
        const percents = sum(taxes.map(({ params }) => Number(params?.percent)))
        for (const { amount, params } of taxes) {
          // All of them are reckoned from the one net price that is left when all are taken out.
          const exact = (total * Number(params?.percent)) / (100 + percents)
          expect(Math.abs(amount - exact)).toBeLessThanOrEqual(0.500001)
        }
      }),
      { numRuns: 200 },
    )
  })
})

describe('the price of any stay', () => {
  test('is whole minor units, never below nothing, whatever the rules say', () => {
    const absurd = fc.record({
      occupancyPrices: fc.array(
        fc.record({
          guest: fc.constantFrom('single_use', 'extra_adult', 'child'),
          roomTypeId: fc.constantFrom(null, 1, 2),
          position: fc.constantFrom(null, 1, 2),
          minAge: fc.option(fc.nat(17)),
          maxAge: fc.option(fc.nat(17)),
          percent: fc.option(fc.integer({ min: -200, max: 300 })),
          amount: fc.option(fc.integer({ min: -20_000, max: 20_000 })),
        }),
        { maxLength: 5 },
      ),
      adjustPercent: fc.integer({ min: -300, max: 300 }),
      supplementAdult: fc.integer({ min: -20_000, max: 5_000 }),
      supplementChild: fc.integer({ min: -20_000, max: 5_000 }),
    })
    fc.assert(
      fc.property(house, absurd, party, (drawn, { occupancyPrices, ...changes }, rooms) => {
        const rules = { ...drawn.rules, occupancyPrices }
        const result = quote({ ...drawn, rules, plan: { ...drawn.plan, ...changes } }, rooms)
        for (const amount of [result.total, result.base, result.localFees, ...result.nightly]) {
          expect(Number.isInteger(amount)).toBe(true)
          expect(amount).toBeGreaterThanOrEqual(0)
        }
        expect(sumReceipt(result.lines)).toBe(result.total)
        for (const line of result.lines) expect(line.amount).toBe(line.quantity * line.unitAmount)
      }),
      { numRuns: 700 },
    )
  })

  test('of a party is what its rooms cost one by one', () => {
    fc.assert(
      fc.property(house, party, (drawn, rooms) => {
        const together = quote(drawn, rooms)
        const apart = rooms.map((guests) => quote(drawn, [guests]))
        expect(together.total).toBe(sum(apart.map(({ total }) => total)))
        expect(together.localFees).toBe(sum(apart.map(({ localFees }) => localFees)))
        expect(together.base).toBe(sum(apart.map(({ base }) => base)))
      }),
      { numRuns: 300 },
    )
  })

  test('is not lowered by one adult more', () => {
    fc.assert(
      fc.property(house, room, (drawn, guests) => {
        const [fewer, more] = [guests, { ...guests, adults: guests.adults + 1 }].map((one) => quote(drawn, [one]))
        expect(more?.total).toBeGreaterThanOrEqual(fewer?.total ?? Number.POSITIVE_INFINITY)
        expect(more?.localFees).toBeGreaterThanOrEqual(fewer?.localFees ?? Number.POSITIVE_INFINITY)
      }),
      { numRuns: 700 },
    )
  })

  test('is not lowered by one child more, of any age', () => {
    fc.assert(
      fc.property(house, room, fc.nat(17), (drawn, guests, age) => {
        const larger = { ...guests, childrenAges: [...guests.childrenAges, age] }
        const [fewer, more] = [guests, larger].map((one) => quote(drawn, [one]))
        expect(more?.total).toBeGreaterThanOrEqual(fewer?.total ?? Number.POSITIVE_INFINITY)
        expect(more?.localFees).toBeGreaterThanOrEqual(fewer?.localFees ?? Number.POSITIVE_INFINITY)
      }),
      { numRuns: 700 },
    )
  })

  test('is lowered by a guest more only where a rule says so: room only takes breakfast off per adult', () => {
    const drawn = {
      rules: rulesWith(),
      plan: planWith({ board: 'RO', supplementAdult: -800 }),
      roomType: roomTypeWith(),
      prices: [10_000],
    }
    expect(quote(drawn, [{ adults: 1, childrenAges: [] }]).total).toBe(9_200)
    expect(quote(drawn, [{ adults: 2, childrenAges: [] }]).total).toBe(8_400)
  })

  test('does not hang on the order in which ages or promotions are listed', () => {
    fc.assert(
      fc.property(house, room, (drawn, guests) => {
        const turned = { ...guests, childrenAges: guests.childrenAges.toReversed() }
        const rules = { ...drawn.rules, promotions: drawn.rules.promotions.toReversed() }
        expect(quote({ ...drawn, rules }, [turned]).total).toBe(quote(drawn, [guests]).total)
      }),
      { numRuns: 300 },
    )
  })

  test('leaves the rules and prices it was given as they were', () => {
    fc.assert(
      fc.property(house, party, (drawn, rooms) => {
        const before = structuredClone({ drawn, rooms })
        quote(drawn, rooms)
        expect({ drawn, rooms }).toEqual(before)
      }),
      { numRuns: 50 },
    )
  })
})

describe('a night without a price', () => {
  test('is an error, never a free night', () => {
    const choice = { roomType: roomTypeWith(), room: { adults: 2, childrenAges: [] } }
    const stay = { nights: nightsOf(arrival, addDays(arrival, 3)), bookedOn: '2026-05-01' }
    const quoteAt = (prices: number[]) => quoteStay(rulesWith(), planWith(), [{ ...choice, prices }], stay)
    expect(() => quoteAt([10_000, 10_000])).toThrow(RangeError)
    expect(() => quoteAt([10_000, 10_000, 10_000, 10_000])).toThrow(RangeError)
    expect(quoteAt([10_000, 10_000, 10_000]).total).toBe(30_000)
  })
})
