import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyPromotions, isEligible, type PromotionCase } from './promotions.ts'
import { planWith, promotionWith, roomTypeWith } from './rates.fixture.ts'
import type { Promotion } from './rates.ts'
import { addDays, nightsOf } from './stay-dates.ts'

function stayOf(checkin: string, amounts: number[], changes: Partial<PromotionCase> = {}): PromotionCase {
  return {
    plan: planWith({ id: 1 }),
    roomType: roomTypeWith({ id: 1 }),
    nights: nightsOf(checkin, addDays(checkin, amounts.length)),
    amounts,
    bookedOn: '2026-05-01',
    ...changes,
  }
}

const week = stayOf('2026-07-10', [100, 100, 100, 100, 100, 100, 100], { plan: planWith({ id: 1, parentId: 5 }) })

function early(changes: Partial<Promotion> = {}): Promotion {
  return promotionWith({ id: 1, kind: 'early_booking', percent: 10, ...changes })
}

function freeNight(stayNights: number, freeNights: number, changes: Partial<Promotion> = {}): Promotion {
  return promotionWith({ id: 9, kind: 'free_night', stayNights, freeNights, ...changes })
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}

describe('a promotion admits a stay', () => {
  // Booked on 1 May for 10 July, which is 70 days before; seven nights, the last begins on 16 July.
  test.each<[string, Partial<Promotion>, boolean]>([
    ['without conditions', {}, true],
    ['on the first day of its booking window', { bookFrom: '2026-05-01' }, true],
    ['the day before its booking window', { bookFrom: '2026-05-02' }, false],
    ['on the last day of its booking window', { bookTo: '2026-05-01' }, true],
    ['the day after its booking window', { bookTo: '2026-04-30' }, false],
    ['of just enough nights', { minNights: 7 }, true],
    ['of one night too few', { minNights: 8 }, false],
    ['booked just early enough', { minDaysBefore: 70 }, true],
    ['booked a day too late', { minDaysBefore: 71 }, false],
    ['booked just late enough', { maxDaysBefore: 70 }, true],
    ['booked a day too early', { maxDaysBefore: 69 }, false],
    ['for its rate plan', { ratePlanId: 1 }, true],
    ['for another rate plan', { ratePlanId: 2 }, false],
    ['for the plan from which its plan is derived', { ratePlanId: 5 }, true],
    ['for its room type', { roomTypeId: 1 }, true],
    ['for another room type', { roomTypeId: 2 }, false],
    ['whose last night is its first', { stayFrom: '2026-07-16' }, true],
    ['whose day of departure is its first', { stayFrom: '2026-07-17' }, false],
    ['whose first night is its last', { stayTo: '2026-07-10' }, true],
    ['that begins the day after', { stayTo: '2026-07-09' }, false],
  ])('%s: %j is %s', (_name, changes, admitted) => {
    expect(isEligible(early(changes), week)).toBe(admitted)
  })

  test.each([
    ['SUMMER', true],
    ['  summer ', true],
    ['SUMMER1', false],
    ['', false],
    [null, false],
    [undefined, false],
  ])('with the code SUMMER when %j was typed is %s', (promoCode, admitted) => {
    const promotion = promotionWith({ id: 1, kind: 'promo_code', percent: 10, promoCode: 'SUMMER' })
    expect(isEligible(promotion, { ...week, promoCode })).toBe(admitted)
  })

  test('without nights never', () => {
    expect(isEligible(early(), stayOf('2026-07-10', []))).toBe(false)
  })
})

describe('a percent off', () => {
  test('is rounded night by night and touches only nights in the window', () => {
    const promotion = early({ percent: 12.5, stayFrom: '2026-07-11', stayTo: '2026-07-12' })
    // 12.5 % of 9,999 = 1,249.875, rounded 1,250
    expect(applyPromotions([promotion], stayOf('2026-07-10', [9_999, 9_999, 9_999, 9_999]))).toMatchObject({
      amounts: [9_999, 8_749, 8_749, 9_999],
      discounts: [{ promotion, amount: 2_500 }],
    })
  })
})

