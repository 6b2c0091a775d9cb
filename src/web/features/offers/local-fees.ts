import type { WireOffer } from '../../../contract/offers.ts'
import type { Format } from '../../lib/format.ts'
import type { Translator } from '../../lib/i18n.tsx'

/**
 * "incl. 6 € tourist tax, paid on site", in the currency of the price; without the place where all is paid there, and empty where
 * there are none.
 */
export function wordLocalFees(
  { price, payment_type: paid }: Pick<WireOffer, 'price' | 'payment_type'>,
  t: Translator<'catalogue'>,
  format: Format,
): string {
  const { display_currency: currency, local_fees_shown: shown = '0' } = price
  if (Number(shown) === 0) return ''
  const codes = new Set(price.taxes_fees.filter((fee) => fee.payable_at === 'property').map((fee) => fee.code))
  return t(paid === 'property' ? 'card.feesWithin' : 'card.localFees', {
    sum: format.money(shown, currency),
    kind: [...codes].join(),
  })
}

/** "You pay 203 €, and 8.80 € on site": what a price in another currency is paid with; empty where it is shown in its own. */
export function wordCharged(price: WireOffer['price'], t: Translator<'offers'>, format: Format): string {
  const { charge_currency: currency, charge_value, local_fees_value } = price
  if (currency === price.display_currency) return ''
  const sum = format.money(charge_value, currency)
  if (Number(local_fees_value) === 0) return t('charged', { sum })
  return t('chargedAndOnSite', { sum, fees: format.money(local_fees_value, currency) })
}

/** What a price is for, and that VAT is in it where the receipt says so. */
export function wordCovered(covers: string, { receipt }: WireOffer, t: Translator<'catalogue'>): string {
  return receipt.some(({ kind }) => kind === 'vat') ? t('card.vatIncluded', { covers }) : covers
}
