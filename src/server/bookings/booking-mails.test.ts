import { sql } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { createBuyer, traveller } from '../../../test/buyer.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { fixtureHotel, fixtureNow, writeFixture } from '../../../test/hotel-fixture.ts'
import { openMailServer } from '../../../test/mail-server.ts'
import { createPeople, peopleSecrets } from '../../../test/people.ts'
import { readCalendar } from '../../../test/read-calendar.ts'
import { parseConfig } from '../config.ts'
import { jobs } from '../jobs/registry.ts'
import { askHowItWas, completeEndedStays } from './bookings.jobs.ts'

const { db } = await openTestDatabase()
const [hotelId = 0] = await writeFixture(db, [fixtureHotel({}, { double: 30, suite: 20 })])
const stay = { hotel_id: hotelId, checkin: '2027-04-10', checkout: '2027-04-13' }
const config = parseConfig({ NODE_ENV: 'test' }, { root: '/tmp', interactive: false })

const post = await openMailServer()
afterAll(post.close)

const silent = await openTestApp(db, { clock: () => fixtureNow, deps: { secrets: peopleSecrets } })
const people = createPeople(silent, db)
const buyer = createBuyer(silent, { 'accept-language': 'bg' })

const mailsAbout = async (reference: string) =>
  (await people.mailsTo(traveller.email)).filter(({ written }) => written.subject.includes(reference))

const plain = (text = '') => text.replaceAll(/[\u00a0\u202f\u2009]/g, ' ')

