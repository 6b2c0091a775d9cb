import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import { fixtureHotel, fixtureToday as today } from '../../../test/hotel-fixture.ts'
import { hotelRecordSchema, placeRecordSchema } from '../../contract/catalogue-file.ts'
import { addDays } from '../../domain/stay-dates.ts'
import { parseConfig } from '../config.ts'
import { createLogger } from '../http/logging.ts'
import { forgetPastNights } from './catalogue.jobs.ts'
import { prepareCatalogue, writeHotels, writePlaces } from './catalogue.service.ts'

const { db } = await openTestDatabase({ poolSize: 3 })

const place = (changes: object) =>
  placeRecordSchema.parse({
    source_id: 'sozopol',
    kind: 'city',
    country_code: 'BG',
    name_bg: 'Созопол',
    name_en: 'Sozopol',
    latitude: 42.417,
    longitude: 27.696,
    timezone: 'Europe/Sofia',
    ...changes,
  })
const hotel = (changes: Parameters<typeof fixtureHotel>[0] = {}) => hotelRecordSchema.parse(fixtureHotel(changes))

/** Every table that a hotel fills, as text, so that any change shows. */
async function snapshot(): Promise<string> {
  const tables = [
    'hotel_text',
    'hotel_amenity',
    'hotel_policy',
    'room_type',
    'rate_plan',
    'rate_plan_room_type',
    'nightly_price',
    'inventory',
    'price_ledger',
    'review',
  ] as const
  const parts: string[] = []
  for (const table of tables) {
    const { rows } = await sql`SELECT t::text AS row FROM ${sql.table(table)} AS t ORDER BY 1`.execute(db)
    parts.push(JSON.stringify(rows))
  }
  return parts.join('\n')
}

beforeAll(async () => {
  await prepareCatalogue(db)
  await writePlaces(db, 'test', [
    place({ source_id: 'bg', kind: 'country', name_bg: 'България', name_en: 'Bulgaria' }),
    place({ parent: 'bg' }),
  ])
  await writeHotels(db, 'test', [hotel()], { today })
})

