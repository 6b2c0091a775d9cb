import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import { fixtureNow } from '../../../test/hotel-fixture.ts'
import { openPayer } from '../../../test/payer.ts'
import { firstTry } from '../../../test/random.ts'
import { paymentRequestSchema } from '../../contract/payment-requests.ts'
import { intentSchema } from '../../contract/payments.ts'
import { jobs } from '../jobs/registry.ts'
import { payments } from '../office/payments.ts'
import { giveBackRequest } from '../payments/refunds.service.ts'
import { expirePaymentRequests, forgetPayers } from './payment-requests.jobs.ts'
import { type Ask, askPayment, cancelPayLink, sendDraft } from './payment-requests.service.ts'

const { db } = await openTestDatabase({ poolSize: 20 })
const payer = await openPayer(db)
const { app, buyer, provider, context, watch, later, send, openPage, ask, webhook, balances, mails, expectSound } =
  payer
const { config, secrets } = payer

beforeEach(payer.reset)

const hour = 3_600_000
const transfer: Ask = {
  email: 'mira@example.com',
  name: 'Мира',
  lines: [
    { text: 'Трансфер от летището', amount: 4_500 },
    { text: 'Детско столче', amount: 500 },
  ],
  currency: 'EUR',
  comment: 'Шофьорът Ви чака с табела.',
  bookingId: null,
  dueDay: '2027-03-10',
  language: 'bg',
}
const askFor = (change: Partial<Ask> = {}, more = {}) =>
  askPayment({ db, keys: context.keys, now: watch.now }, { ...transfer, ...change }, more)
const address = (code: string) => `payment-requests/${code}/`
const read = async (code: string) => paymentRequestSchema.parse((await buyer.send('GET', address(code))).json())
const begin = (code: string, hash: string) =>
  buyer.send('POST', 'payment/create_intent/', { payment_request: code, price_hash: hash })

/** From the link to the visitor standing on the provider's page. */
async function goToPay(code: string): Promise<string> {
  const { price_hash: hash } = await read(code)
  const intent = intentSchema.parse(await send('payment/create_intent/', { payment_request: code, price_hash: hash }))
  await openPage(intent.id)
  return intent.id
}
const runJob = (job: typeof expirePaymentRequests) => job.run(db, () => watch.now, { config, secrets, log: app.log })

test('a link is mailed, opened, paid, and told of: once each, and the books balance', async () => {
  const { code } = await askFor()
  const [mail] = await mails()
  expect(mail?.recipient).toBe('mira@example.com')
  const text = mail?.written.text.replaceAll(/[\u00a0\u202f]/g, ' ')
  for (const part of ['Здравейте, Мира,', 'Детско столче: 5,00 €', 'Общо: 50,00 €', 'до 10 март 2027', `/pay/${code}`])
    expect(text).toContain(part)
  expect(await read(code)).toMatchObject({
    status: 'viewed',
    amount: '50.00',
    paid_amount: '0.00',
    rest: '50.00',
    payer_email: 'mira@example.com',
    comment: 'Шофьорът Ви чака с табела.',
    due_at: '2027-03-10T22:00:00.000Z',
    expires_at: '2027-03-24T22:00:00.000Z',
  })
  const intent = await goToPay(code)
  expect(provider.ofOrder(intent).order).toMatchObject({
    amount: 5_000,
    email: 'mira@example.com',
    description: 'Трансфер от летището, Детско столче',
  })
  expect(provider.ofOrder(intent).order.returnUrl).toMatch(new RegExp(`/pay/${code}\\?intent=${intent}$`))
  provider.authorize(intent)
  expect(await ask(intent)).toMatchObject({
    status: 'succeeded',
    purpose: 'request',
    payment_request: code,
    booking: null,
  })
  expect(await read(code)).toMatchObject({ status: 'paid', paid_amount: '50.00', rest: '0.00' })
  expect(await balances()).toEqual({ customer: 0, supplier: -5_000, provider: 5_000 - 95, fees: 95 })
  expect((await mails()).map(({ written }) => written.subject)).toEqual([
    expect.stringMatching(/^Получихме плащането Ви: 50,00\s€ – Зефир$/),
    expect.stringMatching(/^За плащане: 50,00/),
  ])
  const more = await begin(code, (await read(code)).price_hash)
  expect(more.json()).toMatchObject({ code: 'nothing_due' })
  await expectSound()
})

