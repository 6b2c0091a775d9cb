import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { openTestApp } from '../../../test/app.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { pageOf } from '../../contract/values.ts'
import { publicAnswer } from './caching.ts'
import { AppError, ValidationError } from './errors.ts'
import { paginate } from './pagination.ts'

const { db } = await openTestDatabase()

const bodySchema = z.object({
  email: z.email('Enter a valid email address.'),
  name: z.string().trim().min(1).max(5),
  count: z.int().min(1).max(9),
  board: z.enum(['BB', 'HB']).optional(),
  rooms: z.array(z.object({ adults: z.int() })).optional(),
})

const app = await openTestApp(db, {
  settings: { PUBLIC_ORIGIN: 'https://zefir.test' },
  extend(instance) {
    const routes = instance.withTypeProvider<ZodTypeProvider>()
    routes.post('/api/v1/probe/', { schema: { body: bodySchema } }, async (request) => request.body)
    routes.post('/api/v1/loose/', async (request) => ({ body: request.body }))
    routes.delete('/api/v1/loose/', async (request) => ({ body: request.body }))
    routes.get(
      '/api/v1/things/:id/',
      { schema: { params: z.object({ id: z.coerce.number().int() }) } },
      async (request) => ({
        id: request.params.id,
      }),
    )
    routes.get(
      '/api/v1/list/',
      {
        schema: {
          querystring: z.object({ page: z.coerce.number().int().default(1), q: z.string().optional() }),
          response: { 200: pageOf(z.number()) },
        },
        config: publicAnswer,
      },
      async (request) =>
        paginate(request, 'https://zefir.test', { count: 5, page: request.query.page, pageSize: 2, results: [1, 2] }),
    )
    routes.get('/api/v1/wrong/', { schema: { response: { 200: z.object({ a: z.string() }) } } }, async (request) =>
      Object.assign({ a: 'x' }, request.headers['x-extra'] ? { net_price: '1.00' } : { a: 1 }),
    )
    routes.get('/api/v1/broken/', async () => {
      throw new Error('SELECT secret FROM /etc/passwd')
    })
    routes.get('/api/v1/sold-out/', { config: { sendsMessage: true } }, async () => {
      throw new AppError('sold_out', {}, { extra: { changes: [1] } })
    })
    routes.get('/api/v1/fields/', async () => {
      throw new ValidationError({
        rooms: { '1': { adults: [{ key: 'invalid_integer' }] } },
        note: [{ text: 'As it is.' }],
      })
    })
  },
})

const post = (url: string, payload: unknown, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url, payload: payload as object, headers })

