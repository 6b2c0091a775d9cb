import { z } from 'zod'
import type { ChangeAnswer, ChangeBookingBody, ChangeOption } from '../../contract/booking-changes.ts'
import { guestSchema } from '../../contract/checkout.ts'
import { offerSchema, type WireOffer } from '../../contract/offers.ts'
import { changedDueAt } from '../../domain/booking-changes.ts'
import { changeLines, type Earnings, earningsOfSale } from '../../domain/ledger.ts'
import { fromDecimal, toDecimal } from '../../domain/money.ts'
import { paymentStatusOf } from '../../domain/payment-states.ts'
import { localDay } from '../../domain/stay-dates.ts'
import {
  type BookingRow,
  findOpenedBooking,
  type OrderContext,
  rightToChange,
  writeChange,
} from '../bookings/bookings.service.ts'
import { lockWholeBooking } from '../bookings/paid-bookings.service.ts'
import { writePropertyChanged } from '../bookings/requests.service.ts'
import { creditChanged } from '../documents/invoices.service.ts'
import { getOfferFacts } from '../hotels/hotels.service.ts'
import { AppError, ValidationError } from '../http/errors.ts'
import { postToLedger, readCommission } from '../ledger/ledger.service.ts'
import { queueMail } from '../mail/mail.service.ts'
import { wordOfferIn } from '../offers/offers.service.ts'
import { countHeld, hasPaymentUnderWay, reserveRefunds } from '../payments/refunds.service.ts'
import { readStay } from '../rates/rates.service.ts'
import { moveUnits, writeVersion } from './changes.repository.ts'
import {
  type Changing,
  findPossibilities,
  occupiedBy,
  type Possibilities,
  type Possibility,
} from './possible-changes.ts'

export type ChangeContext = OrderContext & {
  earnings: Earnings
  /** Told of refunds that were just set aside: they need not wait for the job that would give them. */
  onRefunds?: ((ids: string[]) => void) | undefined
}

/**
 * What other dates or guests would cost (`simulate`), or changes the booking to exactly what was shown under `change_hash`.
 * Errors: 404; 400 on dates; 409 `cannot_change`, `payment_under_way`, `offer_changed` (another price, terms or version by now),
 * `sold_out` when another was faster.
 */
export async function changeBooking(
  context: ChangeContext,
  reference: string,
  body: ChangeBookingBody,
): Promise<ChangeAnswer> {
  const row = await findOpenedBooking(context, reference, body.key)
  const offer = offerSchema.parse(row.offer)
  const right = rightToChange(row, offer, context.now)
  if (right === 'nothing') throw new AppError('cannot_change')
  const { checkin, checkout } = readStay(body, context.now)
  if (await hasPaymentUnderWay(context.db, row.id)) throw new AppError('payment_under_way')
  const changing: Changing = { row, offer, right, held: await countHeld(context.db, row.id) }
  const rooms = (body.rooms ?? offer.rooms).map(({ adults, children_ages: childrenAges }) => ({ adults, childrenAges }))
  const found = await findPossibilities(context, changing, { checkin, checkout, rooms })
  if (body.simulate) return toAnswer(context, changing, found)
  if (body.change_hash === undefined) throw new ValidationError({ change_hash: [{ key: 'required' }] })
  const chosen = [...(found.same ? [found.same] : []), ...found.alternatives].find(
    ({ hash }) => hash === body.change_hash,
  )
  if (!chosen) throw new AppError('offer_changed')
  await carryOut(context, changing, chosen)
  const done = { ...found, same: chosen, alternatives: [], neighbours: [] }
  return { ...(await toAnswer(context, changing, done)), changed: true }
}