describe('free nights', () => {
  test.each<[string, Promotion, number[], number[]]>([
    ['stay 7 pay 6: the cheapest', freeNight(7, 1), [9, 8, 7, 6, 7, 8, 9], [9, 8, 7, 0, 7, 8, 9]],
    ['stay 7 pay 6 for six nights: none', freeNight(7, 1), [9, 8, 7, 6, 7, 8], [9, 8, 7, 6, 7, 8]],
    ['stay 3 pay 2 for seven nights: two', freeNight(3, 1), [5, 4, 3, 2, 3, 4, 5], [5, 4, 0, 0, 3, 4, 5].toReversed()],
    ['stay 7 pay 5', freeNight(7, 2), [9, 1, 9, 9, 2, 9, 9], [9, 0, 9, 9, 0, 9, 9]],
    ['of equal nights the last', freeNight(4, 1), [5, 5, 5, 5], [5, 5, 5, 0]],
    ['more free than stayed: never below nothing', freeNight(1, 3), [5, 6], [0, 0]],
    ['an absurd rule gives nothing away', freeNight(7, -1), [5, 5, 5, 5, 5, 5, 5], [5, 5, 5, 5, 5, 5, 5]],
    ['nor does another', freeNight(0, 1), [5, 5], [5, 5]],
  ])('%s', (_name, promotion, amounts, expected) => {
    const outcome = applyPromotions([promotion], stayOf('2026-07-10', amounts))
    const saved = sum(amounts) - sum(expected)
    expect(outcome).toMatchObject({ amounts: expected, discounts: saved > 0 ? [{ promotion, amount: saved }] : [] })
  })

  test('count and fall only within the stay window', () => {
    const promotion = freeNight(3, 1, { stayTo: '2026-07-12' })
    expect(applyPromotions([promotion], stayOf('2026-07-10', [9, 8, 9, 1, 1])).amounts).toEqual([9, 0, 9, 1, 1])
    expect(applyPromotions([promotion], stayOf('2026-07-11', [9, 8, 1, 1])).discounts).toEqual([])
  })
})

describe('free nights of two promotions that combine', () => {
  const outcome = (promotions: Promotion[], amounts: number[]) =>
    applyPromotions(
      promotions.map((promotion) => ({ ...promotion, combinable: true })),
      stayOf('2026-07-10', amounts),
    )

  test('fall on different nights', () => {
    const { amounts, discounts } = outcome([freeNight(4, 1, { id: 1 }), freeNight(4, 1, { id: 2 })], [9, 7, 8, 9])
    expect(amounts).toEqual([9, 0, 0, 9])
    expect(discounts.map(({ amount, nights }) => [amount, nights])).toEqual([
      [7, ['2026-07-11']],
      [8, ['2026-07-12']],
    ])
  })

  test('are taken in the order that wastes none: the narrow window first', () => {
    const wide = freeNight(3, 1, { id: 1 })
    const narrow = freeNight(1, 1, { id: 2, stayFrom: '2026-07-11', stayTo: '2026-07-11' })
    // The wide one alone would fall on the cheapest night, the only one that the narrow one knows.
    expect(outcome([wide, narrow], [9, 5, 8]).amounts).toEqual([9, 0, 0])
  })

  test('never leave more to pay than a part of them would', () => {
    const windows = fc.record({
      stayNights: fc.integer({ min: 1, max: 4 }),
      freeNights: fc.integer({ min: 1, max: 2 }),
      from: fc.nat(4),
      to: fc.nat(4),
    })
    fc.assert(
      fc.property(
        fc.array(windows, { minLength: 2, maxLength: 4 }),
        fc.array(fc.nat(99), { minLength: 1, maxLength: 6 }),
        (drawn, amounts) => {
          const promotions = drawn.map(({ stayNights, freeNights, from, to }, index) =>
            freeNight(stayNights, freeNights, {
              id: index + 1,
              stayFrom: addDays('2026-07-10', from),
              stayTo: addDays('2026-07-10', from + to),
            }),
          )
          const all = sum(outcome(promotions, amounts).amounts)
          for (const left of promotions) {
            const rest = promotions.filter((promotion) => promotion !== left)
            expect(sum(outcome(rest, amounts).amounts)).toBeGreaterThanOrEqual(all)
          }
        },
      ),
      { numRuns: 400 },
    )
  })
})