describe('a body that does not fit is answered by field', () => {
  test.each([
    [
      'missing',
      {},
      { email: ['This field is required.'], name: ['This field is required.'], count: ['This field is required.'] },
    ],
    ['null', { email: 'a@b.bg', name: null, count: 1 }, { name: ['This field may not be null.'] }],
    ['blank', { email: 'a@b.bg', name: '  ', count: 1 }, { name: ['This field may not be blank.'] }],
    [
      'too long',
      { email: 'a@b.bg', name: 'abcdef', count: 1 },
      { name: ['Ensure this field has no more than 5 characters.'] },
    ],
    ['no text', { email: 'a@b.bg', name: 5, count: 1 }, { name: ['Not a valid string.'] }],
    ['no number', { email: 'a@b.bg', name: 'a', count: 'x' }, { count: ['A valid integer is required.'] }],
    ['a fraction', { email: 'a@b.bg', name: 'a', count: 1.5 }, { count: ['A valid integer is required.'] }],
    [
      'too small',
      { email: 'a@b.bg', name: 'a', count: 0 },
      { count: ['Ensure this value is greater than or equal to 1.'] },
    ],
    ['no e-mail', { email: 'zz', name: 'a', count: 1 }, { email: ['Enter a valid email address.'] }],
    ['no choice', { email: 'a@b.bg', name: 'a', count: 1, board: 'zz' }, { board: ['"zz" is not a valid choice.'] }],
    [
      'nested',
      { email: 'a@b.bg', name: 'a', count: 1, rooms: [{ adults: 1 }, { adults: 'x' }] },
      { rooms: { '1': { adults: ['A valid integer is required.'] } } },
    ],
    [
      'no list',
      { email: 'a@b.bg', name: 'a', count: 1, rooms: 'x' },
      { rooms: ['Expected a list of items but got type "str".'] },
    ],
    ['no object', [1], { non_field_errors: ['Invalid data. Expected a dictionary, but got list.'] }],
  ])('%s', async (_name, payload, expected) => {
    const answer = await post('/api/v1/probe/', payload)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual(expected)
  })

  test('in the language the caller asks for', async () => {
    const answer = await post(
      '/api/v1/probe/',
      { email: 'a@b.bg', name: 'a' },
      { 'accept-language': 'bg-BG,bg;q=0.9,en;q=0.5' },
    )
    expect(answer.json()).toEqual({ count: ['Това поле е задължително.'] })
    expect(answer.headers['content-language']).toBe('bg')
  })

  test('fields that nobody knows are left out', async () => {
    const answer = await post('/api/v1/probe/', { email: 'a@b.bg', name: 'a', count: 1, is_staff: true })
    expect(answer.json()).toEqual({ email: 'a@b.bg', name: 'a', count: 1 })
  })

  test('a service can name fields and sentences itself', async () => {
    const answer = await app.inject('/api/v1/fields/')
    expect(answer.json()).toEqual({ rooms: { '1': { adults: ['A valid integer is required.'] } }, note: ['As it is.'] })
  })
})

describe('bodies', () => {
  test.each([
    ['an empty JSON body', 'POST', { 'content-type': 'application/json' }, ''],
    ['no body', 'POST', {}, undefined],
    ['an empty JSON body of a DELETE', 'DELETE', { 'content-type': 'application/json' }, ''],
    ['no body of a DELETE', 'DELETE', {}, undefined],
  ] as const)('%s counts as {}', async (_name, method, headers, payload) => {
    const answer = await app.inject({ method, url: '/api/v1/loose/', headers, payload })
    expect(answer.json()).toEqual({ body: {} })
  })

  test('a DELETE may carry one', async () => {
    const answer = await app.inject({ method: 'DELETE', url: '/api/v1/loose/', payload: { item_id: 3 } })
    expect(answer.json()).toEqual({ body: { item_id: 3 } })
  })

  test('broken JSON is told without its content', async () => {
    const headers = { 'content-type': 'application/json' }
    const answer = await app.inject({ method: 'POST', url: '/api/v1/loose/', headers, payload: '{"email": a@b.bg}' })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({
      detail: "JSON parse error - Unexpected token 'a'",
      code: 'parse_error',
    })
  })

  test('keys that reach for the prototype are refused', async () => {
    const headers = { 'content-type': 'application/json' }
    const payload = '{"__proto__": {"is_staff": true}}'
    const answer = await app.inject({ method: 'POST', url: '/api/v1/loose/', headers, payload })
    expect(answer.statusCode).toBe(400)
  })

  test('other media types are 415, too much is 413', async () => {
    const headers = { 'content-type': 'text/csv' }
    const csv = await app.inject({ method: 'POST', url: '/api/v1/loose/', headers, payload: 'a,b' })
    expect(csv.statusCode).toBe(415)
    expect(csv.json()).toEqual({
      detail: 'Unsupported media type "text/csv" in request.',
      code: 'unsupported_media_type',
    })
    const big = await post('/api/v1/loose/', { text: 'x'.repeat(1024 * 1024) })
    expect(big.statusCode).toBe(413)
    expect(big.json()).toMatchObject({ code: 'payload_too_large' })
  })
})

