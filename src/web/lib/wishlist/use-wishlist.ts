import { useEffect, useSyncExternalStore } from 'react'
import { useConfig } from '../services.ts'
import { signedInKey, useStored } from '../stored.ts'
import { getWishlist, wishlistHandle } from './browser-wishlist.ts'
import { keyOf, type Named, type WishlistState, type WishlistStore } from './wishlist.ts'

const unknown: WishlistState = { wishlist: null, items: [], loading: false, error: null, busy: new Set() }
const nothing = () => undefined

/**
 * The wishlist in the browser; fetched on load when somebody is signed in. On the server, and for guests until they press
 * something, there is no store.
 */
export function useWishlist(): WishlistState & { store: WishlistStore | undefined; guest: boolean } {
  const guest = useSignedOut()
  const store = useSyncExternalStore(wishlistHandle.subscribe, wishlistHandle.read, nothing)
  const state = useSyncExternalStore(
    (notify) => store?.subscribe(notify) ?? nothing,
    () => store?.getState() ?? unknown,
    () => unknown,
  )
  return { ...state, store, guest }
}

/** What the heart of one item shows; of thirty on a page only that one is drawn anew when it changes. */
export function useHeart(item: Named): { kept: boolean; busy: boolean; guest: boolean } {
  const guest = useSignedOut()
  const shown = useSyncExternalStore(
    subscribeToState,
    () => readHeart(item),
    () => '',
  )
  return { kept: shown.includes('kept'), busy: shown.includes('busy'), guest }
}

/** A text, since two of the same are the same to React. */
function readHeart(item: Named): string {
  const store = wishlistHandle.read()
  return `${store?.has(item) ? 'kept' : ''}${store?.getState().busy.has(keyOf(item)) ? 'busy' : ''}`
}

/** Of the store's coming, and then of what it says. */
function subscribeToState(notify: () => void): () => void {
  let leave = wishlistHandle.read()?.subscribe(notify)
  const leaveHandle = wishlistHandle.subscribe(() => {
    leave ??= wishlistHandle.read()?.subscribe(notify)
    notify()
  })
  return () => {
    leaveHandle()
    leave?.()
  }
}

/** Whether nobody is signed in; for who is, the list is fetched. */
function useSignedOut(): boolean {
  const { apiOrigin } = useConfig()
  const [token] = useStored(signedInKey, '')
  useEffect(() => {
    // Code that does not come is asked for again, and missed aloud, when a heart is pressed.
    if (token) getWishlist(apiOrigin).catch(() => {})
  }, [token, apiOrigin])
  return token === ''
}
