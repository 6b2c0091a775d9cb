import { maxRooms, type PartyRoom } from './party.ts'

/** Guests of a room at most in most houses. */
const usualRoom = 3

/**
 * The same guests in more rooms, none with more than most rooms take as far as an adult can sleep in each: adults and children shared
 * out evenly. Null where that changes nothing or is more rooms than can be sold at once.
 */
export function spreadParty(rooms: readonly PartyRoom[]): PartyRoom[] | null {
  const spread = rooms.flatMap(({ adults, childrenAges }) => {
    const count = Math.min(adults, Math.ceil((adults + childrenAges.length) / usualRoom))
    return Array.from({ length: count }, (_, index) => ({
      adults: Math.floor(adults / count) + (index < adults % count ? 1 : 0),
      // From the last room on: it is the one with fewer adults.
      childrenAges: childrenAges.filter((_age, child) => child % count === count - 1 - index),
    }))
  })
  return spread.length === rooms.length || spread.length > maxRooms ? null : spread
}
