import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { hostedCheckoutSchema, intentSchema } from '../../src/contract/payments.ts'
import { expireSessions } from '../../src/server/checkout/checkout.service.ts'
import { eventually, expectSound } from './invariant.ts'
import type { Stage } from './stage.ts'
import { createVisitor, type Visitor } from './visitor.ts'

/** Visitors press twice, in two windows, too late, or at another price. */
export function testVisitors(stage: Stage): void {
  const { db, provider } = stage

  const countPages = async (intent: string) =>
    (await provider.listPayments()).filter(({ order_id }) => order_id === intent).length
  const twice = <T>(work: () => Promise<T>): Promise<T[]> => Promise.all([work(), work()])

  /** A press as the page makes it: the order, then the way to the provider; answers what the browser ends up with. */
  async function press(visitor: Visitor, key: string): Promise<{ intent: string; page: string } | number> {
    const ordered = await visitor.order(key)
    if (ordered.statusCode !== 200) return ordered.statusCode
    const intent = intentSchema.parse(ordered.json()).id
    const opened = await visitor.askPage(intent, `${key}-page`)
    if (opened.statusCode !== 200) return opened.statusCode
    return { intent, page: hostedCheckoutSchema.parse(opened.json()).redirect_url }
  }

  test('double click: one press under one key is one payment', async () => {
    const visitor = await createVisitor(stage)
    const key = randomUUID()
    const first = await twice(() => press(visitor, key))
    // The second of two at the same instant may be told that the first still runs; repeated, it gets the same.
    for (const answer of first) if (typeof answer === 'number') expect(answer).toBe(409)
    const { intent, page } = await visitor.goToPay()
    for (const answer of first) if (typeof answer !== 'number') expect(answer).toEqual({ intent, page })
    await twice(() => provider.pay(page, 'success'))
    await expectSound(stage, visitor, 'confirmed')
    expect(await countPages(intent)).toBe(1)
  })

  test('two tabs: both press, both pay, one charge', async () => {
    const visitor = await createVisitor(stage)
    const [one, two] = await twice(() => press(visitor, randomUUID()))
    expect(one).toEqual(two)
    if (typeof one !== 'object') throw new Error(`The press was answered ${one}`)
    await twice(() => provider.pay(one.page, 'success'))
    await twice(() => visitor.ask(one.intent))
    await expectSound(stage, visitor, 'confirmed')
    expect(await countPages(one.intent)).toBe(1)
  })

  test('back button: from the page of the provider, and again when it is paid', async () => {
    const visitor = await createVisitor(stage)
    const { intent, page } = await visitor.goToPay()
    expect((await visitor.buyer.readSession(visitor.session.id)).state).toBe('paying')
    expect(await visitor.goToPay()).toEqual({ intent, page })
    await provider.pay(page, 'success')
    await expectSound(stage, visitor, 'confirmed')
    // Back on the provider's page, and back in the checkout.
    await provider.pay(page, 'success')
    const again = await visitor.order()
    expect(again.statusCode).toBe(409)
    expect(again.json()).toMatchObject({ code: 'session_completed' })
    await expectSound(stage, visitor, 'confirmed')
  })

  test('twenty parallel checkouts of one session: one payment, one page, one charge', async () => {
    const visitor = await createVisitor(stage)
    const presses = await Promise.all(Array.from({ length: 20 }, () => press(visitor, randomUUID())))
    const [first] = presses
    if (typeof first !== 'object') throw new Error(`The press was answered ${first}`)
    for (const answer of presses) expect(answer).toEqual(first)
    await Promise.all(presses.map(() => provider.pay(first.page, 'success')))
    await expectSound(stage, visitor, 'confirmed')
    expect(await countPages(first.intent)).toBe(1)
  })

  test('the same key with another body: refused, and nothing is charged for it', async () => {
    const [visitor, other] = [await createVisitor(stage), await createVisitor(stage)]
    const key = randomUUID()
    const { id } = intentSchema.parse((await visitor.order(key)).json())
    const refused = await other.order(key)
    expect(refused.statusCode).toBe(422)
    expect(refused.json()).toMatchObject({ code: 'idempotency_mismatch' })
    await expectSound(stage, other, 'nothing')
    await provider.pay(await visitor.openPage(id), 'success')
    await expectSound(stage, visitor, 'confirmed')
  })

  test('price up one cent between steps: old against new, and only the new one is charged', async () => {
    const visitor = await createVisitor(stage, { hotelId: stage.otherHotelId })
    await sql`UPDATE nightly_price SET amount = amount + 1 WHERE room_type_id IN
      (SELECT id FROM room_type WHERE hotel_id = ${stage.otherHotelId})`.execute(db)
    await sql`UPDATE catalogue_revision SET revision = revision + 1`.execute(db)
    const shown = await visitor.buyer.preCheckout(visitor.session.id)
    const [change] = shown.changes
    expect(change).toMatchObject({ field: 'total', old: '270.00' })
    expect(shown.total.value).not.toBe('270.00')
    const stale = await visitor.order()
    expect(stale.statusCode).toBe(409)
    expect(stale.json()).toMatchObject({ code: 'offer_changed', changes: shown.changes })
    await expectSound(stage, visitor, 'nothing')
    const accepted = intentSchema.parse((await visitor.order(randomUUID(), { price_hash: shown.price_hash })).json())
    expect(accepted.amount).toBe(shown.total.value)
    await provider.pay(await visitor.openPage(accepted.id), 'success')
    await expectSound(stage, visitor, 'confirmed')
  })

  /** The bank of this card answers after eight seconds; meanwhile the hold is over for as long as `minutes`. */
  async function payAfterTheHold(minutes: number): Promise<{ visitor: Visitor; intent: string }> {
    const visitor = await createVisitor(stage)
    const { intent, page } = await visitor.goToPay()
    await provider.pay(page, 'slow')
    const past = sql<Date>`now() - ${minutes} * interval '1 minute'`
    await db.updateTable('payment_intent').set({ expires_at: past, check_at: past }).where('id', '=', intent).execute()
    await db.updateTable('checkout_session').set({ expires_at: past }).where('id', '=', visitor.session.id).execute()
    return { visitor, intent }
  }

  test('expired hold paid late while its units are still there: the stay is given', async () => {
    const { visitor } = await payAfterTheHold(1)
    await expectSound(stage, visitor, 'confirmed')
  })

  test('expired hold paid late when its units are gone: the money is let go', async () => {
    const { visitor, intent } = await payAfterTheHold(40)
    await expireSessions(db, new Date())
    expect((await visitor.buyer.readSession(visitor.session.id)).state).toBe('expired')
    await eventually(async () => expect(await provider.findPayment(intent)).toMatchObject({ status: 'canceled' }))
    await expectSound(stage, visitor, 'nothing')
    const told = { status: 'canceled', error: 'stay_gone', booking: null }
    await eventually(async () => expect(await visitor.ask(intent)).toMatchObject(told))
  })
}
