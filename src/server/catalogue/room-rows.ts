import type { Insertable } from 'kysely'
import type { ParsedHotelRecord } from '../../contract/catalogue-file.ts'
import { amenities } from '../../domain/amenities.ts'
import { findUnknownRoomAmenity, hasTwoBathrooms } from '../../domain/room-amenities.ts'
import type { OccupancyPrice, Promotion, RatePlan, RoomType, TaxFee } from '../db/schema.ts'

const amenityCodes = new Set<string>(amenities.map(({ code }) => code))

/** Ids of a hotel's room types or rate plans by code. */
export type Codes = ReadonlyMap<string, number>

/** Why a record cannot be written; the rest of its batch can. */
export class RefusedRecord extends Error {
  override name = 'RefusedRecord'
}

export function toRoomTypeRows(hotelId: number, record: ParsedHotelRecord): Insertable<RoomType>[] {
  return record.room_types.map((room, position) => ({
    hotel_id: hotelId,
    code: room.code,
    name_bg: room.name_bg ?? null,
    name_en: room.name_en ?? null,
    description_bg: room.description_bg ?? null,
    description_en: room.description_en ?? null,
    size_m2: room.size_m2 ?? null,
    beds: room.beds,
    amenities: [...new Set(room.amenities)],
    base_occupancy: room.base_occupancy,
    min_adults: room.min_adults,
    max_adults: room.max_adults,
    max_children: room.max_children,
    max_occupancy: room.max_occupancy,
    position,
    active: true,
  }))
}

export function toRatePlanRows(hotelId: number, record: ParsedHotelRecord): Insertable<RatePlan>[] {
  return record.rate_plans.map((plan, position) => ({
    hotel_id: hotelId,
    code: plan.code,
    board: plan.board,
    payment_type: plan.payment_type,
    deposit_percent: plan.deposit_percent ?? null,
    availability: plan.availability,
    audience: plan.audience,
    cancellation: plan.cancellation.map((step) => ({
      days_before: step.days_before,
      time: step.time,
      percent: step.percent ?? null,
      nights: step.nights ?? null,
    })),
    adjust_percent: plan.adjust_percent,
    supplement_adult: plan.supplement_adult,
    supplement_child: plan.supplement_child,
    supplement_child_from_age: plan.supplement_child_from_age,
    remarks_bg: plan.remarks_bg ?? null,
    remarks_en: plan.remarks_en ?? null,
    position,
    active: true,
  }))
}

/** Which plan derives from which, and which room types each covers (no list: all of them). */
export function toPlanLinks(record: ParsedHotelRecord, rooms: Codes, plans: Codes) {
  const parents = record.rate_plans.map((plan) => ({
    planId: idOf(plans, plan.code),
    parentId: plan.parent ? idOf(plans, plan.parent) : null,
  }))
  const coverage = record.rate_plans.flatMap((plan) =>
    (plan.room_types ?? record.room_types.map((room) => room.code)).map((code) => ({
      rate_plan_id: idOf(plans, plan.code),
      room_type_id: idOf(rooms, code),
    })),
  )
  return { parents, coverage }
}

export function toOccupancyRows(
  hotelId: number,
  record: ParsedHotelRecord,
  rooms: Codes,
): Insertable<OccupancyPrice>[] {
  return record.occupancy_prices.map((rule) => ({
    hotel_id: hotelId,
    room_type_id: rule.room_type ? idOf(rooms, rule.room_type) : null,
    guest: rule.guest,
    position: rule.position ?? null,
    min_age: rule.min_age ?? null,
    max_age: rule.max_age ?? null,
    percent: rule.percent ?? null,
    amount: rule.amount ?? null,
  }))
}

export function toPromotionRows(
  hotelId: number,
  promotions: ParsedHotelRecord['promotions'],
  rooms: Codes,
  plans: Codes,
): Insertable<Promotion>[] {
  return promotions.map((promotion) => ({
    hotel_id: hotelId,
    kind: promotion.kind,
    name_bg: promotion.name_bg ?? null,
    name_en: promotion.name_en ?? null,
    percent: promotion.percent ?? null,
    stay_nights: promotion.stay_nights ?? null,
    free_nights: promotion.free_nights ?? null,
    min_nights: promotion.min_nights ?? null,
    min_days_before: promotion.min_days_before ?? null,
    max_days_before: promotion.max_days_before ?? null,
    promo_code: promotion.promo_code ?? null,
    combinable: promotion.combinable,
    rate_plan_id: promotion.rate_plan ? idOf(plans, promotion.rate_plan) : null,
    room_type_id: promotion.room_type ? idOf(rooms, promotion.room_type) : null,
    book_from: promotion.book_from,
    book_to: promotion.book_to ?? null,
    stay_from: promotion.stay_from ?? null,
    stay_to: promotion.stay_to ?? null,
  }))
}

