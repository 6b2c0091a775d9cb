import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { createBuyer, traveller } from '../../../test/buyer.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { fixtureHotel, fixtureNow, writeFixture } from '../../../test/hotel-fixture.ts'
import { createPeople, type Member, peopleOrigin, peopleSecrets } from '../../../test/people.ts'
import { firstTry } from '../../../test/random.ts'
import { expectBooksBalanced } from '../../../test/stock.ts'
import { type BookingSummary, bookingListSchema } from '../../contract/bookings.ts'
import { completeStays } from './ended-stays.service.ts'

const { db } = await openTestDatabase({ poolSize: 20 })
const watch = { now: fixtureNow }
const app = await openTestApp(db, {
  clock: () => watch.now,
  deps: { secrets: peopleSecrets },
  settings: { PUBLIC_ORIGIN: peopleOrigin },
})
const people = createPeople(app, db)
const [hotelId = 0] = await writeFixture(db, [fixtureHotel({}, { double: 30, suite: 20 })])
const guest = createBuyer(app)
const stay = { hotel_id: hotelId, checkin: '2027-04-10', checkout: '2027-04-13' }
const notFound = { detail: 'Not found.', code: 'not_found' }

beforeEach(() => {
  watch.now = fixtureNow
})

async function join(member?: Member) {
  member = member ? await people.signIn(member) : await people.join()
  const headers = { authorization: `Bearer ${member.tokens.access}` }
  return { ...member, headers, buyer: createBuyer(app, headers) }
}
type Joined = Awaited<ReturnType<typeof join>>

async function list({ buyer }: Joined, query = ''): Promise<BookingSummary[]> {
  const answer = await buyer.send('GET', `bookings/${query}`)
  expect(answer.statusCode, answer.body).toBe(200)
  expect(answer.headers['cache-control']).toBe('no-store')
  return bookingListSchema.parse(answer.json()).results
}

/** Books as a guest with an address. */
async function bookWith(email: string): Promise<{ reference: string; key: string }> {
  const session = await guest.fillIn(await guest.hold((await guest.findOffer(stay)).offer_id))
  await guest.change(session.id, { holder: { ...traveller, email } })
  const answer = await guest.order(session)
  expect(answer.statusCode).toBe(201)
  return { reference: answer.json().reference, key: answer.json().access_key }
}

const references = (rooms: { reference: string }[]) => rooms.map(({ reference }) => reference)

describe('a booking made while signed in', () => {
  test('is its owner’s and opens without a key; to others and guests it does not exist', async () => {
    const [mira, ivo] = [await join(), await join()]
    const { booking, key } = await mira.buyer.book(stay)
    expect(references(await list(mira))).toEqual([booking.reference])
    expect(await list(ivo)).toEqual([])
    const own = await mira.buyer.send('GET', `bookings/${booking.reference.toLowerCase()}/`)
    expect(own.json()).toMatchObject({ reference: booking.reference, holder: traveller })
    expect(own.headers['cache-control']).toBe('no-store')
    expect(own.json().access_key).toBeUndefined()
    for (const other of [ivo.buyer, guest]) {
      for (const reference of [booking.reference, '22222222']) {
        const read = await other.send('GET', `bookings/${reference}/`)
        expect([read.statusCode, read.json()]).toEqual([404, notFound])
        const cancelled = await other.send('POST', `bookings/${reference}/cancel/`, { simulate: true })
        expect([cancelled.statusCode, cancelled.json()]).toEqual([404, notFound])
      }
    }
    expect(await guest.readBooking(booking.reference, key)).toMatchObject({ reference: booking.reference })
    expect((await ivo.buyer.send('GET', `bookings/${booking.reference}/?key=${key}`)).statusCode).toBe(200)
    expect((await guest.send('GET', 'bookings/')).statusCode).toBe(401)
  })

  test('is never made somebody else’s by what a body says', async () => {
    const [mira, ivo] = [await join(), await join()]
    const id = (await ivo.buyer.send('GET', 'users/me/')).json().id
    const session = await guest.fillIn(await guest.hold((await guest.findOffer(stay)).offer_id))
    const body = {
      checkout_session: session.id,
      price_hash: session.price_hash,
      account_id: id,
      account: id,
      user_id: id,
    }
    const ordered = await mira.buyer.send('POST', 'bookings/', body)
    expect(ordered.statusCode).toBe(201)
    expect(references(await list(mira))).toEqual([ordered.json().reference])
    expect(await list(ivo)).toEqual([])
  })

  test('is cancelled by its owner without a key', async () => {
    const mira = await join()
    const { booking } = await mira.buyer.book(stay)
    const path = `bookings/${booking.reference}/cancel/`
    const shown = await mira.buyer.send('POST', path, { simulate: true })
    const done = await mira.buyer.send('POST', path, { penalty: shown.json().penalty })
    expect(done.json()).toMatchObject({ status: 'cancelled', penalty: '0.00' })
    expect(await list(mira, '?shelf=cancelled')).toMatchObject([{ reference: booking.reference, shelf: 'cancelled' }])
    await expectBooksBalanced(db)
  })
})

