import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { WireCancellation, WireOffer } from '../../contract/offers.ts'
import type { DisplayCurrency, Language } from '../../contract/values.ts'
import { readBeds } from '../../domain/beds.ts'
import { type CancellationTerms, cancellationTerms } from '../../domain/cancellation.ts'
import { convert, toDecimal } from '../../domain/money.ts'
import type { PartyRoom } from '../../domain/party.ts'
import { fewUnits } from '../../domain/party-fit.ts'
import { paymentSchedule } from '../../domain/payment-schedule.ts'
import { orderForSeason, pictureSeasonOn } from '../../domain/picture-seasons.ts'
import { quoteStay, type StayQuote } from '../../domain/pricing.ts'
import type { HotelRules } from '../../domain/rates.ts'
import { localDay, nightsOf } from '../../domain/stay-dates.ts'
import type { DB } from '../db/schema.ts'
import { findAnyHotel, getOfferFacts, pickText } from '../hotels/hotels.service.ts'
import { imageToWire } from '../images/images.service.ts'
import type { Keys } from '../keys.ts'
import { messageOf } from '../messages.ts'
import { getExchangeOrigins, getExchangeRates, type PlanQuote, type Stay, scarceRooms } from '../rates/rates.service.ts'
import { exchangeBetween } from './exchange-between.ts'
import { feeName, toWireLine } from './offer-texts.ts'
import { type OfferSelection, signOffer } from './offer-token.ts'

export type OfferContext = { db: Kysely<DB>; now: Date; language: Language; keys: Keys }

/** How long a shown price may be taken up, in milliseconds. */
export const offerLifeMs = 30 * 60_000
/** An offer with what a checkout needs beside its wire shape. Amounts in minor units of the hotel's currency. */
export type BuiltOffer = {
  wire: WireOffer
  selection: OfferSelection
  quote: StayQuote
  terms: CancellationTerms
  currency: string
  timezone: string
}

/** Reads the texts once and gives what makes the wire's offers of quotes, and names rooms. */
export async function prepareBuilder(context: OfferContext, rules: HotelRules) {
  const { db, now, language, keys } = context
  const [texts, hotel, perEuro, origins] = await Promise.all([
    getOfferFacts(db, rules.hotelId),
    findAnyHotel(db, rules.hotelId),
    getExchangeRates(db),
    getExchangeOrigins(db),
  ])
  const promotionNames = new Map(
    [...texts.promotions].map(([id, row]) => [id, pickText(row.name_bg, row.name_en, language).text]),
  )

  const roomName = (id: number) => {
    const row = texts.rooms.get(id)
    const code = rules.roomTypes.find((type) => type.id === id)?.code ?? ''
    return pickText(row?.name_bg, row?.name_en, language).text || code
  }

  function build(planQuote: PlanQuote, stay: Stay, display: DisplayCurrency, prior: number | null): BuiltOffer {
    const { plan } = planQuote
    const { currency, timezone } = rules
    const shown = (minor: number) => convert(minor, currency, display, perEuro)
    const dates = datesOf(rules, stay, now)
    const season = pictureSeasonOn(stay.checkin, hotel?.latitude ?? 0)
    const quote = quoteStay(rules, plan, planQuote.rooms, dates)
    const terms = cancellationTerms(plan.cancellation, {
      checkin: stay.checkin,
      timezone,
      bookedAt: now.getTime(),
      total: quote.total,
      nightly: quote.nightly,
    })
    const schedule = paymentSchedule(plan, { total: quote.total, checkin: stay.checkin, timezone, now: now.getTime() })
    // A price that has risen since may stand above what it was compared with.
    const before = prior !== null && shown(prior) > shown(quote.total) ? shown(prior) : null
    const receipt = quote.lines.map((line) => toWireLine(line, currency, language, promotionNames))
    const priceHash = hashPrice(plan.id, planQuote, quote, terms, [
      plan.paymentType,
      ...schedule.slice(1),
      ...(plan.availability === 'on_request' ? ['on_request'] : []),
    ])
    const selection: OfferSelection = {
      hotelId: rules.hotelId,
      checkin: stay.checkin,
      checkout: stay.checkout,
      rooms: stay.rooms.map(cloneRoom),
      ratePlanId: plan.id,
      roomTypeIds: planQuote.rooms.map((choice) => choice.roomType.id),
      currency: display,
      promoCode: stay.promoCode ?? null,
      total: quote.total,
      localFees: quote.localFees,
      availability: plan.availability,
      freeUntil: terms.freeUntil,
      penalties: terms.penalties.map((penalty) => [penalty.from, penalty.amount]),
      prior,
      priceHash,
      expiresAt: now.getTime() + offerLifeMs,
    }
    const scarce = scarceRooms(planQuote, roomName)
    const remarks = texts.plans.get(plan.id)
    const remark = pickText(remarks?.remarks_bg, remarks?.remarks_en, language).text
    const wire: WireOffer = {
      offer_id: signOffer(selection, keys.offer),
      expires_at: new Date(selection.expiresAt).toISOString(),
      hotel_id: rules.hotelId,
      checkin: stay.checkin,
      checkout: stay.checkout,
      rooms: planQuote.rooms.map(({ roomType, room }) => {
        const row = texts.rooms.get(roomType.id)
        return {
          room_type: roomType.code,
          name: roomName(roomType.id),
          text_language: nameLanguage(row, language),
          beds: readBeds(row?.beds),
          size: row?.size_m2 ?? null,
          max_occupancy: roomType.maxOccupancy,
          ...(roomType.shared && { shared: true as const }),
          adults: room.adults,
          children_ages: room.childrenAges,
          board_code: plan.board,
          board_name: messageOf(language, 'catalogue', `board.${plan.board}`),
          images: orderForSeason(row?.images ?? [], season).map((image) => imageToWire(image, language)),
        }
      }),
      rate_plan: plan.code,
      price: {
        display_currency: display,
        value: toDecimal(shown(quote.total), display),
        charge_currency: currency,
        charge_value: toDecimal(quote.total, currency),
        exchange: exchangeBetween(currency, display, perEuro, origins),
        base: toDecimal(quote.base, currency),
        taxes_fees: quote.lines.flatMap((line) =>
          line.kind === 'fee' || line.kind === 'local_fee' || line.kind === 'vat'
            ? [
                {
                  code: String(line.params?.code ?? line.kind),
                  name: feeName(String(line.params?.code ?? line.kind), language),
                  amount: toDecimal(line.amount, currency),
                  included: line.kind === 'vat',
                  mandatory: true,
                  payable_at: line.kind === 'local_fee' ? ('property' as const) : ('now' as const),
                },
              ]
            : [],
        ),
        local_fees_value: toDecimal(quote.localFees, currency),
        local_fees_shown: toDecimal(shown(quote.localFees), display),
        nightly: quote.nightly.map((amount, index) => ({
          night: dates.nights[index] ?? '',
          value: toDecimal(amount, currency),
        })),
        prior_30d: before === null ? null : toDecimal(before, display),
        promotions: quote.discounts.map(({ promotion, amount }) => ({
          name: promotionNames.get(promotion.id) || messageOf(language, 'offers', `promotion.${promotion.kind}`),
          kind: promotion.kind,
          amount: toDecimal(amount, currency),
        })),
      },
      payment_type: plan.paymentType,
      payment_schedule: schedule.map(({ amount, due, dueAt }) => ({
        amount: toDecimal(amount, currency),
        due,
        due_at: dueAt === null ? null : new Date(dueAt).toISOString(),
      })),
      availability: plan.availability,
      rooms_left: planQuote.left <= fewUnits ? planQuote.left : null,
      ...(scarce.length > 0 && { scarce }),
      cancellation: toWireTerms(terms, currency),
      remarks: remark ? [remark] : [],
      receipt,
      price_hash: priceHash,
    }
    return { wire, selection, quote, terms, currency, timezone }
  }
  return { build, roomName }
}

