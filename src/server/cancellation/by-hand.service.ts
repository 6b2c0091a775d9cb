import type { Kysely } from 'kysely'
import { moveBooking } from '../../domain/booking-states.ts'
import { changeLines, type Earnings } from '../../domain/ledger.ts'
import { toDecimal } from '../../domain/money.ts'
import { endBookingRow, findForOffice, listUnknown, writeCalledOff } from '../bookings/bookings.service.ts'
import { lockBooking, moveByHand } from '../bookings/paid-bookings.service.ts'
import type { DB } from '../db/schema.ts'
import { creditCancelled } from '../documents/invoices.service.ts'
import type { Keys } from '../keys.ts'
import { postToLedger } from '../ledger/ledger.service.ts'
import { queueMail } from '../mail/mail.service.ts'
import { countTaken, describePayments, reserveRefunds } from '../payments/refunds.service.ts'
import { wakeIntents } from '../payments/settling.service.ts'

export type HandContext = { db: Kysely<DB>; keys: Keys; earnings: Earnings; now: Date }

/** Who decides, and why: both stand in the history of the booking. */
export type Decision = { who: string; why: string }

/** A booking that waits for a person, with what is known of its money. Amounts are decimals. */
export type UnknownBooking = {
  reference: string
  since: Date
  reason: string
  hotel: string
  checkin: string
  checkout: string
  total: string
  currency: string
  payments: string[]
}

/** Bookings of which nobody knows what became, the longest waiting first. */
export async function listUnknownBookings(db: Kysely<DB>): Promise<UnknownBooking[]> {
  const rows = await listUnknown(db)
  return Promise.all(
    rows.map(async ({ id, total, ...row }) => ({
      ...row,
      total: toDecimal(total, row.currency),
      payments: await describePayments(db, id),
    })),
  )
}

/**
 * Ends the doubt about a booking. Confirmed, it stands, and what is not paid is due; cancelled, it costs nothing, its units and its
 * money go back and its guest is told.
 * @returns `unknown reference`, or the status it has when it is in no doubt.
 */
export async function decideUnknown(
  context: HandContext,
  reference: string,
  decision: Decision & { move: 'confirm' | 'cancel' },
): Promise<'done' | 'unknown reference' | { status: string }> {
  const { db, keys, earnings, now } = context
  const found = await findForOffice(db, reference)
  if (!found) return 'unknown reference'
  const { row } = found
  const to = row.status === 'unknown' && moveBooking('unknown', decision.move)
  if (!to) return { status: row.status }
  const { who, why } = decision
  const by = { actor: `office:${who}`, reason: 'decided_by_hand', detail: { why }, now }
  const paid = await countTaken(db, row.id)
  const mail = await writeCalledOff({ db, keys }, row, toDecimal(paid, row.currency))
  const done = await db.transaction().execute(async (trx) => {
    const booking = await lockBooking(trx, row.id)
    if (booking?.status !== 'unknown') return false
    if (to === 'confirmed') {
      await moveByHand(trx, booking, { to, ...by })
      return true
    }
    await endBookingRow(trx, { bookingId: booking.id, from: ['unknown'], to: 'cancelled', penalty: 0, ...by })
    if (booking.payment_type !== 'property')
      await postToLedger(trx, {
        key: `cancel:${booking.reference}`,
        kind: 'cancel',
        bookingId: booking.id,
        lines: changeLines(booking.total, 0, 'us', earnings),
        currency: booking.currency,
        at: now,
      })
    await creditCancelled(trx, booking, { penalty: 0, now })
    await queueMail(trx, mail, keys, now)
    const amount = await countTaken(trx, booking.id)
    await reserveRefunds(trx, { bookingId: booking.id, action: 'cancel', amount, now })
    await wakeIntents(trx, booking.id, now)
    return true
  })
  return done ? 'done' : { status: (await findForOffice(db, reference))?.row.status ?? row.status }
}
