import type { RoomType } from './rates.ts'

/** The guests of one room: ages of children are whole years at arrival. */
export type PartyRoom = { adults: number; childrenAges: number[] }

export const maxRooms = 8
export const maxAdultsPerRoom = 10
export const maxChildrenPerRoom = 8
export const maxChildAge = 17

/**
 * Reads the wire's party: `2`, `2-5,9` (two adults, children of 5 and 9), rooms separated by `;`.
 * Null when it is not one, or larger than can be sold at once.
 */
export function parseParty(text: string): PartyRoom[] | null {
  const rooms: PartyRoom[] = []
  for (const part of text.split(';')) {
    const match = /^(\d{1,2})(?:-(\d{1,2}(?:,\d{1,2})*))?$/.exec(part.trim())
    if (!match) return null
    const adults = Number(match[1])
    const childrenAges = match[2] ? match[2].split(',').map(Number) : []
    if (adults < 1 || adults > maxAdultsPerRoom) return null
    if (childrenAges.length > maxChildrenPerRoom || childrenAges.some((age) => age > maxChildAge)) return null
    rooms.push({ adults, childrenAges })
  }
  return rooms.length > maxRooms ? null : rooms
}

/** Whether a text asks for a party that nobody can have: something stands there, but `parseParty` makes nothing of it. */
export function isMisread(text: string | null): boolean {
  return Boolean(text?.trim()) && parseParty(text ?? '') === null
}

/** The party in the wire's notation; the inverse of `parseParty`. */
export function formatParty(rooms: readonly PartyRoom[]): string {
  return rooms
    .map((room) => (room.childrenAges.length > 0 ? `${room.adults}-${room.childrenAges.join(',')}` : `${room.adults}`))
    .join(';')
}

/** At the property, a child of its age limit or older counts as an adult. Remaining children stand eldest first. */
export function countAsAtProperty(room: PartyRoom, childAgeLimit: number): PartyRoom {
  if (room.childrenAges.length === 0) return room
  const children = room.childrenAges.filter((age) => age < childAgeLimit).sort((a, b) => b - a)
  return { adults: room.adults + room.childrenAges.length - children.length, childrenAges: children }
}

/** Whether the guests (counted as at the property) fit the room type. */
export function fitsRoom(type: RoomType, room: PartyRoom): boolean {
  const children = room.childrenAges.length
  return (
    room.adults >= type.minAdults &&
    room.adults <= type.maxAdults &&
    children <= type.maxChildren &&
    room.adults + children <= type.maxOccupancy
  )
}
