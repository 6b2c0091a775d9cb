import type { Profile, SignedIn, SignInAnswer } from '../../../contract/accounts.ts'
import type { Transport } from '../../../contract/rendering.ts'
import { forgetTokens, keepTokens, readExpiry, readTokens, storageKeys, type TokenStorage } from './tokens.ts'

/** Refreshed when it ends within this time, in milliseconds (specification, sections 4 and 9). */
const margin = 60_000

export type SessionState = { user: Profile | null; loading: boolean; isInitialized: boolean }

export type SessionDeps = {
  storage: TokenStorage
  /** Carries requests without the session. */
  transport: Transport
  /** Milliseconds. */
  now: () => number
  /** Runs one piece of work at a time, in all tabs together. */
  alone: <T>(work: () => Promise<T>) => Promise<T>
  /** Nobody is signed in any more: to `/login`, unless there. */
  leave: () => void
  /** False while this device has no network: then nothing is refreshed, and nobody loses a session to a tunnel. */
  online: () => boolean
}

export type Session = {
  getState: () => SessionState
  subscribe: (notify: () => void) => () => void
  /** Validates what is kept, refreshes it if need be, and fetches the user. Once. */
  start: () => Promise<void>
  /** The minute's look: refreshes what ends soon, and signs out where another tab did. */
  check: () => Promise<void>
  /** Takes over the tokens of a sign-in and fetches the user; its result is whether this device is trusted. */
  adopt: (tokens: SignedIn) => Promise<boolean>
  /** Whether the sign-in said that this device is trusted: it is asked for no code. */
  isDeviceTrusted: () => boolean
  /** Carries a request with the session; a first 401 refreshes and tries once more. */
  transport: Transport
  setUser: (user: Profile) => void
  /** Tells the server, then forgets everything and leaves. */
  logout: () => Promise<void>
}

export function isCodeAsked(answer: SignInAnswer): answer is Extract<SignInAnswer, { otp_required: true }> {
  return 'otp_required' in answer
}

/** The state machine of a visitor's session (specification, section 4). */
export function createSession(deps: SessionDeps): Session {
  const { storage, now } = deps
  const listeners = new Set<() => void>()
  let state: SessionState = { user: readUser(storage), loading: false, isInitialized: false }
  let starting: Promise<void> | undefined

  function change(next: Partial<SessionState>): void {
    state = { ...state, ...next }
    for (const notify of listeners) notify()
  }

  function setUser(user: Profile): void {
    storage.setItem(storageKeys.user, JSON.stringify(user))
    change({ user })
  }

  function clear(): void {
    forgetTokens(storage)
    change({ user: null, loading: false, isInitialized: true })
    deps.leave()
  }

  /**
   * The access token that replaces `used`; undefined once the session is over. One refresh at a time, in all tabs: who waited
   * for another's takes what that brought.
   */
  function refresh(used: string): Promise<string | undefined> {
    return deps.alone(async () => {
      const kept = readTokens(storage)
      if (!kept) return undefined
      if (kept.access !== used && isSound(kept.access)) return kept.access
      if (kept.refresh === null) {
        clear()
        return undefined
      }
      const answer = await deps.transport({
        method: 'POST',
        path: '/auth/token/refresh/',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ refresh: kept.refresh }),
        signal: undefined,
      })
      const brought = answer.status === 200 ? readPair(answer.text) : undefined
      if (!brought) {
        clear()
        return undefined
      }
      keepTokens(storage, brought, now())
      return brought.access
    })
  }

  const isSound = (token: string) => readExpiry(token, now()) !== undefined

  /** The token for a request; refreshed first when it is about to end. */
  async function currentAccess(): Promise<string | undefined> {
    const kept = readTokens(storage)
    if (!kept) return undefined
    const left = kept.expiresAt - now()
    if (left > (kept.refresh === null ? 0 : margin) && isSound(kept.access)) return kept.access
    return deps.online() ? refresh(kept.access) : kept.access
  }

  async function carry(request: Parameters<Transport>[0]): ReturnType<Transport> {
    if (!readTokens(storage)) return deps.transport(request)
    const access = await currentAccess()
    // Not sent without the token instead: who asked is told that the session is over (specification, section 8).
    if (!access) return refreshFailed
    const first = await deps.transport(withBearer(request, access))
    if (first.status !== 401) return first
    const next = await refresh(access)
    if (!next) return refreshFailed
    return deps.transport(withBearer(request, next))
  }

  async function fetchUser(): Promise<void> {
    change({ loading: true })
    const answer = await carry({
      method: 'GET',
      path: '/api/v1/users/me/',
      headers: {},
      body: undefined,
      signal: undefined,
    })
    if (answer.status === 200) setUser(JSON.parse(answer.text))
    change({ loading: false, isInitialized: true })
  }

  return {
    getState: () => state,
    subscribe: (notify) => {
      listeners.add(notify)
      return () => listeners.delete(notify)
    },
    start: () => {
      starting ??= (async () => {
        const kept = readTokens(storage)
        if (!kept) return change({ user: null, isInitialized: true })
        // What is no token can only have been put there by somebody else.
        if (!isSound(kept.access)) return clear()
        await fetchUser()
      })()
      return starting
    },
    check: async () => {
      const signedOutElsewhere = !readTokens(storage) && state.user !== null
      if (signedOutElsewhere) return clear()
      await currentAccess()
    },
    adopt: async (tokens) => {
      keepTokens(storage, tokens, now())
      if (tokens.device_token) storage.setItem(storageKeys.device, tokens.device_token)
      storage.setItem(storageKeys.trusted, String(tokens.device_trusted))
      await fetchUser()
      return tokens.device_trusted
    },
    isDeviceTrusted: () => storage.getItem(storageKeys.trusted) === 'true',
    transport: carry,
    setUser,
    logout: async () => {
      const kept = readTokens(storage)
      if (kept?.refresh) {
        await deps.transport({
          method: 'POST',
          path: '/auth/logout/',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ refresh: kept.refresh }),
          signal: undefined,
        })
      }
      clear()
    },
  }
}

/** What a request hears whose session could not be renewed (specification, section 8). */
const refreshFailed = {
  status: 401,
  text: JSON.stringify({ detail: 'Token refresh failed', code: 'token_not_valid' }),
}

function withBearer(request: Parameters<Transport>[0], access: string): Parameters<Transport>[0] {
  return { ...request, headers: { ...request.headers, authorization: `Bearer ${access}` } }
}

function readPair(text: string): { access: string; refresh?: string } | undefined {
  try {
    const { access, refresh } = JSON.parse(text)
    return typeof access === 'string' && access !== '' ? { access, refresh } : undefined
  } catch {
    return undefined
  }
}

function readUser(storage: TokenStorage): Profile | null {
  try {
    return storage.getItem(storageKeys.access) ? JSON.parse(storage.getItem(storageKeys.user) ?? 'null') : null
  } catch {
    return null
  }
}