test('twenty who pay at once are one charge', firstTry, async () => {
  const { code } = await askFor()
  const { price_hash: hash } = await read(code)
  const answers = await Promise.all(Array.from({ length: 20 }, () => begin(code, hash)))
  const ids = new Set(answers.map((answer) => intentSchema.parse(answer.json()).id))
  expect(ids.size).toBe(1)
  const [id = ''] = ids
  await Promise.all(Array.from({ length: 5 }, () => openPage(id)))
  expect(provider.payments.size).toBe(1)
  provider.authorize(id)
  await Promise.all([
    ...Array.from({ length: 10 }, () => webhook(id)),
    ...Array.from({ length: 10 }, () => buyer.send('GET', `payment/payment_status/?payment_intent=${id}`)),
  ])
  await expect.poll(() => ask(id)).toMatchObject({ status: 'succeeded' })
  expect(await read(code)).toMatchObject({ status: 'paid', paid_amount: '50.00' })
  expect(await mails()).toHaveLength(2)
  await expectSound()
})

test('what was shown is what is paid; an unknown code, a draft and an ended link are not', async () => {
  const { code } = await askFor()
  const { price_hash: hash } = await read(code)
  expect((await begin(code, 'other')).json()).toMatchObject({ code: 'offer_changed' })
  expect((await begin('nobody', hash)).statusCode).toBe(404)
  const draft = await askFor({}, { draft: true })
  expect((await buyer.send('GET', address(draft.code))).statusCode).toBe(404)
  expect((await begin(draft.code, hash)).statusCode).toBe(404)
  expect(await mails()).toHaveLength(1)
  expect(await sendDraft({ db, keys: context.keys, now: watch.now }, draft.code)).toBe(true)
  expect(await sendDraft({ db, keys: context.keys, now: watch.now }, draft.code)).toBe(false)
  expect(await mails()).toHaveLength(2)
  expect(await cancelPayLink(db, draft.code, watch.now)).toBe(true)
  expect(await read(draft.code)).toMatchObject({ status: 'cancelled' })
  expect((await begin(draft.code, (await read(draft.code)).price_hash)).json()).toMatchObject({ code: 'payment_ended' })
})

describe('when time runs out', () => {
  test('a link ends to the millisecond, also before the job has come', async () => {
    const { code, expires_at: end } = await askFor()
    const { price_hash: hash } = await read(code)
    watch.now = new Date(end.getTime() - 1)
    expect((await begin(code, hash)).statusCode).toBe(200)
    // The payment that was begun ends first, an hour later; then the link does.
    watch.now = end
    expect(await read(code)).toMatchObject({ status: 'expired' })
    await runJob(expirePaymentRequests)
    const stored = () => db.selectFrom('payment_request').select('status').executeTakeFirst()
    expect(await stored()).toEqual({ status: 'viewed' })
    await later(3_700)
    await runJob(expirePaymentRequests)
    expect(await stored()).toEqual({ status: 'expired' })
    expect((await begin(code, hash)).json()).toMatchObject({ code: 'payment_ended' })
    expect(jobs).toEqual(expect.arrayContaining([expirePaymentRequests, forgetPayers]))
  })

  test('who began in the last moment may finish; a link taken back meanwhile takes no money', async () => {
    const { code, expires_at: end } = await askFor()
    await read(code)
    watch.now = new Date(end.getTime() - 1)
    const intent = await goToPay(code)
    watch.now = new Date(end.getTime() + hour / 2)
    provider.authorize(intent)
    expect(await ask(intent)).toMatchObject({ status: 'succeeded' })
    expect(await read(code)).toMatchObject({ status: 'paid' })

    const other = await askFor()
    const late = await goToPay(other.code)
    expect(await cancelPayLink(db, other.code, watch.now)).toBe(true)
    provider.authorize(late)
    expect(await ask(late)).toMatchObject({ status: 'canceled', error: 'request_over' })
    expect(provider.ofOrder(late)).toMatchObject({ status: 'canceled', captured: 0 })
    await expectSound()
  })
})

test('money that a provider took for a link taken back goes back, and its payer is told', async () => {
  const { code } = await askFor({ language: 'en' })
  const intent = await goToPay(code)
  await cancelPayLink(db, code, watch.now)
  Object.assign(provider.ofOrder(intent), { status: 'captured', captured: 5_000, fee: 95 })
  await later(3_700)
  await later(60)
  expect(provider.ofOrder(intent).refunded).toBe(5_000)
  expect(await read(code)).toMatchObject({ status: 'cancelled', paid_amount: '0.00' })
  const [told] = await mails()
  expect(told?.written.text).toContain('came when it could no longer be paid')
  expect(await balances()).toEqual({ customer: 0, provider: -95, fees: 95 })
  await expectSound()
})

