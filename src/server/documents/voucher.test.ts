import { describe, expect, test } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { createBuyer } from '../../../test/buyer.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { fixtureHotel, fixtureNow, writeFixture } from '../../../test/hotel-fixture.ts'
import { createPeople, peopleSecrets } from '../../../test/people.ts'
import { readPdf } from '../../../test/read-pdf.ts'
import { countDrawn } from './drawing.ts'

const { db } = await openTestDatabase()
const [hotelId = 0] = await writeFixture(db, [fixtureHotel({ phone: '+359 550 22 333' }, { double: 30, suite: 30 })])
const watch = { now: fixtureNow }
const settings = {
  PUBLIC_ORIGIN: 'https://zefir.test',
  OPERATOR_LEGAL_NAME: 'Зефир Травел ЕООД',
  OPERATOR_REGISTRATION_NUMBER: 'РК-01-7777',
  OPERATOR_INSURANCE: 'ПОЛ-2027-55',
  OPERATOR_PHONE: '+359 2 400 500',
}
const app = await openTestApp(db, { clock: () => watch.now, settings, deps: { secrets: peopleSecrets } })
const people = createPeople(app, db)
const buyer = createBuyer(app, { 'accept-language': 'bg' })
const stay = { hotel_id: hotelId, checkin: '2027-04-10', checkout: '2027-04-13' }

const get = (url: string, token?: string) =>
  app.inject({ url, ...(token ? { headers: { authorization: `Bearer ${token}` } } : {}) })

describe('the voucher', () => {
  test('says on one page in Bulgarian all that is needed on the way and at the desk, and can be read back', async () => {
    const { booking, key } = await buyer.book(stay)
    const answer = await get(`/api/v1/bookings/${booking.reference}/voucher.pdf?key=${key}`)
    expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'content-disposition': `inline; filename="${booking.reference}-voucher.pdf"`,
    })
    const { text, pages, title, language } = await readPdf(answer.rawPayload)
    expect(pages).toBe(1)
    expect(language).toBe('bg')
    expect(title).toBe(`Ваучер за настаняване ${booking.reference}, Къща Проба`)
    for (const part of [
      booking.reference,
      'Къща Проба',
      'ул. „Аполония“ 1, Созопол, България',
      '+359 550 22 333',
      'събота, 10 април 2027',
      'от 14:00 ч.',
      'вторник, 13 април 2027',
      '3 нощувки',
      'Потвърдена на 1 март 2027 г.',
      'Десислава Zhelyazkova-Quint',
      'Двойна стая',
      'Закуска',
      '2 възрастни',
      'Моля, закарайте ме до „Къща Проба“, ул. „Аполония“ 1, Созопол.',
      'Please take me to Proba House, 1 Apolonia St, Sozopol.',
      '42.42000, 27.69500',
      'Документ за самоличност',
      'Без такса до 7 април 2027',
      'Зефир Травел ЕООД',
      'РК-01-7777',
      'ПОЛ-2027-55',
    ])
      expect(text).toContain(part)
    // 3 nights at 100.00, and tourist tax of 1.00 for each of two adults and nights, both at the property.
    expect(text).toContain('Цена на престоя 300,00 €')
    expect(text).toContain('Туристически данък, на място 6,00 €')
    expect(text).toContain('Всичко на място 306,00 €')
  })

  test('is in the language of the booking, and in the other when asked', async () => {
    const english = createBuyer(app, { 'accept-language': 'en' })
    const { booking, key } = await english.book(stay)
    const own = await readPdf((await get(`/api/v1/bookings/${booking.reference}/voucher.pdf?key=${key}`)).rawPayload)
    expect(own.text).toContain('All at the property €306.00')
    expect(own.text).toContain('Saturday, 10 April 2027')
    const other = await get(`/api/v1/bookings/${booking.reference}/voucher.pdf?key=${key}&language=bg`)
    expect((await readPdf(other.rawPayload)).text).toContain('Всичко на място 306,00 €')
    const bad = await get(`/api/v1/bookings/${booking.reference}/voucher.pdf?key=${key}&language=de`)
    expect(bad.statusCode).toBe(400)
  })

  test('stays on one page for eight rooms full of long names', async () => {
    const rooms = Array.from({ length: 8 }, () => ({ adults: 2, children_ages: [4] }))
    const offer = await buyer.findOffer({ ...stay, rooms })
    const session = await buyer.hold(offer.offer_id)
    const guests = rooms.flatMap((_, index) =>
      [1, 2, 3].map((who) => ({
        room: index + 1,
        first_name: `Александрина-Константина ${who}`,
        last_name: who === 3 ? '李小龍' : 'Христоматийска-Великотърновска',
      })),
    )
    await buyer.change(session.id, { guests, special_requests: 'Моля за тиха стая. '.repeat(50) })
    const holder = { first_name: 'Анна', last_name: 'Ким', email: 'a@example.com', phone: '+359 888 123 456' }
    await buyer.change(session.id, { holder, accepted_terms: true })
    const made = (await buyer.order(session)).json()
    const answer = await get(made.documents.voucher)
    const { text, pages } = await readPdf(answer.rawPayload)
    expect(pages).toBe(1)
    expect(text).toContain('Стая 8: ')
    expect(text).toContain('Александрина-Константина 3 李小龍')
    expect(text).toContain('Застраховка ПОЛ-2027-55')
  })
})

