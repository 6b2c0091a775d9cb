import Stripe from 'stripe'
import {
  type EventRefusal,
  type FailedPayout,
  GatewayRefusal,
  GatewayUnavailable,
  type PaymentGateway,
  type ProviderEvent,
  type ProviderMovement,
  type ProviderPayment,
} from './gateway.ts'
import { fromStripeAmount, toStripeAmount } from './stripe-amounts.ts'

/** Milliseconds after which a call counts as not answered; the SDK tries once more under the same key. */
const timeout = 10_000
const maxNetworkRetries = 1

/** Seconds that a message may be old. */
const tolerance = 300

/** Stripe's shortest and longest life of a page, in milliseconds; the longest less an hour, since it counts from its own clock. */
const shortestLife = 30 * 60_000
const longestLife = 23 * 60 * 60_000

/** Everything about a payment hangs on its session; four levels deep is as far as Stripe goes. */
const expand = ['payment_intent.latest_charge.balance_transaction']

/**
 * Stripe by its official SDK: a Checkout Session is the hosted page, and its id our `ref`; the PaymentIntent behind it, which
 * exists once the visitor has paid, is captured by hand. `retrieve` also knows a PaymentIntent's id, as messages name it.
 */
export function createStripeGateway(options: {
  secretKey: string
  webhookSecret: string
  apiBase?: string | undefined
}): PaymentGateway {
  const stripe = new Stripe(options.secretKey, {
    ...addressOf(options.apiBase),
    timeout,
    maxNetworkRetries,
    telemetry: false,
  })

  async function findSession(ref: string): Promise<Stripe.Checkout.Session> {
    if (!ref.startsWith('pi_')) return stripe.checkout.sessions.retrieve(ref, { expand })
    const { data } = await stripe.checkout.sessions.list({
      payment_intent: ref,
      limit: 1,
      expand: expand.map((path) => `data.${path}`),
    })
    if (!data[0]) throw new GatewayRefusal('resource_missing', 'No session belongs to this payment.')
    return data[0]
  }

  /** The PaymentIntent that is to be captured or refunded. */
  async function findIntent(ref: string) {
    const session = await findSession(ref)
    const intent = intentOf(session)
    if (!intent) throw new GatewayRefusal('not_authorized', `The session is ${session.status}.`)
    return { session, intent }
  }

  return {
    name: 'stripe',

    open: (order) =>
      asked(async () => {
        const currency = order.currency.toUpperCase()
        const life = order.expiresAt.getTime() + shortestLife - Date.now()
        const session = await stripe.checkout.sessions.create(
          {
            mode: 'payment',
            allowed_payment_method_types: ['card'],
            client_reference_id: order.id,
            metadata: { order_id: order.id },
            locale: order.language,
            ...(order.email ? { customer_email: order.email } : {}),
            adaptive_pricing: { enabled: false },
            line_items: [
              {
                quantity: 1,
                price_data: {
                  currency: currency.toLowerCase(),
                  unit_amount: chargeable(order.amount, currency),
                  product_data: { name: order.description },
                },
              },
            ],
            payment_intent_data: {
              capture_method: 'manual',
              description: order.description,
              metadata: { order_id: order.id },
            },
            // Reckoned from the order alone: under one key a repeated call has to say the very same. Later than our own
            // end, which Stripe finds too near; the page is closed by `cancel` then.
            ...(life <= longestLife
              ? { expires_at: Math.ceil((order.expiresAt.getTime() + shortestLife) / 1000) }
              : {}),
            success_url: order.returnUrl,
            cancel_url: order.cancelUrl,
          },
          { idempotencyKey: `open:${order.id}` },
        )
        if (!session.url) throw new GatewayUnavailable('Stripe opened a session without a page.')
        return { ref: session.id, redirectUrl: session.url }
      }),

    retrieve: (ref) =>
      asked(async () => {
        try {
          return toPayment(await findSession(ref))
        } catch (error) {
          if (isMissing(error)) return null
          throw error
        }
      }),

    capture: (ref, { amount, key }) =>
      asked(async () => {
        const { session, intent } = await findIntent(ref)
        const amount_to_capture = chargeable(amount, session.currency ?? '')
        const captured = await stripe.paymentIntents.capture(
          intent.id,
          { amount_to_capture, expand: ['latest_charge.balance_transaction'] },
          { idempotencyKey: `capture:${key}` },
        )
        return toPayment({ ...session, payment_intent: captured })
      }),

    cancel: (ref, key) =>
      asked(async () => {
        const session = await findSession(ref)
        const payment = toPayment(session)
        if (payment.status === 'canceled') return payment
        const intent = intentOf(session)
        if (session.status === 'open') {
          try {
            return toPayment(await stripe.checkout.sessions.expire(session.id, { expand }))
          } catch (error) {
            // Paid while we asked: then what was set aside is let go below.
            const now = error instanceof Stripe.errors.StripeInvalidRequestError ? await findSession(ref) : undefined
            const paid = now && intentOf(now)
            if (!now || !paid || now.status === 'open') throw error
            return toPayment({ ...now, payment_intent: await letGo(paid.id, key) })
          }
        }
        if (!intent) throw new GatewayRefusal('not_cancelable', 'The session is complete without a payment.')
        return toPayment({ ...session, payment_intent: await letGo(intent.id, key) })
      }),

    refund: (ref, { amount, key }) =>
      asked(async () => {
        const { session, intent } = await findIntent(ref)
        const refund = await stripe.refunds.create(
          {
            payment_intent: intent.id,
            amount: chargeable(amount, session.currency ?? ''),
            metadata: { order_id: session.client_reference_id ?? '' },
          },
          { idempotencyKey: `refund:${key}` },
        )
        return { ref: refund.id, status: refundStatus(refund.status), amount }
      }),

    readEvent: (delivery) => readEvent(stripe, options.webhookSecret, delivery),

    listSince: (since) =>
      asked(async () => {
        const payments: ProviderPayment[] = []
        const sessions = stripe.checkout.sessions.list({
          created: { gte: Math.floor(since.getTime() / 1000) },
          limit: 100,
          expand: expand.map((path) => `data.${path}`),
        })
        for await (const session of sessions) if (session.mode === 'payment') payments.push(toPayment(session))
        return payments
      }),

    listMovements: (ref) =>
      asked(async () => {
        const intent = intentOf(await findSession(ref))
        return intent ? listMovements({ payment_intent: intent.id }) : []
      }),

    listMovementsSince: (since) =>
      asked(async () => {
        const created = { gte: Math.floor(since.getTime() / 1000) }
        const found: (ProviderMovement | FailedPayout)[] = await listMovements({ created })
        for await (const { id, amount, currency } of stripe.payouts.list({ created, status: 'failed', limit: 100 }))
          found.push({ kind: 'payout', ref: id, ...inOurUnits(amount, currency) })
        return found
      }),
  }

  /** The payments' own refunds and disputes, or those since an instant. */
  async function listMovements(
    filter: { payment_intent: string } | { created: { gte: number } },
  ): Promise<ProviderMovement[]> {
    const movements: ProviderMovement[] = []
    for await (const refund of stripe.refunds.list({ ...filter, limit: 100 })) movements.push(toRefund(refund))
    for await (const dispute of stripe.disputes.list({ ...filter, limit: 100 })) movements.push(toDispute(dispute))
    return movements
  }

  function letGo(intentId: string, key: string): Promise<Stripe.PaymentIntent> {
    return stripe.paymentIntents.cancel(intentId, {}, { idempotencyKey: `cancel:${key}` })
  }
}

