import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import { suggestionsSchema } from '../../contract/suggestions.ts'
import { createApp } from '../app.ts'
import { parseConfig } from '../config.ts'
import { openSecrets } from '../secrets.ts'
import { findPlaceByText, suggest } from './suggestions.service.ts'

const { db } = await openTestDatabase()
const root = mkdtempSync(join(tmpdir(), 'zefir-suggestions-'))
const config = parseConfig({ NODE_ENV: 'test', DATA_DIR: root, LOG_LEVEL: 'fatal' }, { root, interactive: false })
const app = await createApp({ config, secrets: openSecrets(config), db, clock: () => new Date() }, { pages: false })
afterAll(() => app.close())

const place = { source: 'test', country_code: 'BG', latitude: 43.2, longitude: 27.9 }
await db
  .insertInto('place')
  .values([
    { ...place, id: 1, source_id: 'bg', kind: 'country', slug: 'bulgaria', name_bg: 'България', name_en: 'Bulgaria' },
    { ...place, id: 2, source_id: 'v', kind: 'city', slug: 'varna', name_bg: 'Варна', name_en: 'Varna', parent_id: 1 },
    { ...place, id: 3, source_id: 'g', kind: 'resort', slug: 'gs', name_bg: 'Златни пясъци', parent_id: 1 },
  ])
  .execute()
const hotel = {
  source: 'test',
  place_id: 2,
  kind: 'hotel',
  timezone: 'Europe/Sofia',
  currency: 'EUR',
  ...coordinates(),
}
await db
  .insertInto('hotel')
  .values([
    { ...hotel, id: 1, source_id: 'a', slug: 'odessos', name_bg: 'Хотел Одесос', name_en: 'Hotel Odessos' },
    { ...hotel, id: 2, source_id: 'b', slug: 'quiet', name_bg: 'Хотел Тишина', name_en: null },
    { ...hotel, id: 3, source_id: 'c', slug: 'hidden', name_bg: 'Хотел Потайност', name_en: null, status: 'hidden' },
  ])
  .execute()
await openForSale(1)

describe('GET suggestions/', () => {
  test('answers in the shape of the wire', async () => {
    const response = await app.inject('/api/v1/suggestions/?q=varna&lang=bg')
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({
      query: 'varna',
      groups: [
        {
          type: 'city',
          items: [
            {
              id: 2,
              type: 'city',
              name: 'Варна',
              label: 'Варна, България',
              country: 'България',
              country_code: 'BG',
              latitude: 43.2,
              longitude: 27.9,
              item_count: 1,
            },
          ],
        },
      ],
      popular: [],
    })
  })

  test('speaks the language of lang, else of Accept-Language, else Bulgarian', async () => {
    expect(await nameOf('?q=varna&lang=en', 'bg')).toBe('Varna')
    expect(await nameOf('?q=varna', 'en-GB,en;q=0.8')).toBe('Varna')
    expect(await nameOf('?q=varna', undefined)).toBe('Варна')
    expect(await nameOf('?q=varna&lang=zz', 'fr')).toBe('Варна')
  })

  test('falls back to the name there is', async () => {
    expect(await nameOf('?q=zlatni&lang=en', undefined)).toBe('Златни пясъци')
  })

  test('lists the popular destinations while nothing is typed', async () => {
    const answer = await ask('?q=%20&lang=en')
    expect(answer.groups).toEqual([])
    expect(answer.popular.map(({ name, item_count }) => [name, item_count])).toEqual([['Varna', 1]])
    expect((await ask('')).popular).toHaveLength(1)
    expect((await ask('?q=varna')).popular).toEqual([])
  })

  test('finds hotels, those that sell nothing included, hidden ones not', async () => {
    expect((await ask('?q=одесос')).groups[0]?.items[0]).toMatchObject({ id: 1, type: 'hotel', item_count: 1 })
    expect((await ask('?q=тишина')).groups[0]?.items[0]).toMatchObject({ id: 2, type: 'hotel', item_count: 0 })
    expect((await ask('?q=потайност')).groups).toEqual([])
  })

  test.each([
    ['one letter', 'q=в'],
    ['three hundred letters', `q=${'варна'.repeat(60)}`],
    ['emoji', 'q=🏖️'],
    ['SQL', "q='; DROP TABLE place; --"],
    ['a pattern', 'q=(.*)+$[%_'],
    ['a broken escape', 'q=%E0%A4%A'],
    ['the parameter twice', 'q=varna&q=sofia'],
    ['another structure', 'q[a]=1'],
    ['an unknown parameter', 'zz=1'],
  ])('answers 200 to %s', async (_name, query) => {
    const address = query.includes('%') ? query : encodeURI(query)
    const response = await app.inject(`/api/v1/suggestions/?${address}`)
    expect(response.statusCode).toBe(200)
    expect(suggestionsSchema.parse(response.json()).query.length).toBeLessThanOrEqual(100)
  })

  test('may be kept by shared caches and asked for again by its tag', async () => {
    const response = await app.inject('/api/v1/suggestions/?q=varna')
    expect(response.headers['cache-control']).toMatch(/s-maxage=\d+/)
    const again = await app.inject({
      url: '/api/v1/suggestions/?q=varna',
      headers: { 'if-none-match': String(response.headers.etag) },
    })
    expect(again.statusCode).toBe(304)
  })

  test('works without the trailing slash', async () => {
    expect((await app.inject('/api/v1/suggestions?q=varna')).statusCode).toBe(200)
  })
})