/** Cancellation terms on the wire. */
function toWireTerms(terms: CancellationTerms, currency: string): WireCancellation {
  return {
    refundable: terms.refundable,
    free: terms.freeUntil !== null ? 'until' : terms.penalties.length === 0 ? 'always' : 'never',
    free_until: terms.freeUntil === null ? null : new Date(terms.freeUntil).toISOString(),
    timezone: terms.timezone,
    penalties: terms.penalties.map((penalty) => ({
      from: new Date(penalty.from).toISOString(),
      amount: toDecimal(penalty.amount, currency),
      percent: penalty.percent,
      nights: penalty.nights,
    })),
  }
}

/**
 * What a visitor agrees to, as a hash: price to the cent, fees at the property, rooms, how it is paid (the way, then any
 * later parts), whether the property has to confirm, and cancellation terms.
 * A deadline that is "from the booking on" moves with the clock and does not count as a change.
 */
function hashPrice(
  planId: number,
  planQuote: PlanQuote,
  quote: StayQuote,
  terms: CancellationTerms,
  payment: readonly unknown[],
): string {
  const fixed = terms.penalties.map((penalty, index) => [
    index === 0 && terms.freeUntil === null ? 'booking' : penalty.from,
    penalty.amount,
  ])
  const agreed = [
    planId,
    planQuote.rooms.map((choice) => choice.roomType.id),
    quote.total,
    quote.localFees,
    quote.nightly,
    payment.length === 1 ? payment[0] : payment,
    fixed,
  ]
  return createHash('sha256').update(JSON.stringify(agreed)).digest('base64url').slice(0, 22)
}

function cloneRoom(room: PartyRoom): PartyRoom {
  return { adults: room.adults, childrenAges: [...room.childrenAges] }
}

/** In which language a room's name is told; its code, where it has none, is in none. */
function nameLanguage(
  row: { name_bg: string | null; name_en: string | null } | undefined,
  language: Language,
): Language {
  const name = pickText(row?.name_bg, row?.name_en, language)
  return name.text ? name.language : language
}

/** The nights of a stay as `quoteStay` wants them. */
export function datesOf(rules: HotelRules, stay: Stay, now: Date) {
  return {
    nights: nightsOf(stay.checkin, stay.checkout),
    bookedOn: stay.bookedOn ?? localDay(now, rules.timezone),
    promoCode: stay.promoCode ?? null,
  }
}
