import { beforeEach, describe, expect, test } from 'vitest'
import { traveller } from '../../../test/buyer.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { openPayer } from '../../../test/payer.ts'
import { intentSchema } from '../../contract/payments.ts'
import { parseConfig } from '../config.ts'
import { bookings } from './bookings.ts'
import type { OfficeCommand } from './command.ts'
import { payments } from './payments.ts'

const { db } = await openTestDatabase({ poolSize: 20 })
const payer = await openPayer(db)
const { buyer, watch, provider, later, free, payFully, request, answer, mails, balances, expectSound } = payer
const config = parseConfig(
  { DATA_DIR: payer.dataDir, OPERATOR_EMAIL: 'office@example.com' },
  { root: '/', interactive: false },
)

beforeEach(payer.reset)

/** The deadlines of the fixture's stay of 10 to 13 April 2027, which costs 270 paid now: free, then a night of 90. */
const freeDay = '2027-04-01T09:00:00Z'
const feeDay = '2027-04-08T09:00:00Z'

/** `npm run office -- bookings cancel ...` */
const cancel = (...args: string[]) =>
  office(bookings, 'cancel', ...args, '--by', 'Mira', '--note', 'Called on the telephone')

async function office(command: OfficeCommand, ...args: string[]): Promise<string> {
  const lines: string[] = []
  const write = (line: string) => lines.push(line)
  expect(await command.run(args, { config, db, clock: () => watch.now, write, complain: write })).toBe(0)
  return lines.join('\n')
}

const plain = (text = '') => text.replaceAll(/[\u00a0\u202f\u2009]/g, ' ')
/** What English mails said of a cancellation, and to whom. */
const told = async () =>
  (await mails())
    .filter(({ written }) => /cancel/.test(written.subject))
    .map(({ recipient, written }) => ({ recipient, text: plain(written.text) }))

const lastEvent = () =>
  db
    .selectFrom('booking_event')
    .select(['to_status', 'actor', 'reason', 'detail'])
    .orderBy('id', 'desc')
    .executeTakeFirst()

