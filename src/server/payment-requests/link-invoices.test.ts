import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import { openPayer } from '../../../test/payer.ts'
import { readPdf } from '../../../test/read-pdf.ts'
import { type PaymentRequest, paymentRequestSchema } from '../../contract/payment-requests.ts'
import { intentSchema } from '../../contract/payments.ts'
import { payments } from '../office/payments.ts'
import { giveBackRequest } from '../payments/refunds.service.ts'
import { type Ask, askPayment } from './payment-requests.service.ts'

const { db } = await openTestDatabase({ poolSize: 20 })
const payer = await openPayer(db)
const { app, buyer, provider, context, config, watch, later, send, openPage, ask, balances, mails, expectSound } = payer

beforeEach(payer.reset)

const transfer: Ask = {
  email: 'mira@example.com',
  name: 'Мира Станева',
  lines: [
    { text: 'Трансфер от летището', amount: 4_500 },
    { text: 'Детско столче', amount: 501 },
  ],
  currency: 'EUR',
  comment: null,
  bookingId: null,
  dueDay: null,
  language: 'bg',
}
const askFor = (change: Partial<Ask> = {}) =>
  askPayment({ db, keys: context.keys, now: watch.now }, { ...transfer, ...change })

async function read(code: string): Promise<PaymentRequest> {
  return paymentRequestSchema.parse((await buyer.send('GET', `payment-requests/${code}/`)).json())
}

async function pay(code: string): Promise<PaymentRequest> {
  const { price_hash } = await read(code)
  const { id } = intentSchema.parse(await send('payment/create_intent/', { payment_request: code, price_hash }))
  await openPage(id)
  provider.authorize(id)
  expect(await ask(id)).toMatchObject({ status: 'succeeded' })
  return read(code)
}

async function giveBack(code: string): Promise<PaymentRequest> {
  await giveBackRequest(db, code, watch.now)
  await later(60)
  return read(code)
}

const open = async (address = '') => readPdf((await app.inject(address)).rawPayload)
const told = ({ invoices }: Pick<PaymentRequest, 'invoices'>) =>
  invoices.map(({ kind, about, total }) => `${kind} ${about} ${total}`)

describe('a pay link', () => {
  test('is invoiced as it is paid, line by line, and credited as it is given back: the books say the same', async () => {
    const { code } = await askFor()
    expect(told(await read(code))).toEqual([])
    const paid = await pay(code)
    expect(told(paid)).toEqual(['invoice pay_link 50.01'])
    expect((await balances()).supplier).toBe(-5_001)
    const { text, title, pages } = await open(paid.invoices[0]?.address)
    expect([title, pages]).toEqual([`Фактура № ${paid.invoices[0]?.number}`, 1])
    for (const part of ['Мира Станева', 'Трансфер от летището 45,00 €', 'Детско столче 5,01 €', 'Обща сума 50,01 €'])
      expect(text).toContain(part)
    const english = await open(`${paid.invoices[0]?.address}&language=en`)
    expect(english.text).toContain('€50.01')
    const [mail] = await mails()
    expect(mail?.written.text).toContain('Фактурата е на страницата на плащането.')
    await expectSound()

    const back = await giveBack(code)
    expect(told(back)).toEqual(['invoice pay_link 50.01', 'credit_note pay_link 50.01'])
    expect((await balances()).supplier).toBe(0)
    const note = await open(back.invoices[1]?.address)
    expect(note.title).toBe(`Кредитно известие № ${back.invoices[1]?.number}`)
    for (const part of [
      `към фактура № ${paid.invoices[0]?.number}`,
      'Върната сума: Трансфер от летището, Детско столче',
    ])
      expect(note.text).toContain(part)
    await expectSound()
  })

  test('shows the tax that the office said is in it', async () => {
    const lines: string[] = []
    const office = {
      config,
      db,
      clock: () => watch.now,
      write: (line: string) => lines.push(line),
      complain: () => undefined,
    }
    const run = (...more: string[]) => payments.run(['ask', 'mira@example.com', '120', 'Екскурзия', ...more], office)
    await run('--ground', 'vat', '--vat', '20')
    const paid = await pay(lines.at(-1)?.split('/').at(-1) ?? '')
    const { text } = await open(paid.invoices[0]?.address)
    for (const part of ['Данъчна основа 100,00 €', 'ДДС 20 % 20,00 €', 'Обща сума 120,00 €'])
      expect(text).toContain(part)
    await expect(run('--ground', 'commission')).rejects.toThrow('one of vat, margin, unregistered')
    await expect(run('--ground', 'vat')).rejects.toThrow('--vat 20')
    await expect(run('--ground', 'margin', '--vat', '20')).rejects.toThrow('No VAT is shown')
  })

  test('whose money is not kept leaves no paper', async () => {
    const { code } = await askFor()
    const { price_hash } = await read(code)
    const { id } = intentSchema.parse(await send('payment/create_intent/', { payment_request: code, price_hash }))
    await openPage(id)
    await sql`UPDATE payment_request SET status = 'cancelled'`.execute(db)
    Object.assign(provider.ofOrder(id), { status: 'captured', captured: 5_001, fee: 95 })
    await later(3_700)
    await later(60)
    expect(provider.ofOrder(id).refunded).toBe(5_001)
    expect(told(await read(code))).toEqual([])
    await expectSound()
  })

  test('tells nobody of its papers once its payer is erased', async () => {
    const { code } = await askFor()
    const [invoice] = (await pay(code)).invoices
    await sql`UPDATE payment_request SET payer_email = '', payer_name = ''`.execute(db)
    expect(told(await read(code))).toEqual([])
    expect((await app.inject(invoice?.address ?? '')).statusCode).toBe(404)
    const other = await askFor()
    await pay(other.code)
    const foreign = invoice?.address.replace(code, other.code) ?? ''
    expect((await app.inject(foreign)).statusCode).toBe(404)
  })
})

