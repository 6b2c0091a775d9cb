import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { expect } from 'vitest'
import { type Booking, bookingSchema, type CheckoutSession } from '../src/contract/checkout.ts'
import {
  hostedCheckoutSchema,
  intentSchema,
  type PaymentStatusAnswer,
  paymentStatusSchema,
} from '../src/contract/payments.ts'
import { expireSessions } from '../src/server/checkout/checkout.service.ts'
import { parseConfig } from '../src/server/config.ts'
import type { DB } from '../src/server/db/schema.ts'
import { createLogger } from '../src/server/http/logging.ts'
import { requestKey } from '../src/server/keys.ts'
import { readBalances } from '../src/server/ledger/ledger.service.ts'
import { readMailbox } from '../src/server/mail/mail.service.ts'
import type { PaymentGateway, ProviderEvent } from '../src/server/payments/gateway.ts'
import { createPaymentContext } from '../src/server/payments/open-payments.ts'
import { reconcile } from '../src/server/payments/reconciliation.service.ts'
import { expireRequests } from '../src/server/requests/requests.service.ts'
import { openSecrets } from '../src/server/secrets.ts'
import { openTestApp } from './app.ts'
import { createBuyer, traveller } from './buyer.ts'
import { createFakeGateway } from './fake-gateway.ts'
import { askedHotel, fixtureNow, writeFixture } from './hotel-fixture.ts'
import { expectBooksBalanced, freeUnits, resetHouse } from './stock.ts'

type PayerOptions = { language?: string; settings?: Record<string, string>; gateway?: PaymentGateway }

/**
 * Walks through paying by the API alone: a hotel with plans paid to us, a clock that stands still, and a provider in memory unless
 * `gateway` leads to another one.
 */
