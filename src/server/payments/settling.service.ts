import { offerSchema } from '../../contract/offers.ts'
import { captureLines, feeLines } from '../../domain/ledger.ts'
import { isFinal } from '../../domain/payment-states.ts'
import {
  type BookingRow,
  confirmPending,
  findBookingById,
  lockBooking,
  noteMoney,
  noteVoided,
  writeConfirmation,
} from '../bookings/paid-bookings.service.ts'
import { completePaying, endPaying, lockSession, stopPaying } from '../checkout/checkout.service.ts'
import { draftInvoice, issueInvoice } from '../documents/invoices.service.ts'
import { postToLedger } from '../ledger/ledger.service.ts'
import { GatewayRefusal, GatewayUnavailable, type PaymentGateway, type ProviderPayment } from './gateway.ts'
import { openAtProvider } from './hosted-page.ts'
import { type PaymentContext, readStatus } from './payment-context.ts'
import {
  claimIntent,
  type IntentRow,
  lockIntent,
  noteDifference,
  releaseIntent,
  updateIntent,
} from './payments.repository.ts'
import { reserveRefunds } from './refunds.service.ts'

/** How soon a payment is looked at again that the provider still works on or could not be asked about, in milliseconds. */
const soonMs = 15_000

/** How long a provider may take to say what it keeps, in milliseconds. */
const feePatienceMs = 24 * 3_600_000

/** Why a payment that was not made is ended. */
export type GiveUp = 'canceled_by_visitor' | 'hold_expired'

/**
 * Brings a payment to where the provider's books have it: books the stay when the money is set aside, then takes it; lets go
 * what has no stay; notes what was taken. Webhook, waiting page and job all come here, one at a time for each payment, and
 * every step may be repeated after a crash: the provider's calls have keys, ours are one transaction each. No call is made
 * within a transaction.
 * @param wish.giveUp end it unless money has been set aside meanwhile.
 */
export async function settleIntent(context: PaymentContext, id: string, wish: { giveUp?: GiveUp } = {}): Promise<void> {
  for (;;) {
    const intent = await claimIntent(context.db, id, context.clock())
    if (!intent) return
    let next: Date | null = null
    try {
      next = await settleClaimed(context, intent, wish)
    } catch (error) {
      if (!(error instanceof GatewayUnavailable)) context.log.error({ err: error, intent: id }, 'payment not settled')
      next = new Date(context.clock().getTime() + soonMs)
    }
    const nudged = await releaseIntent(context.db, id, next)
    if (!nudged && (next === null || next > context.clock())) return
  }
}

/** One look at a payment; answers when to look again, null for never. */
async function settleClaimed(
  context: PaymentContext,
  intent: IntentRow,
  wish: { giveUp?: GiveUp },
): Promise<Date | null> {
  const { gateway } = context
  const now = context.clock()
  const giveUp = wish.giveUp ?? (intent.expires_at <= now ? 'hold_expired' : undefined)
  if (intent.status === 'canceled') return null
  // Taken and in the books: messages that come after it say nothing new, and refunds have their own way.
  if (intent.status === 'succeeded' && intent.fee !== null) return null
  if (!gateway || gateway.name !== intent.provider) return new Date(now.getTime() + soonMs)
  const ref = intent.provider_ref ?? (await findLostPage(context, gateway, intent))
  if (ref === null) {
    if (!giveUp) return intent.expires_at
    return closeUnpaid(context, intent, giveUp)
  }
  let truth = await gateway.retrieve(ref)
  if (!truth) throw new Error(`The provider does not know ${ref}`)
  if (truth.status === 'open' && giveUp) truth = await letGo(gateway, ref, intent)
  switch (truth.status) {
    case 'open':
    case 'processing':
      await noteProgress(context, intent, truth)
      return truth.status === 'open' ? intent.expires_at : new Date(now.getTime() + soonMs)
    case 'canceled':
      return closeUnpaid(context, intent, giveUp ?? 'canceled_by_provider')
    case 'authorized':
      return settleAuthorized(context, gateway, intent, truth)
    case 'captured':
      return settleCaptured(context, intent, truth)
  }
}

