import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { eventually, expectSound } from './invariant.ts'
import type { Stage } from './stage.ts'
import { createVisitor } from './visitor.ts'

/** The provider's messages come early, never, too often, or are not what they should be. */
export function testMessages(stage: Stage): void {
  const { db, provider } = stage

  async function onThePage() {
    const visitor = await createVisitor(stage)
    return { visitor, ...(await visitor.goToPay()) }
  }
  const countEvents = async (intent: string) =>
    (await sql`SELECT FROM payment_event WHERE intent_id = ${intent}`.execute(db)).rows.length

  test('before the redirect returns: whoever comes back finds the stay booked', async () => {
    const { visitor, intent, page } = await onThePage()
    const back = new URL(await provider.pay(page, 'success'))
    await expectSound(stage, visitor, 'confirmed')
    expect(back.searchParams.get('intent')).toBe(intent)
    expect(await visitor.ask(intent)).toMatchObject({ status: 'succeeded', booking: { status: 'confirmed' } })
    expect((await fetch(back)).status).toBe(200)
  })

  test('never, and the visitor comes back', async () => {
    const { visitor, intent, page } = await onThePage()
    await provider.pay(page, 'lost_webhook')
    await eventually(async () => expect(await visitor.ask(intent)).toMatchObject({ status: 'succeeded' }))
    await expectSound(stage, visitor, 'confirmed')
    expect(await countEvents(intent)).toBe(0)
  })

  test('never, and the visitor never comes back either', async () => {
    const { visitor, intent, page } = await onThePage()
    await provider.pay(page, 'lost_webhook')
    await expectSound(stage, visitor, 'confirmed')
    expect(await countEvents(intent)).toBe(0)
  })

  test('fifty times at once', async () => {
    const { visitor, intent, page } = await onThePage()
    await provider.pay(page, 'lost_webhook')
    const told = await Promise.all(
      Array.from({ length: 50 }, () => provider.tell(intent, { id: `evt_same_${intent}` })),
    )
    expect(new Set(told)).toEqual(new Set([200]))
    await expectSound(stage, visitor, 'confirmed')
    expect(await countEvents(intent)).toBe(1)
  })

  test.each([
    ['altered by one space', { spoil: (body: string) => `${body} ` }],
    ['altered by one space within', { spoil: (body: string) => body.replace(',', ', ') }],
    ['301 seconds old', { agedSeconds: 301 }],
    ['301 seconds too early', { agedSeconds: -302 }],
  ])('%s: refused, and what was paid is booked all the same', async (_what, how) => {
    const { visitor, intent, page } = await onThePage()
    await provider.pay(page, 'lost_webhook')
    expect(await provider.tell(intent, how)).toBe(400)
    expect(await countEvents(intent)).toBe(0)
    await expectSound(stage, visitor, 'confirmed')
  })

  test('299 seconds old: believed', async () => {
    const { visitor, intent, page } = await onThePage()
    await provider.pay(page, 'lost_webhook')
    expect(await provider.tell(intent, { agedSeconds: 299 })).toBe(200)
    expect(await countEvents(intent)).toBe(1)
    await expectSound(stage, visitor, 'confirmed')
  })

  test('naming another amount and state: what the provider has in its books counts', async () => {
    const { visitor, intent, page } = await onThePage()
    const more = { type: 'payment.captured', amount: 1, captured: 1, status: 'captured' }
    expect(await provider.tell(intent, { more })).toBe(200)
    expect(await visitor.ask(intent)).toMatchObject({ status: 'requires_action', booking: null })
    await provider.pay(page, 'success')
    await expectSound(stage, visitor, 'confirmed')
  })

  test.each([1, 27_001])('about a payment that was made for another amount (%i): nothing is booked', async (amount) => {
    const { visitor, intent, page } = await onThePage()
    provider.falsifyAmount(intent, amount)
    await provider.pay(page, 'success')
    await eventually(async () => expect(await provider.findPayment(intent)).toMatchObject({ status: 'canceled' }))
    await expectSound(stage, visitor, 'nothing')
    const { rows } = await sql`SELECT kind FROM payment_difference WHERE intent_id = ${intent}`.execute(db)
    expect(rows).toEqual([{ kind: 'amount_differs' }])
  })
}
