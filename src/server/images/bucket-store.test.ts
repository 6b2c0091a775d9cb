import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { writeFixture } from '../../../test/hotel-fixture.ts'
import { openBucket } from './bucket-store.ts'
import { StoreUnavailable } from './original-store.ts'
import { removeUpload, storeUpload } from './uploads.service.ts'

// A store that keeps objects in memory and checks every signature with its own reading of Signature Version 4.
const secret = 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY'
const objects = new Map<string, { body: Buffer; type: string | undefined }>()
const asked: string[] = []
let failures = 0

const server = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk) => chunks.push(chunk))
  request.on('end', () => {
    const body = Buffer.concat(chunks)
    const path = `${request.headers.host} ${request.url}`
    asked.push(`${request.method} ${path}`)
    if (failures > 0) {
      failures -= 1
      return response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>')
    }
    const problem = findProblem(request, body)
    if (problem) return response.writeHead(403).end(`<Error><Code>${problem}</Code></Error>`)
    if (request.method === 'PUT') objects.set(path, { body, type: request.headers['content-type'] })
    if (request.method === 'DELETE') objects.delete(path)
    const found = objects.get(path)
    if (request.method !== 'GET') return response.writeHead(request.method === 'PUT' ? 200 : 204).end()
    if (!found) return response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>')
    response.writeHead(200).end(found.body)
  })
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const { port } = server.address() as AddressInfo
afterAll(() => server.close())
beforeEach(() => {
  objects.clear()
  asked.length = 0
  failures = 0
})

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** What S3 would complain about, in its words; by the documentation of the signature, not by the client's code. */
function findProblem(request: IncomingMessage, body: Buffer): string | undefined {
  const { authorization = '', 'x-amz-date': date, 'x-amz-content-sha256': hash } = request.headers
  const parts =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      authorization,
    )
  if (!parts) return 'AuthorizationHeaderMalformed'
  const [, id, day = '', region = '', signed = '', signature] = parts
  if (id !== 'AKIDEXAMPLE') return 'InvalidAccessKeyId'
  if (hash !== sha256(body)) return 'XAmzContentSHA256Mismatch'
  for (const name of ['host', 'x-amz-content-sha256', 'x-amz-date'])
    if (!signed.split(';').includes(name)) return 'AccessDenied'
  const headers = signed.split(';').map((name) => `${name}:${String(request.headers[name] ?? '').trim()}\n`)
  const [path, query = ''] = (request.url ?? '').split('?')
  const canonical = [request.method, path, query, headers.join(''), signed, hash].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n')
  const key = [region, 's3', 'aws4_request'].reduce(hmac, hmac(`AWS4${secret}`, day))
  return hmac(key, toSign).toString('hex') === signature ? undefined : 'SignatureDoesNotMatch'
}

const settings = {
  endpoint: `http://127.0.0.1:${port}`,
  region: 'eu-central-1',
  bucket: 'pictures',
  accessKeyId: 'AKIDEXAMPLE',
  secretAccessKey: secret,
  pathStyle: true,
}

test('an object is put, got and removed with signatures that hold', async () => {
  const bucket = openBucket(settings)
  await bucket.put('hotel-7/abc', Buffer.from('picture'), 'image/jpeg')
  expect([...objects.keys()]).toEqual([`127.0.0.1:${port} /pictures/hotel-7/abc`])
  expect([...objects.values()][0]?.type).toBe('image/jpeg')
  expect((await bucket.get('hotel-7/abc'))?.toString()).toBe('picture')
  await bucket.remove('hotel-7/abc')
  expect(await bucket.get('hotel-7/abc')).toBeUndefined()
})

