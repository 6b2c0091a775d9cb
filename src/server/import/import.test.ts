import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { createBuyer } from '../../../test/buyer.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { placeRecordSchema } from '../../contract/catalogue-file.ts'
import { addDays, localDay } from '../../domain/stay-dates.ts'
import { writePlaces } from '../catalogue/catalogue.service.ts'
import type { Tally } from './batches.ts'
import { importFile, type WriteMode } from './import-file.ts'
import { type ImportKind, recogniseShape } from './recognise.ts'
import { openSourceFile } from './source-file.ts'

const { db } = await openTestDatabase()
const folder = mkdtempSync(join(tmpdir(), 'zefir-import-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const today = localDay(new Date(), 'Europe/Sofia')

async function importRows(
  kind: ImportKind,
  source: string,
  rows: readonly object[] | string,
  mode: WriteMode = 'row by row',
): Promise<Tally> {
  const path = join(folder, `${source}.${typeof rows === 'string' ? 'csv' : 'json'}`)
  writeFileSync(path, typeof rows === 'string' ? rows : JSON.stringify(rows))
  const file = await openSourceFile(path)
  const shape = await recogniseShape(file, kind, path)
  const options = { kind, source, today, mode, demoRates: true, onProgress: () => undefined }
  return (await importFile(db, file, shape, { ...options, signal: new AbortController().signal })).tally
}

async function readRevision(): Promise<number> {
  return (await db.selectFrom('catalogue_revision').select('revision').executeTakeFirstOrThrow()).revision
}

async function findPlaces(name: string) {
  return await db
    .selectFrom('place as own')
    .leftJoin('place as above', 'above.id', 'own.parent_id')
    .leftJoin('place as top', 'top.id', 'above.parent_id')
    .select(['own.id', 'own.source', 'own.kind', 'own.name_bg', 'own.name_en', 'own.alternate_names', 'own.population'])
    .select(['own.timezone', 'above.name_en as above', 'top.name_en as top'])
    .where((where) => where.or([where('own.name_en', '=', name), where('own.name_bg', '=', name)]))
    .execute()
}

const cities = [
  {
    id: 1,
    en: 'Sofia',
    bg: 'София',
    ru: 'София',
    cc: 'BG',
    st: 'Sofia-Capital',
    lat: 42.7,
    lon: 23.32,
    pop: 1_200_000,
  },
  { id: 2, en: 'Testford', cc: 'GB', st: 'England', lat: 51.5, lon: -0.1, pop: 90_000, tz: 'Europe/London' },
  { id: 3, en: 'Nowhere', cc: 'ZZ', st: 'None', lat: 1, lon: 1, pop: 1 },
  { id: 2, en: 'Testford again', cc: 'GB', st: 'England', lat: 51.6, lon: -0.1, pop: 1 },
]

const lodging = [
  { id: 'n1', cc: 'GB', kind: 'hotel', name: 'The Fixture', stars: '4', lat: 51.51, lon: -0.11, rooms: '30' },
  { id: 'n2', cc: 'GB', kind: 'guest_house', name: null, lat: 51.5, lon: -0.12 },
  { id: 'n3', cc: 'GB', kind: 'hotel', name: 'Far Out', city: 'Skerry', lat: 58.9, lon: -3.1 },
]

beforeAll(async () => {
  const known = [
    { source_id: 'bg', kind: 'country', name_bg: 'България', name_en: 'Bulgaria', latitude: 42.7, longitude: 25.5 },
    {
      source_id: 'sofia',
      kind: 'city',
      parent: 'bg',
      name_bg: 'София',
      name_en: 'Sofia',
      latitude: 42.697,
      longitude: 23.32,
    },
  ]
  await writePlaces(
    db,
    'known',
    known.map((place) => placeRecordSchema.parse({ ...place, country_code: 'BG' })),
  )
})

describe('places', () => {
  it('go in with regions and countries above them; bad rows are told by number', async () => {
    const tally = await importRows('places', 'cities', cities)
    expect(tally).toMatchObject({ rows: 4, written: 2, unchanged: 0, refusedCount: 2 })
    expect(tally.refused).toEqual([
      { number: 3, line: 1, id: undefined, reason: 'its country "ZZ" is not known' },
      { number: 4, line: 1, id: '2', reason: 'its source_id stood in the file before' },
    ])
    expect(await findPlaces('Testford')).toMatchObject([{ kind: 'city', above: 'England', top: 'United Kingdom' }])
  })

  it('are merged into the place that another source has brought', async () => {
    expect(await findPlaces('Sofia')).toMatchObject([{ source: 'known', population: 1_200_000 }])
    const countries = await db.selectFrom('place').select('id').where('kind', '=', 'country').execute()
    expect(countries).toHaveLength(2)
  })

  it('change nothing the second time, not even the revision that empties caches', async () => {
    const before = await readRevision()
    expect(await importRows('places', 'cities', cities)).toMatchObject({ written: 0, unchanged: 2, refusedCount: 2 })
    expect(await readRevision()).toBe(before)
  })

  it('may come as CSV of our own, their country known or not', async () => {
    const csv =
      'source_id;kind;country_code;name_bg;latitude;longitude;alternate_names\n' +
      'v1;village;BG;Пробно;42.5;23.5;Пробново|Проба\nv2;village;BG;;42.5;23.5;\nv3;village;RS;Опит;44;21;\n'
    const tally = await importRows('places', 'villages', csv)
    expect(tally).toMatchObject({ rows: 3, written: 2, refused: [{ number: 3, id: 'v2', reason: 'it has no name' }] })
    expect(await findPlaces('Пробно')).toMatchObject([
      { above: 'Bulgaria', alternate_names: ['Пробново', 'Проба'], name_en: null, timezone: 'Europe/Sofia' },
    ])
    expect(await findPlaces('Опит')).toMatchObject([{ above: 'Serbia', timezone: 'Europe/Belgrade' }])
  })
})

describe('hotels', () => {
  it('find their place and time zone, or bring the town they name', async () => {
    const tally = await importRows('hotels', 'lodging', lodging)
    expect(tally).toMatchObject({
      rows: 3,
      written: 2,
      refused: [{ number: 2, line: 1, id: 'n2', reason: 'it has no name' }],
    })
    const hotels = await db
      .selectFrom('hotel')
      .innerJoin('place', 'place.id', 'hotel.place_id')
      .select(['hotel.name_en', 'hotel.name_bg', 'hotel.timezone', 'place.name_en as place'])
      .orderBy('hotel.id')
      .execute()
    expect(hotels).toEqual([
      { name_en: 'The Fixture', name_bg: null, timezone: 'Europe/London', place: 'Testford' },
      { name_en: 'Far Out', name_bg: null, timezone: 'Europe/London', place: 'Skerry' },
    ])
    expect(await findPlaces('Skerry')).toMatchObject([{ kind: 'village', above: 'United Kingdom' }])
  })

  it('have prices and rooms for 540 nights, once', async () => {
    const nights = () =>
      db
        .selectFrom('inventory')
        .innerJoin('room_type', 'room_type.id', 'inventory.room_type_id')
        .innerJoin('hotel', 'hotel.id', 'room_type.hotel_id')
        .select((row) => [
          row.fn.countAll<number>().as('nights'),
          row.fn.count<number>('room_type.id').distinct().as('rooms'),
        ])
        .where('hotel.source', '=', 'lodging')
        .executeTakeFirstOrThrow()
    const [first, before] = [await nights(), await readRevision()]
    expect(first.rooms).toBeGreaterThan(2)
    expect(first.nights).toBe(first.rooms * 540)
    expect(await importRows('hotels', 'lodging', lodging)).toMatchObject({ written: 0, unchanged: 2 })
    expect(await nights()).toEqual(first)
    expect(await readRevision()).toBe(before)
  })

  it('can be booked and paid at the property', async () => {
    const app = await openTestApp(db)
    const buyer = createBuyer(app)
    const hotel = await db.selectFrom('hotel').select('id').where('source_id', '=', 'n1').executeTakeFirstOrThrow()
    const checkin = addDays(today, 40)
    const wanted = { hotel_id: hotel.id, checkin, checkout: addDays(checkin, 5) }
    const offer = await buyer.findOffer(
      wanted,
      (each) => each.payment_type === 'property' && each.availability === 'instant',
    )
    const session = await buyer.fillIn(await buyer.hold(offer.offer_id))
    const answer = await buyer.order(session)
    expect(answer.statusCode, answer.body).toBe(201)
    expect(answer.json()).toMatchObject({ status: 'confirmed' })
  })

  it('bring what is in their rooms, and are told of when nobody knows what that is', async () => {
    const hotel = (id: string, amenities: string[]) => ({
      source_id: id,
      name_en: `House ${id}`,
      latitude: 42.7,
      longitude: 23.3,
      room_types: [{ code: 'DBL', base_occupancy: 2, max_adults: 2, max_children: 0, max_occupancy: 2, amenities }],
    })
    const rows = [
      hotel('fine', ['balcony', 'safe', 'balcony']),
      hotel('strange', ['hologram']),
      hotel('torn', ['private_bathroom', 'shared_bathroom']),
    ]
    const tally = await importRows('hotels', 'furnished', rows)
    expect(tally.refused).toEqual([
      { number: 2, line: 1, id: 'strange', reason: 'room_types.amenities: "hologram" is not known' },
      { number: 3, line: 1, id: 'torn', reason: 'the bathroom of "DBL" is both private and shared' },
    ])
    const kept = () =>
      db
        .selectFrom('room_type')
        .innerJoin('hotel', 'hotel.id', 'room_type.hotel_id')
        .select(['hotel.source_id', 'room_type.amenities'])
        .where('hotel.source', '=', 'furnished')
        .execute()
    expect(await kept()).toEqual([{ source_id: 'fine', amenities: ['balcony', 'safe'] }])
    await importRows('hotels', 'furnished', [hotel('fine', [])])
    expect(await kept()).toEqual([{ source_id: 'fine', amenities: [] }])
  })

  it('go in beside one that only the database can refuse', async () => {
    const hotel = (id: string, size: number) => ({
      source_id: id,
      name_en: `House ${id}`,
      latitude: 42.7,
      longitude: 23.3,
      room_types: [{ code: 'DBL', base_occupancy: 2, max_adults: 2, max_children: 0, max_occupancy: 2, size_m2: size }],
    })
    const rows = [hotel('a', 20), hotel('b', 20), hotel('c', 99_999), hotel('d', 20), hotel('e', 20)]
    const tally = await importRows('hotels', 'ours', rows)
    expect(tally).toMatchObject({ written: 4, refusedCount: 1 })
    expect(tally.refused).toEqual([{ number: 3, line: 1, id: 'c', reason: expect.stringMatching(/out of range/) }])
    const written = await db.selectFrom('hotel').select('source_id').where('source', '=', 'ours').execute()
    expect(written.map((row) => row.source_id).sort()).toEqual(['a', 'b', 'd', 'e'])
  })

  describe('of which one cannot go in', () => {
    const room = { code: 'DBL', base_occupancy: 2, max_adults: 2, max_children: 0, max_occupancy: 2 }
    const hotel = (id: string, size: number) => ({
      source_id: id,
      name_en: `House ${id}`,
      latitude: 42.7,
      longitude: 23.3,
      room_types: [{ ...room, size_m2: size }],
    })
    const count = async (source: string) =>
      (await db.selectFrom('hotel').select('id').where('source', '=', source).execute()).length

    it('are told but not written in a dry run, also by what only the database refuses', async () => {
      const rows = [hotel('a', 20), hotel('b', 99_999), hotel('c', 20), { ...hotel('d', 20), latitude: 'x' }]
      const before = await readRevision()
      const tally = await importRows('hotels', 'dry', rows, 'dry run')
      expect(tally).toMatchObject({ rows: 4, written: 2, refusedCount: 2 })
      expect(tally.refused.map(({ id }) => id).sort()).toEqual(['b', 'd'])
      expect([await count('dry'), await readRevision()]).toEqual([0, before])
    })

    it('all stay out in a strict import, and all go in once it is mended', async () => {
      const rows = [hotel('a', 20), hotel('b', 99_999), hotel('c', 20)]
      expect(await importRows('hotels', 'strict', rows, 'strict')).toMatchObject({ refusedCount: 1 })
      expect(await count('strict')).toBe(0)
      const mended = [hotel('a', 20), hotel('b', 30), hotel('c', 20)]
      expect(await importRows('hotels', 'strict', mended, 'strict')).toMatchObject({ written: 3, refusedCount: 0 })
      expect(await count('strict')).toBe(3)
    })
  })
})

describe('towns of hotels', () => {
  const hotel = (id: string, change: object) => ({
    source_id: id,
    name_en: `Inn ${id}`,
    latitude: 42.7,
    longitude: 23.32,
    ...change,
  })
  const townsOf = async (source: string) =>
    Object.fromEntries(
      (
        await db
          .selectFrom('hotel')
          .innerJoin('place', 'place.id', 'hotel.place_id')
          .select(['hotel.source_id', 'place.name_en', 'place.name_bg', 'place.country_code'])
          .where('hotel.source', '=', source)
          .execute()
      ).map((row) => [row.source_id, `${row.name_en ?? row.name_bg} ${row.country_code}`]),
    )

  it('are their own, from the catalogue or from the towns that the program knows, never a neighbour', async () => {
    const tally = await importRows('hotels', 'owntown', [
      hotel('pernik', { city: 'гр. Перник 2300', latitude: 42.61, longitude: 23.03 }),
      hotel('sofia', { city: 'София' }),
      hotel('quarter', { city: 'Лозенец', country_code: 'BG' }),
      hotel('craiova', { city: 'Craiova', latitude: 44.32, longitude: 23.8 }),
      hotel('hamlet', { city: 'Горно Нещо', country_code: 'BG', latitude: 42.9, longitude: 23.6 }),
      hotel('nowhere', { city: 'Nowhere', latitude: 43.0, longitude: 23.9 }),
      hotel('wrong', { city: 'Варна', country_code: 'BG' }),
    ])
    expect(await townsOf('owntown')).toEqual({
      pernik: 'Pernik BG',
      sofia: 'Sofia BG',
      quarter: 'Sofia BG',
      craiova: 'Craiova RO',
      hamlet: 'Горно Нещо BG',
    })
    expect(tally.refused.map(({ id, reason }) => `${id}: ${reason}`)).toEqual([
      'nowhere: its town "Nowhere" is not known and it names no country: bring its place first',
      expect.stringMatching(/^wrong: its town "Варна" lies \d+ km from its coordinates$/),
    ])
    expect(tally.noted.map(({ reason }) => reason)).toContainEqual(
      'its town "Лозенец" is not known, so it went into София, in which it lies',
    )
  })

  it('give a list without coordinates an approximate position, and likely doubles are told', async () => {
    const list =
      'Име;Град;Звезди;Адрес;Телефон\nХотел Перла;Шумен;3;ул. Бор 1;054 123\nПерла;гр. Шумен;;;\nХотел Край;Някъде;2;;\nХотел Край;;2;;\n'
    const tally = await importRows('hotels', 'agency', list)
    expect(tally).toMatchObject({ written: 2, refusedCount: 2 })
    expect(tally.refused.map(({ number, reason }) => `${number}: ${reason}`)).toEqual([
      '4: its town "Някъде" is not known and it has no coordinates',
      '5: it has neither coordinates nor a town',
    ])
    expect(tally.noted).toEqual([
      expect.objectContaining({ number: 3, reason: expect.stringMatching(/may be the same as/) }),
    ])
    const rows = await db
      .selectFrom('hotel')
      .select(['name_bg', 'stars', 'location_approximate', 'latitude'])
      .where('source', '=', 'agency')
      .orderBy('id')
      .execute()
    expect(rows[0]).toEqual({ name_bg: 'Хотел Перла', stars: 3, location_approximate: true, latitude: 43.27 })
  })
})
