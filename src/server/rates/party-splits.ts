import { countAsAtProperty, fitsRoom, formatParty, type PartyRoom } from '../../domain/party.ts'
import { findSplits, type Split, type SplitRoom } from '../../domain/party-split.ts'
import { quoteStay, type RoomChoice } from '../../domain/pricing.ts'
import type { HotelRules, RatePlan, RoomType } from '../../domain/rates.ts'
import { localDay, nightsOf } from '../../domain/stay-dates.ts'
import { type PlanQuote, rootPrices, type Stay, type StayNights, sellableTypes } from './party-quotes.ts'

/** The whole group in other rooms than asked for, on one plan. */
export type SplitQuote = {
  quote: PlanQuote
  /** Who sleeps where, in the order of `quote.rooms`. */
  rooms: PartyRoom[]
  /** What it costs less than the cheapest asked rooms on the same plan, in minor units; null when those cannot be had. */
  saves: number | null
}

/** Ways to put up a group that are shown; more would be a list to work through. */
const shownSplits = 3
/** A saving below this share of the asked price is not worth another arrangement of the family. */
const leastSaving = 0.01

/**
 * Other ways to put the whole party into rooms: all of them when the asked rooms cannot be had (`asked` is empty), else
 * those that cost less than they do on the same plan, so with the same board and terms. At most three arrangements, each
 * on every plan that has it; best first. Where the party finds rooms of its own, beds among strangers stand last, and
 * only the cheapest arrangement of them.
 */
export function quoteSplits(
  rules: HotelRules,
  nights: StayNights,
  stay: Stay,
  now: Date,
  asked: readonly PlanQuote[],
): SplitQuote[] {
  const sellable = sellableTypes(rules, nights, stay, now)
  const [beds, own] = [sellable.filter((type) => type.shared), sellable.filter((type) => !type.shared)]
  const split = (types: readonly RoomType[], most: number) => splitOver(types, rules, nights, stay, now, asked, most)
  const inOwn = split(own, shownSplits)
  if (beds.length === 0) return inOwn
  if (inOwn.length === 0 && asked.length === 0) return split(sellable, shownSplits)
  return [...inOwn, ...split(beds, 1)]
}

function splitOver(
  sellable: readonly RoomType[],
  rules: HotelRules,
  nights: StayNights,
  stay: Stay,
  now: Date,
  asked: readonly PlanQuote[],
  most: number,
): SplitQuote[] {
  const group: PartyRoom = {
    adults: stay.rooms.reduce((sum, room) => sum + room.adults, 0),
    childrenAges: stay.rooms.flatMap((room) => room.childrenAges),
  }
  const quoter = createQuoter(rules, nights, stay, now)
  const arrangements = new Map<string, { rooms: SplitRoom[]; rank: Split }>()
  for (const plan of sellable.length > 0 ? rules.ratePlans : []) {
    const types = sellable.map((roomType) => ({
      roomType,
      free: nights.windows.get(roomType.id)?.free ?? 0,
      priceOf: (room: PartyRoom) => quoter(plan, roomType, room)?.payable ?? null,
    }))
    for (const split of findSplits(group, types, bandsOf(rules, plan))) {
      const key = keyOf(split.rooms.map(({ roomType, room }) => ({ roomType, room })))
      const known = arrangements.get(key)
      if (!known || split.price < known.rank.price) arrangements.set(key, { rooms: split.rooms, rank: split })
    }
  }
  for (const quote of asked) arrangements.delete(keyOf(quote.rooms))
  const compared = [...arrangements.values()].flatMap(({ rooms, rank }) => {
    const quotes = rules.ratePlans.flatMap((plan) => {
      const quote = quoteRooms(plan, rooms, quoter, nights)
      return quote ? worthShowing(quote, asked) : []
    })
    return quotes.length > 0 ? [{ rank, quotes: quotes.sort((a, b) => a.quote.payable - b.quote.payable) }] : []
  })
  return compared
    .sort((a, b) => lowest(a.quotes) - lowest(b.quotes) || a.rank.rooms.length - b.rank.rooms.length)
    .slice(0, most)
    .flatMap(({ quotes }) => quotes)
}

