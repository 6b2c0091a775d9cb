import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import { fixtureNow } from '../../../test/hotel-fixture.ts'
import { openPayer } from '../../../test/payer.ts'
import { firstTry } from '../../../test/random.ts'
import type { CancelAnswer } from '../../contract/checkout.ts'
import { intentSchema } from '../../contract/payments.ts'
import { listDifferences } from './payments.repository.ts'
import { refundDue } from './reconciliation.service.ts'

const { db } = await openTestDatabase()
const payer = await openPayer(db)
const { buyer, provider, context, watch, free, later, fillIn, send, openPage, goToPay, ask, payFully } = payer
const { balances, expectSound } = payer

beforeEach(payer.reset)

describe('giving back', () => {
  const cancel = async (reference: string, body: object) =>
    (await send(`bookings/${reference}/cancel/`, body)) as CancelAnswer

  test.each([
    ['one millisecond before the deadline', '2027-04-07T08:59:59.999Z', '0.00', '270.00', 'refunded'],
    ['at the deadline', '2027-04-07T09:00:00.000Z', '90.00', '180.00', 'partially_refunded'],
    ['on the last day', '2027-04-10T09:00:00.000Z', '270.00', '0.00', 'paid'],
  ])('%s: what the question said is what comes back', async (_when, at, penalty, refund, status) => {
    const { booking, key } = await payFully()
    watch.now = new Date(at)
    const told = await cancel(booking.reference, { simulate: true, key })
    expect(told).toMatchObject({ penalty, refund })
    expect(await cancel(booking.reference, { penalty, key })).toMatchObject({ penalty, refund, status: 'cancelled' })
    await expect
      .poll(() => buyer.readBooking(booking.reference, key))
      .toMatchObject({ status: 'cancelled', payment_status: status })
    const [payment] = provider.payments.values()
    expect(payment?.refunded).toBe(Number(refund) * 100)
    expect((await balances()).customer ?? 0).toBe(0)
    expect(await free()).toEqual([3, 3, 3])
    await expectSound()
  })

  test('ten cancellations at once give back once', firstTry, async () => {
    const { booking, key } = await payFully()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        buyer.send('POST', `bookings/${booking.reference}/cancel/`, { penalty: '0.00', key }),
      ),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    await Promise.all(Array.from({ length: 10 }, () => refundDue(context)))
    await expect.poll(() => buyer.readBooking(booking.reference, key)).toMatchObject({ payment_status: 'refunded' })
    expect([...provider.payments.values()].map(({ refunded }) => refunded)).toEqual([27_000])
    await expectSound()
  })

  test.each(['before', 'after'] as const)('a refund that fails %s its effect is given once', async (fault) => {
    const { booking, key } = await payFully()
    provider.fail('refund', fault)
    await cancel(booking.reference, { penalty: '0.00', key })
    await expect
      .poll(async () => {
        await later(60)
        return buyer.readBooking(booking.reference, key)
      })
      .toMatchObject({ payment_status: 'refunded' })
    expect([...provider.payments.values()].map(({ refunded }) => refunded)).toEqual([27_000])
    await expectSound()
  })

  test('of a deposit and its rest the later payment is given back first', async () => {
    const { intent, booking, key } = await payFully('DEP')
    const rest = intentSchema.parse(await send('payment/create_intent/', { booking: booking.reference, key }))
    await openPage(rest.id)
    provider.authorize(rest.id)
    await ask(rest.id)
    watch.now = new Date('2027-04-07T10:00:00Z')
    expect(await cancel(booking.reference, { penalty: '100.00', key })).toMatchObject({ refund: '200.00' })
    await expect
      .poll(() => buyer.readBooking(booking.reference, key))
      .toMatchObject({
        payment_status: 'partially_refunded',
      })
    expect([provider.ofOrder(rest.id).refunded, provider.ofOrder(intent).refunded]).toEqual([20_000, 0])
    const papers = await db.selectFrom('invoice').select(['kind', 'total']).orderBy('id').execute()
    expect(papers.map(({ kind, total }) => [kind, total])).toEqual([
      ['invoice', 9_000],
      ['invoice', 21_000],
      ['credit_note', 20_000],
    ])
    await expectSound()
  })

  test.each([
    ['for nothing: the money is never taken', fixtureNow, '0.00', [0, 0], 'voided'],
    [
      'with a penalty: it is taken, and what is too much given back',
      new Date('2027-04-07T09:00:00Z'),
      '90.00',
      [27_000, 18_000],
      'partially_refunded',
    ],
  ])('a stay cancelled between setting aside and taking %s', async (_how, at, penalty, money, status) => {
    watch.now = at
    const intent = await goToPay(await fillIn('NOW'))
    provider.authorize(intent)
    provider.fail('capture', 'before')
    const { booking } = await ask(intent)
    const { reference = '', key = '' } = booking ?? {}
    expect(booking).toMatchObject({ status: 'confirmed', payment_status: 'authorized' })
    await cancel(reference, { penalty, key })
    await later(60)
    await later(60)
    const { captured, refunded } = provider.ofOrder(intent)
    expect([captured, refunded]).toEqual(money)
    expect((await buyer.readBooking(reference, key)).payment_status).toBe(status)
    expect((await balances()).customer ?? 0).toBe(0)
    await expectSound()
  })
})

describe('the books of the provider against ours', () => {
  test('a payment that we do not know and a refund that is not ours are for a person, once', async () => {
    const { intent } = await payFully()
    provider.payments.set('theirs', {
      ...provider.ofOrder(intent),
      ref: 'theirs',
      orderId: null,
      captured: 500,
      refunded: 0,
    })
    provider.ofOrder(intent).refunded = 1_000
    await later(600)
    await later(600)
    expect((await listDifferences(db)).map(({ kind }) => kind).sort()).toEqual(['refunded_differs', 'unknown_payment'])
  })

  test('the ledger takes nothing that does not balance, and nothing in it can be changed', async () => {
    await payFully()
    const add = db.transaction().execute((trx) =>
      sql`INSERT INTO ledger_entry (transaction_id, account, amount, currency)
        SELECT id, 'customer', 1, 'EUR' FROM ledger_transaction LIMIT 1`.execute(trx),
    )
    await expect(add).rejects.toThrow('does not balance')
    await expect(sql`UPDATE ledger_entry SET amount = 1`.execute(db)).rejects.toThrow('only ever added to')
    await expect(sql`DELETE FROM ledger_transaction`.execute(db)).rejects.toThrow()
  })
})
