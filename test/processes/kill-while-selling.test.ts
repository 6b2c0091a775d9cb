import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import type { HotelRecord } from '../../src/contract/catalogue-file.ts'
import { addDays } from '../../src/domain/stay-dates.ts'
import { expireSessions } from '../../src/server/checkout/checkout.service.ts'
import { openEmbedded } from '../../src/server/db/embedded.ts'
import { openDatabase, openPool } from '../../src/server/db/pool.ts'
import type { DB } from '../../src/server/db/schema.ts'
import { openSecrets } from '../../src/server/secrets.ts'
import { traveller } from '../buyer.ts'
import { fixtureHotel, writeFixture } from '../hotel-fixture.ts'
import { expectBooksBalanced } from '../stock.ts'
import { type Clone, cleanUp, makeClone, removeClones, startProgram } from './program.ts'

const buyers = 40
const stock = { double: 12, suite: 5 }
/** Arrival of the earliest stay: far enough for every deadline, whatever day it is today. */
const arrival = addDays(new Date().toISOString().slice(0, 10), 60)

const pools: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of pools.splice(0)) await close()
  await cleanUp()
})
afterAll(removeClones)

/** The database of a running clone, beside the program. */
async function openBeside({ dataDir }: Clone): Promise<Kysely<DB>> {
  const { databasePassword } = openSecrets({ dataDir })
  const { connection } = await openEmbedded({ dataDir, password: databasePassword, as: 'guest' })
  const pool = openPool(connection, { size: 4, statementTimeoutMs: 15_000, applicationName: 'test' })
  const db = openDatabase(pool)
  pools.push(() => db.destroy())
  return db
}

/** The fixture's house, selling 30 nights from the first stay on. */
function houseOfToday(): HotelRecord {
  const house = fixtureHotel({}, stock)
  return {
    ...house,
    room_types: house.room_types?.map((room) => ({
      ...room,
      calendar: room.calendar && {
        ...room.calendar,
        from: arrival,
        price: { BB: new Array<number>(30).fill(10_000) },
        price_since: {},
      },
    })),
  }
}

type Answer = { status: number; body: Record<string, unknown> }
/** What the buyers were told before the lights went out. */
type Told = { booked: string[]; held: string[]; strange: string[]; unanswered: number }

/** Each buyer comes from an address of its own, so that none is asked to slow down. */
function createCaller(address: string, buyer: number) {
  return async (method: string, path: string, body: object): Promise<Answer> => {
    const response = await fetch(`${address}/api/v1/${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.${buyer}.1` },
      body: JSON.stringify(body),
    })
    const text = await response.text()
    return { status: response.status, body: text ? JSON.parse(text) : {} }
  }
}

/** Buys until there is nothing left or nobody answers; every third hold is let go, every fourth booking cancelled. */
async function buy(address: string, hotelId: number, buyer: number, told: Told): Promise<void> {
  const call = createCaller(address, buyer)
  const parties = [[{ adults: 2 }], [{ adults: 4 }], [{ adults: 2 }, { adults: 2 }], [{ adults: 2 }, { adults: 4 }]]
  for (let round = 0; round < 12; round += 1) {
    const checkin = addDays(arrival, (buyer * 3 + round) % 6)
    const checkout = addDays(checkin, 1 + ((buyer + round) % 4))
    const rooms = parties[(buyer + round) % parties.length]
    const asked = await call('POST', 'generate_hotel_offers/', { hotel_id: hotelId, checkin, checkout, rooms })
    const offers = asked.body.offers
    if (asked.status !== 200 || !Array.isArray(offers)) return void told.strange.push(`offers ${asked.status}`)
    if (offers.length === 0) continue
    const { offer_id, rooms: units } = offers[(buyer + round) % offers.length]
    const held = await call('POST', 'checkout_sessions/', { offer_id })
    if (held.status === 409 && held.body.code === 'sold_out') continue
    if (held.status !== 201) return void told.strange.push(`hold ${held.status}`)
    const { id, price_hash } = held.body
    told.held.push(String(id))
    if ((buyer + round) % 3 === 0) {
      const left = await call('DELETE', `checkout_sessions/${id}/`, {})
      if (left.status !== 204) told.strange.push(`leave ${left.status}`)
      continue
    }
    const { first_name, last_name } = traveller
    const guests = units.map((_: unknown, index: number) => ({ room: index + 1, first_name, last_name }))
    await call('PATCH', `checkout_sessions/${id}/`, { holder: traveller, guests, accepted_terms: true })
    const ordered = await call('POST', 'bookings/', { checkout_session: id, price_hash })
    if (ordered.status !== 201) return void told.strange.push(`order ${ordered.status}`)
    const { reference, access_key: key } = ordered.body
    if ((buyer + round) % 4 === 0) {
      const cancelled = await call('POST', `bookings/${reference}/cancel/`, { key, penalty: '0.00' })
      if (cancelled.status !== 200) told.strange.push(`cancel ${cancelled.status}`)
    } else told.booked.push(String(reference))
  }
}

