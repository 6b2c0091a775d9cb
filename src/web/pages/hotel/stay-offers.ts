import type { WireOffer } from '../../../contract/offers.ts'
import { findOrderable, findOrderableSplits, type OffersOutcome } from '../../features/offers/hotel-offers.ts'
import { findCheapest } from '../../features/offers/offer-groups.ts'

/** The cheapest offer that can be ordered as asked, else in other rooms, if any was found. */
export function findBest(outcome: OffersOutcome | undefined): WireOffer | undefined {
  if (outcome?.kind !== 'found') return undefined
  const { answer } = outcome
  return findCheapest(findOrderable(answer)) ?? findCheapest(findOrderableSplits(answer).map(({ offer }) => offer))
}
