import { countAsAtProperty, type PartyRoom } from './party.ts'
import type { RoomType } from './rates.ts'

/**
 * Why guests do not fit a room type. `limit` is what the room takes; `ages` are the children it concerns: those who count
 * as adults at the property, or those for whom no place is left.
 */
export type Misfit = {
  reason: 'min_adults' | 'max_adults' | 'max_children' | 'max_occupancy'
  limit: number
  ages: number[]
}

/** Every limit of the room type that the guests break; none when they fit. `childAgeLimit` is the property's. */
export function findMisfits(type: RoomType, room: PartyRoom, childAgeLimit: number): Misfit[] {
  const party = countAsAtProperty(room, childAgeLimit)
  const children = party.childrenAges
  const misfits: Misfit[] = []
  if (party.adults < type.minAdults) misfits.push({ reason: 'min_adults', limit: type.minAdults, ages: [] })
  if (party.adults > type.maxAdults) {
    const grownUp = room.childrenAges.filter((age) => age >= childAgeLimit)
    misfits.push({ reason: 'max_adults', limit: type.maxAdults, ages: grownUp })
  }
  if (children.length > type.maxChildren)
    misfits.push({ reason: 'max_children', limit: type.maxChildren, ages: children.slice(type.maxChildren) })
  if (misfits.length === 0 && party.adults + children.length > type.maxOccupancy)
    misfits.push({
      reason: 'max_occupancy',
      limit: type.maxOccupancy,
      ages: children.slice(Math.max(0, type.maxOccupancy - party.adults)),
    })
  return misfits
}
