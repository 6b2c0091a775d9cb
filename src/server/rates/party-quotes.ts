import { countAsAtProperty, fitsRoom, type PartyRoom } from '../../domain/party.ts'
import { assignRooms, countLeft, type RoomOption } from '../../domain/party-fit.ts'
import { quoteStay, type RoomChoice } from '../../domain/pricing.ts'
import type { HotelRules, RatePlan, RoomType } from '../../domain/rates.ts'
import { localDay, nightsOf } from '../../domain/stay-dates.ts'
import { type Refusal, refuseStay, type StayWindow } from '../../domain/stay-rules.ts'
import type { StayPrices } from './rates.repository.ts'

export type Stay = { checkin: string; checkout: string; rooms: readonly PartyRoom[]; promoCode?: string | null }

/**
 * Whether a plan can be booked here and now: it is for everyone, confirmed at once, and paid at the property. Plans paid
 * to us need a payment provider, those on request an answer from the property; neither is offered before it works.
 */
export function isSellable(plan: RatePlan): boolean {
  return plan.audience === 'everyone' && plan.availability === 'instant' && plan.paymentType === 'property'
}

/** A way to house the whole party on one rate plan. `payable` is the total with local fees, in minor units. */
export type PlanQuote = {
  plan: RatePlan
  rooms: RoomChoice[]
  total: number
  localFees: number
  payable: number
  /** How many more such parties the house could take. */
  left: number
}

export type HotelQuotes = {
  rules: HotelRules
  quotes: PlanQuote[]
  /** When there are none: the most hopeful reason of a room type, or that no room takes such guests. */
  refusal: Refusal | { reason: 'party_too_large' } | null
}

/** What the house knows of the stay's nights, for all room types asked about. */
export type StayNights = { windows: Map<number, StayWindow>; prices: StayPrices }

/** The cheapest way to house the party on each plan of a hotel that sells to everyone. */
export function quoteHotel(rules: HotelRules, nights: StayNights, stay: Stay, now: Date): HotelQuotes {
  const { sellable, refusal } = sellableTypes(rules, nights, stay, now)
  const quotes: PlanQuote[] = []
  for (const plan of sellable.length > 0 ? rules.ratePlans : []) {
    if (!isSellable(plan)) continue
    const perRoom = optionsPerRoom(rules, plan, sellable, nights, stay, now)
    const chosen = perRoom && assignRooms(perRoom)
    if (chosen) quotes.push(toPlanQuote(rules, plan, chosen, perRoom, nights, stay))
  }
  return { rules, quotes, refusal: quotes.length > 0 ? null : refusal }
}

/**
 * Every way to house the party that is worth showing: for each plan each room type that takes all its rooms, and the
 * cheapest mixture when that is another. Sorted by room type, then price.
 */
export function quoteAllWays(rules: HotelRules, nights: StayNights, stay: Stay, now: Date): HotelQuotes {
  const { sellable, refusal } = sellableTypes(rules, nights, stay, now)
  const quotes: PlanQuote[] = []
  for (const plan of rules.ratePlans) {
    if (!isSellable(plan)) continue
    const perRoom = optionsPerRoom(rules, plan, sellable, nights, stay, now)
    if (!perRoom) continue
    const best = assignRooms(perRoom)
    for (const type of sellable) {
      const uniform = assignRooms(perRoom.map((options) => options.filter((option) => option.roomTypeId === type.id)))
      if (uniform) quotes.push(toPlanQuote(rules, plan, uniform, perRoom, nights, stay))
    }
    if (best && new Set(best.map((option) => option.roomTypeId)).size > 1) {
      quotes.push(toPlanQuote(rules, plan, best, perRoom, nights, stay))
    }
  }
  return { rules, quotes, refusal: quotes.length > 0 ? null : refusal }
}

/** Nightly root prices of a plan for a room type, or undefined when a night has none. */
export function rootPrices(plan: RatePlan, roomTypeId: number, prices: StayPrices): number[] | undefined {
  if (plan.roomTypeIds !== null && !plan.roomTypeIds.includes(roomTypeId)) return undefined
  return prices.get(roomTypeId)?.get(plan.parentId ?? plan.id)
}

type RoomQuote = RoomOption & { total: number; localFees: number }

function sellableTypes(rules: HotelRules, nights: StayNights, stay: Stay, now: Date) {
  const today = localDay(now, rules.timezone)
  const sellable: RoomType[] = []
  let refusal: HotelQuotes['refusal'] = { reason: 'party_too_large' }
  for (const type of rules.roomTypes) {
    if (!stay.rooms.some((room) => fitsRoom(type, countAsAtProperty(room, rules.childAgeLimit)))) continue
    const refused = refuseStay(nights.windows.get(type.id), stay, today)
    if (!refused) sellable.push(type)
    else if (hope(refused) > hope(refusal)) refusal = refused
  }
  if (sellable.length > 0) refusal = { reason: 'sold_out' }
  return { sellable, refusal }
}

/** How near a refusal is to a yes: the more a visitor can do about it, the more worth saying. */
function hope(refusal: HotelQuotes['refusal']): number {
  if (!refusal || refusal.reason === 'party_too_large') return 0
  return {
    not_on_sale: 1,
    sold_out: 2,
    release: 3,
    max_stay: 4,
    closed_to_departure: 5,
    closed_to_arrival: 6,
    min_stay: 7,
  }[refusal.reason]
}

/** For each room of the party what every fitting type would cost on the plan; null when a room fits none. */
function optionsPerRoom(
  rules: HotelRules,
  plan: RatePlan,
  sellable: readonly RoomType[],
  nights: StayNights,
  stay: Stay,
  now: Date,
): RoomQuote[][] | null {
  const dates = {
    nights: nightsOf(stay.checkin, stay.checkout),
    bookedOn: localDay(now, rules.timezone),
    promoCode: stay.promoCode ?? null,
  }
  const perRoom: RoomQuote[][] = []
  for (const room of stay.rooms) {
    const party = countAsAtProperty(room, rules.childAgeLimit)
    const options: RoomQuote[] = []
    for (const roomType of sellable) {
      if (!fitsRoom(roomType, party)) continue
      const prices = rootPrices(plan, roomType.id, nights.prices)
      if (!prices) continue
      const quote = quoteStay(rules, plan, [{ roomType, room, prices }], dates)
      const free = nights.windows.get(roomType.id)?.free ?? 0
      options.push({
        roomTypeId: roomType.id,
        price: quote.total + quote.localFees,
        free,
        total: quote.total,
        localFees: quote.localFees,
      })
    }
    if (options.length === 0) return null
    perRoom.push(options)
  }
  return perRoom
}

function toPlanQuote(
  rules: HotelRules,
  plan: RatePlan,
  chosen: readonly RoomOption[],
  perRoom: readonly RoomQuote[][],
  nights: StayNights,
  stay: Stay,
): PlanQuote {
  let total = 0
  let localFees = 0
  const rooms = chosen.map((option, index): RoomChoice => {
    const quote = perRoom[index]?.find((candidate) => candidate.roomTypeId === option.roomTypeId)
    const roomType = rules.roomTypes.find((type) => type.id === option.roomTypeId)
    const room = stay.rooms[index]
    if (!quote || !roomType || !room) throw new Error('A chosen room is not among its options')
    total += quote.total
    localFees += quote.localFees
    return { roomType, room, prices: rootPrices(plan, roomType.id, nights.prices) ?? [] }
  })
  return { plan, rooms, total, localFees, payable: total + localFees, left: countLeft(chosen) }
}
