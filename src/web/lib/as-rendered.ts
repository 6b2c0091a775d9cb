import { hashKey, type QueryKey } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { never } from './hydrated.ts'
import { useServices } from './services.ts'

/**
 * Data of a query for a part of the page that wakes up late. Something else may have asked anew by then, and React throws away
 * markup that it cannot find in the data: a part on its way up sees what the server rendered it from, and right after that `data`.
 */
export function useAsRendered<Data>(queryKey: QueryKey, data: Data): Data | undefined {
  const { rendered } = useServices()
  return useSyncExternalStore<Data | undefined>(
    never,
    () => data,
    () =>
      rendered ? (rendered.queries.find(({ queryHash }) => queryHash === hashKey(queryKey))?.state.data as Data) : data,
  )
}