describe('a confirmed booking cancelled by hand', () => {
  test('costs its guest what the terms say: shown first, and only at the sum that was shown', async () => {
    const { booking, key } = await payFully('NOW')
    const { reference } = booking
    await later(60)
    watch.now = new Date(feeDay)
    expect(await cancel(reference.toLowerCase())).toBe(
      `${reference}: the fee is 90.00 EUR, until 2027-04-10T09:00:00.000Z; 180.00 EUR to give back\n` +
        'Nothing is cancelled yet: to do it at that, add --fee 90.00',
    )
    await expect(cancel(reference, '--fee', '0.00')).rejects.toThrow('costs 90.00 EUR now. Nothing was cancelled')
    await expect(cancel(reference, '--fee', 'ninety')).rejects.toThrow('Nothing was cancelled')
    expect((await buyer.readBooking(reference, key)).status).toBe('confirmed')
    expect(await cancel(reference, '--fee', '90.00')).toMatch(
      `${reference}: cancelled, the fee is 90.00 EUR, until 2027-04-10T09:00:00.000Z; 180.00 EUR to give back`,
    )
    await later(60)
    expect(await buyer.readBooking(reference, key)).toMatchObject({
      status: 'cancelled',
      penalty: '90.00',
      payment_status: 'partially_refunded',
      money: { paid: '270.00', refunded: '180.00', due: '0.00' },
    })
    expect(await lastEvent()).toEqual({
      to_status: 'cancelled',
      actor: 'office:Mira',
      reason: 'cancelled_for_guest',
      detail: { why: 'Called on the telephone', penalty: 9000 },
    })
    const [mail, ...others] = await told()
    expect(others).toEqual([])
    expect(mail?.text).toContain('as you asked')
    expect(mail?.text).toContain('Cancellation fee: €90.00')
    expect(mail?.text).toContain('We give back: €180.00')
    expect(await credited()).toEqual([18_000])
    expect(await free()).toEqual([3, 3, 3])
    expect((await balances()).customer).toBe(0)
    await expect(cancel(reference)).rejects.toThrow(`${reference} is cancelled, so there is nothing to cancel`)
    await expectSound()
  })

  test.each([
    ['its fee is waived', ['--waive'], 'cancelled_for_guest', 'as you asked'],
    ['the property cannot keep it', ['--because', 'property'], 'cancelled_by_property', 'we had to cancel'],
  ])('gives everything back when %s, whatever the terms say', async (_when, how, reason, words) => {
    const { booking, key } = await payFully('NOW')
    const { reference } = booking
    await later(60)
    // On the day of arrival, when its guest could not cancel it for less than all of it any more.
    watch.now = new Date('2027-04-11T09:00:00Z')
    expect(await cancel(reference, ...how)).toContain(
      'the fee is 0.00 EUR instead of 270.00 EUR; 270.00 EUR to give back',
    )
    await cancel(reference, ...how, '--fee', '0.00')
    await later(60)
    expect(await buyer.readBooking(reference, key)).toMatchObject({ penalty: '0.00', payment_status: 'refunded' })
    expect(await lastEvent()).toMatchObject({ reason, detail: { waived_from: '270.00' } })
    expect((await told()).map(({ text }) => text)).toEqual([expect.stringContaining(words)])
    expect(await credited()).toEqual([27_000])
    await expectSound()
  })

  test('whose fee is more than was paid is asked for the rest by a link, once, and the books come out even', async () => {
    const { booking, key } = await payFully('DEP')
    const { reference } = booking
    await later(60)
    watch.now = new Date(feeDay)
    expect(await cancel(reference, '--fee', '100.00')).toBe(
      `${reference}: cancelled, the fee is 100.00 EUR, until 2027-04-10T09:00:00.000Z; 0.00 EUR to give back\n` +
        `10.00 EUR of it were never paid: payments ask-fee ${reference}`,
    )
    expect((await balances()).customer).toBe(1_000)
    const code = /\/pay\/([\w-]+)$/.exec(
      await office(payments, 'ask-fee', reference.toLowerCase(), '--due', '2027-04-20'),
    )?.[1]
    await expect(office(payments, 'ask-fee', reference)).rejects.toThrow('can still be paid')
    const [mail] = await mails()
    expect(plain(mail?.written.text)).toContain(`Fee for cancelling booking ${reference}: €10.00`)

    const read = async () => (await buyer.send('GET', `payment-requests/${code}/`)).json()
    const { price_hash } = await read()
    const intent = intentSchema.parse(await payer.send('payment/create_intent/', { payment_request: code, price_hash }))
    await payer.openPage(intent.id)
    provider.authorize(intent.id)
    expect(await payer.ask(intent.id)).toMatchObject({ status: 'succeeded' })
    expect(await balances()).toMatchObject({ customer: 0 })
    expect((await balances()).supplier ?? 0).toBe(0)
    await expect(office(payments, 'ask-fee', reference)).rejects.toThrow('owes us nothing')
    const { documents } = await buyer.readBooking(reference, key)
    expect(documents.invoices.map(({ kind, about, total }) => [kind, about, total])).toEqual([
      ['invoice', 'stay', '90.00'],
      ['invoice', 'pay_link', '10.00'],
    ])
    await expectSound()

    // Given back, it is owed again.
    await office(payments, 'give-back', code ?? '')
    await later(60)
    expect(await read()).toMatchObject({ status: 'refunded', refunded_amount: '10.00' })
    expect(await balances()).toMatchObject({ customer: 1_000 })
    expect(await office(payments, 'ask-fee', reference)).toContain('10.00 EUR, sent: ')
    await expectSound()
  })

  test('that waits for its own property costs nothing, and both are told', async () => {
    const { intent, reference, key } = await request()
    await expect(cancel(reference, '--because', 'property')).rejects.toThrow('waits for its property')
    expect(await cancel(reference, '--fee', '0.00')).toContain('0.00 EUR to give back')
    await later(60)
    expect(await buyer.readBooking(reference, key)).toMatchObject({
      status: 'rejected',
      payment_status: 'voided',
      request: { outcome: 'withdrawn' },
    })
    expect(provider.ofOrder(intent).captured).toBe(0)
    expect(await lastEvent()).toMatchObject({ actor: 'office:Mira', reason: 'withdrawn' })
    expect((await mails()).slice(0, 2).map(({ recipient }) => recipient)).toContain('house@example.com')
    await expectSound()
  })

  test('whose rest was never paid is told so, once its reminders are over', async () => {
    const { booking, key } = await payFully('DEP')
    const { reference } = booking
    await later(60)
    watch.now = new Date('2027-03-30T20:00:00Z')
    await expect(cancel(reference, '--because', 'unpaid')).rejects.toThrow('its reminders still give time')
    watch.now = new Date('2027-03-30T21:00:00Z')
    await cancel(reference, '--because', 'unpaid', '--fee', '0.00')
    await later(60)
    expect(await buyer.readBooking(reference, key)).toMatchObject({ status: 'cancelled', payment_status: 'refunded' })
    expect((await told()).map(({ text }) => text)).toEqual([
      expect.stringContaining('because the rest of its price has not been paid'),
    ])
    expect(await lastEvent()).toMatchObject({ reason: 'cancelled_unpaid' })
    await expectSound()
  })

  test('whose reason is none of ours, or which nobody knows, is left alone', async () => {
    await expect(cancel('ZZZZZZZZ')).rejects.toThrow('There is no booking ZZZZZZZZ')
    await expect(cancel('ZZZZZZZZ', '--because', 'weather')).rejects.toThrow('guest, property, unpaid')
    await expect(
      bookings.run(['cancel', 'ZZZZZZZZ'], { config, db, clock: () => watch.now, write: String, complain: String }),
    ).rejects.toThrow('who (--by) and why (--note)')
  })
})

