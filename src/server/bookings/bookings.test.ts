import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { createBuyer } from '../../../test/buyer.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { fixtureHotel, fixtureNow, writeFixture } from '../../../test/hotel-fixture.ts'
import { firstTry } from '../../../test/random.ts'
import { expectBooksBalanced, freeUnits, resetHouse } from '../../../test/stock.ts'
import type { CancelAnswer } from '../../contract/checkout.ts'
import { getOfferFacts } from '../hotels/hotels.service.ts'
import { wordOfferIn } from '../offers/offers.service.ts'
import { bookSession } from './bookings.repository.ts'

const { db } = await openTestDatabase()
const watch = { now: fixtureNow }
const app = await openTestApp(db, { clock: () => watch.now })
const buyer = createBuyer(app)
const [hotelId = 0] = await writeFixture(db, [fixtureHotel({}, { double: 3, suite: 2 })])
const stay = { hotel_id: hotelId, checkin: '2027-04-10', checkout: '2027-04-13' }
const free = () => freeUnits(db, 'DBL', stay.checkin, stay.checkout)

/** Noon in Sofia three days before arrival, and on the day of arrival: the fixture's two deadlines, in summer time. */
const firstDeadline = '2027-04-07T09:00:00.000Z'
const secondDeadline = '2027-04-10T09:00:00.000Z'

beforeEach(async () => {
  watch.now = fixtureNow
  await resetHouse(db, 10_000)
})

const cancel = (reference: string, body: object, headers: Record<string, string> = {}) =>
  buyer.send('POST', `bookings/${reference}/cancel/`, body, headers)

async function simulate(reference: string, key: string, at: string | number): Promise<CancelAnswer> {
  watch.now = new Date(at)
  const response = await cancel(reference, { simulate: true, key })
  expect(response.statusCode).toBe(200)
  return response.json()
}

