import { useSyncExternalStore } from 'react'

/** Kept while somebody is signed in (specification, section 3). */
export const signedInKey = 'accessToken'

const listeners = new Map<string, Set<() => void>>()

/**
 * A string kept in the browser under `key`, shared by every component and tab. The server and the first browser render see
 * `fallback`, so anonymous markup hydrates cleanly; the kept value comes right after.
 * @returns the value and a setter; setting null forgets it.
 */
export function useStored(key: string, fallback: string): [string, (value: string | null) => void] {
  const value = useSyncExternalStore(
    (notify) => subscribe(key, notify),
    () => readStored(key) ?? fallback,
    () => fallback,
  )
  return [value, (next) => writeStored(key, next)]
}

/** The kept string, or null: also when the browser forbids storage. */
export function readStored(key: string): string | null {
  try {
    return window.localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps a string, or forgets it with null, and tells everybody who shows it. */
export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) window.localStorage.removeItem(key)
    else window.localStorage.setItem(key, value)
  } catch {
    // A full or forbidden storage only means that the choice is not remembered.
  }
  for (const notify of listeners.get(key) ?? []) notify()
}

function subscribe(key: string, notify: () => void): () => void {
  const mine = listeners.get(key) ?? new Set()
  listeners.set(key, mine)
  mine.add(notify)
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) notify()
  }
  window.addEventListener('storage', onStorage)
  return () => {
    mine.delete(notify)
    window.removeEventListener('storage', onStorage)
  }
}
