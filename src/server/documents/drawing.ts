import { Piscina } from 'piscina'
import { AppError } from '../http/errors.ts'
import type { Drawing } from './drawing-worker.ts'

/** Seconds after which to come again when too many wait. */
const retryAfter = 2

/** A paper takes a tenth of a second to a half of a processor, most of it for the letters: pages stay quick meanwhile. */
const threads = new Piscina<Drawing, Uint8Array>({
  filename: new URL('./drawing-worker.ts', import.meta.url).href,
  name: 'draw',
  minThreads: 0,
  maxThreads: 1,
  maxQueue: 50,
  idleTimeout: 60_000,
})

/** Draws a paper as a PDF. @throws AppError `unavailable` when too many wait already. */
export async function drawPaper(drawing: Drawing): Promise<Buffer> {
  if (threads.queueSize >= threads.options.maxQueue)
    throw new AppError('unavailable', {}, { headers: { 'Retry-After': String(retryAfter) } })
  return Buffer.from(await threads.run(drawing))
}