test('the bucket may stand in the name of the host, and the store below a path', async () => {
  // No name server knows this host: that it was asked for is what counts.
  const inHost = openBucket({ ...settings, endpoint: 'http://store.invalid:9000', pathStyle: false })
  await expect(inHost.get('hotel-7/abc')).rejects.toThrow('at http://pictures.store.invalid:9000 cannot')
  const below = openBucket({ ...settings, endpoint: `http://127.0.0.1:${port}/s3/` })
  await below.put('hotel-7/abc', Buffer.from('picture'), 'image/jpeg')
  expect([...objects.keys()]).toEqual([`127.0.0.1:${port} /s3/pictures/hotel-7/abc`])
})

test('a wrong secret, or a store that is not there, is told in one sentence', async () => {
  const wrong = openBucket({ ...settings, secretAccessKey: 'another' })
  await expect(wrong.put('hotel-7/abc', Buffer.from('x'), 'image/jpeg')).rejects.toThrow(
    /403 \(SignatureDoesNotMatch\)/,
  )
  await expect(wrong.get('hotel-7/abc')).rejects.toBeInstanceOf(StoreUnavailable)
  await expect(openBucket({ ...settings, endpoint: 'http://127.0.0.1:9' }).get('hotel-7/abc')).rejects.toThrow(
    'cannot be reached',
  )
})

test('a store that stumbles is asked again, one that stays down is not asked for ever', async () => {
  const bucket = openBucket(settings)
  failures = 1
  await bucket.put('hotel-7/abc', Buffer.from('picture'), 'image/jpeg')
  expect(asked).toHaveLength(2)
  failures = 100
  await expect(bucket.get('hotel-7/abc')).rejects.toThrow(/503 \(SlowDown\)/)
  expect(asked).toHaveLength(5)
})

test('no key leads out of the bucket', async () => {
  const bucket = openBucket(settings)
  for (const key of ['../other/abc', 'hotel-7/../../abc', '/abc', 'hotel-7/a%2Fb', 'hotel-7/a?acl', ''])
    await expect(bucket.get(key)).rejects.toThrow('no key')
  expect(asked).toEqual([])
})

test('the application serves from the store, and says come again while it is down', async () => {
  const { db } = await openTestDatabase()
  const [hotelId = 0] = await writeFixture(db)
  const app = await openTestApp(db, {
    settings: {
      S3_ENDPOINT: settings.endpoint,
      S3_REGION: settings.region,
      S3_BUCKET: settings.bucket,
      S3_ACCESS_KEY_ID: settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: secret,
    },
  })
  const originals = openBucket(settings)
  const content = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#2f87bf' } })
    .png()
    .toBuffer()
  const alt = { bg: 'Море', en: 'Sea' }
  const outcome = await storeUpload({ db, originals }, { hotelId, content, fileName: 'sea.png', alt })
  if (outcome.kind === 'refused') throw new Error(outcome.code)
  const answer = await app.inject(`/images/${outcome.key}/640.webp`)
  expect(answer.statusCode).toBe(200)
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 640, height: 480 })

  const listed = async () => {
    const hotel = await app.inject(`/api/v1/hotels/${hotelId}/`)
    return { status: hotel.statusCode, addresses: hotel.json().images.map((each: { image: string }) => each.image) }
  }
  const shown = { status: 200, addresses: expect.arrayContaining([expect.stringContaining(`/images/${outcome.key}/`)]) }
  expect(await listed()).toEqual(shown)

  failures = 100
  const down = await app.inject(`/images/${outcome.key}/320.webp`)
  expect(down.statusCode).toBe(503)
  expect(down.headers['retry-after']).toBe('2')
  expect(await listed()).toEqual(shown)
  expect((await app.inject(`/images/${outcome.key}/640.webp`)).statusCode).toBe(200)
  await expect(
    storeUpload(
      { db, originals },
      { hotelId, content: Buffer.concat([content, Buffer.from('2')]), fileName: 'b.png', alt },
    ),
  ).rejects.toBeInstanceOf(StoreUnavailable)

  failures = 0
  expect((await app.inject(`/images/${outcome.key}/320.webp`)).statusCode).toBe(200)
  await removeUpload({ db, originals }, hotelId, outcome.key)
  expect(objects.size).toBe(0)
})