function readEvent(
  stripe: Stripe,
  webhookSecret: string,
  { rawBody, signature, now }: { rawBody: Buffer; signature: string | undefined; now: Date },
): ProviderEvent | EventRefusal {
  if (!signature) return { refused: 'signature_missing' }
  let event: Stripe.Event
  try {
    event = stripe.webhooks.constructEvent(rawBody, signature, webhookSecret, tolerance, undefined, now.getTime())
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) return { refused: 'not_readable' }
    return { refused: error.message.includes('tolerance') ? 'too_old' : 'signature_wrong' }
  }
  const about = event.data?.object
  if (typeof event.id !== 'string' || !about) return { refused: 'not_readable' }
  const ref = 'payment_intent' in about && about.object !== 'checkout.session' ? idOf(about.payment_intent) : undefined
  const own = 'id' in about ? about.id : undefined
  const metadata = 'metadata' in about ? about.metadata : undefined
  const orderId = metadata?.order_id || null
  return { id: event.id, type: event.type, about: aboutOf(event.type), ref: ref ?? own ?? '', orderId }
}

/** What came after a payment was taken: `charge.refunded`, `charge.dispute.*`, `charge.refund.updated`, `refund.*`. */
function aboutOf(type: string): ProviderEvent['about'] {
  if (type === 'payout.failed') return 'payout_failed'
  return /^(?:refund\.|charge\.(?:refund|dispute))/.test(type) ? 'movement' : 'payment'
}

function toRefund(refund: Stripe.Refund): ProviderMovement {
  const { id, amount, currency, metadata, payment_intent: intent } = refund
  return {
    kind: 'refund',
    ref: id,
    payment: { ref: idOf(intent) ?? '', orderId: metadata?.order_id || null },
    status: refundStatus(refund.status),
    ...inOurUnits(amount, currency),
  }
}

/**
 * An inquiry (`warning_...`) takes no money yet. The balance transactions say what was taken and given back, in the currency that Stripe
 * settles in; where that is another one, the state of the dispute says it.
 */
