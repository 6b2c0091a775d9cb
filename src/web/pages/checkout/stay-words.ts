import type { CheckoutSession } from '../../../contract/checkout.ts'
import type { WireOffer } from '../../../contract/offers.ts'
import { formatParty, type PartyRoom } from '../../../domain/party.ts'
import { countNights } from '../../../domain/stay-dates.ts'
import type { StayInWords } from '../../features/checkout/order-step.tsx'
import { listPhases } from '../../features/offers/cancellation-phases.ts'
import { wordPhases } from '../../features/offers/cancellation-words.ts'
import { areBeds, countRooms } from '../../features/offers/offer-groups.ts'
import { describeParty } from '../../features/stay/describe-party.ts'
import { writeQuery } from '../../lib/api.ts'
import { useFormat, useT } from '../../lib/i18n.tsx'
import { useNow } from '../../lib/services.ts'

/** The hotel's page for the same stay, at its rooms; without language. */
export function hotelPath(session: CheckoutSession): string {
  const { checkin, checkout } = session.offer
  const rooms = formatParty(partyOf(session.offer))
  const query = writeQuery({ checkin, checkout, rooms: rooms === '2' ? '' : rooms })
  return `${session.hotel.url}${query}#rooms`
}

/** The guests of an offer, room by room. */
export function partyOf(offer: WireOffer): PartyRoom[] {
  return offer.rooms.map((room) => ({ adults: room.adults, childrenAges: room.children_ages }))
}

/** "2 × Double room, breakfast". */
export function wordRooms(offer: WireOffer): string {
  const rooms = countRooms(offer.rooms).map(([name, count]) => (count > 1 ? `${count} × ${name}` : name))
  return `${rooms.join(' + ')}, ${offer.rooms[0]?.board_name.toLowerCase() ?? ''}`
}

/** The stay as it is said again right before the order. */
export function useStayInWords(session: CheckoutSession): StayInWords {
  const t = useT('offers')
  const catalogue = useT('catalogue')
  const format = useFormat()
  const now = useNow() ?? 0
  const { hotel, offer } = session
  const { charge_value: total, charge_currency: currency } = offer.price
  const nights = catalogue('units.nights', { count: countNights(offer.checkin, offer.checkout) })
  return {
    where: `${hotel.name}, ${hotel.city}.`,
    rooms: `${wordRooms(offer)}, ${describeParty(catalogue, partyOf(offer), { beds: areBeds(offer.rooms) })}.`,
    dates: `${format.dateRange(offer.checkin, offer.checkout, { weekday: true, year: true })}, ${nights}.`,
    cancellation: wordPhases(
      { t, format },
      listPhases(offer.cancellation, total, currency, now),
      offer.cancellation.timezone,
      currency,
    ),
  }
}