/** A page that was opened while nobody lived to note it is found by asking for it again under the same key. */
async function findLostPage(
  context: PaymentContext,
  gateway: PaymentGateway,
  intent: IntentRow,
): Promise<string | null> {
  if (intent.opening_at === null) return null
  const booking = await findBookingById(context.db, intent.booking_id)
  if (!booking) return null
  const opened = await openAtProvider(context, gateway, intent, booking)
  await updateIntent(context.db, intent.id, { provider_ref: opened.ref, redirect_url: opened.redirectUrl })
  return opened.ref
}

/** Ends a payment at the provider; money that was set aside or taken in the same moment is seen in the answer. */
async function letGo(gateway: PaymentGateway, ref: string, intent: IntentRow): Promise<ProviderPayment> {
  try {
    return await gateway.cancel(ref, `cancel:${intent.id}`)
  } catch (error) {
    if (!(error instanceof GatewayRefusal)) throw error
    const truth = await gateway.retrieve(ref)
    if (!truth) throw error
    return truth
  }
}

async function noteProgress(context: PaymentContext, intent: IntentRow, truth: ProviderPayment): Promise<void> {
  if (isFinal(readStatus(intent))) return
  await updateIntent(context.db, intent.id, {
    status: truth.status === 'processing' ? 'processing' : 'requires_action',
    error: truth.lastError,
  })
}

/** Money is set aside: the stay is booked and then the money taken, or the money is let go. */
async function settleAuthorized(
  context: PaymentContext,
  gateway: PaymentGateway,
  intent: IntentRow,
  truth: ProviderPayment,
): Promise<Date | null> {
  const reason = await bookPaid(context, intent, truth)
  if (reason !== null) {
    const ended = await letGo(gateway, truth.ref, intent)
    if (ended.status === 'captured') return settleCaptured(context, intent, ended)
    return closeUnpaid(context, intent, reason)
  }
  try {
    return await settleCaptured(
      context,
      intent,
      await gateway.capture(truth.ref, { amount: intent.amount, key: `capture:${intent.id}` }),
    )
  } catch (error) {
    if (!(error instanceof GatewayRefusal)) throw error
    // The stay is the guest's, and the money was not ours to take any more: a person decides.
    await noteDifference(context.db, {
      key: `capture_refused:${intent.id}`,
      kind: 'capture_refused',
      intentId: intent.id,
      detail: { code: error.code, amount: intent.amount, currency: intent.currency },
      now: context.clock(),
    })
    return new Date(context.clock().getTime() + 20 * soonMs)
  }
}

/** Books what is paid for; null when it stands, else why the money is to be let go. */
async function bookPaid(context: PaymentContext, intent: IntentRow, truth: ProviderPayment): Promise<string | null> {
  const now = context.clock()
  if (truth.amount !== intent.amount || truth.currency !== intent.currency) {
    await noteDifference(context.db, {
      key: `amount:${intent.id}`,
      kind: 'amount_differs',
      intentId: intent.id,
      detail: { ours: [intent.amount, intent.currency], provider: [truth.amount, truth.currency] },
      now,
    })
    return 'amount_differs'
  }
  const waiting = await findBookingById(context.db, intent.booking_id)
  const mail =
    waiting?.status === 'pending_payment'
      ? await writeConfirmation(context, waiting, offerSchema.parse(waiting.offer), waiting.reference)
      : undefined
  const reason = await context.db.transaction().execute(async (trx) => {
    if (intent.checkout_session_id !== null) await lockSession(trx, intent.checkout_session_id)
    const booking = await lockBooking(trx, intent.booking_id)
    const locked = await lockIntent(trx, intent.id)
    if (!booking || !locked || locked.status === 'canceled') return 'stay_gone'
    const reason = await giveStay(trx, booking)
    if (reason === null && locked.status !== 'succeeded')
      await updateIntent(trx, intent.id, { status: 'requires_capture', error: null })
    return reason
  })
  if (mail && reason === null) context.nudgeMail?.()
  return reason

  async function giveStay(trx: typeof context.db, booking: BookingRow): Promise<string | null> {
    if (intent.purpose === 'balance') return booking.status === 'confirmed' ? null : 'stay_gone'
    // Given already; what came of it since, a cancellation too, has its own rules for the money.
    if (['confirmed', 'cancelled', 'completed', 'no_show'].includes(booking.status)) return null
    if (booking.status !== 'pending_payment' || !mail || intent.checkout_session_id === null) return 'stay_gone'
    if (!(await completePaying(trx, intent.checkout_session_id))) return 'stay_gone'
    await confirmPending(trx, booking, { earnings: context.earnings, mail, keys: context.keys, now })
    return null
  }
}

