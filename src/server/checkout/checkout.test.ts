import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { createBuyer, traveller } from '../../../test/buyer.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { fixtureHotel, fixtureNow, writeFixture } from '../../../test/hotel-fixture.ts'
import { expectBooksBalanced, freeUnits, resetHouse } from '../../../test/stock.ts'
import type { HotelRecord } from '../../contract/catalogue-file.ts'
import { expireSessions } from './checkout.service.ts'

const { db } = await openTestDatabase()
const watch = { now: fixtureNow }
const app = await openTestApp(db, { clock: () => watch.now })
const buyer = createBuyer(app)
const minutes = (count: number) => new Date(fixtureNow.getTime() + count * 60_000)

const promotions: HotelRecord['promotions'] = [
  { kind: 'promo_code', promo_code: 'ПРОЛЕТ27', percent: 10, name_bg: 'Пролет', book_from: '2027-01-01' },
]
const [hotelId = 0] = await writeFixture(db, [fixtureHotel({ promotions }, { double: 3, suite: 2 })])
const stay = { hotel_id: hotelId, checkin: '2027-04-10', checkout: '2027-04-13' }

beforeEach(async () => {
  watch.now = fixtureNow
  await resetHouse(db, 10_000)
})

const setPrice = (amount: number) => sql`UPDATE nightly_price SET amount = ${amount}`.execute(db)

const holdDouble = async () => buyer.hold((await buyer.findOffer(stay)).offer_id)
const free = () => freeUnits(db, 'DBL', stay.checkin, stay.checkout)

