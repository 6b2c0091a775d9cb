import { countNights } from './stay-dates.ts'

/** What the inventory says of one room type over a stay. `nights` counts the nights that are open for sale at all. */
export type StayWindow = {
  nights: number
  /** Fewest free units on any night. */
  free: number
  stopSell: boolean
  /** Of the arrival night. */
  closedToArrival: boolean
  minStay: number
  maxStay: number | null
  releaseDays: number
  /** Of the departure day. */
  closedToDeparture: boolean
}

export type Refusal =
  | { reason: 'not_on_sale' | 'sold_out' | 'closed_to_arrival' | 'closed_to_departure' | 'release' }
  | { reason: 'min_stay'; minStay: number }
  | { reason: 'max_stay'; maxStay: number }

/**
 * Why a room type cannot be sold for these dates, or null when it can. Units are checked by the caller, who knows how
 * many rooms of the type the party needs. `today` is the property's local day.
 */
export function refuseStay(
  window: StayWindow | undefined,
  stay: { checkin: string; checkout: string },
  today: string,
): Refusal | null {
  const nights = countNights(stay.checkin, stay.checkout)
  if (!window || window.nights < nights || window.stopSell) return { reason: 'not_on_sale' }
  if (window.free < 1) return { reason: 'sold_out' }
  if (countNights(today, stay.checkin) < window.releaseDays) return { reason: 'release' }
  if (nights < window.minStay) return { reason: 'min_stay', minStay: window.minStay }
  if (window.maxStay !== null && nights > window.maxStay) return { reason: 'max_stay', maxStay: window.maxStay }
  if (window.closedToArrival) return { reason: 'closed_to_arrival' }
  if (window.closedToDeparture) return { reason: 'closed_to_departure' }
  return null
}

/** A miss by a rule of the stay, which other dates would heal, as against a house that is full or closed. */
export function isNearMiss(refusal: Refusal): boolean {
  return refusal.reason !== 'not_on_sale' && refusal.reason !== 'sold_out' && refusal.reason !== 'release'
}
