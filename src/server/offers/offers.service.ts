import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { GenerateOffersBody, OffersAnswer, WireNearMiss, WireOffer } from '../../contract/offers.ts'
import type { DisplayCurrency } from '../../contract/values.ts'
import { convert, toDecimal } from '../../domain/money.ts'
import { quoteStay } from '../../domain/pricing.ts'
import { isEligible } from '../../domain/promotions.ts'
import type { HotelRules } from '../../domain/rates.ts'
import { localDay } from '../../domain/stay-dates.ts'
import { refuseStay } from '../../domain/stay-rules.ts'
import type { DB } from '../db/schema.ts'
import { getFromPrices } from '../hotels/hotels.service.ts'
import { AppError, ValidationError } from '../http/errors.ts'
import {
  adviseInstead,
  findPriorTotals,
  getAllRules,
  getRatesTo,
  listRoomChoices,
  type PlanQuote,
  quoteAllWays,
  quoteChosenRooms,
  quoteSplits,
  readStayNights,
  rootPrices,
  type Stay,
  toHotelMiss,
} from '../rates/rates.service.ts'
import { type BuiltOffer, datesOf, type OfferContext, offerLifeMs, prepareBuilder } from './build-offers.ts'
import { type OfferSelection, readOffer } from './offer-token.ts'
import { listUnfitRooms } from './unfit-rooms.ts'

export type { BuiltOffer } from './build-offers.ts'
export { wordOfferIn } from './offer-in-language.ts'
export { penaltiesOf } from './offer-terms.ts'
export { type OfferSelection, selectionSchema } from './offer-token.ts'

/**
 * Every offer for the party and dates at one hotel, sorted by room type as the hotel lists them, then by price. Asked to
 * split, also the whole party in other rooms, why rooms cannot be had as asked, what may be chosen for each of several
 * rooms, and where there is nothing, what there is on other dates. Asked for `room_types`, only what has exactly those.
 */
export async function generateOffers(
  context: OfferContext,
  body: GenerateOffersBody,
  stay: Stay,
): Promise<OffersAnswer> {
  const { db, now, language } = context
  const display = body.currency ?? 'EUR'
  const rules = await findRules(db, body.hotel_id)
  const nights = await readStayNights(db, [rules], stay)
  const { quotes, refusal } = body.room_types
    ? { quotes: quoteChosenRooms(rules, readRoomTypes(rules, body.room_types, stay), nights, stay, now), refusal: null }
    : quoteAllWays(rules, nights, stay, now)
  const splits = body.split ? quoteSplits(rules, nights, stay, now, quotes) : []
  const all = [...quotes, ...splits.map((split) => split.quote)]
  const priors = await findPriorTotals(
    db,
    all.map((quote) => ({ rules, quote })),
    stay,
    now,
  )
  const perEuro = await getRatesTo(db, display)
  const { build, roomName } = await prepareBuilder(context, rules)
  const offers = quotes.map((quote, index) => build(quote, stay, display, priors[index] ?? null).wire)
  const order = (offer: WireOffer) => rules.roomTypes.findIndex((type) => type.code === offer.rooms[0]?.room_type)
  offers.sort((a, b) => order(a) - order(b) || Number(a.price.charge_value) - Number(b.price.charge_value))
  const shown = (minor: number) => toDecimal(convert(minor, rules.currency, display, perEuro), display)
  return {
    search_id: createHash('sha256')
      .update(`${body.hotel_id}:${stay.checkin}:${stay.checkout}:${now.getTime()}`)
      .digest('hex')
      .slice(0, 24),
    expires_at: new Date(now.getTime() + offerLifeMs).toISOString(),
    offers,
    near_miss: await withOpening(
      context,
      stay,
      rules.hotelId,
      body.split && splits.length === 0
        ? await adviseInstead(db, rules, stay, now, refusal)
        : toHotelMiss(rules, refusal),
    ),
    ...(body.split && {
      splits: splits.map(({ quote, rooms, saves }, index) => ({
        offer: build(quote, { ...stay, rooms }, display, priors[quotes.length + index] ?? null).wire,
        saves: saves === null ? null : shown(saves),
      })),
      // Where the rooms as asked can be had, their kinds need no excuse.
      unfit: listUnfitRooms(rules, nights, stay, now, language, roomName).filter(
        ({ room_type: code }) => !offers.some(({ rooms }) => rooms.some((room) => room.room_type === code)),
      ),
    }),
    ...(body.split &&
      stay.rooms.length > 1 && {
        choices: listRoomChoices(rules, nights, stay, now).map((room) =>
          room.map(({ roomType, payable, free }) => ({
            room_type: roomType.code,
            name: roomName(roomType.id),
            value: shown(payable),
            free: Math.min(free, stay.rooms.length),
          })),
        ),
      }),
  }
}

