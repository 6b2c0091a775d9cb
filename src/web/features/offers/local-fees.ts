import type { WireOffer } from '../../../contract/offers.ts'
import type { Format } from '../../lib/format.ts'
import type { Translator } from '../../lib/i18n.tsx'

/** "plus 6 € tourist tax paid on site, 206 € in all": what has to be paid beside the price; empty where there is nothing. */
export function wordLocalFees(price: WireOffer['price'], t: Translator<'catalogue'>, format: Format): string {
  if (Number(price.local_fees_value) === 0) return ''
  const codes = new Set(price.taxes_fees.filter((fee) => fee.payable_at === 'property').map((fee) => fee.code))
  const sum = format.money(price.local_fees_value, price.charge_currency)
  const fees = t('card.localFees', { sum, kind: [...codes].join() })
  // Beside a price in another currency a sum in this one would belong to nothing.
  if (price.display_currency !== price.charge_currency) return fees
  const total = format.money(Number(price.charge_value) + Number(price.local_fees_value), price.charge_currency)
  return t('card.withFees', { fees, total })
}

/** What a price is for, and that VAT is in it where the receipt says so. */
export function wordCovered(covers: string, { receipt }: WireOffer, t: Translator<'catalogue'>): string {
  return receipt.some(({ kind }) => kind === 'vat') ? t('card.vatIncluded', { covers }) : covers
}
