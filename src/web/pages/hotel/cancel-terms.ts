import type { OffersAnswer, WireCancellation, WireOffer } from '../../../contract/offers.ts'
import { wholePrice } from '../../features/offers/offer-groups.ts'

/**
 * For each kind of terms of cancelling the cheapest offer that has them, the cheapest of all first. Of the rooms as asked, as the
 * price panel tells it; of other rooms where those are all there is.
 */
export function listTerms({ offers, splits }: Pick<OffersAnswer, 'offers' | 'splits'>): WireOffer[] {
  const told = offers.length > 0 ? offers : (splits ?? []).map(({ offer }) => offer)
  const kinds = new Map<string, WireOffer>()
  for (const offer of [...told].sort((a, b) => wholePrice(a) - wholePrice(b))) {
    const kind = nameKind(offer.cancellation)
    if (!kinds.has(kind)) kinds.set(kind, offer)
  }
  return [...kinds.values()]
}

/** Equal for terms that say the same; a fee in nights or percent is another sum for each room. */
function nameKind({ refundable, free_until: until, penalties }: WireCancellation): string {
  const steps = penalties.map(({ from, percent, nights, amount }) => [
    from,
    percent,
    nights,
    percent ?? nights ?? amount,
  ])
  return JSON.stringify([refundable, until, steps])
}
