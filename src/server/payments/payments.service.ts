import { z } from 'zod'
import { type PaymentIntent, type PaymentStatusAnswer, paymentPurposes } from '../../contract/payments.ts'
import type { Language } from '../../contract/values.ts'
import { fromDecimal, toDecimal } from '../../domain/money.ts'
import { isFinal } from '../../domain/payment-states.ts'
import { checkComplete, findOpenedBooking } from '../bookings/bookings.service.ts'
import { type BookingRow, findAccounted, lockBooking, openPending } from '../bookings/paid-bookings.service.ts'
import { changesOf, findOpen, lockSession, offerOf, startPaying } from '../checkout/checkout.service.ts'
import type { Caller } from '../http/authentication.ts'
import { AppError, ValidationError } from '../http/errors.ts'
import { bookingKey } from '../keys.ts'
import { findPayLinkById } from '../payment-requests/payment-requests.service.ts'
import { GatewayRefusal, GatewayUnavailable, type PaymentGateway } from './gateway.ts'
import { openAtProvider } from './hosted-page.ts'
import { newIntentId, type PaymentContext, readStatus } from './payment-context.ts'
import {
  findIntent,
  findLiveIntent,
  type IntentRow,
  insertIntent,
  lockIntent,
  noteOpening,
  updateIntent,
} from './payments.repository.ts'
import { countHeld } from './refunds.service.ts'
import { payByLink } from './requested-payments.ts'
import { awaitSettling, settleIntent, watchMs } from './settling.service.ts'

/** Who asks, and in which language. */
export type Asker = { language: Language; caller?: Pick<Caller, 'accountId'> | undefined }

/** Whoever goes to pay has at least this long there, in milliseconds. */
const shortestPayingMs = 10 * 60_000

/** How long the rest of a booking may take to be paid once its page is open, in milliseconds. */
const balanceLifeMs = 60 * 60_000

/** How long the state of a payment leads to the key of its booking, in milliseconds: addresses stay in browsers' histories. */
const keyShownMs = 24 * 3_600_000

/** How old the provider's last word may be before it is asked again for somebody who waits, in milliseconds. */
const staleMs = 900

/**
 * Opens the payment of a session at the price last shown, of a pay link as it was shown, or of the rest of a booking; asked again
 * while one is under way it answers with that one.
 * Errors: 404; 400 on what is not filled in; 409 `offer_changed`, `session_expired`, `session_completed`,
 * `payment_not_supported` (no provider, or paid at the property), `nothing_due`, `payment_ended` (of a link).
 */
export async function createIntent(
  context: PaymentContext,
  asker: Asker,
  body: {
    checkout_session?: string | undefined
    payment_request?: string | undefined
    price_hash?: string | undefined
    booking?: string | undefined
    key?: string | undefined
  },
): Promise<PaymentIntent> {
  if (!context.gateway) throw new AppError('payment_not_supported')
  if (body.booking !== undefined)
    return toWireIntent(await payRest(context, context.gateway, asker, body.booking, body.key))
  const { checkout_session: session, payment_request: code, price_hash: priceHash } = body
  if (session === undefined && code === undefined)
    throw new ValidationError({ checkout_session: [{ key: 'required' }] })
  if (priceHash === undefined) throw new ValidationError({ price_hash: [{ key: 'required' }] })
  if (session === undefined) {
    const paid = await payByLink(context, context.gateway, asker.language, { code: code ?? '', priceHash })
    return toWireIntent(paid)
  }
  const order = { session, priceHash }
  return toWireIntent(await payOrder(context, context.gateway, asker, order))
}

