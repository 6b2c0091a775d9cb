import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { fixtureHotel, writeFixture } from '../../../test/hotel-fixture.ts'
import { openFolder } from './folder-store.ts'
import { limits } from './picture-intake.ts'
import { listHotelPictures, removeUpload, storeUpload, type Upload, wordRefusal } from './uploads.service.ts'

const { db } = await openTestDatabase()
const [hotelId = 0] = await writeFixture(db)
const dataDir = mkdtempSync(join(tmpdir(), 'zefir-uploads-'))
const originals = openFolder(join(dataDir, 'uploads'))
const app = await openTestApp(db, { settings: { DATA_DIR: dataDir } })

const alt = { bg: 'Басейнът привечер', en: 'The pool at dusk' }
const upload = (content: Upload['content'], changes: Partial<Upload> = {}) =>
  storeUpload({ db, originals }, { hotelId, content, fileName: 'pool.jpg', alt, ...changes })

/** Two colours side by side, so that turning can be seen; each call another picture. */
let shade = 0
function draw(width = 800, height = 600) {
  shade += 1
  const left = { r: 200, g: shade, b: 20 }
  const half = { create: { width: Math.ceil(width / 2), height, channels: 3, background: '#1030c0' } } as const
  return sharp({ create: { width, height, channels: 3, background: left } }).composite([
    { input: half, gravity: 'east' },
  ])
}

async function serve(key: string, ending = '640.jpg') {
  return await app.inject({ url: `/images/${key}/${ending}` })
}

/** The key of a picture that must have been taken. */
async function take(content: Upload['content'], changes: Partial<Upload> = {}): Promise<string> {
  const outcome = await upload(content, changes)
  if (outcome.kind === 'refused') throw new Error(outcome.code)
  return outcome.key
}

