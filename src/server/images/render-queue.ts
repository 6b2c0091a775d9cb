/** Too many pictures are being waited for; the visitor's browser may ask again in a moment. */
export class RenderQueueFull extends Error {
  override name = 'RenderQueueFull'
}

export type RenderPriority = 'visitor' | 'background'

export type RenderQueue = {
  /** Runs `work` when its turn comes. @throws RenderQueueFull, or what `work` throws. */
  run<Result>(work: () => Promise<Result>, priority: RenderPriority): Promise<Result>
}

/**
 * Bounds how many pictures are made at a time: more than there are processors would only make each of them later. What a
 * visitor waits for goes first; background work starts only when nobody waits, one at a time.
 */
export function createRenderQueue({ parallel, mostWaiting }: { parallel: number; mostWaiting: number }): RenderQueue {
  const waiting: Record<RenderPriority, Array<() => void>> = { visitor: [], background: [] }
  const running: Record<RenderPriority, number> = { visitor: 0, background: 0 }

  function startNext(): void {
    if (running.visitor + running.background >= parallel) return
    const start = waiting.visitor.shift() ?? (running.background === 0 ? waiting.background.shift() : undefined)
    start?.()
  }

  return {
    run(work, priority) {
      if (waiting[priority].length >= mostWaiting) return Promise.reject(new RenderQueueFull('too many pictures wait'))
      return new Promise((resolve, reject) => {
        waiting[priority].push(() => {
          running[priority] += 1
          work()
            .then(resolve, reject)
            .finally(() => {
              running[priority] -= 1
              startNext()
            })
        })
        startNext()
      })
    },
  }
}
