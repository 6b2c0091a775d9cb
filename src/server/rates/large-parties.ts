import { countAsAtProperty, maxAdultsPerRoom, maxRooms, type PartyRoom } from '../../domain/party.ts'
import { maxSplitGuests } from '../../domain/party-split.ts'
import type { HotelRules, RoomType } from '../../domain/rates.ts'
import { canHouse, rootPrices, type Stay, type StayNights, sellableTypes } from './party-quotes.ts'

type Shared = { adults: number; childrenAges: number[]; grown: number; type: RoomType }

/**
 * For guests who cannot be had in the rooms they asked for: the same guests in more rooms that can, where the group is too large for
 * `quoteSplits`, and else how many adults one booking takes for these dates, where that is fewer than they are.
 */
export function adviseLargeParty(
  rules: HotelRules,
  nights: StayNights,
  stay: Stay,
  now: Date,
): { rooms?: PartyRoom[]; mostAdults?: number } {
  const sellable = sellableTypes(rules, nights, stay, now)
  const plans = rules.ratePlans.map((plan) =>
    sellable
      .filter((type) => rootPrices(plan, type.id, nights.prices))
      .flatMap((type) =>
        Array.from({ length: Math.min(nights.windows.get(type.id)?.free ?? 0, maxRooms) }, () => type),
      ),
  )
  const guests = stay.rooms.reduce((sum, room) => sum + room.adults + room.childrenAges.length, 0)
  if (guests > maxSplitGuests) {
    for (let count = 1; count <= maxRooms; count += 1) {
      for (const units of plans) {
        const rooms = shareOut(stay.rooms, largestFirst(units).slice(0, count), rules.childAgeLimit)
        if (rooms && canHouse(rules, nights, { ...stay, rooms }, now)) return { rooms }
      }
    }
  }
  const most = Math.max(0, ...plans.map(countAdults))
  const adults = stay.rooms.reduce((sum, room) => sum + countAsAtProperty(room, rules.childAgeLimit).adults, 0)
  return most > 0 && most < adults ? { mostAdults: most } : {}
}

const places = (type: RoomType) => Math.min(type.maxAdults, type.maxOccupancy, maxAdultsPerRoom)

function countAdults(units: readonly RoomType[]): number {
  const sizes = units.map(places).sort((a, b) => b - a)
  return sizes.slice(0, maxRooms).reduce((sum, size) => sum + size, 0)
}

function largestFirst(units: readonly RoomType[]): RoomType[] {
  return [...units].sort((a, b) => b.maxOccupancy - a.maxOccupancy || places(b) - places(a))
}

/** The guests evenly over these rooms, an adult in each; null where they find no place. The youngest find theirs last. */
function shareOut(rooms: readonly PartyRoom[], units: readonly RoomType[], childAgeLimit: number): PartyRoom[] | null {
  const adults = rooms.reduce((sum, room) => sum + room.adults, 0)
  if (adults < units.length) return null
  const shared = units.map((type): Shared => ({ adults: 1, childrenAges: [], grown: 0, type }))
  const emptiest = (fits: (room: Shared) => boolean) =>
    shared
      .filter((room) => fits(room) && room.adults + room.childrenAges.length < room.type.maxOccupancy)
      .sort((a, b) => a.adults + a.childrenAges.length - b.adults - b.childrenAges.length)[0]
  const hasAdultsPlace = (room: Shared) => room.adults + room.grown < room.type.maxAdults
  const ages = rooms.flatMap((room) => room.childrenAges).sort((a, b) => b - a)
  for (let guest = units.length; guest < adults; guest += 1) {
    const room = emptiest((one) => hasAdultsPlace(one) && one.adults < maxAdultsPerRoom)
    if (!room) return null
    room.adults += 1
  }
  for (const age of ages) {
    // At the property, the elder children take an adult's place.
    const grown = age >= childAgeLimit
    const room = emptiest((one) =>
      grown ? hasAdultsPlace(one) : one.childrenAges.length - one.grown < one.type.maxChildren,
    )
    if (!room) return null
    room.childrenAges.push(age)
    if (grown) room.grown += 1
  }
  return shared.map(({ adults: count, childrenAges }) => ({ adults: count, childrenAges }))
}
