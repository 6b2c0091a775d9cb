/** What a property may offer, grouped as the hotel page shows it. The order here is the order of display. */

export const amenityGroups = ['room', 'hotel', 'food', 'wellness', 'family', 'outdoors', 'access'] as const
export type AmenityGroup = (typeof amenityGroups)[number]

export const amenities = [
  { code: 'air_conditioning', group: 'room', bg: 'Климатик', en: 'Air conditioning' },
  { code: 'wifi', group: 'room', bg: 'Безплатен интернет', en: 'Free Wi-Fi' },
  { code: 'heating', group: 'room', bg: 'Отопление', en: 'Heating' },
  { code: 'private_bathroom', group: 'room', bg: 'Собствена баня', en: 'Private bathroom' },
  { code: 'balcony', group: 'room', bg: 'Балкон или тераса', en: 'Balcony or terrace' },
  { code: 'sea_view', group: 'room', bg: 'Стаи с изглед към морето', en: 'Rooms with sea view' },
  { code: 'mountain_view', group: 'room', bg: 'Стаи с изглед към планината', en: 'Rooms with mountain view' },
  { code: 'kitchenette', group: 'room', bg: 'Кухненски кът', en: 'Kitchenette' },
  { code: 'fridge', group: 'room', bg: 'Хладилник', en: 'Fridge' },
  { code: 'coffee_tea', group: 'room', bg: 'Кафе и чай в стаята', en: 'Coffee and tea in the room' },
  { code: 'safe', group: 'room', bg: 'Сейф', en: 'Safe' },
  { code: 'television', group: 'room', bg: 'Телевизор', en: 'Television' },
  { code: 'hair_dryer', group: 'room', bg: 'Сешоар', en: 'Hair dryer' },
  { code: 'desk', group: 'room', bg: 'Работно бюро', en: 'Desk' },
  { code: 'washing_machine', group: 'room', bg: 'Пералня', en: 'Washing machine' },
  { code: 'fireplace_room', group: 'room', bg: 'Камина в стаята', en: 'Fireplace in the room' },
  { code: 'soundproofing', group: 'room', bg: 'Шумоизолация', en: 'Soundproofing' },

  { code: 'reception_24h', group: 'hotel', bg: 'Денонощна рецепция', en: '24-hour reception' },
  { code: 'parking', group: 'hotel', bg: 'Паркинг', en: 'Parking' },
  { code: 'free_parking', group: 'hotel', bg: 'Безплатен паркинг', en: 'Free parking' },
  { code: 'ev_charging', group: 'hotel', bg: 'Зареждане на електромобили', en: 'Electric car charging' },
  { code: 'lift', group: 'hotel', bg: 'Асансьор', en: 'Lift' },
  { code: 'luggage_storage', group: 'hotel', bg: 'Съхранение на багаж', en: 'Luggage storage' },
  { code: 'airport_transfer', group: 'hotel', bg: 'Трансфер от летището', en: 'Airport transfer' },
  { code: 'shuttle', group: 'hotel', bg: 'Превоз до лифта или плажа', en: 'Shuttle to the lift or the beach' },
  { code: 'laundry', group: 'hotel', bg: 'Пране и гладене', en: 'Laundry service' },
  { code: 'conference_rooms', group: 'hotel', bg: 'Конферентни зали', en: 'Meeting rooms' },
  { code: 'library', group: 'hotel', bg: 'Библиотека', en: 'Library' },
  { code: 'lounge_fireplace', group: 'hotel', bg: 'Салон с камина', en: 'Lounge with a fireplace' },
  { code: 'shared_kitchen', group: 'hotel', bg: 'Обща кухня', en: 'Shared kitchen' },
  { code: 'pets_allowed', group: 'hotel', bg: 'Приемат се домашни любимци', en: 'Pets welcome' },
  { code: 'non_smoking', group: 'hotel', bg: 'Само стаи за непушачи', en: 'Non-smoking throughout' },

  { code: 'restaurant', group: 'food', bg: 'Ресторант', en: 'Restaurant' },
  { code: 'breakfast', group: 'food', bg: 'Предлага се закуска', en: 'Breakfast available' },
  { code: 'bar', group: 'food', bg: 'Бар', en: 'Bar' },
  { code: 'pool_bar', group: 'food', bg: 'Бар при басейна', en: 'Pool bar' },
  { code: 'tavern', group: 'food', bg: 'Механа', en: 'Tavern' },
  { code: 'wine_cellar', group: 'food', bg: 'Винарска изба', en: 'Wine cellar' },
  { code: 'rooftop_terrace', group: 'food', bg: 'Тераса на покрива', en: 'Rooftop terrace' },
  { code: 'vegetarian_menu', group: 'food', bg: 'Вегетарианско меню', en: 'Vegetarian menu' },
  { code: 'room_service', group: 'food', bg: 'Обслужване по стаите', en: 'Room service' },

  { code: 'spa', group: 'wellness', bg: 'Спа център', en: 'Spa centre' },
  { code: 'indoor_pool', group: 'wellness', bg: 'Закрит басейн', en: 'Indoor pool' },
  { code: 'mineral_pool', group: 'wellness', bg: 'Басейн с минерална вода', en: 'Mineral water pool' },
  { code: 'sauna', group: 'wellness', bg: 'Сауна', en: 'Sauna' },
  { code: 'steam_room', group: 'wellness', bg: 'Парна баня', en: 'Steam room' },
  { code: 'hammam', group: 'wellness', bg: 'Хамам', en: 'Hammam' },
  { code: 'hot_tub', group: 'wellness', bg: 'Джакузи', en: 'Hot tub' },
  { code: 'massage', group: 'wellness', bg: 'Масажи', en: 'Massages' },
  { code: 'gym', group: 'wellness', bg: 'Фитнес зала', en: 'Gym' },

  { code: 'family_rooms', group: 'family', bg: 'Семейни стаи', en: 'Family rooms' },
  { code: 'baby_cot', group: 'family', bg: 'Бебешко креватче', en: 'Baby cot' },
  { code: 'kids_menu', group: 'family', bg: 'Детско меню', en: 'Children’s menu' },
  { code: 'kids_club', group: 'family', bg: 'Детски клуб', en: 'Kids’ club' },
  { code: 'kids_pool', group: 'family', bg: 'Детски басейн', en: 'Children’s pool' },
  { code: 'playground', group: 'family', bg: 'Детска площадка', en: 'Playground' },

  { code: 'outdoor_pool', group: 'outdoors', bg: 'Открит басейн', en: 'Outdoor pool' },
  { code: 'garden', group: 'outdoors', bg: 'Градина', en: 'Garden' },
  { code: 'terrace', group: 'outdoors', bg: 'Тераса за гостите', en: 'Guest terrace' },
  { code: 'barbecue', group: 'outdoors', bg: 'Барбекю', en: 'Barbecue' },
  { code: 'private_beach', group: 'outdoors', bg: 'Собствена плажна ивица', en: 'Own stretch of beach' },
  {
    code: 'beach_loungers',
    group: 'outdoors',
    bg: 'Чадъри и шезлонги на плажа',
    en: 'Parasols and loungers on the beach',
  },
  { code: 'ski_storage', group: 'outdoors', bg: 'Ски гардероб', en: 'Ski storage' },
  { code: 'ski_rental', group: 'outdoors', bg: 'Ски под наем', en: 'Ski rental' },
  { code: 'bicycles', group: 'outdoors', bg: 'Велосипеди под наем', en: 'Bicycles for hire' },
  { code: 'tennis', group: 'outdoors', bg: 'Тенис корт', en: 'Tennis court' },
  { code: 'hiking', group: 'outdoors', bg: 'Пешеходни маршрути от вратата', en: 'Walking trails from the door' },

  { code: 'step_free', group: 'access', bg: 'Вход без стъпала', en: 'Step-free entrance' },
  {
    code: 'accessible_room',
    group: 'access',
    bg: 'Стая за гости с инвалидна количка',
    en: 'Wheelchair-accessible room',
  },
  {
    code: 'accessible_parking',
    group: 'access',
    bg: 'Място за паркиране за хора с увреждания',
    en: 'Accessible parking',
  },
  { code: 'ground_floor_rooms', group: 'access', bg: 'Стаи на партера', en: 'Ground-floor rooms' },
  { code: 'roll_in_shower', group: 'access', bg: 'Душ без праг', en: 'Roll-in shower' },
] as const satisfies readonly { code: string; group: AmenityGroup; bg: string; en: string }[]

export type AmenityCode = (typeof amenities)[number]['code']

/** What a house that has the one has too, in the words of filters: free parking is parking. */
const kindsOf: Partial<Record<AmenityCode, AmenityCode>> = {
  free_parking: 'parking',
  pool_bar: 'bar',
  tavern: 'restaurant',
  rooftop_terrace: 'terrace',
}

/** What a house offers with what that is a kind of: whoever asks for parking does not mean to leave out free parking. */
export function withWiderAmenities(codes: readonly string[]): Set<string> {
  return new Set(codes.flatMap((code) => [code, kindsOf[code as AmenityCode] ?? code]))
}

/** What guests look for before anything else, the most usual first: filters begin with it. */
export const soughtAmenities: readonly AmenityCode[] = [
  'outdoor_pool',
  'indoor_pool',
  'mineral_pool',
  'spa',
  'free_parking',
  'parking',
  'air_conditioning',
  'sea_view',
  'pets_allowed',
  'restaurant',
  'wifi',
  'sauna',
  'kitchenette',
  'kids_club',
  'kids_pool',
  'playground',
  'private_beach',
  'ski_storage',
  'gym',
  'step_free',
]
