import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeEach, describe, expect, test } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { openTestDatabase } from '../../../test/database.ts'
import type { Renderer } from '../../contract/rendering.ts'
import type { PageSource } from './page-source.ts'

const { db } = await openTestDatabase()
let now = new Date('2026-05-01T10:00:00Z').getTime()
let renders: string[] = []
let asked: { status: number; text: string } | undefined

const renderer: Renderer = {
  fonts: [],
  match: (pathname) =>
    /^(\/en)?(\/hotels|\/about|\/broken|\/moved)?$/.test(pathname) || pathname === '/'
      ? { name: 'results', language: pathname.startsWith('/en') ? 'en' : 'bg', cache: true, query: ['page'] }
      : pathname === '/checkout'
        ? { name: 'checkout', language: 'bg', cache: false, query: [] }
        : undefined,
  async render({ url, transport }) {
    renders.push(url.pathname + url.search)
    if (url.pathname.endsWith('/broken')) throw new Error('a component threw')
    if (url.pathname.endsWith('/moved')) return { kind: 'redirect', status: 301, location: '/hotels' }
    asked = await transport({
      method: 'GET',
      path: '/api/v1/echo/',
      headers: { 'accept-language': 'bg' },
      body: undefined,
      signal: undefined,
    })
    const status = renderer.match(url.pathname) ? 200 : 404
    return {
      kind: 'page',
      status,
      language: url.pathname.startsWith('/en') ? 'en' : 'bg',
      page: url.pathname.startsWith('/about') ? 'about' : 'results',
      head: '<title>T</title>',
      body: `<h1>render ${renders.length}</h1>`,
      state: '{}',
      preloadImage: { src: '/a.webp', srcset: '/a.webp 1x' },
    }
  },
  renderStandIn: async (reason, language) => ({ head: '', body: `<h1>${reason} ${language}</h1>` }),
}

const source: PageSource = {
  renderer: async () => renderer,
  findAssets: (page) => ({
    startScript: 'start()',
    styles: ['/assets/a.css'],
    inlineStyle: 'h1{color:red}',
    entry: '/assets/entry.js',
    preloads: ['/assets/page.js'],
    fonts: ['/assets/f.woff2'],
    icon: undefined,
    inline: { scripts: ["'sha256-of-start'"], styles: [`'sha256-of-${page}'`] },
  }),
}

const app = await openTestApp(db, {
  clock: () => new Date(now),
  pages: source,
  rateLimits: { reads: 2, writes: 2, pages: 10_000 },
  extend: (instance) =>
    void instance.get('/api/v1/echo/', async (request) => ({
      language: request.headers['accept-language'],
      requestId: request.id,
    })),
})

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

beforeEach(() => {
  renders = []
  now += 3_600_000
})

describe('a public page', () => {
  test('is rendered once and then kept, in any encoding', async () => {
    const plain = await get('/hotels')
    expect(plain.statusCode).toBe(200)
    expect(plain.headers['content-type']).toBe('text/html; charset=utf-8')
    const brotli = await get('/hotels?utm_source=mail', { 'accept-encoding': 'gzip, deflate, br' })
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body)
    const zipped = await get('/hotels/', { 'accept-encoding': 'gzip, br;q=0' })
    expect(zipped.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body)
    expect(renders).toEqual(['/hotels'])
  })

  test('is not sent again to who has it', async () => {
    const first = await get('/hotels')
    expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    const second = await get('/hotels', { 'if-none-match': String(first.headers.etag) })
    expect([second.statusCode, second.body]).toEqual([304, ''])
    const zipped = await get('/hotels', { 'if-none-match': String(first.headers.etag), 'accept-encoding': 'gzip' })
    expect(zipped.statusCode).toBe(200)
  })

  test('answers HEAD like GET, without a body', async () => {
    const answer = await app.inject({ method: 'HEAD', url: '/hotels' })
    expect([answer.statusCode, answer.body]).toEqual([200, ''])
    expect(Number(answer.headers['content-length'])).toBeGreaterThan(100)
  })

  test('names its styles, fonts and code at the top; of inline code it has only what its policy names', async () => {
    const { body, headers } = await get('/hotels')
    expect(body).toContain('<script data-code="/assets/entry.js /assets/page.js">start()</script>')
    expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-of-start';")
    expect(body).toContain('<style>h1{color:red}</style><link rel="stylesheet" href="/assets/a.css" disabled>')
    expect(headers['content-security-policy']).toContain("style-src 'self' 'sha256-of-results';")
    expect(body).toContain('imagesrcset="/a.webp 1x"')
    for (const [, attributes = ''] of body.matchAll(/<script([^>]*)>(?!start\(\)<)/g)) {
      expect(attributes).toMatch(/ src="|type="application\/(ld\+)?json"/)
    }
  })

  test('of a site with Google’s map lets in any style, which a named one would forbid', async () => {
    const settings = { GOOGLE_MAPS_KEY: 'key', GOOGLE_MAPS_MAP_ID: 'map' }
    const other = await openTestApp(db, { pages: source, settings })
    const policy = String((await other.inject('/')).headers['content-security-policy'])
    expect(policy).toMatch(/style-src 'self' 'unsafe-inline' [^;]*fonts/)
    expect(policy).toMatch(/script-src [^;]*'sha256-of-start'/)
    expect(policy).not.toContain('sha256-of-results')
  })

  test('of another page are that page’s own; what is no page names none', async () => {
    const policyOf = async (url: string) => String((await get(url)).headers['content-security-policy'])
    expect(await policyOf('/about')).toContain("style-src 'self' 'sha256-of-about';")
    expect(await policyOf('/broken')).toContain("style-src 'self' 'sha256-of-undefined';")
    expect(await policyOf('/assets/none.js')).toContain("style-src 'self';")
  })

  test('asks the API by the same door, uncounted, under its own request id', async () => {
    const page = await get('/hotels?page=1', { 'x-request-id': 'page-request-1' })
    expect(page.statusCode).toBe(200)
    expect(asked).toEqual({ status: 200, text: JSON.stringify({ language: 'bg', requestId: 'page-request-1' }) })
    for (let page = 2; page < 8; page++) await get(`/hotels?page=${page}`)
    expect(asked?.status).toBe(200)
  })
})

