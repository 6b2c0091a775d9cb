import type { WireOffer } from '../../../contract/offers.ts'
import { findOrderable, type OffersOutcome } from '../../features/offers/hotel-offers.ts'
import { findCheapest } from '../../features/offers/offer-groups.ts'

/** The cheapest offer that can be ordered, if any was found. */
export function findBest(outcome: OffersOutcome | undefined): WireOffer | undefined {
  return outcome?.kind === 'found' ? findCheapest(findOrderable(outcome.answer)) : undefined
}
