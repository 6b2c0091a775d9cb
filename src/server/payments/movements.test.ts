import { beforeEach, describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import { fixtureNow } from '../../../test/hotel-fixture.ts'
import { openPayer } from '../../../test/payer.ts'
import { firstTry } from '../../../test/random.ts'
import type { CancelAnswer } from '../../contract/checkout.ts'
import { paymentRequestSchema } from '../../contract/payment-requests.ts'
import { intentSchema } from '../../contract/payments.ts'
import { askPayment } from '../payment-requests/payment-requests.service.ts'
import type { PaymentGateway } from './gateway.ts'
import { listDifferences } from './payments.repository.ts'
import { compareMovements, refundDue, settleDue } from './reconciliation.service.ts'
import { settleRefund } from './refunding.service.ts'
import { giveBackRequest, reserveRefund } from './refunds.service.ts'
import { settleIntent } from './settling.service.ts'

const { db } = await openTestDatabase({ poolSize: 20 })
const payer = await openPayer(db)
const { buyer, provider, context, watch, send, openPage, ask, webhook, payFully, balances, expectSound } = payer

beforeEach(payer.reset)

const dayMs = 86_400_000
const onDay = (day: number) => {
  watch.now = new Date(fixtureNow.getTime() + day * dayMs)
}
const kinds = async () => (await listDifferences(db)).map(({ kind }) => kind).sort()
const read = async (reference: string, key: string) => (await buyer.readBooking(reference, key)).money
const toldOfRefunds = () => db.selectFrom('outgoing_mail').select('id').where('kind', '=', 'payment_refunded').execute()
const cancel = async (reference: string, body: object) =>
  (await send(`bookings/${reference}/cancel/`, body)) as CancelAnswer

let messages = 0
/** The message reaches us, or is lost and the hourly comparison finds out. */
const ways = {
  message: async (intent: string) => {
    expect((await webhook(intent, `evt_late_${++messages}`, 'movement')).statusCode).toBe(200)
    await settleIntent(context, intent)
  },
  comparing: async () => {
    await compareMovements(context)
  },
}
const cases = (['message', 'comparing'] as const).flatMap((way) => [3, 40, 200].map((day) => ({ way, day })))

/** A pay link that was paid. */
async function payLink() {
  const asked = await askPayment(
    { db, keys: context.keys, now: watch.now },
    {
      ...{ email: 'mira@example.com', name: 'Мира', currency: 'EUR', comment: null, bookingId: null },
      ...{ lines: [{ text: 'Трансфер', amount: 5_000 }], dueDay: null, language: 'bg' },
    },
  )
  const path = `payment-requests/${asked.code}/`
  const shown = async () => paymentRequestSchema.parse((await buyer.send('GET', path)).json())
  const { price_hash: hash } = await shown()
  const intent = intentSchema.parse(
    await send('payment/create_intent/', { payment_request: asked.code, price_hash: hash }),
  )
  await openPage(intent.id)
  provider.authorize(intent.id)
  await ask(intent.id)
  return { code: asked.code, intent: intent.id, shown }
}

describe.each(cases)('on day $day by $way', ({ way, day }) => {
  test('a refund made with the provider stands on the booking, in the books, in a mail and in the list, once', async () => {
    const { intent, booking, key } = await payFully()
    onDay(day)
    provider.refundByHand(intent, 5_000)
    await ways[way](intent)
    await ways[way](intent)
    expect(await buyer.readBooking(booking.reference, key)).toMatchObject({
      payment_status: 'partially_refunded',
      money: { paid: '270.00', refunded: '50.00', due: '0.00', refund_pending: '0.00' },
    })
    expect(await balances()).toMatchObject({ customer: 5_000 })
    expect(await kinds()).toEqual(['refund_by_provider'])
    expect(await toldOfRefunds()).toHaveLength(1)
    const more = await buyer.send('POST', 'payment/create_intent/', { booking: booking.reference, key })
    expect(more.json()).toMatchObject({ code: 'nothing_due' })
    provider.refundByHand(intent, 22_000)
    await ways[way](intent)
    expect((await buyer.readBooking(booking.reference, key)).payment_status).toBe('refunded')
    await expectSound()
  })

  test('a refund of a pay link is credited in its invoice', async () => {
    const { intent, shown } = await payLink()
    onDay(day)
    provider.refundByHand(intent, 5_000)
    await ways[way](intent)
    expect(await shown()).toMatchObject({ status: 'refunded', paid_amount: '50.00', refunded_amount: '50.00' })
    expect((await shown()).invoices.map(({ kind }) => kind)).toEqual(['invoice', 'credit_note'])
    await expectSound()
  })

  test.each(['won', 'lost'] as const)('a dispute is opened and %s, of a booking and of a pay link', async (outcome) => {
    const { intent, booking, key } = await payFully()
    const link = await payLink()
    onDay(day)
    const [one, two] = [provider.dispute(intent, 27_000), provider.dispute(link.intent, 5_000)]
    for (const id of [intent, link.intent]) await ways[way](id)
    expect(await read(booking.reference, key)).toMatchObject({ disputed: '270.00', refunded: '0.00', due: '0.00' })
    expect(await link.shown()).toMatchObject({ disputed_amount: '50.00' })
    expect(await kinds()).toEqual(['dispute_opened', 'dispute_opened'])
    await expectSound()
    for (const ref of [one, two]) provider.closeDispute(ref, outcome)
    // It may have begun long before what the comparison looks back to.
    onDay(day + 90)
    for (const id of [intent, link.intent]) await ways[way](id)
    expect((await read(booking.reference, key)).disputed).toBe(outcome === 'won' ? '0.00' : '270.00')
    expect((await kinds()).filter((kind) => kind === `dispute_${outcome}`)).toHaveLength(2)
    expect((await balances()).fees).toBeGreaterThan(3_000)
    await expectSound()
  })

  test('a refund that came back is taken off again', async () => {
    const { intent, booking, key } = await payFully()
    onDay(day)
    const ref = provider.refundByHand(intent, 5_000)
    await ways[way](intent)
    provider.returnRefund(ref)
    await ways[way](intent)
    expect(await read(booking.reference, key)).toMatchObject({ paid: '270.00', refunded: '0.00' })
    expect(await kinds()).toEqual(['refund_by_provider', 'refund_came_back'])
    await expectSound()
  })
})

describe('with our own refunds', () => {
  test('the message about our own refund is counted once, whichever comes first', firstTry, async () => {
    const { intent, booking, key } = await payFully()
    provider.fail('refund', 'after')
    await cancel(booking.reference, { penalty: '0.00', key })
    await expect.poll(() => provider.ofOrder(intent).refunded).toBe(27_000)
    await Promise.all(Array.from({ length: 8 }, () => ways.message(intent)))
    await compareMovements(context)
    await payer.later(60)
    await payer.later(60)
    await Promise.all([ways.message(intent), compareMovements(context), refundDue(context)])
    expect(await read(booking.reference, key)).toMatchObject({ refunded: '270.00', refund_pending: '0.00' })
    expect(await kinds()).toEqual([])
    expect(await toldOfRefunds()).toEqual([])
    await expectSound()
  })

  test('twenty messages and comparisons at once about one refund of the provider note it once', firstTry, async () => {
    const { intent, booking, key } = await payFully()
    provider.refundByHand(intent, 4_000)
    provider.dispute(intent, 9_000)
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 4 === 0 ? compareMovements(context) : ways.message(intent))),
    )
    await settleDue(context)
    expect(await read(booking.reference, key)).toMatchObject({ refunded: '40.00', disputed: '90.00' })
    expect(await kinds()).toEqual(['dispute_opened', 'refund_by_provider'])
    await expectSound()
  })

  test('cancelling gives back what is left after a refund of the provider', async () => {
    const { intent, booking, key } = await payFully()
    provider.refundByHand(intent, 7_000)
    await ways.message(intent)
    expect(await cancel(booking.reference, { simulate: true, key })).toMatchObject({ refund: '200.00' })
    await cancel(booking.reference, { penalty: '0.00', key })
    await expect.poll(() => read(booking.reference, key)).toMatchObject({ refunded: '270.00', refund_pending: '0.00' })
    expect((await balances()).customer ?? 0).toBe(0)
    await expectSound()
  })

  test('disputed money is not given back by cancelling; when we win, it is', async () => {
    const { intent, booking, key } = await payFully()
    const dispute = provider.dispute(intent, 27_000)
    await ways.message(intent)
    expect(await cancel(booking.reference, { simulate: true, key })).toMatchObject({ refund: '0.00' })
    await cancel(booking.reference, { penalty: '0.00', key })
    await payer.later(60)
    expect(provider.ofOrder(intent).refunded).toBe(0)
    expect(await read(booking.reference, key)).toMatchObject({ disputed: '270.00', refund_pending: '0.00' })
    provider.closeDispute(dispute, 'won')
    await ways.message(intent)
    await payer.later(60)
    expect(await read(booking.reference, key)).toMatchObject({ disputed: '0.00', refunded: '270.00' })
    await expectSound()
  })

  test('a dispute after we gave the money back is counted and is for a person', async () => {
    const { intent, booking, key } = await payFully()
    await cancel(booking.reference, { penalty: '0.00', key })
    await expect.poll(() => read(booking.reference, key)).toMatchObject({ refunded: '270.00' })
    provider.dispute(intent, 27_000)
    await ways.message(intent)
    expect(await read(booking.reference, key)).toMatchObject({ refunded: '270.00', disputed: '270.00' })
    expect(await kinds()).toEqual(['dispute_after_refund', 'dispute_opened'])
    await expectSound()
  })

  test('a pay link is given back once although its payer disputes a part of it', async () => {
    const { code, intent, shown } = await payLink()
    provider.dispute(intent, 2_000)
    await ways.message(intent)
    expect(await giveBackRequest(db, code, watch.now)).toBe(3_000)
    await refundDue(context)
    expect(await shown()).toMatchObject({ refunded_amount: '30.00', disputed_amount: '20.00' })
    await expectSound()
  })

  test('a refund of ours that the provider works on ends by asking how it stands', async () => {
    const { intent, booking, key } = await payFully()
    // The answer says "pending" for ever, as a repeated call does; the list tells the truth.
    const pending: PaymentGateway = {
      ...provider.gateway,
      refund: async (ref, order) => ({ ...(await provider.gateway.refund(ref, order)), status: 'pending' }),
    }
    const slow = { ...context, gateway: pending }
    const reserved = await db
      .transaction()
      .execute((trx) => reserveRefund(trx, { intentId: intent, action: 'by_hand', amount: 1_000, now: watch.now }))
    await settleRefund(slow, reserved ?? '')
    expect((await read(booking.reference, key)).refunded).toBe('0.00')
    await settleRefund(slow, reserved ?? '')
    expect((await read(booking.reference, key)).refunded).toBe('10.00')
    expect(provider.ofOrder(intent).refunded).toBe(1_000)
    await expectSound()
  })
})

