import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { fixtureHotel, fixtureNow, writeFixture } from '../../../test/hotel-fixture.ts'
import { openLetters } from './letters.ts'
import { drawSharePicture } from './share-picture.ts'
import { mostAddresses, writePage } from './sitemap.ts'

const { db } = await openTestDatabase()
const origin = 'https://zefir.test'
const app = await openTestApp(db, { clock: () => fixtureNow, settings: { PUBLIC_ORIGIN: origin } })
const [hotelId = 0] = await writeFixture(db, [fixtureHotel({ name_bg: 'Къща „Проба“ & синове <1>' })])

/** More hotels than one file may name: with two languages, three files. */
const many = 60_000

beforeAll(async () => {
  await sql`
    INSERT INTO hotel (source, source_id, slug, place_id, kind, name_en, latitude, longitude, timezone, currency, status, updated_at)
    SELECT 'synthetic', number::text, 'hotel-' || number, (SELECT place_id FROM hotel WHERE id = ${hotelId}), 'hotel',
      'Hotel ' || number, 42, 27, 'Europe/Sofia', 'EUR', CASE WHEN number % 100 = 0 THEN 'hidden' ELSE 'active' END,
      timestamptz '2026-01-01T00:00:00Z' + number * interval '1 minute'
    FROM generate_series(1, ${many}) AS number`.execute(db)
})

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '')

describe('the sitemap', () => {
  test('names files of at most 50,000 addresses that together name every active hotel once in each language', async () => {
    const index = await get('/sitemap.xml')
    expect(index.headers['content-type']).toBe('application/xml; charset=utf-8')
    const files = addressesIn(index.body)
    expect(files).toEqual([
      `${origin}/sitemaps/pages.xml`,
      `${origin}/sitemaps/places-1.xml`,
      ...[1, 2, 3].map((number) => `${origin}/sitemaps/hotels-${number}.xml`),
    ])
    const found = new Set<string>()
    let total = 0
    for (const file of files.slice(2)) {
      const { body, statusCode } = await get(file.slice(origin.length))
      expect(statusCode).toBe(200)
      expect(body.endsWith('</urlset>\n')).toBe(true)
      const addresses = addressesIn(body)
      expect(addresses.length).toBeLessThanOrEqual(mostAddresses)
      expect(Buffer.byteLength(body)).toBeLessThan(50 * 1024 * 1024)
      total += addresses.length
      for (const address of addresses) found.add(address)
    }
    const active = many - many / 100 + 1
    expect([total, found.size]).toEqual([2 * active, 2 * active])
    expect(found).toContain(`${origin}/hotels/bulgaria/${hotelId}`)
    expect(found).toContain(`${origin}/en/hotels/bulgaria/${hotelId}`)
    const hidden = await db.selectFrom('hotel').select('id').where('status', '=', 'hidden').executeTakeFirstOrThrow()
    expect(found).not.toContain(`${origin}/hotels/bulgaria/${hidden.id}`)
  })

  test('says truly when a hotel changed, and names each page’s twins', async () => {
    const { rows } = await sql<{ id: number; updated_at: Date }>`
      SELECT id, updated_at FROM hotel WHERE source = 'synthetic' AND source_id = '7'`.execute(db)
    const [seven] = rows
    const { body } = await get('/sitemaps/hotels-1.xml')
    const entry = body.split('\n').find((line) => line.startsWith(`<url><loc>${origin}/hotels/bulgaria/${seven?.id}<`))
    const twin = (language: string, path: string) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${origin}${path}/hotels/bulgaria/${seven?.id}"/>`
    expect(entry).toContain(`<lastmod>${seven?.updated_at.toISOString()}</lastmod>`)
    expect(entry).toContain(twin('bg', '') + twin('en', '/en') + twin('x-default', ''))
    const index = (await get('/sitemap.xml')).body
    const last = await sql<{ newest: Date }>`SELECT max(updated_at) AS newest FROM hotel
      WHERE status = 'active' AND id >= (SELECT min(id) FROM hotel WHERE source_id::text = '50505')`.execute(db)
    expect(index.split('\n').find((line) => line.includes('hotels-3'))).toContain(last.rows[0]?.newest.toISOString())
  })

  test('names places that have hotels, the country above them too', async () => {
    const { rows } = await sql<{ id: number }>`SELECT id FROM place ORDER BY id`.execute(db)
    const addresses = addressesIn((await get('/sitemaps/places-1.xml')).body)
    expect(addresses.sort()).toEqual(
      rows.flatMap(({ id }) => [`${origin}/en/hotels?destination=${id}`, `${origin}/hotels?destination=${id}`]).sort(),
    )
    const pages = addressesIn((await get('/sitemaps/pages.xml')).body)
    expect(pages).toContain(`${origin}/`)
    expect(pages).toContain(`${origin}/en`)
    expect(pages).toContain(`${origin}/en/how-we-rank`)
  })

  test('is zipped for whoever takes it', async () => {
    const plain = await get('/sitemaps/hotels-3.xml')
    const zipped = await get('/sitemaps/hotels-3.xml', { 'accept-encoding': 'br, gzip' })
    expect(zipped.headers['content-encoding']).toBe('gzip')
    expect(zipped.rawPayload.length).toBeLessThan(plain.rawPayload.length / 10)
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body)
    const refused = await get('/sitemaps/pages.xml', { 'accept-encoding': 'gzip;q=0' })
    expect(refused.headers['content-encoding']).toBeUndefined()
  })

  test.each(['hotels-4', 'hotels-0', 'places-2', 'hotels-x', 'hotels--1', 'yachts-1'])(
    '%s.xml is not there',
    async (name) => {
      expect((await get(`/sitemaps/${name}.xml`)).statusCode).toBe(404)
    },
  )

  test('writes addresses that XML can bear', () => {
    expect(writePage('https://a.test', { path: '/hotels?a=1&b="<', changed: null })).toContain(
      '<loc>https://a.test/hotels?a=1&amp;b=&quot;&lt;</loc>',
    )
  })
})

