/** What a kind of room may have. The order of groups and amenities is the order of display. */

export const roomAmenityGroups = [
  { code: 'view', bg: 'Изглед и на открито', en: 'View and outdoors' },
  { code: 'bathroom', bg: 'Баня', en: 'Bathroom' },
  { code: 'comfort', bg: 'В стаята', en: 'In the room' },
  { code: 'kitchen', bg: 'Кухня и домакинство', en: 'Kitchen and household' },
] as const satisfies readonly { code: string; bg: string; en: string }[]
type RoomAmenityGroup = (typeof roomAmenityGroups)[number]['code']

export const roomAmenities = [
  { code: 'sea_view', group: 'view', bg: 'Изглед към морето', en: 'Sea view' },
  { code: 'mountain_view', group: 'view', bg: 'Изглед към планината', en: 'Mountain view' },
  { code: 'garden_view', group: 'view', bg: 'Изглед към градината', en: 'Garden view' },
  { code: 'city_view', group: 'view', bg: 'Изглед към града', en: 'City view' },
  { code: 'balcony', group: 'view', bg: 'Балкон', en: 'Balcony' },
  { code: 'terrace', group: 'view', bg: 'Тераса', en: 'Terrace' },

  { code: 'private_bathroom', group: 'bathroom', bg: 'Собствена баня', en: 'Private bathroom' },
  { code: 'shared_bathroom', group: 'bathroom', bg: 'Обща баня', en: 'Shared bathroom' },
  { code: 'accessible_bathroom', group: 'bathroom', bg: 'Достъпна баня', en: 'Accessible bathroom' },
  { code: 'bathtub', group: 'bathroom', bg: 'Вана', en: 'Bathtub' },
  { code: 'shower', group: 'bathroom', bg: 'Душ', en: 'Shower' },
  { code: 'hair_dryer', group: 'bathroom', bg: 'Сешоар', en: 'Hair dryer' },

  { code: 'shared_room', group: 'comfort', bg: 'Легло в обща стая', en: 'Bed in a shared room' },
  { code: 'wifi', group: 'comfort', bg: 'Безплатен интернет', en: 'Free Wi-Fi' },
  { code: 'air_conditioning', group: 'comfort', bg: 'Климатик', en: 'Air conditioning' },
  { code: 'heating', group: 'comfort', bg: 'Отопление', en: 'Heating' },
  { code: 'fireplace', group: 'comfort', bg: 'Камина или печка', en: 'Fireplace or stove' },
  { code: 'soundproofing', group: 'comfort', bg: 'Шумоизолация', en: 'Soundproofing' },
  { code: 'television', group: 'comfort', bg: 'Телевизор', en: 'Television' },
  { code: 'desk', group: 'comfort', bg: 'Бюро', en: 'Desk' },
  { code: 'safe', group: 'comfort', bg: 'Сейф', en: 'Safe' },
  { code: 'cot', group: 'comfort', bg: 'Бебешко креватче по заявка', en: 'Baby cot on request' },

  { code: 'kitchen', group: 'kitchen', bg: 'Кухня', en: 'Kitchen' },
  { code: 'kitchenette', group: 'kitchen', bg: 'Кухненски кът', en: 'Kitchenette' },
  { code: 'fridge', group: 'kitchen', bg: 'Хладилник', en: 'Fridge' },
  { code: 'minibar', group: 'kitchen', bg: 'Минибар', en: 'Minibar' },
  { code: 'coffee_tea', group: 'kitchen', bg: 'Кафе и чай', en: 'Coffee and tea' },
  { code: 'washing_machine', group: 'kitchen', bg: 'Пералня', en: 'Washing machine' },
  { code: 'iron', group: 'kitchen', bg: 'Ютия', en: 'Iron' },
] as const satisfies readonly { code: string; group: RoomAmenityGroup; bg: string; en: string }[]

export type RoomAmenity = (typeof roomAmenities)[number]
export type RoomAmenityCode = RoomAmenity['code']

/**
 * Which of them tell a room from others, the most telling first: what nobody wants to learn at the door, what one sees and where one
 * sits, then comfort that not every room has.
 */
const telling: readonly RoomAmenityCode[] = [
  'shared_room',
  'shared_bathroom',
  'accessible_bathroom',
  'sea_view',
  'mountain_view',
  'terrace',
  'balcony',
  'kitchen',
  'kitchenette',
  'fireplace',
  'air_conditioning',
  'washing_machine',
  'private_bathroom',
  'minibar',
  'coffee_tea',
  'garden_view',
  'city_view',
  'bathtub',
  'soundproofing',
  'desk',
  'fridge',
  'safe',
  'television',
  'wifi',
  'heating',
]

/** As many as fit into a line or two beside a room. */
const mostTold = 5

/** The most telling of a room's amenities, at most five. */
export function pickTelling(codes: readonly string[]): RoomAmenity[] {
  return telling
    .filter((code) => codes.includes(code))
    .slice(0, mostTold)
    .flatMap((code) => roomAmenities.find((amenity) => amenity.code === code) ?? [])
}

const known = new Set<string>(roomAmenities.map(({ code }) => code))

/** The first code that no room amenity has. */
export function findUnknownRoomAmenity(codes: readonly string[]): string | undefined {
  return codes.find((code) => !known.has(code))
}

/** Whether what is sold is a bed among strangers: no party is put there that could have rooms of its own. */
export function isShared(codes: readonly string[]): boolean {
  return codes.includes('shared_room')
}

/** What cannot be true of one bathroom. */
export function hasTwoBathrooms(codes: readonly string[]): boolean {
  return codes.includes('private_bathroom') && codes.includes('shared_bathroom')
}