export function toTaxRows(hotelId: number, record: ParsedHotelRecord): Insertable<TaxFee>[] {
  return record.taxes.map((tax) => ({
    hotel_id: hotelId,
    code: tax.code,
    basis: tax.basis,
    amount: tax.amount ?? null,
    percent: tax.percent ?? null,
    included: tax.included,
    payable_at: tax.payable_at,
    from_age: tax.from_age,
  }))
}

/** @throws RefusedRecord when a record names a room type or plan that it does not have. */
export function idOf(codes: Codes, code: string): number {
  const id = codes.get(code)
  if (id === undefined) throw new RefusedRecord(`there is no room type or rate plan "${code}"`)
  return id
}

/** The first inner contradiction of a record that the schema cannot see; undefined when it holds together. */
export function findContradiction(record: ParsedHotelRecord): string | undefined {
  if (!record.name_bg && !record.name_en) return 'it has no name'
  const rooms = new Set(record.room_types.map((room) => room.code))
  const plans = new Set(record.rate_plans.map((plan) => plan.code))
  if (rooms.size < record.room_types.length) return 'two room types share a code'
  if (plans.size < record.rate_plans.length) return 'two rate plans share a code'
  for (const plan of record.rate_plans) {
    const parent = record.rate_plans.find((other) => other.code === plan.parent)
    if (plan.parent && !parent) return `the rate plan "${plan.code}" derives from "${plan.parent}", which is not there`
    if (parent?.parent) return `the rate plan "${plan.code}" derives from "${parent.code}", which is derived itself`
    const unknown = plan.room_types?.find((code) => !rooms.has(code))
    if (unknown) return `the rate plan "${plan.code}" names the room type "${unknown}", which is not there`
  }
  for (const room of record.room_types) {
    const strange = Object.keys(room.calendar?.price ?? {}).find((code) => !plans.has(code))
    if (strange) return `prices of "${room.code}" name the rate plan "${strange}", which is not there`
    const unknown = findUnknownRoomAmenity(room.amenities)
    if (unknown) return `there is no room amenity "${unknown}"`
    if (hasTwoBathrooms(room.amenities)) return `the bathroom of "${room.code}" is both private and shared`
  }
  for (const rule of record.occupancy_prices) {
    if (rule.room_type && !rooms.has(rule.room_type))
      return `an occupancy price names the room type "${rule.room_type}", which is not there`
    if ((rule.percent ?? null) === null ? (rule.amount ?? null) === null : (rule.amount ?? null) !== null)
      return 'an occupancy price needs either a percent or an amount'
  }
  for (const promotion of record.promotions) {
    if (promotion.rate_plan && !plans.has(promotion.rate_plan))
      return `a promotion names the rate plan "${promotion.rate_plan}", which is not there`
    if (promotion.room_type && !rooms.has(promotion.room_type))
      return `a promotion names the room type "${promotion.room_type}", which is not there`
  }
  const plan = record.rate_plans.find((each) => each.payment_type === 'deposit' && !each.deposit_percent)
  if (plan) return `the rate plan "${plan.code}" asks for a deposit without saying how much`
  const amenity = record.amenities.find((code) => !amenityCodes.has(code))
  if (amenity) return `there is no amenity "${amenity}"`
  return findPromotionProblem(record.promotions) ?? findTaxProblem(record.taxes)
}

function findPromotionProblem(promotions: ParsedHotelRecord['promotions']): string | undefined {
  for (const { kind, percent, stay_nights, free_nights, promo_code } of promotions) {
    const free = kind === 'free_night'
    if (free !== (Boolean(stay_nights) && Boolean(free_nights)) || free === Boolean(percent))
      return `a promotion "${kind}" needs ${free ? 'stay_nights and free_nights, and no percent' : 'a percent'}`
    if ((kind === 'promo_code') !== Boolean(promo_code))
      return 'a promo code stands in promotions of that kind, and only there'
  }
  return undefined
}

function findTaxProblem(taxes: ParsedHotelRecord['taxes']): string | undefined {
  if (new Set(taxes.map((tax) => tax.code)).size < taxes.length) return 'a tax is listed twice'
  for (const { code, basis, amount, percent } of taxes) {
    const given = basis === 'percent' ? percent : amount
    const other = basis === 'percent' ? amount : percent
    if (given === null || given === undefined || (other !== null && other !== undefined))
      return `the tax "${code}" needs ${basis === 'percent' ? 'a percent' : 'an amount'}, and only that`
  }
  return undefined
}
