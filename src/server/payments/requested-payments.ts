import type { Language } from '../../contract/values.ts'
import { captureLines, payLinkLines } from '../../domain/ledger.ts'
import { isPayable } from '../../domain/payment-requests.ts'
import { issueLinkInvoice } from '../documents/link-invoices.service.ts'
import { AppError } from '../http/errors.ts'
import { postToLedger } from '../ledger/ledger.service.ts'
import { queueMail } from '../mail/mail.service.ts'
import {
  findAskedAbout,
  hashPayLink,
  lockPayLink,
  notePayLinkMoney,
  type PayLinkRow,
  readPayLinkStatus,
  takesMoney,
  writePayLink,
} from '../payment-requests/payment-requests.service.ts'
import type { PaymentGateway, ProviderPayment } from './gateway.ts'
import { newIntentId, type PaymentContext } from './payment-context.ts'
import { findLiveRequestIntent, type IntentRow, insertIntent, lockIntent, updateIntent } from './payments.repository.ts'
import { postFee } from './provider-fees.ts'
import { reserveRefund } from './refunds.service.ts'

/** How long a link may take to be paid once its page is open, in milliseconds. */
const lifeMs = 60 * 60_000

/**
 * Opens the payment of what a link still asks for; while one is under way it is that one. Errors: 404; 409 `nothing_due`,
 * `payment_ended` (expired, cancelled), `offer_changed` when something else is asked for than was shown.
 */
export async function payByLink(
  context: PaymentContext,
  gateway: PaymentGateway,
  language: Language,
  order: { code: string; priceHash: string },
): Promise<IntentRow> {
  const now = context.clock()
  return context.db.transaction().execute(async (trx) => {
    const request = await lockPayLink(trx, { code: order.code })
    if (!request || request.status === 'draft') throw new AppError('not_found')
    const status = readPayLinkStatus(request)
    if (status === 'paid' || status === 'refunded') throw new AppError('nothing_due')
    if (!isPayable(status) || request.expires_at <= now) throw new AppError('payment_ended')
    if (order.priceHash !== hashPayLink(request)) throw new AppError('offer_changed')
    const live = await findLiveRequestIntent(trx, request.id)
    if (live) return live
    return insertIntent(trx, {
      id: newIntentId(),
      booking_id: null,
      payment_request_id: request.id,
      checkout_session_id: null,
      purpose: 'request',
      provider: gateway.name,
      amount: request.amount - request.paid_amount,
      currency: request.currency,
      language,
      created_at: now,
      expires_at: new Date(now.getTime() + lifeMs),
    })
  })
}

/** Whether the money that is set aside may be taken; null when it may, else why it is to be let go. */
export async function acceptRequested({ db }: PaymentContext, intent: IntentRow): Promise<string | null> {
  return db.transaction().execute(async (trx) => {
    const request = await lockOf(trx, intent)
    const locked = await lockIntent(trx, intent.id)
    if (!locked || locked.status === 'canceled' || !takesMoney(request, intent.amount)) return 'request_over'
    if (locked.status !== 'succeeded') await updateIntent(trx, intent.id, { status: 'requires_capture', error: null })
    return null
  })
}

/** Money was taken: it stands in the books, in the link, in an invoice and in a mail, or is given back when the link asks for none. */
export async function noteRequested(
  { db, clock, keys, config }: PaymentContext,
  intent: IntentRow,
  truth: ProviderPayment,
): Promise<void> {
  const now = clock()
  await db.transaction().execute(async (trx) => {
    const request = await lockOf(trx, intent)
    const locked = await lockIntent(trx, intent.id)
    if (!locked) throw new Error(`Payment ${intent.id} is gone`)
    const fresh = truth.captured - locked.captured
    const posting = { bookingId: request.booking_id, currency: intent.currency, at: now }
    if (fresh > 0) {
      await updateIntent(trx, intent.id, { status: 'succeeded', captured: truth.captured, error: null })
      await postToLedger(trx, { ...posting, key: `capture:${intent.id}`, kind: 'capture', lines: captureLines(fresh) })
      if (takesMoney(request, fresh)) {
        // A penalty is owed since the stay was cancelled, and what came for it pays that.
        if (!request.pays_penalty)
          await postToLedger(trx, {
            ...posting,
            key: `request:${intent.id}`,
            kind: 'request',
            lines: payLinkLines(fresh),
          })
        const paid = await notePayLinkMoney(trx, request, { paid: fresh, now })
        const about = { link: request, booking: await findAskedAbout(trx, request) }
        await issueLinkInvoice(trx, config.operator, about, { amount: fresh, now })
        if (paid.payer_email !== '')
          await queueMail(trx, await writePayLink(trx, paid, 'request_paid', fresh), keys, now)
      } else {
        await reserveRefund(trx, { intentId: intent.id, action: `unbooked:${intent.id}`, amount: fresh, now })
      }
    }
    await postFee(trx, { intent, locked, fee: truth.fee, bookingId: request.booking_id, now })
  })
}

async function lockOf(trx: PaymentContext['db'], intent: IntentRow): Promise<PayLinkRow> {
  const request =
    intent.payment_request_id === null ? undefined : await lockPayLink(trx, { id: intent.payment_request_id })
  if (!request) throw new Error(`The pay link of payment ${intent.id} is gone`)
  return request
}