describe('a picture that is taken', () => {
  test.each([
    ['JPEG', () => draw().jpeg().toBuffer()],
    ['PNG with transparency', () => draw().ensureAlpha(0.5).png().toBuffer()],
    ['WebP', () => draw().webp().toBuffer()],
    ['AVIF', () => draw().avif({ effort: 0 }).toBuffer()],
    ['GIF', () => draw().gif().toBuffer()],
  ])('may be %s', async (_format, make) => {
    const key = await take(await make())
    for (const [ending, format] of [
      ['640.webp', 'webp'],
      ['640.jpg', 'jpeg'],
      ['320.avif', 'heif'],
    ] as const) {
      const answer = await serve(key, ending)
      expect(answer.statusCode).toBe(200)
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format, hasAlpha: false })
      expect(answer.headers['x-content-type-options']).toBe('nosniff')
      expect(answer.headers['content-security-policy']).toBe("sandbox; default-src 'none'")
      expect(answer.headers['cache-control']).toContain('immutable')
    }
  })

  test('stands on the hotel page at once, with its size, its colours and its words in the reader’s language', async () => {
    const key = await take(await draw(1000, 500).jpeg().toBuffer())
    for (const language of ['bg', 'en'] as const) {
      const headers = { 'accept-language': language }
      const hotel = (await app.inject({ url: `/api/v1/hotels/${hotelId}/`, headers })).json()
      const image = hotel.images.find((candidate: { image: string }) => candidate.image.includes(key))
      expect(image).toMatchObject({ alt: alt[language], width: 1000, height: 500 })
      expect(image.blurhash).toMatch(/^linear-gradient\(#[0-9a-f]{6},#[0-9a-f]{6},#[0-9a-f]{6}\)$/)
    }
  })

  test('is turned upright and loses place, camera and every other word about it', async () => {
    const bytes = await draw()
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Make: 'somebody' }, IFD3: { GPSLatitude: '42/1 25/1 0/1' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret/></x:xmpmeta>')
      .jpeg()
      .toBuffer()
    expect((await sharp(bytes).metadata()).orientation).toBe(6)
    const key = await take(bytes)
    const kept = (await originals.get(key)) ?? Buffer.alloc(0)
    for (const body of [kept, (await serve(key)).rawPayload]) {
      const { exif, xmp, iptc, icc, orientation, width = 0, height = 0 } = await sharp(body).metadata()
      expect({ exif, xmp, iptc, icc, orientation }).toEqual({})
      expect(height / width).toBeCloseTo(800 / 600, 1)
      expect(body.includes('somebody')).toBe(false)
    }
    const [top] = await sharp(kept).resize(1, 2, { fit: 'fill' }).raw().toBuffer()
    expect(top).toBeGreaterThan(150)
  })

  test('has its colours brought from a wider space into the one that all screens show', async () => {
    const wide = await sharp({ create: { width: 700, height: 700, channels: 3, background: '#00c000' } })
      .withIccProfile('p3')
      .jpeg({ quality: 100 })
      .toBuffer()
    const key = await take(wide)
    // The encoder wrote other numbers than these for the same green; whoever ignored the profile would show those.
    const pixel = await sharp(await originals.get(key))
      .resize(1, 1)
      .raw()
      .toBuffer()
    for (const [channel, value] of [0, 192, 0].entries())
      expect(Math.abs((pixel[channel] ?? 0) - value)).toBeLessThan(8)
  })

  test('brings nothing along behind its end: neither an archive nor a page', async () => {
    const archive = Buffer.concat([
      Buffer.from('PK\x03\x04'),
      Buffer.from('<script>alert(1)</script>META-INF/MANIFEST.MF'),
    ])
    for (const make of [() => draw().jpeg(), () => draw().gif(), () => draw().png()]) {
      const key = await take(Buffer.concat([await make().toBuffer(), archive]))
      const served = [
        await originals.get(key),
        (await serve(key)).rawPayload,
        (await serve(key, '320.webp')).rawPayload,
      ]
      for (const body of served) {
        expect(body?.includes('PK\x03\x04')).toBe(false)
        expect(body?.includes('MANIFEST')).toBe(false)
        expect(body?.includes('<script>')).toBe(false)
      }
    }
  })

  test('stands still: of a moving one its first picture', async () => {
    const frames = Buffer.concat([Buffer.alloc(700 * 500 * 3, 240), Buffer.alloc(700 * 500 * 3, 10)])
    const moving = await sharp(frames, { raw: { width: 700, height: 1000, channels: 3, pageHeight: 500 } })
      .gif({ delay: [100, 100] })
      .toBuffer()
    expect((await sharp(moving).metadata()).pages).toBe(2)
    const key = await take(moving)
    const answer = await serve(key)
    const { width, height, pages } = await sharp(answer.rawPayload).metadata()
    expect({ width, height, pages }).toEqual({ width: 640, height: 457, pages: undefined })
    expect((await sharp(answer.rawPayload).resize(1, 1).raw().toBuffer())[0]).toBeGreaterThan(220)
  })

  test('is never sent as it came, and never larger than it is', async () => {
    const bytes = await draw(700, 500).jpeg().toBuffer()
    const key = await take(bytes)
    const answer = await serve(key, '1920.jpg')
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(700)
    expect(answer.rawPayload.equals(bytes)).toBe(false)
    expect((await originals.get(key))?.equals(bytes)).toBe(false)
  })

  test('is the same picture when it comes a second time, with the words it came with last', async () => {
    const bytes = await draw().jpeg().toBuffer()
    const key = await take(bytes)
    const before = (await listHotelPictures(db, hotelId)).length
    expect(await upload(bytes, { alt: { bg: 'Друго', en: 'Another' } })).toMatchObject({ kind: 'known', key })
    const after = await listHotelPictures(db, hotelId)
    expect(after).toHaveLength(before)
    expect(after.find((picture) => picture.key === key)).toMatchObject({ alt_bg: 'Друго', alt_en: 'Another' })
  })

  test('may become the main one, may arrive in pieces, and can be taken away', async () => {
    async function* inPieces(bytes: Buffer) {
      for (let at = 0; at < bytes.length; at += 1000) yield bytes.subarray(at, at + 1000)
    }
    const key = await take(inPieces(await draw().jpeg().toBuffer()), { first: true })
    expect((await listHotelPictures(db, hotelId))[0]?.key).toBe(key)
    expect((await serve(key)).statusCode).toBe(200)
    expect(await removeUpload({ db, originals }, hotelId, key)).toBe(true)
    expect(await removeUpload({ db, originals }, hotelId, key)).toBe(false)
    expect(await originals.get(key)).toBeUndefined()
    expect((await serve(key)).statusCode).toBe(404)
    expect((await listHotelPictures(db, hotelId)).map(({ position }) => position)).not.toContain(-1)
  })
})

/** A PNG whose header says any size, with hardly a byte behind it. */
function claimPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    check.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, check])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  const rows = deflateSync(Buffer.alloc(Math.min(height * (width + 1), 40_000_000)))
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

const svg =
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><script>1</script></svg>'
const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(2000)])

