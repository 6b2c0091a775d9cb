import { Worker } from 'node:worker_threads'
import type { ImageFormat, ImageWidth } from './image-address.ts'

/** `bytes` are those of an upload; without them `source` describes a scene. */
export type RenderTask = {
  id: number
  source: unknown
  bytes: Uint8Array | undefined
  width: ImageWidth
  format: ImageFormat
}

export type RenderAnswer = { id: number; body: Uint8Array | undefined } | { id: number; failure: string }

export type RenderThread = {
  /** Starts the thread ahead of its first picture. */
  start(): void
  /** @returns undefined when there is nothing to make a picture of. @throws when it cannot be decoded. */
  render(task: Omit<RenderTask, 'id'>): Promise<Buffer | undefined>
  close(): Promise<void>
}

type Waiting = { resolve: (body: Buffer | undefined) => void; reject: (error: Error) => void }

/** A thread without work for this long ends and gives its memory back (some 60 MB); milliseconds. */
const idleMs = 60_000

/**
 * Draws and encodes beside the thread that answers requests: loading the generator and the encoder takes it 150 to 400 ms,
 * describing a scene 10 ms each, and pages would wait for that. A thread that dies fails what it was at; the next picture
 * starts another.
 */
export function openRenderThread(): RenderThread {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined
  let lastId = 0
  let rest: NodeJS.Timeout | undefined

  function restSoon(): void {
    clearTimeout(rest)
    rest = setTimeout(() => void worker?.terminate(), idleMs)
    rest.unref()
  }

  function start(): Worker {
    if (worker) return worker
    const started = new Worker(new URL('./render-worker.ts', import.meta.url))
    started.unref()
    started.on('message', settle)
    started.on('error', (error) => end(started, error instanceof Error ? error : new Error(String(error))))
    started.on('exit', () => end(started, new Error('the thread that makes pictures ended')))
    worker = started
    restSoon()
    return started
  }

  function settle(answer: RenderAnswer): void {
    const asker = waiting.get(answer.id)
    waiting.delete(answer.id)
    if (waiting.size === 0) restSoon()
    if ('failure' in answer) asker?.reject(new Error(answer.failure))
    else asker?.resolve(answer.body && Buffer.from(answer.body.buffer, answer.body.byteOffset, answer.body.byteLength))
  }

  function end(ended: Worker, reason: Error): void {
    if (worker !== ended) return
    worker = undefined
    for (const asker of waiting.values()) asker.reject(reason)
    waiting.clear()
  }

  return {
    start: () => {
      start()
    },
    render(task) {
      lastId += 1
      const id = lastId
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject })
        start().postMessage({ ...task, id } satisfies RenderTask)
        clearTimeout(rest)
      })
    },
    async close() {
      await worker?.terminate()
    },
  }
}
