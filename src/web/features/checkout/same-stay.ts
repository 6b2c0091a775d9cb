import type { CheckoutSession } from '../../../contract/checkout.ts'
import type { OffersAnswer, WireOffer } from '../../../contract/offers.ts'

/** The request for offers on the stay of a checkout: the same party, dates, currency and code. */
export function askForOffers({ offer, promo_code }: CheckoutSession): [path: string, body: object] {
  return [
    '/api/v1/generate_hotel_offers/',
    {
      hotel_id: offer.hotel_id,
      checkin: offer.checkin,
      checkout: offer.checkout,
      rooms: offer.rooms.map(({ adults, children_ages }) => ({ adults, children_ages })),
      currency: offer.price.display_currency,
      ...(promo_code === null ? {} : { promo_code }),
      // The party may have been in other rooms than asked for.
      split: true,
    },
  ]
}

/** The offer that is the same stay as a checkout's, whatever it costs now: rooms, board, rate plan and guests in each. */
export function findSameStay({ offer }: CheckoutSession, answer: OffersAnswer): WireOffer | undefined {
  const wanted = describe(offer)
  return [...answer.offers, ...(answer.splits ?? []).map((split) => split.offer)].find(
    (now) => describe(now) === wanted,
  )
}

function describe({ rate_plan, rooms }: WireOffer): string {
  return JSON.stringify([
    rate_plan,
    rooms.map((room) => [room.room_type, room.board_code, room.adults, [...room.children_ages].sort()]),
  ])
}
