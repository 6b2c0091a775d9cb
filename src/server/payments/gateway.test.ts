import { createHmac } from 'node:crypto'
import Stripe from 'stripe'
import { afterAll, describe, expect, test } from 'vitest'
import { startSandbox } from '../../../sandbox/service.ts'
import { startFakeStripe } from '../../../test/fake-stripe.ts'
import { firstTry } from '../../../test/random.ts'
import { GatewayRefusal, GatewayUnavailable, type HostedOrder, type PaymentGateway } from './gateway.ts'
import { createSandboxGateway } from './sandbox-gateway.ts'
import { fromStripeAmount, toStripeAmount } from './stripe-amounts.ts'
import { createStripeGateway } from './stripe-gateway.ts'

/** A provider behind its gateway, with the hands of its visitors and the voice of its webhooks. */
type Provider = {
  gateway: PaymentGateway
  pay(ref: string, refused?: true): Promise<void>
  message(ref: string, orderId: string): string
  sign(body: string, seconds: number): string
  /** The next call is answered like this, its work done all the same. */
  lose(what: 'bad_gateway' | 'html'): Promise<void>
  /** What people do in the dashboard, and banks; each answers its number. */
  refundByHand(ref: string, amount: number): Promise<string>
  failRefund(ref: string, refund: string): Promise<void>
  dispute(ref: string, amount: number): Promise<string>
  closeDispute(dispute: string, outcome: 'won' | 'lost'): Promise<void>
  failPayout(): Promise<string>
}

const sandboxSecret = 'a secret of the sandbox, long enough'
const stripeSecret = 'whsec_test'
const sandbox = await startSandbox({
  host: '127.0.0.1',
  port: 0,
  booksFile: ':memory:',
  secret: sandboxSecret,
  webhookUrl: () => undefined,
})
const stripe = await startFakeStripe()
afterAll(() => Promise.all([sandbox.close(), stripe.close()]))

const sandboxToken = createHmac('sha256', sandboxSecret).update('sandbox-api').digest('hex')

