import type { z } from 'zod'
import type {
  ComparedHotel,
  Comparison,
  comparisonQuerySchema,
  SimilarHotels,
  similarQuerySchema,
} from '../../contract/comparison.ts'
import type { HotelCard, Wishes } from '../../contract/hotels.ts'
import { mostCompared } from '../../contract/vocabulary.ts'
import { amenities as knownAmenities } from '../../domain/amenities.ts'
import { readBeds } from '../../domain/beds.ts'
import { distanceKm } from '../../domain/distance.ts'
import { aroundKm, compareHouses, farKm, type HouseFacts, isAlternative } from '../../domain/similarity.ts'
import { localDay } from '../../domain/stay-dates.ts'
import { type DirectoryHotel, getDirectory, getRoomKinds, toHotelCard } from '../hotels/hotels.service.ts'
import { AppError } from '../http/errors.ts'
import { getAllRules, readAskedStay, readParty, toNearMiss } from '../rates/rates.service.ts'
import {
  type Candidate,
  cheapestQuote,
  hasWished,
  indicateArea,
  nameRooms,
  quoteArea,
  type SearchContext,
  type SearchQuote,
  toBestOffer,
} from '../search/search.service.ts'

/** Similar hotels shown at once. */
const mostSimilar = 6
/** Fewer reasons than this do not make a house similar. */
const leastReasons = 2

type RoomKinds = Awaited<ReturnType<typeof getRoomKinds>>
type StayQuery = z.output<typeof similarQuerySchema> & Wishes

/**
 * Up to four hotels with what they cost for the stay, and everything any of them offers. Each with its cheapest offer that has
 * what was wished; one that has none says so, with its cheapest.
 */
export async function compareHotels(
  context: SearchContext,
  query: z.output<typeof comparisonQuerySchema>,
): Promise<Comparison> {
  const [directory, rules, names] = await Promise.all([
    getDirectory(context.db),
    getAllRules(context.db),
    getRoomKinds(context.db),
  ])
  const ids = [...new Set(query.ids.split(',').map(Number))]
  const hotels = ids.flatMap((id) => directory.get(id) ?? []).slice(0, mostCompared)
  const asked = readAskedStay(query, context.now)
  const candidates = await priceHotels(context, hotels, query)
  const offered = new Set(hotels.flatMap((hotel) => [...hotel.foundBy]))
  return {
    currency: query.currency,
    checkin: asked?.checkin ?? null,
    checkout: asked?.checkout ?? null,
    hotels: hotels.map((hotel) => {
      const candidate = candidates.find((one) => one.hotel === hotel)
      const quotes = candidate?.quotes ?? []
      return {
        ...toCard(hotel, candidate, { ...context, names }, query),
        check_in_from: hotel.checkInFrom,
        check_out_until: hotel.checkOutUntil,
        child_age_limit: rules.get(hotel.id)?.childAgeLimit ?? 12,
        unlike_wished: quotes.length > 0 && !quotes.some((quote) => hasWished(quote, query)),
        rooms: roomsOf(candidate, query, names),
        amenities: [...hotel.foundBy],
      }
    }),
    amenities: knownAmenities
      .filter(({ code }) => offered.has(code))
      .map(({ code, group, bg, en }) => ({ code, name: context.language === 'bg' ? bg : en, group })),
  }
}

/**
 * Hotels around that would do as well, each with the reasons: free for the stay where there is one, with a price per night
 * otherwise. 404 for a hotel that is not shown.
 */
export async function findSimilar(context: SearchContext, id: number, query: StayQuery): Promise<SimilarHotels> {
  const [directory, names] = await Promise.all([getDirectory(context.db), getRoomKinds(context.db)])
  const hotel = directory.get(id)
  if (!hotel) throw new AppError('not_found')
  const around = [...directory.values()].filter((other) => distanceKm(hotel, other) <= farKm)
  const candidates = await priceHotels(context, around, query)
  const own = candidates.find((candidate) => candidate.hotel.id === id)
  const facts = toFacts(hotel, own)
  const alike = candidates.flatMap((candidate) => {
    const other = toFacts(candidate.hotel, candidate)
    const distance = distanceKm(hotel, candidate.hotel)
    if (candidate.hotel.id === id || other.price === null || !isAlternative(facts, other, distance)) return []
    const likeness = compareHouses(facts, other, distance)
    return likeness.reasons.length < leastReasons ? [] : [{ candidate, distance, ...likeness }]
  })
  return {
    hotels: alike
      .sort(
        (a, b) =>
          // Those farther away fill up what the neighbourhood leaves.
          Number(a.distance > aroundKm) - Number(b.distance > aroundKm) ||
          b.points - a.points ||
          a.candidate.hotel.id - b.candidate.hotel.id,
      )
      .slice(0, mostSimilar)
      .map(({ candidate, distance, reasons }) => ({
        ...toCard(candidate.hotel, candidate, { ...context, names }, query),
        distance_km: Math.round(distance * 10) / 10,
        reasons,
      })),
  }
}

async function priceHotels(
  context: SearchContext,
  hotels: readonly DirectoryHotel[],
  query: StayQuery,
): Promise<Candidate[]> {
  const asked = readAskedStay(query, context.now)
  const rooms = readParty(query.rooms)
  const area = { hotels: [...hotels], distance: null }
  if (!asked) return indicateArea(context, area, query.currency)
  return quoteArea(context, area, { ...asked, rooms }, query.currency, query.beds?.length ? [query.beds] : [])
}

function toFacts(hotel: DirectoryHotel, candidate: Candidate | undefined): HouseFacts {
  return {
    kind: hotel.kind,
    stars: hotel.stars,
    score: hotel.reviewScore,
    price: cheapestQuote(candidate?.quotes ?? [])?.payable ?? null,
    placeId: hotel.places[0]?.id ?? null,
    regionId: hotel.places.find(({ kind }) => kind === 'region')?.id ?? null,
    amenities: hotel.amenities,
  }
}

function toCard(
  hotel: DirectoryHotel,
  candidate: Candidate | undefined,
  { language, now, names }: SearchContext & { names: RoomKinds },
  query: StayQuery,
): HotelCard {
  const instead = candidate?.quotes ?? []
  const best = bestOf(candidate, query)
  const asked = readAskedStay(query, now)
  return toHotelCard(hotel, {
    language,
    day: asked?.checkin ?? localDay(now, hotel.timezone),
    bestOffer:
      best &&
      toBestOffer(hotel, best, {
        instead,
        currency: query.currency,
        nights: asked?.nights ?? null,
        ...nameRooms(best, names, language),
      }),
    nearMiss: best || !candidate?.refusal ? null : toNearMiss(candidate.refusal),
    images: 1,
  })
}

/** The cheapest with all that was wished, else the cheapest. */
function bestOf(candidate: Candidate | undefined, query: StayQuery): SearchQuote | null {
  const quotes = candidate?.quotes ?? []
  return cheapestQuote(quotes.filter((quote) => hasWished(quote, query))) ?? cheapestQuote(quotes)
}

/** Beds and size of the rooms that the price is for, each kind once. */
function roomsOf(candidate: Candidate | undefined, query: StayQuery, names: RoomKinds): ComparedHotel['rooms'] {
  const ids = new Set(bestOf(candidate, query)?.planQuote?.rooms.map(({ roomType }) => roomType.id))
  return [...ids].flatMap((id) => {
    const room = names.get(id)
    return room ? [{ beds: readBeds(room.beds), size: room.size_m2 }] : []
  })
}
