import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CancellationTerms, cancellationTerms, penaltyAt } from './cancellation.ts'
import type { CancellationStep } from './rates.ts'

const second = 1_000

function stepWith(changes: Partial<CancellationStep>): CancellationStep {
  return { daysBefore: null, time: '18:00', percent: null, nights: null, ...changes }
}

/** Four nights that cost 100, 110, 120 and 130 euro, and 30 euro for cleaning: 490. */
function termsOf(steps: CancellationStep[], changes: Partial<Parameters<typeof cancellationTerms>[1]> = {}) {
  return cancellationTerms(steps, {
    checkin: '2026-07-10',
    timezone: 'Europe/Sofia',
    bookedAt: Date.parse('2026-01-05T12:00:00Z'),
    total: 49_000,
    nightly: [10_000, 11_000, 12_000, 13_000],
    ...changes,
  })
}

function costAt(terms: CancellationTerms, instant: number): number {
  return penaltyAt(terms, instant).amount
}

describe('a deadline', () => {
  test.each([
    // checkin, days before, local time, zone, the instant worked out by hand
    ['summer', '2026-07-10', 3, '18:00', 'Europe/Sofia', '2026-07-07T15:00:00Z'],
    ['winter', '2026-12-10', 3, '18:00', 'Europe/Sofia', '2026-12-07T16:00:00Z'],
    ['the day before clocks go forward', '2026-03-31', 3, '18:00', 'Europe/Sofia', '2026-03-28T16:00:00Z'],
    ['the day after clocks went forward', '2026-03-31', 1, '18:00', 'Europe/Sofia', '2026-03-30T15:00:00Z'],
    ['the day before clocks go back', '2026-10-26', 2, '23:59', 'Europe/Sofia', '2026-10-24T20:59:00Z'],
    ['the day clocks went back', '2026-10-26', 1, '23:59', 'Europe/Sofia', '2026-10-25T21:59:00Z'],
    ['a time that is skipped', '2026-03-30', 1, '03:30', 'Europe/Sofia', '2026-03-29T01:30:00Z'],
    ['a time that comes twice', '2026-10-26', 1, '03:30', 'Europe/Sofia', '2026-10-25T00:30:00Z'],
    ['summer in New York', '2026-07-10', 2, '18:00', 'America/New_York', '2026-07-08T22:00:00Z'],
    ['the eve of the clock change in New York', '2026-11-03', 3, '18:00', 'America/New_York', '2026-10-31T22:00:00Z'],
    ['the day of the clock change in New York', '2026-11-03', 2, '18:00', 'America/New_York', '2026-11-01T23:00:00Z'],
    ['a time skipped in New York', '2026-03-09', 1, '02:30', 'America/New_York', '2026-03-08T07:30:00Z'],
    ['a time repeated in New York', '2026-11-02', 1, '01:30', 'America/New_York', '2026-11-01T05:30:00Z'],
    ['Dubai, which has no summer time', '2026-03-31', 2, '18:00', 'Asia/Dubai', '2026-03-29T14:00:00Z'],
    ['the day of arrival', '2026-07-10', 0, '00:00', 'Europe/Sofia', '2026-07-09T21:00:00Z'],
    ['the leap day', '2028-03-01', 1, '12:00', 'Europe/Sofia', '2028-02-29T10:00:00Z'],
    ['the turn of the year', '2027-01-01', 1, '18:00', 'Europe/Sofia', '2026-12-31T16:00:00Z'],
  ])('in %s falls at its instant, to the second', (_name, checkin, daysBefore, time, timezone, expected) => {
    const terms = termsOf([stepWith({ daysBefore, time, percent: 50 })], { checkin, timezone })
    const deadline = Date.parse(expected)
    expect(terms.freeUntil).toBe(deadline)
    expect(terms.timezone).toBe(timezone)
    expect(penaltyAt(terms, deadline - second)).toEqual({ amount: 0, until: deadline })
    expect(penaltyAt(terms, deadline)).toEqual({ amount: 24_500, until: null })
    expect(penaltyAt(terms, deadline + second)).toEqual({ amount: 24_500, until: null })
  })

  test('reads on the clock of the property what the plan says, unless that time is skipped', () => {
    const zone = fc.constantFrom('Europe/Sofia', 'America/New_York', 'Asia/Dubai', 'Australia/Lord_Howe')
    const two = (value: number) => String(value).padStart(2, '0')
    const day = fc.integer({ min: 20_500, max: 22_500 })
    fc.assert(
      fc.property(zone, day, fc.nat(90), fc.nat(23), fc.nat(59), (timezone, days, daysBefore, hour, minute) => {
        const dateOf = (value: number) => new Date(value * 86_400_000).toISOString().slice(0, 10)
        const time = `${two(hour)}:${two(minute)}`
        const steps = [stepWith({ daysBefore, time, percent: 100 })]
        const { freeUntil } = termsOf(steps, { checkin: dateOf(days), timezone, bookedAt: 0 })
        const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: timezone, dateStyle: 'short', timeStyle: 'short' })
        const shown = clock.format(freeUntil ?? 0)
        const wanted = `${dateOf(days - daysBefore)} ${time}`
        // A skipped time moves on by the length of the gap, one hour at most; nothing ever moves back.
        const moved = (Date.parse(`${shown.replace(' ', 'T')}Z`) - Date.parse(`${wanted.replace(' ', 'T')}Z`)) / 60_000
        expect([0, 30, 60]).toContain(moved)
        const night = timezone === 'America/New_York' ? 2 : timezone === 'Europe/Sofia' ? 3 : 2
        if (moved > 0) expect(hour).toBe(night)
      }),
      { numRuns: 400 },
    )
  })
})

