import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import { fixtureNow } from '../../../test/hotel-fixture.ts'
import { openPayer } from '../../../test/payer.ts'
import { firstTry } from '../../../test/random.ts'
import { intentSchema, paymentStatusSchema } from '../../contract/payments.ts'
import { listDifferences } from './payments.repository.ts'

const { db } = await openTestDatabase()
const payer = await openPayer(db)
const { app, buyer, provider, watch, free, later, fillIn, send, createIntent, openPage, goToPay } = payer
const { ask, webhook, payFully, balances, expectSound } = payer

beforeEach(payer.reset)

describe('paying a stay', () => {
  test('authorised, booked, taken: one booking, the money in the books', async () => {
    const session = await fillIn('NOW')
    expect(session.offer.payment_schedule).toEqual([{ amount: '270.00', due: 'now', due_at: null }])
    const intent = await createIntent(session)
    expect(intent).toMatchObject({ amount: '270.00', currency: 'EUR', status: 'requires_payment_method' })
    expect((await buyer.readSession(session.id)).state).toBe('paying')
    expect(await openPage(intent.id)).toMatch(/^https:\/\/pay\.test\//)
    expect(await ask(intent.id)).toMatchObject({ status: 'requires_action', booking: null, error: null })
    provider.authorize(intent.id)
    const paid = await ask(intent.id)
    expect(paid).toMatchObject({ status: 'succeeded', booking: { status: 'confirmed', payment_status: 'paid' } })
    const told = await buyer.readBooking(paid.booking?.reference ?? '', paid.booking?.key ?? '')
    expect(told.history.map(({ to }) => to)).toEqual(['pending_payment', 'submitting', 'confirmed'])
    expect(await free()).toEqual([2, 2, 2])
    // 15 % of 270.00 is ours, 20 % VAT in it is not; the card cost 1.4 % and 0.25.
    expect(await balances()).toEqual({
      customer: 0,
      provider: 27_000 - 403,
      fees: 403,
      property: -22_950,
      commission: -3_375,
      tax: -675,
    })
    expect(provider.calls.filter((call) => call === 'capture')).toHaveLength(1)
    await expectSound()
  })

  test('who comes back a moment after the provider’s message is told what came of that', async () => {
    const intent = await createIntent(await fillIn('NOW'))
    await openPage(intent.id)
    provider.authorize(intent.id)
    await webhook(intent.id)
    const response = await buyer.send('GET', `payment/payment_status/?payment_intent=${intent.id}`)
    expect(paymentStatusSchema.parse(response.json())).toMatchObject({
      status: 'succeeded',
      booking: { status: 'confirmed', payment_status: 'paid' },
    })
    await expectSound()
  })

  test('a deposit is paid now and the rest later, each once', async () => {
    const { intent, booking, key } = await payFully('DEP')
    expect(booking).toMatchObject({ payment_status: 'deposit_paid', status: 'confirmed' })
    expect(provider.ofOrder(intent).captured).toBe(9_000)
    expect(booking.money).toMatchObject({ paid: '90.00', due: '210.00', set_aside: '0.00', refund_pending: '0.00' })
    expect(booking.money.due_at).not.toBeNull()
    const rest = intentSchema.parse(await send('payment/create_intent/', { booking: booking.reference, key }))
    expect(rest.amount).toBe('210.00')
    const again = intentSchema.parse(await send('payment/create_intent/', { booking: booking.reference, key }))
    expect(again.id).toBe(rest.id)
    await openPage(rest.id)
    provider.authorize(rest.id)
    expect(await ask(rest.id)).toMatchObject({ status: 'succeeded', purpose: 'balance' })
    expect(await buyer.readBooking(booking.reference, key)).toMatchObject({
      payment_status: 'paid',
      money: { paid: '300.00', due: '0.00', due_at: null },
    })
    const more = await buyer.send('POST', 'payment/create_intent/', { booking: booking.reference, key })
    expect(more.json()).toMatchObject({ code: 'nothing_due' })
    expect((await balances()).customer ?? 0).toBe(0)
    await expectSound()
  })

  test('nothing is charged at another price than the one shown', async () => {
    const session = await fillIn('NOW')
    const stale = await buyer.send('POST', 'payment/create_intent/', {
      checkout_session: session.id,
      price_hash: 'other',
    })
    expect(stale.statusCode).toBe(409)
    expect(stale.json()).toMatchObject({ code: 'offer_changed' })
    await sql`UPDATE nightly_price SET amount = 10001`.execute(db)
    await sql`UPDATE catalogue_revision SET revision = revision + 1`.execute(db)
    const shown = await buyer.preCheckout(session.id)
    expect(shown.changes).toMatchObject([{ field: 'total', old: '270.00' }])
    const old = await buyer.send('POST', 'payment/create_intent/', {
      checkout_session: session.id,
      price_hash: session.price_hash,
    })
    expect(old.json()).toMatchObject({ code: 'offer_changed' })
    const intent = await createIntent({ id: session.id, price_hash: shown.price_hash })
    expect(intent.amount).toBe(shown.total.value)
  })

  test('a stay paid at the property is not paid here, and one paid here is not ordered without paying', async () => {
    const atProperty = await fillIn('BB')
    const refused = await buyer.send('POST', 'payment/create_intent/', {
      checkout_session: atProperty.id,
      price_hash: atProperty.price_hash,
    })
    expect(refused.json()).toMatchObject({ code: 'payment_not_supported' })
    expect((await buyer.order(await fillIn('NOW'))).json()).toMatchObject({ code: 'payment_not_supported' })
  })

  test('a declined card leaves everything as it was, and the next card pays', async () => {
    const session = await fillIn('NOW')
    const intent = await goToPay(session)
    provider.decline(intent)
    expect(await ask(intent)).toMatchObject({ status: 'requires_action', error: 'card_declined', booking: null })
    provider.authorize(intent)
    expect(await ask(intent)).toMatchObject({ status: 'succeeded', error: null })
    await expectSound()
  })

  test('who gives up paying may change the order and pay anew; nothing is booked twice', async () => {
    const session = await fillIn('NOW')
    const first = await goToPay(session)
    const locked = await buyer.send('PATCH', `checkout_sessions/${session.id}/`, { special_requests: 'Тиха стая' })
    expect(locked.json()).toMatchObject({ code: 'payment_under_way' })
    const ended = paymentStatusSchema.parse(await send('payment/cancel_payment/', { payment_intent: first }))
    expect(ended).toMatchObject({ status: 'canceled', error: 'canceled_by_visitor' })
    expect(await send('payment/cancel_payment/', { payment_intent: first })).toMatchObject({ status: 'canceled' })
    await buyer.change(session.id, { special_requests: 'Тиха стая' })
    const second = await goToPay(session)
    expect(second).not.toBe(first)
    provider.authorize(second)
    const { booking } = await ask(second)
    const told = await buyer.readBooking(booking?.reference ?? '', booking?.key ?? '')
    expect(told.special_requests).toBe('Тиха стая')
    expect(provider.ofOrder(first).status).toBe('canceled')
    await expectSound()
  })

  test('giving up in the moment in which the card is charged keeps the stay', async () => {
    const intent = await goToPay(await fillIn('NOW'))
    provider.authorize(intent)
    expect(await send('payment/cancel_payment/', { payment_intent: intent })).toMatchObject({
      status: 'succeeded',
      booking: { status: 'confirmed' },
    })
    await expectSound()
  })

  test('twenty payments asked for at once are one, and twenty looks at it take the money once', firstTry, async () => {
    const session = await fillIn('NOW')
    const intents = await Promise.all(Array.from({ length: 20 }, () => createIntent(session)))
    expect(new Set(intents.map(({ id }) => id)).size).toBe(1)
    const id = intents[0]?.id ?? ''
    await Promise.all(Array.from({ length: 5 }, () => openPage(id)))
    expect(provider.payments.size).toBe(1)
    provider.authorize(id)
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, () => webhook(id)),
      ...Array.from({ length: 10 }, () => buyer.send('GET', `payment/payment_status/?payment_intent=${id}`)),
    ])
    for (const answer of answers) expect(answer.statusCode).toBe(200)
    await expect.poll(() => ask(id)).toMatchObject({ status: 'succeeded' })
    const { rows } = await sql<{ bookings: number }>`SELECT count(*)::int AS bookings FROM booking`.execute(db)
    expect(rows[0]?.bookings).toBe(1)
    expect(provider.ofOrder(id)).toMatchObject({ captured: 27_000 })
    await expectSound()
  })
})

