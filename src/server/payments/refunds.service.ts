import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { toDecimal } from '../../domain/money.ts'
import type { DB } from '../db/schema.ts'
import { lockPayLink } from '../payment-requests/payment-requests.service.ts'
import { type IntentRow, listIntents, listPayLinkIntents } from './payments.repository.ts'
import { insertRefund } from './refunds.repository.ts'

export { hasPaymentUnderWay } from './payments.repository.ts'

/** What a booking's payments took or have set aside, less what is given back and what is disputed: what a cancellation reckons with. */
export async function countHeld(db: Kysely<DB>, bookingId: number): Promise<number> {
  const intents = await listIntents(db, bookingId)
  return intents.reduce(
    (sum, intent) => sum + (intent.status === 'requires_capture' ? intent.amount : leftOf(intent)),
    0,
  )
}

/** What a booking's payments took, less what is given back and what is disputed. */
export async function countTaken(db: Kysely<DB>, bookingId: number): Promise<number> {
  const intents = await listIntents(db, bookingId)
  return intents.reduce((sum, intent) => sum + leftOf(intent), 0)
}

/** What of a payment may still be given back: what a bank has taken back in a dispute is not given a second time. */
function leftOf({ captured, refund_reserved, disputed }: IntentRow): number {
  return Math.max(0, captured - refund_reserved - disputed)
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
    const part = Math.min(left, leftOf(intent))
    if (part <= 0) continue
    const id = await reserveRefund(trx, { intentId: intent.id, action: refund.action, amount: part, now: refund.now })
    if (id) ids.push(id)
    left -= part
  }
  return ids
}

/** What is known of a booking's payments, a line for staff each. */
export async function describePayments(db: Kysely<DB>, bookingId: number): Promise<string[]> {
  return (await listIntents(db, bookingId)).map((intent) => {
    const money = (minor: number) => `${toDecimal(minor, intent.currency)} ${intent.currency}`
    const asked = intent.asked_at ? `, last asked ${intent.asked_at.toISOString()}` : ''
    return (
      `${intent.provider} ${intent.provider_ref ?? 'without a page'} (${intent.id}): ${intent.purpose}, ${intent.status}, ` +
      `${money(intent.captured)} of ${money(intent.amount)} taken, ${money(intent.refund_reserved)} given back` +
      `${intent.disputed > 0 ? `, ${money(intent.disputed)} disputed` : ''}${asked}`
    )
  })
}

/** Sets aside a part of one payment, once for the action; undefined when that was done before. */
export function reserveRefund(
  trx: Kysely<DB>,
  refund: { intentId: string; action: string; amount: number; now: Date },
): Promise<string | undefined> {
  return insertRefund(trx, { id: `re_${randomBytes(18).toString('base64url')}`, ...refund })
}

/**
 * Sets aside all that a pay link took, to be given back by the job within a minute. Answers the sum in minor units; undefined for
 * an unknown code.
 */
export async function giveBackRequest(db: Kysely<DB>, code: string, now: Date): Promise<number | undefined> {
  return db.transaction().execute(async (trx) => {
    const request = await lockPayLink(trx, { code })
    if (!request) return undefined
    let sum = 0
    for (const intent of await listPayLinkIntents(trx, request.id)) {
      const { id } = intent
      const amount = leftOf(intent)
      if (amount > 0 && (await reserveRefund(trx, { intentId: id, action: 'give_back', amount, now }))) sum += amount
    }
    return sum
  })
}