test('GET holiday-suggestions/ has the same shape and, without holidays, nothing in it', async () => {
  const response = await app.inject(`/api/v1/holiday-suggestions/?q=${encodeURIComponent('Рим')}`)
  expect(response.json()).toEqual({ query: 'Рим', groups: [], popular: [] })
})

test('the API description names its parameters', async () => {
  const { paths } = (await app.inject('/api/schema/')).json()
  const { parameters } = paths['/api/v1/suggestions/'].get
  expect(parameters.map(({ name }: { name: string }) => name)).toEqual(['q', 'lang'])
  expect(parameters.some(({ required }: { required?: boolean }) => required)).toBe(false)
})

test('a text becomes the place it means', async () => {
  expect(await findPlaceByText(db, 'Варна, България')).toBe('2')
  expect(await findPlaceByText(db, 'Хотел Одесос')).toBeNull()
  expect(await findPlaceByText(db, '  ')).toBeNull()
})

test('a change of the catalogue is seen after its revision is raised', async () => {
  await db
    .insertInto('place')
    .values({ ...place, id: 4, source_id: 's', kind: 'city', slug: 's', name_bg: 'Созопол' })
    .execute()
  await db
    .updateTable('catalogue_revision')
    .set((row) => ({ revision: row('revision', '+', 1) }))
    .execute()
  await expect.poll(async () => (await suggest(db, 'созопол', 'bg')).groups.length, { timeout: 5_000 }).toBe(1)
})

async function ask(query: string, language?: string) {
  const response = await app.inject({
    url: `/api/v1/suggestions/${encodeURI(decodeURI(query))}`,
    headers: language === undefined ? {} : { 'accept-language': language },
  })
  return suggestionsSchema.parse(response.json())
}

async function nameOf(query: string, language: string | undefined) {
  return (await ask(query, language)).groups[0]?.items[0]?.name
}

function coordinates() {
  return { latitude: 43.2, longitude: 27.9 }
}

async function openForSale(hotelId: number): Promise<void> {
  await db
    .insertInto('room_type')
    .values({
      id: 1,
      hotel_id: hotelId,
      code: 'D',
      base_occupancy: 2,
      max_adults: 2,
      max_children: 1,
      max_occupancy: 3,
    })
    .execute()
  await db
    .insertInto('rate_plan')
    .values({ id: 1, hotel_id: hotelId, code: 'BB', board: 'BB', payment_type: 'property', cancellation: '{}' })
    .execute()
  await db.insertInto('rate_plan_room_type').values({ rate_plan_id: 1, room_type_id: 1 }).execute()
}
