import { isFinal } from '../../domain/payment-states.ts'
import { type BookingRow, findBookingById, lockBooking, noteVoided } from '../bookings/paid-bookings.service.ts'
import { endPaying, lockSession, stopPaying } from '../checkout/checkout.service.ts'
import { holdClaim } from '../jobs/claims.ts'
import { bookPaid, endUnpaidRequest, writeFallen } from './book-paid.ts'
import { noteCaptured } from './captured-stays.ts'
import { GatewayRefusal, GatewayUnavailable, type PaymentGateway, type ProviderPayment } from './gateway.ts'
import { openAtProvider } from './hosted-page.ts'
import { noteLostSight } from './lost-sight.ts'
import { settleMovements } from './movements.service.ts'
import { type PaymentContext, readStatus } from './payment-context.ts'
import {
  claimIntent,
  type IntentRow,
  lockIntent,
  noteDifference,
  releaseIntent,
  renewIntentClaim,
  updateIntent,
} from './payments.repository.ts'
import { noteRequested } from './requested-payments.ts'

export type { PaymentContext } from './payment-context.ts'
export { wakeIntents } from './payments.repository.ts'

/** How soon a payment is looked at again that the provider still works on or could not be asked about, in milliseconds. */
const soonMs = 15_000

/** How often an open page is looked at, in milliseconds: the message about it may be lost, and its visitor gone. */
export const watchMs = 20_000

/** How often a claim is renewed while its work goes on, in milliseconds. */
const renewMs = 7000

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
  const before = underWay.get(id)
  const run = settleWhileNudged(context, id, wish)
  underWay.set(id, run)
  try {
    await run
    // Another run of this process may have it: whoever waits sees what comes of that one.
    await before
  } finally {
    if (underWay.get(id) === run) underWay.delete(id)
  }
}

/** The latest run of each payment in this process. */
const underWay = new Map<string, Promise<void>>()

/** Waits for whoever of this process works on a payment now, whatever comes of that. */
export async function awaitSettling(id: string): Promise<void> {
  await underWay.get(id)?.catch(() => undefined)
}

async function settleWhileNudged(context: PaymentContext, id: string, wish: { giveUp?: GiveUp }): Promise<void> {
  for (;;) {
    const intent = await claimIntent(context.db, id, context.clock())
    if (!intent) return
    let next: Date | null = null
    try {
      const renew = () => renewIntentClaim(context.db, id, context.clock())
      next = await holdClaim({ renew, everyMs: renewMs }, () => settleClaimed(context, intent, wish))
    } catch (error) {
      if (!(error instanceof GatewayUnavailable)) context.log.error({ err: error, intent: id }, 'payment not settled')
      next = new Date(context.clock().getTime() + soonMs)
    }
    if (next !== null) await noteLostSight(context, intent)
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
  // Taken and in the books: only what the provider did with it since is to be seen.
  if (intent.status === 'succeeded' && intent.fee !== null) return settleLate(context, intent)
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
      if (truth.status === 'processing') return new Date(now.getTime() + soonMs)
      return new Date(Math.min(intent.expires_at.getTime(), now.getTime() + watchMs))
    case 'canceled':
      return closeUnpaid(context, intent, giveUp ?? 'canceled_by_provider')
    case 'authorized':
      return settleAuthorized(context, gateway, intent, truth)
    case 'captured': {
      const next = await settleCaptured(context, intent, truth)
      return (await settleLate(context, intent)) ?? next
    }
  }
}

/** What the provider did with a payment after it was taken; answers when to look again, null when all of it is noted. */
async function settleLate(context: PaymentContext, intent: IntentRow): Promise<Date | null> {
  const gone = intent.provider_ref === null || context.gateway?.name !== intent.provider
  if (gone || (await settleMovements(context, intent))) return null
  return new Date(context.clock().getTime() + soonMs)
}

