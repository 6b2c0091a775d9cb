import { describe, expect, test } from 'vitest'
import { ApiError, createApi, retryUnlessRefused, writeQuery } from './api.ts'

type Sent = Parameters<Parameters<typeof createApi>[1]>[0]

function open(answer: { status: number; text: string }) {
  const sent: Sent[] = []
  const api = createApi(
    'bg',
    async (request) => {
      sent.push(request)
      return answer
    },
    () => ({ authorization: 'Bearer x' }),
  )
  return { api, sent }
}

async function fail(answer: { status: number; text: string }): Promise<ApiError> {
  const error = await open(answer)
    .api.get('/x/')
    .catch((caught: unknown) => caught)
  if (error instanceof ApiError) return error
  throw new Error('It should have failed.')
}

describe('requests', () => {
  test('say their language and who asks, and carry JSON', async () => {
    const { api, sent } = open({ status: 201, text: '{"id": 1}' })
    expect(await api.post('/api/v1/things/', { a: 1 }, { idempotencyKey: 'k' })).toEqual({ id: 1 })
    expect(sent[0]).toMatchObject({ method: 'POST', path: '/api/v1/things/', body: '{"a":1}' })
    expect(sent[0]?.headers).toMatchObject({
      'accept-language': 'bg',
      authorization: 'Bearer x',
      'content-type': 'application/json',
      'idempotency-key': 'k',
    })
  })

  test('a query leaves out what is not there and joins lists', () => {
    expect(
      writeQuery({
        page: 2,
        rooms: '2-5;1',
        stars: [4, 5],
        q: 'Варна',
        empty: '',
        none: undefined,
        no: null,
        list: [],
      }),
    ).toBe('?page=2&rooms=2-5;1&stars=4,5&q=%D0%92%D0%B0%D1%80%D0%BD%D0%B0')
    expect(writeQuery({})).toBe('')
  })

  test('the key of a query holds its path, its parameters and its language', () => {
    const { api } = open({ status: 200, text: '{}' })
    expect(api.query('/x/', { a: 1 }).queryKey).toEqual(['/x/', { a: 1 }, 'bg'])
  })
})

describe('failures', () => {
  test('field errors are told by field', async () => {
    const error = await fail({ status: 400, text: '{"email": ["This field is required."]}' })
    expect(error).toMatchObject({ status: 400, code: 'invalid', fields: { email: ['This field is required.'] } })
  })

  test('others by code and sentence', async () => {
    const error = await fail({ status: 409, text: '{"detail": "Sold.", "code": "sold_out", "changes": []}' })
    expect(error).toMatchObject({ status: 409, code: 'sold_out', detail: 'Sold.', body: { changes: [] } })
  })

  test('what is not ours is still an error', async () => {
    expect(await fail({ status: 502, text: '<html>' })).toMatchObject({ status: 502, code: 'error' })
    expect(await fail({ status: 0, text: '' })).toMatchObject({ status: 0, code: 'network' })
  })
})

test('a query is tried again three times, but not where the request itself was refused', () => {
  const retries = (error: Error) => [0, 1, 2, 3, 4].filter((failures) => retryUnlessRefused(failures, error)).length
  expect([new Error('The line is bad.'), new ApiError(503, {}), new ApiError(429, {})].map(retries)).toEqual([3, 3, 3])
  expect([new ApiError(400, {}), new ApiError(404, {})].map(retries)).toEqual([0, 0])
})
