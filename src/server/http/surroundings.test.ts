import { Writable } from 'node:stream'
import { describe, expect, test, vi } from 'vitest'
import packageJson from '../../../package.json' with { type: 'json' }
import { openTestApp } from '../../../test/app.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { createLogger } from './logging.ts'

const { version: packageVersion } = packageJson

const { db } = await openTestDatabase()
const app = await openTestApp(db, { settings: { PUBLIC_ORIGIN: 'https://zefir.test' } })

describe('headers', () => {
  test('keep browsers from what we never ask of them', async () => {
    const { headers } = await app.inject('/api/v1/nothing/')
    const policy = String(headers['content-security-policy'])
    for (const part of ["script-src 'self';", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) {
      expect(policy).toContain(part)
    }
    expect(policy).not.toContain('unsafe-eval')
    expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toContain('unsafe-inline')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    expect(headers['strict-transport-security']).toContain('max-age=31536000')
  })

  test('let in Google’s tags where one of them is configured, and their scripts from one host alone', async () => {
    const policyWith = async (settings: Record<string, string>) => {
      const other = await openTestApp(db, { settings })
      return String((await other.inject('/healthz')).headers['content-security-policy'])
    }
    expect(await policyWith({})).not.toContain('google')
    for (const [name, id] of [
      ['GTM_ID', 'GTM-STUB1'],
      ['ANALYTICS_ID', 'G-STUB1'],
    ] as const) {
      const policy = await policyWith({ [name]: id })
      expect(policy).toContain("script-src 'self' https://*.googletagmanager.com;")
      expect(policy).toMatch(/connect-src 'self' [^;]*https:\/\/\*\.google-analytics\.com/)
      expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toMatch(/unsafe-(?:inline|eval)/)
    }
  })

  test('HSTS stays out where visitors come by http', async () => {
    const plain = await openTestApp(db, { settings: { PUBLIC_ORIGIN: 'http://zefir.test' } })
    expect((await plain.inject('/healthz')).headers['strict-transport-security']).toBeUndefined()
  })

  test('a sane request id is kept, another is replaced', async () => {
    const kept = await app.inject({ url: '/healthz', headers: { 'x-request-id': 'abc-123-def' } })
    expect(kept.headers['x-request-id']).toBe('abc-123-def')
    const replaced = await app.inject({ url: '/healthz', headers: { 'x-request-id': 'a"b\\c' } })
    expect(replaced.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })
})

describe('an API host of its own', () => {
  const origin = 'https://www.zefir.test'

  test('may be called by the site and by no other', async () => {
    const apart = await openTestApp(db, {
      settings: { PUBLIC_ORIGIN: origin, API_ORIGIN: 'https://api.zefir.test' },
      extend: (instance) => void instance.post('/api/v1/loose/', async () => ({})),
    })
    const preflight = await apart.inject({ method: 'OPTIONS', url: '/api/v1/loose/', headers: { origin } })
    expect(preflight.statusCode).toBe(204)
    expect(preflight.headers['access-control-allow-origin']).toBe(origin)
    expect(preflight.headers['access-control-allow-headers']).toContain('Idempotency-Key')
    const own = await apart.inject({ method: 'POST', url: '/api/v1/loose/', headers: { origin }, payload: {} })
    expect(own.headers['access-control-allow-origin']).toBe(origin)
    const foreign = await apart.inject({
      method: 'OPTIONS',
      url: '/api/v1/loose/',
      headers: { origin: 'https://evil.example' },
    })
    expect(foreign.headers['access-control-allow-origin']).toBeUndefined()
  })

  test('absent, nobody is allowed anything', async () => {
    const answer = await app.inject({ url: '/api/v1/nothing/', headers: { origin: 'https://zefir.test' } })
    expect(answer.headers['access-control-allow-origin']).toBeUndefined()
  })
})

describe('limits', () => {
  test('who asks too often is told when to come back', async () => {
    const limited = await openTestApp(db, {
      rateLimits: { reads: 3, writes: 1 },
      extend: (instance) => void instance.get('/api/v1/one/', async () => ({ ok: true })),
    })
    for (let i = 0; i < 3; i++) expect((await limited.inject('/api/v1/one/')).statusCode).toBe(200)
    const refused = await limited.inject('/api/v1/one/')
    expect(refused.statusCode).toBe(429)
    const seconds = Number(refused.headers['retry-after'])
    expect(seconds).toBeGreaterThan(0)
    expect(refused.json()).toEqual({
      detail: `Request was throttled. Expected available in ${seconds} seconds.`,
      code: 'throttled',
    })
    const elsewhere = await limited.inject({ url: '/api/v1/one/', remoteAddress: '10.0.0.9' })
    expect(elsewhere.statusCode).toBe(200)
  })
})

describe('health', () => {
  test('readiness follows the life of the process and the database', async () => {
    let state: 'starting' | 'ready' | 'stopping' = 'starting'
    const watched = await openTestApp(db, { deps: { readiness: () => state } })
    expect((await watched.inject('/readyz')).statusCode).toBe(503)
    state = 'ready'
    expect((await watched.inject('/readyz')).json()).toEqual({ status: 'ready' })
    state = 'stopping'
    expect((await watched.inject('/readyz')).statusCode).toBe(503)
    expect((await watched.inject('/healthz')).statusCode).toBe(200)
  })

  test('figures are for the machine itself', async () => {
    const local = await app.inject('/metrics')
    expect(local.body).toContain('http_request_duration_seconds_bucket')
    expect((await app.inject({ url: '/metrics', remoteAddress: '10.0.0.9' })).statusCode).toBe(404)
    expect((await app.inject({ url: '/metrics', headers: { 'x-forwarded-for': '1.2.3.4' } })).statusCode).toBe(404)
  })

  test('figures are also for networks and for whoever has the token, and say which program runs', async () => {
    const token = 'the-token-of-metrics'
    const opened = await openTestApp(db, { settings: { METRICS_TOKEN: token, METRICS_ALLOW: '10.1.0.0/16, fd00::/8' } })
    const statusOf = async (remoteAddress: string, headers: Record<string, string> = {}) =>
      (await opened.inject({ url: '/metrics', remoteAddress, headers })).statusCode
    expect(await statusOf('10.1.2.3')).toBe(200)
    expect(await statusOf('::ffff:10.1.2.3')).toBe(200)
    expect(await statusOf('fd00::7')).toBe(200)
    expect(await statusOf('10.2.0.1')).toBe(404)
    expect(await statusOf('10.1.2.3', { 'x-forwarded-for': '1.2.3.4' })).toBe(404)
    expect(await statusOf('9.9.9.9', { authorization: `Bearer ${token}` })).toBe(200)
    expect(await statusOf('9.9.9.9', { authorization: 'Bearer the-token-of-another' })).toBe(404)
    expect((await opened.inject('/metrics')).body).toContain(`zefir_build_info{version="${packageVersion}"`)
    expect((await opened.inject('/healthz')).json()).toMatchObject({ status: 'ok', version: packageVersion })
  })
})

describe('logs', () => {
  test('hold the request and nothing personal', async () => {
    const lines: string[] = []
    const stream = new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk))
        done()
      },
    })
    const logger = createLogger({ logLevel: 'info' }, stream)
    const logged = await openTestApp(db, {
      deps: { logger },
      extend: (instance) =>
        void instance.post('/api/v1/log/', async (request) => {
          request.log.info({ guest: { email: 'ana@example.com', phone: '+359888', first_name: 'Ана' } }, 'booked')
          throw new Error('broken')
        }),
    })
    await logged.inject({
      method: 'POST',
      url: '/api/v1/log/?key=opensesame&page=2',
      headers: { authorization: 'Basic secret-token', cookie: 'sid=secret-cookie', 'x-request-id': 'request-42' },
      payload: { email: 'ana@example.com' },
    })
    await vi.waitFor(() => expect(lines.join('')).toContain('request answered'), { timeout: 30_000 })
    const text = lines.join('')
    for (const secret of ['ana@example.com', '+359888', 'Ана', 'opensesame', 'secret-token', 'secret-cookie']) {
      expect(text).not.toContain(secret)
    }
    const answered = lines.map((line) => JSON.parse(line)).find((line) => line.msg === 'request answered')
    expect(answered).toMatchObject({
      reqId: 'request-42',
      req: { method: 'POST', url: '/api/v1/log/?key=[redacted]&page=2' },
      res: { status: 500 },
    })
  })
})

test('the API describes itself as OpenAPI 3.1', async () => {
  const document = (await app.inject('/api/schema/')).json()
  expect(document.openapi).toBe('3.1.0')
  expect(document.paths['/api/v1/search/'].get.parameters.length).toBeGreaterThan(5)
  expect(Object.keys(document.paths)).not.toContain('/metrics')
  const docs = await app.inject('/api/docs/')
  expect(docs.statusCode).toBe(200)
  expect(docs.body).not.toMatch(/<script(?![^>]*src=)[^>]*>/)
})
