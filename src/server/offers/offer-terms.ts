import type { WireOffer } from '../../contract/offers.ts'
import type { Penalty } from '../../domain/cancellation.ts'
import { fromDecimal } from '../../domain/money.ts'

/** What cancelling a sold offer costs from when on. */
export function penaltiesOf(offer: WireOffer): Penalty[] {
  return offer.cancellation.penalties.map((penalty) => ({
    from: Date.parse(penalty.from),
    amount: fromDecimal(penalty.amount, offer.price.charge_currency) ?? 0,
    percent: penalty.percent,
    nights: penalty.nights,
  }))
}