describe('several promotions', () => {
  const single = early({ id: 1, percent: 12 })
  const first = early({ id: 2, percent: 10, combinable: true })
  const second = promotionWith({ id: 3, kind: 'long_stay', percent: 5, combinable: true })
  const base = stayOf('2026-07-10', [10_000])

  test('that combine are taken one after another on what is left', () => {
    // 10,000 - 10 % = 9,000 - 5 % = 8,550; the single 12 % would leave 8,800
    expect(applyPromotions([single, first, second], base)).toMatchObject({
      amounts: [8_550],
      discounts: [
        { promotion: first, amount: 1_000 },
        { promotion: second, amount: 450 },
      ],
    })
  })

  test('that combine give way to a single better one', () => {
    const better = early({ id: 4, percent: 20 })
    expect(applyPromotions([first, better, second], base)).toMatchObject({
      amounts: [8_000],
      discounts: [{ promotion: better, amount: 2_000 }],
    })
  })

  test('of which one does not combine never stand together', () => {
    expect(applyPromotions([single, first], base).discounts).toMatchObject([{ promotion: single, amount: 1_200 }])
  })

  test('percents come before the free night, which then falls on what has become the cheapest', () => {
    const july = early({ id: 5, percent: 50, combinable: true, stayTo: '2026-07-10' })
    const free = freeNight(2, 1, { id: 4, combinable: true })
    // 100 - 50 % = 50 is now the cheaper of the two and falls away; the other stays at 90
    expect(applyPromotions([free, july], stayOf('2026-07-10', [100, 90])).amounts).toEqual([0, 90])
  })

  test('that save as much as each other leave the one that was first', () => {
    const twin = early({ id: 7, percent: 12 })
    expect(applyPromotions([twin, single], base).discounts).toMatchObject([{ promotion: single, amount: 1_200 }])
  })

  test('that save as much together as one alone are shown together', () => {
    const same = early({ id: 8, percent: 14.5 })
    expect(applyPromotions([same, first, second], base).discounts).toHaveLength(2)
  })

  test('count even when they save a single cent', () => {
    expect(applyPromotions([first], stayOf('2026-07-10', [5])).amounts).toEqual([4])
  })

  test('that save nothing are not on the receipt', () => {
    expect(applyPromotions([first, freeNight(7, 1, { combinable: true })], base).discounts).toMatchObject([
      { promotion: first, amount: 1_000 },
    ])
    expect(applyPromotions([first], stayOf('2026-07-10', [0, 4])).discounts).toEqual([])
    const tiny = early({ id: 1, percent: 0.01, combinable: true })
    expect(applyPromotions([tiny, first, second], stayOf('2026-07-10', [1_000])).discounts).toMatchObject([
      { promotion: first, amount: 100 },
      { promotion: second, amount: 45 },
    ])
  })
})

