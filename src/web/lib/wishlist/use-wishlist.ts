import { useEffect, useSyncExternalStore } from 'react'
import { useConfig } from '../services.ts'
import { signedInKey, useStored } from '../stored.ts'
import { getWishlist, wishlistHandle } from './browser-wishlist.ts'
import type { WishlistState, WishlistStore } from './wishlist.ts'

const unknown: WishlistState = { wishlist: null, items: [], loading: false, error: null, busy: new Set() }
const nothing = () => undefined

/**
 * The wishlist in the browser; fetched on load when somebody is signed in. On the server, and for guests until they press
 * something, there is no store.
 */
export function useWishlist(): WishlistState & { store: WishlistStore | undefined; guest: boolean } {
  const { apiOrigin } = useConfig()
  const [token] = useStored(signedInKey, '')
  const store = useSyncExternalStore(wishlistHandle.subscribe, wishlistHandle.read, nothing)
  const state = useSyncExternalStore(
    (notify) => store?.subscribe(notify) ?? nothing,
    () => store?.getState() ?? unknown,
    () => unknown,
  )
  useEffect(() => {
    // Code that does not come is asked for again, and missed aloud, when a heart is pressed.
    if (token) getWishlist(apiOrigin).catch(() => {})
  }, [token, apiOrigin])
  return { ...state, store, guest: token === '' }
}
