import { useHotelOffers } from '../../features/offers/hotel-offers.ts'
import type { AskedParty } from './asked-stay.ts'
import { quoteOffers } from './stay-offers.ts'

/**
 * What the page quotes once its visitor chooses the rooms one by one; nothing before, and where they cannot be had together. While
 * others are being asked for it is of the former.
 */
export function useChosenOffers(hotelId: number, { stay, roomTypes, wishes }: AskedParty) {
  const choosing = roomTypes.length > 0
  const { data } = useHotelOffers(hotelId, choosing ? stay : null, roomTypes)
  if (!choosing || data?.kind !== 'found') return undefined
  const quoted = quoteOffers(data, wishes)
  return quoted && { answer: data.answer, quoted: { ...quoted, byRoom: true as const } }
}
