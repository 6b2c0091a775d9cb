import { parentPort } from 'node:worker_threads'
import { renderImage } from './image-rendering.ts'
import { openImageSource } from './image-source.ts'
import type { RenderAnswer, RenderTask } from './render-thread.ts'

// The other side of render-thread.ts: whatever drawing and encoding load and compute, they do here.
parentPort?.on('message', async (task: RenderTask) => parentPort?.postMessage(await perform(task)))

async function perform({ id, source, bytes, width, format }: RenderTask): Promise<RenderAnswer> {
  try {
    const opened = openImageSource(source, bytes)
    return { id, body: opened && (await renderImage(opened, width, format)) }
  } catch (error) {
    return { id, failure: error instanceof Error ? error.message : String(error) }
  }
}
