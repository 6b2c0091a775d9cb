import type { Kysely } from 'kysely'
import { statusesAllowing } from '../../domain/booking-states.ts'
import { type Earnings, reverseLines, stayLines } from '../../domain/ledger.ts'
import type { DB } from '../db/schema.ts'
import { postToLedger, readLines } from '../ledger/ledger.service.ts'
import { addEvent, completeBookingRows, lockBookingByReference } from './bookings.repository.ts'

/** Stays completed in one transaction. */
const batch = 100

/**
 * Completes the stays that are over. Of those paid at the property our commission is owed from that moment, so it enters the books
 * with the state. Answers how many.
 */
export async function completeStays(db: Kysely<DB>, now: Date, earnings: Earnings): Promise<number> {
  for (let completed = 0; ; ) {
    const ended = await db.transaction().execute(async (trx) => {
      const stays = await completeBookingRows(trx, { from: statusesAllowing('complete'), now, limit: batch })
      for (const { id, reference, payment_type: type, total, currency } of stays) {
        // What is paid to us stands in the books since it was confirmed.
        if (type !== 'property') continue
        const lines = stayLines(total, 'property', earnings)
        await postToLedger(trx, {
          key: commissionKey(reference),
          kind: 'commission',
          bookingId: id,
          lines,
          currency,
          at: now,
        })
      }
      return stays.length
    })
    completed += ended
    if (ended < batch) return completed
  }
}

const commissionKey = (reference: string) => `commission:${reference}`

/**
 * Writes back what a property owes us for a stay: the guest never came, or something was agreed. Who and why is noted with the
 * booking. Answers the lines that were written back; undefined when there are none or that was done before.
 */
export async function waiveCommission(
  db: Kysely<DB>,
  waiver: { reference: string; by: string; note: string; now: Date },
): Promise<{ currency: string; commission: number } | undefined> {
  const { reference, by, note, now: at } = waiver
  return db.transaction().execute(async (trx) => {
    const row = await lockBookingByReference(trx, reference)
    if (!row) return undefined
    const written = await readLines(trx, commissionKey(reference))
    const key = `commission_waived:${reference}`
    if (written.length === 0 || (await readLines(trx, key)).length > 0) return undefined
    const { id, currency, status } = row
    await postToLedger(trx, {
      key,
      kind: 'commission_waived',
      bookingId: id,
      lines: reverseLines(written),
      currency,
      at,
    })
    await addEvent(trx, { id, status, actor: `office:${by}`, reason: 'commission_waived', detail: { note }, at })
    const commission = written.find(({ account }) => account === 'property')?.amount ?? 0
    return { currency, commission }
  })
}