test('all that a link took is given back once, and its payer is told', async () => {
  const { code } = await askFor()
  const intent = await goToPay(code)
  provider.authorize(intent)
  await ask(intent)
  const given = await Promise.all(Array.from({ length: 10 }, () => giveBackRequest(db, code, watch.now)))
  expect(given.filter((sum) => sum === 5_000)).toHaveLength(1)
  await later(60)
  expect(provider.ofOrder(intent).refunded).toBe(5_000)
  expect(await read(code)).toMatchObject({ status: 'refunded', refunded_amount: '50.00' })
  expect(await balances()).toEqual({ customer: 0, supplier: 0, provider: -95, fees: 95 })
  const [told] = await mails()
  expect(told?.written.subject).toMatch(/^Върнахме Ви 50,00/)
  await expectSound()
})

test('without a payment provider no link is made or mailed, from a draft or for a penalty neither', async () => {
  const { code } = await askFor({}, { draft: true })
  const { booking } = await payer.payFully()
  const before = (await mails()).length
  const written: string[] = []
  const office = {
    config: { ...config, payments: { ...config.payments, provider: 'none' as const } },
    db,
    clock: () => watch.now,
    write: (line: string) => written.push(line),
    complain: () => undefined,
  }
  for (const args of [
    ['ask', 'mira@example.com', '12.50', 'Late arrival'],
    ['ask', 'mira@example.com', '12.50', 'Late arrival', '--draft'],
    ['ask-fee', booking.reference],
    ['send', code],
  ])
    await expect(payments.run(args, office).then(() => args)).rejects.toThrow('No payment provider is set up')
  expect(written).toEqual([])
  expect(await mails()).toHaveLength(before)
  const { rows } = await sql`SELECT status FROM payment_request`.execute(db)
  expect(rows).toEqual([{ status: 'draft' }])
})

test('the office asks from its terminal, about a booking too, and sees how it stands', async () => {
  const { booking } = await payer.payFully()
  const lines: string[] = []
  const office = {
    config,
    db,
    clock: () => watch.now,
    write: (line: string) => lines.push(line),
    complain: () => undefined,
  }
  const run = (...args: string[]) => payments.run(args, office)
  await run(
    'ask',
    'desi.zhelyazkova@example.com',
    '12.50',
    'Late arrival',
    '--booking',
    booking.reference,
    '--language',
    'en',
  )
  const code = lines.at(-1)?.split('/').at(-1) ?? ''
  const { rows } = await sql<{ payer_name: string }>`SELECT payer_name FROM payment_request`.execute(db)
  expect(rows).toEqual([{ payer_name: 'Десислава' }])
  await run('requests')
  expect(lines.slice(-2)).toEqual([
    `${code}  sent  12.50 EUR  desi.zhelyazkova@example.com  Late arrival  ${booking.reference}`,
    '1 pay links',
  ])
  await run('cancel', code)
  await expect(run('cancel', code)).rejects.toThrow('cannot be cancelled')
  await expect(run('give-back', code)).rejects.toThrow('nothing to give back')
  for (const wrong of [
    ['nobody', '1', 'x'],
    ['a@b.bg', '0', 'x'],
    ['a@b.bg', '1.005', 'x'],
    ['a@b.bg', '1', ' '],
  ])
    await expect(run('ask', ...wrong)).rejects.toThrow()
  await expect(run('ask', 'a@b.bg', '1', 'x', '--due', '2027-02-30')).rejects.toThrow('is no day')
  await expect(run('ask', 'a@b.bg', '1', 'x', '--booking', 'NONE')).rejects.toThrow('There is no booking NONE')
})

test('five years after a link ended nobody can tell who was to pay it', async () => {
  const { code } = await askFor()
  await cancelPayLink(db, code, watch.now)
  const name = async () =>
    (await db.selectFrom('payment_request').select('payer_email').executeTakeFirst())?.payer_email
  watch.now = new Date(fixtureNow.getTime() + 5 * 365 * 24 * hour)
  await runJob(forgetPayers)
  expect(await name()).toBe('mira@example.com')
  watch.now = new Date(watch.now.getTime() + 2 * 24 * hour)
  await runJob(forgetPayers)
  expect(await name()).toBe('')
})
