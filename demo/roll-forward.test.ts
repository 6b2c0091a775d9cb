import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { displayCurrencies } from '../src/contract/values.ts'
import { addDays } from '../src/domain/stay-dates.ts'
import { openTestDatabase } from '../test/database.ts'
import { loadDemo } from './load.ts'
import { rollDemoForward } from './roll-forward.ts'

const loadedOn = '2026-06-01'
const today = '2026-06-04'

const { db } = await openTestDatabase({ poolSize: 2 })
const fresh = await openTestDatabase({ poolSize: 2 })

async function digest(on: typeof db, from: string): Promise<unknown> {
  const { rows } = await sql`
    SELECT count(*) AS nights, sum(inventory.free) AS free, sum(price.amount) AS cents,
      md5(string_agg(hotel.source_id || room_type.code || inventory.night || inventory.free || coalesce(price.amount, 0) || inventory.min_stay
        || inventory.stop_sell, ',' ORDER BY hotel.source_id, room_type.code, inventory.night)) AS digest
    FROM inventory JOIN room_type ON room_type.id = inventory.room_type_id JOIN hotel ON hotel.id = room_type.hotel_id
    LEFT JOIN nightly_price AS price ON price.room_type_id = room_type.id AND price.night = inventory.night
    WHERE inventory.night >= ${from}::date`.execute(on)
  return rows[0]
}

describe('rolling the demo forward', () => {
  beforeAll(async () => {
    await loadDemo(db, { today: loadedOn, everyNth: 12 })
    await loadDemo(fresh.db, { today, everyNth: 12 })
    await rollDemoForward(db, { today })
  })

  test('adds the very nights that a demo loaded today would have', async () => {
    const from = addDays(loadedOn, 540)
    const expected = await digest(fresh.db, from)
    expect(expected).toMatchObject({ nights: expect.any(Number) })
    expect(await digest(db, from)).toEqual(expected)
  })

  test('prices can be shown in the other currencies', async () => {
    const rates = await db.selectFrom('exchange_rate').select('currency').orderBy('currency').execute()
    const others = displayCurrencies.filter((currency) => currency !== 'EUR').toSorted()
    expect(rates.map((rate) => rate.currency)).toEqual(others)
  })

  test('has the promotions of the day', async () => {
    const promotions = async (on: typeof db) =>
      await sql`
        SELECT hotel.source_id, promotion.kind, promotion.percent, promotion.book_from, promotion.book_to
        FROM promotion JOIN hotel ON hotel.id = promotion.hotel_id ORDER BY 1, 2, 4`.execute(on)
    expect((await promotions(db)).rows).toEqual((await promotions(fresh.db)).rows)
  })

  test('changes nothing the second time on a day, and keeps what was sold', async () => {
    const night = addDays(today, 100)
    await sql`UPDATE inventory SET free = free - 1 WHERE night = ${night}::date AND free > 0`.execute(db)
    const before = await digest(db, today)
    await rollDemoForward(db, { today })
    expect(await digest(db, today)).toEqual(before)
  })
})