describe('terms', () => {
  test('without steps are free for good', () => {
    const terms = termsOf([])
    expect(terms).toMatchObject({ refundable: true, freeUntil: null, penalties: [] })
    expect(penaltyAt(terms, Date.parse('2027-01-01T00:00:00Z'))).toEqual({ amount: 0, until: null })
  })

  test('that take everything from the booking on are not refundable', () => {
    const terms = termsOf([stepWith({ percent: 100 })])
    expect(terms).toMatchObject({ refundable: false, freeUntil: null })
    expect(costAt(terms, Date.parse('2026-01-05T12:00:00Z'))).toBe(49_000)
  })

  test('that take a part from the booking on are refundable, but never free', () => {
    const terms = termsOf([stepWith({ percent: 30 })])
    expect(terms).toMatchObject({ refundable: true, freeUntil: null })
    expect(costAt(terms, Date.parse('2026-01-05T12:00:00Z'))).toBe(14_700)
  })

  test('rise step by step', () => {
    const terms = termsOf([
      stepWith({ daysBefore: 14, percent: 30 }),
      stepWith({ daysBefore: 7, nights: 2 }),
      stepWith({ daysBefore: 1, percent: 100 }),
    ])
    const [two, one, last] = ['2026-06-26', '2026-07-03', '2026-07-09'].map((day) => Date.parse(`${day}T15:00:00Z`))
    expect(terms.penalties).toEqual([
      { from: two, amount: 14_700, percent: 30, nights: null },
      { from: one, amount: 21_000, percent: null, nights: 2 },
      { from: last, amount: 49_000, percent: 100, nights: null },
    ])
    expect(terms.freeUntil).toBe(two)
    expect(penaltyAt(terms, (two ?? 0) - second)).toEqual({ amount: 0, until: two })
    expect(penaltyAt(terms, (one ?? 0) - second)).toEqual({ amount: 14_700, until: one })
    expect(penaltyAt(terms, (last ?? 0) - second)).toEqual({ amount: 21_000, until: last })
    expect(penaltyAt(terms, last ?? 0)).toEqual({ amount: 49_000, until: null })
  })

  test('after a booking past a deadline hold from the booking on, at the dearest step that has passed', () => {
    const bookedAt = Date.parse('2026-07-05T09:00:00Z')
    const steps = [
      stepWith({ percent: 10 }),
      stepWith({ daysBefore: 14, percent: 30 }),
      stepWith({ daysBefore: 7, percent: 50 }),
      stepWith({ daysBefore: 1, percent: 100 }),
    ]
    const terms = termsOf(steps, { bookedAt })
    expect(terms.penalties.map(({ from, amount }) => [from, amount])).toEqual([
      [bookedAt, 24_500],
      [Date.parse('2026-07-09T15:00:00Z'), 49_000],
    ])
    expect(terms).toMatchObject({ refundable: true, freeUntil: null })
  })

  test('of a stay booked at the very deadline are not free, one second earlier they are', () => {
    const deadline = Date.parse('2026-07-07T15:00:00Z')
    const steps = [stepWith({ daysBefore: 3, percent: 100 })]
    expect(termsOf(steps, { bookedAt: deadline })).toMatchObject({ refundable: false, freeUntil: null })
    expect(termsOf(steps, { bookedAt: deadline - second })).toMatchObject({ refundable: true, freeUntil: deadline })
  })

  test('in nights never ask for more nights than there are, nor for more than the total', () => {
    const cost = (changes: Parameters<typeof termsOf>[1]) => termsOf([stepWith({ nights: 9 })], changes).penalties[0]
    expect(cost({})?.amount).toBe(46_000)
    expect(cost({ total: 40_000 })?.amount).toBe(40_000)
    expect(termsOf([stepWith({ percent: 150 })]).penalties[0]?.amount).toBe(49_000)
  })

  test('in nights count the first night that costs something, so that a free one does not make cancelling free', () => {
    expect(termsOf([stepWith({ nights: 1 })], { nightly: [0, 11_000, 12_000] }).penalties[0]?.amount).toBe(11_000)
  })

  test('of a stay that costs nothing ask for nothing', () => {
    expect(termsOf([stepWith({ percent: 100 })], { total: 0, nightly: [0] })).toMatchObject({
      refundable: true,
      penalties: [],
    })
  })

  test('written in the wrong order mean the same', () => {
    const steps = [14, 3, 7].map((daysBefore) => stepWith({ daysBefore, percent: 100 - daysBefore }))
    expect(termsOf(steps)).toEqual(termsOf([...steps].sort((a, b) => (b.daysBefore ?? 0) - (a.daysBefore ?? 0))))
    expect(termsOf(steps).penalties.map(({ amount }) => amount)).toEqual([42_140, 45_570, 47_530])
  })
})

