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
      if (/tub/.test(alts)) expect(room.amenities, where).toContain('bathtub')
      if (/before a glass wall/.test(alts)) expect(room.amenities, where).toContain('terrace')
    }
  })

  test('promise an accessible bathroom only where every room of the type has one, with a shower and no tub alone', () => {
    const claiming = rooms.filter(({ room }) => room.amenities.includes('accessible_bathroom'))
    for (const { room, where } of claiming) {
      expect(`${room.name_bg} ${room.name_en}`, where).toMatch(/достъпн.*accessible/i)
      expect(room.amenities, where).toContain('shower')
      expect(room.amenities, where).not.toContain('bathtub')
    }
  })

  test('leave rooms for a wheelchair to the rule of the house, which says how many there are and how they are sold', () => {
    const rule = {
      bg: /^(Две|Три|Четири) стаи са за гости с инвалидна количка: .*Продават се като „(.+)“ заедно/,
      en: /^(Two|Three|Four) rooms are for guests in a wheelchair: .*sold as “(.+)” together/,
    }
    const accessible = hotels.filter(({ record }) => record.amenities.includes('accessible_room'))
    expect(accessible.length).toBeGreaterThan(20)
    for (const { record } of hotels) {
      const has = record.amenities.includes('accessible_room')
      expect(record.amenities.includes('roll_in_shower'), record.source_id).toBe(has)
      for (const language of ['bg', 'en'] as const) {
        const [said] = record.policies.flatMap((policy) => rule[language].exec(policy[`text_${language}`] ?? '') ?? [])
        expect(said !== undefined, record.source_id).toBe(has)
      }
      const sold = record.policies.flatMap(({ text_en }) => rule.en.exec(text_en ?? '')?.[2] ?? [])
      for (const name of sold) expect(record.room_types.map(({ name_en }) => name_en)).toContain(name)
    }
    // The same number where the description tells of them.
    const told = accessible.flatMap(({ record, texts }) => {
      const [, number] = /and (\w+) rooms have wide doors and a roll-in shower/.exec(texts) ?? []
      return number
        ? [
            [
              number,
              record.policies
                .map(({ text_en }) => text_en ?? '')
                .join('\n')
                .toLowerCase(),
            ],
          ]
        : []
    })
    expect(told).not.toHaveLength(0)
    for (const [number, rules] of told) expect(rules).toContain(`${number} rooms are for guests in a wheelchair`)
  })

  test('keep the view that is sold as another type out of the windows of the rest', () => {
    const best = ['sea_view', 'mountain_view'] as const
    const checked = hotels.flatMap(({ record }) =>
      record.room_types
        .filter((room) =>
          best.some(
            (view) =>
              !room.amenities.includes(view) &&
              record.room_types.some((other) => /view$/.test(other.name_en ?? '') && other.amenities.includes(view)),
          ),
        )
        .map((room) => ({ room, where: `${record.source_id} ${room.code}` })),
    )
    expect(checked.length).toBeGreaterThan(100)
    for (const { room, where } of checked)
      for (const { alt_bg, alt_en } of room.images) {
        const words = `${where}: ${alt_bg} ${alt_en}`
        expect(alt_en, words).toMatch(/with a view of the (garden|pool|houses next door)/)
        expect(alt_bg, words).toMatch(/с изглед към (градината|басейна|съседните къщи)/)
        if (/of the garden/.test(alt_en ?? '')) expect(room.amenities, words).toContain('garden_view')
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
