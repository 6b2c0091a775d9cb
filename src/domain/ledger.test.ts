import { expect, test } from 'vitest'
import { changeLines, earningsOfSale, stayLines } from './ledger.ts'

const terms = (commissionPercent: number) => ({ commissionPercent, vatPercent: 20 })

test.each([
  [27_001, 15, 0],
  [41_448, 12.5, 20],
  [99_999, 0, 15],
  [33_333, 7.25, 15],
])('a sale of %i at %d %% is taken back whole when the setting is %d by then', (price, soldAt, setting) => {
  const posted = stayLines(price, 'us', terms(soldAt))
  const commission = -posted
    .filter(({ account }) => account === 'commission' || account === 'tax')
    .reduce((sum, { amount }) => sum + amount, 0)
  const sold = earningsOfSale(price, commission, terms(setting))
  const back = changeLines(price, 0, 'us', sold)
  const left = new Map<string, number>()
  for (const { account, amount } of [...posted, ...back]) left.set(account, (left.get(account) ?? 0) + amount)
  expect([...left.values()].filter((amount) => amount !== 0)).toEqual([])
  // What is kept earns what was agreed with the sale.
  expect(changeLines(0, 10_000, 'us', sold)).toEqual(stayLines(10_000, 'us', terms(soldAt)))
})
