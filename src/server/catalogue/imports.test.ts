import { beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import { fixtureHotel, fixtureToday as today } from '../../../test/hotel-fixture.ts'
import { hotelRecordSchema, placeRecordSchema } from '../../contract/catalogue-file.ts'
import { prepareCatalogue, writePlaces } from './catalogue.service.ts'
import { importHotels, importPlaces, loadPlaceMatcher } from './imports.service.ts'

const { db } = await openTestDatabase({ poolSize: 2 })

const varna = {
  source_id: 'varna',
  kind: 'city',
  country_code: 'BG',
  name_bg: 'Варна',
  name_en: 'Varna',
  latitude: 43.2047,
  longitude: 27.9105,
}
const place = (changes: object) => placeRecordSchema.parse({ ...varna, ...changes })
const items = (records: ReturnType<typeof place>[]) =>
  records.map((record) => ({ record, fingerprint: JSON.stringify(record) }))
const importList = async (records: ReturnType<typeof place>[]) =>
  await importPlaces(db, 'list', items(records), await loadPlaceMatcher(db, 'list'))

beforeAll(async () => {
  await prepareCatalogue(db)
  await writePlaces(db, 'demo', [place({ population: 300_000, timezone: 'Europe/Sofia' })])
})

describe('importing places', () => {
  test('a town that another source has brought gains what is new instead of a twin', async () => {
    const twin = place({
      source_id: '1',
      name_bg: null,
      alternate_names: ['Odessos'],
      population: 335_000,
      latitude: 43.21,
    })
    const other = place({ source_id: '2', latitude: 42.5 })
    expect(await importList([twin, other])).toEqual({ written: 2, unchanged: 0, refused: [] })
    const rows = await db
      .selectFrom('place')
      .select(['source', 'source_id', 'population', 'alternate_names', 'timezone', 'name_bg'])
      .orderBy('id')
      .execute()
    expect(rows).toEqual([
      {
        source: 'demo',
        source_id: 'varna',
        population: 335_000,
        alternate_names: ['Odessos'],
        timezone: 'Europe/Sofia',
        name_bg: 'Варна',
      },
      { source: 'list', source_id: '2', population: 0, alternate_names: [], timezone: null, name_bg: 'Варна' },
    ])
  })

  test('the same list again changes nothing, and a changed line is the same place as before', async () => {
    const again = place({
      source_id: '1',
      name_bg: null,
      alternate_names: ['Odessos'],
      population: 335_000,
      latitude: 43.21,
    })
    expect(await importList([again])).toEqual({ written: 0, unchanged: 1, refused: [] })
    expect(await importList([{ ...again, population: 340_000 }])).toEqual({ written: 1, unchanged: 0, refused: [] })
    const rows = await db.selectFrom('place').select('population').orderBy('id').execute()
    expect(rows).toEqual([{ population: 340_000 }, { population: 0 }])
  })

  test('children find a parent that was merged into another source’s place', async () => {
    const quarter = place({
      source_id: '3',
      kind: 'village',
      name_bg: 'Виница',
      name_en: 'Vinitsa',
      parent: '1',
      latitude: 43.24,
    })
    await importList([quarter])
    const row = await db
      .selectFrom('place as child')
      .innerJoin('place as parent', 'parent.id', 'child.parent_id')
      .select('parent.source_id')
      .where('child.source_id', '=', '3')
      .executeTakeFirst()
    expect(row?.source_id).toBe('varna')
  })
})

describe('importing hotels', () => {
  const hotel = (changes: Parameters<typeof fixtureHotel>[0]) => {
    const record = hotelRecordSchema.parse(fixtureHotel({ place: null, latitude: 43.2, longitude: 27.91, ...changes }))
    return { record, fingerprint: record.name_en ?? '' }
  }

  test('only new and changed records are written', async () => {
    const first = [hotel({ source_id: 'a', name_en: 'A' }), hotel({ source_id: 'b', name_en: 'B' })]
    expect(await importHotels(db, 'list', first, { today })).toEqual({ written: 2, unchanged: 0, refused: [] })
    const second = [hotel({ source_id: 'a', name_en: 'A' }), hotel({ source_id: 'b', name_en: 'New B' })]
    expect(await importHotels(db, 'list', second, { today })).toEqual({ written: 1, unchanged: 1, refused: [] })
    const names = await db.selectFrom('hotel').select('name_en').orderBy('source_id').execute()
    expect(names.map((row) => row.name_en)).toEqual(['A', 'New B'])
  })

  test('what an office changed by hand is not undone by importing the same list again', async () => {
    await db.updateTable('hotel').set({ name_en: 'By hand' }).where('source_id', '=', 'a').execute()
    await importHotels(db, 'list', [hotel({ source_id: 'a', name_en: 'A' })], { today })
    const row = await db.selectFrom('hotel').select('name_en').where('source_id', '=', 'a').executeTakeFirst()
    expect(row?.name_en).toBe('By hand')
  })

  test('a record without rooms leaves the rooms that an earlier import made', async () => {
    const bare = hotel({ source_id: 'b', name_en: 'Bare B', room_types: [], rate_plans: [] })
    await importHotels(db, 'list', [bare], { today })
    const rooms = await db
      .selectFrom('room_type')
      .innerJoin('hotel', 'hotel.id', 'room_type.hotel_id')
      .select('room_type.active')
      .where('hotel.source_id', '=', 'b')
      .execute()
    expect(rooms).toEqual([{ active: true }, { active: true }])
  })
})
