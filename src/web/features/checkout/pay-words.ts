import type { WireOffer } from '../../../contract/offers.ts'
import type { Format } from '../../lib/format.ts'

/** What is paid of an offer when: the instalments of its schedule, or all at once where it has none. */
export type PayPlan = {
  kind: 'property' | 'online' | 'deposit'
  /** Decimals in the currency that is charged. */
  now: string
  rest: { amount: string; dueAt: string | null } | null
  currency: string
}

/** Reads the plan of an offer. A deposit whose rest is due at once is a payment of everything. */
export function readPayPlan(offer: Pick<WireOffer, 'payment_type' | 'payment_schedule' | 'price'>): PayPlan {
  const { charge_value: total, charge_currency: currency } = offer.price
  if (offer.payment_type === 'property') return { kind: 'property', now: '0.00', rest: null, currency }
  const first = offer.payment_schedule?.find((part) => part.due === 'now')
  const later = offer.payment_schedule?.find((part) => part.due === 'later')
  if (!first || !later) return { kind: 'online', now: first?.amount ?? total, rest: null, currency }
  return { kind: 'deposit', now: first.amount, rest: { amount: later.amount, dueAt: later.due_at }, currency }
}

/** The sum that is paid with the order. */
export function payNow(offer: WireOffer, format: Format): string {
  const { now, currency } = readPayPlan(offer)
  return format.money(now, currency)
}
