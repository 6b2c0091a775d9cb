import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { openTestApp } from '../../../test/app.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { firstTry } from '../../../test/random.ts'
import { AppError, ValidationError } from './errors.ts'
import { deleteOldKeys } from './idempotency.repository.ts'
import { idempotent } from './idempotency.ts'

const { db } = await openTestDatabase()
const start = new Date('2026-05-01T10:00:00Z').getTime()
let now = start
let runs = 0
let work: () => Promise<{ status: number; body: unknown }> = async () => ({ status: 201, body: { run: runs } })

const clock = () => new Date(now)
const app = await openTestApp(db, {
  clock,
  extend(instance) {
    instance.post(
      '/api/v1/orders/:id/',
      { schema: { body: z.object({ n: z.int(), m: z.int().optional() }) } },
      idempotent({ db, clock }, async () => {
        runs += 1
        return work()
      }),
    )
  },
})

const order = (key: string | undefined, body: object = { n: 1 }, id = 'a') =>
  app.inject({
    method: 'POST',
    url: `/api/v1/orders/${id}/`,
    payload: body,
    headers: key === undefined ? {} : { 'idempotency-key': key },
  })

let keys = 0
function freshKey(): string {
  keys += 1
  return `key-${keys}`
}

beforeEach(() => {
  now = start
  runs = 0
  work = async () => ({ status: 201, body: { run: runs } })
})

afterEach(() => {
  vi.useRealTimers()
})

describe('the same key', () => {
  test('with the same body is the same answer, made once', async () => {
    const key = freshKey()
    const first = await order(key, { n: 1, m: 2 })
    const second = await order(key, { m: 2, n: 1 })
    expect([first.statusCode, first.json()]).toEqual([201, { run: 1 }])
    expect([second.statusCode, second.json()]).toEqual([201, { run: 1 }])
    expect(second.headers['idempotency-replayed']).toBe('true')
    expect(runs).toBe(1)
  })

  test.each([
    ['another body', { n: 2 }, 'a'],
    ['another address', { n: 1 }, 'b'],
  ])('with %s is refused', async (_name, body, id) => {
    const key = freshKey()
    await order(key)
    const other = await order(key, body, id)
    expect([other.statusCode, other.json().code]).toEqual([422, 'idempotency_mismatch'])
    expect(runs).toBe(1)
  })

  test('while the first still runs is told to wait, and twenty at once run once', firstTry, async () => {
    const key = freshKey()
    // The first goes on only when all others have been told, however slow the machine.
    const told = Promise.withResolvers<void>()
    work = async () => {
      await told.promise
      return { status: 200, body: { run: runs } }
    }
    let refused = 0
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const answer = await order(key)
        if (answer.statusCode === 409 && ++refused === 19) told.resolve()
        return answer
      }),
    )
    expect(runs).toBe(1)
    const statuses = answers.map((answer) => answer.statusCode).sort()
    expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 409)])
    const waiting = answers.find((answer) => answer.statusCode === 409)
    expect(waiting?.json().code).toBe('idempotency_running')
    expect(waiting?.headers['retry-after']).toBe('1')
  })

  test('gets refusals and failures of ours saved too', async () => {
    const key = freshKey()
    work = async () => {
      throw new AppError('sold_out')
    }
    const refused = await order(key)
    work = async () => ({ status: 201, body: {} })
    const again = await order(key)
    expect([again.statusCode, again.json()]).toEqual([409, refused.json()])

    const other = freshKey()
    work = async () => {
      throw new Error('out of memory')
    }
    expect((await order(other)).statusCode).toBe(500)
    work = async () => ({ status: 201, body: {} })
    const saved = await order(other)
    expect([saved.statusCode, saved.json().code]).toEqual([500, 'error'])
  })
})

describe('is not saved', () => {
  test('a body that does not fit', async () => {
    const key = freshKey()
    expect((await order(key, { n: 'x' })).statusCode).toBe(400)
    expect((await order(key, { n: 1 })).statusCode).toBe(201)
  })

  test('what the service finds invalid', async () => {
    const key = freshKey()
    work = async () => {
      throw new ValidationError({ n: [{ key: 'invalid' }] })
    }
    expect((await order(key)).statusCode).toBe(400)
    work = async () => ({ status: 201, body: {} })
    expect((await order(key, { n: 2 })).statusCode).toBe(201)
  })
})

test('without a key each request runs', async () => {
  await order(undefined)
  await order(undefined)
  expect(runs).toBe(2)
})

test('a key has from 1 to 255 characters', async () => {
  expect((await order('x'.repeat(256))).statusCode).toBe(400)
  expect((await order('x'.repeat(255))).statusCode).toBe(201)
})

describe('a run that never answered', () => {
  test('is taken over ten seconds after its process died, by the same body only', async () => {
    const key = freshKey()
    await order(key)
    await db.updateTable('idempotency_key').set({ status: null, response: null }).where('key', '=', key).execute()
    now = start + 10_000
    expect((await order(key)).statusCode).toBe(409)
    now = start + 10_001
    expect((await order(key, { n: 2 })).statusCode).toBe(422)
    expect((await order(key)).statusCode).toBe(201)
    expect(runs).toBe(2)
  })

  test('is left alone while its process lives, and given up when it hangs for more than a minute', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const key = freshKey()
    const hanging = Promise.withResolvers<{ status: number; body: unknown }>()
    work = () => hanging.promise
    const first = order(key)
    await vi.waitFor(() => expect(runs).toBe(1), { timeout: 30_000 })
    /** Lets so much time pass and the claim be renewed, if it is. */
    const pass = async (seconds: number) => {
      now += seconds * 1000
      vi.advanceTimersByTime(3000)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    for (let renewed = 0; renewed < 6; renewed++) {
      await pass(9)
      expect((await order(key)).statusCode).toBe(409)
    }
    await pass(9)
    await pass(9)
    work = async () => ({ status: 201, body: { by: 'another' } })
    expect((await order(key)).json()).toEqual({ by: 'another' })
    expect(runs).toBe(2)
    // What was answered first is what the key stands for.
    hanging.resolve({ status: 200, body: { by: 'the first' } })
    expect((await first).json()).toEqual({ by: 'the first' })
    expect((await order(key)).json()).toEqual({ by: 'another' })
  })
})

test('answers are there a day later and gone after two', async () => {
  const key = freshKey()
  await order(key)
  expect(await deleteOldKeys(db, new Date(start + 25 * 3_600_000))).toBe(0)
  now = start + 25 * 3_600_000
  expect((await order(key)).headers['idempotency-replayed']).toBe('true')
  expect(await deleteOldKeys(db, new Date(start + 49 * 3_600_000))).toBeGreaterThan(0)
  expect((await order(key)).headers['idempotency-replayed']).toBeUndefined()
})