async function payOrder(
  context: PaymentContext,
  gateway: PaymentGateway,
  asker: Asker,
  order: { session: string; priceHash: string },
): Promise<IntentRow> {
  const now = context.clock()
  return context.db.transaction().execute(async (trx) => {
    await lockSession(trx, order.session)
    const session = await findOpen({ db: trx, now }, order.session)
    const offer = offerOf(session)
    if (offer.payment_type === 'property') throw new AppError('payment_not_supported')
    if (order.priceHash !== session.price_hash)
      throw new AppError('offer_changed', {}, { extra: { changes: changesOf(session) } })
    checkComplete(session, offer)
    const total = readAmount(offer.price.charge_value, session.currency)
    const [first, rest] = offer.payment_schedule ?? []
    const amount = first ? readAmount(first.amount, session.currency) : total
    const booking = await openPending(trx, session, {
      total,
      balanceDueAt: rest?.due_at ? new Date(rest.due_at) : null,
      accountId: asker.caller?.accountId ?? null,
      now,
    })
    if (!booking) throw new AppError('session_expired')
    const live = await findLiveIntent(trx, booking.id, 'order')
    // While one is under way the session cannot have changed.
    if (live) return live
    await startPaying(trx, session.id, new Date(now.getTime() + shortestPayingMs))
    const expiresAt = new Date(Math.max(session.expires_at.getTime(), now.getTime() + shortestPayingMs))
    return insertIntent(trx, {
      id: newIntentId(),
      booking_id: booking.id,
      payment_request_id: null,
      checkout_session_id: session.id,
      purpose: amount < total ? 'deposit' : 'full',
      provider: gateway.name,
      amount,
      currency: session.currency,
      language: asker.language,
      created_at: now,
      expires_at: expiresAt,
    })
  })
}

async function payRest(
  context: PaymentContext,
  gateway: PaymentGateway,
  asker: Asker,
  reference: string,
  key: string | undefined,
): Promise<IntentRow> {
  const now = context.clock()
  const { id } = await findOpenedBooking({ ...context, ...asker }, reference, key)
  return context.db.transaction().execute(async (trx) => {
    const booking = await lockBooking(trx, id)
    const due =
      booking && isPaidToUs(booking)
        ? booking.total - (await countHeld(trx, booking.id)) - booking.returned - booking.disputed
        : 0
    if (!booking || due <= 0) throw new AppError('nothing_due')
    const live = await findLiveIntent(trx, booking.id, 'balance')
    if (live) return live
    return insertIntent(trx, {
      id: newIntentId(),
      booking_id: booking.id,
      payment_request_id: null,
      checkout_session_id: null,
      purpose: 'balance',
      provider: gateway.name,
      amount: due,
      currency: booking.currency,
      language: asker.language,
      created_at: now,
      expires_at: new Date(now.getTime() + balanceLifeMs),
    })
  })
}

/** Whether a booking stands and its price is ours to take. */
function isPaidToUs(booking: Pick<BookingRow, 'status' | 'payment_type'>): boolean {
  return booking.status === 'confirmed' && booking.payment_type !== 'property'
}

/**
 * Address of the provider's page for a payment. Errors: 404; 409 `payment_ended`; 503 when the provider cannot be reached,
 * after which the same may be asked again.
 */
export async function openHostedPage(context: PaymentContext, intentId: string): Promise<{ redirect_url: string }> {
  const { db, gateway } = context
  const intent = await findIntent(db, intentId)
  if (!intent) throw new AppError('not_found')
  if (!gateway || isFinal(readStatus(intent)) || intent.expires_at <= context.clock())
    throw new AppError('payment_ended')
  if (intent.redirect_url) return { redirect_url: intent.redirect_url }
  // Written before the call: if nobody lives to note its answer, there may be a page that nobody here knows the address of.
  if (!(await noteOpening(db, intent.id, context.clock()))) throw new AppError('payment_ended')
  const opened = await callGateway(() => openAtProvider(context, gateway, intent))
  await db.transaction().execute(async (trx) => {
    const locked = await lockIntent(trx, intent.id)
    const status = locked?.status === 'requires_payment_method' ? 'requires_action' : locked?.status
    await updateIntent(trx, intent.id, {
      provider_ref: opened.ref,
      redirect_url: opened.redirectUrl,
      check_at: new Date(context.clock().getTime() + watchMs),
      ...(status && { status }),
    })
  })
  return { redirect_url: opened.redirectUrl }
}

