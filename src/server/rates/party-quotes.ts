import type { ScarceRoom } from '../../contract/offers.ts'
import { type BedChoice, grantsBeds } from '../../domain/beds.ts'
import { countAsAtProperty, fitsRoom, type PartyRoom } from '../../domain/party.ts'
import { assignRooms, countLeft, findScarce, type RoomOption } from '../../domain/party-fit.ts'
import { quoteStay, type RoomChoice } from '../../domain/pricing.ts'
import type { HotelRules, RatePlan, RoomType } from '../../domain/rates.ts'
import { localDay, nightsOf } from '../../domain/stay-dates.ts'
import { type Refusal, refuseStay, type StayWindow } from '../../domain/stay-rules.ts'
import type { StayPrices } from './rates.repository.ts'

export type Stay = {
  checkin: string
  checkout: string
  rooms: readonly PartyRoom[]
  promoCode?: string | null
  /** The property's local day whose promotions hold: of a booked stay that is changed, the day it was booked; else today. */
  bookedOn?: string
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
  /** Free units of each room's type; none where they are not counted. */
  free: readonly number[]
}

/** The kinds of room in a quote that are running out, as the wire tells them. */
export function scarceRooms({ rooms, free }: PlanQuote, nameOf: (roomTypeId: number) => string): ScarceRoom[] {
  const types = rooms.map(({ roomType }) => roomType)
  const choice = free.flatMap((units, index) => {
    const type = types[index]
    return type ? [{ roomTypeId: type.id, free: units }] : []
  })
  return findScarce(choice).map(({ roomTypeId, count, free }) => ({
    name: nameOf(roomTypeId),
    count,
    free,
    ...(types.some(({ id, shared }) => id === roomTypeId && shared) && { shared: true as const }),
  }))
}

export type HotelQuotes = {
  rules: HotelRules
  quotes: PlanQuote[]
  /** When there are none: why. */
  refusal: Refusal | { reason: 'party_too_large' } | null
}

/** What the house knows of the stay's nights, for all room types asked about. */
export type StayNights = { windows: Map<number, StayWindow>; prices: StayPrices }

/**
 * The cheapest way to house the party on each plan of a hotel that sells to everyone.
 * @param bedWishes for each of them also the cheapest way in rooms that all have one of its beds, where that is another.
 */
export function quoteHotel(
  rules: HotelRules,
  nights: StayNights,
  stay: Stay,
  now: Date,
  bedWishes: readonly (readonly BedChoice[])[] = [],
): HotelQuotes {
  const sellable = sellableTypes(rules, nights, stay, now)
  const wishes = bedWishes.filter((wish) => sellable.some((type) => grantsBeds([type.beds], wish)))
  const quotes: PlanQuote[] = []
  for (const plan of sellable.length > 0 ? rules.ratePlans : []) {
    const perRoom = optionsPerRoom(rules, plan, sellable, nights, stay, now)
    const best = perRoom && assignRooms(perRoom)
    if (!best) continue
    for (const chosen of [best, ...cheapestWithBeds(perRoom, best, wishes)])
      quotes.push(toPlanQuote(rules, plan, chosen, perRoom, nights, stay))
  }
  return { rules, quotes, refusal: quotes.length > 0 ? null : explainRefusal(rules, nights, stay, now) }
}

/** Whether `quoteHotel` would find anything, without pricing more than it takes to know. */
export function canHouse(rules: HotelRules, nights: StayNights, stay: Stay, now: Date): boolean {
  const sellable = sellableTypes(rules, nights, stay, now)
  return (sellable.length > 0 ? rules.ratePlans : []).some((plan) => {
    const perRoom = optionsPerRoom(rules, plan, sellable, nights, stay, now)
    return perRoom !== null && assignRooms(perRoom) !== null
  })
}

/** For each wish that the cheapest way of all does not grant, the cheapest that does, each way once. */
function cheapestWithBeds(
  perRoom: readonly RoomQuote[][],
  best: readonly RoomQuote[],
  wishes: readonly (readonly BedChoice[])[],
): RoomQuote[][] {
  const ways = new Map<string, RoomQuote[]>()
  const bestBeds = best.map((option) => option.beds)
  for (const wish of wishes) {
    if (grantsBeds(bestBeds, wish)) continue
    const way = assignRooms(perRoom.map((options) => options.filter((option) => grantsBeds([option.beds], wish))))
    if (way) ways.set(way.map((option) => option.roomTypeId).join(), way)
  }
  return [...ways.values()]
}

/**
 * Every way to house the party that is worth showing: for each plan each room type that takes all its rooms, and the
 * cheapest mixture when that is another. Sorted by room type, then price.
 */
