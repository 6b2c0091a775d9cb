import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { traveller } from '../../../test/buyer.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { openPayer } from '../../../test/payer.ts'
import { firstTry } from '../../../test/random.ts'
import { freeUnits } from '../../../test/stock.ts'
import { type ChangeAnswer, changeAnswerSchema } from '../../contract/booking-changes.ts'
import { type Booking, bookingSchema } from '../../contract/checkout.ts'
import { intentSchema } from '../../contract/payments.ts'
import { endBookingRow, findForOffice } from '../bookings/bookings.service.ts'
import { forgetBookings } from '../bookings/personal-data.service.ts'
import { readBalances } from '../ledger/ledger.service.ts'

const { db } = await openTestDatabase({ poolSize: 20 })
const payer = await openPayer(db)
const { buyer, provider, watch, fillIn, openPage, ask, payFully, expectSound } = payer

/** The payer's stay is from 10 to 13 April, free to cancel until noon of the 7th. */
const day = (number: number) => `2027-04-${String(number).padStart(2, '0')}`
const april = (from: number, to: number) => ({ checkin: day(from), checkout: day(to) })
const free = (code: string, from: number, to: number) => freeUnits(db, code, day(from), day(to))

type Opened = { booking: Booking; key: string }

beforeEach(payer.reset)

async function bookAtProperty(): Promise<Opened> {
  const booking = bookingSchema.parse((await buyer.order(await fillIn('BB'))).json())
  return { booking, key: booking.access_key ?? '' }
}

/** Somebody else's checkouts that keep doubles. */
async function hold(rooms: number, stay: object): Promise<void> {
  const asked = { hotel_id: payer.hotelId, ...april(1, 2), ...stay }
  const offer = await buyer.findOffer(asked, (one) => one.rooms[0]?.room_type === 'DBL')
  for (let count = 0; count < rooms; count++) await buyer.hold(offer.offer_id)
}

const send = ({ booking, key }: Opened, path: 'change' | 'guests', body: object, headers = {}) =>
  buyer.send('POST', `bookings/${booking.reference}/${path}/`, { key, ...body }, headers)

async function askChange(opened: Opened, stay: object): Promise<ChangeAnswer> {
  const response = await send(opened, 'change', { simulate: true, ...stay })
  expect(response.statusCode, response.body).toBe(200)
  return changeAnswerSchema.parse(response.json())
}

/** Asks, and does what was answered for the same rooms. */
async function change(opened: Opened, stay: object): Promise<ChangeAnswer> {
  const { same } = await askChange(opened, stay)
  const response = await send(opened, 'change', { ...stay, change_hash: same?.change_hash })
  expect(response.statusCode, response.body).toBe(200)
  return changeAnswerSchema.parse(response.json())
}

const read = ({ booking, key }: Opened) => buyer.readBooking(booking.reference, key)

async function invoices(): Promise<[string, number][]> {
  const papers = await db.selectFrom('invoice').select(['kind', 'total']).orderBy('id').execute()
  return papers.map(({ kind, total }) => [kind, total])
}

/** What the guest of every standing booking owes in the books is what the booking says. */
async function expectOwed(opened: Opened): Promise<void> {
  const row = await db
    .selectFrom('booking')
    .selectAll()
    .where('reference', '=', opened.booking.reference)
    .executeTakeFirst()
  const owed = (await readBalances(db, row?.id)).find(({ account }) => account === 'customer')?.amount ?? 0
  expect(owed).toBe((row?.total ?? 0) - (row?.paid ?? 0) + (row?.refunded ?? 0))
}