/** Money was taken: it stands in the books and in the booking, or is given back when there is no stay for it. */
async function settleCaptured(
  context: PaymentContext,
  intent: IntentRow,
  truth: ProviderPayment,
): Promise<Date | null> {
  const now = context.clock()
  // Taken before we booked (a provider that takes at once): the stay is given as if it had been set aside.
  const refused = intent.status === 'succeeded' ? null : await bookPaid(context, intent, truth)
  const paidFor = await findBookingById(context.db, intent.booking_id)
  const isNew = truth.captured > intent.captured
  const draft = isNew && refused === null && paidFor ? await draftInvoice(context, paidFor) : undefined
  await context.db.transaction().execute(async (trx) => {
    const booking = await lockBooking(trx, intent.booking_id)
    const locked = await lockIntent(trx, intent.id)
    if (!booking || !locked) throw new Error(`The booking of payment ${intent.id} is gone`)
    const fresh = truth.captured - locked.captured
    if (fresh > 0) {
      await updateIntent(trx, intent.id, { status: 'succeeded', captured: truth.captured, error: null })
      const money = await noteMoney(trx, booking, { paid: fresh })
      await postToLedger(trx, {
        key: `capture:${intent.id}`,
        kind: 'capture',
        bookingId: booking.id,
        lines: captureLines(fresh),
        currency: intent.currency,
        at: now,
      })
      const back = refused !== null ? fresh : overpaid(booking, money)
      // Its own action: what comes after a cancelling is no part of what that gave back.
      const action = refused !== null ? `unbooked:${intent.id}` : `cancel:${intent.id}`
      await reserveRefunds(trx, { bookingId: booking.id, action, amount: back, now })
      if (draft && fresh > back) {
        const ground = context.config.operator.vatNumber ? 'margin' : 'unregistered'
        await issueInvoice(trx, draft, { amount: fresh - back, ground, percent: 0, method: 'card', now })
      }
    }
    if (truth.fee !== null && locked.fee === null) {
      await updateIntent(trx, intent.id, { fee: truth.fee })
      await postToLedger(trx, {
        key: `fee:${intent.id}`,
        kind: 'fee',
        bookingId: booking.id,
        lines: feeLines(truth.fee),
        currency: intent.currency,
        at: now,
      })
    }
  })
  const stillToLearn = truth.fee === null && now.getTime() - intent.created_at.getTime() < feePatienceMs
  return stillToLearn ? new Date(now.getTime() + 4 * soonMs) : null
}

/** What of a cancelled booking's money is more than its penalty, in minor units; 0 while it stands. */
function overpaid(booking: BookingRow, money: { paid: number; refunded: number }): number {
  if (booking.status !== 'cancelled') return 0
  return Math.max(0, money.paid - money.refunded - (booking.penalty ?? 0))
}

/**
 * Nothing was paid and nothing will be: the payment is over, and its session is free again or ends with its time. Answers
 * when to look again: never, or at once when a page was opened for it in this moment.
 */
async function closeUnpaid(context: PaymentContext, intent: IntentRow, reason: string): Promise<Date | null> {
  const now = context.clock()
  const end = await context.db.transaction().execute(async (trx) => {
    const session = intent.checkout_session_id === null ? undefined : await lockSession(trx, intent.checkout_session_id)
    const booking = await lockBooking(trx, intent.booking_id)
    const locked = await lockIntent(trx, intent.id)
    if (!locked || isFinal(readStatus(locked))) return 'closed'
    if (intent.opening_at === null && locked.opening_at !== null) return 'opened'
    await updateIntent(trx, intent.id, { status: 'canceled', error: reason, check_at: null })
    if (booking && locked.status === 'requires_capture') await noteVoided(trx, booking)
    if (session?.state !== 'paying') return 'closed'
    if (session.expires_at <= now) return 'over'
    await stopPaying(trx, session.id)
    return 'closed'
  })
  if (end === 'over' && intent.checkout_session_id !== null) await endPaying(context.db, intent.checkout_session_id)
  return end === 'opened' ? now : null
}
