import type { Selectable } from 'kysely'
import { z } from 'zod'
import { choicesOf, readBeds } from '../../domain/beds.ts'
import {
  boards,
  type OccupancyPrice,
  type Promotion,
  type RatePlan,
  type RoomType,
  type TaxFee,
} from '../../domain/rates.ts'
import { isShared } from '../../domain/room-amenities.ts'
import type { DB } from '../db/schema.ts'

const stepsSchema = z.array(
  z
    .object({
      days_before: z.number().nullable(),
      time: z
        .string()
        .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
        .default('23:59'),
      percent: z.number().nullish(),
      nights: z.number().nullish(),
    })
    .transform((step) => ({
      daysBefore: step.days_before,
      time: step.time,
      percent: step.percent ?? null,
      nights: step.nights ?? null,
    })),
)

export function toRoomType(row: Selectable<DB['room_type']>): RoomType {
  return {
    id: row.id,
    code: row.code,
    baseOccupancy: row.base_occupancy,
    minAdults: row.min_adults,
    maxAdults: row.max_adults,
    maxChildren: row.max_children,
    maxOccupancy: row.max_occupancy,
    beds: choicesOf(readBeds(row.beds)),
    shared: isShared(row.amenities),
  }
}

export function toRatePlan(row: Selectable<DB['rate_plan']>, roomTypeIds: number[] | null): RatePlan {
  return {
    id: row.id,
    code: row.code,
    parentId: row.parent_id,
    board: z.enum(boards).parse(row.board),
    paymentType: z.enum(['online', 'deposit', 'property']).parse(row.payment_type),
    depositPercent: row.deposit_percent,
    availability: z.enum(['instant', 'on_request']).parse(row.availability),
    audience: z.enum(['everyone', 'signed_in', 'partner']).parse(row.audience),
    cancellation: stepsSchema.parse(row.cancellation),
    adjustPercent: Number(row.adjust_percent),
    supplementAdult: row.supplement_adult,
    supplementChild: row.supplement_child,
    supplementChildFromAge: row.supplement_child_from_age,
    roomTypeIds,
  }
}

export function toOccupancyPrice(row: Selectable<DB['occupancy_price']>): OccupancyPrice {
  return {
    roomTypeId: row.room_type_id,
    guest: z.enum(['single_use', 'extra_adult', 'child']).parse(row.guest),
    position: row.position,
    minAge: row.min_age,
    maxAge: row.max_age,
    percent: row.percent === null ? null : Number(row.percent),
    amount: row.amount,
  }
}

export function toPromotion(row: Selectable<DB['promotion']>): Promotion {
  return {
    id: row.id,
    kind: z.enum(['early_booking', 'long_stay', 'last_minute', 'free_night', 'promo_code']).parse(row.kind),
    percent: row.percent === null ? null : Number(row.percent),
    stayNights: row.stay_nights,
    freeNights: row.free_nights,
    minNights: row.min_nights,
    minDaysBefore: row.min_days_before,
    maxDaysBefore: row.max_days_before,
    promoCode: row.promo_code,
    combinable: row.combinable,
    ratePlanId: row.rate_plan_id,
    roomTypeId: row.room_type_id,
    bookFrom: row.book_from,
    bookTo: row.book_to,
    stayFrom: row.stay_from,
    stayTo: row.stay_to,
  }
}

export function toTaxFee(row: Selectable<DB['tax_fee']>): TaxFee {
  return {
    code: z.enum(['tourist_tax', 'vat', 'resort_fee', 'cleaning_fee']).parse(row.code),
    basis: z.enum(['person_night', 'room_night', 'room_stay', 'percent']).parse(row.basis),
    amount: row.amount,
    percent: row.percent === null ? null : Number(row.percent),
    included: row.included,
    payableAt: z.enum(['now', 'property']).parse(row.payable_at),
    fromAge: row.from_age,
  }
}
