import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { openImageStore, type Render } from './image-store.ts'

const clock = () => new Date('2026-06-01T10:00:00Z')
const log = { warn: vi.fn() }
const newDataDir = () => mkdtempSync(join(tmpdir(), 'zefir-images-'))
const request = { origin: { key: 'demo/a/1', source: { scene: {} } }, width: 640, format: 'webp' } as const

function createSlowRender() {
  const render = vi.fn<Render>(async (origin, width, format) => {
    await new Promise((resolve) => setTimeout(resolve, 20))
    return Buffer.from(`${origin.key} ${width} ${format}`)
  })
  return render
}

test('twenty visitors asking at once have the picture made once, later ones not at all', async () => {
  const render = createSlowRender()
  const dataDir = newDataDir()
  const store = openImageStore({ dataDir, clock, log, render })
  const bodies = await Promise.all(Array.from({ length: 20 }, () => store.get(request, 'visitor')))
  expect(new Set(bodies.map(String))).toEqual(new Set(['demo/a/1 640 webp']))
  expect(render).toHaveBeenCalledTimes(1)
  await store.get(request, 'visitor')
  await openImageStore({ dataDir, clock, log, render }).get(request, 'visitor')
  expect(render).toHaveBeenCalledTimes(1)
})

test('another width, format or source is another picture', async () => {
  const store = openImageStore({ dataDir: newDataDir(), clock, log, render: createSlowRender() })
  const names = [
    store.nameOf(request),
    store.nameOf({ ...request, width: 320 }),
    store.nameOf({ ...request, format: 'jpg' }),
    store.nameOf({ ...request, origin: { ...request.origin, source: { scene: { hour: 'dusk' } } } }),
  ]
  expect(new Set(names).size).toBe(4)
})

test('a failure is not remembered', async () => {
  const render = createSlowRender()
  render.mockRejectedValueOnce(new Error('broken'))
  const store = openImageStore({ dataDir: newDataDir(), clock, log, render })
  await expect(store.get(request, 'visitor')).rejects.toThrow('broken')
  expect(await store.get(request, 'visitor')).toBeDefined()
})

test('a disk that cannot be written to costs nobody the picture', async () => {
  const dataDir = newDataDir()
  const store = openImageStore({ dataDir, clock, log, render: createSlowRender() })
  await store.get(request, 'visitor')
  rmSync(join(dataDir, 'cache'), { recursive: true })
  writeFileSync(join(dataDir, 'cache'), 'in the way')
  expect(await store.get({ ...request, width: 320 }, 'visitor')).toBeDefined()
  expect(log.warn).toHaveBeenCalled()
})
