import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api.ts'

/** Query defaults of the specification (section 9). The server asks once: a page that fails is asked for again by its reader. */
export function createQueryClient(place: 'server' | 'browser'): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        retry: place === 'server' ? 0 : retryThrice,
        refetchOnWindowFocus: false,
      },
    },
  })
}

/** Three retries, but never of an answer that would be the same again: the request itself was wrong. */
function retryThrice(failures: number, error: unknown): boolean {
  if (error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429) return false
  return failures < 3
}
