import { useSyncExternalStore } from 'react'
import { useConfig } from '../services.ts'
import { getSession } from './browser-session.ts'
import type { Session, SessionState } from './session.ts'

const unknown: SessionState = { user: null, loading: true, isInitialized: false }

/** Who is signed in, and what can be done about it. On the server and in the first browser render nobody knows yet. */
export function useSession(): SessionState & { session: Session | undefined } {
  const { apiOrigin } = useConfig()
  const session = import.meta.env.SSR ? undefined : getSession(apiOrigin)
  const state = useSyncExternalStore(
    (notify) => session?.subscribe(notify) ?? (() => undefined),
    () => session?.getState() ?? unknown,
    () => unknown,
  )
  return { ...state, session }
}
