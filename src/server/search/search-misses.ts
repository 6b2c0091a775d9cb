import type { Kysely } from 'kysely'
import type { HotelCard, SearchAnswer, SearchQuery } from '../../contract/hotels.ts'
import type { Language } from '../../contract/values.ts'
import { spreadParty } from '../../domain/spread-party.ts'
import { addDays, localDay } from '../../domain/stay-dates.ts'
import { isNearMiss } from '../../domain/stay-rules.ts'
import type { DB } from '../db/schema.ts'
import { type DirectoryHotel, toHotelCard } from '../hotels/hotels.service.ts'
import { canHouse, cutStayNights, findNearStay, getNights, type Stay, toNearMiss } from '../rates/rates.service.ts'
import { passesHouse } from './search-facets.ts'
import type { Candidate } from './search-quotes.ts'

type Context = { db: Kysely<DB>; now: Date; language: Language }

const maxNearMisses = 6
/** Houses for which other dates are looked for, so that a place full of rules costs no more than this. */
const mostMissesTried = 24

/**
 * Houses of which only a rule of the stay is broken, each with dates close by that have an offer for the party.
 * @param away what else their cards say.
 */
export async function nearMissCards(
  { db, now, language }: Context,
  candidates: readonly Candidate[],
  stay: Stay,
  query: SearchQuery,
  away: (hotel: DirectoryHotel) => Pick<HotelCard, 'away'>,
): Promise<HotelCard[]> {
  const misses = candidates
    .filter(
      (candidate) =>
        candidate.refusal &&
        candidate.refusal.reason !== 'party_too_large' &&
        isNearMiss(candidate.refusal) &&
        passesHouse(candidate, query),
    )
    .sort((a, b) => b.hotel.popularity - a.hotel.popularity)
  if (misses.length === 0) return []
  const nights = await getNights(db)
  const cards: HotelCard[] = []
  for (const { hotel, rules, refusal } of misses.slice(0, mostMissesTried)) {
    if (cards.length >= maxNearMisses) break
    const near = findNearStay(nights, rules, stay, now, refusal)
    const miss = toNearMiss(refusal)
    if (near && miss)
      cards.push({
        ...toHotelCard(hotel, { language, day: stay.checkin, bestOffer: null, nearMiss: { ...miss, stays: [near] } }),
        ...away(hotel),
      })
  }
  return cards
}

/** How many days later or earlier a search that found nothing is tried. */
const shifts = [7, -7]

/** For a search that found nothing: where the same guests find something, a week away or in more rooms; each was tried. */
export async function findInstead(
  { db, now }: Omit<Context, 'language'>,
  candidates: readonly Candidate[],
  stay: Stay,
  query: SearchQuery,
): Promise<NonNullable<SearchAnswer['instead']>> {
  const houses = candidates.filter((candidate) => passesHouse(candidate, query))
  if (houses.length === 0) return { stays: [], rooms: null }
  const nights = await getNights(db)
  const isFree = (other: Stay) =>
    houses.some(({ rules }) => {
      if (other.checkin < localDay(now, rules.timezone)) return false
      const ids = rules.roomTypes.map((type) => type.id)
      return canHouse(rules, cutStayNights(nights, ids, other), other, now)
    })
  const moved = shifts.map((days) => ({ checkin: addDays(stay.checkin, days), checkout: addDays(stay.checkout, days) }))
  const spread = spreadParty(stay.rooms)
  return {
    stays: moved.filter((dates) => isFree({ ...stay, ...dates })),
    rooms:
      spread && isFree({ ...stay, rooms: spread })
        ? spread.map((room) => ({ adults: room.adults, children_ages: room.childrenAges }))
        : null,
  }
}