/** A page that was opened while nobody lived to note it is found by asking for it again under the same key. */
async function findLostPage(
  context: PaymentContext,
  gateway: PaymentGateway,
  intent: IntentRow,
): Promise<string | null> {
  if (intent.opening_at === null) return null
  const opened = await openAtProvider(context, gateway, intent)
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
  const paidFor = await findPaidFor(context, intent)
  const verdict = await bookPaid(context, intent, truth, paidFor)
  if (verdict.stay === 'waits') return verdict.until
  if (verdict.stay === 'refused') {
    const ended = await letGo(gateway, truth.ref, intent)
    if (ended.status === 'captured') return settleCaptured(context, intent, ended)
    return closeUnpaid(context, intent, verdict.reason)
  }
  try {
    const taken = await gateway.capture(truth.ref, { amount: intent.amount, key: `capture:${intent.id}` })
    return await noteTaken(context, intent, taken, { paidFor, refused: false })
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

/** Money was taken before we booked, by a provider that takes at once: the stay is given as if it had been set aside. */
async function settleCaptured(
  context: PaymentContext,
  intent: IntentRow,
  truth: ProviderPayment,
): Promise<Date | null> {
  const paidFor = await findPaidFor(context, intent)
  const verdict = intent.status === 'succeeded' ? null : await bookPaid(context, intent, truth, paidFor)
  // Nobody may have taken the money of a stay that its property has not confirmed: it goes back.
  const refused = verdict?.stay === 'refused' || verdict?.stay === 'waits'
  return noteTaken(context, intent, truth, { paidFor, refused })
}

/** The booking that a payment is for; undefined for one of a pay link. */
async function findPaidFor(context: PaymentContext, intent: IntentRow): Promise<BookingRow | undefined> {
  if (intent.booking_id === null) return undefined
  const booking = await findBookingById(context.db, intent.booking_id)
  if (!booking) throw new Error(`The booking of payment ${intent.id} is gone`)
  return booking
}

/** Money that was taken enters the books; answers when to ask what the provider keeps of it, null when that is known. */
async function noteTaken(
  context: PaymentContext,
  intent: IntentRow,
  truth: ProviderPayment,
  { paidFor, refused }: { paidFor: BookingRow | undefined; refused: boolean },
): Promise<Date | null> {
  if (paidFor) await noteCaptured(context, intent, truth, { paidFor, refused })
  else await noteRequested(context, intent, truth)
  const now = context.clock()
  const stillToLearn = truth.fee === null && now.getTime() - intent.created_at.getTime() < feePatienceMs
  return stillToLearn ? new Date(now.getTime() + 4 * soonMs) : null
}

/**
 * Nothing was paid and nothing will be: the payment is over, and its session is free again or ends with its time. Answers
 * when to look again: never, or at once when a page was opened for it in this moment.
 */
async function closeUnpaid(context: PaymentContext, intent: IntentRow, reason: string): Promise<Date | null> {
  const now = context.clock()
  const waiting = await findPaidFor(context, intent)
  const fallen = waiting ? await writeFallen(context, waiting) : []
  const end = await context.db.transaction().execute(async (trx) => {
    const session = intent.checkout_session_id === null ? undefined : await lockSession(trx, intent.checkout_session_id)
    const booking = intent.booking_id === null ? undefined : await lockBooking(trx, intent.booking_id)
    const locked = await lockIntent(trx, intent.id)
    if (!locked || isFinal(readStatus(locked))) return 'closed'
    if (intent.opening_at === null && locked.opening_at !== null) return 'opened'
    await updateIntent(trx, intent.id, { status: 'canceled', error: reason, check_at: null })
    if (booking && locked.status === 'requires_capture') await noteVoided(trx, booking)
    if (booking) await endUnpaidRequest(trx, context, { intent, booking, mails: fallen })
    if (session?.state !== 'paying') return 'closed'
    if (session.expires_at <= now) return 'over'
    await stopPaying(trx, session.id)
    return 'closed'
  })
  if (fallen.length > 0) context.nudgeMail?.()
  if (end === 'over' && intent.checkout_session_id !== null)
    await endPaying(context.db, intent.checkout_session_id, now)
  return end === 'opened' ? now : null
}
