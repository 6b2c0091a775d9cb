import { createServer, type IncomingMessage } from 'node:http'
import { keepMovements, type Moving } from './fake-stripe-movements.ts'

type Stored = Record<string, unknown>
type Session = Stored & { id: string; status: 'open' | 'complete' | 'expired'; payment_intent: string | null }
type Intent = Stored & { id: string; status: string; amount: number; latest_charge: string | null }

/** A stand-in for Stripe's API, in the shapes that its reference documents; only what our gateway asks. */
export type FakeStripe = {
  address: string
  /** The visitor pays on the hosted page: money is set aside, or why the card refuses. */
  pay(sessionId: string, refusal?: { code: string; decline_code?: string }): void
  /** The PaymentIntent behind a session that was paid. */
  intentOf(sessionId: string): string
  /** What people do in the dashboard with the payment of a session, and banks with their clients' money; each answers its number. */
  refundByHand(sessionId: string, amount: number): string
  failRefund(sessionId: string, refundId: string): void
  dispute(sessionId: string, amount: number, status?: 'needs_response' | 'warning_needs_response'): string
  closeDispute(disputeId: string, status: 'won' | 'lost' | 'warning_closed'): void
  failPayout(amount: number, currency: string): string
  /** As if nobody had paid anything yet. */
  forget(): void
  /** Bodies of sessions as they were asked for, decoded. */
  asked: Stored[]
  /** The next answers instead of the right ones. */
  breakNext: { status: number; body: string; afterwards?: boolean }[]
  close(): Promise<void>
}

/** Parameters of a session that the pinned version of the API knows and we use; others are refused, as Stripe does. */
const known = new Set([
  ...['mode', 'allowed_payment_method_types', 'client_reference_id', 'metadata', 'locale', 'customer_email'],
  ...['adaptive_pricing', 'line_items', 'payment_intent_data', 'expires_at', 'success_url', 'cancel_url', 'expand'],
])

class StripeRefusal extends Error {
  readonly status: number
  readonly body: object
  constructor(status: number, error: Stored) {
    super(String(error.message))
    this.status = status
    this.body = { error: { type: 'invalid_request_error', ...error } }
  }
}

