import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import { fixtureHotel, fixtureToday, writeFixture } from '../../../test/hotel-fixture.ts'
import { createChance } from '../../../test/random-catalogue.ts'
import { addDays } from '../../domain/stay-dates.ts'
import type { StayWindow } from '../../domain/stay-rules.ts'
import { catchUpNights, getNights } from './kept-nights.ts'
import { deleteOldNightChanges } from './night-memory.repository.ts'
import { cutStayNights } from './night-memory.ts'

const { db } = await openTestDatabase()
let types: number[] = []
const day = (offset: number) => addDays(fixtureToday, offset)

beforeAll(async () => {
  await writeFixture(db, [fixtureHotel(), fixtureHotel({ source_id: 'other' })])
  types = (await db.selectFrom('room_type').select('id').orderBy('id').execute()).map((row) => row.id)
})

/** The same question answered by the database alone. */
async function askDatabase(checkin: string, checkout: string) {
  const windows = await sql<{ id: number; w: StayWindow }>`
    SELECT room_type_id AS id, jsonb_build_object(
      'nights', count(*) FILTER (WHERE night < ${checkout}),
      'free', coalesce(min(free) FILTER (WHERE night < ${checkout}), 0),
      'stopSell', coalesce(bool_or(stop_sell) FILTER (WHERE night < ${checkout}), false),
      'closedToArrival', coalesce(bool_or(closed_to_arrival) FILTER (WHERE night = ${checkin}), false),
      'closedToDeparture', coalesce(bool_or(closed_to_departure) FILTER (WHERE night = ${checkout}), false),
      'minStay', coalesce(max(min_stay) FILTER (WHERE night = ${checkin}), 1),
      'maxStay', max(max_stay) FILTER (WHERE night = ${checkin}),
      'releaseDays', coalesce(max(release_days) FILTER (WHERE night = ${checkin}), 0)) AS w
    FROM inventory WHERE night BETWEEN ${checkin} AND ${checkout} GROUP BY room_type_id ORDER BY 1`.execute(db)
  const prices = await sql<{ key: string; amounts: number[] }>`
    SELECT room_type_id || ':' || rate_plan_id AS key, array_agg(amount ORDER BY night) AS amounts FROM nightly_price
    WHERE night >= ${checkin} AND night < ${checkout} GROUP BY room_type_id, rate_plan_id
    HAVING count(*) = ${checkout}::date - ${checkin}::date ORDER BY 1`.execute(db)
  return {
    windows: windows.rows.map((row) => [row.id, row.w]),
    prices: prices.rows.map((row) => [row.key, row.amounts]),
  }
}

async function askMemory(checkin: string, checkout: string) {
  const found = cutStayNights(await getNights(db), types, { checkin, checkout })
  const inRange = [...found.windows].filter(([, window]) => window.nights > 0 || window.closedToDeparture)
  return {
    windows: inRange.sort(([a], [b]) => a - b),
    prices: [...found.prices]
      .flatMap(([type, byPlan]) => [...byPlan].map(([plan, amounts]) => [`${type}:${plan}`, amounts] as const))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  }
}

async function expectSame(checkin: string, checkout: string): Promise<void> {
  const asked = await askDatabase(checkin, checkout)
  expect(await askMemory(checkin, checkout)).toEqual({
    ...asked,
    windows: asked.windows.filter(([, w]) => (w as StayWindow).nights > 0 || (w as StayWindow).closedToDeparture),
  })
}