test('robots.txt lets crawlers in and names the sitemap', async () => {
  const { body, headers } = await get('/robots.txt')
  expect(headers['content-type']).toContain('text/plain')
  expect(body.split('\n')).toContain(`Sitemap: ${origin}/sitemap.xml`)
  expect(body).toContain('Disallow: /api/')
})

describe('the picture for shared links', () => {
  const shareOf = async (lang: string) => (await get(`/api/v1/hotels/${hotelId}/?lang=${lang}`)).json().share_image

  test('is a JPEG of 1200 by 630 at an address that is kept for ever', async () => {
    const address = await shareOf('bg')
    expect(address).toMatch(new RegExp(`^/og/hotel/${hotelId}/bg-[0-9a-f]{12}\\.jpg$`))
    const picture = await get(address)
    expect(picture.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    const again = await get(address, { 'if-none-match': String(picture.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect(await shareOf('en')).not.toBe(address.replace('/bg-', '/en-'))
  })

  test('moves on when what it shows changes', async () => {
    const old = await shareOf('en')
    await sql`UPDATE hotel SET stars = 4.5 WHERE id = ${hotelId}`.execute(db)
    await sql`UPDATE catalogue_revision SET revision = revision + 1`.execute(db)
    await expect.poll(() => shareOf('en'), { timeout: 30_000, interval: 500 }).not.toBe(old)
    const moved = await get(old)
    expect([moved.statusCode, moved.headers.location]).toEqual([302, await shareOf('en')])
  })

  test('is there for places and the site itself', async () => {
    const place = (await db.selectFrom('place').select('id').where('kind', '=', 'city').executeTakeFirstOrThrow()).id
    for (const path of [`/og/place/${place}/bg.jpg`, '/og/site/1/en.jpg']) {
      const picture = await get(path)
      expect([picture.statusCode, picture.headers['cache-control']]).toEqual([200, 'public, max-age=86400'])
    }
  })

  test.each(['hotel/999999/bg', 'place/999999/bg', 'site/2/bg', 'hotel/1/de', 'hotel/../../etc', 'yacht/1/bg'])(
    '%s.jpg is not there',
    async (path) => {
      expect((await get(`/og/${path}.jpg`)).statusCode).toBe(404)
    },
  )
})

describe('letters as shapes', () => {
  test('come from the font of their alphabet, several in one line', async () => {
    const letters = await openLetters(700)
    const mixed = 'Хотел Çeşme Ω 5'
    const parts = ['Хотел ', 'Çeşme ', 'Ω ', '5']
    expect(letters.width(mixed, 100)).toBeCloseTo(
      parts.reduce((sum, part) => sum + letters.width(part, 100), 0),
      0,
    )
    expect(letters.shape(mixed, 0, 0, 100)).toMatch(/^M/)
    expect(letters.shape('漢', 0, 0, 100)).toBe('')
  })

  test('wrap at words and end in an ellipsis when there are too many', async () => {
    const letters = await openLetters(700)
    const lines = letters.wrap('Хотел с много дълго име за пробата на редовете и още думи след него', 60, 500, 2)
    expect(lines).toHaveLength(2)
    expect(lines[1]?.endsWith('…')).toBe(true)
    for (const line of lines) expect(letters.width(line, 60)).toBeLessThanOrEqual(500)
    expect(letters.wrap('Дума', 60, 500, 2)).toEqual(['Дума'])
  })

  test('reach the picture to their last letter', async () => {
    const title = 'Къща за гости Двата плажа'
    const site = { name: 'Зефир', own: true }
    const picture = await drawSharePicture({ title, line: 'Царево', stars: null }, site, undefined)
    const end = 64 + (await openLetters(700)).width(title, 68)
    /** Lightest pixel of a strip of the title's line. */
    const lightest = async (left: number) => {
      const strip = { left: Math.round(left), top: 450, width: 40, height: 60 }
      const pixels = await sharp(picture).extract(strip).greyscale().raw().toBuffer()
      return Math.max(...pixels)
    }
    expect(await lightest(end - 40)).toBeGreaterThan(240)
    expect(await lightest(end + 10)).toBeLessThan(120)
  })
})

test('a phone that puts the site among its applications names it in the language it was met in', async () => {
  for (const [path, named] of [
    ['/manifest.webmanifest', { name: 'Зефир', short_name: 'Зефир', lang: 'bg', start_url: '/', id: '/' }],
    ['/en/manifest.webmanifest', { name: 'Zefir', short_name: 'Zefir', lang: 'en', start_url: '/en', id: '/' }],
  ] as const) {
    const answer = await get(path)
    expect(answer.headers['content-type']).toContain('application/manifest+json')
    expect(answer.json()).toMatchObject(named)
  }
})