describe('when time runs out', () => {
  test('an unpaid session ends, its page takes no money, and its units are for sale', async () => {
    const session = await fillIn('NOW')
    const intent = await goToPay(session)
    await later(16 * 60)
    expect(provider.ofOrder(intent).status).toBe('canceled')
    expect(await ask(intent)).toMatchObject({ status: 'canceled', error: 'hold_expired', booking: null })
    expect((await buyer.readSession(session.id)).state).toBe('expired')
    expect(await free()).toEqual([3, 3, 3])
    await expectSound()
  })

  test('a card charged after the hold is let go when the stay is gone', async () => {
    const session = await fillIn('NOW')
    const intent = await goToPay(session)
    // The provider cannot be reached when the hold ends, so the page stays open; half an hour later the units go all the same.
    for (let minute = 0; minute < 3; minute++) {
      provider.fail('retrieve', 'before')
      await later(16 * 60)
    }
    expect(await free()).toEqual([3, 3, 3])
    provider.authorize(intent)
    expect(await ask(intent)).toMatchObject({ status: 'canceled', error: 'stay_gone', booking: null })
    expect(provider.ofOrder(intent)).toMatchObject({ status: 'canceled', captured: 0 })
    await expectSound()
  })

  test('a provider that had taken the money of a stay that is gone gives it back', async () => {
    const session = await fillIn('NOW')
    const intent = await goToPay(session)
    for (let minute = 0; minute < 3; minute++) {
      provider.fail('retrieve', 'before')
      await later(16 * 60)
    }
    Object.assign(provider.ofOrder(intent), { status: 'captured', captured: 27_000, fee: 403 })
    await later(60)
    await later(60)
    expect(provider.ofOrder(intent).refunded).toBe(27_000)
    await expectSound()
  })

  test('the hold of whoever pays in its last minute lasts long enough to pay', async () => {
    const session = await fillIn('NOW')
    watch.now = new Date(fixtureNow.getTime() + 14 * 60_000)
    const intent = await goToPay(session)
    await later(5 * 60)
    provider.authorize(intent)
    expect(await ask(intent)).toMatchObject({ status: 'succeeded' })
  })
})

