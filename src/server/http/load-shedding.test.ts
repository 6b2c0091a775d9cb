import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { openTestDatabase } from '../../../test/database.ts'

const { db } = await openTestDatabase()
const app = await openTestApp(db, { settings: { NODE_ENV: 'production' }, pages: false, warmImages: false })
const path = '/api/v1/suggestions/?q=v'
const read = (url: string) => app.inject({ url, headers: { 'accept-language': 'bg' } })

/** Holds the whole process up, as work that does not yield would. */
function block(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
}

test('a process that cannot keep up sends newcomers away until it can again, and probes see that it lives', async () => {
  expect((await read(path)).statusCode).toBe(200)
  const answers: Awaited<ReturnType<typeof read>>[] = []
  for (let turn = 0; turn < 3; turn += 1) {
    block(2400)
    await sleep(1)
    answers.push(await read(path))
  }
  const away = answers.at(-1)
  expect(away?.statusCode).toBe(503)
  expect(away?.headers['retry-after']).toBe('5')
  expect(away?.json()).toMatchObject({ code: 'unavailable' })
  expect((await read('/healthz')).statusCode).toBe(200)
  for (const part of ['/assets/of-a-page.js', '/images/of-a-page.webp']) {
    expect((await read(part)).statusCode).not.toBe(503)
  }
  await vi.waitFor(async () => expect((await read(path)).statusCode).toBe(200), { interval: 100, timeout: 5000 })
}, 20_000)

test('one long moment is no reason to send anybody away', async () => {
  await sleep(600)
  block(3000)
  await sleep(550)
  expect((await read(path)).statusCode).toBe(200)
})
