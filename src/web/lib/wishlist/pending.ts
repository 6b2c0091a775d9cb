import { readStored, writeStored } from '../stored.ts'
import type { Addition } from './wishlist.ts'

/** Something that a guest wanted to keep: done once somebody has signed in. */
export type PendingAddition = Addition & { name: string }

/** Key of the browser's storage. */
export const pendingKey = 'pendingWishlist'

/** Whoever signs in later than this may be somebody else, or have forgotten; in milliseconds. */
const goodForMs = 60 * 60_000
const mostPending = 10

type Kept = PendingAddition & { at: number }

/** Remembers what a guest wanted to keep; the newest few. */
export function rememberAddition(addition: PendingAddition, now: number): void {
  const others = readKept(now).filter(
    ({ item_type, item_id }) => item_type !== addition.item_type || item_id !== addition.item_id,
  )
  writeStored(pendingKey, JSON.stringify([...others, { ...addition, at: now }].slice(-mostPending)))
}

/** What is remembered and not too old; it is forgotten with this, so that it is done once. */
export function takeAdditions(now: number): PendingAddition[] {
  const kept = readKept(now)
  writeStored(pendingKey, null)
  return kept.map(({ at: _at, ...addition }) => addition)
}

/** Whatever a browser kept is read with care: anything odd counts as nothing. */
function readKept(now: number): Kept[] {
  try {
    const kept: unknown = JSON.parse(readStored(pendingKey) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => isKept(one) && now - one.at < goodForMs && now >= one.at) : []
  } catch {
    return []
  }
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false
  const { item_type, item_id, name, at } = value as Record<keyof Kept, unknown>
  return item_type === 'hotel' && Number.isInteger(item_id) && typeof name === 'string' && typeof at === 'number'
}
