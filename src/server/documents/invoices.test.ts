import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { createBuyer } from '../../../test/buyer.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { fixtureHotel, fixtureNow, writeFixture } from '../../../test/hotel-fixture.ts'
import { peopleSecrets } from '../../../test/people.ts'
import { firstTry } from '../../../test/random.ts'
import { readPdf } from '../../../test/read-pdf.ts'
import { parseConfig } from '../config.ts'
import { deriveKeys } from '../keys.ts'
import { type BookingRow, findDocumented } from './documents.repository.ts'
import { creditCancelled, draftInvoice, type InvoiceOrder, issueCreditNote, issueInvoice } from './invoices.service.ts'

const { db } = await openTestDatabase({ poolSize: 30 })
const [hotelId = 0] = await writeFixture(db, [fixtureHotel({}, { double: 60, suite: 20 })])
const settings = {
  NODE_ENV: 'test',
  OPERATOR_LEGAL_NAME: 'Зефир Травел ЕООД',
  OPERATOR_COMPANY_NUMBER: '175074752',
  OPERATOR_VAT_NUMBER: 'BG175074752',
  OPERATOR_ADDRESS: 'София, ул. „Шипка“ 1',
}
const app = await openTestApp(db, { clock: () => fixtureNow, settings, deps: { secrets: peopleSecrets } })
const buyer = createBuyer(app, { 'accept-language': 'bg' })
const stay = { hotel_id: hotelId, checkin: '2027-04-10', checkout: '2027-04-13' }
const context = {
  db,
  config: parseConfig(settings, { root: '/tmp', interactive: false }),
  keys: deriveKeys(peopleSecrets),
}
const order: InvoiceOrder = { amount: 30_000, ground: 'margin', percent: 20, method: 'card', now: fixtureNow }

/** A stay as if it had been paid to us: nothing can be ordered so yet. */
async function bookPaid(company?: object): Promise<{ row: BookingRow; key: string }> {
  const session = await buyer.fillIn(await buyer.hold((await buyer.findOffer(stay)).offer_id))
  if (company) await buyer.change(session.id, { company })
  const { reference, access_key: key } = (await buyer.order(session)).json()
  await sql`UPDATE booking SET payment_type = 'online', payment_status = 'paid' WHERE reference = ${reference}`.execute(
    db,
  )
  const row = await findDocumented(db, reference)
  if (!row) throw new Error('No booking')
  return { row, key }
}

async function issue(row: BookingRow, changes: Partial<InvoiceOrder> = {}, from = context) {
  const draft = await draftInvoice(from, row)
  return numbered(await db.transaction().execute((trx) => issueInvoice(trx, draft, { ...order, ...changes })))
}

async function numbered(id = 0): Promise<{ number: string | null }> {
  return db.selectFrom('invoice').select('number').where('id', '=', id).executeTakeFirstOrThrow()
}

const read = (reference: string, key: string, query = '') =>
  app.inject(`/api/v1/bookings/${reference}/invoice.pdf?key=${key}${query}`)

describe('numbers of invoices', () => {
  test('have no gap and none twice when fifty are issued at once and every fifth is taken back', firstTry, async () => {
    const { row } = await bookPaid()
    const draft = await draftInvoice(context, row)
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, (_, index) =>
        db.transaction().execute(async (trx) => {
          const id = await issueInvoice(trx, draft, order)
          if (index % 5 === 0) throw new Error('the money was not received after all')
          return id
        }),
      ),
    )
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(10)
    const ids = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
    const numbers = (await Promise.all(ids.map(numbered))).map(({ number }) => number).sort()
    expect(numbers).toEqual(Array.from({ length: 40 }, (_, index) => `27${String(index + 1).padStart(8, '0')}`))
  })

  test('begin anew with the year in Sofia, and each issuer has its own', async () => {
    const { row } = await bookPaid()
    const eve = await issue(row, { now: new Date('2028-12-31T21:59:59Z') })
    const newYear = await issue(row, { now: new Date('2028-12-31T22:00:00Z') })
    expect([eve.number, newYear.number]).toEqual(['2800000001', '2900000001'])
    const operator = { ...context.config.operator, companyNumber: '831902088' }
    const other = { ...context, config: { ...context.config, operator } }
    const now = new Date('2028-06-01T09:00:00Z')
    expect(await issue(row, { now }, other)).toMatchObject({ number: '2800000001' })
  })
})