describe('nights in memory', () => {
  test('are those of the database after whatever anybody wrote', async () => {
    const { between } = createChance(11)
    const pick = (count: number) => between(0, count - 1)
    for (let round = 0; round < 60; round += 1) {
      const [from, type] = [pick(60), types[pick(types.length)]]
      const nights = sql`room_type_id = ${type} AND night BETWEEN ${day(from)} AND ${day(from + pick(6))}`
      const write = [
        sql`UPDATE inventory SET free = greatest(0, free - 1) WHERE ${nights}`,
        sql`UPDATE inventory SET stop_sell = NOT stop_sell, min_stay = ${1 + pick(4)} WHERE ${nights}`,
        sql`UPDATE inventory SET closed_to_arrival = NOT closed_to_arrival, max_stay = ${2 + pick(9)}, release_days = ${pick(5)} WHERE ${nights}`,
        sql`UPDATE inventory SET closed_to_departure = NOT closed_to_departure WHERE ${nights}`,
        sql`UPDATE nightly_price SET amount = amount + ${1 + pick(500)} WHERE ${nights}`,
        sql`DELETE FROM nightly_price WHERE ${nights}`,
        sql`DELETE FROM inventory WHERE ${nights}`,
        sql`INSERT INTO inventory (room_type_id, night, allotment, free) SELECT ${type}, ${day(from)}, 3, ${pick(4)} ON CONFLICT DO NOTHING`,
      ][pick(8)]
      await write?.execute(db)
      const start = Math.max(0, from - pick(4))
      await expectSame(day(start), day(start + 1 + pick(7)))
    }
  })

  test('are known as soon as a transaction is committed, however long it took', async () => {
    await getNights(db)
    const slow = await db.startTransaction().execute()
    await sql`UPDATE inventory SET free = 7 WHERE night = ${day(70)}`.execute(slow)
    const before = cutStayNights(await getNights(db), types, { checkin: day(70), checkout: day(71) })
    // Others come and go meanwhile.
    for (let free = 3; free < 6; free += 1) {
      await sql`UPDATE inventory SET free = ${free} WHERE night = ${day(72)}`.execute(db)
      await getNights(db)
    }
    expect([...before.windows.values()].map((window) => window.free)).not.toContain(7)
    await slow.commit().execute()
    await expectSame(day(70), day(71))
    await expectSame(day(72), day(73))
  })

  test('are one reading for all who ask at once, and never older than the question', async () => {
    await Promise.all(
      Array.from({ length: 40 }, async (_, index) => {
        const night = day(80 + index)
        await sql`UPDATE inventory SET free = ${index} WHERE night = ${night}`.execute(db)
        const found = cutStayNights(await getNights(db), types, { checkin: night, checkout: addDays(night, 1) })
        for (const window of found.windows.values()) expect(window.free).toBe(index)
      }),
    )
  })

  test('reach as far as the last night, also when that moves on', async () => {
    const far = day(900)
    expect((await askMemory(far, addDays(far, 1))).windows).toEqual([])
    await sql`INSERT INTO inventory (room_type_id, night, allotment, free) VALUES (${types[0]}, ${far}, 3, 3)`.execute(
      db,
    )
    expect((await askMemory(far, addDays(far, 1))).windows).toHaveLength(1)
    await expectSame(far, addDays(far, 1))
    await expectSame(day(70), day(75))
    expect((await askMemory('1999-01-01', '1999-01-02')).windows).toEqual([])
    expect((await askMemory('2099-01-01', '2099-01-02')).windows).toEqual([])
  })

  test('that change in such numbers that reading them takes a while are read beside what is there', async () => {
    const [first = 0, last = 0] = [types[0], types.at(-1)]
    const freeOf = async (type: number, night: string) => {
      const stay = { checkin: night, checkout: addDays(night, 1) }
      return cutStayNights(await getNights(db), [type], stay).windows.get(type)?.free
    }
    // From tomorrow week to the end of the century counts as many nights; two of them are there.
    const [near, far] = [day(10), day(30_000)]
    await sql`INSERT INTO inventory (room_type_id, night, allotment, free)
      SELECT id, ${far}, 3, 3 FROM room_type`.execute(db)
    await getNights(db)
    const changeAll = (free: number) =>
      sql`UPDATE inventory SET free = ${free}, allotment = 99 WHERE night IN (${near}, ${far})`.execute(db)
    const both = async () => [await freeOf(first, near), await freeOf(last, far)]
    const before = await both()
    const set = (type: number, night: string, free: number) =>
      sql`INSERT INTO inventory (room_type_id, night, allotment, free) VALUES (${type}, ${night}, 99, ${free})
        ON CONFLICT (room_type_id, night) DO UPDATE SET free = excluded.free, allotment = 99`.execute(db)
    const blocked = await db.startTransaction().execute()
    await sql`LOCK TABLE nightly_price IN ACCESS EXCLUSIVE MODE`.execute(blocked)
    await changeAll(88)
    // Whoever asks while prices cannot be read gets an answer, of before.
    const meanwhile = await both().finally(() => blocked.rollback().execute())
    expect(meanwhile).toEqual(before)
    await catchUpNights(db)
    expect(await both()).toEqual([88, 88])
    // A sale beside a large change is known at once all the same, and stays so when that takes its place.
    await changeAll(66)
    await set(first, day(11), 77)
    expect(await freeOf(first, day(11))).toBe(77)
    await catchUpNights(db)
    expect([await freeOf(first, day(11)), ...(await both())]).toEqual([77, 66, 66])
    await expectSame(day(9), day(12))
    await sql`DELETE FROM inventory WHERE night = ${far}`.execute(db)
    await catchUpNights(db)
    await expectSame(day(70), day(75))
  })

  test('do not need notes that are old enough to be forgotten', async () => {
    await sql`UPDATE night_change SET noted_at = noted_at - interval '2 hours'`.execute(db)
    await sql`UPDATE inventory SET free = 1 WHERE night = ${day(3)}`.execute(db)
    await deleteOldNightChanges(db)
    const left = await db.selectFrom('night_change').select('room_type_id').execute()
    expect(new Set(left.map((row) => row.room_type_id)).size).toBeGreaterThan(0)
    await expectSame(day(3), day(5))
  })
})
