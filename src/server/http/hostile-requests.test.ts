import { connect } from 'node:net'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { readDatabaseFault } from '../db/database-fault.ts'
import { openDatabase, openPool } from '../db/pool.ts'
import { toLanguage } from '../pages/page-address.ts'
import { toLocalAddress } from './local-address.ts'

const { db } = await openTestDatabase()
const app = await openTestApp(db, {
  settings: { API_ORIGIN: 'http://127.0.0.1' },
  extend: (instance) => {
    instance.get('/api/v1/test-write', async () => sql`SELECT fail_as('53100')`.execute(db))
    instance.get('/api/v1/test-unfit', async () => sql`SELECT ${'a\0b'}::text`.execute(db))
    instance.get('/api/v1/test-size/:bytes', async (request) => ({
      text: 'x'.repeat(Number(new URLSearchParams(request.url.split('?')[1]).get('bytes'))),
    }))
  },
})
await sql`CREATE FUNCTION fail_as(state text) RETURNS int LANGUAGE plpgsql AS $$
  BEGIN RAISE EXCEPTION USING ERRCODE = state; END $$`.execute(db)

const awayPool = openPool('postgres://zefir@127.0.0.1:1/zefir', {
  size: 1,
  statementTimeoutMs: 1000,
  applicationName: 'away',
})
const away = openDatabase(awayPool)
afterAll(() => away.destroy())

test.each([
  ['POST', '/api/v1/payment/checkout/', { payment_intent: 'a\0b' }],
  ['POST', '/api/v1/payment/cancel_payment/', { payment_intent: 'a\0b' }],
  ['POST', '/api/v1/payment/create_intent/', { checkout_session: '\ud800', price_hash: 'x' }],
  ['POST', '/auth/token/', { email: 'a\0@example.com', password: 'x' }],
  ['GET', '/api/v1/payment/payment_status/?payment_intent=%00', undefined],
  ['GET', '/api/v1/payment-requests/%00/', undefined],
  ['GET', '/api/v1/shared_wishlist/?key=%00', undefined],
  ['GET', '/api/v1/bookings/%00/?key=%00', undefined],
  ['GET', '/api/v1/test-unfit', undefined],
] as const)('%s %s with a text that no database keeps is refused', async (method, url, payload) => {
  const answer = await app.inject({ method, url, ...(payload ? { payload } : {}) })
  expect([400, 404]).toContain(answer.statusCode)
})

test('while the database is away the API answers 503 with Retry-After, and the same key runs anew later', async () => {
  const lost = await openTestApp(away)
  for (const url of ['/api/v1/payment/payment_status/?payment_intent=x', '/api/v1/payment-requests/x/']) {
    const { statusCode, headers, body } = await lost.inject(url)
    expect([statusCode, headers['retry-after'], JSON.parse(body).code]).toEqual([503, '5', 'unavailable'])
  }
})

test('a disk that is full is 503, and the process is ready again when a write succeeds', async () => {
  const answer = await app.inject('/api/v1/test-write')
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
  expect((await app.inject('/readyz')).statusCode).toBe(200)
})

test.each(['57P01', '57P03', '08006', '53300', '53100', '25006'])('SQLSTATE %s means: come again', async (state) => {
  const error = await sql`SELECT fail_as(${state})`.execute(db).catch((caught: unknown) => caught)
  expect(readDatabaseFault(error)).toBe('away')
})

test('a mistake of the program is not the database being away', async () => {
  const error = await sql`SELECT nothing FROM nowhere`.execute(db).catch((caught: unknown) => caught)
  expect(readDatabaseFault(error)).toBeUndefined()
})

test('no redirect leaves the site, whatever the address holds', () => {
  const site = 'https://zefir.test'
  const sign = fc.constantFrom(
    '/',
    '\\',
    '\t',
    '\n',
    '\r',
    '\0',
    ' ',
    '.',
    '..',
    '%2f',
    '%5c',
    ':',
    '@',
    'en',
    'evil.example',
    'http:',
    'javascript:',
    '?',
    '#',
  )
  fc.assert(
    fc.property(fc.array(sign, { maxLength: 8 }), fc.constantFrom('bg' as const, 'en' as const), (parts, language) => {
      const to = toLocalAddress(toLanguage(`/${parts.join('')}`, language))
      expect(to).toMatch(/^\/(?![/\\])/)
      expect(new URL(to, site).origin).toBe(site)
      expect(new URL(toLocalAddress(parts.join('')), site).origin).toBe(site)
    }),
    { numRuns: 2000 },
  )
  expect(toLocalAddress('/hotels?q=%D0%92#write')).toBe('/hotels?q=%D0%92#write')
})

/** Sends bytes as they stand and reads the status of the answer. */
async function send(text: string): Promise<number> {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 })
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    socket.once('data', (data) => {
      resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(String(data))?.[1]))
      socket.destroy()
    })
    socket.once('error', reject)
  })
}

test('the absolute form is served, and a Host that is missing, twice there or none is 400', async () => {
  expect(await send('GET http://zefir.test/healthz HTTP/1.1\r\nHost: zefir.test\r\n\r\n')).toBe(200)
  expect(await send('GET /healthz HTTP/1.1\r\nHost: zefir.test:4510\r\n\r\n')).toBe(200)
  expect(await send('GET /healthz HTTP/1.1\r\nHost: [::1]:4510\r\n\r\n')).toBe(200)
  expect(await send('GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n')).toBe(400)
  expect(await send('GET /healthz HTTP/1.1\r\nHost: a/b@c\r\n\r\n')).toBe(400)
  expect(await send('GET /healthz HTTP/1.1\r\n\r\n')).toBe(400)
})

test('large answers travel compressed, small ones and those to nobody who can read it as they are', async () => {
  const ask = (bytes: number, encoding: string) =>
    app.inject({ url: `/api/v1/test-size/x?bytes=${bytes}`, headers: { 'accept-encoding': encoding } })
  expect((await ask(40_000, 'br, gzip')).headers['content-encoding']).toBe('br')
  const zipped = await ask(40_000, 'gzip')
  expect([zipped.headers['content-encoding'], zipped.rawPayload.length < 1000]).toEqual(['gzip', true])
  expect((await ask(200, 'br, gzip')).headers['content-encoding']).toBeUndefined()
  expect((await ask(40_000, 'identity')).headers['content-encoding']).toBeUndefined()
})
