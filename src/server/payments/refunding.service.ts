import { payLinkLines, refundLines, reverseLines } from '../../domain/ledger.ts'
import { toDecimal } from '../../domain/money.ts'
import { describeBooking, findBookingById, lockBooking, noteMoney } from '../bookings/paid-bookings.service.ts'
import { creditLinkInvoice } from '../documents/link-invoices.service.ts'
import { holdClaim } from '../jobs/claims.ts'
import { postToLedger } from '../ledger/ledger.service.ts'
import { type Mail, queueMail } from '../mail/mail.service.ts'
import {
  findPayLinkById,
  lockPayLink,
  notePayLinkMoney,
  writePayLink,
} from '../payment-requests/payment-requests.service.ts'
import { GatewayRefusal, GatewayUnavailable, type PaymentGateway, type ProviderRefund } from './gateway.ts'
import type { PaymentContext } from './payment-context.ts'
import { findIntent, type IntentRow, noteDifference } from './payments.repository.ts'
import {
  addRefunded,
  claimRefund,
  endRefund,
  isByProvider,
  isUnbooked,
  noteRefundRef,
  postponeRefund,
  type RefundRow,
  renewRefundClaim,
  reverseRefund,
  unreserveRefund,
} from './refunds.repository.ts'

export { createPaymentContext } from './open-payments.ts'

/** How soon a refund is tried again that the provider still works on or could not be asked for, in milliseconds. */
const soonMs = 15_000

/** How often a claim is renewed while its work goes on, in milliseconds. */
const renewMs = 7000

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
    const { provider_ref: ref } = intent
    const renew = () => renewRefundClaim(db, id, clock())
    const given = await holdClaim({ renew, everyMs: renewMs }, () => give(gateway, ref, refund))
    if (given.status !== 'succeeded') await noteRefundRef(db, id, given.ref)
    if (given.status === 'pending') return await postpone(context, id)
    if (given.status === 'failed') return await noteRefused(context, refund, intent, { code: 'failed', ref: given.ref })
    await noteGiven(context, refund, intent, given)
  } catch (error) {
    if (error instanceof GatewayRefusal) return noteRefused(context, refund, intent, { code: error.code, ref: null })
    context.log.warn({ err: error, refund: id }, 'refund not settled')
    await postpone(context, id)
  }
}

/** Gives a refund, or asks how one stands that the provider works on: under the same key it would answer as the first time. */
async function give(gateway: PaymentGateway, ref: string, refund: RefundRow): Promise<ProviderRefund> {
  if (refund.provider_ref === null) return gateway.refund(ref, { amount: refund.amount, key: refund.id })
  const theirs = (await gateway.listMovements(ref)).find((movement) => movement.ref === refund.provider_ref)
  if (theirs?.kind !== 'refund')
    throw new GatewayUnavailable(`The provider does not list refund ${refund.provider_ref}`)
  return theirs
}

async function postpone({ db, clock }: PaymentContext, id: string): Promise<void> {
  await postponeRefund(db, id, new Date(clock().getTime() + soonMs))
}

/** The provider has given a refund, ours or its own: it stands in the books, with what was paid for, and in a mail; once. */
export async function noteGiven(
  context: PaymentContext,
  refund: RefundRow,
  intent: IntentRow,
  given: Pick<ProviderRefund, 'ref'>,
): Promise<void> {
  const { db, clock, keys } = context
  const now = clock()
  const mail = await writeGivenBack(context, refund, intent)
  await db.transaction().execute(async (trx) => {
    const bookingId = await noteOwner(trx, refund, intent, async () => {
      if (!(await endRefund(trx, refund.id, { status: 'succeeded', ref: given.ref, error: null, now }))) return false
      await addRefunded(trx, intent.id, refund.amount)
      return true
    })
    if (bookingId === undefined) return
    await postToLedger(trx, {
      key: `refund:${refund.id}`,
      kind: 'refund',
      bookingId,
      lines: refundLines(refund.amount),
      currency: intent.currency,
      at: now,
    })
    if (mail) await queueMail(trx, mail, keys, now)
  })
  if (mail) context.nudgeMail?.()

  /** Locks what was paid for, ends the refund and notes the money there. Undefined when somebody ended it before. */
  async function noteOwner(
    trx: typeof db,
    row: RefundRow,
    { booking_id, payment_request_id, currency }: IntentRow,
    end: () => Promise<boolean>,
  ): Promise<number | null | undefined> {
    const { amount, action, id } = row
    if (payment_request_id === null) {
      const booking = booking_id === null ? undefined : await lockBooking(trx, booking_id)
      if (!booking) throw new Error(`The booking of refund ${id} is gone`)
      if (!(await end())) return undefined
      await noteMoney(trx, booking, { refunded: amount, returned: isByProvider(row) ? amount : 0 })
      return booking.id
    }
    const request = await lockPayLink(trx, { id: payment_request_id })
    if (!request) throw new Error(`The pay link of refund ${id} is gone`)
    if (!(await end())) return undefined
    // What the link had no use for never stood in it.
    if (isUnbooked(action)) return request.booking_id
    await notePayLinkMoney(trx, request, { refunded: amount, now })
    await creditLinkInvoice(trx, request, { amount, now })
    if (request.pays_penalty) return request.booking_id
    await postToLedger(trx, {
      key: `request_back:${id}`,
      kind: 'request_back',
      bookingId: request.booking_id,
      lines: reverseLines(payLinkLines(amount)),
      currency,
      at: now,
    })
    return request.booking_id
  }
}

