import { type AmenityCode, amenities } from '../../src/domain/amenities.ts'
import type { RoomAmenityCode } from '../../src/domain/room-amenities.ts'
import { type DemoPicture, showsBalcony, showsTub } from '../pictures.ts'
import type { Outlook } from '../scenes/worlds/outlooks.ts'
import type { HotelFacts } from './facts.ts'
import { sharesBathrooms, viewFrom } from './looks.ts'
import type { RoomPlan } from './rooms.ts'

/** What the house's own sentences, by their English, promise of every room that could have it. */
export const promises: readonly { says: RegExp; gives: readonly RoomAmenityCode[] }[] = [
  { says: /have a kettle, real cups and a desk/, gives: ['coffee_tea', 'desk'] },
  { says: /windows are triple-glazed/, gives: ['soundproofing'] },
  { says: /balconies|table on the balcony/, gives: ['balcony'] },
  { says: /a dishwasher, a washing machine/, gives: ['washing_machine'] },
  { says: /Each room has a (tiled|pellet) stove/, gives: ['fireplace', 'heating'] },
  { says: /Each room has a radiator/, gives: ['heating'] },
]

/** Whole flats and houses, which cook and wash for themselves. */
const flats = ['apartment', 'house']
/** Rooms under the roof, on the ground, or shared: nobody sits outside there. */
const indoors = ['ATT', 'LOW', 'BED', 'CEL', 'BNK']

/** What can be known of a room before its own sentences are chosen. */
type Known = {
  facts: HotelFacts
  /** What the house usually has of everything. */
  usual: readonly AmenityCode[]
  /** Its English texts. */
  texts: string
  rooms: readonly RoomPlan[]
}

/** What a room has: never less than its texts, its name and its pictures say, and never more than fits the kind of house. */
export function listRoomAmenities(house: Known, room: RoomPlan, pictures: readonly DemoPicture[]): RoomAmenityCode[] {
  const { facts, usual, rooms } = house
  const random = facts.random.fork(`room amenities/${room.code}`)
  const { kind, destination } = facts
  const high = (facts.stars ?? 2.5) >= 4
  const promised = new Set(promises.filter(({ says }) => says.test(house.texts)).flatMap(({ gives }) => gives))
  const has = (code: AmenityCode & RoomAmenityCode) => usual.includes(code) || promised.has(code)
  const flat = flats.includes(room.subject)
  const cooks = flat || room.subject === 'studio'
  const own = !sharesBathrooms(facts)
  const view = viewFrom(facts, room, rooms)
  const shows = (outlook: Outlook) => pictures.some(({ source }) => source.scene.outlook === outlook)
  const terrace = ['STT', 'UPP'].includes(room.code) || pictures.some(({ role }) => role === 'suite')
  const outside =
    !indoors.includes(room.code) && (promised.has('balcony') || (has('balcony') && room.view !== undefined))
  const minibar = own && high && !cooks
  const chosen: [RoomAmenityCode, boolean][] = [
    ['sea_view', view === 'sea'],
    ['mountain_view', view === 'mountain'],
    ['garden_view', facts.garden && (room.view === 'garden' || shows('garden'))],
    ['city_view', destination.character === 'city' && (room.view === 'town' || shows('town'))],
    ['terrace', terrace],
    ['balcony', !terrace && (room.code === 'DBB' || pictures.some(showsBalcony) || outside)],
    ['private_bathroom', own],
    ['shared_room', room.subject === 'dormitory'],
    ['shared_bathroom', !own],
    ['bathtub', own && (['suite', 'house'].includes(room.subject) || pictures.some(showsTub))],
    ['shower', own],
    ['hair_dryer', own && has('hair_dryer')],
    ['wifi', has('wifi')],
    ['air_conditioning', has('air_conditioning')],
    ['heating', has('heating')],
    ['fireplace', promised.has('fireplace') || (room.subject === 'house' && (kind === 'chalet' || facts.fireplace))],
    ['soundproofing', has('soundproofing')],
    ['television', own && has('television')],
    ['desk', promised.has('desk') || (has('desk') && room.subject !== 'family')],
    ['safe', own && has('safe')],
    ['cot', usual.includes('baby_cot') && room.children > 0],
    ['kitchen', flat],
    ['kitchenette', room.subject === 'studio'],
    ['fridge', own && !minibar && has('fridge')],
    ['minibar', minibar],
    ['coffee_tea', own && has('coffee_tea')],
    ['washing_machine', promised.has('washing_machine') || (flat && has('washing_machine'))],
    ['iron', own && (high || cooks || random.chance(0.4))],
  ]
  return chosen.filter(([, present]) => present).map(([code]) => code)
}

/** What a house says of its rooms as a whole, by what at least one of them has. */
const ofHouse: Partial<Record<AmenityCode, readonly RoomAmenityCode[]>> = {
  balcony: ['balcony', 'terrace'],
  kitchenette: ['kitchenette', 'kitchen'],
  fridge: ['fridge', 'minibar'],
  fireplace_room: ['fireplace'],
}

const roomWide = amenities.filter(({ group }) => group === 'room').map(({ code }) => code)

/** The amenities of a house: of those about its rooms exactly the ones that some room of it has. */
export function withThoseOfRooms(
  usual: readonly AmenityCode[],
  rooms: readonly (readonly RoomAmenityCode[])[],
): AmenityCode[] {
  const inRooms = new Set<string>(rooms.flat())
  return [
    ...roomWide.filter((code) => (ofHouse[code] ?? [code]).some((each) => inRooms.has(each))),
    ...usual.filter((code) => !roomWide.some((each) => each === code)),
  ]
}