describe('a checkout from the offer to the booking', () => {
  test('holds the units for 15 minutes, takes what is filled in, and ends in a booking', async () => {
    const offer = await buyer.findOffer(stay)
    const session = await buyer.hold(offer.offer_id)
    expect(session).toMatchObject({
      state: 'open',
      seconds_left: 900,
      expires_at: minutes(15).toISOString(),
      price_hash: offer.price_hash,
      holder: null,
      guests: [],
      accepted_terms: false,
      booking: null,
      language: 'en',
    })
    expect(session.offer.price).toEqual(offer.price)
    expect(await free()).toEqual([2, 2, 2])

    await buyer.change(session.id, { holder: traveller })
    await buyer.change(session.id, { special_requests: 'Тих етаж, моля', arrival_time: '22:30' })
    await buyer.change(session.id, { guests: [{ room: 1, first_name: 'Ана', last_name: 'Ив' }], accepted_terms: true })
    watch.now = minutes(4)
    expect(await buyer.readSession(session.id)).toMatchObject({
      holder: traveller,
      guests: [{ room: 1, first_name: 'Ана', last_name: 'Ив' }],
      special_requests: 'Тих етаж, моля',
      arrival_time: '22:30',
      accepted_terms: true,
      seconds_left: 660,
    })

    expect(await buyer.preCheckout(session.id)).toEqual({
      price_hash: offer.price_hash,
      total: { currency: 'EUR', value: '300.00', local_fees: '6.00' },
      changes: [],
    })
    const ordered = await buyer.order(session)
    expect(ordered.statusCode).toBe(201)
    const { reference, access_key, ...booking } = ordered.json()
    expect(booking).toMatchObject({
      status: 'confirmed',
      payment_status: 'unpaid',
      payment_type: 'property',
      nights: 3,
      total: { currency: 'EUR', value: '300.00', local_fees: '6.00' },
      holder: traveller,
      special_requests: 'Тих етаж, моля',
      arrival_time: '22:30',
      can_cancel: true,
      penalty: null,
      history: [{ from: null, to: 'confirmed', reason: 'ordered', at: minutes(4).toISOString() }],
    })
    expect(await buyer.readSession(session.id)).toMatchObject({
      state: 'completed',
      booking: { reference, key: access_key },
    })
    expect(await free()).toEqual([2, 2, 2])
    watch.now = minutes(60)
    expect(await expireSessions(db, watch.now)).toBe(0)
    await expectBooksBalanced(db)
  })

  test('every answer is no-store', async () => {
    const offers = await buyer.send('POST', 'generate_hotel_offers/', { ...stay, rooms: [{ adults: 2 }] })
    const opened = await buyer.send('POST', 'checkout_sessions/', { offer_id: offers.json().offers[0].offer_id })
    const session = await buyer.fillIn(opened.json())
    const path = `checkout_sessions/${session.id}/`
    const answers = [
      offers,
      opened,
      await buyer.send('GET', path),
      await buyer.send('PATCH', path, { arrival_time: '20:00' }),
      await buyer.send('POST', 'payment/pre_checkout/', { checkout_session: session.id }),
      await buyer.send('GET', 'checkout_sessions/unknown/'),
      await buyer.order(session),
      await buyer.order(session),
    ]
    expect(answers.map((answer) => answer.headers['cache-control'])).toEqual(answers.map(() => 'no-store'))
  })

  test('offers and texts come in the language of the reader, and the session keeps the one it was opened in', async () => {
    const bulgarian = createBuyer(app, { 'accept-language': 'bg' })
    const offer = await bulgarian.findOffer(stay)
    expect(offer.rooms[0]).toMatchObject({ name: 'Двойна стая', board_name: 'Закуска' })
    const session = await bulgarian.hold(offer.offer_id)
    expect(session).toMatchObject({ language: 'bg', hotel: { name: 'Къща Проба' } })
    expect(session.offer.rooms[0]?.name).toBe('Двойна стая')
    const opened = await buyer.send('POST', 'checkout_sessions/', { offer_id: offer.offer_id, language: 'bg' })
    expect(opened.json()).toMatchObject({ language: 'bg', offer: { rooms: [{ name: 'Двойна стая' }] } })
    const english = await buyer.send('GET', `checkout_sessions/${session.id}/`, undefined, { 'accept-language': 'en' })
    expect(english.json()).toMatchObject({ language: 'bg', offer: { rooms: [{ name: 'Double room' }] } })
  })

  test('leaving gives the units back at once, and a second leaving changes nothing', async () => {
    const session = await holdDouble()
    const path = `checkout_sessions/${session.id}/`
    for (let round = 0; round < 2; round += 1) {
      const response = await buyer.send('DELETE', path)
      expect(response.statusCode).toBe(204)
      expect(response.body).toBe('')
      expect(await free()).toEqual([3, 3, 3])
    }
    expect((await buyer.readSession(session.id)).state).toBe('abandoned')
    expect((await buyer.order(session)).json().code).toBe('session_expired')
  })

  test('leaving while the form is being saved gives the units back all the same', async () => {
    const session = await holdDouble()
    const leaving = await db.transaction().execute(async (saving) => {
      await saving.updateTable('checkout_session').set({ arrival_time: '20:00' }).where('id', '=', session.id).execute()
      const left = buyer.send('DELETE', `checkout_sessions/${session.id}/`)
      await new Promise((resolve) => setTimeout(resolve, 100))
      return { left }
    })
    expect((await leaving.left).statusCode).toBe(204)
    expect(await free()).toEqual([3, 3, 3])
  })

  test('what was never opened cannot be left', async () => {
    const left = await buyer.send('DELETE', 'checkout_sessions/AAAAAAAAAAAAAAAAAAAAAAAA/')
    expect([left.statusCode, left.json()]).toEqual([404, { detail: 'Not found.', code: 'not_found' }])
  })

  test('leaving after the order takes nothing from the booking', async () => {
    const { session, booking, key } = await buyer.book(stay)
    await buyer.send('DELETE', `checkout_sessions/${session.id}/`)
    expect((await buyer.readBooking(booking.reference, key)).status).toBe('confirmed')
    await expectBooksBalanced(db)
  })
})

