import { useSyncExternalStore } from 'react'

/** Subscribes to nothing: for values that only differ between the server's markup and the browser. */
export const never = () => () => {}

/** False on the server and in the first browser render, true from then on: what only works with JavaScript waits for it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