async function control(method: string, path: string, body: object): Promise<{ id: string }> {
  const answer = await fetch(`${sandbox.origin}${path}`, {
    method,
    headers: { Authorization: `Bearer ${sandboxToken}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return answer.status === 204 ? { id: '' } : answer.json()
}

const providers: Provider[] = [
  {
    gateway: createSandboxGateway({ apiBase: sandbox.origin, secret: sandboxSecret }),
    async pay(ref, refused) {
      const body = new URLSearchParams({ card: refused ? 'insufficient_funds' : 'success' })
      await fetch(`${sandbox.origin}/pay/${ref}`, { method: 'POST', body, redirect: 'manual' })
    },
    message: (ref, order_id) => JSON.stringify({ id: 'evt_1', type: 'payment.authorized', ref, order_id, created: 1 }),
    sign(body, seconds) {
      return `t=${seconds},v1=${createHmac('sha256', sandboxSecret).update(`${seconds}.${body}`).digest('hex')}`
    },
    async lose(answer) {
      await control('PUT', '/control/faults', { api: [{ call: 'any', answer, when: 'after' }] })
    },
    refundByHand: async (payment, amount) => (await control('POST', '/dashboard/refunds', { payment, amount })).id,
    failRefund: async (_, refund) => void (await control('POST', `/dashboard/refunds/${refund}/fail`, {})),
    dispute: async (payment, amount) => (await control('POST', '/dashboard/disputes', { payment, amount })).id,
    closeDispute: async (id, outcome) => void (await control('POST', `/dashboard/disputes/${id}`, { outcome })),
    failPayout: async () => (await control('POST', '/dashboard/payouts', { amount: 700, currency: 'EUR' })).id,
  },
  {
    gateway: createStripeGateway({
      secretKey: 'sk_test_fake',
      webhookSecret: stripeSecret,
      apiBase: stripe.address,
    }),
    pay: async (ref, refused) =>
      stripe.pay(ref, refused && { code: 'card_declined', decline_code: 'insufficient_funds' }),
    message: (ref, order_id) =>
      JSON.stringify({
        id: 'evt_1',
        object: 'event',
        type: 'checkout.session.completed',
        data: { object: { id: ref, object: 'checkout.session', payment_intent: 'pi_1', metadata: { order_id } } },
      }),
    sign: (payload, timestamp) =>
      new Stripe('sk_test_fake').webhooks.generateTestHeaderString({ payload, timestamp, secret: stripeSecret }),
    async lose(what) {
      const answer = what === 'html' ? { status: 200, body: '<!doctype html>' } : { status: 502, body: 'Bad Gateway' }
      // The SDK tries once more by itself where it knows that something went wrong.
      for (let tries = what === 'html' ? 1 : 2; tries > 0; tries--)
        stripe.breakNext.push({ ...answer, afterwards: true })
    },
    refundByHand: async (ref, amount) => stripe.refundByHand(ref, amount),
    failRefund: async (ref, refund) => stripe.failRefund(ref, refund),
    dispute: async (ref, amount) => stripe.dispute(ref, amount),
    closeDispute: async (id, outcome) => stripe.closeDispute(id, outcome),
    failPayout: async () => stripe.failPayout(700, 'eur'),
  },
]

let orders = 0
function order(changes: Partial<HostedOrder> = {}): HostedOrder {
  return {
    id: `order-${++orders}`,
    amount: 12_345,
    currency: 'EUR',
    description: 'Хотел Бриз, 3 нощувки',
    language: 'bg',
    email: 'guest@example.com',
    returnUrl: 'https://zefir.example/checkout/1/done',
    cancelUrl: 'https://zefir.example/checkout/1',
    expiresAt: new Date(Date.now() + 15 * 60_000),
    ...changes,
  }
}

async function openPaid({ gateway, pay }: Provider): Promise<string> {
  const { ref } = await gateway.open(order())
  await pay(ref)
  return ref
}

async function openCaptured(provider: Provider): Promise<string> {
  const ref = await openPaid(provider)
  await provider.gateway.capture(ref, { amount: 12_345, key: ref })
  return ref
}

describe.each(providers.map((provider) => [provider.gateway.name, provider] as const))('%s', (_, provider) => {
  const { gateway } = provider

  test('opening twice under one order is one payment with one page', async () => {
    const asked = order()
    const [first, second] = await Promise.all([gateway.open(asked), gateway.open(asked)])
    expect(second).toEqual(first)
    expect(first.redirectUrl).toMatch(/^https?:\/\//)
    expect(await gateway.retrieve(first.ref)).toEqual({
      ref: first.ref,
      orderId: asked.id,
      status: 'open',
      amount: 12_345,
      currency: 'EUR',
      captured: 0,
      refunded: 0,
      fee: null,
      lastError: null,
    })
    await expect(gateway.open({ ...asked, amount: 1 })).rejects.toThrow(GatewayRefusal)
  })

  test('a payment that nobody knows is null', async () => {
    expect(await gateway.retrieve('cs_unknown')).toBeNull()
  })

  test('a refused card leaves the payment open and says why, and another card pays it', async () => {
    const { ref } = await gateway.open(order())
    await provider.pay(ref, true)
    expect(await gateway.retrieve(ref)).toMatchObject({ status: 'open', lastError: 'insufficient_funds' })
    await provider.pay(ref)
    expect(await gateway.retrieve(ref)).toMatchObject({ status: 'authorized', lastError: null, captured: 0, fee: null })
  })

  test('what was set aside is taken once under a key, and never again or above it', async () => {
    const ref = await openPaid(provider)
    await expect(gateway.capture(ref, { amount: 12_346, key: 'too-much' })).rejects.toThrow(GatewayRefusal)
    const [taken, again] = await Promise.all([
      gateway.capture(ref, { amount: 12_345, key: `once-${ref}` }),
      gateway.capture(ref, { amount: 12_345, key: `once-${ref}` }),
    ])
    expect(taken).toMatchObject({ ref, status: 'captured', captured: 12_345, fee: expect.any(Number) })
    expect(again).toEqual(taken)
    expect(await gateway.retrieve(ref)).toEqual(taken)
    await expect(gateway.capture(ref, { amount: 12_345, key: `twice-${ref}` })).rejects.toThrow(GatewayRefusal)
  })

  test('nothing can be taken before it is set aside', async () => {
    const { ref } = await gateway.open(order())
    await expect(gateway.capture(ref, { amount: 1, key: 'early' })).rejects.toThrow(GatewayRefusal)
  })

  test('cancelling closes the page or lets go what was set aside, twice is once; what was taken stays', async () => {
    const { ref } = await gateway.open(order())
    expect(await gateway.cancel(ref, ref)).toMatchObject({ ref, status: 'canceled' })
    expect(await gateway.cancel(ref, `again-${ref}`)).toMatchObject({ status: 'canceled' })
    const paid = await openPaid(provider)
    expect(await gateway.cancel(paid, paid)).toMatchObject({ ref: paid, status: 'canceled', captured: 0 })
    await expect(gateway.capture(paid, { amount: 1, key: `late-${paid}` })).rejects.toThrow(GatewayRefusal)
    const captured = await openCaptured(provider)
    await expect(gateway.cancel(captured, captured)).rejects.toThrow(GatewayRefusal)
    expect(await gateway.retrieve(captured)).toMatchObject({ status: 'captured' })
  })

  test('ten refunds at once under one key give back once; in all never more than was taken', async () => {
    const ref = await openCaptured(provider)
    const refunds = await Promise.all(
      Array.from({ length: 10 }, () => gateway.refund(ref, { amount: 10_000, key: `refund-${ref}` })),
    )
    expect(new Set(refunds.map(({ ref: id }) => id)).size).toBe(1)
    expect(refunds[0]).toMatchObject({ status: 'succeeded', amount: 10_000 })
    expect(await gateway.retrieve(ref)).toMatchObject({ status: 'captured', captured: 12_345, refunded: 10_000 })
    await expect(gateway.refund(ref, { amount: 2346, key: `more-${ref}` })).rejects.toThrow(GatewayRefusal)
    await gateway.refund(ref, { amount: 2345, key: `rest-${ref}` })
    expect(await gateway.retrieve(ref)).toMatchObject({ refunded: 12_345 })
  })

  test.each(['bad_gateway', 'html'] as const)('an answer lost to %s may be asked for again', async (what) => {
    const asked = order()
    await provider.lose(what)
    await expect(gateway.open(asked)).rejects.toThrow(GatewayUnavailable)
    const { ref } = await gateway.open(asked)
    expect(
      (await gateway.listSince(new Date(Date.now() - 60_000))).filter(({ orderId }) => orderId === asked.id),
    ).toEqual([expect.objectContaining({ ref, status: 'open' })])
  })

  test('the list holds every payment since, with what became of it', async () => {
    const since = new Date(Date.now() - 1000)
    const refs = [await openCaptured(provider), await openPaid(provider), (await gateway.open(order())).ref]
    const listed = await gateway.listSince(since)
    const found = refs.map((ref) => listed.find((payment) => payment.ref === ref))
    expect(found).toEqual(await Promise.all(refs.map((ref) => gateway.retrieve(ref))))
    expect(found.map((payment) => payment?.status)).toEqual(['captured', 'authorized', 'open'])
    expect(await gateway.listSince(new Date(Date.now() + 60_000))).toEqual([])
  })

  test('refunds and disputes of a payment are told, whoever began them, as they stand now', async () => {
    const since = new Date(Date.now() - 1000)
    const [ref, other] = [await openCaptured(provider), await openCaptured(provider)]
    const ours = await gateway.refund(ref, { amount: 1000, key: `told-${ref}` })
    const byHand = await provider.refundByHand(ref, 200)
    const back = await provider.refundByHand(ref, 300)
    await provider.failRefund(ref, back)
    const [open, won, lost] = [
      await provider.dispute(ref, 400),
      await provider.dispute(ref, 500),
      await provider.dispute(ref, 600),
    ]
    await provider.closeDispute(won, 'won')
    await provider.closeDispute(lost, 'lost')
    const movement = { currency: 'EUR', payment: expect.anything() }
    const expected = [
      { kind: 'refund', ref: ours.ref, amount: 1000, status: 'succeeded' },
      { kind: 'refund', ref: byHand, amount: 200, status: 'succeeded' },
      { kind: 'refund', ref: back, amount: 300, status: 'failed' },
      { kind: 'dispute', ref: open, amount: 400, status: 'open', taken: 400, fee: 1500 },
      { kind: 'dispute', ref: won, amount: 500, status: 'won', taken: 0, fee: 1500 },
      { kind: 'dispute', ref: lost, amount: 600, status: 'lost', taken: 600, fee: 1500 },
    ].map((each) => ({ ...each, ...movement }))
    const told = await gateway.listMovements(ref)
    expect(told).toHaveLength(expected.length)
    expect(told).toEqual(expect.arrayContaining(expected))
    for (const { payment } of told) expect(await gateway.retrieve(payment.ref)).toMatchObject({ ref })
    expect(await gateway.listMovements(other)).toEqual([])
    expect(await gateway.retrieve(ref)).toMatchObject({ captured: 12_345, refunded: 1200 })
    const payout = await provider.failPayout()
    const lately = await gateway.listMovementsSince(since)
    expect(lately).toEqual(expect.arrayContaining(told))
    expect(lately).toContainEqual({ kind: 'payout', ref: payout, currency: 'EUR', amount: 700 })
    expect(await gateway.listMovementsSince(new Date(Date.now() + 60_000))).toEqual([])
  })

  test('a message is believed by its very bytes and for 300 seconds', () => {
    const body = provider.message('ref-1', 'order-1')
    const sent = 1_800_000_000
    const deliver = (given: { body?: string; age?: number; signature?: string | undefined }) =>
      gateway.readEvent({
        rawBody: Buffer.from(given.body ?? body),
        signature: 'signature' in given ? given.signature : provider.sign(body, sent),
        now: new Date((sent + (given.age ?? 0)) * 1000),
      })
    const event = { id: 'evt_1', type: expect.any(String), about: 'payment', ref: 'ref-1', orderId: 'order-1' }
    expect(deliver({})).toEqual(event)
    expect(deliver({ age: 300 })).toEqual(event)
    expect(deliver({ age: 301 })).toEqual({ refused: 'too_old' })
    expect(deliver({ body: `${body} ` })).toEqual({ refused: 'signature_wrong' })
    expect(deliver({ signature: undefined })).toEqual({ refused: 'signature_missing' })
    expect(deliver({ signature: 'v1=abc' })).toEqual({ refused: 'signature_wrong' })
    expect(deliver({ body: 'no', signature: provider.sign('no', sent) })).toEqual({ refused: 'not_readable' })
  })
})

test('a message of the sandbox from the future is believed as long', () => {
  const [provider] = providers
  const body = provider?.message('ref-1', 'order-1') ?? ''
  const deliver = (ahead: number) =>
    provider?.gateway.readEvent({
      rawBody: Buffer.from(body),
      signature: provider.sign(body, 1_800_000_000 + ahead),
      now: new Date(1_800_000_000_000),
    })
  expect(deliver(300)).toMatchObject({ id: 'evt_1' })
  expect(deliver(301)).toEqual({ refused: 'too_old' })
})

test('a provider that nobody can reach is unavailable', async () => {
  const nobody = createSandboxGateway({ apiBase: 'http://127.0.0.1:1', secret: sandboxSecret })
  await expect(nobody.retrieve('pay_1')).rejects.toThrow(GatewayUnavailable)
  const wrong = createSandboxGateway({ apiBase: sandbox.origin, secret: 'another secret' })
  await expect(wrong.retrieve('pay_1')).rejects.toThrow(expect.objectContaining({ code: 'unauthorized' }))
})

describe('Stripe alone', () => {
  const gateway = createStripeGateway({
    secretKey: 'sk_test_fake',
    webhookSecret: stripeSecret,
    apiBase: stripe.address,
  })

  test('the page is asked for in the visitor’s language, for cards, to be captured by hand, as long as Stripe allows', async () => {
    const asked = order()
    await gateway.open(asked)
    const sent = stripe.asked.at(-1)
    expect(sent).toMatchObject({
      mode: 'payment',
      locale: 'bg',
      client_reference_id: asked.id,
      customer_email: 'guest@example.com',
      success_url: asked.returnUrl,
      cancel_url: asked.cancelUrl,
      allowed_payment_method_types: { 0: 'card' },
      payment_intent_data: { capture_method: 'manual', metadata: { order_id: asked.id } },
      line_items: { 0: { quantity: '1', price_data: { currency: 'eur', unit_amount: '12345' } } },
    })
    expect(Number(sent?.expires_at)).toBe(Math.ceil(asked.expiresAt.getTime() / 1000) + 1800)
    await gateway.open(order({ expiresAt: new Date(Date.now() + 5 * 86_400_000) }))
    expect(stripe.asked.at(-1)).not.toHaveProperty('expires_at')
  })

  test('a message about a PaymentIntent names it, and the payment is found by it', async () => {
    const asked = order()
    const { ref } = await gateway.open(asked)
    stripe.pay(ref)
    const paid = await gateway.retrieve(ref)
    const intent = { id: 'pi_1', object: 'payment_intent', metadata: { order_id: asked.id } }
    const body = JSON.stringify({
      id: 'evt_2',
      type: 'payment_intent.amount_capturable_updated',
      data: { object: intent },
    })
    const signature = new Stripe('sk_test_fake').webhooks.generateTestHeaderString({
      payload: body,
      secret: stripeSecret,
    })
    expect(gateway.readEvent({ rawBody: Buffer.from(body), signature, now: new Date() })).toMatchObject({
      ref: 'pi_1',
      orderId: asked.id,
    })
    expect(await gateway.retrieve(stripe.intentOf(ref))).toEqual(paid)
    expect(await gateway.retrieve('pi_unknown')).toBeNull()
  })

  test.each([
    ['EUR', 12_345, 12_345],
    ['JPY', 500, 500],
    ['ISK', 500, 50_000],
    ['UGX', 5, 500],
    ['MGA', 50_000, 500],
    ['MGA', 50_050, null],
    ['KWD', 5120, 5120],
    ['KWD', 5124, null],
  ])('%s: %i of ours is %s to Stripe', firstTry, (currency, ours, theirs) => {
    expect(toStripeAmount(ours, currency)).toBe(theirs)
    if (theirs !== null) expect(fromStripeAmount(theirs, currency)).toBe(ours)
  })

  test('an amount that Stripe cannot take is refused before anybody is asked', async () => {
    await expect(gateway.open(order({ currency: 'KWD', amount: 5124 }))).rejects.toThrow(
      expect.objectContaining({ code: 'amount_not_chargeable' }),
    )
  })

  const { STRIPE_TEST_SECRET_KEY: liveKey } = process.env
  test.runIf(liveKey)('the true Stripe opens, knows and closes a page', async () => {
    const live = createStripeGateway({ secretKey: liveKey ?? '', webhookSecret: stripeSecret })
    const asked = order({ id: `live-${Date.now()}` })
    const { ref, redirectUrl } = await live.open(asked)
    expect(redirectUrl).toMatch(/^https:\/\/checkout\.stripe\.com\//)
    expect(await live.retrieve(ref)).toMatchObject({
      orderId: asked.id,
      status: 'open',
      amount: 12_345,
      currency: 'EUR',
    })
    expect(await live.cancel(ref, ref)).toMatchObject({ status: 'canceled' })
    expect((await live.listSince(new Date(Date.now() - 60_000))).map((payment) => payment.ref)).toContain(ref)
  })
})