describe('other dates', () => {
  test('move the units, the price and the terms; what was before is kept', async () => {
    const opened = await bookAtProperty()
    await sql`UPDATE nightly_price SET amount = 12000 WHERE night >= '2027-04-13'`.execute(db)
    const asked = await askChange(opened, april(12, 16))
    expect(asked).toMatchObject({
      changed: false,
      total: '300.00',
      right: 'anything',
      near_miss: null,
      same: { total: '460.00', difference: '160.00', due: '0.00', refund: '0.00', due_at: null },
    })
    expect(asked.same?.offer.cancellation.free_until).toBe('2027-04-09T09:00:00.000Z')
    // Asking takes nothing.
    expect(await free('DBL', 10, 16)).toEqual([2, 2, 2, 3, 3, 3])
    expect(await change(opened, april(12, 16))).toMatchObject({ changed: true, same: { total: '460.00' } })
    expect(await free('DBL', 10, 16)).toEqual([3, 3, 2, 2, 2, 2])
    const now = await read(opened)
    expect(now).toMatchObject({
      ...april(12, 16),
      nights: 4,
      status: 'confirmed',
      total: { value: '460.00' },
      cancellation: { free_until: '2027-04-09T09:00:00.000Z' },
      history: [{ reason: 'ordered' }, { from: 'confirmed', to: 'confirmed', reason: 'stay_changed' }],
    })
    expect(now.offer.receipt.filter((line) => line.adds_up).reduce((sum, { amount }) => sum + Number(amount), 0)).toBe(
      460,
    )
    const found = await findForOffice(db, opened.booking.reference)
    expect(found?.versions).toMatchObject([{ version: 0, total: 30_000, ...april(10, 13), actor: 'guest' }])
    expect(found?.events.at(-1)?.detail).toMatchObject({ from: { total: 30_000 }, to: { total: 46_000 } })
    const calendar = await buyer.send('GET', now.documents.calendar?.replace('/api/v1/', '') ?? '')
    expect(calendar.body).toMatch(/SEQUENCE:1\r\n/)
    expect(calendar.body).toMatch(/DTSTART;TZID=Europe\/Sofia:20270412T/)
    const mails = await db.selectFrom('outgoing_mail').select('kind').orderBy('id', 'desc').limit(2).execute()
    expect(mails).toEqual([{ kind: 'property_changed' }, { kind: 'booking_changed' }])
    await expectSound()
  })

  test('count the booked units as free: the last room can be prolonged, and nobody else gets it', async () => {
    const opened = await bookAtProperty()
    await hold(2, april(10, 13))
    expect((await change(opened, april(9, 14))).same?.total).toBe('500.00')
    expect(await free('DBL', 9, 14)).toEqual([2, 0, 0, 0, 2])
    await expectSound()
  })

  test('that are sold out bring other rooms and days, each of which can be had as shown', async () => {
    const opened = await bookAtProperty()
    await sql`UPDATE inventory SET stop_sell = true FROM room_type
      WHERE room_type.id = room_type_id AND code = 'DBL' AND night = '2027-04-15'`.execute(db)
    const asked = await askChange(opened, april(13, 16))
    expect(asked.same).toBeNull()
    expect(asked.alternatives.map(({ total, offer }) => [offer.rooms[0]?.room_type, total])).toEqual([
      ['STE', '300.00'],
    ])
    expect(asked.neighbours.map(({ checkin, difference }) => [checkin, difference])).toEqual([
      ['2027-04-11', '0.00'],
      ['2027-04-12', '0.00'],
      ['2027-04-16', '0.00'],
    ])
    const [suite] = asked.alternatives
    const done = await send(opened, 'change', { ...april(13, 16), change_hash: suite?.change_hash })
    expect(done.statusCode).toBe(200)
    expect([await free('DBL', 10, 13), await free('STE', 13, 16)]).toEqual([
      [3, 3, 3],
      [1, 1, 1],
    ])
    await expectSound()
  })

  test('and another party: a further room is under the first guest’s name', async () => {
    const opened = await bookAtProperty()
    const rooms = [{ adults: 2, children_ages: [6] }, { adults: 1 }]
    expect((await change(opened, { ...april(10, 13), rooms })).same?.total).toBe('615.00')
    expect((await read(opened)).guests.map(({ room, last_name }) => [room, last_name])).toEqual([
      [1, traveller.last_name],
      [2, traveller.last_name],
    ])
    expect(await free('DBL', 10, 13)).toEqual([1, 1, 1])
    await expectSound()
  })

  test('are not done at another price, another version or another’s wish', async () => {
    const opened = await bookAtProperty()
    const hash = (await askChange(opened, april(12, 15))).same?.change_hash
    const refuse = async (body: object, status: number, code?: string) => {
      const response = await send(opened, 'change', body)
      expect(response.statusCode, response.body).toBe(status)
      if (code) expect(response.json().code).toBe(code)
    }
    await refuse(april(12, 15), 400)
    await refuse({ ...april(12, 15), change_hash: 'x' }, 409, 'offer_changed')
    await refuse({ ...april(12, 16), change_hash: hash }, 409, 'offer_changed')
    await refuse({ ...april(15, 12), simulate: true }, 400)
    await refuse({ simulate: true, checkin: '2026-04-10', checkout: '2026-04-12' }, 400)
    await refuse({ ...april(12, 15), simulate: true, key: 'other' }, 404)
    await sql`UPDATE nightly_price SET amount = 10001`.execute(db)
    await refuse({ ...april(12, 15), change_hash: hash }, 409, 'offer_changed')
    expect(await askChange(opened, april(10, 13))).toMatchObject({ unchanged: true, same: null, neighbours: [] })
    await send(opened, 'change', {
      ...april(12, 15),
      change_hash: (await askChange(opened, april(12, 15))).same?.change_hash,
    })
    await refuse({ ...april(12, 15), change_hash: hash }, 409, 'offer_changed')
    expect((await read(opened)).history).toHaveLength(2)
    await expectSound()
  })
})