test('is drawn once when twenty ask for it at a time, and kept for who comes next', async () => {
  const { booking, key } = await buyer.book(stay)
  const before = countDrawn()
  const path = `/api/v1/bookings/${booking.reference}/voucher.pdf?key=${key}`
  const answers = await Promise.all(Array.from({ length: 20 }, () => get(path)))
  const later = await get(path)
  expect(countDrawn() - before).toBe(1)
  expect(new Set([...answers, later].map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1)
  expect((await get(`${path}&language=en`)).statusCode).toBe(200)
  expect(countDrawn() - before).toBe(2)
})

describe('who may read the papers', () => {
  test('the owner, who has the key of the booking, and who has that of the papers, which only shows the booking', async () => {
    const member = await people.join()
    const own = createBuyer(app, { authorization: `Bearer ${member.tokens.access}`, 'accept-language': 'bg' })
    const { booking, key } = await own.book(stay)
    const path = `/api/v1/bookings/${booking.reference}/voucher.pdf`
    expect((await get(path, member.tokens.access)).statusCode).toBe(200)
    expect((await get(`${path}?key=${key}`)).statusCode).toBe(200)
    const { voucher, calendar, invoice } = booking.documents
    expect(invoice).toBeNull()
    expect((await get(voucher ?? '')).statusCode).toBe(200)
    expect((await get(calendar ?? '')).statusCode).toBe(200)
    const papers = new URL(voucher ?? '', 'https://zefir.test').searchParams.get('key') ?? ''
    expect((await buyer.readBooking(booking.reference, papers)).read_only).toBe(true)
    const cancel = { simulate: true, key: papers }
    expect((await buyer.send('POST', `bookings/${booking.reference}/cancel/`, cancel)).statusCode).toBe(404)
  })

  test('nobody else: a wrong key, another member and an unknown reference answer the same', async () => {
    const { booking } = await buyer.book(stay)
    const stranger = await people.join()
    const answers = await Promise.all(
      ['voucher.pdf', 'calendar.ics'].flatMap((file) => [
        get(`/api/v1/bookings/${booking.reference}/${file}`),
        get(`/api/v1/bookings/${booking.reference}/${file}?key=x`),
        get(`/api/v1/bookings/${booking.reference}/${file}`, stranger.tokens.access),
        get(`/api/v1/bookings/ZZZZZZZZ/${file}?key=x`),
      ]),
    )
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    expect(answers[0]?.statusCode).toBe(404)
  })

  test('a cancelled booking has no voucher, and says so in the reader’s language', async () => {
    const { booking, key } = await buyer.book(stay)
    await buyer.send('POST', `bookings/${booking.reference}/cancel/`, { penalty: '0.00', key })
    const answer = await buyer.send('GET', `bookings/${booking.reference}/voucher.pdf?key=${key}`)
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ code: 'no_voucher', detail: expect.stringContaining('няма ваучер') })
    expect((await buyer.readBooking(booking.reference, key)).documents.voucher).toBeNull()
  })
})