describe('the price that was shown is the price', () => {
  test('a cent more is told as old and new, and only the new hash can be ordered', async () => {
    const session = await buyer.fillIn(await holdDouble())
    await setPrice(10_001)
    const { price_hash, total, changes } = await buyer.preCheckout(session.id)
    expect(total).toEqual({ currency: 'EUR', value: '300.03', local_fees: '6.00' })
    expect(changes).toEqual([{ field: 'total', old: '300.00', new: '300.03' }])
    expect(price_hash).not.toBe(session.price_hash)
    // Asked again, the answer still says what the visitor has not agreed to.
    expect(await buyer.preCheckout(session.id)).toEqual({ price_hash, total, changes })

    const refused = await buyer.order(session)
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toEqual({
      detail: 'The price or the terms have changed. Please look at them again.',
      code: 'offer_changed',
      changes,
    })
    const ordered = await buyer.order({ id: session.id, price_hash })
    expect(ordered.statusCode).toBe(201)
    expect(ordered.json().total.value).toBe('300.03')
    expect(ordered.json().offer.price.charge_value).toBe('300.03')
  })

  test('a price that changes between the offer and the checkout is told too', async () => {
    const offer = await buyer.findOffer(stay)
    await setPrice(9_999)
    const session = await buyer.fillIn(await buyer.hold(offer.offer_id))
    expect(session.offer.price.charge_value).toBe('299.97')
    expect((await buyer.order({ id: session.id, price_hash: offer.price_hash })).json()).toMatchObject({
      code: 'offer_changed',
      changes: [{ field: 'total', old: '300.00', new: '299.97' }],
    })
    expect((await buyer.preCheckout(session.id)).changes).toEqual([{ field: 'total', old: '300.00', new: '299.97' }])
    expect((await buyer.order(session)).statusCode).toBe(201)
  })

  test('a hash of another session, or none at all, orders nothing', async () => {
    const session = await buyer.fillIn(await holdDouble())
    expect((await buyer.order({ id: session.id, price_hash: `${session.price_hash}x` })).json().code).toBe(
      'offer_changed',
    )
    const without = await buyer.send('POST', 'bookings/', { checkout_session: session.id })
    expect(without.statusCode).toBe(400)
    expect(without.json()).toEqual({ price_hash: ['This field is required.'] })
    expect(await sql<{ count: number }>`SELECT count(*)::int AS count FROM booking`.execute(db)).toMatchObject({
      rows: [{ count: 0 }],
    })
  })

  test('a deadline that passes while the form is open is a change', async () => {
    watch.now = new Date('2027-04-07T08:50:00Z')
    const session = await buyer.fillIn(await holdDouble())
    watch.now = new Date('2027-04-07T08:59:59Z')
    expect((await buyer.preCheckout(session.id)).changes).toEqual([])
    watch.now = new Date('2027-04-07T09:00:00Z')
    const { price_hash, changes } = await buyer.preCheckout(session.id)
    expect(changes).toEqual([{ field: 'free_cancellation_until', old: '2027-04-07T09:00:00.000Z', new: '' }])
    expect((await buyer.order(session)).json().code).toBe('offer_changed')
    expect((await buyer.order({ id: session.id, price_hash })).statusCode).toBe(201)
  })

  test('a promo code is applied on the session, refused on its field, and taken away again', async () => {
    const session = await buyer.fillIn(await holdDouble())
    const path = `checkout_sessions/${session.id}/`
    const refused = await buyer.send('PATCH', path, { promo_code: 'ESEN27' })
    expect(refused.statusCode).toBe(400)
    expect(refused.json()).toEqual({ promo_code: ['This promotional code is not valid for this stay.'] })
    const cheaper = await buyer.change(session.id, { promo_code: ' пролет27 ' })
    expect(cheaper.promo_code).toBe('пролет27')
    expect(cheaper.offer.price).toMatchObject({ charge_value: '270.00', prior_30d: null })
    expect((await buyer.preCheckout(session.id)).changes).toEqual([])
    expect((await buyer.order(session)).json().code).toBe('offer_changed')
    const dearer = await buyer.change(session.id, { promo_code: null })
    expect(dearer).toMatchObject({ promo_code: null, price_hash: session.price_hash })
    const last = await buyer.change(session.id, { promo_code: 'ПРОЛЕТ27' })
    const ordered = await buyer.order(last)
    expect(ordered.json().total.value).toBe('270.00')
  })
})

