import type { WireOffer } from '../../../contract/offers.ts'

/** Keys under `apart` of the messages of `offers`. */
export type Difference = 'free' | 'fee' | 'lost' | WireOffer['payment_type'] | WireOffer['availability']

const features: readonly ((offer: WireOffer) => Difference)[] = [
  ({ cancellation }) => (cancellation.refundable ? (cancellation.free === 'never' ? 'fee' : 'free') : 'lost'),
  (offer) => offer.payment_type,
  (offer) => offer.availability,
]

/** In what an offer differs from those beside it with the same board; nothing where the board says it all. */
export function tellApart(offer: WireOffer, beside: readonly WireOffer[]): Difference[] {
  const board = offer.rooms[0]?.board_name
  let alike = beside.filter((other) => other.rooms[0]?.board_name === board)
  return features.flatMap((read) => {
    const mine = read(offer)
    const before = alike.length
    alike = alike.filter((other) => read(other) === mine)
    return alike.length < before ? [mine] : []
  })
}
