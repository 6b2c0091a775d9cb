import type { ParsedHotelRecord } from '../../src/contract/catalogue-file.ts'
import { transliterateBulgarian } from '../../src/domain/place-names.ts'
import type { RoomAmenityCode } from '../../src/domain/room-amenities.ts'
import { picturesOfHotel, picturesOfRoom } from '../pictures.ts'
import { createRoomCalendar } from '../rates/calendar.ts'
import { createReviews } from '../reviews/reviews.ts'
import { describeRoom } from '../texts/describe-room.ts'
import type { InventedHotel } from './all-hotels.ts'
import { listAmenities, withThoseShown } from './amenities.ts'
import type { HotelFacts } from './facts.ts'
import { looksOf, pictureOf } from './looks.ts'
import { basePlan, createOccupancyPrices, createPlans, createTaxes } from './plans.ts'
import { createPolicies } from './policies.ts'
import { createPromotions, priceBefore } from './promotions.ts'
import { listRoomAmenities, withThoseOfRooms } from './room-amenities.ts'
import { planRooms, type RoomPlan, toRoomType } from './rooms.ts'

/** Nights that the demo sells ahead. */
export const demoNights = 540

/** The whole record of an invented hotel, with its prices from `today` on. */
export function createHotelRecord(hotel: InventedHotel, today: string): ParsedHotelRecord {
  const { facts, profile, texts } = hotel
  const rooms = planRooms(facts)
  const looks = looksOf(facts, rooms)
  const images = picturesOfHotel(looks)
  const said = `${texts.en.summary} ${texts.en.description}`
  const usual = withThoseShown(listAmenities(facts, rooms), [said, ...images.map(({ alt_en }) => alt_en)])
  // A front with balconies is a promise too.
  const fronts = images.map(({ alt_en }) => alt_en).filter((alt) => /with .*balconies/.test(alt))
  const house = { facts, usual, texts: [said, ...fronts].join(' '), rooms }
  const furnished = rooms.map((room) => {
    const images = picturesOfRoom(looks, pictureOf(facts, room, rooms))
    return { room, images, amenities: listRoomAmenities(house, room, images) }
  })
  const amenities = withThoseOfRooms(
    usual,
    furnished.map((room) => room.amenities),
  )
  const rules = { rate_plans: createPlans(facts, profile.level), taxes: createTaxes(facts) }
  const before = priceBefore(profile, today)
  const number = String(Number(facts.key.slice(-2))).padStart(3, '0')
  const handle = transliterateBulgarian(facts.name.en)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
  return {
    source_id: facts.key,
    place: facts.destination.id,
    kind: facts.kind,
    stars: categoryOf(facts),
    name_bg: facts.name.bg,
    name_en: facts.name.en,
    address_bg: addressOf(facts, 'bg'),
    address_en: addressOf(facts, 'en'),
    latitude: facts.lat,
    longitude: facts.lon,
    currency: 'EUR',
    child_age_limit: facts.childAgeLimit,
    check_in_from: facts.checkInFrom,
    check_in_until: facts.checkInUntil ?? null,
    check_out_until: facts.checkOutUntil,
    phone: `${dialling[facts.country] ?? '+000'} 000 000 ${number}`,
    email: `${handle}@example.com`,
    website: null,
    // Plainly nobody's, in a word that both languages of the site read.
    registration_number: `DEMO-${facts.country}-${number}`,
    beach_metres: facts.beach?.metres ?? null,
    centre_metres: facts.centreMetres,
    popularity: Math.round(facts.appeal * 100),
    texts,
    amenities,
    policies: createPolicies(facts, amenities, rules),
    images,
    room_types: furnished.map(({ room, images, amenities }) => ({
      ...toRoomRecord(facts, room, amenities),
      amenities,
      images,
      calendar: {
        ...createRoomCalendar(profile, room, basePlan, { from: today, nights: demoNights, today }),
        ...(before ? { price_before: { [basePlan]: before }, price_since: undefined } : {}),
      },
    })),
    ...rules,
    occupancy_prices: createOccupancyPrices(facts),
    promotions: createPromotions(profile, today),
    reviews: createReviews(facts, amenities, today),
  }
}

/** The stars on the door. The law's categories in Bulgaria are whole, so a house between two carries the lower. */
function categoryOf({ stars, country }: HotelFacts): number | null {
  return stars !== null && country === 'BG' ? Math.floor(stars) : stars
}

function addressOf({ street, houseNumber, destination }: HotelFacts, language: 'bg' | 'en'): string {
  const place = destination.name[language]
  const line = !street.numbered
    ? street[language]
    : language === 'bg'
      ? `${street.bg} ${houseNumber}`
      : `${houseNumber} ${street.en}`
  return line.includes(place) ? line : `${line}, ${place}`
}

const dialling: Record<string, string> = {
  BG: '+359',
  GR: '+30',
  TR: '+90',
  RO: '+40',
  MK: '+389',
  RS: '+381',
  HR: '+385',
  IT: '+39',
  AT: '+43',
  AE: '+971',
  MV: '+960',
  ID: '+62',
}

function toRoomRecord(facts: HotelFacts, room: RoomPlan, amenities: readonly RoomAmenityCode[]) {
  const description = describeRoom(facts, room, amenities)
  return { ...toRoomType(room), description_bg: description.bg, description_en: description.en }
}
