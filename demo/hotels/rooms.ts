import type { ParsedHotelRecord } from '../../src/contract/catalogue-file.ts'
import type { Bilingual } from '../places/destination.ts'
import type { RateRoom } from '../rates/calendar.ts'
import type { RateFacts } from './facts.ts'

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

type Template = Omit<RoomPlan, 'allotment' | 'view' | 'size'> & {
  size: readonly [number, number]
  share: number
  view?: RoomPlan['view']
}

const double: Beds = [{ type: 'double', count: 1 }]
const twin: Beds = [{ type: 'single', count: 2 }]

const single: Template = {
  code: 'SGL',
  factor: 0.76,
  name: { bg: 'Единична стая', en: 'Single room' },
  size: [13, 18],
  beds: [{ type: 'single', count: 1 }],
  base: 1,
  adults: 1,
  children: 0,
  occupancy: 1,
  subject: 'single',
  share: 0.1,
}
const standard: Template = {
  code: 'DBL',
  factor: 1,
  name: { bg: 'Двойна стая', en: 'Double room' },
  size: [18, 25],
  beds: double,
  base: 2,
  adults: 2,
  children: 1,
  occupancy: 3,
  subject: 'double',
  share: 0.45,
}
const twinRoom: Template = {
  code: 'TWN',
  factor: 1,
  name: { bg: 'Стая с две легла', en: 'Twin room' },
  size: [18, 24],
  beds: twin,
  base: 2,
  adults: 2,
  children: 1,
  occupancy: 3,
  subject: 'double',
  share: 0.25,
}
const seaView: Template = {
  code: 'DBS',
  factor: 1.18,
  name: { bg: 'Двойна стая с изглед море', en: 'Double room with sea view' },
  size: [20, 27],
  beds: double,
  base: 2,
  adults: 2,
  children: 1,
  occupancy: 3,
  subject: 'double',
  share: 0.35,
  view: 'sea',
}
const mountainView: Template = {
  code: 'DBM',
  factor: 1.14,
  name: { bg: 'Двойна стая с изглед към планината', en: 'Double room with mountain view' },
  size: [20, 27],
  beds: double,
  base: 2,
  adults: 2,
  children: 1,
  occupancy: 3,
  subject: 'double',
  share: 0.35,
  view: 'mountain',
}
const superior: Template = {
  code: 'DBP',
  factor: 1.22,
  name: { bg: 'Двойна стая „Супериор“', en: 'Superior double room' },
  size: [25, 32],
  beds: [{ type: 'king', count: 1 }],
  base: 2,
  adults: 2,
  children: 1,
  occupancy: 3,
  subject: 'double',
  share: 0.25,
}
const withBalcony: Template = {
  code: 'DBB',
  factor: 1.08,
  name: { bg: 'Двойна стая с балкон', en: 'Double room with balcony' },
  size: [19, 26],
  beds: double,
  base: 2,
  adults: 2,
  children: 1,
  occupancy: 3,
  subject: 'double',
  share: 0.35,
}
const attic: Template = {
  code: 'ATT',
  factor: 0.9,
  name: { bg: 'Мансардна стая', en: 'Attic room' },
  size: [16, 22],
  beds: double,
  base: 2,
  adults: 2,
  children: 0,
  occupancy: 2,
  subject: 'double',
  share: 0.2,
}
const family: Template = {
  code: 'FAM',
  factor: 1.42,
  name: { bg: 'Семейна стая', en: 'Family room' },
  size: [30, 38],
  beds: [...double, { type: 'sofa', count: 1 }],
  base: 2,
  adults: 3,
  children: 2,
  occupancy: 4,
  subject: 'family',
  share: 0.2,
}
const studio: Template = {
  code: 'STU',
  factor: 1.12,
  name: { bg: 'Студио', en: 'Studio' },
  size: [28, 38],
  beds: [...double, { type: 'sofa', count: 1 }],
  base: 2,
  adults: 3,
  children: 2,
  occupancy: 4,
  subject: 'studio',
  share: 0.4,
}
const studioTerrace: Template = {
  code: 'STT',
  factor: 1.28,
  name: { bg: 'Студио с тераса', en: 'Studio with terrace' },
  size: [34, 42],
  beds: [...double, { type: 'sofa', count: 1 }],
  base: 2,
  adults: 3,
  children: 2,
  occupancy: 4,
  subject: 'studio',
  share: 0.25,
}
const apartment: Template = {
  code: 'AP1',
  factor: 1.55,
  name: { bg: 'Апартамент с една спалня', en: 'One-bedroom apartment' },
  size: [44, 60],
  beds: [...double, { type: 'sofa', count: 1 }],
  base: 2,
  adults: 4,
  children: 2,
  occupancy: 4,
  subject: 'apartment',
  share: 0.3,
}
const apartmentTwo: Template = {
  code: 'AP2',
  factor: 2.1,
  name: { bg: 'Апартамент с две спални', en: 'Two-bedroom apartment' },
  size: [66, 92],
  beds: [...double, ...twin],
  base: 4,
  adults: 4,
  children: 2,
  occupancy: 6,
  subject: 'apartment',
  share: 0.15,
}
const junior: Template = {
  code: 'JSU',
  factor: 1.6,
  name: { bg: 'Малък апартамент', en: 'Junior suite' },
  size: [34, 44],
  beds: [
    { type: 'king', count: 1 },
    { type: 'sofa', count: 1 },
  ],
  base: 2,
  adults: 3,
  children: 1,
  occupancy: 3,
  subject: 'suite',
  share: 0.12,
}
const suite: Template = {
  code: 'SUI',
  factor: 2.2,
  name: { bg: 'Апартамент', en: 'Suite' },
  size: [48, 72],
  beds: [
    { type: 'king', count: 1 },
    { type: 'sofa', count: 1 },
  ],
  base: 2,
  adults: 4,
  children: 2,
  occupancy: 4,
  subject: 'suite',
  share: 0.08,
}
const villaLarge: Template = {
  code: 'VL3',
  factor: 2.9,
  name: { bg: 'Вила с три спални', en: 'Three-bedroom villa' },
  size: [120, 170],
  beds: [
    { type: 'double', count: 2 },
    { type: 'single', count: 2 },
  ],
  base: 6,
  adults: 6,
  children: 3,
  occupancy: 8,
  subject: 'house',
  share: 0.5,
}
const villaSmall: Template = {
  code: 'VL2',
  factor: 2.1,
  name: { bg: 'Вила с две спални', en: 'Two-bedroom villa' },
  size: [84, 112],
  beds: [...double, ...twin],
  base: 4,
  adults: 4,
  children: 2,
  occupancy: 6,
  subject: 'house',
  share: 0.5,
}
const lowerFloor: Template = {
  code: 'LOW',
  factor: 1.8,
  name: { bg: 'Долен етаж с градина', en: 'Ground floor with garden' },
  size: [72, 96],
  beds: [...double, ...twin],
  base: 4,
  adults: 4,
  children: 2,
  occupancy: 6,
  subject: 'house',
  share: 1,
}
const upperFloor: Template = {
  code: 'UPP',
  factor: 1.95,
  name: { bg: 'Горен етаж с тераса', en: 'Upper floor with terrace' },
  size: [76, 104],
  beds: [...double, ...twin],
  base: 4,
  adults: 4,
  children: 2,
  occupancy: 6,
  subject: 'house',
  share: 1,
}
const chaletWhole: Template = {
  code: 'CHA',
  factor: 2.7,
  name: { bg: 'Шале с две спални', en: 'Two-bedroom chalet' },
  size: [78, 104],
  beds: [...double, ...twin, { type: 'sofa', count: 1 }],
  base: 4,
  adults: 5,
  children: 3,
  occupancy: 6,
  subject: 'house',
  share: 0.6,
}
const chaletSmall: Template = {
  code: 'CHS',
  factor: 1.7,
  name: { bg: 'Малко шале', en: 'Small chalet' },
  size: [44, 58],
  beds: [...double, { type: 'sofa', count: 1 }],
  base: 2,
  adults: 3,
  children: 2,
  occupancy: 4,
  subject: 'house',
  share: 0.4,
}
const dormitory: Template = {
  code: 'BED',
  factor: 0.38,
  name: { bg: 'Легло в обща стая', en: 'Bed in a shared room' },
  size: [22, 30],
  beds: [{ type: 'bunk', count: 1 }],
  base: 1,
  adults: 1,
  children: 0,
  occupancy: 1,
  subject: 'dormitory',
  share: 0.6,
}
const cell: Template = {
  code: 'CEL',
  factor: 0.95,
  name: { bg: 'Килия с две легла', en: 'Cell with two beds' },
  size: [12, 16],
  beds: twin,
  base: 2,
  adults: 2,
  children: 0,
  occupancy: 2,
  subject: 'double',
  share: 0.6,
}
const bunkRoom: Template = {
  code: 'BNK',
  factor: 1.35,
  name: { bg: 'Стая с четири легла', en: 'Four-bed room' },
  size: [20, 28],
  beds: [{ type: 'bunk', count: 2 }],
  base: 4,
  adults: 4,
  children: 2,
  occupancy: 4,
  subject: 'family',
  share: 0.35,
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

/** The room type as the catalogue's record has it, without texts and pictures. */
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
