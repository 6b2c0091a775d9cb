import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { picturesOfHotel } from '../../../demo/pictures.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { parseConfig } from '../config.ts'
import { handleErrors } from '../http/error-handler.ts'
import { openSecrets } from '../secrets.ts'
import { registerImageRoutes } from './images.routes.ts'

const { db } = await openTestDatabase()
const root = mkdtempSync(join(tmpdir(), 'zefir-images-'))
const config = parseConfig({ NODE_ENV: 'test', DATA_DIR: root }, { root, interactive: false })
const app = Fastify({ exposeHeadRoutes: true })
handleErrors(app)
registerImageRoutes(app, { config, secrets: openSecrets(config), db, clock: () => new Date() }, { warm: false })
const address = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
afterAll(() => app.close())

const [picture] = picturesOfHotel({ key: 'rila-lodge', place: 'ski', property: 'chalet', stars: 4 })
if (!picture) throw new Error('The hotel has no pictures.')
const row = { owner_kind: 'hotel', owner_id: 1, position: 0, width: 1600, height: 1067 }
const textless = { alt_bg: null, alt_en: null, placeholder: null }
await db
  .insertInto('image')
  .values([
    { ...row, ...textless, key: picture.key, source: JSON.parse(JSON.stringify(picture.source)) },
    { ...row, ...textless, key: 'uploads/photo', source: null },
    { ...row, ...textless, key: 'uploads/drawing', source: null },
    { ...row, ...textless, key: 'uploads/huge', source: null },
    { ...row, ...textless, key: 'uploads/cut-off', source: null },
    { ...row, ...textless, key: 'uploads/gone', source: null },
    { ...row, ...textless, key: 'demo/strange', source: { scene: { seed: 'x', kind: 'moon', place: 'ski' } } },
  ])
  .execute()

const uploads = join(root, 'uploads', 'uploads')
mkdirSync(uploads, { recursive: true })
const photo = await sharp({ create: { width: 500, height: 400, channels: 3, background: '#2f87bf' } })
  .withExif({ IFD0: { Copyright: 'somebody', Make: 'camera' } })
  .jpeg()
  .toBuffer()
writeFileSync(join(uploads, 'photo'), photo)
writeFileSync(
  join(uploads, 'drawing'),
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>',
)
writeFileSync(join(uploads, 'cut-off'), photo.subarray(0, 300))
const huge = { width: 9000, height: 9000, channels: 3, background: '#ffffff' } as const
writeFileSync(join(uploads, 'huge'), await sharp({ create: huge }).png().toBuffer())
writeFileSync(join(root, 'secret.txt'), 'secret')

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

describe('a picture', () => {
  test.each([
    ['avif', 'image/avif', 'heif'],
    ['webp', 'image/webp', 'webp'],
    ['jpg', 'image/jpeg', 'jpeg'],
  ])('is served as %s at the width of its address', async (ending, type, format) => {
    const answer = await get(`/images/${picture.key}/320.${ending}`)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe(type)
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format, width: 320, height: 213 })
  })

  test('is kept for a year, and is never taken for anything but a picture', async () => {
    const { headers } = await get(`/images/${picture.key}/320.webp?r=1`)
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['content-security-policy']).toBe("sandbox; default-src 'none'")
    expect(headers.etag).toMatch(/^"[0-9a-f]{40}\.webp"$/)
  })

  test('is not sent again to who has it', async () => {
    const first = await get(`/images/${picture.key}/320.webp`)
    const again = await get(`/images/${picture.key}/320.webp`, { 'if-none-match': String(first.headers.etag) })
    expect(again.statusCode).toBe(304)
    expect(again.rawPayload.length).toBe(0)
    expect((await get(`/images/${picture.key}/320.webp`, { 'if-none-match': '"other"' })).statusCode).toBe(200)
  })

  test('is never larger than its source', async () => {
    const drawn = await get(`/images/${picture.key}/1920.jpg`)
    expect((await sharp(drawn.rawPayload).metadata()).width).toBe(1600)
    const uploaded = await get('/images/uploads/photo/640.jpg')
    expect((await sharp(uploaded.rawPayload).metadata()).width).toBe(500)
  })

  test('of an operator loses its metadata', async () => {
    expect((await sharp(photo).metadata()).exif).toBeDefined()
    const answer = await get('/images/uploads/photo/320.jpg')
    expect(answer.statusCode).toBe(200)
    const metadata = await sharp(answer.rawPayload).metadata()
    expect(metadata.exif).toBeUndefined()
    expect(answer.rawPayload.includes('somebody')).toBe(false)
  })
})

describe('not found, in the shape of the wire', () => {
  test.each([
    ['an unknown key', '/images/demo/nobody/1/640.webp'],
    ['a width that is not offered', `/images/${picture.key}/641.webp`],
    ['a width with a leading zero', `/images/${picture.key}/0640.webp`],
    ['a format that is not offered', `/images/${picture.key}/640.png`],
    ['no width at all', `/images/${picture.key}`],
    ['a folder', `/images/${picture.key}/`],
    ['an upload that is an SVG', '/images/uploads/drawing/640.webp'],
    ['an upload of too many pixels', '/images/uploads/huge/640.webp'],
    ['an upload that breaks off', '/images/uploads/cut-off/640.webp'],
    ['an upload that is gone', '/images/uploads/gone/640.webp'],
    ['a scene that cannot be drawn', '/images/demo/strange/640.webp'],
    ['an encoded slash', `/images/${picture.key.replaceAll('/', '%2F')}/640.webp`],
    ['a backslash', '/images/uploads%5c..%5csecret/640.webp'],
    ['a zero byte', '/images/uploads/photo%00/640.webp'],
    ['an absolute path', '/images//etc/passwd/640.webp'],
  ])('%s', async (_what, url) => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.json()).toEqual({ detail: 'Not found.', code: 'not_found' })
  })

  test.each([
    '/images/../secret.txt',
    '/images/uploads/../../secret.txt/640.webp',
    '/images/uploads/%2e%2e/%2e%2e/secret.txt/640.webp',
    '/images/uploads/..%2f..%2fsecret/640.webp',
  ])('a way up that no client has tidied away: %s', async (path) => {
    expect(await getUntouched(path)).toBe(404)
  })
})

/** `inject` and `fetch` resolve dots before they ask; an attacker does not. */
function getUntouched(path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    httpRequest({ host: '127.0.0.1', port: Number(address.port), path }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
      .on('error', reject)
      .end()
  })
}
