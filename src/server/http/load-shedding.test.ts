import { setTimeout as sleep } from 'node:timers/promises'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { handleErrors } from './error-handler.ts'
import { shedLoad } from './load-shedding.ts'

const limits = { longestDelay: 60, sample: 50, patience: 250 }
const app = Fastify()

beforeAll(async () => {
  handleErrors(app)
  shedLoad(app, limits)
  for (const path of ['/', '/healthz', '/assets/code.js']) app.get(path, async () => 'served')
})
afterAll(() => app.close())

test('one long turn sends nobody away', async () => {
  await sleep(2 * limits.sample)
  keepBusy(400)
  await sleep(1)
  expect((await app.inject('/')).statusCode).toBe(200)
})

test('lasting overload sends newcomers away with word of when to come back, but not who watches and what belongs to a page', async () => {
  await expect.poll(() => overload(), { timeout: 30_000, interval: 0 }).toBe(503)
  const { statusCode, headers } = await app.inject('/')
  expect([statusCode, headers['retry-after']]).toEqual([503, '5'])
  expect((await app.inject('/healthz')).statusCode).toBe(200)
  expect((await app.inject('/assets/code.js')).statusCode).toBe(200)
  await expect.poll(async () => (await app.inject('/')).statusCode, { timeout: 30_000 }).toBe(200)
})

async function overload(): Promise<number> {
  keepBusy(100)
  await sleep(1)
  return (await app.inject('/')).statusCode
}

/** The event loop stands still for so many milliseconds. */
function keepBusy(milliseconds: number): void {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}