test('who writes an invoice keeps nobody waiting until it commits, and a number once given stays', async () => {
  const { row } = await bookPaid()
  const draft = await draftInvoice(context, row)
  const now = new Date('2030-06-01T09:00:00Z')
  let first = 0
  let second = 0
  await db.transaction().execute(async (slow) => {
    first = await issueInvoice(slow, draft, { ...order, now })
    second = await db.transaction().execute((quick) => issueInvoice(quick, draft, { ...order, now }))
  })
  expect([await numbered(second), await numbered(first)]).toEqual([{ number: '3000000001' }, { number: '3000000002' }])
  await expect(sql`UPDATE invoice SET number = '3000000009' WHERE id = ${first}`.execute(db)).rejects.toThrow('stands')
})

test('the program before this one brings its numbers with it, out of the same series', async () => {
  const { row } = await bookPaid()
  const now = new Date('2031-06-01T09:00:00Z')
  const draft = await draftInvoice(context, row)
  const issueOne = async () => (await issue(row, { now })).number
  const one = await issueOne()
  await db.transaction().execute(async (trx) => {
    const id = await issueInvoice(trx, draft, { ...order, now })
    await sql`WITH taken AS (
      UPDATE invoice_series SET last_number = last_number + 1 WHERE issuer = '175074752' AND year = 2031 RETURNING last_number
    ) INSERT INTO invoice (issuer, number, kind, booking_id, total, currency, content, issued_at)
      SELECT issuer, '31' || lpad(last_number::text, 8, '0'), kind, booking_id, total, currency, content, issued_at
      FROM invoice, taken WHERE id = ${id}`.execute(trx)
  })
  const numbers = await sql<{
    number: string
  }>`SELECT number FROM invoice WHERE number LIKE '31%' ORDER BY number`.execute(db)
  expect([one, await issueOne(), numbers.rows.map(({ number }) => number)]).toEqual([
    '3100000001',
    '3100000004',
    ['3100000001', '3100000002', '3100000003'],
  ])
})

