import type { HotelDetail } from '../../../contract/hotels.ts'
import type { WireOffer } from '../../../contract/offers.ts'

/** Wishes that one press writes into the note, each on a line of its own, where they can be changed like anything typed. */

/** Whether a wish stands in the note as a line. */
export function hasWish(note: string, wish: string): boolean {
  return note.split('\n').some((line) => line.trim() === wish)
}

/** Adds a wish as a line, or takes that line away; the note's other words stay as they are. */
export function toggleWish(note: string, wish: string): string {
  if (hasWish(note, wish)) {
    return note
      .split('\n')
      .filter((line) => line.trim() !== wish)
      .join('\n')
  }
  const before = note.trimEnd()
  return before === '' ? wish : `${before}\n${wish}`
}

export type QuickWish = 'quiet' | 'highFloor' | 'twinBeds' | 'cot' | 'together' | 'parking'

/** The eldest child for whom a cot is offered, in years. */
const cotAge = 3

/**
 * The wishes that make sense for these guests in these rooms. What only some houses have is offered where this one has it:
 * not before that is known.
 */
export function listWishes(rooms: WireOffer['rooms'], hotel: HotelDetail | undefined): QuickWish[] {
  const codes = new Set([
    ...(hotel?.amenities ?? []).flatMap((group) => group.items.map((item) => item.code)),
    ...(hotel?.rooms ?? [])
      .filter(({ room_type }) => rooms.some((room) => room.room_type === room_type))
      .flatMap((room) => room.amenities.flatMap((group) => group.items.map((item) => item.code))),
  ])
  const sense: Record<QuickWish, boolean> = {
    quiet: true,
    highFloor: true,
    twinBeds: rooms.some((room) => room.adults > 1),
    cot:
      (codes.has('baby_cot') || codes.has('cot')) &&
      rooms.some((room) => room.children_ages.some((age) => age <= cotAge)),
    together: rooms.length > 1,
    parking: codes.has('parking') || codes.has('free_parking'),
  }
  return (Object.keys(sense) as QuickWish[]).filter((wish) => sense[wish])
}
