import type { Kysely } from 'kysely'
import type { DestinationCard, Highlights } from '../../contract/hotels.ts'
import type { DisplayCurrency } from '../../contract/values.ts'
import { convert, toDecimal } from '../../domain/money.ts'
import { addDays, localDay, weekdayOf } from '../../domain/stay-dates.ts'
import { cachePerRevision } from '../db/revision-cache.ts'
import type { DB } from '../db/schema.ts'
import {
  type DirectoryHotel,
  getDirectory,
  getFromPrices,
  loadFeaturedPlaces,
  pickText,
  placePictureOn,
  toHotelCard,
} from '../hotels/hotels.service.ts'
import { imageToWire } from '../images/images.service.ts'
import {
  findPriorTotals,
  getAllRules,
  getExchangeRates,
  getRatesTo,
  type HotelQuotes,
  quoteHotel,
  readStayNights,
} from '../rates/rates.service.ts'
import type { SearchContext } from './search.service.ts'
import { toBestOffer } from './search.service.ts'
import { cheapestQuote, type SearchQuote, toSearchQuotes } from './search-quotes.ts'

type TrueDiscount = { hotel: DirectoryHotel; quoted: HotelQuotes; best: SearchQuote; prior: number }

const shownOffers = 4

/** Destinations with live counts and lowest prices, and hotels whose price now is truly below that of the 30 days before. */
export async function readHighlights(context: SearchContext, currency: DisplayCurrency): Promise<Highlights> {
  const { db, language, now } = context
  const [perEuro, destinations, { stay, discounts }] = await Promise.all([
    getRatesTo(db, currency),
    listDestinations(context, currency),
    getDiscounts(db, now),
  ])
  const offers = discounts.map(({ hotel, quoted, prior }) => {
    const quotes = toSearchQuotes(quoted, stay, now.getTime(), currency, perEuro)
    const best = cheapestQuote(quotes)
    if (!best) throw new Error(`Hotel ${hotel.id} has a discount without a price`)
    const bestOffer = toBestOffer(hotel, best, {
      instead: quotes,
      currency,
      nights: 2,
      prior: convert(prior, quoted.rules.currency, currency, perEuro),
    })
    return toHotelCard(hotel, { language, day: stay.checkin, bestOffer, nearMiss: null })
  })
  return {
    destinations,
    offers,
    offers_stay: offers.length > 0 ? { checkin: stay.checkin, checkout: stay.checkout } : null,
  }
}

async function listDestinations(
  { db, language, now }: SearchContext,
  currency: DisplayCurrency,
): Promise<DestinationCard[]> {
  const [places, directory, fromPrices, perEuro, rules] = await Promise.all([
    loadFeaturedPlaces(db),
    getDirectory(db),
    getFromPrices(db, now),
    getExchangeRates(db),
    getAllRules(db),
  ])
  const today = localDay(now, 'Europe/Sofia')
  return places.map((place) => {
    const hotels = [...directory.values()].filter((hotel) => hotel.places.some((above) => above.id === place.id))
    // As many as a search of the place without dates finds.
    const sold = hotels.filter((hotel) => fromPrices.get(hotel.id)?.plans.length)
    const prices = sold.flatMap((hotel) => {
      const own = rules.get(hotel.id)?.currency ?? 'EUR'
      return (fromPrices.get(hotel.id)?.plans ?? []).map((price) =>
        convert(price.amount + price.localFees, own, currency, perEuro),
      )
    })
    const country = hotels[0]?.places.find((above) => above.kind === 'country')
    const image = placePictureOn(today, place.images, place.latitude)
    return {
      id: place.id,
      name: pickText(place.name_bg, place.name_en, language).text,
      text: pickText(place.description_bg, place.description_en, language).text || null,
      country: pickText(country?.nameBg, country?.nameEn, language).text,
      image: image === undefined ? null : imageToWire(image, language),
      hotel_count: sold.length,
      price_from:
        prices.length === 0 ? null : { display_currency: currency, value: toDecimal(Math.min(...prices), currency) },
    }
  })
}

/** The weekend after next for two, where the deepest true discounts are; looked up again every ten minutes. */
const getDiscounts = cachePerRevision(
  async (db: Kysely<DB>, now: Date) => {
    const stay = { ...weekendAfterNext(now), rooms: [{ adults: 2, childrenAges: [] }] }
    const [directory, allRules, perEuro] = await Promise.all([getDirectory(db), getAllRules(db), getExchangeRates(db)])
    const rules = [...allRules.values()]
    const nights = await readStayNights(db, rules, stay)
    const candidates = rules.flatMap((hotelRules) => {
      const hotel = directory.get(hotelRules.hotelId)
      const quoted = quoteHotel(hotelRules, nights, stay, now)
      const best = cheapestQuote(toSearchQuotes(quoted, stay, now.getTime(), 'EUR', perEuro))
      return hotel && hotel.images.length > 0 && best?.planQuote
        ? [{ hotel, quoted, best, planQuote: best.planQuote }]
        : []
    })
    const priors = await findPriorTotals(
      db,
      candidates.map(({ quoted, planQuote }) => ({ rules: quoted.rules, quote: planQuote })),
      stay,
      now,
    )
    const discounts = candidates.flatMap(
      ({ hotel, quoted, best, planQuote }, index): (TrueDiscount & { off: number })[] => {
        const prior = priors[index] ?? null
        return prior === null ? [] : [{ hotel, quoted, best, prior, off: 1 - planQuote.total / prior }]
      },
    )
    return { stay, discounts: pickAcrossPlaces(discounts.sort((a, b) => b.off - a.off)) }
  },
  { maxAgeMs: 10 * 60_000 },
)

/** The deepest discounts, one for each place. */
function pickAcrossPlaces(discounts: readonly TrueDiscount[]): TrueDiscount[] {
  const places = new Set<number>()
  const picked: TrueDiscount[] = []
  for (const discount of discounts) {
    const place = discount.hotel.places[0]?.id ?? 0
    if (places.has(place)) continue
    places.add(place)
    picked.push(discount)
    if (picked.length === shownOffers) break
  }
  return picked
}

function weekendAfterNext(now: Date): { checkin: string; checkout: string } {
  const today = localDay(now, 'Europe/Sofia')
  const friday = addDays(today, ((5 - weekdayOf(today) + 7) % 7) + 7)
  return { checkin: friday, checkout: addDays(friday, 2) }
}