/** A running program learns of a new hotel within about a second. */
async function untilKnown(address: string, hotelId: number): Promise<void> {
  const call = createCaller(address, 99)
  const stay = { hotel_id: hotelId, checkin: arrival, checkout: addDays(arrival, 1), rooms: [{ adults: 2 }] }
  await vi.waitFor(async () => expect((await call('POST', 'generate_hotel_offers/', stay)).status).toBe(200), {
    interval: 100,
    timeout: 5000,
  })
}

async function sellToMany(address: string, hotelId: number, told: Told): Promise<void> {
  await Promise.all(
    Array.from({ length: buyers }, (_, buyer) =>
      buy(address, hotelId, buyer, told).catch(() => {
        told.unanswered += 1
      }),
    ),
  )
}

const nothingTold = (): Told => ({ booked: [], held: [], strange: [], unanswered: 0 })

async function countSessions(db: Kysely<DB>, ...states: string[]): Promise<number> {
  const rows = await db.selectFrom('checkout_session').select('id').where('state', 'in', states).execute()
  return rows.length
}

/** The kill may find nobody in the middle of something, or the machine be too busy: then it comes once more. */
const badMoment = {
  retry: { count: 1, condition: /buyers in the middle of something|checkouts that were cut off|timed out/ },
}

test('a kill -9 amid forty buyers sells nothing twice and loses nothing that was promised', badMoment, async () => {
  const clone = makeClone('zefir')
  const settings = { env: { TRUST_PROXY: '1' } }
  const first = await startProgram(clone, settings)
  const address = await first.opened
  const db = await openBeside(clone)
  const [hotelId = 0] = await writeFixture(db, [houseOfToday()])
  await untilKnown(address, hotelId)

  const told = nothingTold()
  const selling = sellToMany(address, hotelId, told)
  const deadline = Date.now() + 15_000
  while (told.booked.length < 12 && Date.now() < deadline) await sleep(2)
  const answeredBefore = [...told.strange]
  first.child.kill('SIGKILL')
  await Promise.all([first.exit, selling])
  expect(answeredBefore, 'answers that no buyer should get').toEqual([])
  expect(told.strange).toEqual([])
  expect(told.unanswered, 'buyers in the middle of something').toBeGreaterThan(buyers / 4)

  const second = await startProgram(clone, settings)
  const again = await second.opened
  await expectBooksBalanced(db)
  const known = await db.selectFrom('booking').select(['reference', 'status']).execute()
  const confirmed = new Set(known.filter((row) => row.status === 'confirmed').map((row) => row.reference))
  expect(told.booked.filter((reference) => !confirmed.has(reference))).toEqual([])
  const sessions = new Set((await db.selectFrom('checkout_session').select('id').execute()).map((row) => row.id))
  expect(told.held.filter((id) => !sessions.has(id))).toEqual([])

  const holding = await countSessions(db, 'open', 'ready')
  expect(holding, 'checkouts that were cut off').toBeGreaterThan(0)
  const expiredBefore = await countSessions(db, 'expired')
  await sql`UPDATE checkout_session SET expires_at = now() - interval '1 second' WHERE state IN ('open', 'ready')`.execute(
    db,
  )
  await Promise.all(Array.from({ length: 4 }, () => expireSessions(db, new Date())))
  // The program's own sweep may have been faster with some, and may still be at it: together they end each once.
  await expect.poll(() => countSessions(db, 'open', 'ready')).toBe(0)
  expect(await countSessions(db, 'expired')).toBe(expiredBefore + holding)
  expect(await expireSessions(db, new Date())).toBe(0)
  await expectBooksBalanced(db)

  const rest = nothingTold()
  await sellToMany(again, hotelId, rest)
  expect(rest).toMatchObject({ strange: [], unanswered: 0 })
  await expectBooksBalanced(db)
  const { rows } = await sql<{ full: number }>`SELECT count(*)::int AS full FROM inventory WHERE free = 0`.execute(db)
  expect(rows[0]?.full, 'nights sold to the last unit').toBeGreaterThan(3)
  second.child.kill('SIGTERM')
  expect(await second.exit).toBe(0)
  expect(second.errors()).toBe('')
})