/** @param options.clock when refunds, disputes and payouts begin. */
export async function startFakeStripe({ clock = () => new Date() } = {}): Promise<FakeStripe> {
  const sessions = new Map<string, Session>()
  const intents = new Map<string, Intent>()
  const charges = new Map<string, Stored & { amount_refunded: number; amount_captured: number }>()
  const answers = new Map<string, { asked: string; answer: object }>()
  const movements = keepMovements(clock)
  const asked: Stored[] = []
  const breakNext: FakeStripe['breakNext'] = []
  let count = 0

  const server = createServer((request, response) => {
    void readBody(request).then((text) => {
      const broken = breakNext.shift()
      const { status, body } = broken && !broken.afterwards ? broken : answer(request, text)
      const shown = broken?.afterwards ? broken : { status, body }
      response.writeHead(shown.status, { 'Content-Type': 'application/json', 'Request-Id': `req_${++count}` })
      response.end(shown.body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()

  function answer(request: IncomingMessage, text: string): { status: number; body: string } {
    try {
      return { status: 200, body: JSON.stringify(serve(request, text)) }
    } catch (error) {
      if (!(error instanceof StripeRefusal)) throw error
      return { status: error.status, body: JSON.stringify(error.body) }
    }
  }

  function serve(request: IncomingMessage, text: string): object {
    const url = new URL(request.url ?? '/', 'http://stripe.test')
    if (request.headers.authorization !== 'Bearer sk_test_fake')
      throw new StripeRefusal(401, { message: 'Invalid API Key provided' })
    const params = decode(request.method === 'GET' ? url.searchParams : new URLSearchParams(text))
    if (request.method === 'GET') return read(url.pathname, params)
    const key = request.headers['idempotency-key']
    if (typeof key !== 'string') throw new Error('A call without an idempotency key')
    const fingerprint = `${url.pathname}?${text}`
    const before = answers.get(key)
    if (before && before.asked !== fingerprint) {
      const message =
        'Keys for idempotent requests can only be used with the same parameters they were first used with.'
      throw new StripeRefusal(400, { type: 'idempotency_error', message })
    }
    if (before) return before.answer
    const result = structuredClone(write(url.pathname, params))
    answers.set(key, { asked: fingerprint, answer: result })
    return result
  }

  function read(path: string, params: Stored): object {
    const expand = listOf(params.expand)
    const id = /^\/v1\/checkout\/sessions\/([^/]+)$/.exec(path)?.[1]
    if (id) return show(find(sessions, id, 'checkout.session'), expand)
    const deeper = expand.map((way) => way.replace(/^data\./, ''))
    const listed: readonly Stored[] | undefined =
      path === '/v1/checkout/sessions' ? [...sessions.values()] : movements.lists[path.replace('/v1/', '')]
    if (!listed) throw new StripeRefusal(404, { message: `Unrecognized request URL ${path}` })
    const data = listed
      .filter((each) => !params.payment_intent || each.payment_intent === params.payment_intent)
      .filter((each) => !params.status || each.status === params.status)
      .filter((each) => Number(each.created) >= Number((params.created as Stored | undefined)?.gte ?? 0))
      .reverse()
    const from = params.starting_after ? data.findIndex((each) => each.id === params.starting_after) + 1 : 0
    // Two a page, so that whoever reads the list has to turn it.
    const page = data.slice(from, from + 2)
    const shown = page.map((each) => {
      const session = sessions.get(String(each.id))
      return session ? show(session, deeper) : each
    })
    return { object: 'list', url: path, has_more: from + 2 < data.length, data: shown }
  }

  function write(path: string, params: Stored): object {
    const [, , kind, sub, ...rest] = path.split('/')
    const expand = listOf(params.expand)
    if (kind === 'checkout' && rest.length === 0) return show(create(params), expand)
    if (kind === 'checkout' && rest[1] === 'expire') return show(expire(rest[0] ?? ''), expand)
    if (kind === 'payment_intents' && rest[0] === 'capture') return showIntent(capture(sub ?? '', params), expand)
    if (kind === 'payment_intents' && rest[0] === 'cancel') return showIntent(cancel(sub ?? ''), expand)
    if (kind === 'refunds') return refund(params)
    throw new StripeRefusal(404, { message: `Unrecognized request URL (POST: ${path})` })
  }

  function create(params: Stored): Session {
    const unknown = Object.keys(params).find((name) => !known.has(name))
    if (unknown)
      throw new StripeRefusal(400, { code: 'parameter_unknown', message: `Received unknown parameter: ${unknown}` })
    const now = Math.floor(Date.now() / 1000)
    const expiresAt = Number(params.expires_at ?? now + 86_400)
    if (expiresAt < now + 1800 || expiresAt > now + 86_400)
      throw new StripeRefusal(400, {
        param: 'expires_at',
        message:
          'The `expires_at` timestamp must be at least 30 minutes and less than 24 hours from Checkout Session creation.',
      })
    asked.push(params)
    const [line] = listOf<Stored>(params.line_items)
    const price = line?.price_data as Stored
    const id = `cs_test_${++count}`
    const session: Session = {
      id,
      object: 'checkout.session',
      amount_total: Number(price.unit_amount),
      client_reference_id: params.client_reference_id,
      created: now,
      currency: price.currency,
      expires_at: expiresAt,
      livemode: false,
      metadata: params.metadata ?? {},
      mode: params.mode,
      payment_intent: null,
      payment_intent_data: params.payment_intent_data,
      payment_status: 'unpaid',
      status: 'open',
      url: `https://checkout.stripe.com/c/pay/${id}`,
    }
    sessions.set(id, session)
    return session
  }

  function expire(id: string): Session {
    const session = find(sessions, id, 'checkout.session')
    if (session.status !== 'open') {
      const message = `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`
      throw new StripeRefusal(400, { message })
    }
    return Object.assign(session, { status: 'expired', url: null })
  }

  function pay(sessionId: string, refusal?: { code: string; decline_code?: string }): void {
    const session = find(sessions, sessionId, 'checkout.session')
    const amount = Number(session.amount_total)
    const id = session.payment_intent ?? `pi_${++count}`
    const intent: Intent = {
      id,
      object: 'payment_intent',
      amount,
      amount_capturable: refusal ? 0 : amount,
      amount_received: 0,
      capture_method: 'manual',
      currency: session.currency,
      last_payment_error: refusal ? { ...refusal, type: 'card_error' } : null,
      latest_charge: null,
      metadata: (session.payment_intent_data as Stored).metadata,
      status: refusal ? 'requires_payment_method' : 'requires_capture',
    }
    intents.set(id, intent)
    session.payment_intent = id
    if (refusal) return
    const charge = { id: `ch_${++count}`, object: 'charge', amount, amount_captured: 0, amount_refunded: 0 }
    charges.set(charge.id, { ...charge, balance_transaction: null })
    intent.latest_charge = charge.id
    Object.assign(session, { status: 'complete', url: null })
  }

  function capture(id: string, params: Stored): Intent {
    const intent = find(intents, id, 'payment_intent')
    if (intent.status !== 'requires_capture') refuseState(intent, 'captured')
    const amount = Number(params.amount_to_capture ?? intent.amount)
    if (amount > intent.amount) {
      const message = 'The amount to be captured cannot be greater than the amount that can be captured.'
      throw new StripeRefusal(400, { code: 'amount_too_large', message })
    }
    const charge = charges.get(String(intent.latest_charge))
    const fee = Math.round(amount * 0.015) + 25
    const balance = { id: `txn_${++count}`, object: 'balance_transaction', amount, currency: intent.currency, fee }
    if (charge) Object.assign(charge, { amount_captured: amount, balance_transaction: balance })
    return Object.assign(intent, { status: 'succeeded', amount_received: amount, amount_capturable: 0 })
  }

  function cancel(id: string): Intent {
    const intent = find(intents, id, 'payment_intent')
    if (intent.status === 'succeeded' || intent.status === 'canceled') refuseState(intent, 'canceled')
    return Object.assign(intent, { status: 'canceled', amount_capturable: 0 })
  }

  function refund(params: Stored): object {
    const amount = Number(params.amount)
    const moving = taken(String(params.payment_intent))
    const left = moving.charge.amount_captured - moving.charge.amount_refunded
    if (amount > left) {
      const message = `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`
      throw new StripeRefusal(400, { code: 'amount_too_large', message })
    }
    return movements.refund(moving, amount, params.metadata ?? {})
  }

  /** A payment that was taken, with its charge. */
  function taken(id: string): Moving & { charge: { amount_captured: number } } {
    const intent = find(intents, id, 'payment_intent')
    const charge = charges.get(String(intent.latest_charge))
    if (!charge || intent.status !== 'succeeded') {
      const message = `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`
      throw new StripeRefusal(400, { message })
    }
    return { id, currency: String(intent.currency), charge }
  }

  const ofSession = (id: string) => taken(find(sessions, id, 'checkout.session').payment_intent ?? '')

  function show(session: Session, expand: string[]): object {
    const { payment_intent_data: _, ...shown } = session
    const wanted = expand.filter((way) => way.startsWith('payment_intent'))
    const intent = session.payment_intent === null ? null : intents.get(session.payment_intent)
    if (!intent || wanted.length === 0) return shown
    return {
      ...shown,
      payment_intent: showIntent(
        intent,
        wanted.map((way) => way.slice('payment_intent.'.length)),
      ),
    }
  }

  function showIntent(intent: Intent, expand: string[]): object {
    const charge = charges.get(String(intent.latest_charge))
    if (!charge || !expand.some((way) => way.startsWith('latest_charge'))) return intent
    const balance = charge.balance_transaction as Stored | null
    const deep = expand.some((way) => way.startsWith('latest_charge.balance_transaction'))
    return { ...intent, latest_charge: { ...charge, balance_transaction: deep ? balance : (balance?.id ?? null) } }
  }

  return {
    address: `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`,
    pay,
    intentOf: (sessionId) => sessions.get(sessionId)?.payment_intent ?? '',
    refundByHand: (sessionId, amount) => movements.refund(ofSession(sessionId), amount, {}).id,
    failRefund: (sessionId, refundId) => movements.failRefund(refundId, ofSession(sessionId)),
    dispute: (sessionId, amount, status = 'needs_response') =>
      movements.dispute(ofSession(sessionId), amount, status).id,
    closeDispute: movements.closeDispute,
    failPayout: movements.failPayout,
    forget() {
      sessions.clear()
      for (const list of Object.values(movements.lists)) list.length = 0
    },
    asked,
    breakNext,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function refuseState(intent: Intent, verb: string): never {
  const message = `This PaymentIntent could not be ${verb} because it has a status of ${intent.status}.`
  throw new StripeRefusal(400, { code: 'payment_intent_unexpected_state', message })
}

function find<Item>(items: Map<string, Item>, id: string, kind: string): Item {
  const item = items.get(id)
  if (!item) throw new StripeRefusal(404, { code: 'resource_missing', message: `No such ${kind}: '${id}'` })
  return item
}

function listOf<Item = string>(value: unknown): Item[] {
  return value && typeof value === 'object' ? Object.values(value) : []
}

/** `a[b][0]=c` as `{ a: { b: { 0: c } } }`. */
function decode(form: URLSearchParams): Stored {
  const result: Stored = {}
  for (const [name, value] of form) {
    const way = name.split(/[[\]]+/).filter(Boolean)
    let place = result
    for (const step of way.slice(0, -1)) {
      place[step] ??= {}
      place = place[step] as Stored
    }
    place[way.at(-1) ?? ''] = value
  }
  return result
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}
