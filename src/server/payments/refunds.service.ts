import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.ts'
import { listIntents } from './payments.repository.ts'
import { insertRefund } from './refunds.repository.ts'

/** What a booking's payments took or have set aside, less what is given back: what a cancellation reckons with. */
export async function countHeld(db: Kysely<DB>, bookingId: number): Promise<number> {
  const intents = await listIntents(db, bookingId)
  return intents.reduce((sum, { status, amount, captured, refund_reserved }) => {
    const held = status === 'requires_capture' ? amount : captured
    return sum + held - refund_reserved
  }, 0)
}

/** What a booking's payments took, less what is given back. */
export async function countTaken(db: Kysely<DB>, bookingId: number): Promise<number> {
  const intents = await listIntents(db, bookingId)
  return intents.reduce((sum, { captured, refund_reserved }) => sum + captured - refund_reserved, 0)
}

/**
 * Sets aside, within the caller's transaction that has locked the booking, what is to be given back for an action
 * (`cancel`), the latest payment first. Each action gives back once, however often it is asked. What it answers is to be
 * settled with the provider afterwards; when nobody does, the job will.
 */
export async function reserveRefunds(
  trx: Kysely<DB>,
  refund: { bookingId: number; action: string; amount: number; now: Date },
): Promise<string[]> {
  const ids: string[] = []
  let left = refund.amount
  for (const intent of (await listIntents(trx, refund.bookingId)).reverse()) {
    const part = Math.min(left, intent.captured - intent.refund_reserved)
    if (part <= 0) continue
    const id = await insertRefund(trx, {
      id: `re_${randomBytes(18).toString('base64url')}`,
      intentId: intent.id,
      action: refund.action,
      amount: part,
      now: refund.now,
    })
    if (id) ids.push(id)
    left -= part
  }
  return ids
}