describe('what cannot be counted is for a person', () => {
  test.each([
    ['another currency', { currency: 'BGN' }, 5_000, 'refund_in_other_currency'],
    ['more than was taken', {}, 30_000, 'refunded_more_than_taken'],
  ] as const)('a refund of %s', async (_what, change, amount, kind) => {
    const { intent, booking, key } = await payFully()
    provider.refundByHand(intent, amount, change)
    await ways.message(intent)
    await ways.comparing()
    expect(await kinds()).toEqual([kind])
    expect((await read(booking.reference, key)).refunded).toBe('0.00')
  })

  test.each([
    ['another currency', { currency: 'BGN' }, 5_000, 'dispute_in_other_currency'],
    ['more than was taken', {}, 30_000, 'disputed_more_than_taken'],
  ] as const)('a dispute of %s', async (_what, change, amount, kind) => {
    const { intent, booking, key } = await payFully()
    provider.dispute(intent, amount, change)
    await ways.message(intent)
    await ways.comparing()
    expect(await kinds()).toEqual([kind])
    expect((await read(booking.reference, key)).disputed).toBe('0.00')
  })

  test('a refund of a payment that we do not know, by message and by comparing, once', async () => {
    const { intent } = await payFully()
    const payment = { ref: 'theirs', orderId: null }
    provider.refundByHand(intent, 0, { payment, amount: 100 })
    const event = { id: 'evt_theirs', type: 'refund.succeeded', about: 'movement', ref: 'theirs', orderId: null }
    const told = await payer.app.inject({
      method: 'POST',
      url: '/api/v1/payment/webhooks/sandbox/',
      headers: { 'sandbox-signature': 'good', 'content-type': 'application/json' },
      payload: JSON.stringify(event),
    })
    expect(told.statusCode).toBe(200)
    await ways.comparing()
    expect(await kinds()).toEqual(['unknown_payment'])
  })
})
