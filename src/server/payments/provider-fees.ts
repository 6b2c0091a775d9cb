import type { Kysely } from 'kysely'
import { feeLines } from '../../domain/ledger.ts'
import type { DB } from '../db/schema.ts'
import { postToLedger } from '../ledger/ledger.service.ts'
import { type IntentRow, updateIntent } from './payments.repository.ts'

/** What the provider keeps of a payment, once it says so; the caller has locked the payment. */
export async function postFee(
  trx: Kysely<DB>,
  told: { intent: IntentRow; locked: IntentRow; fee: number | null; bookingId: number | null; now: Date },
): Promise<void> {
  const { intent, locked, fee, bookingId, now } = told
  if (fee === null || locked.fee !== null) return
  await updateIntent(trx, intent.id, { fee })
  await postToLedger(trx, {
    key: `fee:${intent.id}`,
    kind: 'fee',
    bookingId,
    lines: feeLines(fee),
    currency: intent.currency,
    at: now,
  })
}