describe('once cancelling costs something', () => {
  test('a stay is prolonged, but gives nothing back', async () => {
    const opened = await bookAtProperty()
    watch.now = new Date('2027-04-07T09:00:00Z')
    expect((await read(opened)).can_change).toBe('more')
    for (const [from, to] of [
      [11, 14],
      [10, 12],
      [17, 20],
    ] as const)
      expect(await askChange(opened, april(from, to))).toMatchObject({
        right: 'more',
        same: null,
        alternatives: [],
        neighbours: [],
      })
    expect((await change(opened, april(10, 14))).same?.total).toBe('400.00')
    // The penalty counts from now on: by prolonging nobody gets out of it.
    const told = await buyer.send('POST', `bookings/${opened.booking.reference}/cancel/`, {
      simulate: true,
      key: opened.key,
    })
    expect(told.json()).toMatchObject({ penalty: '100.00' })
    await expectSound()
  })

  test('nothing is changed after the day of arrival, or of a cancelled stay', async () => {
    const opened = await bookAtProperty()
    watch.now = new Date('2027-04-10T21:00:00Z')
    const late = await send(opened, 'change', { simulate: true, ...april(10, 14) })
    expect(late.json()).toMatchObject({ code: 'cannot_change' })
    watch.now = new Date('2027-03-20T10:00:00Z')
    await buyer.send('POST', `bookings/${opened.booking.reference}/cancel/`, { penalty: '0.00', key: opened.key })
    expect((await send(opened, 'change', { simulate: true, ...april(10, 14) })).json()).toMatchObject({
      code: 'cannot_change',
    })
    expect(await read(opened)).toMatchObject({ can_change: 'nothing', names_until: null })
  })
})

