import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { ChangeAnswer } from '../../contract/booking-changes.ts'
import type { WireOffer } from '../../contract/offers.ts'
import { type Language, languageSchema } from '../../contract/values.ts'
import { type ChangeRight, type ChangingStay, mayChange } from '../../domain/booking-changes.ts'
import { fromDecimal } from '../../domain/money.ts'
import type { PartyRoom } from '../../domain/party.ts'
import type { HotelRules, RatePlan } from '../../domain/rates.ts'
import { addDays, localDay } from '../../domain/stay-dates.ts'
import type { BookingRow } from '../bookings/bookings.service.ts'
import { countUnits, findPromoCode } from '../checkout/checkout.service.ts'
import type { DB } from '../db/schema.ts'
import type { Keys } from '../keys.ts'
import { type BuiltOffer, buildOffers, penaltiesOf } from '../offers/offers.service.ts'
import {
  cutStay,
  getAllRules,
  type PlanQuote,
  quoteAllWays,
  quoteRooms,
  readNightTable,
  type Stay,
  toNearMiss,
  withOwnUnits,
} from '../rates/rates.service.ts'
import type { Occupied } from './changes.repository.ts'

const unitsSchema = z.array(z.object({ room_type_id: z.number(), units: z.number() }))

/** How far beside the asked dates others are looked for, in days. */
const reach = 3
/** Other rooms and rate plans that are shown at most. */
const mostAlternatives = 6

/** A way to change a booking, worded in the booking's language; sums in minor units. */
export type Possibility = { hash: string; built: BuiltOffer; occupied: Occupied; total: number }

export type Possibilities = {
  same: Possibility | null
  unchanged: boolean
  nearMiss: ChangeAnswer['near_miss']
  alternatives: Possibility[]
  neighbours: { checkin: string; checkout: string; total: number }[]
}

/** A booking as it is to be changed. `held`: what of its price we have, minor units. */
export type Changing = { row: BookingRow; offer: WireOffer; right: ChangeRight; held: number }

/** What can be had for other dates or another party, the booking's own nights counted as free; at the prices of now. */
export async function findPossibilities(
  context: { db: Kysely<DB>; now: Date; keys: Keys },
  { row, offer, right, held }: Changing,
  asked: { checkin: string; checkout: string; rooms: readonly PartyRoom[] },
): Promise<Possibilities> {
  const { db, now } = context
  const nothing = { same: null, unchanged: false, nearMiss: null, alternatives: [], neighbours: [] }
  const rules = (await getAllRules(db)).get(row.hotel_id)
  if (!rules) return { ...nothing, nearMiss: { reason: 'not_on_sale' } }
  const before = stayOf(row, offer)
  const stay: Stay = {
    ...asked,
    promoCode: await findPromoCode(db, row.checkout_session_id),
    // What was promised with the booking (early booking, a code that has run out since) is not lost by changing it.
    bookedOn: localDay(row.created_at, rules.timezone),
  }
  const table = withOwnUnits(
    await readNightTable(db, [rules], addDays(stay.checkin, -reach), addDays(stay.checkout, reach)),
    before,
  )
  const plan = rules.ratePlans.find(({ code }) => code === offer.rate_plan)
  const typeIds = sameTypes(rules, offer, stay.rooms.length)
  const quoteSame = (dates: Stay) => plan && quoteRooms(rules, plan, typeIds, cutStay(table, rules, dates), dates, now)

  const { quotes, refusal } = quoteAllWays(rules, cutStay(table, rules, stay), stay, now)
  const same = quoteSame(stay) ?? undefined
  const others = quotes
    .filter(({ plan }) => plan.availability === 'instant' && isPaidAlike(plan, row))
    .filter((quote) => !(same && isAlike(quote, same)))
    .toSorted((a, b) => a.payable - b.payable)
  const language: Language = languageSchema.parse(row.language)
  const built = await buildOffers({ ...context, language }, rules, [...(same ? [same] : []), ...others], {
    stay,
    display: offer.price.display_currency,
  })
  const unchanged = isStayOf(row, offer, asked)
  const possible = built.map((each) => toPossibility(each, row, held))
  const allowed = (each: Possibility) => mayChange(right, before, stayAfter(each), now.getTime())
  const [first, rest] = same ? [possible[0], possible.slice(1)] : [undefined, possible]
  const chosen = first && !unchanged && allowed(first) ? first : null
  return {
    same: chosen,
    unchanged,
    nearMiss: chosen || unchanged ? null : toNearMiss(refusal),
    alternatives: rest.filter((each) => !isBooked(each, offer, unchanged) && allowed(each)).slice(0, mostAlternatives),
    neighbours: chosen || unchanged || right !== 'anything' ? [] : neighboursOf(),
  }

  function neighboursOf(): Possibilities['neighbours'] {
    const today = localDay(now, rules?.timezone ?? 'UTC')
    const shifts = Array.from({ length: 2 * reach + 1 }, (_, index) => index - reach)
    return shifts.flatMap((shift) => {
      const moved = { ...stay, checkin: addDays(stay.checkin, shift), checkout: addDays(stay.checkout, shift) }
      if (shift === 0 || moved.checkin < today || isStayOf(row, offer, moved)) return []
      const quote = quoteSame(moved)
      return quote ? [{ checkin: moved.checkin, checkout: moved.checkout, total: quote.total }] : []
    })
  }
}

