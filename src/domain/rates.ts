import type { BedChoice } from './beds.ts'

/** What a hotel sells and by which rules, as data. Amounts are minor units of the hotel's currency. */

export const boards = ['RO', 'BB', 'HB', 'FB', 'AI', 'UAI'] as const
export type Board = (typeof boards)[number]

/** Rooms fit by adults, children and both together. `baseOccupancy` guests are covered by the nightly price. */
export type RoomType = {
  id: number
  code: string
  baseOccupancy: number
  minAdults: number
  maxAdults: number
  maxChildren: number
  maxOccupancy: number
  beds: readonly BedChoice[]
  /** A bed in a room with strangers. */
  shared: boolean
}

/**
 * From `daysBefore` days before arrival at `time` (property's zone) on, cancelling costs `percent` of the stay, or the
 * first `nights` nights. `daysBefore: null` is from the booking on. Steps stand in order of time.
 */
export type CancellationStep = {
  daysBefore: number | null
  time: string
  percent: number | null
  nights: number | null
}

export type RatePlan = {
  id: number
  code: string
  /** A plan with a parent has no prices of its own: its parent's, changed by `adjustPercent`, plus supplements. */
  parentId: number | null
  board: Board
  paymentType: 'online' | 'deposit' | 'property'
  depositPercent: number | null
  availability: 'instant' | 'on_request'
  audience: 'everyone' | 'signed_in' | 'partner'
  cancellation: CancellationStep[]
  adjustPercent: number
  supplementAdult: number
  supplementChild: number
  supplementChildFromAge: number
  /** Null: every room type. */
  roomTypeIds: number[] | null
}

/**
 * What a guest beyond the base occupancy pays, or one adult alone. `position` numbers the extra adults, or the children
 * who need an extra place, from 1; null is every one. `percent` is of the room's price for single use, else of one
 * adult's share of it.
 */
export type OccupancyPrice = {
  roomTypeId: number | null
  guest: 'single_use' | 'extra_adult' | 'child'
  position: number | null
  minAge: number | null
  maxAge: number | null
  percent: number | null
  amount: number | null
}

export type Promotion = {
  id: number
  kind: 'early_booking' | 'long_stay' | 'last_minute' | 'free_night' | 'promo_code'
  percent: number | null
  stayNights: number | null
  freeNights: number | null
  minNights: number | null
  minDaysBefore: number | null
  maxDaysBefore: number | null
  promoCode: string | null
  combinable: boolean
  ratePlanId: number | null
  roomTypeId: number | null
  bookFrom: string
  bookTo: string | null
  stayFrom: string | null
  stayTo: string | null
}

export type TaxFee = {
  code: 'tourist_tax' | 'vat' | 'resort_fee' | 'cleaning_fee'
  basis: 'person_night' | 'room_night' | 'room_stay' | 'percent'
  amount: number | null
  percent: number | null
  included: boolean
  payableAt: 'now' | 'property'
  /** Guests younger than this are exempt from a fee per person. */
  fromAge: number
}

export type HotelRules = {
  hotelId: number
  currency: string
  timezone: string
  childAgeLimit: number
  roomTypes: RoomType[]
  ratePlans: RatePlan[]
  occupancyPrices: OccupancyPrice[]
  promotions: Promotion[]
  taxes: TaxFee[]
}
