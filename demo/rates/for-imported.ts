import type { ParsedHotelRecord } from '../../src/contract/catalogue-file.ts'
import type { RateFacts } from '../hotels/facts.ts'
import { basePlan, createOccupancyPrices, createPlans, createRateProfile, createTaxes } from '../hotels/plans.ts'
import { createPromotions } from '../hotels/promotions.ts'
import { demoNights } from '../hotels/record.ts'
import { planRooms, toRoomType } from '../hotels/rooms.ts'
import type { Character } from '../places/destination.ts'
import { createRandom } from '../scenes/random.ts'
import { demoSeed } from '../seed.ts'
import { createRoomCalendar, type RateProfile, type RateRoom } from './calendar.ts'

/** What is known of an imported hotel. `population` is that of its place, `rooms` how many it has, if anybody says. */
export type KnownHotel = {
  source: string
  sourceId: string
  kind: ParsedHotelRecord['kind']
  stars: number | null
  countryCode: string
  population: number
  rooms: number | null
}

/** From what an imported hotel's made up prices can be computed again: kept with its import. */
export type ImportedRates = { profile: RateProfile; rooms: RateRoom[] }

/** Rough price levels beside a Bulgarian resort. */
const levels: Record<string, number> = {
  AD: 1.3,
  AT: 1.5,
  BG: 0.9,
  CH: 2.2,
  CZ: 1.1,
  DE: 1.5,
  ES: 1.4,
  FR: 1.7,
  GB: 1.75,
  GR: 1.2,
  IT: 1.6,
  LI: 2,
  MC: 2.9,
  MK: 0.8,
  NL: 1.7,
  PL: 1,
  PT: 1.3,
  RO: 0.95,
  RS: 0.9,
  RU: 1,
  TR: 1,
  US: 1.9,
}

const alpine = ['AD', 'AT', 'CH', 'LI']

const usualUnits: Partial<Record<KnownHotel['kind'], readonly [number, number]>> = {
  guest_house: [5, 12],
  hostel: [8, 18],
  villa: [2, 4],
  chalet: [3, 8],
  hut: [6, 14],
  apartment: [3, 8],
  aparthotel: [12, 40],
}

/** Rooms, plans, prices and inventory for a hotel that came without any; the same each time for the same hotel. */
export function createImportedRates(
  hotel: KnownHotel,
  today: string,
): Pick<ParsedHotelRecord, 'room_types' | 'rate_plans' | 'occupancy_prices' | 'promotions' | 'taxes'> & {
  rates: ImportedRates
} {
  const facts = guessFacts(hotel)
  const profile = createRateProfile(facts)
  const rooms = planRooms(facts)
  return {
    room_types: rooms.map((room) => ({
      ...toRoomType(room),
      // Rooms and prices are made up for trying out; what is in them nobody has said.
      amenities: [],
      images: [],
      calendar: createRoomCalendar(profile, room, basePlan, { from: today, nights: demoNights, today }),
    })),
    rate_plans: createPlans(facts, profile.level),
    occupancy_prices: createOccupancyPrices(facts),
    promotions: createPromotions(profile, today),
    taxes: createTaxes(facts),
    rates: { profile, rooms: rooms.map(({ code, factor, allotment }) => ({ code, factor, allotment })) },
  }
}

function guessFacts(hotel: KnownHotel): RateFacts {
  const key = `${hotel.source}/${hotel.sourceId}`
  const random = createRandom(`${demoSeed}/${key}`)
  const guess = random.fork('facts')
  const range = usualUnits[hotel.kind] ?? [16, 90]
  const character = guessCharacter(hotel)
  const served = !['villa', 'chalet', 'apartment', 'hostel', 'hut'].includes(hotel.kind)
  return {
    key,
    country: hotel.countryCode,
    kind: hotel.kind,
    stars: hotel.stars,
    units: hotel.rooms ?? guess.int(range[0], range[1]),
    board: served && (hotel.kind !== 'aparthotel' || guess.chance(0.4)) ? 'BB' : 'RO',
    restaurant: served && (hotel.stars ?? 3) >= 3 && guess.chance(0.5),
    childAgeLimit: 12,
    seaView: false,
    mountainView: character === 'ski',
    open: undefined,
    appeal: guess.range(0.25, 1),
    random,
    destination: { character, level: levels[hotel.countryCode] ?? 1.2 },
  }
}

function guessCharacter(hotel: KnownHotel): Character {
  if (alpine.includes(hotel.countryCode) && hotel.population < 30_000) return 'ski'
  return hotel.population < 20_000 ? 'village' : 'city'
}
