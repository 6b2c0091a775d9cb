import type { BestOffer } from '../../contract/hotels.ts'
import type { WireNearMiss } from '../../contract/offers.ts'
import type { DisplayCurrency } from '../../contract/values.ts'
import type { KeptStay } from '../../contract/wishlist.ts'
import { countNights, localDay } from '../../domain/stay-dates.ts'
import { type DirectoryHotel, getDirectory } from '../hotels/hotels.service.ts'
import { readParty, toNearMiss } from '../rates/rates.service.ts'
import {
  type Candidate,
  cheapestQuote,
  indicateArea,
  quoteArea,
  type SearchContext,
  toBestOffer,
} from '../search/search.service.ts'

/** A hotel as it is kept: for a stay, or without dates. */
export type KeptThing = { hotelId: number; stay: KeptStay | null }

/** What a kept hotel costs now. Without `best` it cannot be had for the stay; `past`: its dates are over, so it was not asked. */
export type KeptQuote = {
  hotel: DirectoryHotel
  past: boolean
  /** `shown`: what a visitor sees as the price, in minor units of the asked currency. */
  best: { shown: number; offer: BestOffer } | null
  nearMiss: WireNearMiss | null
}

/** Whether a price without dates is that of a coming season: it says nothing about one that was seen in another. */
export function isOfAnotherSeason(quote: KeptQuote | null): boolean {
  return Boolean(quote?.best?.offer.opens_on)
}

/** Prices kept hotels anew, those of one stay together; null for a hotel that is no longer shown. In the order given. */
export async function quoteKept(
  context: SearchContext,
  things: readonly KeptThing[],
  currency: DisplayCurrency,
): Promise<(KeptQuote | null)[]> {
  const directory = await getDirectory(context.db)
  const groups = Map.groupBy(things, ({ stay }) => (stay ? `${stay.checkin} ${stay.checkout} ${stay.rooms}` : ''))
  const quotes = new Map<KeptThing, KeptQuote>()
  for (const group of groups.values()) {
    const stay = group[0]?.stay ?? null
    const hotels = group.flatMap(({ hotelId }) => directory.get(hotelId) ?? [])
    const found = await priceHotels(context, hotels, stay, currency)
    for (const thing of group) {
      const hotel = directory.get(thing.hotelId)
      if (!hotel) continue
      const past = stay !== null && stay.checkin < localDay(context.now, hotel.timezone)
      const candidate = past ? undefined : found.get(hotel.id)
      const instead = candidate?.quotes ?? []
      const best = cheapestQuote(instead)
      const nights = stay && countNights(stay.checkin, stay.checkout)
      quotes.set(thing, {
        hotel,
        past,
        best: best && { shown: best.shown, offer: toBestOffer(hotel, best, { instead, currency, nights }) },
        nearMiss: best || !candidate?.refusal ? null : toNearMiss(candidate.refusal),
      })
    }
  }
  return things.map((thing) => quotes.get(thing) ?? null)
}

async function priceHotels(
  context: SearchContext,
  hotels: DirectoryHotel[],
  stay: KeptStay | null,
  currency: DisplayCurrency,
): Promise<Map<number, Candidate>> {
  const area = { hotels, distance: null }
  const candidates = stay
    ? await quoteArea(context, area, { ...stay, rooms: readParty(stay.rooms) }, currency)
    : await indicateArea(context, area, currency)
  return new Map(candidates.map((candidate) => [candidate.hotel.id, candidate]))
}