test('an order is confirmed by a mail at once, with its voucher, in the language of the order', async () => {
  const settings = { PUBLIC_ORIGIN: 'https://zefir.test', SMTP_URL: post.url }
  const sending = await openTestApp(db, { settings, clock: () => fixtureNow, deps: { secrets: peopleSecrets } })
  const { booking, key } = await createBuyer(sending, { 'accept-language': 'en' }).book(stay)
  // Its property is told too. The voucher is drawn by a thread that has yet to start.
  const find = () => post.arrived.find(({ raw }) => raw.includes(`${booking.reference}-voucher.pdf`))?.raw
  await vi.waitFor(() => expect(find()).toBeDefined(), { timeout: 30_000, interval: 100 })
  const raw = find() ?? ''
  expect(raw).toContain(`Subject: Your booking at Proba House is confirmed (${booking.reference})`)
  expect(raw).toContain(`filename=${booking.reference}-voucher.pdf`)
  const [, encoded = ''] = /Content-Type: application\/pdf[\s\S]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/.exec(raw) ?? []
  expect(Buffer.from(encoded, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
  const decoded = raw.replaceAll('=\r\n', '').replaceAll('=3D', '=')
  expect(decoded).toContain(`https://zefir.test/en/booking/${booking.reference}?key=${key}`)
})

test('a cancellation by mail takes the stay out of a calendar', async () => {
  const settings = { SMTP_URL: post.url, MAIL_FROM: 'Zefir <bookings@zefir.test>' }
  const sending = await openTestApp(db, { settings, clock: () => fixtureNow, deps: { secrets: peopleSecrets } })
  const { booking, key } = await buyer.book(stay)
  await createBuyer(sending).send('POST', `bookings/${booking.reference}/cancel/`, { penalty: '0.00', key })
  const file = `filename=${booking.reference}.ics`
  const find = () => post.arrived.find(({ raw }) => raw.includes(file))?.raw
  await vi.waitFor(() => expect(find()).toBeDefined(), { timeout: 30_000, interval: 100 })
  const [, encoded = ''] =
    /Content-Type: text\/calendar; charset=utf-8; method=CANCEL[\s\S]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/.exec(
      find() ?? '',
    ) ?? []
  const lines = readCalendar(Buffer.from(encoded, 'base64'))
  for (const line of [
    'METHOD:CANCEL',
    `UID:${booking.reference}@zefir`,
    'STATUS:CANCELLED',
    'ORGANIZER;CN="Зефир":mailto:bookings@zefir.test',
  ])
    expect(lines).toContain(line)
})

test('says what matters of the stay, to whom the session names, and waits sealed', async () => {
  const { booking } = await buyer.book(stay)
  const [mail, ...others] = await mailsAbout(booking.reference)
  expect(others).toHaveLength(0)
  expect(mail?.language).toBe('bg')
  const text = plain(mail?.written.text)
  for (const part of [
    'Здравейте, Десислава',
    'Настаняване: събота, 10 април 2027 г., от 14:00 ч.',
    'Напускане: вторник, 13 април 2027 г., до 12:00 ч.',
    'Стая: Двойна стая, закуска',
    'Цена на престоя: 300,00 €, плаща се в хотела',
    'Местни такси, плащат се на място: 6,00 €',
    'Безплатна отмяна до 7 април 2027 г.',
  ])
    expect(text).toContain(part)
  const { rows } = await sql<{ row: string }>`SELECT outgoing_mail::text AS row FROM outgoing_mail`.execute(db)
  expect(rows.some(({ row }) => row.includes(booking.reference))).toBe(false)
})

test('a change tells the stay as it is and as it was, corrected names that the stay is the same', async () => {
  const { booking, key } = await buyer.book(stay)
  const path = `bookings/${booking.reference}`
  const other = { key, checkin: '2027-04-11', checkout: '2027-04-13' }
  const { same } = (await buyer.send('POST', `${path}/change/`, { ...other, simulate: true })).json()
  await buyer.send('POST', `${path}/change/`, { ...other, change_hash: same.change_hash })
  const guests = [{ room: 1, first_name: 'Ана', last_name: 'Колева' }]
  await buyer.send('POST', `${path}/guests/`, { key, guests })
  const mails = await mailsAbout(booking.reference)
  const changed = mails.filter(({ written }) => written.subject.includes('е променена'))
  const texts = changed.map(({ written }) => plain(written.text)).sort()
  expect(texts).toHaveLength(2)
  for (const text of texts) expect(text).toContain('Настаняване: неделя, 11 април 2027 г., от 14:00 ч.')
  expect(texts.find((text) => text.includes('Самият престой е същият'))).not.toContain('Преди')
  const moved = texts.find((text) => text.includes('Ето как изглежда сега'))
  expect(moved).toContain('Цена на престоя: 200,00 €')
  expect(moved).toContain('Преди промяната: 10 – 13 април 2027 г., 300,00 €')
})

test('nobody hears of an order that was refused', async () => {
  const session = await buyer.fillIn(await buyer.hold((await buyer.findOffer(stay)).offer_id))
  const count = async () => (await people.mailsTo(traveller.email)).length
  const before = await count()
  expect((await buyer.order({ ...session, price_hash: 'other' })).statusCode).toBe(409)
  await buyer.change(session.id, { accepted_terms: false })
  expect((await buyer.order(session)).statusCode).toBe(400)
  expect(await count()).toBe(before)
})

test('a cancellation is told with its figures, once, and a refused one not at all', async () => {
  const { booking, key } = await buyer.book(stay)
  const cancel = (penalty: string) => buyer.send('POST', `bookings/${booking.reference}/cancel/`, { penalty, key })
  expect((await cancel('1.00')).statusCode).toBe(409)
  const answers = await Promise.all([1, 2, 3].map(() => cancel('0.00')))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  const told = (await mailsAbout(booking.reference)).filter(({ written }) => /отменена/.test(written.subject))
  expect(told).toHaveLength(1)
  expect(told[0]?.written.text).toContain('Такса за отмяна: няма')

  const late = await openTestApp(db, {
    clock: () => new Date('2027-04-08T09:00:00Z'),
    deps: { secrets: peopleSecrets },
  })
  const { booking: dear, key: dearKey } = await buyer.book(stay)
  const path = `bookings/${dear.reference}/cancel/`
  expect((await createBuyer(late).send('POST', path, { penalty: '100.00', key: dearKey })).statusCode).toBe(200)
  const [mail] = await mailsAbout(dear.reference)
  expect(plain(mail?.written.text)).toContain('Такса за отмяна: 100,00 €, дължи се на хотела')
})

test('who left is asked the next day how it was: once, unless they have written or never came', async () => {
  expect(jobs).toContain(askHowItWas)
  await sql`DELETE FROM outgoing_mail`.execute(db)
  const [asked, wrote, cancelled] = [await buyer.book(stay), await buyer.book(stay), await buyer.book(stay)]
  await sql`UPDATE booking SET status = 'cancelled' WHERE reference <> ALL(${[asked, wrote].map(({ booking }) => booking.reference)}::text[])`.execute(
    db,
  )
  const runAt = async (instant: string) => {
    const context = { config, secrets: peopleSecrets, log: silent.log }
    await completeEndedStays.run(db, () => new Date(instant), context)
    await askHowItWas.run(db, () => new Date(instant), context)
  }
  const requests = async () =>
    (await people.mailsTo(traveller.email)).filter(({ written }) => written.subject === 'Как беше в Къща Проба?')
  await runAt('2027-04-13T08:00:00Z')
  expect(await requests()).toHaveLength(0)
  await sql`INSERT INTO stay_review (booking_id, hotel_id, author, traveller, language, score, status, created_at, updated_at)
    SELECT id, hotel_id, 'Д.', 'couple', 'bg', 9, 'pending', '2027-04-13', '2027-04-13' FROM booking WHERE reference = ${wrote.booking.reference}`.execute(
    db,
  )
  await Promise.all([1, 2].map(() => runAt('2027-04-14T08:00:00Z')))
  await runAt('2027-04-15T08:00:00Z')
  const [mail, ...others] = await requests()
  expect(others).toHaveLength(0)
  expect(mail?.written.text).toMatch(new RegExp(`/review/${asked.booking.reference}\\?key=[\\w-]{32}`))
  expect(cancelled.booking.status).toBe('confirmed')
})
