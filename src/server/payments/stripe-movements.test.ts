import Stripe from 'stripe'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import { startFakeStripe } from '../../../test/fake-stripe.ts'
import { fixtureNow } from '../../../test/hotel-fixture.ts'
import { openPayer } from '../../../test/payer.ts'
import { listDifferences } from './payments.repository.ts'
import { compareMovements } from './reconciliation.service.ts'
import { settleIntent } from './settling.service.ts'
import { createStripeGateway } from './stripe-gateway.ts'

const { db } = await openTestDatabase()
const secret = 'whsec_test'
const stripe = await startFakeStripe({ clock: () => payer.watch.now })
afterAll(() => stripe.close())
const gateway = createStripeGateway({ secretKey: 'sk_test_fake', webhookSecret: secret, apiBase: stripe.address })
const payer = await openPayer(db, { gateway })
const { buyer, context, watch } = payer

beforeEach(async () => {
  stripe.forget()
  await payer.reset()
})

const onDay = (day: number) => {
  watch.now = new Date(fixtureNow.getTime() + day * 86_400_000)
}
/** What is with the provider after a stay of 270.00 was paid: the sum less its fee, in minor units. */
const received = 27_000 - 430
const kinds = async () => (await listDifferences(db)).map(({ kind }) => kind).sort()
const withProvider = async () => (await payer.balances()).provider ?? 0

async function pay() {
  const intent = await payer.goToPay(await payer.fillIn('NOW'))
  const find = db.selectFrom('payment_intent').select('provider_ref').where('id', '=', intent)
  const session = (await find.executeTakeFirstOrThrow()).provider_ref ?? ''
  stripe.pay(session)
  const { booking } = await payer.ask(intent)
  if (!booking) throw new Error('no booking')
  const read = async () => (await buyer.readBooking(booking.reference, booking.key)).money
  return { intent, session, booking, read }
}

let messages = 0
async function deliver(type: string, object: object): Promise<void> {
  const payload = JSON.stringify({ id: `evt_${++messages}`, object: 'event', type, data: { object } })
  const timestamp = Math.floor(watch.now.getTime() / 1000)
  const signature = new Stripe('sk_test_fake').webhooks.generateTestHeaderString({ payload, timestamp, secret })
  const headers = { 'stripe-signature': signature, 'content-type': 'application/json' }
  const answer = await payer.app.inject({ method: 'POST', url: '/api/v1/payment/webhooks/stripe/', headers, payload })
  expect(answer.statusCode, answer.body).toBe(200)
}

/** Stripe tells of it, or the message is lost and the hourly comparison finds out. */
const ways = {
  /** As Stripe does: a refund by its charge, a dispute by itself, without our number. */
  async message({ intent, session }: { intent: string; session: string }, type: string) {
    const of = { payment_intent: stripe.intentOf(session), metadata: {} }
    const [, kind = ''] = type.split('.')
    const object =
      kind === 'dispute' ? { id: 'du_1', object: 'dispute', ...of } : { id: 'ch_1', object: 'charge', ...of }
    await deliver(type, object)
    await settleIntent(context, intent)
  },
  async comparing() {
    await compareMovements(context)
  },
}

describe.each(['message', 'comparing'] as const)('on day 40 by %s', (way) => {
  test('a refund made in the dashboard of Stripe is noted once, and taken off again when it comes back', async () => {
    const paid = await pay()
    expect(await withProvider()).toBe(received)
    onDay(40)
    const refund = stripe.refundByHand(paid.session, 5_000)
    for (let time = 0; time < 2; time++) await ways[way](paid, 'charge.refunded')
    expect(await paid.read()).toMatchObject({ paid: '270.00', refunded: '50.00', due: '0.00' })
    expect(await withProvider()).toBe(received - 5_000)
    expect(await kinds()).toEqual(['refund_by_provider'])
    stripe.failRefund(paid.session, refund)
    await ways[way](paid, 'charge.refund.updated')
    expect(await paid.read()).toMatchObject({ paid: '270.00', refunded: '0.00' })
    expect(await withProvider()).toBe(received)
    expect(await kinds()).toEqual(['refund_by_provider', 'refund_came_back'])
  })

  test.each(['won', 'lost'] as const)('a dispute takes its sum and its fee, and is %s', async (outcome) => {
    const paid = await pay()
    onDay(40)
    const dispute = stripe.dispute(paid.session, 27_000)
    for (let time = 0; time < 2; time++) await ways[way](paid, 'charge.dispute.created')
    expect(await paid.read()).toMatchObject({ disputed: '270.00', refunded: '0.00', due: '0.00' })
    expect(await withProvider()).toBe(received - 28_500)
    stripe.closeDispute(dispute, outcome)
    onDay(130)
    await ways[way](paid, 'charge.dispute.closed')
    expect((await paid.read()).disputed).toBe(outcome === 'won' ? '0.00' : '270.00')
    expect(await withProvider()).toBe(outcome === 'won' ? received - 1_500 : received - 28_500)
    expect(await kinds()).toEqual([`dispute_${outcome}`, 'dispute_opened'].sort())
  })

  test('an inquiry of a bank is in the list and takes no money', async () => {
    const paid = await pay()
    onDay(40)
    const inquiry = stripe.dispute(paid.session, 27_000, 'warning_needs_response')
    await ways[way](paid, 'charge.dispute.created')
    stripe.closeDispute(inquiry, 'warning_closed')
    await ways[way](paid, 'charge.dispute.closed')
    expect((await paid.read()).disputed).toBe('0.00')
    expect(await withProvider()).toBe(received)
    expect(await kinds()).toEqual(['dispute_opened', 'dispute_won'])
  })
})

test('our own refund is counted once, its message before or after', async () => {
  const paid = await pay()
  const { reference, key } = paid.booking
  await payer.send(`bookings/${reference}/cancel/`, { penalty: '0.00', key })
  await ways.message(paid, 'charge.refunded')
  await payer.later(60)
  await ways.message(paid, 'charge.refunded')
  await ways.comparing()
  expect(await paid.read()).toMatchObject({ refunded: '270.00', refund_pending: '0.00' })
  expect(await withProvider()).toBe(received - 27_000)
  expect(await kinds()).toEqual([])
})

test('a payout that failed is in the list once, by its message and by comparing', async () => {
  await pay()
  onDay(40)
  const id = stripe.failPayout(70_000, 'eur')
  await deliver('payout.failed', { id, object: 'payout', amount: 70_000, currency: 'eur', metadata: {} })
  await ways.comparing()
  expect(await kinds()).toEqual(['payout_failed'])
})
