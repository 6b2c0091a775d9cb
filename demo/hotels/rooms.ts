import type { ParsedHotelRecord } from '../../src/contract/catalogue-file.ts'
import type { Bilingual } from '../places/destination.ts'
import type { RateRoom } from '../rates/calendar.ts'
import type { RateFacts } from './facts.ts'
import {
  apartment,
  apartmentTwo,
  attic,
  bunkRoom,
  cell,
  chaletSmall,
  chaletWhole,
  dormitory,
  family,
  junior,
  lowerFloor,
  mountainView,
  seaView,
  single,
  standard,
  studio,
  studioTerrace,
  suite,
  superior,
  type Template,
  twinRoom,
  upperFloor,
  villaLarge,
  villaSmall,
  withBalcony,
} from './room-templates.ts'

export type RoomRecord = ParsedHotelRecord['room_types'][number]
type Beds = RoomRecord['beds']

/** A room type before its description: what it is, how many there are, and its price beside the standard double. */
export type RoomPlan = RateRoom & {
  name: Bilingual
  size: number
  beds: Beds
  base: number
  adults: number
  children: number
  occupancy: number
  /** What a picture or a text should show. */
  subject: 'single' | 'double' | 'family' | 'studio' | 'apartment' | 'suite' | 'house' | 'dormitory'
  view: 'sea' | 'mountain' | 'garden' | 'town' | undefined
}

/** The room types of a property: two to six, fitting its kind and what can be seen from it. */
export function planRooms(facts: RateFacts): RoomPlan[] {
  const random = facts.random.fork('rooms')
  const templates = chooseTemplates(facts)
  return templates.map((template, index) => {
    const { share, size, view, ...rest } = template
    const limit = facts.kind === 'resort' || facts.kind === 'spa_hotel' ? 20 : 14
    const allotment = Math.max(1, Math.min(limit, Math.round(facts.units * share * random.range(0.7, 1))))
    return {
      ...rest,
      allotment: facts.units > 4 ? Math.max(2, allotment) : allotment,
      size: random.int(size[0], size[1]),
      factor: Math.round(template.factor * random.range(0.96, 1.05) * 100) / 100,
      view: view ?? (index === 0 ? undefined : random.pick(['garden', 'town', undefined, undefined] as const)),
    }
  })
}

/** The room type as the catalogue's record has it, without texts, pictures and amenities. */
export function toRoomType(room: RoomPlan) {
  return {
    code: room.code,
    name_bg: room.name.bg,
    name_en: room.name.en,
    size_m2: room.size,
    beds: room.beds,
    base_occupancy: room.base,
    min_adults: 1,
    max_adults: room.adults,
    max_children: room.children,
    max_occupancy: room.occupancy,
  }
}

function chooseTemplates(facts: RateFacts): Template[] {
  const random = facts.random.fork('room types')
  const high = (facts.stars ?? 2.5) >= 4
  const viewRoom = facts.seaView ? seaView : facts.mountainView ? mountainView : high ? superior : withBalcony
  switch (facts.kind) {
    case 'villa':
      return facts.units === 1 ? [lowerFloor, upperFloor] : [villaSmall, villaLarge]
    case 'chalet':
      return [chaletSmall, chaletWhole]
    case 'apartment':
      return random.chance(0.5) ? [studio, apartment] : [studio, apartment, apartmentTwo]
    case 'aparthotel':
      return random.chance(0.5)
        ? [studio, studioTerrace, apartment]
        : [studio, apartment, apartmentTwo, ...(facts.seaView ? [seaView] : [])]
    case 'hostel':
      return [dormitory, twinRoom, family]
    case 'monastery':
      return [cell, bunkRoom]
    case 'hut':
      return [twinRoom, bunkRoom, ...(random.chance(0.5) ? [attic] : [])]
    case 'guest_house':
      return [standard, random.chance(0.5) ? twinRoom : attic, ...(random.chance(0.6) ? [family] : [])]
    case 'boutique':
      return [standard, viewRoom, ...(random.chance(0.5) ? [junior] : []), suite]
    case 'resort':
      return [
        standard,
        viewRoom,
        family,
        junior,
        ...(high ? [suite] : []),
        ...(random.chance(0.4) ? [apartmentTwo] : []),
      ]
    case 'spa_hotel':
      return [standard, viewRoom, ...(random.chance(0.6) ? [single] : []), family, suite]
    case 'hotel':
      return [
        ...(random.chance(0.4) ? [single] : []),
        standard,
        ...(random.chance(0.5) ? [twinRoom] : []),
        viewRoom,
        ...(random.chance(0.7) ? [family] : []),
        ...(high ? [suite] : []),
      ]
  }
}