describe('a page that is not for everybody', () => {
  test.each([
    ['with a key', '/hotels?key=abc', {}],
    ['of a checkout', '/checkout', {}],
    ['for somebody signed in', '/hotels', { authorization: 'Bearer x' }],
  ])('%s is rendered each time and kept by nobody', async (_name, url, headers) => {
    await get(url, headers)
    const answer = await get(url, headers)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(renders).toHaveLength(2)
  })
})

describe('language', () => {
  test('who chose English is sent to the English twin, before the cache', async () => {
    await get('/hotels')
    const answer = await get('/hotels?page=2', { cookie: 'userLang=en' })
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/en/hotels?page=2'])
    expect(answer.headers['cache-control']).toBe('no-store')
    expect((await get('/en/hotels', { cookie: 'userLang=bg' })).statusCode).toBe(200)
  })

  test('choosing by address sets the cookie and leads to the page', async () => {
    const answer = await get('/en/hotels?lang=bg&page=2', { cookie: 'userLang=en' })
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/hotels?page=2'])
    expect(answer.headers['set-cookie']).toContain('userLang=bg; Path=/')
  })
})

describe('what is not there or broken', () => {
  test('an unknown path is a 404 page', async () => {
    const answer = await get('/nowhere')
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['content-type']).toContain('text/html')
  })

  test.each(['/api/v1/nowhere/', '/auth/nowhere/', '/images/none/1.webp', '/assets/none.js'])(
    '%s is a 404 of the API',
    async (url) => {
      const answer = await get(url)
      expect([answer.statusCode, answer.json()]).toEqual([404, { detail: 'Not found.', code: 'not_found' }])
    },
  )

  test('a page that throws is the static 500 page, in its language', async () => {
    const english = await get('/en/broken')
    expect(english.statusCode).toBe(500)
    expect(english.body).toContain('<h1>broken en</h1>')
    expect(english.body).not.toContain('data-code')
    expect(english.headers['cache-control']).toBe('no-store')
    expect((await get('/broken')).body).toContain('<h1>broken bg</h1>')
  })

  test('a redirect of a page is one', async () => {
    const answer = await get('/moved')
    expect([answer.statusCode, answer.headers.location]).toEqual([301, '/hotels'])
  })

  test('other methods on a page are 405', async () => {
    const answer = await app.inject({ method: 'POST', url: '/hotels', payload: {} })
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD'])
  })
})

test('an address that has too many pages rendered is told to wait', async () => {
  const limited = await openTestApp(db, { pages: source, rateLimits: { reads: 2, writes: 2 } })
  const statuses: number[] = []
  for (let page = 1; page <= 4; page++) statuses.push((await limited.inject(`/hotels?page=${page}`)).statusCode)
  expect(statuses).toEqual([200, 200, 429, 429])
  const refused = await limited.inject('/hotels?page=5')
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused.headers['content-type']).toContain('text/html')
})

test('pages go out fast and alike once kept, over a real socket', async () => {
  await get('/hotels')
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  // The door's first look at the catalogue empties the cache, and would otherwise come in between.
  await expect.poll(() => app.pageDoor?.cache.size).toBe(0)
  const headers = { 'accept-encoding': 'gzip' }
  const first = await fetch(`${address}/hotels`, { headers })
  const second = await fetch(`${address}/hotels`, { headers })
  expect(await second.text()).toBe(await first.text())
  const shown = (response: Response) =>
    Object.fromEntries([...response.headers].filter(([name]) => !['date', 'x-request-id'].includes(name)))
  expect(shown(second)).toEqual(shown(first))
  expect(first.headers.has('x-request-id')).toBe(true)
  expect(second.headers.has('x-request-id')).toBe(false)
  await get('/about')
  const other = await fetch(`${address}/about`, { headers })
  expect(other.headers.has('x-request-id')).toBe(false)
  expect(other.headers.get('content-security-policy')).toBe(
    first.headers.get('content-security-policy')?.replace('sha256-of-results', 'sha256-of-about'),
  )
  const moved = await fetch(`${address}/hotels`, { headers: { cookie: 'userLang=en' }, redirect: 'manual' })
  expect(moved.headers.get('location')).toBe('/en/hotels')
})

test('a change of the catalogue empties the cache', async () => {
  await get('/hotels')
  expect(app.pageDoor?.cache.size).toBeGreaterThan(0)
  await db.updateTable('catalogue_revision').set({ revision: 99 }).execute()
  await expect.poll(() => app.pageDoor?.cache.size, { timeout: 8000, interval: 100 }).toBe(0)
})
