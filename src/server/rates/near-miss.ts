import type { Kysely } from 'kysely'
import type { WireNearMiss } from '../../contract/offers.ts'
import type { HotelRules } from '../../domain/rates.ts'
import type { Refusal } from '../../domain/stay-rules.ts'
import type { DB } from '../db/schema.ts'
import { getNights } from './kept-nights.ts'
import { adviseLargeParty } from './large-parties.ts'
import { cutStayNights, type NightMemory } from './night-memory.ts'
import { findOtherStays } from './other-stays.ts'
import type { HotelQuotes, Stay } from './party-quotes.ts'

/** How far around its dates other ones are looked for: from a list of hotels the small change, from one hotel what it has. */
const daysAround = { list: 3, hotel: 14 }
/** Dates that one hotel proposes instead; more would be a calendar. */
const mostStays = 2

/** Why a hotel has nothing for a stay, on the wire. */
export function toNearMiss(refusal: Refusal | { reason: 'party_too_large' } | null): WireNearMiss | null {
  if (!refusal) return null
  if (refusal.reason === 'min_stay') return { reason: 'min_stay', min_stay: refusal.minStay }
  if (refusal.reason === 'max_stay') return { reason: 'max_stay', max_stay: refusal.maxStay }
  return { reason: refusal.reason }
}

/** As `toNearMiss`, with the room that takes most guests, to tell a party that does not fit what would. */
export function toHotelMiss(rules: HotelRules, refusal: HotelQuotes['refusal']): WireNearMiss | null {
  const miss = toNearMiss(refusal)
  const largest = [...rules.roomTypes].sort((a, b) => b.maxOccupancy - a.maxOccupancy || b.maxAdults - a.maxAdults)[0]
  if (miss?.reason !== 'party_too_large' || !largest) return miss
  const { maxAdults: adults, maxChildren: children, maxOccupancy: total } = largest
  return { ...miss, largest_room: { adults, children, total } }
}

/** As `toHotelMiss`, with what the visitor can have instead: other dates, or the party in more rooms. */
export async function adviseInstead(
  db: Kysely<DB>,
  rules: HotelRules,
  stay: Stay,
  now: Date,
  refusal: HotelQuotes['refusal'],
): Promise<WireNearMiss | null> {
  const miss = toHotelMiss(rules, refusal)
  if (!miss) return null
  const nightsFor = cutterFor(await getNights(db), rules)
  const { rooms, mostAdults } = adviseLargeParty(rules, nightsFor(stay), stay, now)
  const stays = findOtherStays(rules, nightsFor, stay, now, {
    refusal,
    reach: daysAround.hotel,
    most: mostStays,
    split: true,
  })
  return {
    ...miss,
    ...(stays.length > 0 && { stays }),
    ...(rooms && { rooms: rooms.map((room) => ({ adults: room.adults, children_ages: room.childrenAges })) }),
    ...(mostAdults !== undefined && { most_adults: mostAdults }),
  }
}

/** For a hotel in a list: the nearest dates that have the rooms as asked; null where there are none close by. */
export function findNearStay(
  nights: NightMemory,
  rules: HotelRules,
  stay: Stay,
  now: Date,
  refusal: HotelQuotes['refusal'],
): { checkin: string; checkout: string } | null {
  const options = { refusal, reach: daysAround.list, most: 1, split: false }
  return findOtherStays(rules, cutterFor(nights, rules), stay, now, options)[0] ?? null
}

function cutterFor(nights: NightMemory, rules: HotelRules) {
  const ids = rules.roomTypes.map((type) => type.id)
  return (dates: { checkin: string; checkout: string }) => cutStayNights(nights, ids, dates)
}
