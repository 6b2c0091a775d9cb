import { describe, expect, test } from 'vitest'
import { eventually, openSandbox } from '../test/sandbox-shop.ts'

describe('the dashboard', () => {
  /** A payment that was taken, and what the shop heard since. */
  async function openTaken() {
    const opened = await openSandbox()
    const { create, press, call, ear, retrieve } = opened
    const id = await create({ order_id: 'order-d' })
    await press(`/pay/${id}`, { card: 'success' })
    await call('POST', `/v1/payments/${id}/capture`, { amount: 10_000 })
    await eventually(() => expect(ear.heard).toHaveLength(2))
    ear.heard.length = 0
    const act = (path: string, body: object = {}) => call('POST', `/dashboard/${path}`, body)
    const list = async () => (await call('GET', `/v1/payments/${id}/movements`)).body.results
    return { ...opened, id, act, list, taken: () => retrieve(id) }
  }

  test('a refund by either number, and one that comes back, are told and listed', async () => {
    const { act, list, taken, id, ear } = await openTaken()
    const first = await act('refunds', { payment: id, amount: 3000 })
    const second = await act('refunds', { payment: 'order-d', amount: 1000 })
    expect(await taken()).toMatchObject({ refunded: 4000 })
    expect(await act(`refunds/${first.body.id}/fail`)).toMatchObject({ body: { status: 'failed' } })
    expect(await act(`refunds/${first.body.id}/fail`)).toMatchObject({ body: { status: 'failed' } })
    expect(await taken()).toMatchObject({ refunded: 1000 })
    const of = { kind: 'refund', payment: id, order_id: 'order-d', currency: 'EUR' }
    const listed = [
      { ...of, id: first.body.id, amount: 3000, status: 'failed' },
      { ...of, id: second.body.id, amount: 1000, status: 'succeeded' },
    ]
    expect(await list()).toEqual(expect.arrayContaining(listed.map((each) => expect.objectContaining(each))))
    await eventually(() => expect(ear.heard).toHaveLength(3))
    expect(ear.heard.map(({ type }) => type).sort()).toEqual(['refund.failed', 'refund.succeeded', 'refund.succeeded'])
    expect(await act('refunds', { payment: id, amount: 9001 })).toMatchObject({
      status: 409,
      body: { error: { code: 'amount_too_large' } },
    })
  })

  test('what is disputed cannot be given back; a dispute that is won returns its sum and keeps its fee', async () => {
    const { act, list, call, id, ear } = await openTaken()
    const dispute = await act('disputes', { payment: id, amount: 10_000 })
    expect(await list()).toMatchObject([{ kind: 'dispute', status: 'open', taken: 10_000, fee: 1500 }])
    const give = () => call('POST', `/v1/payments/${id}/refunds`, { amount: 1 })
    expect(await give()).toMatchObject({ status: 409, body: { error: { code: 'amount_too_large' } } })
    expect((await act(`disputes/${dispute.body.id}`, { outcome: 'won' })).status).toBe(200)
    expect(await list()).toMatchObject([{ kind: 'dispute', status: 'won', taken: 0, fee: 1500 }])
    expect((await give()).status).toBe(200)
    expect(await act(`disputes/${dispute.body.id}`, { outcome: 'lost' })).toMatchObject({
      body: { error: { code: 'dispute_closed' } },
    })
    await eventually(() => expect(ear.heard).toHaveLength(3))
    expect(ear.heard.map(({ type }) => type).sort()).toEqual(['dispute.closed', 'dispute.opened', 'refund.succeeded'])
  })

  test('what is done silently is listed and not told; a failed payout is both', async () => {
    const { act, call, id, ear } = await openTaken()
    const since = new Date(Date.now() - 60_000).toISOString()
    const refund = await act('refunds', { payment: id, amount: 3000, silent: true })
    const payout = await act('payouts', { amount: 700, currency: 'EUR' })
    const { body } = await call('GET', `/v1/movements?since=${since}`)
    expect(body.next).toBeNull()
    expect(new Map(body.results.map((each: { id: string; kind: string }) => [each.id, each.kind]))).toEqual(
      new Map([
        [refund.body.id, 'refund'],
        [payout.body.id, 'payout'],
      ]),
    )
    await eventually(() => expect(ear.heard.map(({ type }) => type)).toEqual(['payout.failed']))
  })

  test('without the bearer nobody acts in it, and what it does not know is said', async () => {
    const { act, sandbox } = await openTaken()
    for (const path of ['refunds', 'refunds/rf_1/fail', 'disputes', 'disputes/dp_1', 'payouts'])
      expect((await fetch(`${sandbox.origin}/dashboard/${path}`, { method: 'POST' })).status, path).toBe(401)
    expect((await act('refunds', { payment: 'nothing', amount: 1 })).status).toBe(404)
    expect((await act('refunds/rf_1/fail')).status).toBe(404)
    expect((await act('disputes/dp_1', { outcome: 'won' })).status).toBe(404)
    expect((await act('payouts', { amount: -1, currency: 'EUR' })).status).toBe(400)
  })
})