describe('any promotions', () => {
  const arrival = '2026-07-10'
  const day = fc.integer({ min: -4, max: 10 }).map((days) => addDays(arrival, days))
  const shared = {
    minNights: fc.option(fc.integer({ min: 1, max: 8 }), { freq: 1 }),
    minDaysBefore: fc.option(fc.nat(20), { freq: 1 }),
    maxDaysBefore: fc.option(fc.nat(20), { freq: 1 }),
    combinable: fc.boolean(),
    ratePlanId: fc.constantFrom(null, null, 1, 2),
    roomTypeId: fc.constantFrom(null, null, 1, 2),
    stayFrom: fc.option(day, { freq: 1 }),
    stayTo: fc.option(day, { freq: 1 }),
  }
  const percentKind = fc.constantFrom('early_booking', 'long_stay', 'last_minute', 'promo_code')
  const byPercent = fc
    .record({ ...shared, kind: percentKind, percent: fc.integer({ min: 1, max: 9_000 }).map((rate) => rate / 100) })
    .map((raw) => promotionWith({ id: 0, ...raw, promoCode: raw.kind === 'promo_code' ? 'Море' : null }))
  const byNights = fc
    .record({ ...shared, stayNights: fc.integer({ min: 1, max: 5 }), freeNights: fc.integer({ min: 1, max: 3 }) })
    .map((raw) => promotionWith({ id: 0, kind: 'free_night', ...raw }))
  const promotionsAny = fc
    .tuple(fc.array(byPercent, { maxLength: 4 }), fc.array(byNights, { maxLength: 2 }))
    .map(([percents, nights]) =>
      // Two free-night offers that combine could fight over a night; houses have one at most.
      [...percents, ...nights.map((promotion, index) => (index ? { ...promotion, combinable: false } : promotion))].map(
        (promotion, index) => ({ ...promotion, id: index + 1 }),
      ),
    )
  const stays = fc.record({
    amounts: fc.array(fc.nat(20_000), { minLength: 1, maxLength: 8 }),
    daysBefore: fc.nat(20),
    promoCode: fc.constantFrom(null, 'море', 'другото'),
  })
  type DrawnStay = { amounts: number[]; daysBefore: number; promoCode: string | null }
  const caseOf = ({ amounts, daysBefore, promoCode }: DrawnStay) =>
    stayOf(arrival, amounts, { bookedOn: addDays(arrival, -daysBefore), promoCode })

  const covers = (promotion: Promotion, night: string) =>
    (promotion.stayFrom ?? '') <= night && night <= (promotion.stayTo ?? '9')

  const admits = (promotion: Promotion, stay: DrawnStay, nights: readonly string[]) =>
    (promotion.ratePlanId ?? 1) === 1 &&
    (promotion.roomTypeId ?? 1) === 1 &&
    stay.amounts.length >= (promotion.minNights ?? 0) &&
    stay.daysBefore >= (promotion.minDaysBefore ?? 0) &&
    stay.daysBefore <= (promotion.maxDaysBefore ?? 999) &&
    (promotion.kind !== 'promo_code' || stay.promoCode === 'море') &&
    nights.some((night) => covers(promotion, night))

  /** What a set of promotions leaves to pay: percents in whole numbers, the free nights found by trying every choice. */
  function leftBy(chosen: readonly Promotion[], nights: readonly string[], amounts: readonly number[]): number {
    let left = amounts.map(BigInt)
    for (const promotion of chosen) {
      const rate = BigInt(Math.round((promotion.percent ?? 0) * 100))
      left = left.map((amount, index) =>
        covers(promotion, nights[index] ?? '') ? amount - (amount * rate + 5_000n) / 10_000n : amount,
      )
    }
    let payable = left.map(Number)
    for (const { stayNights, freeNights, ...promotion } of chosen) {
      if (stayNights === null || freeNights === null) continue
      const inside = nights.flatMap((night, index) =>
        covers({ stayNights, freeNights, ...promotion }, night) ? [index] : [],
      )
      const count = Math.min(inside.length, Math.floor(inside.length / stayNights) * freeNights)
      let dearest = payable
      for (let mask = 0; mask < 1 << inside.length; mask += 1) {
        const free = inside.filter((_, bit) => mask & (1 << bit))
        if (free.length !== count) continue
        const candidate = payable.map((amount, index) => (free.includes(index) ? 0 : amount))
        if (dearest === payable || sum(candidate) > sum(dearest)) dearest = candidate
      }
      payable = dearest
    }
    return sum(payable)
  }

  function* subsetsOf<T>(items: readonly T[]): Generator<T[]> {
    for (let mask = 0; mask < 1 << items.length; mask += 1) yield items.filter((_, bit) => mask & (1 << bit))
  }

  test('leave what the best allowed set leaves: one alone, or all that combine, and no other set', () => {
    let combined = 0
    let alone = 0
    fc.assert(
      fc.property(promotionsAny, stays, (promotions, drawn) => {
        const stay = caseOf(drawn)
        const admitted = promotions.filter((promotion) => admits(promotion, drawn, stay.nights))
        const allowed = [[], admitted.filter(({ combinable }) => combinable), ...admitted.map((one) => [one])]
        const { amounts, discounts } = applyPromotions(promotions, stay)
        expect(sum(amounts)).toBe(Math.min(...allowed.map((set) => leftBy(set, stay.nights, drawn.amounts))))
        if (discounts.length > 1) expect(discounts.every(({ promotion }) => promotion.combinable)).toBe(true)
        if (discounts.length > 1) combined += 1
        if (discounts.length === 1) alone += 1
      }),
      { numRuns: 1_500 },
    )
    expect(combined).toBeGreaterThan(50)
    expect(alone).toBeGreaterThan(50)
  })

  test('that combine are never worse for the guest than a part of them', () => {
    fc.assert(
      fc.property(promotionsAny, stays, (promotions, drawn) => {
        const combining = promotions.map((promotion) => ({ ...promotion, combinable: true })).slice(0, 5)
        const onlyOneFree = combining.filter(({ kind, id }) => kind !== 'free_night' || id === combining.length)
        const stay = caseOf(drawn)
        const admitted = onlyOneFree.filter((promotion) => admits(promotion, drawn, stay.nights))
        const all = sum(applyPromotions(onlyOneFree, stay).amounts)
        for (const part of subsetsOf(admitted)) {
          expect(leftBy(part, stay.nights, drawn.amounts)).toBeGreaterThanOrEqual(all)
        }
      }),
      { numRuns: 300 },
    )
  })

  test('take off each night between nothing and all of it, and their lines add up to what is gone', () => {
    fc.assert(
      fc.property(promotionsAny, stays, (promotions, drawn) => {
        const { amounts, discounts } = applyPromotions(promotions, caseOf(drawn))
        for (const [index, amount] of amounts.entries()) {
          expect(Number.isInteger(amount)).toBe(true)
          expect(amount).toBeGreaterThanOrEqual(0)
          expect(amount).toBeLessThanOrEqual(drawn.amounts[index] ?? -1)
        }
        for (const { amount } of discounts) expect(amount).toBeGreaterThan(0)
        expect(sum(discounts.map(({ amount }) => amount))).toBe(sum(drawn.amounts) - sum(amounts))
      }),
      { numRuns: 500 },
    )
  })

  test('give the same answer whatever the order of the rows', () => {
    const shuffled = promotionsAny.chain((promotions) =>
      fc.tuple(fc.constant(promotions), fc.shuffledSubarray(promotions, { minLength: promotions.length })),
    )
    fc.assert(
      fc.property(shuffled, stays, ([promotions, other], drawn) => {
        expect(applyPromotions(other, caseOf(drawn))).toEqual(applyPromotions(promotions, caseOf(drawn)))
      }),
      { numRuns: 500 },
    )
  })
})
