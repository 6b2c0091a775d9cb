import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'
import { AppError } from '../http/errors.ts'
import type { Drawing } from './drawing-worker.ts'

/** Seconds after which to come again when too many wait. */
const retryAfter = 2

/** Documents kept at most, some 60 kB each: a guest opens the voucher that was just mailed, and twenty open the same. */
const keptDocuments = 100

/**
 * A document takes a tenth of a second to a half of a processor, most of it for the letters: pages stay quick meanwhile. Two at
 * least, so that a large party's document does not hold up all others.
 */
const threads = new Piscina<Drawing, Uint8Array>({
  filename: new URL('./drawing-worker.ts', import.meta.url).href,
  name: 'draw',
  minThreads: 0,
  maxThreads: Math.max(2, Math.min(4, availableParallelism() - 1)),
  maxQueue: 50,
  idleTimeout: 60_000,
})

/** Drawn or being drawn, by everything that stands in the document; the order is that of last use. */
const drawn = new Map<string, Promise<Buffer>>()

/**
 * Draws a document as a PDF: once, however many ask for the same at a time or soon after one another.
 * @throws AppError `unavailable` when too many wait already.
 */
export async function drawPaper(drawing: Drawing): Promise<Buffer> {
  const key = createHash('sha256').update(JSON.stringify(drawing)).digest('base64url')
  const known = drawn.get(key)
  const work = known ?? draw(drawing)
  drawn.delete(key)
  drawn.set(key, work)
  if (known) return known
  // A failure is told to those who waited and is not kept.
  work.catch(() => drawn.get(key) === work && drawn.delete(key))
  for (const oldest of drawn.keys()) {
    if (drawn.size <= keptDocuments) break
    drawn.delete(oldest)
  }
  return work
}

/** Documents drawn so far in this process. */
export function countDrawn(): number {
  return threads.completed
}

async function draw(drawing: Drawing): Promise<Buffer> {
  if (threads.queueSize >= threads.options.maxQueue)
    throw new AppError('unavailable', {}, { headers: { 'Retry-After': String(retryAfter) } })
  return Buffer.from(await threads.run(drawing))
}