describe('a booking', () => {
  test('opens with its key alone; a wrong or missing key and an unknown reference are one answer', async () => {
    const { booking, key } = await buyer.book(stay)
    const other = await buyer.book(stay)
    expect(await buyer.readBooking(booking.reference, key)).toMatchObject({ reference: booking.reference })
    expect(await buyer.readBooking(booking.reference.toLowerCase(), key)).toMatchObject({
      reference: booking.reference,
    })
    const wrong = key.at(-1) === 'A' ? 'B' : 'A'
    const refused = [
      `bookings/${booking.reference}/`,
      `bookings/${booking.reference}/?key=`,
      `bookings/${booking.reference}/?key=${key.slice(0, -1)}${wrong}`,
      `bookings/${booking.reference}/?key=${key}A`,
      `bookings/${booking.reference}/?key=${other.key}`,
      `bookings/22222222/?key=${key}`,
      `bookings/%00/?key=${key}`,
      `bookings/${booking.reference}%20/?key=${key}`,
    ]
    for (const path of refused) {
      const response = await buyer.send('GET', path)
      expect(response.statusCode, path).toBe(404)
      expect(response.json()).toEqual({ detail: 'Not found.', code: 'not_found' })
      expect(response.headers['cache-control']).toBe('no-store')
    }
    expect((await buyer.send('GET', `bookings/${booking.reference}/?key=%00`)).statusCode).toBe(400)
    for (const body of [{}, { simulate: true }, { key: other.key, simulate: true }, { key: other.key }]) {
      const response = await cancel(booking.reference, body)
      expect(response.statusCode).toBe(404)
      expect(response.json()).toEqual({ detail: 'Not found.', code: 'not_found' })
    }
    expect((await buyer.readBooking(booking.reference, key)).status).toBe('confirmed')
  })

  test('shows its key once, in the answer that made it', async () => {
    const { booking, key } = await buyer.book(stay)
    expect(key).toMatch(/^[\w-]{32}$/)
    expect((await buyer.readBooking(booking.reference, key)).access_key).toBeUndefined()
  })

  test('is told in the language of the reader, and keeps the offer as it was ordered', async () => {
    const { booking, key } = await buyer.book(stay)
    await sql`UPDATE nightly_price SET amount = 99900`.execute(db)
    const readIn = async (language: string) =>
      (
        await buyer.send('GET', `bookings/${booking.reference}/?key=${key}`, undefined, { 'accept-language': language })
      ).json()
    expect((await readIn('en')).offer).toEqual(booking.offer)
    const inBulgarian = await readIn('bg')
    expect(inBulgarian).toMatchObject({ hotel: { name: 'Къща Проба' }, language: 'en', total: { value: '300.00' } })
    expect(inBulgarian.offer.rooms[0]).toMatchObject({ name: 'Двойна стая', board_name: 'Закуска' })
    expect(JSON.stringify(inBulgarian.offer.receipt)).not.toMatch(/"name":"[A-Za-z]/)
    expect(inBulgarian.offer).toMatchObject({
      price: { value: booking.offer.price.value },
      price_hash: booking.offer.price_hash,
    })

    // What the hotel calls the room since then was not sold.
    const facts = await getOfferFacts(db, booking.offer.hotel_id)
    const renamed = [...facts.rooms].map(([id, row]) => [id, { ...row, name_bg: 'Килер', name_en: 'Closet' }] as const)
    const turned = wordOfferIn('bg', booking.offer, { ...facts, rooms: new Map(renamed) })
    expect(turned.rooms[0]).toMatchObject({ name: 'Double room', board_name: 'Закуска' })
  })

  test.each([
    ['Early booking, 12% of its nights', 'Ранно записване, 12 % от нощувките'],
    ['Early booking, 12% off its nights', 'Ранно записване, 12 % от нощувките'],
    ['Ранно записване, 12 % от нощувките', 'Ранно записване, 12 % от нощувките'],
  ])('is told in Bulgarian of a promotion that was sold as “%s”', async (name, told) => {
    const { booking } = await buyer.book(stay)
    const facts = await getOfferFacts(db, booking.offer.hotel_id)
    const params = { promotion: 1, type: 'early_booking', percent: 12 }
    const amounts = { quantity: 1, unit_amount: '-3.00', amount: '-3.00', adds_up: true }
    const receipt = [{ kind: 'promotion' as const, name, room: 1, ...amounts, params }]
    expect(wordOfferIn('bg', { ...booking.offer, receipt }, facts).receipt[0]?.name).toBe(told)
  })

  test('is not made of a session whose price or terms changed at the last moment', async () => {
    const session = await buyer.fillIn(await buyer.hold((await buyer.findOffer(stay)).offer_id))
    const order = {
      reference: 'TESTTEST',
      sessionId: session.id,
      status: 'confirmed',
      total: 30_000,
      accountId: null,
      mails: [],
      now: fixtureNow,
    }
    expect(await bookSession(db, { ...order, priceHash: 'another' })).toBeUndefined()
    await buyer.change(session.id, { accepted_terms: false })
    expect(await bookSession(db, { ...order, priceHash: session.price_hash })).toBeUndefined()
    await buyer.change(session.id, { accepted_terms: true })
    expect(await bookSession(db, { ...order, priceHash: session.price_hash })).toMatchObject({ reference: 'TESTTEST' })
    await expectBooksBalanced(db)
  })

  test('is still there when its house is no longer shown', async () => {
    const { booking, key } = await buyer.book(stay)
    await sql`UPDATE hotel SET status = 'hidden'`.execute(db)
    expect((await buyer.readBooking(booking.reference, key)).hotel.name).toBe('Proba House')
    await sql`UPDATE hotel SET status = 'active'`.execute(db)
  })
})

describe('what cancelling costs', () => {
  const free300 = { refund: '0.00', currency: 'EUR', timezone: 'Europe/Sofia', status: 'confirmed' }

  test('nothing to the last second before the deadline, then one night, then everything', async () => {
    const { booking, key } = await buyer.book(stay)
    expect(booking.cancellation).toMatchObject({
      free_until: firstDeadline,
      penalties: [
        { from: firstDeadline, amount: '100.00', nights: 1 },
        { from: secondDeadline, amount: '300.00', percent: 100 },
      ],
    })
    const at = (instant: string, seconds: number) => Date.parse(instant) + seconds * 1000
    const ask = (instant: number) => simulate(booking.reference, key, instant)
    const before = { ...free300, penalty: '0.00', deadline: firstDeadline }
    const between = { ...free300, penalty: '100.00', deadline: secondDeadline }
    const after = { ...free300, penalty: '300.00', deadline: null }
    expect(await ask(at(firstDeadline, -1))).toEqual(before)
    expect(await ask(at(firstDeadline, 0))).toEqual(between)
    expect(await ask(at(firstDeadline, 1))).toEqual(between)
    expect(await ask(at(secondDeadline, -1))).toEqual(between)
    expect(await ask(at(secondDeadline, 1))).toEqual(after)
    expect(await free()).toEqual([2, 2, 2])
    expect((await buyer.readBooking(booking.reference, key)).status).toBe('confirmed')
  })

  test('cancelling a second before the deadline is free and gives the units back', async () => {
    const { booking, key } = await buyer.book(stay)
    const shown = await simulate(booking.reference, key, Date.parse(firstDeadline) - 1000)
    const done = await cancel(booking.reference, { key, penalty: shown.penalty })
    expect(done.statusCode).toBe(200)
    expect(done.json()).toEqual({ ...shown, status: 'cancelled' })
    expect(await free()).toEqual([3, 3, 3])
    expect(await buyer.readBooking(booking.reference, key)).toMatchObject({
      status: 'cancelled',
      penalty: '0.00',
      can_cancel: false,
      history: [
        { from: null, to: 'confirmed' },
        {
          from: 'confirmed',
          to: 'cancelled',
          reason: 'cancelled_by_guest',
          at: new Date(Date.parse(firstDeadline) - 1000).toISOString(),
        },
      ],
    })
    await expectBooksBalanced(db)
  })

  test('a deadline between asking and cancelling stops the cancelling, until the new figure is sent', async () => {
    const { booking, key } = await buyer.book(stay)
    const shown = await simulate(booking.reference, key, Date.parse(firstDeadline) - 1000)
    watch.now = new Date(Date.parse(firstDeadline) + 1000)
    const refused = await cancel(booking.reference, { key, penalty: shown.penalty })
    expect(refused.statusCode).toBe(409)
    expect(refused.json().code).toBe('penalty_changed')
    expect(await free()).toEqual([2, 2, 2])
    for (const penalty of ['99.99', '100.001', '-100.00', '1e2', '', '300.00']) {
      expect((await cancel(booking.reference, { key, penalty })).statusCode, penalty).toBeGreaterThanOrEqual(400)
    }
    const done = await cancel(booking.reference, { key, penalty: '100.00' })
    expect(done.json()).toMatchObject({ penalty: '100.00', refund: '0.00', status: 'cancelled' })
    expect((await buyer.readBooking(booking.reference, key)).penalty).toBe('100.00')
  })

  test('on the day of arrival it can be done until midnight at the property, not later', async () => {
    const { booking, key } = await buyer.book(stay)
    expect(await simulate(booking.reference, key, '2027-04-10T20:59:59Z')).toMatchObject({ penalty: '300.00' })
    expect((await buyer.readBooking(booking.reference, key)).can_cancel).toBe(true)
    watch.now = new Date('2027-04-10T21:00:00Z')
    const late = await cancel(booking.reference, { key, simulate: true })
    expect(late.statusCode).toBe(409)
    expect(late.json().code).toBe('cannot_cancel')
    expect((await buyer.readBooking(booking.reference, key)).can_cancel).toBe(false)
  })
})

describe('cancelling twice', () => {
  test('in parallel gives the units back once', firstTry, async () => {
    const { booking, key } = await buyer.book(stay)
    const other = await buyer.book(stay)
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => cancel(booking.reference, { key, penalty: '0.00' })),
    )
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1)
    for (const answer of answers) {
      if (answer.statusCode !== 200) expect(answer.json().code).toBe('cannot_cancel')
    }
    expect(await free()).toEqual([2, 2, 2])
    await expectBooksBalanced(db)
    expect((await buyer.readBooking(booking.reference, key)).history).toHaveLength(2)
    expect((await buyer.readBooking(other.booking.reference, other.key)).status).toBe('confirmed')
  })

  test('with one Idempotency-Key is one answer', async () => {
    const { booking, key } = await buyer.book(stay)
    const headers = { 'idempotency-key': 'cancel-1' }
    const first = await cancel(booking.reference, { key, penalty: '0.00' }, headers)
    const again = await cancel(booking.reference, { key, penalty: '0.00' }, headers)
    expect([first.statusCode, again.statusCode]).toEqual([200, 200])
    expect(again.json()).toEqual(first.json())
    const other = await buyer.book(stay)
    const elsewhere = await cancel(other.booking.reference, { key: other.key, penalty: '0.00' }, headers)
    expect(elsewhere.statusCode).toBe(422)
    expect(await free()).toEqual([2, 2, 2])
  })

  test('several rooms of two kinds all come back', async () => {
    const { booking, key } = await buyer.book({ ...stay, rooms: [{ adults: 2 }, { adults: 2 }, { adults: 4 }] })
    expect(booking.guests.map((guest) => guest.room)).toEqual([1, 2, 3])
    expect(await free()).toEqual([1, 1, 1])
    expect(await freeUnits(db, 'STE', stay.checkin, stay.checkout)).toEqual([1, 1, 1])
    await expectBooksBalanced(db)
    expect((await cancel(booking.reference, { key, penalty: '0.00' })).statusCode).toBe(200)
    expect(await free()).toEqual([3, 3, 3])
    await expectBooksBalanced(db)
  })
})
