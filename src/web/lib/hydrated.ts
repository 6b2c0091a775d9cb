import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and in the first browser render, true from then on: what only works with JavaScript waits for it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
