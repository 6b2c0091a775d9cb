import { QueryClient } from '@tanstack/react-query'
import { retries } from './api.ts'

/** Query defaults of the specification (section 9). The server asks once: a page that fails is asked for again by its reader. */
export function createQueryClient(place: 'server' | 'browser'): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        retry: place === 'server' ? 0 : retries,
        refetchOnWindowFocus: false,
      },
    },
  })
}
