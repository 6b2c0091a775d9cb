import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type RankedStay, rankingWeights, recommend } from './ranking.ts'

const plain: RankedStay = {
  reviewScore: 8,
  reviewCount: 50,
  pricePerPersonNight: 5_000,
  peerPricePerPersonNight: 5_000,
  freeCancellation: false,
  instant: false,
}

test('the published weights add up to a hundred', () => {
  expect(Object.values(rankingWeights).reduce((sum, weight) => sum + weight, 0)).toBe(100)
})

test.each<[string, Partial<RankedStay>, number]>([
  // 50 x (8 - 6) / 4 = 25; 35 x (1 - 1/2) = 17.5
  ['a middling hotel', {}, 42.5],
  // (9.2 x 90 + 8 x 10) / 100 = 9.08; 50 x 3.08 / 4 = 38.5; 35 x (1 - 40/100) = 21; 10; 5
  [
    'a good, cheap and flexible one',
    { reviewScore: 9.2, reviewCount: 90, pricePerPersonNight: 4_000, freeCancellation: true, instant: true },
    74.5,
  ],
  // No review: 8 on average, as the middling one
  ['a newcomer', { reviewScore: null, reviewCount: 0 }, 42.5],
  // (10 x 1 + 80) / 11 = 8.1818; 50 x 2.1818 / 4 = 27.2727
  ['one enthusiastic guest', { reviewScore: 10, reviewCount: 1 }, 44.7727],
  // (3 x 90 + 80) / 100 = 3.5, below 6: nothing; price twice the peers': nothing
  ['a bad and dear one', { reviewScore: 3, reviewCount: 90, pricePerPersonNight: 10_000 }, 0],
  ['free cancellation alone', { freeCancellation: true }, 52.5],
  ['instant confirmation alone', { instant: true }, 47.5],
])('%s', (_name, changes, points) => {
  expect(recommend({ ...plain, ...changes })).toBeCloseTo(points, 3)
})

const anyStay: fc.Arbitrary<RankedStay> = fc.record({
  reviewScore: fc.option(fc.integer({ min: 10, max: 100 }).map((tenths) => tenths / 10)),
  reviewCount: fc.nat(5_000),
  pricePerPersonNight: fc.nat(1_000_000),
  peerPricePerPersonNight: fc.nat(1_000_000),
  freeCancellation: fc.boolean(),
  instant: fc.boolean(),
})

test('points stay between 0 and 100 and every advantage counts, never against', () => {
  fc.assert(
    fc.property(anyStay, fc.nat(100_000), (stay, more) => {
      const points = recommend(stay)
      expect(points).toBeGreaterThanOrEqual(0)
      expect(points).toBeLessThanOrEqual(100)
      expect(recommend({ ...stay, freeCancellation: true })).toBeGreaterThanOrEqual(points)
      expect(recommend({ ...stay, instant: true })).toBeGreaterThanOrEqual(points)
      expect(recommend({ ...stay, pricePerPersonNight: stay.pricePerPersonNight + more })).toBeLessThanOrEqual(points)
      if (stay.reviewScore !== null) {
        expect(recommend({ ...stay, reviewScore: Math.min(10, stay.reviewScore + 0.5) })).toBeGreaterThanOrEqual(points)
      }
    }),
    { numRuns: 500 },
  )
})