describe('the list', () => {
  test('stands on three shelves that follow the property’s calendar, page by page', async () => {
    let mira = await join()
    const may = await mira.buyer.book({ ...stay, checkin: '2027-05-10', checkout: '2027-05-11' })
    const april = await mira.buyer.book({ ...stay, rooms: [{ adults: 2, children_ages: [5] }, { adults: 1 }] })
    const lost = await mira.buyer.book(stay)
    await mira.buyer.send('POST', `bookings/${lost.booking.reference}/cancel/`, { penalty: '0.00' })
    const shelves = async () =>
      Promise.all(
        ['upcoming', 'past', 'cancelled'].map(async (shelf) => references(await list(mira, `?shelf=${shelf}`))),
      )
    const [a, m, c] = [april, may, lost].map(({ booking }) => booking.reference)
    expect(await shelves()).toEqual([[a, m], [], [c]])
    // Midnight in Sofia after the last day is 21:00 UTC in summer.
    watch.now = new Date('2027-04-13T20:59:59Z')
    mira = await join(mira)
    expect(await shelves()).toEqual([[a, m], [], [c]])
    watch.now = new Date('2027-04-13T21:00:00Z')
    expect(await shelves()).toEqual([[m], [a], [c]])
    await completeStays(db, watch.now, { commissionPercent: 0, vatPercent: 20 })
    expect(await shelves()).toEqual([[m], [a], [c]])
    expect(await list(mira)).toMatchObject([{ reference: m }, { status: 'cancelled' }, { shelf: 'past' }])
    expect(await list(mira, '?shelf=past')).toMatchObject([
      {
        rooms: 2,
        guests: 4,
        nights: 3,
        status: 'completed',
        free_until: '2027-04-07T09:00:00.000Z',
        hotel: { city: 'Sozopol' },
      },
    ])

    const second = await mira.buyer.send('GET', 'bookings/?page=2&page_size=2')
    expect(second.json()).toMatchObject({
      count: 3,
      next: null,
      previous: `${peopleOrigin}/api/v1/bookings/?page_size=2`,
    })
    const past = await mira.buyer.send('GET', 'bookings/?page=3&page_size=2')
    expect([past.statusCode, past.json().detail]).toEqual([404, 'Invalid page.'])
    expect((await mira.buyer.send('GET', 'bookings/?shelf=zz')).json()).toEqual({
      shelf: ['"zz" is not a valid choice.'],
    })
  })
})

describe('bookings made as a guest', () => {
  const count = async ({ buyer }: Joined) => (await buyer.send('GET', 'users/claimable_bookings/')).json().count
  const claim = async ({ buyer }: Joined) => (await buyer.send('POST', 'users/claim_bookings/')).json().claimed

  test('are taken into the account whose confirmed address they were made with, and only that one', async () => {
    const [mira, ivo] = [await join(), await join()]
    const made = await bookWith(mira.email.toUpperCase())
    await bookWith(`not.${mira.email}`)
    expect([await count(mira), await count(ivo)]).toEqual([1, 0])
    expect(await claim(ivo)).toBe(0)
    expect((await mira.buyer.send('GET', `bookings/${made.reference}/`)).statusCode).toBe(404)
    expect(await claim(mira)).toBe(1)
    expect(references(await list(mira))).toEqual([made.reference])
    expect([await count(mira), await claim(mira)]).toEqual([0, 0])
    const kept = await guest.readBooking(made.reference, made.key)
    expect(kept.history).toMatchObject([{ from: null, to: 'confirmed' }])
    const { rows } = await sql<{ reason: string }>`SELECT reason FROM booking_event
      JOIN booking ON booking.id = booking_id WHERE reference = ${made.reference} ORDER BY booking_event.id`.execute(db)
    expect(rows.map(({ reason }) => reason)).toEqual(['ordered', 'claimed'])
  })

  test('are not there for an address that was never confirmed', async () => {
    const mira = await join()
    await bookWith(mira.email)
    await sql`UPDATE account SET verified_at = NULL WHERE email = ${mira.email}`.execute(db)
    expect(await count(mira)).toBe(0)
    expect((await mira.buyer.send('POST', 'users/claim_bookings/')).statusCode).toBe(404)
    expect(await list(mira)).toEqual([])
  })

  test('are claimed once, however many ask at a time; what belongs to somebody stays there', firstTry, async () => {
    const [mira, ivo] = [await join(), await join()]
    await bookWith(mira.email)
    await bookWith(mira.email)
    const session = await ivo.buyer.fillIn(await ivo.buyer.hold((await ivo.buyer.findOffer(stay)).offer_id))
    await ivo.buyer.change(session.id, { holder: { ...traveller, email: mira.email } })
    await ivo.buyer.order(session)
    const claimed = await Promise.all(Array.from({ length: 8 }, () => claim(mira)))
    expect(claimed.sort()).toEqual([0, 0, 0, 0, 0, 0, 0, 2])
    expect(await list(mira)).toHaveLength(2)
    expect(await list(ivo)).toHaveLength(1)
  })
})

describe('an Idempotency-Key', () => {
  test('is one person’s own: the same key and body give nobody else that person’s answer', async () => {
    const [mira, ivo] = [await join(), await join()]
    const { booking } = await mira.buyer.book(stay)
    const again = { 'idempotency-key': 'one-key-for-all' }
    const cancel = (buyer: typeof guest) =>
      buyer.send('POST', `bookings/${booking.reference}/cancel/`, { penalty: '0.00' }, again)
    const first = await cancel(mira.buyer)
    expect(first.json()).toMatchObject({ status: 'cancelled' })
    for (const other of [ivo.buyer, guest]) {
      const answer = await cancel(other)
      expect([answer.statusCode, answer.json()]).toEqual([404, notFound])
    }
    const replayed = await cancel(mira.buyer)
    expect([replayed.json(), replayed.headers['idempotency-replayed']]).toEqual([first.json(), 'true'])
  })
})
