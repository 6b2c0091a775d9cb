import type { AmenityCode } from '../../src/domain/amenities.ts'
import type { HotelFacts } from './facts.ts'
import type { RoomPlan } from './rooms.ts'

/** What sentences and pictures show of a house, by their English, so that it has it. */
const shown: readonly { by: RegExp; gives: AmenityCode }[] = [
  { by: /bicycles for guests/, gives: 'bicycles' },
  { by: /The library has/, gives: 'library' },
  { by: /parasols on the beach are kept for guests/, gives: 'beach_loungers' },
  { by: /^Breakfast on the terrace/m, gives: 'terrace' },
  { by: /^An open-air bar/m, gives: 'bar' },
  { by: /balconies and a garden|a garden path in front/, gives: 'garden' },
]

/** The amenities with those that the house's texts and the words of its pictures show. */
export function withThoseShown(codes: readonly AmenityCode[], words: readonly string[]): AmenityCode[] {
  const all = words.join('\n')
  return [...new Set([...codes, ...shown.filter(({ by }) => by.test(all)).map(({ gives }) => gives)])]
}

/** The amenities that follow from the facts, and a few that the kind of house usually has. */
export function listAmenities(facts: HotelFacts, rooms: readonly RoomPlan[]): AmenityCode[] {
  const random = facts.random.fork('amenities')
  const { kind } = facts
  const high = (facts.stars ?? 2.5) >= 4
  const warm = ['sea', 'island', 'tropics', 'desert', 'lake', 'city'].includes(facts.destination.character)
  const selfCatering = rooms.some((room) => ['studio', 'apartment', 'house'].includes(room.subject))
  const served = facts.board !== 'RO'
  const simple = kind === 'hut' || kind === 'monastery' || kind === 'hostel'
  const chosen: [AmenityCode, boolean][] = [
    ['wifi', kind !== 'hut' || random.chance(0.5)],
    ['air_conditioning', warm ? !simple || random.chance(0.4) : high],
    ['heating', !warm || !simple],
    ['private_bathroom', !simple],
    ['balcony', !simple && random.chance(0.7)],
    ['sea_view', facts.seaView],
    ['mountain_view', facts.mountainView],
    ['kitchenette', selfCatering],
    ['fridge', !simple],
    ['coffee_tea', high || random.chance(0.4)],
    ['safe', high || random.chance(0.3)],
    ['television', !simple && random.chance(0.9)],
    ['hair_dryer', !simple],
    ['desk', facts.destination.character === 'city' && !simple],
    ['washing_machine', selfCatering && random.chance(0.6)],
    ['fireplace_room', kind === 'chalet'],
    ['soundproofing', facts.destination.character === 'city' && high],
    ['reception_24h', facts.lift24.reception],
    ['parking', facts.parking.kind === 'paid'],
    ['free_parking', facts.parking.kind === 'free'],
    ['ev_charging', high && facts.parking.kind !== 'street' && random.chance(0.4)],
    ['lift', facts.lift24.elevator],
    ['luggage_storage', kind !== 'villa' && kind !== 'apartment' && random.chance(0.8)],
    ['airport_transfer', high && random.chance(0.5)],
    ['shuttle', (facts.lift?.metres ?? 0) > 500],
    ['laundry', high || kind === 'hostel'],
    ['conference_rooms', (kind === 'hotel' || kind === 'spa_hotel') && facts.units > 50 && random.chance(0.6)],
    ['library', kind === 'boutique' && random.chance(0.6)],
    ['lounge_fireplace', facts.fireplace],
    ['shared_kitchen', kind === 'hostel' || kind === 'guest_house' || kind === 'hut'],
    ['pets_allowed', facts.pets.allowed],
    ['non_smoking', random.chance(0.7)],
    ['restaurant', facts.restaurant],
    ['breakfast', served],
    ['bar', kind === 'resort' || (facts.restaurant && random.chance(0.7))],
    ['pool_bar', facts.outdoorPool && kind === 'resort'],
    ['tavern', facts.destination.character === 'village' && facts.restaurant],
    ['wine_cellar', facts.destination.scene === 'wine'],
    ['rooftop_terrace', facts.destination.character === 'city' && facts.terrace && high],
    ['vegetarian_menu', served && random.chance(0.6)],
    ['room_service', high && facts.restaurant && random.chance(0.5)],
    ['spa', facts.spa],
    ['indoor_pool', facts.indoorPool],
    ['mineral_pool', facts.mineralWater],
    ['sauna', facts.sauna],
    ['steam_room', facts.spa || (facts.sauna && random.chance(0.5))],
    ['hammam', facts.spa && (facts.country === 'TR' || random.chance(0.3))],
    ['hot_tub', facts.spa && random.chance(0.6)],
    ['massage', facts.spa],
    ['gym', facts.spa || (high && facts.units > 40 && random.chance(0.7))],
    ['family_rooms', rooms.some((room) => room.occupancy >= 4)],
    ['baby_cot', kind !== 'hostel' && kind !== 'hut' && random.chance(0.8)],
    ['kids_menu', facts.kidsClub || (facts.restaurant && random.chance(0.4))],
    ['kids_club', facts.kidsClub],
    ['kids_pool', facts.outdoorPool && (kind === 'resort' || random.chance(0.3))],
    ['playground', facts.playground],
    ['outdoor_pool', facts.outdoorPool],
    ['garden', facts.garden],
    ['terrace', facts.terrace],
    ['barbecue', facts.garden && (selfCatering || kind === 'guest_house')],
    ['private_beach', kind === 'resort' && (facts.beach?.metres ?? 9999) < 120],
    ['beach_loungers', (facts.beach?.metres ?? 9999) < 200 && kind !== 'apartment' && random.chance(0.6)],
    ['ski_storage', facts.lift !== undefined],
    ['ski_rental', facts.lift !== undefined && random.chance(0.5)],
    ['bicycles', random.chance(0.25)],
    ['tennis', kind === 'resort' && random.chance(0.6)],
    ['hiking', facts.mountainView || kind === 'hut'],
    ['step_free', facts.accessible || random.chance(0.15)],
    ['accessible_room', facts.accessible],
    ['accessible_parking', facts.accessible && facts.parking.kind !== 'street'],
    ['ground_floor_rooms', !facts.lift24.elevator && random.chance(0.4)],
    ['roll_in_shower', facts.accessible],
  ]
  return chosen.filter(([, has]) => has).map(([code]) => code)
}
