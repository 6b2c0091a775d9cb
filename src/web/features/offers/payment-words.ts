import type { WireOffer } from '../../../contract/offers.ts'
import type { Format } from '../../lib/format.ts'
import type { Translator } from '../../lib/i18n.tsx'

/** When and how an offer is paid, in one line: at the property, now, or a deposit now. */
export function wordPayment(words: { t: Translator<'offers'>; format: Format }, offer: WireOffer): string {
  const { payment_type, payment_schedule = [], price } = offer
  const later = payment_schedule.find((part) => part.due === 'later')
  const [first] = payment_schedule
  if (payment_type === 'deposit' && later && first)
    return words.t('pay.deposit', { sum: words.format.money(first.amount, price.charge_currency) })
  return words.t(payment_type === 'property' ? 'pay.property' : 'pay.now')
}
