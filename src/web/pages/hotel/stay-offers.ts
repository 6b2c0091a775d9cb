import type { WireOffer } from '../../../contract/offers.ts'
import type { OffersOutcome } from '../../features/offers/hotel-offers.ts'
import { findCheapest } from '../../features/offers/offer-groups.ts'

/** Places in the page: the cheapest of the offers as asked, and of those in other rooms. */
export const bestOfferId = 'best-offer'
export const bestSplitId = 'best-split'

/** Where an offer that is the cheapest of its kind stands in the page. */
export function linkTo(outcome: OffersOutcome | undefined, offer: WireOffer): string {
  const asAsked = outcome?.kind === 'found' && outcome.answer.offers.includes(offer)
  return `#${asAsked ? bestOfferId : bestSplitId}`
}

/** The cheapest offer that can be ordered as asked, else in other rooms, if any was found. */
export function findBest(outcome: OffersOutcome | undefined): WireOffer | undefined {
  if (outcome?.kind !== 'found') return undefined
  const { answer } = outcome
  return findCheapest(answer.offers) ?? findCheapest((answer.splits ?? []).map(({ offer }) => offer))
}

/** The cheapest of all, in however many rooms: what the stay costs at least. */
export function findLeast(outcome: OffersOutcome | undefined): WireOffer | undefined {
  if (outcome?.kind !== 'found') return undefined
  const { offers, splits } = outcome.answer
  return findCheapest([...offers, ...(splits ?? []).map(({ offer }) => offer)])
}

/** Whether other dates could help: not where the guests are too many. */
export function helpsToMove(outcome: OffersOutcome): boolean {
  return outcome.kind === 'found' ? outcome.answer.near_miss?.reason !== 'party_too_large' : !outcome.fields.rooms
}