function toDispute(dispute: Stripe.Dispute): ProviderMovement {
  const { id, amount, currency, payment_intent: intent, balance_transactions: moved } = dispute
  const told = moved.filter((each) => each.currency === currency)
  const isHeld = !/^(?:warning_|won$|prevented$)/.test(dispute.status)
  const taken =
    moved.length > 0 && told.length === moved.length ? 0 - sum(told.map((each) => each.amount)) : isHeld ? amount : 0
  const inUnits = (units: number) => fromStripeAmount(units, currency.toUpperCase())
  return {
    kind: 'dispute',
    ref: id,
    payment: { ref: idOf(intent) ?? '', orderId: null },
    status: /^(?:won|prevented|warning_closed)$/.test(dispute.status)
      ? 'won'
      : dispute.status === 'lost'
        ? 'lost'
        : 'open',
    ...inOurUnits(amount, currency),
    taken: inUnits(taken),
    fee: inUnits(sum(told.map((each) => each.fee))),
  }
}

function inOurUnits(amount: number, currency: string): { amount: number; currency: string } {
  const named = currency.toUpperCase()
  return { amount: fromStripeAmount(amount, named), currency: named }
}

const sum = (amounts: number[]): number => amounts.reduce((total, amount) => total + amount, 0)

function toPayment(session: Stripe.Checkout.Session): ProviderPayment {
  const currency = (session.currency ?? '').toUpperCase()
  const intent = intentOf(session)
  const charge = intent && typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  const balance = charge && typeof charge.balance_transaction === 'object' ? charge.balance_transaction : null
  const inUnits = (amount: number) => fromStripeAmount(amount, currency)
  return {
    ref: session.id,
    orderId: session.client_reference_id,
    status: statusOf(session, intent),
    amount: inUnits(session.amount_total ?? 0),
    currency,
    captured: inUnits(intent?.amount_received ?? 0),
    refunded: inUnits(charge?.amount_refunded ?? 0),
    // Settled in another currency, the fee is in that one too and nothing that could be set against this payment.
    fee:
      balance && intent?.status === 'succeeded' && balance.currency === session.currency ? inUnits(balance.fee) : null,
    lastError: intent?.last_payment_error ? errorOf(intent.last_payment_error) : null,
  }
}

function statusOf(session: Stripe.Checkout.Session, intent: Stripe.PaymentIntent | null): ProviderPayment['status'] {
  if (intent?.status === 'succeeded') return 'captured'
  if (intent?.status === 'requires_capture') return 'authorized'
  if (intent?.status === 'canceled' || session.status === 'expired') return 'canceled'
  return intent?.status === 'processing' ? 'processing' : 'open'
}

function errorOf({ code, decline_code }: Stripe.PaymentIntent.LastPaymentError): string {
  if (code === 'payment_intent_authentication_failure') return 'authentication_failed'
  return decline_code === 'insufficient_funds' ? decline_code : (code ?? 'card_declined')
}

function refundStatus(status: string | null): 'pending' | 'succeeded' | 'failed' {
  if (status === 'succeeded') return 'succeeded'
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending'
}

function intentOf({ payment_intent }: Stripe.Checkout.Session): Stripe.PaymentIntent | null {
  return typeof payment_intent === 'object' ? payment_intent : null
}

function idOf(reference: string | { id: string } | null | undefined): string | undefined {
  return typeof reference === 'string' ? reference : reference?.id
}

/** An amount that Stripe cannot take is refused here, in words that are ours. */
function chargeable(minor: number, currency: string): number {
  const amount = toStripeAmount(minor, currency.toUpperCase())
  if (amount === null) throw new GatewayRefusal('amount_not_chargeable', `Stripe takes no ${minor} of ${currency}.`)
  return amount
}

/** Turns what the SDK throws into the two things that a caller can act on. */
async function asked<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof GatewayRefusal || error instanceof GatewayUnavailable) throw error
    const refused =
      error instanceof Stripe.errors.StripeInvalidRequestError ||
      error instanceof Stripe.errors.StripeCardError ||
      error instanceof Stripe.errors.StripeAuthenticationError ||
      error instanceof Stripe.errors.StripePermissionError ||
      error instanceof Stripe.errors.StripeIdempotencyError
    // 409: another call under this key is still under way, so its effect is not known yet.
    if (refused && error.statusCode !== 409) throw new GatewayRefusal(error.code ?? error.type, error.message)
    throw new GatewayUnavailable('Stripe did not answer.', { cause: error })
  }
}

function isMissing(error: unknown): boolean {
  if (error instanceof GatewayRefusal) return error.code === 'resource_missing'
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing'
}

function addressOf(
  apiBase: string | undefined,
): { host: string; port: string; protocol: 'http' | 'https' } | undefined {
  if (!apiBase) return undefined
  const { hostname, port, protocol } = new URL(apiBase)
  const secure = protocol === 'https:'
  return { host: hostname, port: port || (secure ? '443' : '80'), protocol: secure ? 'https' : 'http' }
}
