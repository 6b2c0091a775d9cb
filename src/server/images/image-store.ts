import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { SCENE_REVISION } from '../../../demo/scenes/revision.ts'
import { createDiskCache } from './disk-cache.ts'
import type { ImageFormat, ImageWidth } from './image-address.ts'
import type { ImageOrigin } from './images.repository.ts'
import type { OriginalStore } from './original-store.ts'
import { createRenderQueue, type RenderPriority } from './render-queue.ts'
import type { RenderThread } from './render-thread.ts'

export type ImageRequest = { origin: ImageOrigin; width: ImageWidth; format: ImageFormat }

export type ImageStore = {
  /** Names the bytes that `get` gives: other sources, sizes or settings have other names. */
  nameOf(request: ImageRequest): string
  /**
   * The encoded picture, from the disk or made now; asked for twice at the same time, it is made once.
   * @returns undefined when its source is missing or no picture.
   * @throws RenderQueueFull, StoreUnavailable
   */
  get(request: ImageRequest, priority: RenderPriority): Promise<Buffer | undefined>
}

/** 512 MiB: about 15,000 pictures. */
const MOST_BYTES = 512 * 1024 * 1024

/** Visitors' pictures that may wait their turn: some ten seconds of work. */
const MOST_WAITING = 400

/** What renders; a parameter so that tests can count. */
export type Render = (origin: ImageOrigin, width: ImageWidth, format: ImageFormat) => Promise<Buffer | undefined>

/** The pictures of one process, kept below `dataDir`. */
export function openImageStore(options: {
  dataDir: string
  clock: () => Date
  log: Pick<FastifyBaseLogger, 'warn'>
  maxBytes?: number
  render: Render
}): ImageStore {
  const { dataDir, clock, log, render, maxBytes = MOST_BYTES } = options
  const cache = createDiskCache({ directory: join(dataDir, 'cache', 'images'), maxBytes, clock })
  const queue = createRenderQueue({ parallel: availableParallelism(), mostWaiting: MOST_WAITING })
  const flights = new Map<string, Promise<Buffer | undefined>>()

  async function make(name: string, { origin, width, format }: ImageRequest, priority: RenderPriority) {
    const kept = await cache.get(name)
    if (kept) return kept
    const body = await queue.run(() => render(origin, width, format), priority)
    // A full or read-only disk must not cost the visitor the picture.
    if (body) await cache.put(name, body).catch((error) => log.warn({ err: error }, 'picture not kept'))
    return body
  }

  return {
    nameOf: nameImage,
    get(request, priority) {
      const name = nameImage(request)
      const flight = flights.get(name) ?? make(name, request, priority).finally(() => flights.delete(name))
      flights.set(name, flight)
      return flight
    },
  }
}

/** Raised with the encoder's settings in image-rendering.ts. */
const ENCODING_REVISION = 1

function nameImage({ origin, width, format }: ImageRequest): string {
  const facts = JSON.stringify([SCENE_REVISION, ENCODING_REVISION, origin.key, origin.source, width])
  return `${createHash('sha256').update(facts).digest('hex').slice(0, 40)}.${format}`
}

/** Makes pictures on a thread of their own; `originals` are opened with the first upload that is asked for. */
export function createRender(options: {
  thread: RenderThread
  originals: () => Promise<OriginalStore>
  log: Pick<FastifyBaseLogger, 'warn'>
}): Render {
  const { thread, log } = options
  let originals: Promise<OriginalStore> | undefined
  return async ({ key, source }, width, format) => {
    if (source !== null) return await thread.render({ source, bytes: undefined, width, format })
    originals ??= options.originals()
    const bytes = await (await originals).get(key)
    if (!bytes) return undefined
    try {
      return await thread.render({ source, bytes, width, format })
    } catch (error) {
      log.warn({ err: error, key }, 'upload cannot be shown')
      return undefined
    }
  }
}