/** The room types with these codes, one for each room of the stay; 400 on `room_types` where they are not. */
function readRoomTypes(rules: HotelRules, codes: readonly string[], stay: Stay): number[] {
  return stay.rooms.map((_, index) => {
    const code = codes[index] ?? ''
    const type = rules.roomTypes.find((candidate) => candidate.code === code)
    if (!type || codes.length > stay.rooms.length)
      throw new ValidationError({ room_types: [{ key: 'invalid_choice', params: { input: code } }] })
    return type.id
  })
}

/** A house that is closed for the asked dates says which night is its first, where that is still to come. */
async function withOpening(
  { db, now }: OfferContext,
  { checkin }: Stay,
  hotelId: number,
  miss: WireNearMiss | null,
): Promise<WireNearMiss | null> {
  if (miss?.reason !== 'not_on_sale') return miss
  const opensOn = (await getFromPrices(db, now)).get(hotelId)?.opensOn
  return opensOn && opensOn > checkin ? { ...miss, opens_on: opensOn } : miss
}

/** The selection behind an offer id: 404 when we never signed it, 409 `offer_expired` when it is too old. */
export function openOffer(context: Pick<OfferContext, 'now' | 'keys'>, offerId: string): OfferSelection {
  const selection = readOffer(offerId, context.keys.offer)
  if (!selection) throw new AppError('not_found')
  if (selection.expiresAt < context.now.getTime()) throw new AppError('offer_expired')
  return selection
}

/**
 * Prices a selection as of now from the database. Null when the house no longer sells it that way: plan or prices gone,
 * and, unless the party already holds its units (`held`), a rule of the stay that has changed since.
 */
export async function repriceSelection(
  context: OfferContext,
  selection: OfferSelection,
  { held }: { held: boolean },
): Promise<BuiltOffer | null> {
  const rules = await findRules(context.db, selection.hotelId)
  const plan = rules.ratePlans.find((candidate) => candidate.id === selection.ratePlanId)
  if (!plan) return null
  const stay: Stay = {
    checkin: selection.checkin,
    checkout: selection.checkout,
    rooms: selection.rooms,
    promoCode: selection.promoCode,
  }
  const nights = await readStayNights(context.db, [rules], stay)
  const today = localDay(context.now, rules.timezone)
  if (!held && selection.roomTypeIds.some((id) => refuseStay(nights.windows.get(id), stay, today))) return null
  const rooms = selection.roomTypeIds.map((id, index) => {
    const roomType = rules.roomTypes.find((type) => type.id === id)
    const prices = roomType && rootPrices(plan, id, nights.prices)
    const room = selection.rooms[index]
    return roomType && prices && room ? { roomType, room, prices } : null
  })
  const choices = rooms.filter((room) => room !== null)
  if (choices.length < selection.roomTypeIds.length) return null
  const quote = quoteStay(rules, plan, choices, datesOf(rules, stay, context.now))
  const planQuote: PlanQuote = {
    plan,
    rooms: choices,
    total: quote.total,
    localFees: quote.localFees,
    payable: quote.total + quote.localFees,
    left: Number.POSITIVE_INFINITY,
    free: [],
  }
  const { build } = await prepareBuilder(context, rules)
  return build(planQuote, stay, selection.currency, selection.prior)
}

/** Offers of quotes that somebody else asked for, as if they were asked for now; nothing is struck through in them. */
export async function buildOffers(
  context: OfferContext,
  rules: HotelRules,
  quotes: readonly PlanQuote[],
  { stay, display }: { stay: Stay; display: DisplayCurrency },
): Promise<BuiltOffer[]> {
  const { build } = await prepareBuilder(context, rules)
  return quotes.map((quote) => build(quote, stay, display, null))
}

/** Whether the promo code of a selection is one that its property takes for this stay, cheaper or not. */
export async function takesPromoCode(
  { db, now }: Pick<OfferContext, 'db' | 'now'>,
  { hotelId, ratePlanId, roomTypeIds, checkin, checkout, rooms, promoCode }: OfferSelection,
): Promise<boolean> {
  const rules = await findRules(db, hotelId)
  const plan = rules.ratePlans.find(({ id }) => id === ratePlanId)
  const dates = datesOf(rules, { checkin, checkout, rooms, promoCode }, now)
  const types = rules.roomTypes.filter(({ id }) => roomTypeIds.includes(id))
  return rules.promotions.some(
    (promotion) =>
      promotion.promoCode !== null &&
      types.some((roomType) => plan && isEligible(promotion, { plan, roomType, amounts: [], ...dates })),
  )
}

async function findRules(db: Kysely<DB>, hotelId: number): Promise<HotelRules> {
  const rules = (await getAllRules(db)).get(hotelId)
  if (!rules) throw new AppError('not_found')
  return rules
}
