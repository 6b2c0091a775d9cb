import type { Kysely } from 'kysely'
import { offerSchema } from '../../contract/offers.ts'
import { moveBooking } from '../../domain/booking-states.ts'
import { penaltyAt } from '../../domain/cancellation.ts'
import type { Earnings } from '../../domain/ledger.ts'
import { fromDecimal, toDecimal } from '../../domain/money.ts'
import { listUnpaid } from '../balances/balances.service.ts'
import {
  type BookingRow,
  findForOffice,
  listUnknown,
  writeCalledOff,
  writeCancellation,
} from '../bookings/bookings.service.ts'
import { lockBooking, moveByHand } from '../bookings/paid-bookings.service.ts'
import { endWaiting, writePropertyCancelled, writeRequestOver } from '../bookings/requests.service.ts'
import type { Operator } from '../config.ts'
import type { DB } from '../db/schema.ts'
import type { Keys } from '../keys.ts'
import type { Mail } from '../mail/mail.service.ts'
import { penaltiesOf } from '../offers/offers.service.ts'
import { countHeld, countTaken, describePayments } from '../payments/refunds.service.ts'
import { wakeIntents } from '../payments/settling.service.ts'
import { endStay } from './end-stay.ts'

export type HandContext = {
  db: Kysely<DB>
  keys: Keys
  earnings: Earnings
  operator: Pick<Operator, 'email'>
  now: Date
}

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

/** Ends the doubt about a booking: it stands, and what is not paid is due. Answers its status when it is in no doubt. */
export async function confirmUnknown(
  { db, now }: Pick<HandContext, 'db' | 'now'>,
  reference: string,
  { who, why }: Decision,
): Promise<'done' | 'unknown reference' | { status: string }> {
  const row = (await findForOffice(db, reference))?.row
  if (!row) return 'unknown reference'
  const by = { actor: `office:${who}`, reason: 'decided_by_hand', detail: { why }, now }
  return db.transaction().execute(async (trx) => {
    const booking = await lockBooking(trx, row.id)
    const to = booking?.status === 'unknown' && moveBooking('unknown', 'confirm')
    if (!booking || !to) return { status: booking?.status ?? row.status }
    await moveByHand(trx, booking, { to, ...by })
    return 'done'
  })
}

/** On whose account a booking is cancelled: its guest wants it, the property or we cannot keep it, or its rest was never paid. */
export const cancelCauses = ['guest', 'property', 'unpaid'] as const
export type CancelCause = (typeof cancelCauses)[number]

export type Cancelling = Decision & {
  cause: CancelCause
  /** Ask nothing for it, whatever the terms say. */
  waive: boolean
  /** What was shown, a decimal; absent: it is only asked about. */
  fee?: string | undefined
}

/** What cancelling costs and gives back, in decimals. */
export type HandCancellation = {
  fee: string
  refund: string
  currency: string
  /** What the terms say, where it is more than is asked. */
  terms: string | null
  /** Until when that holds; null: for good. */
  until: Date | null
  atProperty: boolean
  /** What of the fee is more than was paid to us; null where nothing is. */
  unpaid: string | null
  done: boolean
}

/** Why nothing was cancelled: its status, or the fee that it has by now. */
export type HandRefusal =
  | { refused: 'unknown reference' }
  | { refused: 'status'; status: string }
  | { refused: 'fee'; fee: string; currency: string }
  | { refused: 'answer by link' | 'not overdue' | 'changed' }

/**
 * What cancelling a booking by hand costs now, or cancels it at exactly that. A confirmed one costs its guest what the terms say,
 * unless that is waived or the stay cannot be kept; one that waits for its property, or in doubt, costs nothing. The guest is told
 * with the figures, and so is the property.
 */