describe('writing hotels', () => {
  test('the same record a second time changes nothing', async () => {
    const before = await snapshot()
    await writeHotels(db, 'test', [hotel()], { today })
    expect(await snapshot()).toBe(before)
  })

  test('a changed price leaves the old one in the ledger, with its days', async () => {
    const record = hotel({ source_id: 'dearer' })
    await writeHotels(db, 'test', [record], { today })
    const plan = record.rate_plans[0]?.code ?? ''
    for (const room of record.room_types) {
      const prices = room.calendar?.price[plan]
      if (prices?.[0]) prices[0] += 500
    }
    await writeHotels(db, 'test', [record], { today: '2027-03-05' })
    const { rows } = await sql<{ amount: number; from_day: string; to_day: string; now: number; since: string }>`
      SELECT ledger.amount, ledger.from_day, ledger.to_day, price.amount AS now, price.since
      FROM price_ledger AS ledger JOIN nightly_price AS price USING (room_type_id, rate_plan_id, night)
      JOIN room_type ON room_type.id = ledger.room_type_id JOIN hotel ON hotel.id = room_type.hotel_id
      WHERE hotel.source_id = 'dearer' ORDER BY ledger.amount`.execute(db)
    const since = addDays(today, -100)
    expect(rows).toEqual([
      { amount: 10_000, from_day: since, to_day: '2027-03-05', now: 10_500, since: '2027-03-05' },
      { amount: 16_000, from_day: since, to_day: '2027-03-05', now: 16_500, since: '2027-03-05' },
    ])
  })

  test('sold units stay sold when the allotment changes, and free never falls below nothing', async () => {
    const sold = 3
    const free = async () =>
      (
        await sql<{ free: number }>`
          SELECT DISTINCT inventory.free FROM inventory JOIN room_type ON room_type.id = inventory.room_type_id
          JOIN hotel ON hotel.id = room_type.hotel_id
          WHERE hotel.source_id = 'sold' AND room_type.code = 'DBL'`.execute(db)
      ).rows.map((row) => row.free)
    await writeHotels(db, 'test', [hotelRecordSchema.parse(fixtureHotel({ source_id: 'sold' }, { double: 5 }))], {
      today,
    })
    await sql`
      UPDATE inventory SET free = free - ${sold} FROM room_type JOIN hotel ON hotel.id = room_type.hotel_id
      WHERE room_type.id = inventory.room_type_id AND hotel.source_id = 'sold' AND room_type.code = 'DBL'`.execute(db)
    const allot = (double: number) =>
      writeHotels(db, 'test', [hotelRecordSchema.parse(fixtureHotel({ source_id: 'sold' }, { double }))], { today })
    await allot(8)
    expect(await free()).toEqual([5])
    await allot(1)
    expect(await free()).toEqual([0])
  })

  test('a room type that is listed no longer stops being sold, but stays for the bookings that name it', async () => {
    const record = hotel({ source_id: 'smaller' })
    await writeHotels(db, 'test', [record], { today })
    await writeHotels(db, 'test', [{ ...record, room_types: record.room_types.slice(0, 1) }], { today })
    const rooms = await db
      .selectFrom('room_type')
      .innerJoin('hotel', 'hotel.id', 'room_type.hotel_id')
      .select(['room_type.code', 'room_type.active'])
      .where('hotel.source_id', '=', 'smaller')
      .orderBy('room_type.code')
      .execute()
    expect(rooms).toEqual([
      { code: 'DBL', active: true },
      { code: 'STE', active: false },
    ])
  })

  test('a record that contradicts itself is refused with its reason; the rest goes in', async () => {
    const bad = hotel({ source_id: 'bad', amenities: ['moon_view'] })
    const lost = hotel({ source_id: 'lost', place: 'atlantis' })
    const plain = hotel({ source_id: 'odd' })
    const odd = { ...plain, room_types: plain.room_types.map((room) => ({ ...room, amenities: ['moon_view'] })) }
    const { ids, refused } = await writeHotels(db, 'test', [bad, odd, hotel({ source_id: 'good' }), lost], { today })
    expect([...ids.keys()]).toEqual(['good'])
    expect(refused).toEqual([
      { source_id: 'bad', reason: 'there is no amenity "moon_view"' },
      { source_id: 'odd', reason: 'there is no room amenity "moon_view"' },
      { source_id: 'lost', reason: 'its place "atlantis" is not known' },
    ])
  })

  test('when the database refuses one, nothing of the call is written', async () => {
    const policy = { kind: 'pets', text_en: 'No pets.' } as const
    const broken = hotel({ source_id: 'broken', policies: [policy, policy] })
    await expect(writeHotels(db, 'test', [hotel({ source_id: 'beside' }), broken], { today })).rejects.toThrow()
    const found = await db.selectFrom('hotel').select('id').where('source_id', 'in', ['beside', 'broken']).execute()
    expect(found).toEqual([])
  })

  test('hotels of one name in one country get slugs of their own, and keep them', async () => {
    const twins = ['twin-1', 'twin-2'].map((source_id) => hotel({ source_id, name_en: 'Twin House' }))
    const slugs = async () =>
      (
        await db.selectFrom('hotel').select('slug').where('source_id', 'like', 'twin-%').orderBy('source_id').execute()
      ).map((row) => row.slug)
    await writeHotels(db, 'test', twins, { today })
    expect(await slugs()).toEqual(['twin-house', 'twin-house-2'])
    await writeHotels(db, 'test', twins.toReversed(), { today })
    expect(await slugs()).toEqual(['twin-house', 'twin-house-2'])
  })

  test('a hotel without a place goes to the nearest one', async () => {
    const near = hotel({ source_id: 'near', place: null, latitude: 42.43, longitude: 27.68 })
    const far = hotel({ source_id: 'far', place: null, latitude: 12, longitude: 27 })
    const { refused } = await writeHotels(db, 'test', [near, far], { today })
    expect(refused).toEqual([{ source_id: 'far', reason: 'no known place is near it' }])
    const row = await db
      .selectFrom('hotel')
      .innerJoin('place', 'place.id', 'hotel.place_id')
      .select('place.source_id')
      .where('hotel.source_id', '=', 'near')
      .executeTakeFirst()
    expect(row?.source_id).toBe('sozopol')
  })

  test('writers at the same time wait for each other instead of failing', async () => {
    const batch = (name: string) => [1, 2, 3].map((number) => hotel({ source_id: `${name}-${number}` }))
    const reports = await Promise.all(['a', 'b', 'c'].map((name) => writeHotels(db, 'test', batch(name), { today })))
    expect(reports.map((report) => report.ids.size)).toEqual([3, 3, 3])
  })
})

describe('writing places', () => {
  test('a parent may stand later in the same call; an unknown one refuses the record', async () => {
    const { ids, refused } = await writePlaces(db, 'list', [
      place({ source_id: 'child', parent: 'parent' }),
      place({ source_id: 'parent', kind: 'region', name_en: 'Burgas Province' }),
      place({ source_id: 'orphan', parent: 'nobody' }),
    ])
    expect(refused).toEqual([{ source_id: 'orphan', reason: 'its parent "nobody" is not known' }])
    const child = await db
      .selectFrom('place')
      .select('parent_id')
      .where('id', '=', ids.get('child') ?? 0)
      .executeTakeFirst()
    expect(child?.parent_id).toBe(ids.get('parent'))
  })
})

test('nights that are over everywhere are forgotten, whoever brought their hotel', async () => {
  const first = async () =>
    (await sql<{ night: string }>`SELECT min(night) AS night FROM inventory`.execute(db)).rows[0]
  expect(await first()).toEqual({ night: expect.stringMatching(/^20/) })
  const config = parseConfig({ NODE_ENV: 'test' }, { root: '/', interactive: false })
  const context = {
    config,
    secrets: { root: 'r'.repeat(32), databasePassword: 'p'.repeat(32) },
    log: createLogger(config),
  }
  const day = addDays(today, 40)
  // 02:17 in Sofia, in summer time.
  await forgetPastNights.run(db, () => new Date(`${addDays(day, -1)}T23:17:00Z`), context)
  expect(await first()).toEqual({ night: addDays(day, -1) })
})
