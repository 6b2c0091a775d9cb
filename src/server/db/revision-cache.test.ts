import type { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import { raiseRevision } from '../catalogue/catalogue.service.ts'
import { cachePerRevision } from './revision-cache.ts'
import type { DB } from './schema.ts'

const { db } = await openTestDatabase()

/** A cache whose loads end when they are told to, each with its number. */
function openCache() {
  const state = { loads: 0, gate: Promise.resolve() }
  const get = cachePerRevision(async (_db: Kysely<DB>) => {
    state.loads += 1
    const own = state.loads
    await state.gate
    return own
  })
  const close = () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    state.gate = promise
    return resolve
  }
  return { state, get, close }
}

test('who asks while something newer is made gets what is there, and the newer from then on', async () => {
  const { state, get, close } = openCache()
  expect(await get(db)).toBe(1)
  await raiseRevision(db)
  const open = close()
  const caughtUp = get.catchUp(db)
  await expect.poll(() => state.loads).toBe(2)
  expect(await get(db)).toBe(1)
  open()
  await caughtUp
  expect(await get(db)).toBe(2)
  await get.catchUp(db)
  expect(state.loads).toBe(2)
})

test('a change that comes while something newer is made is not taken for that', async () => {
  const { state, get, close } = openCache()
  await get(db)
  await raiseRevision(db)
  const open = close()
  const first = get.catchUp(db)
  await expect.poll(() => state.loads).toBe(2)
  await raiseRevision(db)
  const second = get.catchUp(db)
  open()
  await Promise.all([first, second])
  expect(await get(db)).toBe(3)
})

test('a load that fails leaves what is there', async () => {
  const { state, get } = openCache()
  await get(db)
  await raiseRevision(db)
  state.gate = Promise.reject(new Error('no database'))
  state.gate.catch(() => undefined)
  await expect(get.catchUp(db)).rejects.toThrow('no database')
  expect(await get(db)).toBe(1)
})
