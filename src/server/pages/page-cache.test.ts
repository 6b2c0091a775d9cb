import { describe, expect, test } from 'vitest'
import { createPageCache, type KeptPage, type RenderOutcome } from './page-cache.ts'

const minute = 60_000

function open(options: { maxBytes?: number; onFailure?: (error: unknown) => void } = {}) {
  const time = { now: 1_000_000 }
  const cache = createPageCache({
    maxBytes: 1_000_000,
    freshMs: minute,
    staleMs: 10 * minute,
    now: () => time.now,
    ...options,
  })
  let renders = 0
  const render = async (): Promise<RenderOutcome> => {
    renders += 1
    return { keep: true, made: makePage(`page ${renders}`, time.now) }
  }
  return { cache, time, render, renders: () => renders }
}

function makePage(text: string, renderedAt: number, size = 100): KeptPage {
  const buffer = Buffer.alloc(size, text)
  return { kind: 'kept', brotli: buffer, gzip: Buffer.alloc(0), tag: text, inline: undefined, renderedAt }
}

const tagOf = ({ made }: { made: { kind: string } }) => ('tag' in made ? made.tag : made.kind)

describe('a page', () => {
  test('is rendered once, however many ask at once', async () => {
    const { cache, render, renders } = open()
    const answers = await Promise.all(Array.from({ length: 50 }, () => cache.get('/', render)))
    expect(renders()).toBe(1)
    expect(new Set(answers.map(tagOf))).toEqual(new Set(['page 1']))
  })

  test('is served as it is for a minute', async () => {
    const { cache, time, render, renders } = open()
    await cache.get('/', render)
    time.now += minute - 1
    expect((await cache.get('/', render)).outcome).toBe('hit')
    expect(renders()).toBe(1)
  })

  test('is then served once more while a new one is made', async () => {
    const { cache, time, render, renders } = open()
    await cache.get('/', render)
    time.now += minute
    const stale = await Promise.all([cache.get('/', render), cache.get('/', render)])
    expect(stale.map((answer) => [answer.outcome, tagOf(answer)])).toEqual([
      ['stale', 'page 1'],
      ['stale', 'page 1'],
    ])
    await Promise.resolve()
    const renewed = await cache.get('/', render)
    expect([renewed.outcome, tagOf(renewed), renders()]).toEqual(['hit', 'page 2', 2])
  })

  test('is not served after eleven minutes', async () => {
    const { cache, time, render } = open()
    await cache.get('/', render)
    time.now += 11 * minute
    const late = await cache.get('/', render)
    expect([late.outcome, tagOf(late)]).toEqual(['miss', 'page 2'])
  })

  test('stays when its renewal fails, and the failure is told', async () => {
    const failures: unknown[] = []
    const { cache, time, render } = open({ onFailure: (error) => failures.push(error) })
    await cache.get('/', render)
    time.now += 2 * minute
    const fail = () => Promise.reject(new Error('database away'))
    expect(tagOf(await cache.get('/', fail))).toBe('page 1')
    await new Promise(setImmediate)
    expect(failures).toHaveLength(1)
    expect(tagOf(await cache.get('/', fail))).toBe('page 1')
  })

  test('that fails leaves nothing behind', async () => {
    const { cache, render } = open()
    await expect(cache.get('/', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect((await cache.get('/', render)).outcome).toBe('miss')
  })

  test('that is a redirect or a failure is not kept', async () => {
    const { cache } = open()
    const redirect = async (): Promise<RenderOutcome> => ({
      keep: false,
      made: { kind: 'redirect', status: 301, location: '/a' },
    })
    expect(tagOf(await cache.get('/', redirect))).toBe('redirect')
    expect(cache.size).toBe(0)
  })
})

describe('the cache', () => {
  test('stays within its bytes; what was not asked for longest goes', async () => {
    const { cache } = open({ maxBytes: 350 })
    const keep = (tag: string) => cache.get(tag, async () => ({ keep: true, made: makePage(tag, 1_000_000) }))
    await keep('a')
    await keep('b')
    await keep('c')
    cache.find('a')
    await keep('d')
    expect(['a', 'b', 'c', 'd'].filter((key) => cache.find(key))).toEqual(['a', 'c', 'd'])
    expect([cache.bytes, cache.size]).toEqual([300, 3])
  })

  test('does not take a page larger than itself', async () => {
    const { cache } = open({ maxBytes: 350 })
    await cache.get('big', async () => ({ keep: true, made: makePage('big', 1_000_000, 400) }))
    expect([cache.bytes, cache.size]).toEqual([0, 0])
  })

  test('forgets everything when purged, also what was being rendered from the old catalogue', async () => {
    const { cache, time, render } = open()
    await cache.get('/kept', render)
    const gate: { open?: () => void } = {}
    const slow = cache.get('/slow', async () => {
      await new Promise<void>((resolve) => {
        gate.open = resolve
      })
      return { keep: true, made: makePage('old', time.now) }
    })
    cache.purge()
    gate.open?.()
    expect(tagOf(await slow)).toBe('old')
    expect([cache.size, cache.bytes]).toEqual([0, 0])
    expect((await cache.get('/slow', render)).outcome).toBe('miss')
  })
})