/** What whoever paid is told of money that went back; nothing where the mail about a cancellation or a change has told of it. */
async function writeGivenBack(
  context: PaymentContext,
  refund: RefundRow,
  intent: IntentRow,
): Promise<Mail | undefined> {
  const { action, amount } = refund
  if (/^(?:cancel|change)(?:$|:)/.test(action)) return undefined
  const reason = isUnbooked(action) ? 'unbooked' : 'other'
  const money = { sum: toDecimal(amount, intent.currency), currency: intent.currency, reason } as const
  if (intent.payment_request_id !== null) {
    const request = await findPayLinkById(context.db, intent.payment_request_id)
    if (!request || request.payer_email === '') return undefined
    const { language, recipient, data } = await writePayLink(context.db, request, 'request_paid')
    const about = data.lines.map(({ text }) => text).join(', ')
    return {
      kind: 'payment_refunded',
      language,
      recipient,
      data: { name: data.name, path: data.path, about, ...money },
    }
  }
  const booking = intent.booking_id === null ? undefined : await findBookingById(context.db, intent.booking_id)
  const described = booking && (await describeBooking(context, booking))
  if (!described) return undefined
  const { language, recipient, told } = described
  const about = `${told.hotel} (${told.reference})`
  return { kind: 'payment_refunded', language, recipient, data: { name: told.name, path: told.path, about, ...money } }
}

async function noteRefused(
  { db, clock }: PaymentContext,
  refund: RefundRow,
  intent: IntentRow,
  { code, ref }: { code: string; ref: string | null },
): Promise<void> {
  const now = clock()
  await db.transaction().execute(async (trx) => {
    if (!(await endRefund(trx, refund.id, { status: 'failed', ref, error: code, now }))) return
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

/** A refund that the provider had given, or worked on, has come back to us: nobody has the money, and a person decides. */
export async function noteReversed({ db, clock }: PaymentContext, refund: RefundRow, intent: IntentRow): Promise<void> {
  const now = clock()
  const { amount, action, id, provider_ref: ref } = refund
  await db.transaction().execute(async (trx) => {
    const { booking_id, payment_request_id, currency } = intent
    const booking = booking_id === null ? undefined : await lockBooking(trx, booking_id)
    const link = payment_request_id === null ? undefined : await lockPayLink(trx, { id: payment_request_id })
    if (await endRefund(trx, id, { status: 'failed', ref, error: 'came_back', now }))
      await unreserveRefund(trx, intent.id, amount)
    else if (await reverseRefund(trx, refund, now)) {
      const bookingId = booking?.id ?? link?.booking_id ?? null
      const lines = reverseLines(refundLines(amount))
      await postToLedger(trx, { key: `refund_back:${id}`, kind: 'refund_back', bookingId, lines, currency, at: now })
      if (booking) await noteMoney(trx, booking, { refunded: -amount, returned: isByProvider(refund) ? -amount : 0 })
      if (link && !isUnbooked(action)) await notePayLinkMoney(trx, link, { refunded: -amount, now })
    } else return
    await noteDifference(trx, {
      key: `refund_came_back:${id}`,
      kind: 'refund_came_back',
      intentId: intent.id,
      detail: { amount, currency, action, provider: ref },
      now,
    })
  })
}
