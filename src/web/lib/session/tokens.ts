import { signedInKey } from '../stored.ts'

/** Keys of the browser's storage (specification, section 3). */
export const storageKeys = {
  access: signedInKey,
  refresh: 'refreshToken',
  expiry: 'tokenExpiry',
  user: 'user',
  device: 'deviceToken',
  trusted: 'deviceTrusted',
} as const

export type TokenStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export type StoredTokens = {
  access: string
  /** Null where only an access token is kept: it serves until it ends. */
  refresh: string | null
  /** Milliseconds of this device's own clock. */
  expiresAt: number
}

/**
 * When a token ends by the clock of this device: it lives as long from now as the server meant it to, so that a clock that is
 * wrong does no harm. Undefined for what is no token of three parts that can be read.
 * @param now milliseconds.
 */
export function readExpiry(token: string, now: number): number | undefined {
  const parts = token.split('.')
  if (parts.length !== 3) return undefined
  try {
    const claims: unknown = JSON.parse(decode(parts[1] ?? ''))
    if (typeof claims !== 'object' || claims === null) return undefined
    const { exp, iat } = claims as { exp?: unknown; iat?: unknown }
    return typeof exp === 'number' && typeof iat === 'number' && exp > iat ? now + (exp - iat) * 1000 : undefined
  } catch {
    return undefined
  }
}

/** When a token ends by the clock of who made it, milliseconds; 0 for what cannot be read. */
function claimedEnd(token: string): number {
  try {
    const { exp } = JSON.parse(decode(token.split('.')[1] ?? ''))
    return typeof exp === 'number' ? exp * 1000 : 0
  } catch {
    return 0
  }
}

function decode(part: string): string {
  return atob(part.replaceAll('-', '+').replaceAll('_', '/'))
}

/** What is kept; undefined without an access token. One that cannot be read counts as over. */
export function readTokens(storage: TokenStorage): StoredTokens | undefined {
  const access = storage.getItem(storageKeys.access)
  const refresh = storage.getItem(storageKeys.refresh)
  if (!access) return undefined
  const kept = Number(storage.getItem(storageKeys.expiry) ?? Number.NaN)
  return { access, refresh: refresh || null, expiresAt: Number.isFinite(kept) ? kept : claimedEnd(access) }
}

/** Keeps new tokens; without `refresh` the one that is kept stays. */
export function keepTokens(storage: TokenStorage, tokens: { access: string; refresh?: string }, now: number): void {
  storage.setItem(storageKeys.access, tokens.access)
  storage.setItem(storageKeys.expiry, String(readExpiry(tokens.access, now) ?? 0))
  if (tokens.refresh) storage.setItem(storageKeys.refresh, tokens.refresh)
}

/** Forgets everything of the session. What tells that the device is trusted stays: it is no sign-in. */
export function forgetTokens(storage: TokenStorage): void {
  const { access, refresh, expiry, user, trusted } = storageKeys
  for (const key of [access, refresh, expiry, user, trusted]) {
    storage.removeItem(key)
  }
}
