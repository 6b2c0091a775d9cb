import type { HotelDetail } from '../../../contract/hotels.ts'
import type { WireOffer } from '../../../contract/offers.ts'

/** What the hotel itself tells of a kind of room. */
export type ToldRoom = HotelDetail['rooms'][number]

/** A kind of room, how many of it, and what the hotel tells of it: nothing where it is sold no longer. */
export type RoomKind = Pick<WireOffer['rooms'][number], 'room_type' | 'name' | 'beds' | 'size' | 'max_occupancy'> & {
  count: number
  told: ToldRoom | undefined
}

/** The kinds among an offer's rooms, in their order. */
export function listKinds(rooms: WireOffer['rooms'], told: readonly ToldRoom[]): RoomKind[] {
  return rooms
    .filter((room, at) => rooms.findIndex(({ room_type }) => room_type === room.room_type) === at)
    .map((room) => ({
      ...room,
      count: rooms.filter(({ room_type }) => room_type === room.room_type).length,
      told: told.find(({ room_type }) => room_type === room.room_type),
    }))
}