/**
 * How a payment stands, asked of the provider when our own knowledge is older than a second, and once that is done what is done
 * about it now: the provider's message often comes a moment before the visitor. 404 for none.
 */
export async function readPaymentStatus(context: PaymentContext, intentId: string): Promise<PaymentStatusAnswer> {
  const known = await findIntent(context.db, intentId)
  if (!known) throw new AppError('not_found')
  const now = context.clock()
  const fresh = known.asked_at !== null && now.getTime() - known.asked_at.getTime() < staleMs
  if (!isFinal(readStatus(known)) && known.opening_at !== null)
    await (fresh ? awaitSettling(intentId) : settleIntent(context, intentId))
  return toWireStatus(context, (await findIntent(context.db, intentId)) ?? known)
}

/**
 * Ends a payment that has not been made; of one that has ended nothing happens. What was just paid stays paid: the answer
 * says how it stands. 404 for none.
 */
export async function cancelPayment(context: PaymentContext, intentId: string): Promise<PaymentStatusAnswer> {
  const intent = await findIntent(context.db, intentId)
  if (!intent) throw new AppError('not_found')
  if (!isFinal(readStatus(intent))) await settleIntent(context, intentId, { giveUp: 'canceled_by_visitor' })
  return toWireStatus(context, (await findIntent(context.db, intentId)) ?? intent)
}

/** What a gateway's failure means to whoever waits: come again, or this will not go. */
async function callGateway<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof GatewayUnavailable)
      throw new AppError('payment_unavailable', {}, { headers: { 'Retry-After': '5' } })
    if (error instanceof GatewayRefusal) throw new AppError('payment_ended')
    throw error
  }
}

function readAmount(value: string, currency: string): number {
  const amount = fromDecimal(value, currency)
  if (amount === null) throw new Error(`${value} ${currency} is no amount`)
  return amount
}

function toWireIntent(intent: IntentRow): PaymentIntent {
  const status = readStatus(intent)
  const waiting = status === 'requires_payment_method' || status === 'requires_action'
  return {
    id: intent.id,
    // The hosted page is all there is: nobody pays by a secret in our pages.
    client_secret: intent.id,
    amount: toDecimal(intent.amount, intent.currency),
    currency: intent.currency,
    status,
    provider: intent.provider,
    next_action: waiting ? { type: 'redirect_to_checkout' } : null,
  }
}

async function toWireStatus(context: PaymentContext, intent: IntentRow): Promise<PaymentStatusAnswer> {
  const { booking_id: bookingId, payment_request_id: requestId } = intent
  const booking = bookingId === null ? undefined : await findAccounted(context.db, bookingId)
  const request = requestId === null ? undefined : await findPayLinkById(context.db, requestId)
  const recent = context.clock().getTime() - intent.created_at.getTime() < keyShownMs
  const stands = booking && !['pending_payment', 'submitting', 'expired', 'rejected'].includes(booking.status)
  return {
    id: intent.id,
    amount: toDecimal(intent.amount, intent.currency),
    currency: intent.currency,
    status: readStatus(intent),
    provider: intent.provider,
    purpose: z.enum(paymentPurposes).parse(intent.purpose),
    error: intent.error,
    checkout_session: intent.checkout_session_id,
    payment_request: (recent && request?.code) || null,
    booking:
      stands && recent && booking.person_forgotten_at === null
        ? {
            reference: booking.reference,
            key: bookingKey(booking.reference, context.keys),
            status: booking.status,
            payment_status: booking.payment_status,
          }
        : null,
    expires_at: intent.expires_at.toISOString(),
  }
}
