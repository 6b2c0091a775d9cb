import type { InlineHashes } from './page-policy.ts'

/** What came of rendering a path. */
export type Made = { kind: 'redirect'; status: number; location: string } | MadePage

export type MadePage = {
  kind: 'page'
  status: number
  html: string
  /** What the policy has to name of the texts within. */
  inline: InlineHashes | undefined
}

/** A whole page as it is sent, status 200. As text it would be three quarters of its weight, and hardly anybody takes it so. */
export type KeptPage = {
  kind: 'kept'
  brotli: Buffer
  gzip: Buffer
  tag: string
  inline: InlineHashes | undefined
  /** Milliseconds of the clock. */
  renderedAt: number
}

export type PageCacheOptions = {
  /** Buffers kept at most, in bytes; the pages not asked for longest go first. */
  maxBytes: number
  /** How long a page is served as it is. */
  freshMs: number
  /** How long after that it is still served, while a new one is made. */
  staleMs: number
  /** Milliseconds. */
  now: () => number
  onFailure?: (error: unknown) => void
}

export type CacheOutcome = 'hit' | 'stale' | 'miss'

export type PageCache = {
  /** The page while it may be served; tells whether it is due for renewal. */
  find: (key: string) => { page: KeptPage; stale: boolean } | undefined
  /**
   * The page under `key`, made by `render` when there is none: once, however many ask. A stale page is served while one
   * renewal runs. Redirects and failures go to those who waited and are not kept.
   */
  get: (key: string, render: () => Promise<RenderOutcome>) => Promise<{ made: KeptPage | Made; outcome: CacheOutcome }>
  /** Forgets everything; pages being rendered now are still sent, but not kept. */
  purge: () => void
  readonly bytes: number
  readonly size: number
}

export type RenderOutcome = { keep: true; made: KeptPage } | { keep: false; made: Made }

/** Keeps whole pages in this process. */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { maxBytes, freshMs, staleMs, now, onFailure } = options
  const pages = new Map<string, KeptPage>()
  const flights = new Map<string, Promise<RenderOutcome>>()
  let bytes = 0
  let generation = 0
  let newest: string | undefined

  function find(key: string): { page: KeptPage; stale: boolean } | undefined {
    const page = pages.get(key)
    if (!page) return undefined
    const age = now() - page.renderedAt
    if (age >= freshMs + staleMs) {
      remove(key, page)
      return undefined
    }
    if (key !== newest) {
      // The map's order is the order of last use.
      pages.delete(key)
      pages.set(key, page)
      newest = key
    }
    return { page, stale: age >= freshMs }
  }

  function fly(key: string, render: () => Promise<RenderOutcome>): Promise<RenderOutcome> {
    const running = flights.get(key)
    if (running) return running
    const born = generation
    const flight = render()
      .then((outcome) => {
        if (outcome.keep && born === generation) keep(key, outcome.made)
        return outcome
      })
      .finally(() => {
        if (flights.get(key) === flight) flights.delete(key)
      })
    flights.set(key, flight)
    return flight
  }

  function keep(key: string, page: KeptPage): void {
    const old = pages.get(key)
    if (old) remove(key, old)
    const weight = weigh(page)
    if (weight > maxBytes) return
    pages.set(key, page)
    newest = key
    bytes += weight
    for (const [oldest, oldPage] of pages) {
      if (bytes <= maxBytes) break
      remove(oldest, oldPage)
    }
  }

  function remove(key: string, page: KeptPage): void {
    if (pages.delete(key)) bytes -= weigh(page)
  }

  return {
    find,
    async get(key, render) {
      const found = find(key)
      if (!found) return { made: (await fly(key, render)).made, outcome: 'miss' }
      if (found.stale) fly(key, render).catch((error) => onFailure?.(error))
      return { made: found.page, outcome: found.stale ? 'stale' : 'hit' }
    },
    purge() {
      generation += 1
      pages.clear()
      flights.clear()
      bytes = 0
    },
    get bytes() {
      return bytes
    },
    get size() {
      return pages.size
    },
  }
}

function weigh(page: KeptPage): number {
  return page.brotli.length + page.gzip.length
}
