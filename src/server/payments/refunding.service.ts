import { refundLines } from '../../domain/ledger.ts'
import { lockBooking, noteMoney } from '../bookings/paid-bookings.service.ts'
import { postToLedger } from '../ledger/ledger.service.ts'
import { GatewayRefusal, type ProviderRefund } from './gateway.ts'
import type { PaymentContext } from './payment-context.ts'
import { findIntent, type IntentRow, noteDifference } from './payments.repository.ts'
import {
  addRefunded,
  claimRefund,
  endRefund,
  postponeRefund,
  type RefundRow,
  unreserveRefund,
} from './refunds.repository.ts'

export { createPaymentContext } from './open-payments.ts'

/** How soon a refund is tried again that the provider still works on or could not be asked for, in milliseconds. */
const soonMs = 30_000

/**
 * Has the provider give back what was set aside, once: the refund's own id is the key of the call, and whoever comes second
 * finds it ended. What cannot be had now is tried again; what the provider refuses is for a person.
 */
export async function settleRefund(context: PaymentContext, id: string): Promise<void> {
  const { db, gateway, clock } = context
  const refund = await claimRefund(db, id, clock())
  if (!refund) return
  const intent = await findIntent(db, refund.intent_id)
  if (!gateway || !intent?.provider_ref || gateway.name !== intent.provider) return postpone(context, id)
  try {
    const given = await gateway.refund(intent.provider_ref, { amount: refund.amount, key: refund.id })
    if (given.status === 'pending') return await postpone(context, id)
    if (given.status === 'failed') return await noteRefused(context, refund, intent, 'failed')
    await noteGiven(context, refund, intent, given)
  } catch (error) {
    if (error instanceof GatewayRefusal) return noteRefused(context, refund, intent, error.code)
    context.log.warn({ err: error, refund: id }, 'refund not settled')
    await postpone(context, id)
  }
}

async function postpone({ db, clock }: PaymentContext, id: string): Promise<void> {
  await postponeRefund(db, id, new Date(clock().getTime() + soonMs))
}

async function noteGiven(
  { db, clock }: PaymentContext,
  refund: RefundRow,
  intent: IntentRow,
  given: ProviderRefund,
): Promise<void> {
  const now = clock()
  await db.transaction().execute(async (trx) => {
    const booking = await lockBooking(trx, intent.booking_id)
    if (!booking) throw new Error(`The booking of refund ${refund.id} is gone`)
    if (!(await endRefund(trx, refund.id, { status: 'succeeded', ref: given.ref, error: null, now }))) return
    await addRefunded(trx, intent.id, refund.amount)
    await noteMoney(trx, booking, { refunded: refund.amount })
    await postToLedger(trx, {
      key: `refund:${refund.id}`,
      kind: 'refund',
      bookingId: booking.id,
      lines: refundLines(refund.amount),
      currency: intent.currency,
      at: now,
    })
  })
}

async function noteRefused(
  { db, clock }: PaymentContext,
  refund: RefundRow,
  intent: IntentRow,
  code: string,
): Promise<void> {
  const now = clock()
  await db.transaction().execute(async (trx) => {
    if (!(await endRefund(trx, refund.id, { status: 'failed', ref: null, error: code, now }))) return
    await unreserveRefund(trx, intent.id, refund.amount)
    await noteDifference(trx, {
      key: `refund_refused:${refund.id}`,
      kind: 'refund_refused',
      intentId: intent.id,
      detail: { code, amount: refund.amount, currency: intent.currency, action: refund.action },
      now,
    })
  })
}