describe('refused, with a reason in both languages', () => {
  test.each<[what: string, code: string, make: () => Promise<Buffer> | Buffer, changes?: Partial<Upload>]>([
    ['an empty file', 'picture_empty', () => Buffer.alloc(0)],
    ['a file above 25 MiB', 'picture_too_large', () => Buffer.alloc(limits.bytes + 1, 0xff)],
    ['a drawing in SVG', 'picture_svg', () => Buffer.from(svg)],
    ['a drawing in SVG named as a picture', 'picture_svg', () => Buffer.from(`\ufeff\n <!-- x -->${svg}`)],
    ['a drawing in SVG in UTF-16', 'picture_svg', () => Buffer.from(svg, 'utf16le')],
    [
      'a page named .png',
      'picture_html',
      () => Buffer.from('<!DOCTYPE html><script>1</script>'),
      { fileName: 'a.png' },
    ],
    ['a page that begins like a GIF', 'picture_broken', () => Buffer.from('GIF89a/*<script>*/=1;alert(1)//')],
    ['a photograph as iPhones keep it', 'picture_heic', () => heic],
    ['an archive', 'picture_format', () => Buffer.from('PK\x03\x04 and so on')],
    ['a TIFF', 'picture_format', () => draw().tiff().toBuffer()],
    ['30,000 by 30,000 pixels', 'picture_pixels', () => claimPng(30_000, 30_000)],
    ['a line of 25,000 pixels', 'picture_pixels', () => claimPng(25_000, 1)],
    ['a stamp', 'picture_small', () => draw(320, 200).jpeg().toBuffer()],
    ['a JPEG that breaks off', 'picture_broken', async () => (await draw().jpeg().toBuffer()).subarray(0, 2500)],
    ['a PNG that breaks off', 'picture_broken', async () => (await draw().png().toBuffer()).subarray(0, 1500)],
    ['a WebP that breaks off', 'picture_broken', async () => (await draw().webp().toBuffer()).subarray(0, 400)],
    [
      'noise behind a JPEG’s first bytes',
      'picture_broken',
      () => Buffer.from(`\xff\xd8\xff${'x'.repeat(500)}`, 'latin1'),
    ],
    ['a way up', 'picture_name', () => draw().jpeg().toBuffer(), { fileName: '../../etc/passwd' }],
    ['a way up as Windows writes it', 'picture_name', () => draw().jpeg().toBuffer(), { fileName: '..\\..\\boot.jpg' }],
    ['a drive', 'picture_name', () => draw().jpeg().toBuffer(), { fileName: 'C:pool.jpg' }],
    ['an absolute path', 'picture_name', () => draw().jpeg().toBuffer(), { fileName: '/etc/passwd' }],
    ['a zero byte', 'picture_name', () => draw().jpeg().toBuffer(), { fileName: 'pool.jpg\0.png' }],
    ['a name that reads backwards', 'picture_name', () => draw().jpeg().toBuffer(), { fileName: 'a\u202egpj.exe' }],
    ['no name', 'picture_name', () => draw().jpeg().toBuffer(), { fileName: '..' }],
    ['no words in one language', 'picture_alt', () => draw().jpeg().toBuffer(), { alt: { bg: 'Басейнът', en: ' ' } }],
    ['a hotel that is not there', 'picture_owner', () => draw().jpeg().toBuffer(), { hotelId: 99_999 }],
  ])('%s', async (_what, code, make, changes) => {
    const before = await listHotelPictures(db, hotelId)
    const outcome = await upload(await make(), changes)
    if (outcome.kind !== 'refused') throw new Error('It was taken.')
    expect(outcome.code).toBe(code)
    const [bg, en] = [wordRefusal(outcome, 'bg'), wordRefusal(outcome, 'en')]
    expect(bg).toMatch(/^[А-Я]|^SVG|^HEIC/)
    expect(en).not.toBe(bg)
    expect(`${bg}${en}`).not.toMatch(/[{}]|refused\./)
    expect(await listHotelPictures(db, hotelId)).toEqual(before)
  })

  test('a bomb costs no memory, and an endless file is read no further than allowed', async () => {
    const bomb = claimPng(30_000, 30_000)
    const before = process.memoryUsage().rss
    await upload(bomb)
    expect(process.memoryUsage().rss - before).toBeLessThan(64 * 1024 * 1024)
    let read = 0
    async function* endless() {
      for (;;) {
        read += 1024 * 1024
        yield Buffer.alloc(1024 * 1024, 0xff)
      }
    }
    expect(await upload(endless())).toMatchObject({ kind: 'refused', code: 'picture_too_large' })
    expect(read).toBeLessThan(limits.bytes + 2 * 1024 * 1024)
  })

  test('nothing in the store is named after what a sender wrote', async () => {
    const names = readdirSync(join(dataDir, 'uploads'), { recursive: true, encoding: 'utf8' })
    for (const name of names) expect(name).toMatch(/^hotel-\d+(\/[0-9a-f]{24})?$/)
  })
})

test('a season is kept with a picture, changed by the same file again, and left alone where none is said', async () => {
  const file = await draw().jpeg().toBuffer()
  const key = await take(file, { season: 'winter' })
  const seasonOf = async () => (await listHotelPictures(db, hotelId)).find((picture) => picture.key === key)?.season
  expect(await seasonOf()).toBe('winter')
  await take(file)
  expect(await seasonOf()).toBe('winter')
  await take(file, { season: null })
  expect(await seasonOf()).toBeNull()
})

test('a list of hotels that is imported again replaces the pictures it brought, and leaves those of the office', async () => {
  const key = await take(await draw().jpeg().toBuffer())
  const listed = { key: 'listed/house-1', width: 800, height: 600 }
  await writeFixture(db, [fixtureHotel({ images: [listed] })])
  await writeFixture(db, [fixtureHotel({ images: [{ ...listed, key: 'listed/house-2' }] })])
  const keys = (await listHotelPictures(db, hotelId)).map((picture) => picture.key)
  expect(keys).toContain(key)
  expect(keys).toContain('listed/house-2')
  expect(keys).not.toContain('listed/house-1')
})