describe('money', () => {
  test('dearer: the rest is due and paid as any rest, also twice', async () => {
    const opened = await payFully()
    expect((await change(opened, april(10, 14))).same).toMatchObject({ total: '360.00', due: '90.00' })
    for (const [paid, to, due] of [
      ['270.00', 14, '90.00'],
      ['360.00', 15, '90.00'],
    ] as const) {
      if (to === 15) await change(opened, april(10, to))
      expect(await read(opened)).toMatchObject({
        payment_status: 'deposit_paid',
        money: { paid, due, due_at: '2027-03-03T22:00:00.000Z' },
      })
      await expectOwed(opened)
      const rest = intentSchema.parse(
        await payer.send('payment/create_intent/', { booking: opened.booking.reference, key: opened.key }),
      )
      expect(rest.amount).toBe(due)
      const during = await send(opened, 'change', { simulate: true, ...april(10, 16) })
      expect(during.json()).toMatchObject({ code: 'payment_under_way' })
      await openPage(rest.id)
      provider.authorize(rest.id)
      expect(await ask(rest.id)).toMatchObject({ status: 'succeeded' })
      watch.now = new Date('2027-03-01T10:00:00Z')
    }
    expect(await read(opened)).toMatchObject({ payment_status: 'paid', money: { paid: '450.00', due: '0.00' } })
    expect(await invoices()).toEqual([
      ['invoice', 27_000],
      ['invoice', 9_000],
      ['invoice', 9_000],
    ])
    await expectOwed(opened)
    await expectSound()
  })

  test('cheaper: the difference goes back to the card with a credit note, once', async () => {
    const opened = await payFully()
    const { same } = await askChange(opened, april(10, 12))
    expect(same).toMatchObject({ total: '180.00', difference: '-90.00', refund: '90.00', due: '0.00' })
    const body = { ...april(10, 12), change_hash: same?.change_hash }
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(opened, 'change', body)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409, 409])
    await expect
      .poll(() => read(opened))
      .toMatchObject({
        payment_status: 'partially_refunded',
        money: { refunded: '90.00', due: '0.00', refund_pending: '0.00' },
      })
    expect(provider.ofOrder(opened.intent).refunded).toBe(9_000)
    expect(await invoices()).toEqual([
      ['invoice', 27_000],
      ['credit_note', 9_000],
    ])
    await expectOwed(opened)
    await expectSound()
  })

  test('of a deposit only what is over the new price goes back, and the rest follows the price', async () => {
    const opened = await payFully('DEP')
    expect((await change(opened, april(14, 16))).same).toMatchObject({ total: '200.00', due: '110.00', refund: '0.00' })
    expect(await read(opened)).toMatchObject({
      money: { paid: '90.00', due: '110.00', due_at: '2027-03-31T21:00:00.000Z' },
    })
    await expectOwed(opened)
    watch.now = new Date('2027-04-01T09:00:00Z')
    await buyer.send('POST', `bookings/${opened.booking.reference}/cancel/`, { penalty: '0.00', key: opened.key })
    await expect.poll(() => read(opened)).toMatchObject({ payment_status: 'refunded' })
    await expectSound()
  })
})

