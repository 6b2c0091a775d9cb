import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lowestPriorPrice } from './prior-price.ts'

/** A price history from yesterday back: "29x80 90x100" is 29 days at 80 and 90 days at 100 before; 10x- is not on sale. */
function priceOnOf(timeline: string): (daysAgo: number) => number | null {
  const days = [...timeline.matchAll(/(\d+)x(\d+|-)/g)].flatMap(([, length, price]) =>
    new Array<number | null>(Number(length)).fill(price === '-' ? null : Number(price)),
  )
  return (daysAgo) => days[daysAgo - 1] ?? null
}

describe('the price that may be struck through', () => {
  test.each<[string, number, string, number | null]>([
    ['a discount that begins today', 80, '90x100', 100],
    ['a discount that began yesterday', 80, '1x80 90x100', 100],
    ['a discount that began 29 days ago', 80, '29x80 90x100', 100],
    ['a discount that began 30 days ago is the price by now', 80, '30x80 90x100', null],
    ['a discount that began 31 days ago', 80, '31x80 90x100', null],
    ['a discount that began longer ago', 80, '45x80 90x100', null],
    ['a price that has not changed', 100, '90x100', null],
    ['a price that went up', 120, '90x100', null],
    ['raised five days ago, then cut to what it was', 100, '5x150 90x100', null],
    ['raised five days ago, then cut to more than it was', 120, '5x150 90x100', null],
    ['raised five days ago, then cut below what it was: against what it was', 80, '5x150 90x100', 100],
    ['raised 29 days ago, then cut: the price before the rise is among the thirty', 80, '29x150 90x100', 100],
    ['raised thirty days ago, then cut: the raised price has stood for thirty days', 80, '30x150 90x100', 150],
    ['not on sale before', 80, '', null],
    ['on sale for six days before: too new for a prior price', 80, '6x100', null],
    ['on sale for seven days before', 80, '7x100', 100],
    ['on sale for seven days before a discount of five days', 80, '5x80 7x100', 100],
    ['one dear day just before the cut, and nothing earlier', 80, '1x300', null],
    ['off sale for a while, dearer before', 80, '10x- 90x100', 100],
    ['off sale for so long that a week of the thirty days is left', 80, '23x- 90x100', 100],
    ['off sale for longer than that', 80, '24x- 90x100', null],
    ['flapping between two prices', 80, '1x100 1x80 1x100 1x80 60x100', null],
    ['flapping that ended 31 days ago', 80, '30x100 1x80 1x100 1x80', 100],
    ['flapping that ended 30 days ago', 80, '29x100 1x80 60x100', null],
    ['cut in two stages: against the first stage', 70, '5x80 90x100', 80],
    ['a deeper cut that ended yesterday: it was cheaper within the thirty days', 80, '10x60 90x100', null],
    ['a deeper cut that ended long ago', 80, '30x100 10x60 90x100', 100],
    ['a deeper cut, then full price, then a lesser cut within thirty days', 80, '9x100 3x60 90x100', null],
    ['a lowest price that is only a little higher', 80, '3x81 90x100', 81],
    ['a running discount interrupted by a day off sale', 80, '3x80 1x- 5x80 90x100', null],
  ])('%s', (_name, current, timeline, expected) => {
    expect(lowestPriorPrice(current, priceOnOf(timeline))).toBe(expected)
  })

  test('is never above any price of the last thirty days, save those at which the present price already stood', () => {
    const segment = fc
      .tuple(fc.integer({ min: 1, max: 25 }), fc.constantFrom('-', 60, 80, 80, 90, 100, 100))
      .map(([days, price]) => `${days}x${price}`)
    const timelines = fc.array(segment, { minLength: 1, maxLength: 6 }).map((segments) => segments.join(' '))
    let struck = 0
    fc.assert(
      fc.property(fc.constantFrom(80, 90), timelines, (current, timeline) => {
        const priceOn = priceOnOf(timeline)
        const prior = lowestPriorPrice(current, priceOn)
        if (prior === null) return
        struck += 1
        expect(prior).toBeGreaterThan(current)
        const lastThirty = Array.from({ length: 30 }, (_, index) => priceOn(index + 1))
        const run = lastThirty.findIndex((paid) => paid !== current)
        expect(run).not.toBe(-1)
        for (const paid of lastThirty.slice(run)) if (paid !== null) expect(prior).toBeLessThanOrEqual(paid)
        // It is a price that was really asked.
        expect(timeline).toContain(`x${prior}`)
      }),
      { numRuns: 1_000 },
    )
    expect(struck).toBeGreaterThan(50)
  })

  test('needs no history beyond the sixtieth day', () => {
    lowestPriorPrice(80, (daysAgo) => {
      expect(daysAgo).toBeLessThanOrEqual(59)
      expect(daysAgo).toBeGreaterThanOrEqual(1)
      return daysAgo <= 29 ? 80 : 100
    })
  })
})
