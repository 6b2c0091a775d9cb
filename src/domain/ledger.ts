import { percentOf, taxWithin } from './money.ts'

/**
 * Double entry: what an account receives is positive, what it gives negative, and each transaction sums to zero.
 * `customer` is what the guest owes us, `provider` our money at the payment provider, `property` what we owe the house
 * (positive: what it owes us), `commission` what we earned (negative, as earnings are), `tax` the VAT in it, `fees` what the
 * provider kept, `supplier` what is owed to whoever provides what a pay link was for. `partner` waits for who sells through us.
 */
export const ledgerAccounts = [
  'customer',
  'property',
  'supplier',
  'partner',
  'tax',
  'commission',
  'fees',
  'provider',
] as const
export type LedgerAccount = (typeof ledgerAccounts)[number]

/** Minor units of the booking's currency; lines of 0 do not stand in the books. */
export type LedgerLine = { account: LedgerAccount; amount: number }

/** How an agency earns on a stay: percent of its price that the house leaves to us, and VAT contained in that. */
export type Earnings = { commissionPercent: number; vatPercent: number }

/**
 * The stay as it stands in the books at a price: paid through us the guest owes all of it and the house gets what is left
 * after our commission; paid at the property the guest owes us nothing, and the house owes us the commission.
 */
export function stayLines(price: number, paidTo: 'us' | 'property', earnings: Earnings): LedgerLine[] {
  const commission = percentOf(price, earnings.commissionPercent)
  const tax = taxWithin(commission, earnings.vatPercent)
  const owed = paidTo === 'us' ? price : 0
  return withoutZeros([
    { account: 'customer', amount: owed },
    { account: 'property', amount: commission - owed },
    { account: 'commission', amount: tax - commission },
    { account: 'tax', amount: -tax },
  ])
}

/** What changes in the books when a stay's price goes from one amount to another: a cancellation leaves the penalty. */
export function changeLines(from: number, to: number, paidTo: 'us' | 'property', earnings: Earnings): LedgerLine[] {
  const sums = new Map<LedgerAccount, number>()
  for (const { account, amount } of stayLines(to, paidTo, earnings)) sums.set(account, amount)
  for (const { account, amount } of stayLines(from, paidTo, earnings))
    sums.set(account, (sums.get(account) ?? 0) - amount)
  return withoutZeros([...sums].map(([account, amount]) => ({ account, amount })))
}

/**
 * The terms on which a sale was posted, whatever the setting says by now: its correction takes back what was posted.
 * @param price what the stay cost by what is posted. @param commission what was posted of it, VAT included. Minor units.
 */
export function earningsOfSale(price: number, commission: number, setting: Earnings): Earnings {
  const fits = (percent: number) => percentOf(price, percent) === commission
  if (price <= 0 || fits(setting.commissionPercent)) return setting
  const exact = (commission * 100) / price
  const commissionPercent = [0, 1, 2].map((digits) => Number(exact.toFixed(digits))).find(fits) ?? exact
  return { ...setting, commissionPercent }
}

/** Money taken: it lies with the provider, and the guest owes so much less. */
export function captureLines(amount: number): LedgerLine[] {
  return withoutZeros([
    { account: 'provider', amount },
    { account: 'customer', amount: -amount },
  ])
}

/** What the provider keeps of what it took; it may say so later. */
export function feeLines(fee: number): LedgerLine[] {
  return withoutZeros([
    { account: 'fees', amount: fee },
    { account: 'provider', amount: -fee },
  ])
}

/** Money given back: whoever paid has it again. Providers keep their fee. */
export function refundLines(amount: number): LedgerLine[] {
  return withoutZeros([
    { account: 'customer', amount },
    { account: 'provider', amount: -amount },
  ])
}

/** What a pay link was for, once its money is there: the guest owed it, and it is for whoever provides it. */
export function payLinkLines(amount: number): LedgerLine[] {
  return withoutZeros([
    { account: 'customer', amount },
    { account: 'supplier', amount: -amount },
  ])
}

/** The same lines the other way round: what was written is never changed, only written back. */
export function reverseLines(lines: readonly LedgerLine[]): LedgerLine[] {
  return lines.map(({ account, amount }) => ({ account, amount: -amount }))
}

function withoutZeros(lines: LedgerLine[]): LedgerLine[] {
  return lines.filter((line) => line.amount !== 0)
}
