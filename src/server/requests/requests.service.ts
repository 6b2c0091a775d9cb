import type { Kysely } from 'kysely'
import { z } from 'zod'
import { guestSchema, holderSchema } from '../../contract/checkout.ts'
import { offerSchema } from '../../contract/offers.ts'
import type { AnswerBody, StayRequest } from '../../contract/requests.ts'
import type { Language } from '../../contract/values.ts'
import { countNights } from '../../domain/stay-dates.ts'
import type { BookingRow } from '../bookings/bookings.service.ts'
import { enterStay, findBookingById, lockBooking, writeConfirmations } from '../bookings/paid-bookings.service.ts'
import {
  confirmWaiting,
  endWaiting,
  findRequest,
  findRequested,
  listOverdue,
  type RequestRow,
  writeRequestEnded,
} from '../bookings/requests.service.ts'
import type { DB } from '../db/schema.ts'
import { findAnyHotel, getOfferFacts, toHotelCard } from '../hotels/hotels.service.ts'
import { AppError } from '../http/errors.ts'
import { opensRequest } from '../keys.ts'
import { wordOfferIn } from '../offers/offers.service.ts'
import { type PaymentContext, settleIntent, wakeIntents } from '../payments/settling.service.ts'

export type RequestContext = PaymentContext & {
  /** Told of payments that an answer has set going: they need not wait for the job. */
  onPayments?: (ids: string[]) => void
}

/** What a property is asked, for whoever has the key of its link; else 404. Reading changes nothing. */
export async function readRequest(
  context: PaymentContext,
  language: Language,
  reference: string,
  key: string,
): Promise<StayRequest> {
  const { row, request } = await open(context, reference, key)
  return toWire(context, language, row, request)
}

/**
 * The property's answer. The same one again does nothing; errors: 404, 409 `request_over` when it ended otherwise: by the
 * other answer, by its time, by the guest, or because the money is no longer set aside.
 */
export async function answerRequest(
  context: RequestContext,
  language: Language,
  reference: string,
  { key, answer, note }: AnswerBody,
): Promise<StayRequest> {
  const { row } = await open(context, reference, key)
  const wanted = answer === 'confirm' ? 'confirmed' : 'declined'
  const woken = await settleAnswer(context, row, wanted, note?.trim() || null)
  if (woken) {
    context.nudgeMail?.()
    context.onPayments?.(woken)
  }
  const ended = await open(context, reference, key)
  if (ended.request.outcome !== wanted) throw new AppError('request_over')
  return toWire(context, language, ended.row, ended.request)
}

/** Ends a request by its property's answer, or by its time when that is over; null when it had ended before. */
async function settleAnswer(
  context: PaymentContext,
  row: BookingRow,
  answer: 'confirmed' | 'declined',
  note: string | null,
): Promise<string[] | null> {
  const { db, keys, earnings } = context
  if (row.status !== 'on_request') return null
  const maker = { db, keys, operator: context.config.operator }
  const [confirmed, declined, unanswered] = [
    await writeConfirmations(maker, row, offerSchema.parse(row.offer)),
    await writeRequestEnded(maker, row, { outcome: 'declined', note }),
    await writeRequestEnded(maker, row, { outcome: 'unanswered' }),
  ]
  return db.transaction().execute(async (trx) => {
    const booking = await lockBooking(trx, row.id)
    const request = await findRequest(trx, row.id)
    // Now, and not when the question came: it may have waited for whoever had the booking.
    const now = context.clock()
    if (!booking || !request) return null
    const late = request.answer_by <= now
    const done =
      late || answer === 'declined'
        ? await endWaiting(trx, booking, {
            outcome: late ? 'unanswered' : 'declined',
            note: late ? null : note,
            mails: [late ? unanswered : declined],
            keys,
            now,
          })
        : await confirmWaiting(trx, booking, { note, mails: confirmed, keys, now })
    if (!done) return null
    if (!late && answer === 'confirmed' && booking.payment_type !== 'property')
      await enterStay(trx, booking, { earnings, now })
    return wakeIntents(trx, booking.id, now)
  })
}

const round = 200

/** Ends the requests whose time is over, lets their money go and tells their guests; answers how many. */
export async function expireRequests(context: PaymentContext): Promise<number> {
  const { db, keys, clock } = context
  const maker = { db, keys, operator: context.config.operator }
  let ended = 0
  for (const id of await listOverdue(db, clock(), round)) {
    const row = await findBookingById(db, id)
    if (!row) continue
    const mail = row.status === 'on_request' ? [await writeRequestEnded(maker, row, { outcome: 'unanswered' })] : []
    const woken = await db.transaction().execute(async (trx) => {
      const booking = await lockBooking(trx, id)
      const now = clock()
      const done = booking && (await endWaiting(trx, booking, { outcome: 'unanswered', mails: mail, keys, now }))
      return done ? wakeIntents(trx, id, now) : null
    })
    if (!woken) continue
    ended++
    for (const intent of woken) await settleIntent(context, intent)
  }
  return ended
}

async function open(
  { db, keys }: { db: Kysely<DB>; keys: PaymentContext['keys'] },
  reference: string,
  key: string,
): Promise<{ row: BookingRow; request: RequestRow }> {
  const known = reference.toUpperCase()
  const found = opensRequest(known, key, keys) ? await findRequested(db, known) : undefined
  if (!found) throw new AppError('not_found')
  return found
}

async function toWire(
  { db, clock }: PaymentContext,
  language: Language,
  row: BookingRow,
  request: RequestRow,
): Promise<StayRequest> {
  const [hotel, facts] = await Promise.all([findAnyHotel(db, row.hotel_id), getOfferFacts(db, row.hotel_id)])
  if (!hotel) throw new Error(`The hotel of booking ${row.reference} is gone`)
  const offer = wordOfferIn(language, offerSchema.parse(row.offer), facts)
  const state = stateOf(row, request, clock())
  const { email, phone, ...holder } = holderSchema.parse(row.holder)
  return {
    reference: row.reference,
    state,
    answer_by: request.answer_by.toISOString(),
    timezone: offer.cancellation.timezone,
    note: request.note,
    hotel: toHotelCard(hotel, { language, day: row.checkin, bestOffer: null, nearMiss: null }),
    checkin: row.checkin,
    checkout: row.checkout,
    nights: countNights(row.checkin, row.checkout),
    rooms: offer.rooms.map(({ name, text_language, board_name, adults, children_ages }) => ({
      name,
      text_language,
      board_name,
      adults,
      children_ages,
    })),
    price: {
      currency: row.currency,
      value: offer.price.charge_value,
      local_fees: offer.price.local_fees_value,
    },
    payment_type: offer.payment_type,
    guest:
      state === 'waiting' || state === 'confirmed'
        ? {
            name: `${holder.first_name} ${holder.last_name}`,
            guests: z.array(guestSchema).parse(row.guests),
            arrival_time: row.arrival_time,
            special_requests: row.special_requests,
            contact: state === 'confirmed' ? { email, phone } : null,
          }
        : null,
    ordered_at: request.asked_at.toISOString(),
  }
}

function stateOf(row: BookingRow, request: RequestRow, now: Date): StayRequest['state'] {
  switch (request.outcome) {
    case null:
      return request.answer_by <= now ? 'unanswered' : 'waiting'
    case 'confirmed':
      return row.status === 'cancelled' ? 'cancelled' : 'confirmed'
    case 'declined':
    case 'unanswered':
    case 'withdrawn':
    case 'payment_gone':
      return request.outcome
    default:
      throw new Error(`The request of ${row.reference} ended as ${request.outcome}`)
  }
}
