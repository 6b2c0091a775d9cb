import { mkdtempSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { firstTry } from '../../../test/random.ts'
import { createDiskCache } from './disk-cache.ts'

let directory = ''
let now = 1_800_000_000_000
const clock = () => new Date(now)
const open = (maxBytes: number) => createDiskCache({ directory, maxBytes, clock })
const nameOf = (index: number) => `${index.toString(16).padStart(6, '0')}.webp`
const kilobyte = Buffer.alloc(1024, 7)

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'zefir-cache-'))
})

function bytesOnDisk(): number {
  const files = readdirSync(directory, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return files.reduce((sum, file) => sum + statSync(join(file.parentPath, file.name)).size, 0)
}

test('what is kept is given back, also after a restart', async () => {
  await open(10_000).put(nameOf(1), Buffer.from('picture'))
  const reopened = open(10_000)
  expect((await reopened.get(nameOf(1)))?.toString()).toBe('picture')
  expect(await reopened.get(nameOf(2))).toBeUndefined()
  expect(await reopened.size()).toBe(7)
})

test('the folder never outgrows its limit, whatever is written at the same time', firstTry, async () => {
  const cache = open(20 * 1024)
  for (let round = 0; round < 10; round += 1) {
    await Promise.all(Array.from({ length: 10 }, (_, index) => cache.put(nameOf(round * 10 + index), kilobyte)))
    expect(bytesOnDisk()).toBeLessThanOrEqual(20 * 1024)
  }
  expect(await cache.size()).toBe(bytesOnDisk())
  expect(bytesOnDisk()).toBeGreaterThan(10 * 1024)
})

test('what was used longest ago goes first', async () => {
  const cache = open(10 * 1024)
  for (let index = 0; index < 10; index += 1) await cache.put(nameOf(index), kilobyte)
  await cache.get(nameOf(0))
  await cache.put(nameOf(10), kilobyte)
  expect(await cache.get(nameOf(0))).toBeDefined()
  expect(await cache.get(nameOf(1))).toBeUndefined()
})

test('use is remembered across restarts, and a smaller limit is reached with the next file', async () => {
  const first = open(100 * 1024)
  for (let index = 0; index < 10; index += 1) await first.put(nameOf(index), kilobyte)
  for (const folder of readdirSync(directory)) {
    for (const name of readdirSync(join(directory, folder))) {
      const age = Number.parseInt(name, 16)
      utimesSync(join(directory, folder, name), now / 1000 - 50_000 + age, now / 1000 - 50_000 + age)
    }
  }
  now += 2 * 3_600_000
  await first.get(nameOf(0))
  // The use is marked on the file a moment after the answer.
  const used = join(directory, nameOf(0).slice(0, 2), nameOf(0))
  await expect.poll(() => statSync(used).mtimeMs).toBe(now)
  const second = open(5 * 1024)
  await second.put(nameOf(20), kilobyte)
  expect(bytesOnDisk()).toBeLessThanOrEqual(5 * 1024)
  expect(await second.get(nameOf(0))).toBeDefined()
  expect(await second.get(nameOf(1))).toBeUndefined()
})

test('a file that a crash left empty counts as missing', async () => {
  const cache = open(10_000)
  await cache.put(nameOf(1), kilobyte)
  writeFileSync(join(directory, nameOf(1).slice(0, 2), nameOf(1)), '')
  expect(await cache.get(nameOf(1))).toBeUndefined()
  expect(await cache.size()).toBe(0)
})

test('a body larger than the whole cache is not kept', async () => {
  const cache = open(1000)
  await cache.put(nameOf(1), kilobyte)
  expect(await cache.get(nameOf(1))).toBeUndefined()
})
