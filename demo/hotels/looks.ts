import type { PicturedRoom } from '../furnish.ts'
import type { Facility } from '../gallery-plans.ts'
import type { HotelLooks } from '../pictures.ts'
import type { PropertyKind } from '../scenes/identity.ts'
import type { PlaceKind } from '../scenes/palette.ts'
import type { Outlook } from '../scenes/worlds/outlooks.ts'
import { type View, viewOf } from '../view-texts.ts'
import type { HotelFacts } from './facts.ts'
import { planRooms, type RoomPlan } from './rooms.ts'

type Building = Pick<HotelFacts, 'kind' | 'stars' | 'destination' | 'units' | 'outdoorPool' | 'indoorPool'>

/** The kind of building in which a property is drawn. */
export function chooseBuilding(facts: Building): PropertyKind {
  const snowy = facts.destination.scene === 'ski' || facts.destination.scene === 'alpine'
  switch (facts.kind) {
    case 'resort':
      return snowy ? 'chalet' : 'beach-resort'
    case 'spa_hotel':
      return 'spa-hotel'
    case 'boutique':
      return 'boutique'
    case 'aparthotel':
    case 'apartment':
      return 'apartments'
    case 'guest_house':
    case 'hostel':
      return 'guest-house'
    case 'villa':
      return 'villa'
    case 'chalet':
      return 'chalet'
    case 'monastery':
      return 'monastery'
    case 'hut':
      return 'hut'
    case 'hotel':
      if (snowy) return 'chalet'
      if (facts.indoorPool && facts.outdoorPool) return 'spa-hotel'
      if (facts.outdoorPool) return 'beach-resort'
      return (facts.stars ?? 3) >= 4 && facts.units > 40 ? 'tower' : 'boutique'
  }
}

/** Houses without a bathroom to each room. */
export function sharesBathrooms({ kind }: Pick<HotelFacts, 'kind'>): boolean {
  return kind === 'hut' || kind === 'monastery' || kind === 'hostel'
}

/** What the picture generator needs to know of a hotel; its own gallery shows a room with the view of the place, if one has it. */
export function looksOf(facts: HotelFacts, rooms: readonly RoomPlan[] = planRooms(facts)): HotelLooks {
  const has: [Facility, boolean][] = [
    ['pool', facts.outdoorPool],
    ['indoor-pool', facts.indoorPool],
    ['sauna', facts.sauna],
    ['restaurant', facts.restaurant],
    ['breakfast', facts.board !== 'RO'],
    ['bar', facts.restaurant && facts.kind !== 'monastery'],
    ['kids', facts.kidsClub],
    ['lobby', facts.lift24.reception],
  ]
  const pictured = rooms.map((room) => pictureOf(facts, room, rooms))
  const shown = pictured.find(({ outlook }) => outlook === undefined) ?? pictured[0]
  return {
    key: facts.key,
    place: facts.destination.scene,
    destination: facts.destination.id,
    property: chooseBuilding(facts),
    stars: facts.stars ?? 3,
    facilities: has.filter(([, present]) => present).map(([facility]) => facility),
    ...(shown ? { room: shown } : {}),
    sharedBathrooms: sharesBathrooms(facts),
  }
}

/** Built one above the other on a slope: every house sees over the next one. */
const TERRACED: readonly PlaceKind[] = ['santorini']

/** Which of the views that rooms are sold for a room has: its windows show it then, and it has the amenity. */
export function viewFrom(facts: HotelFacts, room: RoomPlan, rooms: readonly RoomPlan[]): View['sold'] {
  const { scene, id } = facts.destination
  const { sold } = viewOf(scene, id)
  if (!sold || !(facts[`${sold}View`] || TERRACED.includes(scene))) return undefined
  const alike = room.view === undefined && rooms.every(({ view }) => view !== sold)
  return room.view === sold || alike ? sold : undefined
}

/**
 * What a room looks out on that has not the view of the place, or is sold for another: the garden, the pool or the houses
 * around. Undefined where its windows show the place.
 */
export function outlookOf(facts: HotelFacts, room: RoomPlan, rooms: readonly RoomPlan[]): Outlook | undefined {
  if (viewFrom(facts, room, rooms)) return undefined
  if (room.view === 'town') return 'town'
  if (room.view === 'garden' && facts.garden) return 'garden'
  const { scene, id } = facts.destination
  // A river or hills are nothing that rooms are sold for: anybody may look at them.
  if (!viewOf(scene, id).sold) return undefined
  const around: Outlook[] = [
    ...(facts.garden ? (['garden'] as const) : []),
    ...(facts.outdoorPool ? (['pool'] as const) : []),
  ]
  return around.length > 0 ? facts.random.fork(`outlook/${room.code}`).pick(around) : 'town'
}

/** What the picture generator needs to know of a room. */
export function pictureOf(facts: HotelFacts, room: RoomPlan, rooms: readonly RoomPlan[]): PicturedRoom {
  return {
    key: room.code.toLowerCase(),
    beds: room.beds,
    suite: room.subject === 'suite' || room.subject === 'house',
    dormitory: room.subject === 'dormitory',
    outlook: outlookOf(facts, room, rooms),
  }
}
