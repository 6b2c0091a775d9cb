// Which beds stand in the picture of a room, and where.

import type { Bedroom } from './scenes/interiors/bedrooms.ts'
import { createRandom } from './scenes/random.ts'
import type { Outlook } from './scenes/worlds/outlooks.ts'

/** How many of which beds stand in a room. */
type BedCount = { type: string; count: number }

/** A kind of room as its pictures need it. */
export type PicturedRoom = {
  /** Unique within the hotel. */
  key: string
  beds: readonly BedCount[]
  /** A living room is shown first. */
  suite?: boolean
  /** Beds are sold one by one. */
  dormitory?: boolean
  /** What its windows show instead of the view of the place. */
  outlook?: Outlook | undefined
}

/** Rooms of one hotel are told apart: by their beds, by where these stand, and by which of its colours leads. */
export function furnish(hotel: string, room: PicturedRoom): Bedroom {
  const facing = createRandom(`${hotel}/bedrooms`).chance(0.5)
  const usual = facing ? 'facing' : 'sideways'
  const other = facing ? 'sideways' : 'facing'
  const has = (...types: string[]) => room.beds.some(({ type }) => types.includes(type))
  const narrow = room.beds.filter(({ type }) => type === 'single').reduce((sum, { count }) => sum + count, 0)
  // Bunks are drawn from their foot only, and by the pair; so are two unlike things to sleep on.
  if (has('bunk')) return { beds: room.dormitory ? 'dormitory' : 'bunks', layout: 'facing', swapped: facing }
  if (!has('double', 'king')) return { beds: narrow > 1 ? 'twin' : 'single', layout: other, swapped: narrow > 1 }
  // The sofa bed of a suite stands in its living room, which has a picture of its own.
  if (has('sofa') && !room.suite) return { beds: 'sofa', layout: 'facing', swapped: facing }
  // Two narrow beds stand in another bedroom, one stands beside the large bed.
  if (narrow === 1) return { beds: 'family', layout: 'facing', swapped: facing }
  if (room.key === 'dbl') return { beds: 'double', layout: usual, swapped: false }
  const random = createRandom(`${hotel}/bedrooms/${room.key}`)
  return { beds: 'double', layout: random.pick([usual, other]), swapped: true }
}
