import type { WireNearMiss } from '../../contract/offers.ts'
import type { HotelRules } from '../../domain/rates.ts'
import type { Refusal } from '../../domain/stay-rules.ts'

/** Why a hotel has nothing for a stay, on the wire. */
export function toNearMiss(refusal: Refusal | { reason: 'party_too_large' } | null): WireNearMiss | null {
  if (!refusal) return null
  if (refusal.reason === 'min_stay') return { reason: 'min_stay', min_stay: refusal.minStay }
  if (refusal.reason === 'max_stay') return { reason: 'max_stay', max_stay: refusal.maxStay }
  return { reason: refusal.reason }
}

/** The room type that takes most guests, to tell a party that does not fit what would. */
export function largestRoom(rules: HotelRules): Pick<WireNearMiss, 'largest_room'> {
  const largest = [...rules.roomTypes].sort((a, b) => b.maxOccupancy - a.maxOccupancy || b.maxAdults - a.maxAdults)[0]
  if (!largest) return {}
  return { largest_room: { adults: largest.maxAdults, children: largest.maxChildren, total: largest.maxOccupancy } }
}
