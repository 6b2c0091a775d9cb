import { createApi } from '../api.ts'
import { getT } from '../i18n.tsx'
import { languageOfPath } from '../language.ts'
import { loadMessages } from '../message-source.ts'
import type { Session } from '../session/session.ts'
import { readStored, signedInKey } from '../stored.ts'
import { takeAdditions } from './pending.ts'
import { tellAdded, tellFailure } from './toggle-toasts.tsx'
import { createWishlist, type WishlistStore } from './wishlist.ts'

/** Tabs tell each other through it that something was added or removed. */
const channelName = 'zefir-wishlist'

let session: Session | undefined
let store: WishlistStore | undefined
const listeners = new Set<() => void>()

/** The store of this browser, once there is one. */
export const wishlistHandle = {
  read: (): WishlistStore | undefined => store,
  subscribe(notify: () => void): () => void {
    listeners.add(notify)
    return () => listeners.delete(notify)
  },
}

const languageOnScreen = () => languageOfPath(window.location.pathname)

/** The wishlist of this browser: with the session of who is signed in, whose code comes with the first need of it. */
export async function getWishlist(apiOrigin: string): Promise<WishlistStore> {
  await loadMessages(languageOnScreen(), ['heart'])
  store ??= open()
  const made = store
  for (const notify of listeners) notify()
  if (!session && readStored(signedInKey) !== null) {
    const { getSession } = await import('../session/browser-session.ts')
    if (!session) {
      session = getSession(apiOrigin)
      follow(made, session)
    }
  }
  await session?.start()
  return made
}

function open(): WishlistStore {
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(channelName) : undefined
  const made = createWishlist({
    api: () => createApi(languageOnScreen(), (request) => carry(request)),
    words: () => getT(languageOnScreen(), 'heart'),
    announce: () => channel?.postMessage('changed'),
  })
  channel?.addEventListener('message', () => void made.fetch())
  return made
}

function carry(request: Parameters<Session['transport']>[0]): ReturnType<Session['transport']> {
  if (!session) throw new Error('Guests ask for nothing')
  return session.transport(request)
}

/** The list is that of the session's user, from now on; what was wanted before the sign-in is added then. */
function follow(made: WishlistStore, { getState, subscribe }: Session): void {
  const look = async () => {
    const { user } = getState()
    if ((await made.setUser(user?.id ?? null)) && user) await addPending(made)
  }
  subscribe(() => void look())
  void look()
}

async function addPending(made: WishlistStore): Promise<void> {
  for (const { name, ...addition } of takeAdditions(Date.now())) {
    if (made.has(addition)) continue
    try {
      await made.add(addition)
      await tellAdded(languageOnScreen(), name)
    } catch (error) {
      await tellFailure(languageOnScreen(), error)
    }
  }
}
