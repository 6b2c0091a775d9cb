import { expect, test } from 'vitest'
import { createRenderQueue, RenderQueueFull } from './render-queue.ts'

function createWork(log: string[]) {
  let running = 0
  let most = 0
  return {
    most: () => most,
    of: (name: string) => async () => {
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setTimeout(resolve, 5))
      log.push(name)
      running -= 1
    },
  }
}

test('no more runs at a time than there are processors', async () => {
  const work = createWork([])
  const queue = createRenderQueue({ parallel: 2, mostWaiting: 100 })
  await Promise.all(Array.from({ length: 20 }, (_, index) => queue.run(work.of(String(index)), 'visitor')))
  expect(work.most()).toBe(2)
})

test('visitors go before background work that came earlier', async () => {
  const log: string[] = []
  const work = createWork(log)
  const queue = createRenderQueue({ parallel: 1, mostWaiting: 100 })
  await Promise.all([
    queue.run(work.of('visitor 1'), 'visitor'),
    queue.run(work.of('background'), 'background'),
    queue.run(work.of('visitor 2'), 'visitor'),
  ])
  expect(log).toEqual(['visitor 1', 'visitor 2', 'background'])
})

test('background work runs one at a time and leaves room for a visitor', async () => {
  const work = createWork([])
  const queue = createRenderQueue({ parallel: 4, mostWaiting: 100 })
  await Promise.all(Array.from({ length: 5 }, () => queue.run(work.of('b'), 'background')))
  expect(work.most()).toBe(1)
})

test('a full queue refuses, and a failure does not stop the others', async () => {
  const queue = createRenderQueue({ parallel: 1, mostWaiting: 1 })
  const failing = queue.run(() => Promise.reject(new Error('broken')), 'visitor')
  const waiting = queue.run(async () => 'made', 'visitor')
  await expect(queue.run(async () => 'never', 'visitor')).rejects.toBeInstanceOf(RenderQueueFull)
  await expect(failing).rejects.toThrow('broken')
  await expect(waiting).resolves.toBe('made')
})