export async function cancelByHand(
  context: HandContext,
  reference: string,
  wish: Cancelling,
): Promise<HandCancellation | HandRefusal> {
  const { db, now } = context
  const row = (await findForOffice(db, reference))?.row
  if (!row) return { refused: 'unknown reference' }
  const refused = await refuse(context, row, wish.cause)
  if (refused) return refused
  const offer = offerSchema.parse(row.offer)
  const terms = penaltyAt({ penalties: penaltiesOf(offer) }, now.getTime())
  const bound = row.status === 'confirmed' && wish.cause !== 'property'
  const fee = bound && !wish.waive ? terms.amount : 0
  const decimal = (minor: number) => toDecimal(minor, row.currency)
  const held = await countOwed(db, row)
  const toUs = row.payment_type !== 'property'
  const answer = {
    fee: decimal(fee),
    refund: decimal(Math.max(0, held - fee)),
    unpaid: toUs && fee > held ? decimal(fee - held) : null,
    currency: row.currency,
    terms: row.status === 'confirmed' && terms.amount > fee ? decimal(terms.amount) : null,
    until: fee > 0 && terms.until !== null ? new Date(terms.until) : null,
    atProperty: !toUs,
    done: false,
  }
  if (wish.fee === undefined) return answer
  if (fromDecimal(wish.fee, row.currency) !== fee) return { refused: 'fee', fee: answer.fee, currency: row.currency }
  const ended = await end(context, row, wish, { ...answer, amount: fee })
  return ended ? { ...answer, done: true } : { refused: 'changed' }
}

async function refuse(
  { db, now }: Pick<HandContext, 'db' | 'now'>,
  { id, status }: BookingRow,
  cause: CancelCause,
): Promise<HandRefusal | null> {
  if (status === 'on_request') return cause === 'guest' ? null : { refused: 'answer by link' }
  if (status !== 'confirmed' && status !== 'unknown') return { refused: 'status', status }
  if (cause !== 'unpaid') return null
  // Its reminders promise a guest time, and a payment on its way is none that never came.
  const late = (await listUnpaid(db, now)).some(({ row, officeFrom }) => row.id === id && officeFrom <= now)
  return late ? null : { refused: 'not overdue' }
}

/** What a guest has back of us: while a request waits nothing was taken, and what is in doubt may never have been. */
async function countOwed(db: Kysely<DB>, row: BookingRow): Promise<number> {
  if (row.status === 'on_request') return 0
  return row.status === 'unknown' ? countTaken(db, row.id) : countHeld(db, row.id)
}

/** False when the booking was another by then. */
async function end(
  context: HandContext,
  row: BookingRow,
  { cause, who, why }: Cancelling,
  cost: { amount: number; fee: string; refund: string; currency: string; terms: string | null },
): Promise<boolean> {
  const { db, keys, now } = context
  const by = { actor: `office:${who}`, detail: { why, ...(cost.terms !== null && { waived_from: cost.terms }) } }
  const mails = await writeMails(context, row, cause, cost)
  return db.transaction().execute(async (trx) => {
    if (row.status === 'on_request') {
      const booking = await lockBooking(trx, row.id)
      if (!booking || !(await endWaiting(trx, booking, { outcome: 'withdrawn', by, mails, keys, now }))) return false
    } else {
      const from = row.status === 'unknown' ? ('unknown' as const) : ('confirmed' as const)
      const reason = from === 'unknown' ? 'decided_by_hand' : reasons[cause]
      if (!(await endStay(trx, row, { from, penalty: cost.amount, reason, ...by, mails }, context))) return false
    }
    await wakeIntents(trx, row.id, now)
    return true
  })
}

const reasons: Record<CancelCause, string> = {
  guest: 'cancelled_for_guest',
  property: 'cancelled_by_property',
  unpaid: 'cancelled_unpaid',
}

async function writeMails(
  context: HandContext,
  row: BookingRow,
  cause: CancelCause,
  { fee, refund, currency }: { fee: string; refund: string; currency: string },
): Promise<Mail[]> {
  if (row.person_forgotten_at !== null) return []
  const told = { penalty: fee, refund, currency }
  if (row.status === 'on_request')
    return [await writeCancellation(context, row, told), ...(await writeRequestOver(context, row))]
  const toGuest =
    row.status === 'unknown' || cause === 'property'
      ? await writeCalledOff(context, row, refund)
      : await writeCancellation(context, row, told, cause === 'unpaid' ? 'unpaid' : 'asked')
  return [toGuest, ...(await writePropertyCancelled(context, row, { penalty: fee, why: cause }))]
}
