import type { SharedList } from '../../../contract/wishlist.ts'
import type { Api, ApiQuery } from '../../lib/api.ts'
import { orNowhere } from '../../lib/missing.ts'
import { readStored, writeStored } from '../../lib/stored.ts'

/** A shared list by its key, `null` where it opens none; with the token of this browser it tells which votes and comments are one's own. */
export function sharedQuery(
  api: Api,
  key: string,
  own: { token?: string; currency?: string | undefined } = {},
): ApiQuery<SharedList | null> {
  return orNowhere(api.query<SharedList>('/api/v1/shared_wishlist/', { key, ...own }))
}

const tokenKey = 'wishlistVoter'
let unkept: string | undefined

/** 192 random bits that stand for this browser in shared lists; no cookie, and nothing that tells who it is. */
export function getVoterToken(): string {
  const kept = readStored(tokenKey) ?? unkept
  if (kept && /^[\w-]{22,100}$/.test(kept)) return kept
  const bytes = crypto.getRandomValues(new Uint8Array(24))
  const made = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
  unkept = made
  writeStored(tokenKey, made)
  return made
}
