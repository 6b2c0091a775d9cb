import type { WireOffer } from '../../../contract/offers.ts'
import { addFees } from '../../lib/add-fees.ts'
import type { Format } from '../../lib/format.ts'

/** All that is paid, fees at the property counted in, as the page shows it: in the currency of the price. */
export function wordSum(price: WireOffer['price'], format: Format, options?: { rounded: boolean }): string {
  return format.money(addFees(price.value, price.local_fees_shown), price.display_currency, options)
}

/** The lowest sum of the 30 days before, with the same fees; undefined where nothing is struck through. */
export function wordPrior(price: WireOffer['price'], format: Format): string | undefined {
  if (price.prior_30d === null) return undefined
  return format.money(addFees(price.prior_30d, price.local_fees_shown), price.display_currency)
}
