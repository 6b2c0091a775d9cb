import { hotelKinds } from '../../src/contract/values.ts'
import { createNameGiver } from '../names/name-giver.ts'
import { countryOf, destinations } from '../places/all-places.ts'
import type { RateProfile } from '../rates/calendar.ts'
import { createTextWriter, type HotelTexts } from '../texts/describe-hotel.ts'
import { createFacts, type HotelFacts } from './facts.ts'
import { createRateProfile } from './plans.ts'

export type InventedHotel = { facts: HotelFacts; profile: RateProfile; texts: HotelTexts }

/** Every property of the demo; the same list each time. */
export function inventHotels(): InventedHotel[] {
  const giveName = createNameGiver()
  const write = createTextWriter()
  const hotels: InventedHotel[] = []
  for (const destination of destinations) {
    const properties = [
      ...hotelKinds.flatMap((kind) =>
        Array.from({ length: destination.hotels?.[kind] ?? 0 }, () => ({ kind, name: giveName(destination, kind) })),
      ),
      ...(destination.named ?? []).map(({ kind, bg, en }) => ({ kind, name: { bg, en } })),
    ]
    properties.forEach(({ kind, name }, index) => {
      const facts = createFacts(destination, countryOf(destination), kind, index, name)
      hotels.push({ facts, profile: createRateProfile(facts), texts: write(facts) })
    })
  }
  return hotels
}
