import { expect, test } from 'vitest'
import { comparePrices, isTellingDrop } from './wishlist.ts'

test.each([
  [20_000, 19_000, true],
  [20_000, 19_001, false],
  [6000, 5500, true],
  // Five per cent, but only a few coins.
  [6000, 5501, false],
  // Ten euro, but hardly anything of the whole.
  [100_000, 99_000, false],
  [20_000, 25_000, false],
])('a fall from %i to %i cents is told: %s', (before, now, told) => {
  expect(isTellingDrop(before, now)).toBe(told)
})

test.each([
  [20_000, 19_900, 'lower'],
  [20_000, 19_901, 'same'],
  [20_000, 20_099, 'same'],
  [20_000, 20_100, 'higher'],
] as const)('%i and then %i is %s', (before, now, change) => {
  expect(comparePrices(before, now)).toBe(change)
})
