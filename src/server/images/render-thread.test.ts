import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { picturesOfHotel } from '../../../demo/pictures.ts'
import { openRenderThread } from './render-thread.ts'

const [picture] = picturesOfHotel({ key: 'rila-lodge', place: 'ski', property: 'chalet', stars: 4 })
const scene = { source: picture?.source, bytes: undefined, width: 640, format: 'webp' } as const
const thread = openRenderThread()
afterAll(() => thread.close())

test('the first picture of a process, with all that it loads, takes next to nothing of the thread that answers requests', async () => {
  const before = process.threadCpuUsage()
  const body = await thread.render(scene)
  const { user, system } = process.threadCpuUsage(before)
  expect((user + system) / 1000).toBeLessThan(60)
  expect(await sharp(body).metadata()).toMatchObject({ format: 'webp', width: 640 })
})

test('what cannot be decoded fails alone; what is no picture at all is none', async () => {
  const broken = Buffer.from(`\xff\xd8\xff${'x'.repeat(100)}`, 'latin1')
  const [bad, good, none] = await Promise.allSettled([
    thread.render({ ...scene, source: null, bytes: broken }),
    thread.render({ ...scene, width: 320 }),
    thread.render({ ...scene, source: null, bytes: Buffer.from('<svg/>') }),
  ])
  expect(bad.status).toBe('rejected')
  expect(good).toMatchObject({ status: 'fulfilled', value: expect.any(Buffer) })
  expect(none).toEqual({ status: 'fulfilled', value: undefined })
})

test('a thread that ends fails what it was at, and the next picture has another', async () => {
  const cut = expect(thread.render({ ...scene, width: 1600 })).rejects.toThrow('ended')
  await thread.close()
  await cut
  expect(await thread.render(scene)).toBeInstanceOf(Buffer)
})