describe('nobody sets through a body what is not theirs to set', () => {
  test('state, price, hotel, stay and times of a session stay as they are', async () => {
    const session = await holdDouble()
    const before = await sql`SELECT * FROM checkout_session`.execute(db)
    const changed = await buyer.change(session.id, {
      id: 'mine',
      state: 'completed',
      hotel: { id: 2 },
      hotel_id: 2,
      price_hash: 'x',
      offer: {},
      selection: {},
      units: [],
      checkin: '2027-04-11',
      expires_at: '2099-01-01T00:00:00Z',
      currency: 'USD',
      accepted_terms_at: '2027-01-01T00:00:00Z',
      booking: { reference: 'ABCDEFGH', key: 'x' },
      is_staff: true,
    })
    expect(changed).toEqual(session)
    expect(await sql`SELECT * FROM checkout_session`.execute(db)).toMatchObject({ rows: before.rows })
  })

  test('a booking body brings neither price nor status', async () => {
    const session = await buyer.fillIn(await holdDouble())
    const body = { checkout_session: session.id, price_hash: session.price_hash }
    const more = { total: '0.01', status: 'completed', payment_status: 'paid', reference: 'MINE', penalty: '0.00' }
    const response = await buyer.send('POST', 'bookings/', { ...body, ...more })
    expect(response.json()).toMatchObject({ status: 'confirmed', payment_status: 'unpaid', penalty: null })
    expect(response.json().total.value).toBe('300.00')
    expect(response.json().reference).toMatch(/^[2-9A-HJ-NP-Z]{8}$/)
  })

  test('a session is found by its whole id alone', async () => {
    const session = await buyer.fillIn(await holdDouble())
    const last = session.id.at(-1) === 'A' ? 'B' : 'A'
    const others = [
      `${session.id.slice(0, -1)}${last}`,
      session.id.slice(0, -1),
      '',
      '%00',
      '%25',
      '%F0%9F%98%80',
      "'--",
    ]
    for (const id of others.filter(Boolean)) {
      for (const request of [
        buyer.send('GET', `checkout_sessions/${id}/`),
        buyer.send('PATCH', `checkout_sessions/${id}/`, { arrival_time: '20:00' }),
      ]) {
        const response = await request
        expect(response.statusCode, `${id}: ${response.body}`).toBe(404)
        expect(response.json()).toEqual({ detail: 'Not found.', code: 'not_found' })
      }
    }
    for (const id of ['unknown', "x' OR true --"]) {
      const [priced, ordered] = await Promise.all([
        buyer.send('POST', 'payment/pre_checkout/', { checkout_session: id }),
        buyer.send('POST', 'bookings/', { checkout_session: id, price_hash: session.price_hash }),
      ])
      expect([priced.statusCode, ordered.statusCode]).toEqual([404, 404])
    }
    expect((await buyer.send('GET', 'checkout_sessions/')).statusCode).toBe(405)
  })
})

describe('a session whose time is over', () => {
  test('is read as expired and refuses every change, one instant after the 15 minutes', async () => {
    const session = await buyer.fillIn(await holdDouble())
    watch.now = new Date(minutes(15).getTime() - 1)
    expect((await buyer.readSession(session.id)).state).toBe('ready')
    watch.now = minutes(15)
    expect(await buyer.readSession(session.id)).toMatchObject({ state: 'expired', seconds_left: 0 })
    const attempts = [
      await buyer.send('PATCH', `checkout_sessions/${session.id}/`, { arrival_time: '20:00' }),
      await buyer.send('PATCH', `checkout_sessions/${session.id}/`, {}),
      await buyer.send('POST', 'payment/pre_checkout/', { checkout_session: session.id }),
      await buyer.order(session),
    ]
    for (const attempt of attempts) {
      expect(attempt.statusCode).toBe(409)
      expect(attempt.json()).toEqual({
        detail: 'The time to complete this booking has run out. Please start again.',
        code: 'session_expired',
      })
    }
    // The sweep comes later: until then the units are still held, afterwards they are free once.
    expect(await free()).toEqual([2, 2, 2])
    expect(await expireSessions(db, watch.now)).toBe(1)
    expect(await expireSessions(db, watch.now)).toBe(0)
    expect(await free()).toEqual([3, 3, 3])
    expect((await buyer.order(session)).json().code).toBe('session_expired')
  })

  test('a completed one says so', async () => {
    const { session } = await buyer.book(stay)
    watch.now = minutes(90)
    for (const attempt of [
      await buyer.send('PATCH', `checkout_sessions/${session.id}/`, { arrival_time: '20:00' }),
      await buyer.send('POST', 'payment/pre_checkout/', { checkout_session: session.id }),
      await buyer.order(session),
    ]) {
      expect(attempt.statusCode).toBe(409)
      expect(attempt.json().code).toBe('session_completed')
    }
  })
})
