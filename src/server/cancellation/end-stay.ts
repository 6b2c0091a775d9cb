import type { Kysely } from 'kysely'
import { changeLines, type Earnings, earningsOfSale } from '../../domain/ledger.ts'
import { type BookingRow, endBookingRow } from '../bookings/bookings.service.ts'
import type { DB } from '../db/schema.ts'
import { creditCancelled } from '../documents/invoices.service.ts'
import type { Keys } from '../keys.ts'
import { postToLedger, readCommission } from '../ledger/ledger.service.ts'
import { type Mail, queueMail } from '../mail/mail.service.ts'
import { countTaken, reserveRefunds } from '../payments/refunds.service.ts'

export type StayEnd = {
  /** Which of its states it may leave; changed since it was read, it is left alone. */
  from: 'confirmed' | 'unknown'
  /** Minor units. */
  penalty: number
  actor: string
  reason: string
  detail?: Record<string, string | number>
  mails: readonly Mail[]
}

/**
 * Cancels a stay that was booked, within the caller's transaction: its units go back, the books, the invoices and those concerned
 * are told, and what was paid beyond the penalty is set aside to be given back. Answers the refunds to settle; null when the booking
 * has left that state or was changed meanwhile, and then nothing has happened.
 */
export async function endStay(
  trx: Kysely<DB>,
  row: BookingRow,
  { from, penalty, mails, ...noted }: StayEnd,
  { earnings, keys, now }: { earnings: Earnings; keys: Keys; now: Date },
): Promise<string[] | null> {
  const { id, version, reference, currency } = row
  const end = { bookingId: id, version, from: [from], to: 'cancelled' as const, penalty, ...noted, now }
  if (!(await endBookingRow(trx, end))) return null
  const sold = earningsOfSale(row.total, await readCommission(trx, id), earnings)
  const lines = row.payment_type === 'property' ? [] : changeLines(row.total, penalty, 'us', sold)
  await postToLedger(trx, { key: `cancel:${reference}`, kind: 'cancel', bookingId: id, lines, currency, at: now })
  await creditCancelled(trx, row, { penalty, now })
  for (const mail of mails) await queueMail(trx, mail, keys, now)
  // Counted now that the row is ours: a payment may have come since the question.
  const owed = (await countTaken(trx, id)) - penalty
  return reserveRefunds(trx, { bookingId: id, action: 'cancel', amount: owed, now })
}