describe('at the same moment', firstTry, () => {
  test('many want the last room of a night: one change or one buyer gets it, and nobody loses what was booked', async () => {
    const all = [await bookAtProperty(), await bookAtProperty(), await bookAtProperty()]
    await hold(2, april(14, 15))
    const hashes = await Promise.all(all.map(async (each) => (await askChange(each, april(13, 15))).same?.change_hash))
    const offer = await buyer.findOffer(
      { hotel_id: payer.hotelId, ...april(14, 15) },
      ({ rooms }) => rooms[0]?.room_type === 'DBL',
    )
    const outcomes = await Promise.all([
      ...all.map((each, index) => send(each, 'change', { ...april(13, 15), change_hash: hashes[index] })),
      buyer.send('POST', 'checkout_sessions/', { offer_id: offer.offer_id }),
    ])
    const codes = outcomes.map(({ statusCode }) => statusCode).sort()
    expect([codes[0] === 200 || codes[0] === 201, ...codes.slice(1)]).toEqual([true, 409, 409, 409])
    expect(await free('DBL', 14, 15)).toEqual([0])
    await expectSound()
  })

  test('a swap of nights between two bookings and cancellations never lock each other out', async () => {
    const [first, second] = [await bookAtProperty(), await bookAtProperty()]
    await change(second, april(20, 23))
    for (let round = 0; round < 4; round++) {
      const [mine, theirs] = round % 2 === 0 ? [april(20, 23), april(10, 13)] : [april(10, 13), april(20, 23)]
      const one = (await askChange(first, mine)).same?.change_hash
      const other = (await askChange(second, theirs)).same?.change_hash
      const done = await Promise.all([
        send(first, 'change', { ...mine, change_hash: one }),
        send(second, 'change', { ...theirs, change_hash: other }),
      ])
      expect(done.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    }
    const last = (await askChange(first, april(15, 19))).same?.change_hash
    // A penalty that was reckoned for another version cancels nothing.
    const row = (await findForOffice(db, first.booking.reference))?.row
    const stale = { bookingId: row?.id ?? 0, version: (row?.version ?? 0) - 1, from: ['confirmed'], penalty: 0 }
    expect(await endBookingRow(db, { ...stale, to: 'cancelled', actor: 'guest', reason: 'late', now: watch.now })).toBe(
      false,
    )
    const both = await Promise.all([
      send(first, 'change', { ...april(15, 19), change_hash: last }),
      buyer.send('POST', `bookings/${first.booking.reference}/cancel/`, { penalty: '0.00', key: first.key }),
    ])
    expect(both.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    await expectSound()
  })
})

describe('names', () => {
  const ana = { room: 1, first_name: 'Ана', last_name: 'Колева' }

  test('are corrected until six in the evening before arrival, with arrival and wishes', async () => {
    const opened = await bookAtProperty()
    expect(opened.booking.names_until).toBe('2027-04-09T15:00:00.000Z')
    watch.now = new Date('2027-04-09T14:59:59Z')
    const body = { guests: [ana], arrival_time: '21:00 – 22:00', special_requests: 'Тиха стая' }
    const done = bookingSchema.parse((await send(opened, 'guests', body)).json())
    expect(done).toMatchObject({ ...body, history: [{ reason: 'ordered' }, { reason: 'guests_corrected' }] })
    const found = await findForOffice(db, opened.booking.reference)
    expect(found?.versions).toMatchObject([{ guests: opened.booking.guests, reason: 'guests_corrected' }])
    expect(JSON.stringify(found?.events)).not.toContain('Колева')
    const { id, checkout_session_id: sessionId } = found?.row ?? { id: 0, checkout_session_id: '' }
    // The same again is no change.
    await send(opened, 'guests', { guests: [ana] })
    const written = await db.selectFrom('outgoing_mail').select('kind').orderBy('id').execute()
    const kinds = ['booking_confirmed', 'property_booked', 'booking_changed', 'property_changed']
    expect(written).toEqual(kinds.map((kind) => ({ kind })))
    expect((await read(opened)).history).toHaveLength(2)
    watch.now = new Date('2027-04-09T15:00:00Z')
    expect((await send(opened, 'guests', { guests: [ana] })).json()).toMatchObject({ code: 'names_closed' })
    expect((await read(opened)).names_until).toBeNull()
    // Whoever is forgotten is so in what was before, too.
    await forgetBookings(db, [{ id, reference: opened.booking.reference, sessionId, over: true }], watch.now)
    expect((await findForOffice(db, opened.booking.reference))?.versions).toMatchObject([{ guests: [] }])
  })

  test('need one for each room and no more than there are places', async () => {
    const opened = await bookAtProperty()
    for (const guests of [[], [{ ...ana, room: 2 }], [ana, ana, ana], [{ ...ana, last_name: '' }]])
      expect((await send(opened, 'guests', { guests })).statusCode).toBe(400)
    expect((await send(opened, 'guests', { guests: [ana], key: 'other' })).statusCode).toBe(404)
    expect((await read(opened)).guests).toEqual(opened.booking.guests)
  })
})