export async function openPayer(
  db: Kysely<DB>,
  { language = 'en', settings: more = {}, gateway: other }: PayerOptions = {},
) {
  const watch = { now: fixtureNow }
  const clock = () => watch.now
  const provider = createFakeGateway({ clock })
  const gateway = other ?? provider.gateway
  const settings = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    COMMISSION_PERCENT: '15',
    PAYMENT_PROVIDER: 'sandbox',
    DATA_DIR: mkdtempSync(join(tmpdir(), 'zefir-payments-')),
    ...more,
  }
  const config = parseConfig(settings, { root: '/', interactive: false })
  const secrets = openSecrets(config)
  const app = await openTestApp(db, { clock, settings, deps: { gateway, secrets } })
  const buyer = createBuyer(app, { 'accept-language': language })
  const [hotelId = 0] = await writeFixture(db, [askedHotel({ double: 3, suite: 2 })])
  const stay = { hotel_id: hotelId, checkin: '2027-04-10', checkout: '2027-04-13' }
  const context = createPaymentContext({ db, clock, config, secrets, gateway }, createLogger(config))

  const free = () => freeUnits(db, 'DBL', stay.checkin, stay.checkout)

  async function reset(): Promise<void> {
    watch.now = fixtureNow
    provider.payments.clear()
    provider.movements.length = 0
    await resetHouse(db, 10_000)
    await db.deleteFrom('outgoing_mail').execute()
  }

  /** Lets time pass and what waits be settled, as the job does each minute. */
  async function later(seconds: number): Promise<void> {
    watch.now = new Date(watch.now.getTime() + seconds * 1000)
    await reconcile(context)
    await expireSessions(db, watch.now)
    await expireRequests(context)
  }

  async function fillIn(plan: 'NOW' | 'DEP' | 'BB' | 'ASK' | 'ASK_THERE'): Promise<CheckoutSession> {
    const offer = await buyer.findOffer(stay, ({ rate_plan }) => rate_plan === plan)
    return buyer.fillIn(await buyer.hold(offer.offer_id))
  }

  async function send(path: string, body: object): Promise<unknown> {
    const response = await buyer.send('POST', path, body)
    if (response.statusCode !== 200) throw new Error(`${path}: ${response.statusCode} ${response.body}`)
    return response.json()
  }

  const createIntent = async (session: Pick<CheckoutSession, 'id' | 'price_hash'>) =>
    intentSchema.parse(
      await send('payment/create_intent/', { checkout_session: session.id, price_hash: session.price_hash }),
    )
  const openPage = async (id: string) =>
    hostedCheckoutSchema.parse(await send('payment/checkout/', { payment_intent: id })).redirect_url

  /** From the filled in session to the visitor standing on the provider's page. */
  async function goToPay(session: CheckoutSession): Promise<string> {
    const { id } = await createIntent(session)
    await openPage(id)
    return id
  }

  async function ask(intent: string): Promise<PaymentStatusAnswer> {
    // More than a second later: a younger answer would be given again.
    watch.now = new Date(watch.now.getTime() + 1000)
    const response = await buyer.send('GET', `payment/payment_status/?payment_intent=${intent}`)
    expect(response.statusCode, response.body).toBe(200)
    return paymentStatusSchema.parse(response.json())
  }

  async function webhook(orderId: string, id = `evt_${orderId}`, about: ProviderEvent['about'] = 'payment') {
    const { ref } = provider.ofOrder(orderId)
    return app.inject({
      method: 'POST',
      url: '/api/v1/payment/webhooks/sandbox/',
      headers: { 'sandbox-signature': 'good', 'content-type': 'application/json' },
      payload: JSON.stringify({ id, type: 'payment.authorized', about, ref, orderId }),
    })
  }

  async function payFully(plan: 'NOW' | 'DEP' = 'NOW'): Promise<{ intent: string; booking: Booking; key: string }> {
    const intent = await goToPay(await fillIn(plan))
    provider.authorize(intent)
    const { booking } = await ask(intent)
    if (!booking) throw new Error('no booking')
    return { intent, key: booking.key, booking: await buyer.readBooking(booking.reference, booking.key) }
  }

  /** A stay that waits for its property, paid to us or there. */
  async function request(plan: 'ASK' | 'ASK_THERE' = 'ASK') {
    const session = await fillIn(plan)
    if (plan === 'ASK_THERE') {
      const ordered = bookingSchema.parse((await buyer.order(session)).json())
      return { intent: '', reference: ordered.reference, key: ordered.access_key ?? '' }
    }
    const intent = await goToPay(session)
    provider.authorize(intent)
    const { booking } = await ask(intent)
    if (!booking) throw new Error('no booking')
    return { intent, reference: booking.reference, key: booking.key }
  }

  /** The property presses a button on its page. */
  const answer = (reference: string, answer: 'confirm' | 'decline', more: { note?: string; key?: string } = {}) =>
    buyer.send('POST', `requests/${reference}/answer/`, { key: requestKey(reference, context.keys), answer, ...more })

  /** The mails in the outbox since the last reset, the newest first. */
  const mails = () => readMailbox({ db, config, keys: context.keys }, 50)
  const guestMails = async () => (await mails()).filter(({ recipient }) => recipient === traveller.email)

  async function balances(): Promise<Record<string, number>> {
    return Object.fromEntries((await readBalances(db)).map(({ account, amount }) => [account, amount]))
  }

  /** Money with the provider, in the ledger and in the bookings is the same, and every unit is where it belongs. */
  async function expectSound(): Promise<void> {
    const truth = [...provider.payments.values()]
    const disputes = provider.movements.filter((movement) => movement.kind === 'dispute')
    const disputed = disputes.reduce((sum, { taken }) => sum + taken, 0)
    const disputing = disputes.reduce((sum, { taken, fee }) => sum + taken + fee, 0)
    const theirs =
      truth.reduce((sum, { captured, refunded, fee }) => sum + captured - refunded - (fee ?? 0), 0) - disputing
    const ledger = await balances()
    expect(ledger.provider ?? 0).toBe(theirs)
    expect(Object.values(ledger).reduce((sum, amount) => sum + amount, 0)).toBe(0)
    const { rows } = await sql<{ held: number }>`SELECT (
      (SELECT coalesce(sum(paid - refunded - disputed), 0) FROM booking) +
      (SELECT coalesce(sum(paid_amount - refunded_amount - disputed_amount), 0) FROM payment_request))::int AS held`.execute(
      db,
    )
    expect(rows[0]?.held).toBe(truth.reduce((sum, { captured, refunded }) => sum + captured - refunded, 0) - disputed)
    await expectLinksInvoiced(db, ledger.supplier ?? 0)
    await expectBooksBalanced(db)
  }

  return {
    app,
    hotelId,
    dataDir: settings.DATA_DIR,
    buyer,
    provider,
    context,
    watch,
    reset,
    free,
    later,
    fillIn,
    send,
    createIntent,
    openPage,
    goToPay,
    ask,
    webhook,
    payFully,
    request,
    answer,
    balances,
    mails,
    guestMails,
    config,
    secrets,
    expectSound,
  }
}

/**
 * Each pay link's invoices less its credit notes are what it took and did not give back, and all of them, but for penalties, which are
 * no supplier's, what the ledger says.
 */
async function expectLinksInvoiced(db: Kysely<DB>, supplier: number): Promise<void> {
  const { rows } = await sql<{ code: string; pays_penalty: boolean; kept: number; invoiced: number }>`
    SELECT code, pays_penalty, paid_amount - refunded_amount AS kept, (
      SELECT coalesce(sum(CASE kind WHEN 'invoice' THEN total ELSE -total END), 0)::int FROM invoice
      WHERE payment_request_id = payment_request.id) AS invoiced
    FROM payment_request`.execute(db)
  expect(rows.filter(({ kept, invoiced }) => kept !== invoiced)).toEqual([])
  const bought = rows.filter(({ pays_penalty: penalty }) => !penalty)
  expect(bought.reduce((sum, { invoiced }) => sum + invoiced, supplier)).toBe(0)
}
