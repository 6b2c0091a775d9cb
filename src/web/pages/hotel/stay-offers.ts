import type { WireOffer } from '../../../contract/offers.ts'
import { choicesOf, grantsBeds } from '../../../domain/beds.ts'
import type { OffersOutcome } from '../../features/offers/hotel-offers.ts'
import { findCheapest, wholePrice } from '../../features/offers/offer-groups.ts'
import type { Wishes } from '../../lib/wishes.ts'

/** What the page quotes of the offers for a stay, and what it says beside that. */
export type Quoted = {
  /** The cheapest offer with what was chosen: as asked, else in other rooms. The cheapest of all where none has it. */
  best: WireOffer
  /** Whether that has all that was chosen. */
  fits: boolean
  /** The same guests in other rooms, where that costs less and has no less of what was chosen. */
  elsewhere: WireOffer | undefined
  /** The cheapest of all, where it costs less: it lacks something of what was chosen. */
  least: WireOffer | undefined
  /** Whether the visitor has chosen its rooms one by one. */
  byRoom?: true
}

/** Places in the page: one for each of the quoted offers. */
const places = { best: 'best-offer', elsewhere: 'best-split', least: 'least-offer' } as const

/** The way to a quoted offer. */
export function linkTo(which: keyof typeof places): string {
  return `#${places[which]}`
}

/** The place of an offer in the page; none for those that are not quoted. */
export function placeOf(offer: WireOffer, quoted: Quoted): string | undefined {
  const which = (['best', 'elsewhere', 'least'] as const).find((name) => quoted[name] === offer)
  return which && places[which]
}

/** What the page quotes; nothing where nothing was found. */
export function quoteOffers(outcome: OffersOutcome | undefined, wishes: Wishes): Quoted | undefined {
  if (outcome?.kind !== 'found') return undefined
  const { offers } = outcome.answer
  const others = (outcome.answer.splits ?? []).map(({ offer }) => offer)
  const cheapest = findCheapest(offers) ?? findCheapest(others)
  if (!cheapest) return undefined
  const fits = (offer: WireOffer) => findLacks(offer, wishes).length === 0
  const fitting = findCheapest(offers.filter(fits)) ?? findCheapest(others.filter(fits))
  const best = fitting ?? cheapest
  const elsewhere = offers.includes(best) ? findCheapest(fitting ? others.filter(fits) : others) : undefined
  const cheaper = (offer: WireOffer | undefined) => (offer && wholePrice(offer) < wholePrice(best) ? offer : undefined)
  return { best, fits: fitting !== undefined, elsewhere: cheaper(elsewhere), least: cheaper(cheapest) }
}

/** What of the wishes an offer does not have; judged as searches do. */
export function findLacks(offer: WireOffer, wishes: Wishes): (keyof Wishes)[] {
  const { board, beds } = wishes
  const { rooms, cancellation, payment_type } = offer
  const has: Record<keyof Wishes, boolean> = {
    board: board.length === 0 || rooms.every((room) => board.includes(room.board_code)),
    beds: grantsBeds(
      rooms.map((room) => choicesOf(room.beds)),
      beds,
    ),
    free_cancellation: !wishes.free_cancellation || cancellation.free !== 'never',
    pay_at_property: !wishes.pay_at_property || payment_type === 'property',
  }
  return (Object.keys(has) as (keyof Wishes)[]).filter((wish) => !has[wish])
}

/** Whether other dates could help: not where the guests are too many. */
export function helpsToMove(outcome: OffersOutcome): boolean {
  return outcome.kind === 'found' ? outcome.answer.near_miss?.reason !== 'party_too_large' : !outcome.fields.rooms
}
