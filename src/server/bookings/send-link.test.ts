import { beforeEach, expect, test } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { createBuyer, traveller } from '../../../test/buyer.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { fixtureHotel, fixtureNow, writeFixture } from '../../../test/hotel-fixture.ts'
import { createPeople, peopleSecrets } from '../../../test/people.ts'

const { db } = await openTestDatabase()
const [hotelId = 0] = await writeFixture(db, [fixtureHotel({}, { double: 20 })])
const app = await openTestApp(db, { clock: () => fixtureNow, deps: { secrets: peopleSecrets } })
const people = createPeople(app, db)
const buyer = createBuyer(app)

beforeEach(async () => {
  await db.deleteFrom('attempt').execute()
  await db.deleteFrom('outgoing_mail').execute()
})

const ask = (reference: string, email: string, more: { address?: string; headers?: Record<string, string> } = {}) =>
  people.send('POST', '/api/v1/bookings/send_link/', { reference, email }, more)
const book = () => buyer.book({ hotel_id: hotelId, checkin: '2027-04-10', checkout: '2027-04-13' })
const sent = async () =>
  (await db.selectFrom('outgoing_mail').select(['kind', 'recipient']).execute()).map(({ kind }) => kind)

test('number and address have the link sent to that address, in the language of who asks', async () => {
  const { booking, key } = await book()
  await db.deleteFrom('outgoing_mail').execute()
  const answer = await ask(booking.reference, traveller.email, { headers: { 'accept-language': 'en' } })
  expect(answer.statusCode).toBe(202)
  expect(answer.body).not.toContain(key)
  const [mail, ...more] = await people.mailsTo(traveller.email)
  expect(more).toEqual([])
  expect(mail?.written.subject).toBe(`The link to your booking at Proba House (${booking.reference})`)
  expect(mail?.written.text).toContain(`/en/booking/${booking.reference}?key=${key}`)
})

test.each([
  ['in small letters', (reference: string) => reference.toLowerCase()],
  ['with a space and a sign', (reference: string) => ` № ${reference.slice(0, 4)} ${reference.slice(4)} `],
])('a number is taken %s, the address in any case', async (_how, type) => {
  const { booking } = await book()
  await db.deleteFrom('outgoing_mail').execute()
  expect((await ask(type(booking.reference), traveller.email.toUpperCase())).statusCode).toBe(202)
  expect(await sent()).toEqual(['booking_link'])
})

test('a number written in Cyrillic letters that look the same is taken', async () => {
  const { booking } = await book()
  await db.updateTable('booking').set({ reference: 'KMPTX234' }).where('reference', '=', booking.reference).execute()
  await db.deleteFrom('outgoing_mail').execute()
  await ask('КМРТХ234', traveller.email)
  expect(await sent()).toEqual(['booking_link'])
})

test('another number and another address are answered alike, and nothing is sent', async () => {
  const { booking } = await book()
  await db.deleteFrom('outgoing_mail').execute()
  const answers = await Promise.all([
    ask('ZZZZZZZZ', traveller.email),
    ask(booking.reference, 'somebody@example.com'),
    ask('nothing of the kind', 'somebody.else@example.com'),
  ])
  expect(await sent()).toEqual([])
  const right = await ask(booking.reference, traveller.email)
  expect(await sent()).toEqual(['booking_link'])
  for (const answer of answers) {
    expect(answer.statusCode).toBe(right.statusCode)
    expect(answer.body).toBe(right.body)
  }
})

test('one address gets a few, and one network may ask for a few, whatever exists', async () => {
  const codes: number[] = []
  for (let round = 0; round < 6; round++) codes.push((await ask('ZZZZZZZZ', 'nobody@example.com')).statusCode)
  expect(codes).toEqual([202, 202, 202, 202, 202, 429])
  codes.length = 0
  for (let round = 0; round < 11; round++)
    codes.push((await ask('ZZZZZZZZ', `somebody${round}@example.com`, { address: '192.0.2.7' })).statusCode)
  expect(codes).toEqual([...Array.from({ length: 10 }, () => 202), 429])
})

test.each([
  [{ reference: '', email: traveller.email }, 'reference'],
  [{ reference: 'ABCDEFGH', email: 'nobody' }, 'email'],
])('what is not filled in is said at its field (%o)', async (body, field) => {
  const answer = await people.send('POST', '/api/v1/bookings/send_link/', body)
  expect(answer.statusCode).toBe(400)
  expect(Object.keys(answer.json())).toContain(field)
})
