import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import type { ObjectStorage } from '../config.ts'
import { assertKey, type OriginalStore, StoreUnavailable } from './original-store.ts'

/** Milliseconds that one request may take; the visitor behind it is waiting for a picture. */
const PATIENCE_MS = 10_000

/** After a failure of the server's (not of ours) the request is made this many times more. */
const RETRIES = 2

/** Our masters are a few megabytes; whatever is larger is not of our making. */
const MOST_BYTES = 64 * 1024 * 1024

/**
 * Pictures in any store that speaks S3: Amazon's, MinIO, Cloudflare R2, Backblaze, Hetzner. Requests are signed (Signature
 * Version 4) over their body too, so nothing in between can exchange it.
 */
export function openBucket(storage: ObjectStorage): OriginalStore {
  const client = new AwsClient({
    accessKeyId: storage.accessKeyId,
    secretAccessKey: storage.secretAccessKey,
    region: storage.region,
    service: 's3',
    retries: RETRIES,
  })
  const base = baseAddress(storage)

  async function ask(method: 'GET' | 'PUT' | 'DELETE', key: string, body?: Buffer, type?: string): Promise<Response> {
    assertKey(key)
    const headers: Record<string, string> = { 'X-Amz-Content-Sha256': hashOf(body ?? Buffer.alloc(0)) }
    if (type) headers['Content-Type'] = type
    const sent = body && new Uint8Array(body)
    try {
      return await client.fetch(`${base}/${key}`, {
        method,
        headers,
        body: sent,
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
    } catch (error) {
      throw new StoreUnavailable(`The object storage at ${base} cannot be reached.`, { cause: error })
    }
  }

  return {
    async put(key, body, contentType) {
      await accept(await ask('PUT', key, body, contentType))
    },
    async get(key) {
      const answer = await ask('GET', key)
      if (answer.status === 404) {
        await answer.body?.cancel()
        return undefined
      }
      if (!answer.ok) await refuse(answer)
      return await readBounded(answer)
    },
    async remove(key) {
      const answer = await ask('DELETE', key)
      if (answer.status !== 404) await accept(answer)
      else await answer.body?.cancel()
    },
  }
}

function baseAddress({ endpoint, bucket, pathStyle }: ObjectStorage): string {
  const url = new URL(endpoint)
  const path = url.pathname.replace(/\/+$/, '')
  return pathStyle ? `${url.origin}${path}/${bucket}` : `${url.protocol}//${bucket}.${url.host}${path}`
}

async function accept(answer: Response): Promise<void> {
  if (!answer.ok) await refuse(answer)
  await answer.body?.cancel()
}

/** S3 says why in XML; its code (`AccessDenied`, `NoSuchBucket`) is what helps whoever set it up. */
async function refuse(answer: Response): Promise<never> {
  const words = (await answer.text().catch(() => '')).slice(0, 2000)
  const code = /<Code>(\w{1,60})<\/Code>/.exec(words)?.[1] ?? 'no reason given'
  throw new StoreUnavailable(`The object storage answered ${answer.status} (${code}).`)
}

async function readBounded(answer: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let length = 0
  try {
    for await (const chunk of answer.body ?? []) {
      length += chunk.length
      if (length > MOST_BYTES) throw new Error('too large')
      chunks.push(chunk)
    }
  } catch (error) {
    throw new StoreUnavailable('The object storage broke off its answer.', { cause: error })
  }
  return Buffer.concat(chunks)
}

function hashOf(body: Buffer): string {
  return createHash('sha256').update(body).digest('hex')
}