export function quoteAllWays(rules: HotelRules, nights: StayNights, stay: Stay, now: Date): HotelQuotes {
  const sellable = sellableTypes(rules, nights, stay, now)
  const quotes: PlanQuote[] = []
  for (const plan of rules.ratePlans) {
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
  return { rules, quotes, refusal: quotes.length > 0 ? null : explainRefusal(rules, nights, stay, now) }
}

/** A room type for one room of the party: the least that it costs there with local fees, and its free units. */
export type RoomChoiceQuote = { roomType: RoomType; payable: number; free: number }

/** For each room of the party the room types that take it on a plan that has something for all its rooms. */
export function listRoomChoices(rules: HotelRules, nights: StayNights, stay: Stay, now: Date): RoomChoiceQuote[][] {
  const sellable = sellableTypes(rules, nights, stay, now)
  const perPlan = rules.ratePlans.flatMap((plan) => {
    const perRoom = optionsPerRoom(rules, plan, sellable, nights, stay, now)
    return perRoom ? [perRoom] : []
  })
  return stay.rooms.map((_, index) =>
    sellable.flatMap((roomType) => {
      const options = perPlan.flatMap(
        (perRoom) => perRoom[index]?.filter((one) => one.roomTypeId === roomType.id) ?? [],
      )
      const [first] = options
      return first ? [{ roomType, payable: Math.min(...options.map((one) => one.price)), free: first.free }] : []
    }),
  )
}

/** As `quoteAllWays` where the visitor has named a room type for each room: on every plan that sells them together. */
export function quoteChosenRooms(
  rules: HotelRules,
  roomTypeIds: readonly number[],
  nights: StayNights,
  stay: Stay,
  now: Date,
): PlanQuote[] {
  return rules.ratePlans.flatMap((plan) => quoteRooms(rules, plan, roomTypeIds, nights, stay, now) ?? [])
}

/** The party in exactly these room types, one for each of its rooms, on one plan; null when that cannot be had. */
export function quoteRooms(
  rules: HotelRules,
  plan: RatePlan,
  roomTypeIds: readonly number[],
  nights: StayNights,
  stay: Stay,
  now: Date,
): PlanQuote | null {
  const perRoom = optionsPerRoom(rules, plan, sellableTypes(rules, nights, stay, now), nights, stay, now)
  const wanted = perRoom?.map((options, index) => options.filter((option) => option.roomTypeId === roomTypeIds[index]))
  const chosen = wanted && assignRooms(wanted)
  return chosen ? toPlanQuote(rules, plan, chosen, wanted, nights, stay) : null
}

/** Nightly root prices of a plan for a room type, or undefined when a night has none. */
export function rootPrices(plan: RatePlan, roomTypeId: number, prices: StayPrices): number[] | undefined {
  if (plan.roomTypeIds !== null && !plan.roomTypeIds.includes(roomTypeId)) return undefined
  return prices.get(roomTypeId)?.get(plan.parentId ?? plan.id)
}

type RoomQuote = RoomOption & { total: number; localFees: number; beds: readonly BedChoice[] }

/** Room types whose inventory admits the stay, whoever fits them. */
export function sellableTypes(rules: HotelRules, nights: StayNights, stay: Stay, now: Date): RoomType[] {
  const today = localDay(now, rules.timezone)
  return rules.roomTypes.filter((type) => !refuseStay(nights.windows.get(type.id), stay, today))
}

/** Rules of the stay, which other dates would heal, the more hopeful the earlier: a visitor is told the first that helps. */
const curable = ['min_stay', 'closed_to_arrival', 'closed_to_departure', 'max_stay'] as const

/**
 * Why a hotel cannot house the party. A rule of the stay is named only when the party could be housed but for such rules;
 * else what stands in the way: the release period, units, or that nothing is on sale.
 */
function explainRefusal(rules: HotelRules, nights: StayNights, stay: Stay, now: Date): HotelQuotes['refusal'] {
  const today = localDay(now, rules.timezone)
  const refusals = rules.roomTypes.map((type) => ({
    type,
    refusal: refuseStay(nights.windows.get(type.id), stay, today),
  }))
  // A closed house says so first: on other days it may have rooms together for those who fit none of them alone.
  if (refusals.every(({ refusal }) => refusal?.reason === 'not_on_sale')) return { reason: 'not_on_sale' }
  const parties = stay.rooms.map((room) => countAsAtProperty(room, rules.childAgeLimit))
  if (parties.some((party) => !rules.roomTypes.some((type) => fitsRoom(type, party))))
    return { reason: 'party_too_large' }
  const without = (waived: readonly Refusal['reason'][]) =>
    refusals.flatMap(({ type, refusal }) => (!refusal || waived.includes(refusal.reason) ? [type] : []))
  const couldHouse = (types: readonly RoomType[], unlimited = false) =>
    rules.ratePlans.some((plan) => {
      const options = parties.map((party) =>
        types
          .filter((type) => fitsRoom(type, party) && rootPrices(plan, type.id, nights.prices))
          .map((type) => ({
            roomTypeId: type.id,
            price: 0,
            free: unlimited ? parties.length : (nights.windows.get(type.id)?.free ?? 0),
          })),
      )
      return assignRooms(options) !== null
    })
  for (const reason of curable) {
    const mildest = refusals
      .flatMap(({ refusal }) => (refusal?.reason === reason ? [refusal] : []))
      .sort((a, b) => limitOf(a) - limitOf(b))
      .find((mild) =>
        couldHouse([
          ...without([]),
          ...refusals.flatMap(({ type, refusal }) =>
            refusal?.reason === reason && limitOf(refusal) <= limitOf(mild) ? [type] : [],
          ),
        ]),
      )
    if (mildest) return mildest
  }
  if (couldHouse(without(curable)))
    return refusals.find(({ refusal }) => curable.some((reason) => reason === refusal?.reason))?.refusal ?? null
  if (couldHouse(without([...curable, 'release']))) return { reason: 'release' }
  return { reason: couldHouse(without([...curable, 'release', 'sold_out']), true) ? 'sold_out' : 'not_on_sale' }
}

/** How far a refusal is from a yes among those of its kind: the shorter minimum stay and the longer maximum are nearer. */
function limitOf(refusal: Refusal): number {
  if (refusal.reason === 'min_stay') return refusal.minStay
  return refusal.reason === 'max_stay' ? -refusal.maxStay : 0
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
    bookedOn: stay.bookedOn ?? localDay(now, rules.timezone),
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
        beds: roomType.beds,
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
  return {
    plan,
    rooms,
    total,
    localFees,
    payable: total + localFees,
    left: countLeft(chosen),
    free: chosen.map(({ free }) => free),
  }
}