describe('the property of a stay', () => {
  const subjectOf = (reference: string) =>
    `Отменена резервация ${reference}: ${traveller.first_name} ${traveller.last_name}`
  const confirm = async (plan: 'ASK' | 'ASK_THERE') => {
    const stay = await request(plan)
    expect((await answer(stay.reference, 'confirm')).statusCode).toBe(200)
    await later(60)
    return stay
  }
  test.each([
    ['ASK', 'Такса за отмяна: 80,00 €, дължи се на Зефир'],
    ['ASK_THERE', 'Такса за отмяна: 100,00 €, дължи се на Вас от госта'],
  ] as const)('is told once, in its language, when its guest cancels (%s)', async (plan, fee) => {
    const { reference, key } = await confirm(plan)
    watch.now = new Date(feeDay)
    const penalty = plan === 'ASK' ? '80.00' : '100.00'
    const press = () => buyer.send('POST', `bookings/${reference}/cancel/`, { penalty, key })
    const presses = await Promise.all([press(), press(), press()])
    expect(presses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    const all = await mails()
    const house = all.filter(
      ({ recipient, written }) => recipient === 'house@example.com' && /^Отменена/.test(written.subject),
    )
    expect(house.map(({ written }) => written.subject)).toEqual([subjectOf(reference)])
    expect(plain(house[0]?.written.text)).toContain(fee)
    expect(house[0]?.written.text).not.toContain(key)
    await later(60)
    await expectSound()
  })

  test('is told when the office cancels', async () => {
    const { reference } = await confirm('ASK')
    watch.now = new Date(freeDay)
    await cancel(reference, '--fee', '0.00')
    const all = (await mails()).map(({ recipient, written }) => `${recipient} ${written.subject}`)
    expect(all.slice(0, 2)).toContain(`house@example.com ${subjectOf(reference)}`)
    await later(60)
    await expectSound()
  })

  test('is told of one that it was never asked about', async () => {
    const { booking } = await payFully('NOW')
    await cancel(booking.reference, '--fee', '0.00')
    const toProperty = (await mails()).filter(({ recipient }) => recipient === 'house@example.com')
    expect(toProperty.map(({ written }) => written.subject)).toEqual([
      subjectOf(booking.reference),
      expect.stringContaining('Нова резервация'),
    ])
  })
})

/** Credit notes in minor units. */
async function credited(): Promise<number[]> {
  const rows = await db.selectFrom('invoice').select('total').where('kind', '=', 'credit_note').execute()
  return rows.map(({ total }) => total)
}
