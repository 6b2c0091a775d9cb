import type { KeptStay, Wishlist, WishlistItem } from '../../../contract/wishlist.ts'
import type { ItemType } from '../../../domain/wishlist.ts'
import { type Api, ApiError } from '../api.ts'
import type { Translator } from '../i18n.tsx'

/** What names an item. */
export type Named = { item_type: ItemType; item_id: number }

/** An item as it is to be kept: for a stay, with notes, in a list of its own. */
export type Addition = Named & { notes?: string; list_id?: number } & Partial<KeptStay>

/** The state of the specification, section 4. `busy` holds the items whose toggle runs (`keyOf`). */
export type WishlistState = {
  wishlist: Wishlist | null
  items: readonly WishlistItem[]
  loading: boolean
  error: string | null
  busy: ReadonlySet<string>
}

/** A failure of the wishlist, in the visitor's words (specification, section 8). */
export class WishlistError extends Error {
  override name = 'WishlistError'
  /** Somebody has to sign in first. */
  readonly signedOut: boolean

  constructor(message: string, signedOut = message.includes('logged in')) {
    super(message)
    this.signedOut = signedOut
  }
}

export type WishlistDeps = {
  /** Speaks with the session, in the language on screen. */
  api: () => Api
  /** The sentences of `heart.json`. */
  words: () => Translator<'heart'>
  /** Tells the other tabs that something changed. */
  announce: () => void
}

export type WishlistStore = {
  getState: () => WishlistState
  subscribe: (notify: () => void) => () => void
  /** Whose wishlist it is; fetched whenever that changes, cleared with no fetch when it is nobody's. False: it did not change. */
  setUser: (id: number | null) => Promise<boolean>
  fetch: () => Promise<void>
  /** @throws WishlistError */
  add: (addition: Addition) => Promise<WishlistItem>
  /** @throws WishlistError */
  remove: (named: Named) => Promise<void>
  /** What the server says; false for guests and when it cannot be asked. */
  check: (named: Named) => Promise<boolean>
  has: (named: Named) => boolean
  /** Adds or removes; null when it did nothing, because a call of it or the list itself is under way. @throws WishlistError */
  toggle: (addition: Addition) => Promise<'added' | 'removed' | null>
}

const paths = {
  fetch: '/api/v1/users/wishlist/',
  add: '/api/v1/users/add_to_wishlist/',
  remove: '/api/v1/users/remove_from_wishlist/',
  check: '/api/v1/users/check_wishlist_item/',
}

const empty = { wishlist: null, items: [] } as const

export function keyOf({ item_type, item_id }: Named): string {
  return `${item_type} ${item_id}`
}

/** The wishlist of who is signed in (specification, sections 4, 5 and 8). */
export function createWishlist({ api, words, announce }: WishlistDeps): WishlistStore {
  const listeners = new Set<() => void>()
  let state: WishlistState = { ...empty, loading: false, error: null, busy: new Set() }
  let user: number | null = null
  let lastFetch = 0

  function change(next: Partial<WishlistState>): void {
    state = { ...state, ...next }
    for (const notify of listeners) notify()
  }

  async function fetch(): Promise<void> {
    if (user === null) return
    const mine = ++lastFetch
    change({ loading: true, error: null })
    try {
      const wishlist = await api().get<Wishlist>(paths.fetch)
      if (mine === lastFetch) change({ wishlist, items: wishlist.items ?? [], loading: false })
    } catch (error) {
      if (mine === lastFetch) change({ ...empty, loading: false, error: wordsOf(error) || words()('error.fetch') })
    }
  }

  async function add(addition: Addition): Promise<WishlistItem> {
    if (user === null) throw new WishlistError(words()('error.addSignedOut'), true)
    try {
      const item = await api().post<WishlistItem>(paths.add, { notes: '', ...addition })
      await fetch()
      announce()
      return item
    } catch (error) {
      throw fail(wordsOf(error) || words()('error.add'))
    }
  }

  async function remove({ item_type, item_id }: Named): Promise<void> {
    if (user === null) throw new WishlistError(words()('error.removeSignedOut'), true)
    try {
      await api().delete(paths.remove, { item_type, item_id })
      change({ items: state.items.filter((item) => !isSame(item, { item_type, item_id })), error: null })
      announce()
    } catch (error) {
      const failure = fail(wordsOf(error) || words()('error.remove'))
      await fetch()
      throw failure
    }
  }

  function fail(message: string): WishlistError {
    change({ error: message })
    return new WishlistError(message)
  }

  const has = (named: Named) => state.items.some((item) => isSame(item, named))

  return {
    getState: () => state,
    subscribe: (notify) => {
      listeners.add(notify)
      return () => listeners.delete(notify)
    },
    setUser: async (id) => {
      if (id === user) return false
      user = id
      lastFetch++
      change({ ...empty, loading: false, error: null })
      await fetch()
      return true
    },
    fetch,
    add,
    remove,
    check: async ({ item_type, item_id }) => {
      if (user === null) return false
      try {
        const answer = await api().get<{ in_wishlist: boolean }>(paths.check, { item_type, item_id })
        return answer.in_wishlist
      } catch {
        return false
      }
    },
    has,
    toggle: async (addition) => {
      const key = keyOf(addition)
      if (state.loading || state.busy.has(key)) return null
      change({ busy: new Set(state.busy).add(key) })
      try {
        const kept = has(addition)
        await (kept ? remove(addition) : add(addition))
        return kept ? 'removed' : 'added'
      } finally {
        const busy = new Set(state.busy)
        busy.delete(key)
        change({ busy })
      }
    },
  }
}

/** Membership is decided here, by type and the id of the thing itself (specification, section 4). */
function isSame(item: WishlistItem, named: Named): boolean {
  return item.item_type === named.item_type && item.content_object_data.id === named.item_id
}

/** The server's `message`; nothing when it did not answer in words. */
function wordsOf(error: unknown): string {
  if (!(error instanceof ApiError)) throw error
  const { body } = error
  return typeof body === 'object' && body !== null && 'message' in body ? String(body.message) : ''
}