describe('paths', () => {
  test.each(['/api/v1/things/7/', '/api/v1/things/7'])('%s is served without a redirect', async (url) => {
    const answer = await app.inject(url)
    expect([answer.statusCode, answer.json()]).toEqual([200, { id: 7 }])
  })

  test('an id that cannot be one does not exist', async () => {
    const answer = await app.inject('/api/v1/things/zz/')
    expect([answer.statusCode, answer.json()]).toEqual([404, { detail: 'Not found.', code: 'not_found' }])
  })

  test.each(['/api/v1/nothing/', '/api/v1/things/', '/%zz'])('%s is 404', async (url) => {
    const answer = await app.inject(url)
    expect([answer.statusCode, answer.json()]).toEqual([404, { detail: 'Not found.', code: 'not_found' }])
  })

  test.each(['/api/v1/things/7/', '/api/v1/things/7'])(
    'another method on %s is 405 and says which are',
    async (url) => {
      const answer = await app.inject({ method: 'PUT', url, payload: {} })
      expect(answer.statusCode).toBe(405)
      expect(answer.headers.allow).toBe('GET, HEAD')
      expect(answer.json()).toEqual({ detail: 'Method "PUT" not allowed.', code: 'method_not_allowed' })
    },
  )
})

describe('lists', () => {
  test('name their neighbours absolutely and keep the query', async () => {
    const answer = await app.inject('/api/v1/list/?q=%D0%B0&page=2')
    expect(answer.json()).toEqual({
      count: 5,
      next: 'https://zefir.test/api/v1/list/?q=%D0%B0&page=3',
      previous: 'https://zefir.test/api/v1/list/?q=%D0%B0',
      results: [1, 2],
    })
  })

  test.each([0, 4])('page %i does not exist', async (page) => {
    const answer = await app.inject(`/api/v1/list/?page=${page}`)
    expect([answer.statusCode, answer.json()]).toEqual([404, { detail: 'Invalid page.', code: 'invalid_page' }])
  })
})

describe('errors', () => {
  test('what breaks inside says nothing of the inside', async () => {
    const answer = await app.inject('/api/v1/broken/')
    expect([answer.statusCode, answer.json()]).toEqual([500, { detail: 'A server error occurred.', code: 'error' }])
  })

  test('a route may send its sentence as message too, and more beside it', async () => {
    const answer = await app.inject('/api/v1/sold-out/?lang=bg')
    const sentence = 'Тези стаи току-що бяха продадени.'
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toEqual({ detail: sentence, code: 'sold_out', message: sentence, changes: [1] })
  })

  test('an answer that breaks the contract fails under test', async () => {
    expect((await app.inject('/api/v1/wrong/')).statusCode).toBe(500)
    expect((await app.inject({ url: '/api/v1/wrong/', headers: { 'x-extra': '1' } })).statusCode).toBe(500)
  })
})

describe('caching', () => {
  test('a public answer has a tag, and is not sent again to who has it', async () => {
    const first = await app.inject('/api/v1/list/')
    expect(first.headers['cache-control']).toContain('s-maxage=30, stale-while-revalidate=')
    const tag = String(first.headers.etag)
    const second = await app.inject({ url: '/api/v1/list/', headers: { 'if-none-match': tag } })
    expect([second.statusCode, second.body]).toEqual([304, ''])
    const other = await app.inject({ url: '/api/v1/list/?page=2', headers: { 'if-none-match': tag } })
    expect(other.statusCode).toBe(200)
  })

  test.each([
    ['other answers', '/api/v1/things/1/', {}],
    ['errors', '/api/v1/list/?page=9', {}],
    ['answers to somebody signed in', '/api/v1/list/', { authorization: 'Basic x' }],
  ])('%s are kept by nobody', async (_name, url, headers) => {
    const answer = await app.inject({ url, headers })
    expect(answer.headers['cache-control']).toBe('no-store')
  })
})