function lowest(quotes: readonly SplitQuote[]): number {
  return quotes[0]?.quote.payable ?? Number.POSITIVE_INFINITY
}

function worthShowing(quote: PlanQuote, asked: readonly PlanQuote[]): SplitQuote[] {
  const rooms = quote.rooms.map((choice) => choice.room)
  if (asked.length === 0) return [{ quote, rooms, saves: null }]
  const same = asked.filter((other) => other.plan.id === quote.plan.id).map((other) => other.payable)
  const price = Math.min(...same)
  const saves = price - quote.payable
  return same.length > 0 && saves >= price * leastSaving ? [{ quote, rooms, saves }] : []
}

type RoomPrice = { total: number; localFees: number; payable: number; prices: readonly number[] }

/** Prices one room of guests on a plan, each once; null when they do not fit or a night has no price. */
function createQuoter(rules: HotelRules, nights: StayNights, stay: Stay, now: Date) {
  const dates = {
    nights: nightsOf(stay.checkin, stay.checkout),
    bookedOn: localDay(now, rules.timezone),
    promoCode: stay.promoCode ?? null,
  }
  const known = new Map<string, RoomPrice | null>()
  return function price(plan: RatePlan, roomType: RoomType, room: PartyRoom): RoomPrice | null {
    const key = `${plan.id}:${roomType.id}:${formatParty([room])}`
    const before = known.get(key)
    if (before !== undefined) return before
    const prices = rootPrices(plan, roomType.id, nights.prices)
    const fits = prices && fitsRoom(roomType, countAsAtProperty(room, rules.childAgeLimit))
    const quote = fits ? quoteStay(rules, plan, [{ roomType, room, prices }], dates) : null
    const { total = 0, localFees = 0 } = quote ?? {}
    const priced = quote && prices ? { total, localFees, payable: total + localFees, prices } : null
    known.set(key, priced)
    return priced
  }
}

function quoteRooms(
  plan: RatePlan,
  rooms: readonly SplitRoom[],
  quoter: ReturnType<typeof createQuoter>,
  nights: StayNights,
): PlanQuote | null {
  const choices: RoomChoice[] = []
  const used = new Map<number, number>()
  let total = 0
  let localFees = 0
  for (const { roomType, room } of rooms) {
    const priced = quoter(plan, roomType, room)
    if (!priced) return null
    total += priced.total
    localFees += priced.localFees
    used.set(roomType.id, (used.get(roomType.id) ?? 0) + 1)
    choices.push({ roomType, room, prices: priced.prices })
  }
  const freeOf = (id: number) => nights.windows.get(id)?.free ?? 0
  const left = Math.min(...[...used].map(([id, count]) => Math.floor(freeOf(id) / count)))
  const free = choices.map(({ roomType }) => freeOf(roomType.id))
  return { plan, rooms: choices, total, localFees, payable: total + localFees, left, free }
}

/** Ages that every rule of the house and the plan treats alike fall into one band. */
function bandsOf(rules: HotelRules, plan: RatePlan): (age: number) => number {
  const edges = [rules.childAgeLimit, plan.supplementChildFromAge, ...rules.taxes.map((tax) => tax.fromAge)]
  for (const { minAge, maxAge } of rules.occupancyPrices) {
    if (minAge !== null) edges.push(minAge)
    if (maxAge !== null) edges.push(maxAge + 1)
  }
  return (age) => edges.filter((edge) => edge <= age).length
}

/** The same rooms with the same guests, in whatever order. */
function keyOf(rooms: readonly { roomType: RoomType; room: PartyRoom }[]): string {
  return rooms
    .map(({ roomType, room }) => `${roomType.id}:${room.adults}-${[...room.childrenAges].sort((a, b) => a - b)}`)
    .sort()
    .join(';')
}