describe('any terms', () => {
  const step = fc
    .record({
      daysBefore: fc.option(fc.nat(40)),
      time: fc.constantFrom('00:00', '03:30', '18:00', '23:59'),
      nights: fc.option(fc.nat(6), { freq: 2 }),
      percent: fc.integer({ min: 0, max: 110 }),
    })
    .map((raw): CancellationStep => ({ ...raw, percent: raw.nights === null ? raw.percent : null }))
  const checkin = '2026-04-10'
  const arrival = Date.parse('2026-04-10T00:00:00Z')
  const hour = 3_600_000
  const cases = fc.record({
    steps: fc.array(step, { maxLength: 5 }),
    bookedAt: fc.integer({ min: arrival - 1_100 * hour, max: arrival }),
    nightly: fc.array(fc.nat(20_000), { minLength: 1, maxLength: 5 }),
    fees: fc.nat(5_000),
    timezone: fc.constantFrom('Europe/Sofia', 'America/New_York', 'Asia/Dubai'),
  })

  test('cost at each moment what the dearest step then in force says: never more than the total, never less later', () => {
    fc.assert(
      fc.property(cases, fc.array(fc.nat(1_200), { minLength: 2, maxLength: 12 }), (stay, hours) => {
        const total = stay.nightly.reduce((sum, amount) => sum + amount, stay.fees)
        const terms = cancellationTerms(stay.steps, { checkin, total, ...stay })
        const paid = stay.nightly.filter((amount) => amount > 0)
        const inForce = (at: number) =>
          stay.steps
            .filter(({ daysBefore, time }) => {
              if (daysBefore === null) return true
              const day = Temporal.PlainDate.from(checkin).subtract({ days: daysBefore })
              const deadline = day.toZonedDateTime({ timeZone: stay.timezone, plainTime: time })
              return deadline.epochMilliseconds <= at
            })
            .map(({ nights, percent }) =>
              nights === null
                ? Math.round((total * (percent ?? 0)) / 100)
                : paid.slice(0, nights).reduce((sum, amount) => sum + amount, 0),
            )
        let before = 0
        for (const at of hours.map((value) => stay.bookedAt + value * hour).sort((a, b) => a - b)) {
          const { amount, until } = penaltyAt(terms, at)
          expect(amount).toBe(Math.min(total, Math.max(0, ...inForce(at))))
          expect(amount).toBeGreaterThanOrEqual(before)
          if (until !== null) {
            expect(costAt(terms, until - 1)).toBe(amount)
            expect(costAt(terms, until)).toBeGreaterThan(amount)
          }
          before = amount
        }
        const first = costAt(terms, stay.bookedAt)
        expect(terms.refundable).toBe(total === 0 || first < total)
        if (terms.freeUntil !== null) expect(costAt(terms, terms.freeUntil - 1)).toBe(0)
        for (const [index, { from }] of terms.penalties.entries()) {
          expect(from).toBeGreaterThanOrEqual(stay.bookedAt)
          expect(from).toBeGreaterThan(terms.penalties[index - 1]?.from ?? Number.NEGATIVE_INFINITY)
        }
      }),
      { numRuns: 500 },
    )
  })
})
