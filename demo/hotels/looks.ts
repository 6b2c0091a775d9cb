import type { Facility, HotelLooks } from '../pictures.ts'
import type { PropertyKind } from '../scenes/identity.ts'
import type { Outlook } from '../scenes/worlds/outlooks.ts'
import type { HotelFacts } from './facts.ts'
import type { RoomPlan } from './rooms.ts'

type Looks = Pick<HotelFacts, 'kind' | 'stars' | 'destination' | 'units' | 'outdoorPool' | 'indoorPool'>

/** The kind of building in which a property is drawn. */
export function chooseBuilding(facts: Looks): PropertyKind {
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

/** What the picture generator needs to know of a hotel. */
export function looksOf(facts: HotelFacts): HotelLooks {
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
  return {
    key: facts.key,
    place: facts.destination.scene,
    destination: facts.destination.id,
    property: chooseBuilding(facts),
    stars: facts.stars ?? 3,
    facilities: has.filter(([, present]) => present).map(([facility]) => facility),
  }
}

/**
 * What a room looks out on where the view of the place is sold as another room type: the garden, the pool or the houses
 * around. Undefined where its windows show the place.
 */
export function outlookOf(facts: HotelFacts, room: RoomPlan, rooms: readonly RoomPlan[]): Outlook | undefined {
  const sold = (view: RoomPlan['view']) => view === 'sea' || view === 'mountain'
  if (sold(room.view) || !rooms.some(({ view }) => sold(view))) return undefined
  if (room.view === 'town') return 'town'
  if (room.view === 'garden' && facts.garden) return 'garden'
  const around: Outlook[] = [
    ...(facts.garden ? (['garden'] as const) : []),
    ...(facts.outdoorPool ? (['pool'] as const) : []),
  ]
  return around.length > 0 ? facts.random.fork(`outlook/${room.code}`).pick(around) : 'town'
}
