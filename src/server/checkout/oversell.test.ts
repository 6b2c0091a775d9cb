import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import { fixtureHotel, fixtureNow, writeFixture } from '../../../test/hotel-fixture.ts'
import { firstTry } from '../../../test/random.ts'
import { holdMs } from '../../domain/holding.ts'
import type { PartyRoom } from '../../domain/party.ts'
import { addDays } from '../../domain/stay-dates.ts'
import { createBooking } from '../bookings/bookings.service.ts'
import { parseConfig } from '../config.ts'
import { AppError } from '../http/errors.ts'
import { deriveKeys } from '../keys.ts'
import { generateOffers } from '../offers/offers.service.ts'
import { openHolding, type Units } from './checkout.repository.ts'
import { abandonSession, type CheckoutContext, changeSession, expireSessions, openSession } from './checkout.service.ts'

const stock = { double: 5, suite: 2 }
const { db } = await openTestDatabase({ poolSize: 40 })
const keys = deriveKeys({ root: 'r'.repeat(40), databasePassword: 'p'.repeat(40) })
const { operator } = parseConfig({ NODE_ENV: 'test' }, { root: '/tmp', interactive: false })
const context: CheckoutContext = { db, now: fixtureNow, language: 'en', keys, operator }
let hotelId = 0

beforeAll(async () => {
  ;[hotelId = 0] = await writeFixture(db, [fixtureHotel({}, stock)])
})

beforeEach(async () => {
  await sql`TRUNCATE booking_event, booking, checkout_session CASCADE`.execute(db)
  await sql`UPDATE inventory SET free = allotment`.execute(db)
})

const couple: PartyRoom = { adults: 2, childrenAges: [] }
const family: PartyRoom = { adults: 4, childrenAges: [] }

async function offerFor(checkin: string, checkout: string, rooms: PartyRoom[]): Promise<string> {
  const stay = { checkin, checkout, rooms }
  const { offers } = await generateOffers(context, { hotel_id: hotelId, checkin, checkout, rooms: [] }, stay)
  const offer = offers[0]
  if (!offer) throw new Error(`No offer from ${checkin} to ${checkout}`)
  return offer.offer_id
}

/** Opens a session and books it; tells what happened, and fails on anything but an expected refusal. */
async function buy(offerId: string): Promise<'booked' | 'sold_out'> {
  try {
    const session = await openSession(context, offerId)
    await changeSession(context, session.id, {
      holder: { first_name: 'Ana', last_name: 'Petrova', email: 'ana@example.com', phone: '+359 888 123 456' },
      guests: session.offer.rooms.map((_, index) => ({ room: index + 1, first_name: 'Ana', last_name: 'Petrova' })),
      accepted_terms: true,
    })
    await createBooking(context, { checkout_session: session.id, price_hash: session.price_hash })
    return 'booked'
  } catch (error) {
    if (error instanceof AppError && error.code === 'sold_out') return 'sold_out'
    throw error
  }
}

/** Units sold by room type and night according to the bookings themselves. */
async function soldByBookings() {
  const { rows } = await sql<{ code: string; night: string; sold: number }>`
    SELECT room_type.code, day::date AS night, sum(unit.units)::int AS sold
    FROM booking, jsonb_to_recordset(booking.units) AS unit(room_type_id int, units int),
      generate_series(booking.checkin::timestamp, booking.checkout::timestamp - interval '1 day', interval '1 day') AS day,
      room_type
    WHERE room_type.id = unit.room_type_id AND booking.status = 'confirmed'
    GROUP BY 1, 2`.execute(db)
  return rows
}

async function expectBooksBalanced(): Promise<void> {
  const { rows } = await sql<{ code: string; night: string; allotment: number; free: number }>`
    SELECT room_type.code, night, allotment, free FROM inventory JOIN room_type ON room_type.id = room_type_id
    WHERE free <> allotment`.execute(db)
  const taken = rows.map((row) => `${row.code} ${row.night} ${row.allotment - row.free}`).sort()
  const sold = (await soldByBookings()).map((row) => `${row.code} ${row.night} ${row.sold}`).sort()
  expect(taken).toEqual(sold)
}

test('200 parallel buyers of the last units get exactly the units there are', firstTry, async () => {
  const offerId = await offerFor('2027-04-10', '2027-04-13', [couple])
  const outcomes = await Promise.all(Array.from({ length: 200 }, () => buy(offerId)))
  expect(outcomes.filter((outcome) => outcome === 'booked')).toHaveLength(stock.double)
  expect(outcomes.filter((outcome) => outcome === 'sold_out')).toHaveLength(200 - stock.double)
  await expectBooksBalanced()
})

