import { expect, test } from 'vitest'
import { toPriceHistogram } from './price-histogram.ts'

const sum = (bars: readonly number[]) => bars.reduce((total, bar) => total + bar, 0)

test('one very dear hotel stands in the last bar, and the others spread over the whole scale', () => {
  const usual = Array.from({ length: 24 }, (_, index) => 10_000 + index * 1000)
  const { min, max, scale_max, bars } = toPriceHistogram([990_000, ...usual])
  expect({ min, max, scale_max }).toEqual({ min: 100, max: 9900, scale_max: 330 })
  expect(sum(bars)).toBe(25)
  expect(bars.filter((bar) => bar > 0).length).toBeGreaterThan(20)
  expect(bars.at(-1)).toBe(2)
})

test('prices that lie together keep the whole scale', () => {
  const { max, scale_max, bars } = toPriceHistogram([10_000, 12_050, 15_000, 21_000, 24_010])
  expect([max, scale_max, sum(bars)]).toEqual([241, 241, 5])
})

test('each bound, moved as far as it goes, leaves the hotel at that end', () => {
  expect(toPriceHistogram([8756, 10_000, 14_210])).toMatchObject({ min: 87, upper_min: 88, lower_max: 142, max: 143 })
  expect(toPriceHistogram([8700, 14_200])).toMatchObject({ min: 87, upper_min: 87, lower_max: 142, max: 142 })
})

test.each([
  ['none', [], 0],
  ['one', [12_345], 1],
  ['all the same but one', [10_000, 10_000, 10_000, 50_000], 4],
])('%s', (_name, prices, count) => {
  const { min, max, scale_max, bars } = toPriceHistogram(prices)
  expect(sum(bars)).toBe(count)
  expect(scale_max).toBe(max)
  expect(min).toBeLessThanOrEqual(max)
})
