import { describe, expect, test } from 'vitest'
import type { ParsedHotelRecord } from '../../src/contract/catalogue-file.ts'
import type { RoomAmenityCode } from '../../src/domain/room-amenities.ts'
import { inventHotels } from './all-hotels.ts'
import { createHotelRecord } from './record.ts'

type Room = ParsedHotelRecord['room_types'][number]
type Bed = Room['beds'][number]['type']
type Picture = Room['images'][number]
type Words = { bg: RegExp; en: RegExp }

const records = inventHotels().map((hotel) => createHotelRecord(hotel, '2026-06-01'))
const rooms = records.flatMap((house) =>
  house.room_types.map((room) => ({ house, room, where: `${house.source_id} ${room.code}` })),
)

/** What a caption says of a view that rooms have an amenity for. */
const views = {
  sea_view: { bg: /изглед към .*(морето|залива)/, en: /view of .*the (sea|bay)/ },
  mountain_view: { bg: /изглед към .*(планин|върхове)/, en: /view of .*(mountain|peaks)/ },
  garden_view: { bg: /изглед към градината/, en: /view of the garden/ },
  city_view: { bg: /изглед към (съседните къщи|града)/, en: /view of the (houses next door|town|city)/ },
} as const satisfies Partial<Record<RoomAmenityCode, Words>>
/** Gardens and neighbours are seen also from rooms that are not sold for them. */
const sold = ['sea_view', 'mountain_view'] as const

/** What a caption says of beds, and of which the room must have how many. */
const beds: readonly (Words & { any: readonly Bed[]; count: number })[] = [
  { bg: /голямо легло/, en: /a large bed/, any: ['double', 'king'], count: 1 },
  {
    bg: /и малко легло|(?<!голямо )легло и кресло/,
    en: /a small one|(?<!large )bed and an armchair/,
    any: ['single'],
    count: 1,
  },
  { bg: /две легла/, en: /two beds/, any: ['single'], count: 2 },
  { bg: /две двуетажни легла/, en: /two bunk beds/, any: ['bunk'], count: 2 },
  { bg: /Обща стая с двуетажни легла/, en: /A shared room with bunk beds/, any: ['bunk'], count: 1 },
  { bg: /легло и диван/, en: /bed and a sofa/, any: ['sofa'], count: 1 },
]

const large = /голямо легло/
const says = ({ alt_bg, alt_en }: Picture, { bg, en }: Words, where: string) => {
  const [inBulgarian, inEnglish] = [bg.test(alt_bg ?? ''), en.test(alt_en ?? '')]
  expect(inEnglish, `${where}: ${alt_bg} / ${alt_en}`).toBe(inBulgarian)
  return inBulgarian
}
const hasBeds = (list: Room['beds'], any: readonly Bed[], count: number) =>
  list.filter(({ type }) => any.includes(type)).reduce((sum, bed) => sum + bed.count, 0) >= count
/** Of a house's own pictures those taken from its windows and terraces. */
const fromInside = ({ alt_en }: Picture) => /with a view of|^A shared/.test(alt_en ?? '')

describe('the pictures of a demo room and their captions', () => {
  test.each(Object.entries(views))('agree with its views: %s', (code, words) => {
    const looking = rooms.filter(({ room }) => room.amenities.includes(code))
    expect(looking).not.toHaveLength(0)
    for (const { room, where } of looking)
      for (const picture of room.images.filter(({ alt_en }) => /with a view of/.test(alt_en ?? '')))
        expect(says(picture, words, where), `${where}: ${picture.alt_en}`).toBe(true)
    if (!sold.some((view) => view === code)) return
    for (const { room, where } of rooms.filter((each) => !looking.includes(each)))
      for (const picture of room.images) expect(says(picture, words, where), `${where}: ${picture.alt_en}`).toBe(false)
  })

  test('show a pool only where the house has one', () => {
    const overPool = rooms.filter(({ room }) => room.images.some(({ alt_en }) => /of the pool/.test(alt_en ?? '')))
    expect(overPool).not.toHaveLength(0)
    for (const { house, where } of overPool) expect(house.amenities, where).toContain('outdoor_pool')
  })

  test('show a bathroom of one’s own only to whom it belongs, and the shared one to those who share it', () => {
    const own = { bg: /^Баня/, en: /^A bathroom/ }
    const shared = { bg: /^Обща баня/, en: /^A shared bathroom/ }
    for (const { room, where } of rooms)
      for (const picture of room.images) {
        if (says(picture, own, where)) expect(room.amenities, where).toContain('private_bathroom')
        if (says(picture, shared, where)) expect(room.amenities, where).toContain('shared_bathroom')
      }
    const sharing = rooms.filter(({ room }) => room.amenities.includes('shared_bathroom'))
    expect(sharing.length).toBeGreaterThan(20)
    for (const { room, where } of sharing)
      expect(
        room.images.some((picture) => says(picture, shared, where)),
        where,
      ).toBe(true)
  })

  test('show no bed that the room has not', () => {
    for (const { room, where } of rooms)
      for (const picture of room.images)
        for (const { any, count, ...words } of beds)
          if (says(picture, words, where))
            expect(hasBeds(room.beds, any, count), `${where}: ${picture.alt_en}`).toBe(true)
  })

  test('show a large bed, bunks or a sofa wherever the room has one', () => {
    const shown: [Bed[], Words][] = [
      [['double', 'king'], { bg: large, en: /a large bed/ }],
      [['bunk'], { bg: /двуетажни легла/, en: /bunk beds/ }],
      [['sofa'], { bg: /диван/, en: /sofa/ }],
    ]
    for (const { room, where } of rooms)
      for (const [any, words] of shown)
        if (hasBeds(room.beds, any, 1))
          expect(
            room.images.some((picture) => says(picture, words, where)),
            `${where}: ${room.images.map(({ alt_en }) => alt_en).join(' / ')}`,
          ).toBe(true)
  })

  test('say of a shared room that it is shared', () => {
    for (const { room, where } of rooms)
      expect(
        room.images.some(({ alt_en }) => /^A shared room/.test(alt_en ?? '')),
        where,
      ).toBe(room.amenities.includes('shared_room'))
  })

  test('in the house’s own gallery show what one of its rooms has, from its restaurant and terrace too', () => {
    const of = (house: ParsedHotelRecord, test: (room: Room) => boolean) => house.room_types.some(test)
    for (const house of records)
      for (const picture of house.images.filter(fromInside)) {
        const where = `${house.source_id}: ${picture.alt_en}`
        for (const code of sold) if (says(picture, views[code], where)) expect(house.amenities, where).toContain(code)
        for (const { any, count, ...words } of beds)
          if (says(picture, words, where))
            expect(
              of(house, (room) => hasBeds(room.beds, any, count)),
              where,
            ).toBe(true)
        if (/^A bathroom/.test(picture.alt_en ?? ''))
          expect(
            of(house, ({ amenities }) => amenities.includes('private_bathroom')),
            where,
          ).toBe(true)
      }
  })
})