test('overlapping stays of several rooms never deadlock and never sell a night twice', firstTry, async () => {
  const stays = Array.from({ length: 12 }, (_, index) => ({
    checkin: addDays('2027-05-01', index % 5),
    checkout: addDays('2027-05-01', (index % 5) + 1 + (index % 4)),
    rooms: index % 3 === 0 ? [couple, family] : index % 3 === 1 ? [couple, couple] : [family],
  }))
  const offers = await Promise.all(stays.map((stay) => offerFor(stay.checkin, stay.checkout, stay.rooms)))
  const outcomes = await Promise.all(
    Array.from({ length: 200 }, (_, index) => buy(offers[index % offers.length] ?? '')),
  )
  expect(outcomes).toContain('booked')
  expect(outcomes).toContain('sold_out')
  await expectBooksBalanced()
  const sold = await soldByBookings()
  const mostSold = (code: string) => Math.max(...sold.filter((row) => row.code === code).map((row) => row.sold))
  expect(mostSold('DBL')).toBeLessThanOrEqual(stock.double)
  expect(mostSold('STE')).toBe(stock.suite)
})

test('units that come back while a buyer waits for their nights are sold to that buyer', firstTry, async () => {
  const offerId = await offerFor('2027-04-10', '2027-04-12', [couple])
  const { units, ...held } = await db
    .selectFrom('checkout_session')
    .selectAll()
    .where('id', '=', (await openSession(context, offerId)).id)
    .executeTakeFirstOrThrow()
  await sql`UPDATE inventory SET free = 0`.execute(db)
  const giver = await db.startTransaction().execute()
  await sql`UPDATE inventory SET free = 1 WHERE night >= '2027-04-10' AND night < '2027-04-12'`.execute(giver)
  const waiting = openHolding(db, {
    id: 'waited',
    hotelId,
    checkin: held.checkin,
    checkout: held.checkout,
    units: units as Units[],
    selection: held.selection,
    offer: held.offer,
    priceHash: held.price_hash,
    promoCode: null,
    language: 'en',
    currency: held.currency,
    createdAt: fixtureNow,
    expiresAt: new Date(fixtureNow.getTime() + holdMs),
  })
  await expect
    .poll(async () => {
      const { rows } = await sql`SELECT FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(db)
      return rows.length
    })
    .toBe(1)
  await giver.commit().execute()
  expect((await waiting)?.id).toBe('waited')
  const { rows } = await sql<{ free: number }>`
    SELECT free FROM inventory WHERE room_type_id = ${(units as Units[])[0]?.room_type_id} AND free <> 0`.execute(db)
  expect(rows).toEqual([])
})

test('a hold that expires gives its units back exactly once, however many nodes sweep at once', firstTry, async () => {
  const offerId = await offerFor('2027-04-20', '2027-04-22', [couple])
  for (let unit = 0; unit < stock.double; unit += 1) await openSession(context, offerId)
  await expect(openSession(context, offerId)).rejects.toMatchObject({ code: 'sold_out' })
  const justBefore = new Date(fixtureNow.getTime() + holdMs - 1)
  expect(await expireSessions(db, justBefore)).toBe(0)
  const after = new Date(fixtureNow.getTime() + holdMs)
  const ended = await Promise.all(Array.from({ length: 10 }, () => expireSessions(db, after)))
  expect(ended.reduce((sum, count) => sum + count, 0)).toBe(stock.double)
  expect(await expireSessions(db, after)).toBe(0)
  await expectBooksBalanced()
})

test('a session cannot be both booked and expired, and its units are counted once', firstTry, async () => {
  const offerId = await offerFor('2027-04-20', '2027-04-22', [couple])
  const sessions = await Promise.all(Array.from({ length: stock.double }, () => openSession(context, offerId)))
  await Promise.all(
    sessions.map((session) =>
      changeSession(context, session.id, {
        holder: { first_name: 'Ana', last_name: 'Petrova', email: 'ana@example.com', phone: '+359 888 123 456' },
        guests: [{ room: 1, first_name: 'Ana', last_name: 'Petrova' }],
        accepted_terms: true,
      }),
    ),
  )
  const atTheEnd = new Date(fixtureNow.getTime() + holdMs)
  // The booking's clock is a moment behind the sweeper's, as on two nodes.
  const outcomes = await Promise.allSettled([
    ...sessions.map((session) =>
      createBooking(context, { checkout_session: session.id, price_hash: session.price_hash }),
    ),
    expireSessions(db, atTheEnd),
    expireSessions(db, atTheEnd),
  ])
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'session_expired' })
  }
  await expectBooksBalanced()
})

test('a visitor who leaves gives the units back at once, and only once', firstTry, async () => {
  const offerId = await offerFor('2027-04-20', '2027-04-22', [couple])
  const session = await openSession(context, offerId)
  await Promise.all([abandonSession(context, session.id), abandonSession(context, session.id)])
  await expectBooksBalanced()
  expect(await soldByBookings()).toEqual([])
})

test('ordering one session from two tabs at once makes one booking', firstTry, async () => {
  const offerId = await offerFor('2027-04-20', '2027-04-22', [couple])
  const session = await openSession(context, offerId)
  await changeSession(context, session.id, {
    holder: { first_name: 'Ana', last_name: 'Petrova', email: 'ana@example.com', phone: '+359 888 123 456' },
    guests: [{ room: 1, first_name: 'Ana', last_name: 'Petrova' }],
    accepted_terms: true,
  })
  const order = { checkout_session: session.id, price_hash: session.price_hash }
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => createBooking(context, order)))
  expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1)
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'session_completed' })
  }
  await expectBooksBalanced()
})
