import type { WireOffer } from '../../../contract/offers.ts'
import type { Format } from '../../lib/format.ts'
import type { Translator } from '../../lib/i18n.tsx'
import { lastDay } from '../../lib/last-day.ts'

/** What is paid when the stay is booked and what later, by which day at the property; null where it is not paid in parts. */
export function wordParts(format: Format, offer: WireOffer): { sum: string; rest: string; day: string } | null {
  const { payment_type, payment_schedule = [], price, cancellation } = offer
  const first = payment_schedule.find((part) => part.due === 'now')
  const later = payment_schedule.find((part) => part.due === 'later')
  if (payment_type !== 'deposit' || !first || !later?.due_at) return null
  return {
    sum: format.money(first.amount, price.charge_currency),
    rest: format.money(later.amount, price.charge_currency),
    day: format.day(lastDay(later.due_at, cancellation.timezone), { year: true }),
  }
}

/** When and how an offer is paid, in one line: at the property, now, or a deposit now and the rest by its day. */
export function wordPayment(words: { t: Translator<'offers'>; format: Format }, offer: WireOffer): string {
  const parts = wordParts(words.format, offer)
  if (parts) return words.t('pay.deposit', parts)
  return words.t(offer.payment_type === 'property' ? 'pay.property' : 'pay.now')
}

/** What it means for paying that the property has to confirm: nothing is charged before its answer, and who pays there needs no card. */
export function wordRequest(t: Translator<'offers'>, { payment_type }: Pick<WireOffer, 'payment_type'>): string {
  return t(payment_type === 'property' ? 'onRequest.property' : 'onRequest.card')
}
