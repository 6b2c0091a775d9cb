import { formatParty, maxAdultsPerRoom, maxChildrenPerRoom, maxRooms, type PartyRoom } from '../../../domain/party.ts'

/** A party while it is being put together: an age nobody has told yet is null. Ages are asked, never guessed. */
export type DraftRoom = { key: number; adults: number; ages: (number | null)[] }

export const smallestRoom = { adults: 1, children: 0 } as const
export const largestRoom = { adults: maxAdultsPerRoom, children: maxChildrenPerRoom } as const
export const largestParty = maxRooms

export function toDraft(party: readonly PartyRoom[]): DraftRoom[] {
  return party.map((room, index) => ({ key: index, adults: room.adults, ages: [...room.childrenAges] }))
}

/** The party in the wire's notation, or null while an age is missing. */
export function formatDraft(draft: readonly DraftRoom[]): string | null {
  const rooms: PartyRoom[] = []
  for (const room of draft) {
    const ages = room.ages.filter((age) => age !== null)
    if (ages.length < room.ages.length) return null
    rooms.push({ adults: room.adults, childrenAges: ages })
  }
  return formatParty(rooms)
}

/** More or fewer children: those whose age is known stay as long as they can. */
export function resizeAges(ages: readonly (number | null)[], count: number): (number | null)[] {
  return Array.from({ length: count }, (_, index) => ages[index] ?? null)
}

export function addRoom(draft: readonly DraftRoom[]): DraftRoom[] {
  if (draft.length >= largestParty) return [...draft]
  return [...draft, { key: Math.max(...draft.map((room) => room.key)) + 1, adults: 2, ages: [] }]
}

export function replaceRoom(draft: readonly DraftRoom[], next: DraftRoom): DraftRoom[] {
  return draft.map((room) => (room.key === next.key ? next : room))
}

/** The party as it counts for a summary: unknown ages count as children too. */
export function countDraft(draft: readonly DraftRoom[]): PartyRoom[] {
  return draft.map((room) => ({ adults: room.adults, childrenAges: room.ages.map((age) => age ?? 0) }))
}