/** New nights, old nights, price, books, papers and mail: all of it or nothing. */
async function carryOut(context: ChangeContext, changing: Changing, chosen: Possibility): Promise<void> {
  const { db, now, keys } = context
  const { row, offer, held } = changing
  const { wire } = chosen.built
  const sums = sumUp(changing, chosen, now)
  const change = { offer: wire, total: chosen.total, due: sums.due, refund: sums.refund }
  const [toGuest, toProperty] = await Promise.all([
    writeChange(context, row, change),
    writePropertyChanged(context, row, change),
  ])
  const refunds = await db.transaction().execute(async (trx) => {
    const locked = await lockWholeBooking(trx, row.id)
    if (locked?.version !== row.version || locked.status !== row.status) throw new AppError('offer_changed')
    if (await hasPaymentUnderWay(trx, row.id)) throw new AppError('payment_under_way')
    if ((await countHeld(trx, row.id)) !== held) throw new AppError('offer_changed')
    if (!(await moveUnits(trx, occupiedBy(row), chosen.occupied))) throw new AppError('sold_out')
    const guests = seatGuests(row, wire)
    await writeVersion(
      trx,
      locked,
      {
        ...chosen.occupied,
        offer: wire,
        total: chosen.total,
        payment_type: wire.payment_type,
        payment_status: statusAfter(locked, chosen.total),
        guests,
        balance_due_at: sums.dueAt,
        // The end of free cancellation is another one: it will be told of anew.
        deadline_told_at: null,
      },
      { actor: 'guest', reason: 'stay_changed', detail: describe(row, offer, chosen), now },
    )
    const action = `change:${row.version + 1}`
    if (row.payment_type !== 'property') {
      const sold = earningsOfSale(row.total, await readCommission(trx, row.id), context.earnings)
      const lines = changeLines(row.total, chosen.total, 'us', sold)
      const { reference, currency } = row
      await postToLedger(trx, {
        key: `${action}:${reference}`,
        kind: 'change',
        bookingId: row.id,
        lines,
        currency,
        at: now,
      })
      await creditChanged(trx, locked, { total: chosen.total, now })
    }
    for (const mail of [toGuest, ...toProperty({ guests })]) await queueMail(trx, mail, keys, now)
    return reserveRefunds(trx, { bookingId: row.id, action, amount: sums.refund, now })
  })
  context.nudgeMail?.()
  if (refunds.length > 0) context.onRefunds?.(refunds)
}

/** What a change means for the money that is with us; of a stay paid at the property none is. */
function sumUp({ row, held }: Changing, { total, built }: Possibility, now: Date) {
  const toUs = row.payment_type !== 'property'
  // What the provider or a bank gave back is not asked for a second time by itself.
  const due = toUs ? Math.max(0, total - held - row.returned - row.disputed) : 0
  const { checkin, payment_schedule: schedule = [], cancellation } = built.wire
  const instalments = schedule.map((part) => ({
    amount: fromDecimal(part.amount, row.currency) ?? 0,
    due: part.due,
    dueAt: part.due_at === null ? null : Date.parse(part.due_at),
  }))
  const { timezone } = cancellation
  const dueAt = changedDueAt(instalments, { checkin, timezone, today: localDay(now, timezone) })
  return { due, refund: toUs ? Math.max(0, held - total) : 0, dueAt: due > 0 ? new Date(dueAt) : null }
}

function statusAfter(row: BookingRow, total: number): string {
  if (row.paid === 0) return row.payment_status
  return paymentStatusOf({
    total,
    captured: row.paid,
    refunded: row.refunded + row.disputed,
    authorized: 0,
    voided: false,
  })
}

/** Who sleeps where after a change: whoever has a place keeps it, and a further room is under the first guest's name. */
function seatGuests(row: BookingRow, offer: WireOffer): z.infer<typeof guestSchema>[] {
  const guests = z.array(guestSchema).parse(row.guests)
  return offer.rooms.flatMap((room, index) => {
    const here = guests.filter((guest) => guest.room === index + 1).slice(0, room.adults + room.children_ages.length)
    return here.length > 0 ? here : guests.slice(0, 1).map((guest) => ({ ...guest, room: index + 1 }))
  })
}

function describe(row: BookingRow, before: WireOffer, { occupied, total, built }: Possibility) {
  const tell = (offer: WireOffer) => ({
    rate_plan: offer.rate_plan,
    rooms: offer.rooms.map(({ room_type, adults, children_ages }) => ({ room_type, adults, children_ages })),
  })
  return {
    version: row.version + 1,
    from: { checkin: row.checkin, checkout: row.checkout, total: row.total, ...tell(before) },
    to: { checkin: occupied.checkin, checkout: occupied.checkout, total, ...tell(built.wire) },
  }
}

async function toAnswer(context: ChangeContext, changing: Changing, found: Possibilities): Promise<ChangeAnswer> {
  const { row, right } = changing
  const facts = await getOfferFacts(context.db, row.hotel_id)
  const decimal = (minor: number) => toDecimal(minor, row.currency)
  const toOption = (each: Possibility): ChangeOption => {
    const sums = sumUp(changing, each, context.now)
    return {
      change_hash: each.hash,
      offer: wordOfferIn(context.language, each.built.wire, facts),
      total: decimal(each.total),
      difference: decimal(each.total - row.total),
      refund: decimal(sums.refund),
      due: decimal(sums.due),
      due_at: sums.dueAt?.toISOString() ?? null,
    }
  }
  return {
    changed: false,
    currency: row.currency,
    total: decimal(row.total),
    right,
    same: found.same && toOption(found.same),
    unchanged: found.unchanged,
    near_miss: found.nearMiss,
    alternatives: found.alternatives.map(toOption),
    neighbours: found.neighbours.map(({ total, ...dates }) => ({
      ...dates,
      total: decimal(total),
      difference: decimal(total - row.total),
    })),
  }
}