describe('an invoice', () => {
  const company = {
    name: 'Бяла къща ООД',
    eik: '831902088',
    vat: 'bg 831902088',
    address: 'Варна, бул. „Приморски“ 5',
    mol: 'Ивайло Бонев',
  }

  test('names both companies and the ground, in the reader’s language', async () => {
    const { row, key } = await bookPaid(company)
    expect((await read(row.reference, key)).json()).toMatchObject({ code: 'no_invoice_yet' })
    const { number } = await issue(row)
    const { documents } = await buyer.readBooking(row.reference, key)
    const { text, pages, title } = await readPdf((await app.inject(documents.invoice ?? '')).rawPayload)
    expect(pages).toBe(1)
    expect(title).toBe(`Фактура № ${number}`)
    for (const part of [
      '1 март 2027',
      'Зефир Травел ЕООД',
      'ЕИК 175074752',
      'Бяла къща ООД',
      'ЕИК 831902088',
      'ДДС № BG831902088',
      'МОЛ: Ивайло Бонев',
      `Туристическа услуга, Къща Проба, Созопол: 10 април 2027 г. – 13 април 2027 г., резервация ${row.reference}`,
      'Обща сума 300,00 €',
      'Режим на облагане на маржа – туроператори/турагенти, чл. 136 от ЗДДС.',
    ])
      expect(text).toContain(part)
    expect(text).not.toMatch(/ДДС \d+ %/)
    const english = await readPdf((await read(row.reference, key, '&language=en')).rawPayload)
    expect(english.text).toContain('Margin scheme – travel agents')
    expect(english.text).toContain('€300.00')
  })

  test('shows the tax where it may be shown', async () => {
    const { row, key } = await bookPaid()
    await issue(row, { ground: 'vat', percent: 9, amount: 32_700 })
    const { text } = await readPdf((await read(row.reference, key)).rawPayload)
    expect(text).toContain('Данъчна основа 300,00 €')
    expect(text).toContain('ДДС 9 % 27,00 €')
    expect(text).toContain('Обща сума 327,00 €')
    // To whoever booked, when no company is given.
    expect(text).toContain('Десислава Zhelyazkova-Quint')
  })

  test('stays as it was issued, to the byte, whatever becomes of the booking', async () => {
    const { row, key } = await bookPaid()
    await issue(row)
    const before = (await read(row.reference, key)).rawPayload
    await sql`UPDATE booking SET company = ${JSON.stringify(company)}::jsonb, total = 1 WHERE id = ${row.id}`.execute(
      db,
    )
    expect((await read(row.reference, key)).rawPayload.equals(before)).toBe(true)
    for (const change of ['UPDATE invoice SET total = 1', 'DELETE FROM invoice', 'DELETE FROM invoice_file'])
      await expect(sql.raw(change).execute(db)).rejects.toThrow('stands')
  })

  test('is corrected by credit notes, together never over more than it', async () => {
    const { row, key } = await bookPaid()
    const { number } = await issue(row)
    const credit = (amount: number) =>
      db.transaction().execute((trx) => issueCreditNote(trx, row, { amount, now: fixtureNow }))
    const tries = await Promise.allSettled(Array.from({ length: 10 }, () => credit(8_000)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    await expect(credit(6_001)).rejects.toThrow(RangeError)
    const [note] = await db
      .transaction()
      .execute((trx) => creditCancelled(trx, row, { penalty: 1_000, now: fixtureNow }))
    const rest = await numbered(note)
    const { documents } = await buyer.readBooking(row.reference, key)
    expect(documents.invoices.map(({ kind, total, issued, currency }) => [kind, total, issued, currency])).toEqual([
      ['invoice', '300.00', '2027-03-01', 'EUR'],
      ...Array.from({ length: 3 }, () => ['credit_note', '80.00', '2027-03-01', 'EUR']),
      ['credit_note', '50.00', '2027-03-01', 'EUR'],
    ])
    const [first, last] = [documents.invoices[0], documents.invoices.at(-1)]
    expect([first?.number, last?.number]).toEqual([number, rest.number])
    const { text, title } = await readPdf((await app.inject(last?.address ?? '')).rawPayload)
    expect(title).toBe(`Кредитно известие № ${rest.number}`)
    expect(text).toContain(`към фактура № ${number} от 1 март 2027`)
    expect(text).toContain('Намаление 50,00 €')
    // Under the name of the invoice never a credit note, however new.
    for (const address of [first?.address ?? '', documents.invoice ?? ''])
      expect((await readPdf((await app.inject(address)).rawPayload)).title).toBe(`Фактура № ${number}`)
    expect((await read(row.reference, key, '&number=2799999999')).json()).toMatchObject({ code: 'not_found' })
  })
})

test('a stay paid at the property has no invoice of ours, and the answer says whose it is', async () => {
  const { booking, key } = await buyer.book(stay)
  const answer = await buyer.send('GET', `bookings/${booking.reference}/invoice.pdf?key=${key}`)
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toMatchObject({ code: 'no_invoice', detail: expect.stringContaining('фактурата е от хотела') })
})

describe('the company of an order', () => {
  test.each([
    [
      { eik: '831902089' },
      { eik: ['Въведете валиден ЕИК (9 или 13 цифри); за фирма от друга държава – номер по ДДС.'] },
    ],
    [{ eik: null }, { eik: [expect.stringContaining('номер по ДДС')] }],
    [{ vat: '831902088' }, { vat: ['Въведете валиден номер по ДДС, например BG123456789.'] }],
    [{ address: ' ' }, { address: ['Това поле не може да бъде празно.'] }],
  ])('is refused with a sentence on the field: %j', async (change, problems) => {
    const session = await buyer.hold((await buyer.findOffer(stay)).offer_id)
    const company = { name: 'Бяла къща ООД', eik: '831902088', address: 'Варна', ...change }
    const answer = await buyer.send('PATCH', `checkout_sessions/${session.id}/`, { company })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({ company: problems })
  })

  test('is kept as given, taken away by null, and belongs to the booking', async () => {
    const session = await buyer.fillIn(await buyer.hold((await buyer.findOffer(stay)).offer_id))
    const foreign = { name: 'Strand GmbH', vat: 'DE123456789', address: 'Berlin' }
    const kept = { ...foreign, eik: null, mol: null }
    expect((await buyer.change(session.id, { company: foreign })).company).toEqual(kept)
    expect((await buyer.change(session.id, { company: null })).company).toBeNull()
    await buyer.change(session.id, { company: foreign })
    expect((await buyer.order(session)).json()).toMatchObject({ company: kept })
  })
})