describe('when calls fail', () => {
  const places = [
    ['open', 'before'],
    ['open', 'after'],
    ['retrieve', 'before'],
    ['retrieve', 'after'],
    ['capture', 'before'],
    ['capture', 'after'],
  ] as const
  test.each(places)('%s fails %s its effect: within a minute one booking, one charge', async (call, fault) => {
    const session = await fillIn('NOW')
    const { id } = await createIntent(session)
    if (call === 'open') {
      provider.fail(call, fault)
      const failed = await buyer.send('POST', 'payment/checkout/', { payment_intent: id })
      expect(failed.statusCode).toBe(503)
      expect(failed.json()).toMatchObject({ code: 'payment_unavailable' })
    }
    await openPage(id)
    expect(provider.payments.size).toBe(1)
    provider.authorize(id)
    if (call !== 'open') provider.fail(call, fault)
    await ask(id)
    await later(60)
    expect(await ask(id)).toMatchObject({ status: 'succeeded', booking: { payment_status: 'paid' } })
    expect(provider.ofOrder(id).captured).toBe(27_000)
    await expectSound()
  })

  test('a process that died at any moment leaves a payment that another finishes', async () => {
    const intent = await goToPay(await fillIn('NOW'))
    provider.authorize(intent)
    // Claimed, and then nothing more was heard of whoever claimed it.
    await sql`UPDATE payment_intent SET claimed_until = ${watch.now}::timestamptz + interval '1 minute',
      check_at = ${watch.now}::timestamptz + interval '1 minute'`.execute(db)
    expect(await ask(intent)).toMatchObject({ booking: null })
    await later(60)
    expect(await ask(intent)).toMatchObject({ status: 'succeeded' })
    await expectSound()
  })

  test('a page whose address was lost is closed with the hold', async () => {
    const { id } = await createIntent(await fillIn('NOW'))
    provider.fail('open', 'after')
    await buyer.send('POST', 'payment/checkout/', { payment_intent: id })
    await later(16 * 60)
    expect(provider.ofOrder(id).status).toBe('canceled')
    await expectSound()
  })
})

describe('webhooks', () => {
  test('one is enough, fifty are one, none are no loss; a wrong signature is refused', firstTry, async () => {
    const intent = await goToPay(await fillIn('NOW'))
    provider.authorize(intent)
    const forged = await app.inject({
      method: 'POST',
      url: '/api/v1/payment/webhooks/sandbox/',
      headers: { 'sandbox-signature': 'bad', 'content-type': 'application/json' },
      payload: '{}',
    })
    expect(forged.statusCode).toBe(400)
    expect(forged.json()).toMatchObject({ code: 'webhook_refused' })
    const answers = await Promise.all(Array.from({ length: 50 }, () => webhook(intent, 'evt_same')))
    for (const answer of answers) expect(answer.json()).toEqual({ received: true })
    const { rows } = await sql<{ events: number }>`SELECT count(*)::int AS events FROM payment_event`.execute(db)
    expect(rows[0]?.events).toBe(1)
    await expect.poll(() => ask(intent)).toMatchObject({ status: 'succeeded' })
    const other = await app.inject({ method: 'POST', url: '/api/v1/payment/webhooks/stripe/', payload: '{}' })
    expect(other.statusCode).toBe(404)
    await expectSound()
  })

  test('a payment of another amount than ours books nothing and is let go, and a person hears of it', async () => {
    const intent = await goToPay(await fillIn('NOW'))
    provider.authorize(intent)
    provider.ofOrder(intent).amount = 1
    expect(await ask(intent)).toMatchObject({ status: 'canceled', error: 'amount_differs', booking: null })
    expect(await listDifferences(db)).toMatchObject([{ kind: 'amount_differs', intent_id: intent }])
    expect(provider.ofOrder(intent).status).toBe('canceled')
  })
})
