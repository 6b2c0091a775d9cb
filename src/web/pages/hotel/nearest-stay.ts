import type { WireNearMiss } from '../../../contract/offers.ts'
import { maxRooms, type PartyRoom } from '../../../domain/party.ts'
import { addDays } from '../../../domain/stay-dates.ts'

type Dates = { checkin: string; checkout: string }

/** The nearest stays that the broken rule allows, the likeliest first; none where only the calendar knows. */
export function findFixedDates({ checkin, checkout }: Dates, miss: WireNearMiss | null): Dates[] {
  switch (miss?.reason) {
    case 'min_stay':
      return miss.min_stay
        ? [
            { checkin, checkout: addDays(checkin, miss.min_stay) },
            { checkin: addDays(checkout, -miss.min_stay), checkout },
          ]
        : []
    case 'max_stay':
      return miss.max_stay ? [{ checkin, checkout: addDays(checkin, miss.max_stay) }] : []
    case 'closed_to_arrival':
      return [
        { checkin: addDays(checkin, 1), checkout: addDays(checkout, 1) },
        { checkin: addDays(checkin, -1), checkout: addDays(checkout, -1) },
      ]
    case 'closed_to_departure':
      return [
        { checkin, checkout: addDays(checkout, 1) },
        ...(addDays(checkin, 1) < checkout ? [{ checkin, checkout: addDays(checkout, -1) }] : []),
      ]
    default:
      return []
  }
}

/**
 * The same guests in more rooms, none larger than the largest room of the house. Null when that would need more adults
 * (one for each room) or more rooms than can be sold at once, or when they fit as they are.
 */
export function splitParty(
  rooms: readonly PartyRoom[],
  largest: { adults: number; children: number; total: number },
): PartyRoom[] | null {
  const adults = rooms.reduce((sum, room) => sum + room.adults, 0)
  const ages = rooms.flatMap((room) => room.childrenAges).sort((a, b) => b - a)
  for (let count = rooms.length + 1; count <= Math.min(maxRooms, adults); count += 1) {
    const split = Array.from({ length: count }, (_, index) => ({
      adults: Math.floor(adults / count) + (index < adults % count ? 1 : 0),
      childrenAges: ages.filter((_age, child) => count - 1 - (child % count) === index),
    }))
    const fits = split.every(
      (room) =>
        room.adults <= largest.adults &&
        room.childrenAges.length <= largest.children &&
        room.adults + room.childrenAges.length <= largest.total,
    )
    if (fits) return split
  }
  return null
}
