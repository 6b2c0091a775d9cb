import type { WireOffer } from '../../../contract/offers.ts'
import type { Format } from '../../lib/format.ts'
import type { Translator } from '../../lib/i18n.tsx'

/** "plus 6 € tourist tax paid on site": what has to be paid beside the price; empty where there is nothing. */
export function wordLocalFees(price: WireOffer['price'], t: Translator<'catalogue'>, format: Format): string {
  if (Number(price.local_fees_value) === 0) return ''
  const codes = new Set(price.taxes_fees.filter((fee) => fee.payable_at === 'property').map((fee) => fee.code))
  const sum = format.money(price.local_fees_value, price.charge_currency)
  return t('card.localFees', { sum, kind: [...codes].join() })
}
