import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { traveller } from '../../../test/buyer.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { openPayer } from '../../../test/payer.ts'
import { bookingSchema } from '../../contract/checkout.ts'
import { listUnreachableHotels } from './unreachable-hotels.service.ts'

const { db } = await openTestDatabase({ poolSize: 20 })
const settings = { OPERATOR_EMAIL: 'office@agency.example' }
const payer = await openPayer(db, { settings })
const { buyer, payFully, fillIn, request, answer, watch, later } = payer

beforeEach(async () => {
  await payer.reset()
  await writeEmail('house@example.com')
})

async function writeEmail(email: string | null): Promise<void> {
  await sql`UPDATE hotel SET email = ${email}`.execute(db)
}

async function bookThere(details: object = {}) {
  const session = await fillIn('BB')
  await buyer.change(session.id, details)
  const booking = bookingSchema.parse((await buyer.order(await buyer.readSession(session.id))).json())
  return { booking, reference: booking.reference, key: booking.access_key ?? '' }
}

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f\u2009]/g, ' ')

/** Mails to others than the guest, the oldest first. */
async function told(): Promise<{ recipient: string; subject: string; text: string }[]> {
  const mails = (await payer.mails()).filter(({ recipient }) => recipient !== traveller.email).reverse()
  return mails.map(({ recipient, written }) => ({ recipient, subject: written.subject, text: plain(written.text) }))
}

const name = `${traveller.first_name} ${traveller.last_name}`

describe('a stay that is confirmed at once', () => {
  test('and paid at the property is told to it with all that reception needs', async () => {
    const company = { name: 'Бриз ООД', eik: '831641791', vat: null, address: 'ул. Река 1, София', mol: 'Ивайло Бонев' }
    const wishes = { arrival_time: '21:00 – 22:00', special_requests: 'Тиха стая, моля' }
    const { reference, key } = await bookThere({ ...wishes, company })
    const [mail, ...more] = await told()
    expect(more).toEqual([])
    expect(mail).toMatchObject({ recipient: 'house@example.com', subject: `Нова резервация ${reference}: ${name}` })
    const lines = mail?.text.split('\n') ?? []
    for (const line of [
      `Резервация ${reference}`,
      'Настаняване: събота, 10 април 2027 г., от 14:00 ч.',
      'Напускане: вторник, 13 април 2027 г., до 12:00 ч. (3 нощувки)',
      `Поръчва: ${name}, тел. ${traveller.phone}, език: английски`,
      `Стая: Двойна стая, закуска; 2 възрастни; ${name}`,
      'Час на пристигане: 21:00 – 22:00',
      'Специални желания: Тиха стая, моля',
      'Гостът плаща при Вас: 300,00 € за престоя',
      'Местни такси, които гостът плаща при Вас: 6,00 €',
      'Гостът иска фактура от Вас за: Бриз ООД, 831641791, ул. Река 1, София, Ивайло Бонев',
      'Отмяна без такса: до 7 април 2027 г. в 12:00, местно време',
    ])
      expect(lines).toContain(line)
    // Whoever has it forwarded must not be able to change or cancel.
    expect(mail?.text).not.toContain(key)
    expect(mail?.text).not.toContain('key=')
  })

  test.each([
    [
      'NOW',
      ['Престоят се плаща на Зефир: 270,00 €. За него не събирайте нищо от госта.', 'Платено на Зефир: 270,00 €'],
    ],
    ['DEP', ['Платено на Зефир: 90,00 €', 'Още се дължи на Зефир: 210,00 €']],
  ] as const)('and paid to us is told to it, with nothing to collect but local fees (%s)', async (plan, money) => {
    await payFully(plan)
    const mails = await told()
    expect(mails.map(({ recipient }) => recipient)).toEqual(['house@example.com'])
    for (const line of [...money, 'Местни такси, които гостът плаща при Вас: 6,00 €'])
      expect(mails[0]?.text.split('\n')).toContain(line)
    expect(mails[0]?.text).not.toContain('за престоя')
  })
})

test('a stay that its property confirms is told to it with the guest’s number', async () => {
  const { reference } = await request()
  await answer(reference, 'confirm')
  const [asked, booked, ...more] = await told()
  expect([asked?.subject, booked?.subject]).toEqual([
    `Заявка за престой при Вас: моля, отговорете (${reference})`,
    `Нова резервация ${reference}: ${name}`,
  ])
  expect(asked?.text).not.toContain(traveller.phone)
  expect(booked?.text).toContain(traveller.phone)
  expect(more).toEqual([])
})

test('a property hears of a change of the stay as it is and as it was, and of its cancellation', async () => {
  const { reference, key } = await bookThere()
  const ask = (body: object) => buyer.send('POST', `bookings/${reference}/change/`, { key, ...body })
  const dates = { checkin: '2027-04-11', checkout: '2027-04-13' }
  const { same } = (await ask({ ...dates, simulate: true })).json() as { same: { change_hash: string } }
  expect((await ask({ ...dates, change_hash: same.change_hash })).statusCode).toBe(200)
  const cancelled = await buyer.send('POST', `bookings/${reference}/cancel/`, { penalty: '0.00', key })
  expect(cancelled.statusCode).toBe(200)
  const [, changed, over, ...more] = await told()
  expect(changed?.subject).toBe(`Променена резервация ${reference}: ${name}`)
  for (const part of [
    'Настаняване: неделя, 11 април 2027 г.',
    'Преди промяната: 10 – 13 април 2027 г., Двойна стая',
    'Гостът плаща при Вас: 200,00 € за престоя',
  ])
    expect(changed?.text).toContain(part)
  expect(over?.subject).toBe(`Отменена резервация ${reference}: ${name}`)
  expect(over?.text).toContain('Такса за отмяна: няма')
  expect(more).toEqual([])
})

describe('of what stands in the address field', () => {
  test('every address is written to', async () => {
    await writeEmail('Рецепция <front@house.example>; sales@house.example')
    await bookThere()
    expect((await told()).map(({ recipient }) => recipient)).toEqual(['front@house.example', 'sales@house.example'])
  })

  test.each([
    [null, 'За Къща Проба няма имейл адрес, затова това писмо е до Вас.'],
    ['-', 'Адресът на Къща Проба („-“) не може да се прочете като имейл, затова това писмо е до Вас.'],
  ])('nothing can be read (%s): the operator is written to and told why', async (email, why) => {
    await writeEmail(email)
    const { reference, key } = await bookThere()
    await buyer.send('POST', `bookings/${reference}/cancel/`, { penalty: '0.00', key })
    const mails = await told()
    expect(mails.map(({ recipient }) => recipient)).toEqual(['office@agency.example', 'office@agency.example'])
    for (const { text } of mails) expect(text.startsWith(why)).toBe(true)
  })
})

test('a hotel whose address cannot be read is on the list for the operator', async () => {
  expect(await listUnreachableHotels(db)).toEqual([])
  await writeEmail('няма')
  expect(await listUnreachableHotels(db)).toMatchObject([{ name: 'Proba House', email: 'няма' }])
})

test('an order that comes too late is told to nobody', async () => {
  const session = await fillIn('BB')
  watch.now = new Date(watch.now.getTime() + 3600 * 1000)
  expect((await buyer.order(session)).statusCode).toBe(409)
  await later(0)
  expect(await told()).toEqual([])
})