/** The booked stay with what cancelling it costs. */
function stayOf(row: BookingRow, offer: WireOffer): ChangingStay {
  return { ...occupiedBy(row), total: row.total, terms: { penalties: penaltiesOf(offer) } }
}

/** The nights and units that a booking keeps. */
export function occupiedBy({ checkin, checkout, units }: BookingRow): Occupied {
  return { checkin, checkout, units: unitsSchema.parse(units) }
}

function stayAfter({ occupied, total, built }: Possibility): ChangingStay {
  return { ...occupied, total, terms: built.terms }
}

function toPossibility(built: BuiltOffer, row: BookingRow, held: number): Possibility {
  const { checkin, checkout, roomTypeIds, rooms } = built.selection
  const total = fromDecimal(built.wire.price.charge_value, built.currency)
  if (total === null) throw new Error(`An offer for booking ${row.reference} has no readable total`)
  // Everything that its guest is shown, and the version that it would replace.
  const agreed = [row.reference, row.version, checkin, checkout, rooms, built.wire.price_hash, held]
  const hash = createHash('sha256').update(JSON.stringify(agreed)).digest('base64url').slice(0, 22)
  return { hash, built, total, occupied: { checkin, checkout, units: countUnits(roomTypeIds) } }
}

/** The booked room types for so many rooms: further rooms are of the last one's type. */
function sameTypes(rules: HotelRules, offer: WireOffer, rooms: number): number[] {
  const codes = offer.rooms.map((room) => room.room_type)
  return Array.from({ length: rooms }, (_, index) => {
    const code = codes[index] ?? codes.at(-1)
    return rules.roomTypes.find((type) => type.code === code)?.id ?? 0
  })
}

/** A stay stays paid to us or to the property. */
function isPaidAlike(plan: RatePlan, row: BookingRow): boolean {
  return (plan.paymentType === 'property') === (row.payment_type === 'property')
}

function isAlike(a: PlanQuote, b: PlanQuote): boolean {
  return a.plan.id === b.plan.id && a.rooms.every(({ roomType }, index) => roomType.id === b.rooms[index]?.roomType.id)
}

/** Whether dates and party are those of the booking. */
function isStayOf(
  row: BookingRow,
  offer: WireOffer,
  asked: { checkin: string; checkout: string; rooms: readonly PartyRoom[] },
): boolean {
  const party = (rooms: readonly { adults: number; ages: readonly number[] }[]) =>
    JSON.stringify(rooms.map(({ adults, ages }) => [adults, ages.toSorted((a, b) => a - b)]))
  const booked = party(offer.rooms.map((room) => ({ adults: room.adults, ages: room.children_ages })))
  const wanted = party(asked.rooms.map((room) => ({ adults: room.adults, ages: room.childrenAges })))
  return asked.checkin === row.checkin && asked.checkout === row.checkout && booked === wanted
}

/** Whether an alternative is what is booked already: the same rooms and plan for the unchanged stay, put together otherwise. */
function isBooked({ built }: Possibility, offer: WireOffer, unchanged: boolean): boolean {
  const types = (one: WireOffer) =>
    one.rooms
      .map((room) => room.room_type)
      .toSorted()
      .join()
  return unchanged && built.wire.rate_plan === offer.rate_plan && types(built.wire) === types(offer)
}