describe('a pay link about a booking', () => {
  test('has its papers on the booking’s page, from the same series, and no cancelling credits them', async () => {
    const { booking, key } = await payer.payFully()
    const row = await db
      .selectFrom('booking')
      .select('id')
      .where('reference', '=', booking.reference)
      .executeTakeFirst()
    const company = { name: 'Бяла къща ООД', eik: '831902088', vat: null, address: 'Варна', mol: null }
    await db
      .updateTable('booking')
      .set({ company: JSON.stringify(company) })
      .execute()
    const about = { bookingId: row?.id ?? 0, email: booking.holder.email.toUpperCase() }
    const { code } = await askFor(about)
    const { code: friends } = await askFor({ ...about, email: 'friend@example.com' })
    const paid = await pay(code)
    expect((await open(paid.invoices[0]?.address)).text).toContain('Бяла къща ООД')
    expect((await open((await pay(friends)).invoices[0]?.address)).text).toContain('Мира Станева')

    // Whoever booked reads what they were asked for; what a friend paid is the friend's.
    const { documents } = await buyer.readBooking(booking.reference, key)
    expect(told(documents)).toEqual(['invoice stay 270.00', 'invoice pay_link 50.01'])
    const numbers = documents.invoices.map(({ number }) => Number(number))
    expect(numbers[1]).toBe((numbers[0] ?? 0) + 1)
    expect((await open(documents.invoice ?? '')).title).toBe(`Invoice No. ${numbers[0]}`)
    expect((await open(documents.invoices[1]?.address)).title).toBe(`Invoice No. ${numbers[1]}`)

    const shown = await buyer.send('POST', `bookings/${booking.reference}/cancel/`, { key, simulate: true })
    const { penalty } = shown.json()
    await buyer.send('POST', `bookings/${booking.reference}/cancel/`, { key, penalty })
    await later(60)
    const papers = async () => {
      const { rows } = await sql<{ sum: number }>`
        SELECT sum(CASE kind WHEN 'invoice' THEN total ELSE -total END)::int AS sum FROM invoice`.execute(db)
      return rows[0]?.sum
    }
    const kept = () =>
      [...provider.payments.values()].reduce((sum, { captured, refunded }) => sum + captured - refunded, 0)
    expect(await papers()).toBe(kept())
    expect(kept()).toBe(Math.round(Number(penalty) * 100) + 2 * 5_001)
    expect(told(await read(code))).toEqual(['invoice pay_link 50.01'])
    await giveBack(code)
    await giveBack(friends)
    expect(await papers()).toBe(kept())
    await expectSound()
  })
})
