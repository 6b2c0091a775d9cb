import type { WireOffer } from '../../../contract/offers.ts'
import type { Format } from '../../lib/format.ts'
import type { Translator } from '../../lib/i18n.tsx'
import { lastDay } from '../../lib/last-day.ts'

/** What is paid of an offer when: the instalments of its schedule, or all at once where it has none. */
export type PayPlan = {
  kind: 'property' | 'online' | 'deposit'
  /** Decimals in the currency that is charged. */
  now: string
  rest: { amount: string; dueAt: string } | null
  currency: string
}

/** Reads the plan of an offer. A deposit whose rest is due at once is a payment of everything. */
export function readPayPlan(offer: Pick<WireOffer, 'payment_type' | 'payment_schedule' | 'price'>): PayPlan {
  const { charge_value: total, charge_currency: currency } = offer.price
  if (offer.payment_type === 'property') return { kind: 'property', now: '0.00', rest: null, currency }
  const first = offer.payment_schedule?.find((part) => part.due === 'now')
  const later = offer.payment_schedule?.find((part) => part.due === 'later')
  if (!first || !later?.due_at) return { kind: 'online', now: first?.amount ?? total, rest: null, currency }
  return { kind: 'deposit', now: first.amount, rest: { amount: later.amount, dueAt: later.due_at }, currency }
}

/** The sum that is paid with the order. */
export function payNow(offer: WireOffer, format: Format): string {
  const { now, currency } = readPayPlan(offer)
  return format.money(now, currency)
}

/**
 * What of the total is paid when: one sentence for each way of paying, with and without fees that only the property collects. Its
 * sums add up to the total. `check`: decimals in the currency that is charged.
 */
export function wordTotal(
  { t, format }: { t: Translator<'checkout'>; format: Format },
  offer: Pick<WireOffer, 'payment_type' | 'payment_schedule' | 'price' | 'availability' | 'cancellation'>,
  check: { value: string; local_fees: string; currency: string },
): string {
  const { kind, now, rest } = readPayPlan(offer)
  const sum = (value: string) => format.money(value, check.currency)
  const way = offer.availability === 'on_request' ? requestedWays[kind] : kind
  return t(`order.totalNote.${way}${Number(check.local_fees) > 0 ? 'Fees' : ''}`, {
    now: sum(now),
    rest: sum(rest?.amount ?? '0'),
    day: rest ? format.day(lastDay(rest.dueAt, offer.cancellation.timezone), { year: true }) : '',
    stay: sum(check.value),
    fees: sum(check.local_fees),
  })
}

const requestedWays = { online: 'requestOnline', deposit: 'requestDeposit', property: 'requestProperty' } as const
