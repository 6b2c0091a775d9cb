import { type Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { createBuyer } from '../../../test/buyer.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { writeRandomCatalogue } from '../../../test/random-catalogue.ts'
import { highlightsSchema, searchAnswerSchema } from '../../contract/hotels.ts'
import type { DB } from '../db/schema.ts'

const season = '2027-03-01'
const opening = '2027-03-20'

/**
 * The same catalogue as it is found without dates on a day. Its nights begin with the season; the third house is closed
 * until its opening, the fourth for ever.
 */
async function findOn(day: string, prepare?: (db: Kysely<DB>) => Promise<void>) {
  const { db } = await openTestDatabase()
  const [, , closed, shut] = (await writeRandomCatalogue(db, { seed: 11, count: 30 })).map(({ id }) => id)
  await sql`
    UPDATE inventory stock SET stop_sell = true
    FROM room_type room
    WHERE room.id = stock.room_type_id AND (room.hotel_id = ${shut} OR room.hotel_id = ${closed} AND night < ${opening})
  `.execute(db)
  await prepare?.(db)
  await sql`UPDATE place SET featured = 1 WHERE source_id IN ('nesebar', 'sozopol', 'bansko')`.execute(db)
  const { rows } = await sql<{ hotel_id: number; night: string }>`
    SELECT room.hotel_id, min(stock.night) AS night
    FROM room_type room JOIN inventory stock ON stock.room_type_id = room.id
    WHERE stock.free > 0 AND NOT stock.stop_sell GROUP BY room.hotel_id`.execute(db)
  const app = await openTestApp(db, { clock: () => new Date(`${day}T13:00:00Z`) })
  const read = async (url: string) => (await app.inject({ url })).json()
  const { results } = searchAnswerSchema.parse(await read('/api/v1/search/?page_size=100'))
  const { destinations } = highlightsSchema.parse(await read('/api/v1/highlights/'))
  const tiles = await Promise.all(
    destinations.map(async ({ id, hotel_count: said }) => ({
      said,
      found: (await read(`/api/v1/search/?destination=${id}`)).count,
    })),
  )
  return {
    buyer: createBuyer(app),
    closed: closed ?? 0,
    shut: shut ?? 0,
    firstNights: new Map(rows.map((row) => [row.hotel_id, row.night])),
    offers: new Map(results.map(({ id, best_offer: offer }) => [id, { price: offer?.value, opens: offer?.opens_on }])),
    tiles,
  }
}

/** Every house with several kinds of room for two is closed until the opening, but for its first kind, which `change`s. */
async function closeButFirstRoom(
  db: Kysely<DB>,
  change: { active: boolean } | { max_adults: number; max_occupancy: number },
) {
  const { rows } = await sql<{ hotel_id: number; first: number }>`
    SELECT hotel_id, min(id) AS first FROM room_type
    WHERE active AND max_adults >= 2 AND max_occupancy >= 2 AND min_adults <= 2
    GROUP BY hotel_id HAVING count(*) >= 2`.execute(db)
  for (const { hotel_id: hotel, first } of rows) {
    await sql`
      UPDATE inventory stock SET stop_sell = room.id <> ${first} AND night < ${opening}, free = 2
      FROM room_type room WHERE room.id = stock.room_type_id AND room.hotel_id = ${hotel}`.execute(db)
    await db.updateTable('room_type').set(change).where('id', '=', first).execute()
  }
  return rows.map((row) => row.hotel_id)
}

test('a house that is closed until its season is found without dates and says its first night', async () => {
  const { closed, shut, firstNights, offers } = await findOn(season)
  expect(firstNights.get(closed)).toMatch(/^2027-03-2/)
  expect(offers.get(closed)).toEqual({ price: expect.any(String), opens: firstNights.get(closed) })
  expect(offers.has(shut)).toBe(false)
  expect(offers.size).toBeGreaterThan(20)
  const soon = [...offers].filter(([id]) => (firstNights.get(id) ?? '') <= '2027-03-15')
  expect(soon.filter(([, { opens }]) => opens !== null)).toEqual([])
})

test('a house that is closed for the asked dates says its first night, if that is still to come', async () => {
  const { buyer, closed, firstNights } = await findOn(season)
  const before = { hotel_id: closed, checkin: '2027-03-05', checkout: '2027-03-08' }
  const [opening, reason] = [firstNights.get(closed), 'not_on_sale']
  expect((await buyer.ask(before)).near_miss).toMatchObject({ reason, opens_on: opening })
  expect((await buyer.ask({ ...before, split: true })).near_miss).toMatchObject({ reason, opens_on: opening })
  // Also for guests whom no room takes alone.
  expect((await buyer.ask({ ...before, rooms: [{ adults: 9 }] })).near_miss).toMatchObject({
    reason,
    opens_on: opening,
  })
  const after = { hotel_id: closed, checkin: '2028-01-05', checkout: '2028-01-08' }
  expect((await buyer.ask(after)).near_miss).toEqual({ reason })
})

test.each([
  ['a room that is no longer let', { active: false }],
  ['a room for one', { max_adults: 1, max_occupancy: 1 }],
])('%s says nothing of when a house opens', async (_, change) => {
  let closed: number[] = []
  const { offers } = await findOn(season, async (db) => {
    closed = await closeButFirstRoom(db, change)
  })
  const shown = closed.flatMap((id) => offers.get(id) ?? [])
  expect(shown.length).toBeGreaterThan(5)
  for (const { opens } of shown) expect(opens).toBe(opening)
})

test('months before the season every house is found at the prices of its first sixty days', async () => {
  const [inSeason, before] = [await findOn(season), await findOn('2026-12-01')]
  expect([...before.offers.keys()].sort()).toEqual([...inSeason.offers.keys()].sort())
  for (const [id, offer] of before.offers)
    expect(offer).toEqual({ price: inSeason.offers.get(id)?.price, opens: before.firstNights.get(id) })
})

test('a place on the home page has as many hotels as a search of it finds', async () => {
  const { tiles } = await findOn(season)
  expect(tiles).toHaveLength(3)
  for (const { said, found } of tiles) expect(said).toBe(found)
})
