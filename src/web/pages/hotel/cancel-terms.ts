import type { OffersAnswer, WireCancellation, WireOffer } from '../../../contract/offers.ts'
import { wholePrice } from '../../features/offers/offer-groups.ts'
import type { Wishes } from '../../lib/wishes.ts'
import { findLacks } from './stay-offers.ts'

/**
 * For each kind of terms of cancelling the offer that has them: the quoted one first, then the cheapest of those with the most of
 * what was chosen. Of the rooms as asked, as the price panel tells it; of other rooms where the quoted one is of those.
 */
export function listTerms(
  { offers, splits }: Pick<OffersAnswer, 'offers' | 'splits'>,
  quoted: WireOffer,
  wishes: Wishes,
): WireOffer[] {
  const told = offers.includes(quoted) ? offers : (splits ?? []).map(({ offer }) => offer)
  const lacks = (offer: WireOffer) => findLacks(offer, wishes).length
  const others = [...told].sort((a, b) => lacks(a) - lacks(b) || wholePrice(a) - wholePrice(b))
  const kinds = new Map<string, WireOffer>()
  for (const offer of [quoted, ...others]) {
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
