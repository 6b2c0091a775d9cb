import { describe, expect, test } from 'vitest'
import type { ParsedHotelRecord } from '../../src/contract/catalogue-file.ts'
import {
  findUnknownRoomAmenity,
  hasTwoBathrooms,
  pickTelling,
  type RoomAmenityCode,
} from '../../src/domain/room-amenities.ts'
import { inventHotels } from './all-hotels.ts'
import { createHotelRecord } from './record.ts'
import { promises } from './room-amenities.ts'

const hotels = inventHotels().map((hotel) => ({
  facts: hotel.facts,
  texts: `${hotel.texts.en.summary} ${hotel.texts.en.description}`,
  record: createHotelRecord(hotel, '2026-06-01'),
}))
type Room = ParsedHotelRecord['room_types'][number]
const rooms = hotels.flatMap(({ facts, record }) =>
  record.room_types.map((room) => ({ facts, room, where: `${record.source_id} ${room.code}` })),
)
/** A room's fireplace has another code in the list of its house. */
const ofHouse = (code: RoomAmenityCode) => (code === 'fireplace' ? 'fireplace_room' : code)
const words = ({ name_en, description_en }: Room) => `${name_en}. ${description_en}`

/** What a room's own words say, and what the room must have then. */
const said: [RegExp, RoomAmenityCode[]][] = [
  [/sea view|at the sea|horizon/i, ['sea_view']],
  [/mountain view|at the peaks|faces the mountain/i, ['mountain_view']],
  [/garden lies below/, ['garden_view']],
  [/balcony/i, ['balcony', 'terrace']],
  [/terrace/i, ['terrace']],
  [/kitchenette|hobs/i, ['kitchenette']],
  [/kitchen\b/i, ['kitchen', 'kitchenette']],
  [/bathtub/, ['bathtub']],
  [/shower/i, ['shower']],
  [/bathroom is shared/, ['shared_bathroom']],
  [/(bathroom with a window|two bathrooms|bathroom floor)/, ['private_bathroom']],
  [/\bdesk\b/i, ['desk']],
  [/kettle|coffee is ground/i, ['coffee_tea']],
  [/in the fridge|a fridge/i, ['fridge']],
  [/minibar/i, ['minibar']],
  [/washing machine/i, ['washing_machine']],
  [/hair dryer/i, ['hair_dryer']],
  [/iron\b/, ['iron']],
  [/air conditioning/i, ['air_conditioning']],
  [/with a stove/, ['fireplace']],
  [/triple glazing/, ['soundproofing']],
  [/\bcot\b/, ['cot']],
]

describe('the amenities of the demo’s rooms', () => {
  test('are known, told apart and enough to choose by', () => {
    for (const { room, where } of rooms) {
      expect(findUnknownRoomAmenity(room.amenities), where).toBeUndefined()
      expect(hasTwoBathrooms(room.amenities), where).toBe(false)
      expect(pickTelling(room.amenities).length, where).toBeGreaterThanOrEqual(2)
    }
    const told = new Set(
      rooms.map(({ room }) =>
        pickTelling(room.amenities)
          .map(({ code }) => code)
          .join(),
      ),
    )
    expect(told.size).toBeGreaterThan(40)
  })

  test.each(said)('are never less than what a room says of itself: %s', (pattern, codes) => {
    const saying = rooms.filter(({ room }) => pattern.test(words(room)))
    expect(saying).not.toHaveLength(0)
    for (const { room, where } of saying)
      expect(
        codes.some((code) => room.amenities.includes(code)),
        `${where}: ${words(room)}`,
      ).toBe(true)
  })

  test.each(promises)('keep what a house promises of its rooms: $says', ({ says, gives }) => {
    const promising = hotels.filter(({ texts }) => says.test(texts))
    expect(promising).not.toHaveLength(0)
    for (const { record } of promising)
      for (const code of gives) expect(record.amenities, record.source_id).toContain(ofHouse(code))
  })

  test('show nothing in a picture that the room has not: a tub, a terrace before the glass', () => {
    for (const { room, where } of rooms) {
      const alts = room.images.map((image) => image.alt_en ?? '').join(' ')
      if (/tub/.test(alts) && room.amenities.includes('private_bathroom'))
        expect(room.amenities, where).toContain('bathtub')
      if (/before a glass wall/.test(alts)) expect(room.amenities, where).toContain('terrace')
    }
  })

  test('are those of the house: what it says of its rooms some room has, and the other way round', () => {
    const both = [
      'air_conditioning',
      'heating',
      'private_bathroom',
      'sea_view',
      'mountain_view',
      'desk',
      'safe',
      'wifi',
    ]
    for (const { record } of hotels) {
      const inRooms = new Set(record.room_types.flatMap((room) => room.amenities))
      for (const code of both)
        expect([record.source_id, code, inRooms.has(code)]).toEqual([
          record.source_id,
          code,
          record.amenities.includes(code),
        ])
    }
  })

  test('fit the kind of house: no hut with a bathroom of one’s own, no kitchen in a hotel’s double', () => {
    for (const { facts, room, where } of rooms) {
      if (['hut', 'monastery', 'hostel'].includes(facts.kind))
        expect(room.amenities, where).toContain('shared_bathroom')
      if (['DBL', 'SGL', 'TWN'].includes(room.code))
        expect(
          room.amenities.some((code) => /kitchen|washing/.test(code)),
          where,
        ).toBe(false)
    }
  })
})
