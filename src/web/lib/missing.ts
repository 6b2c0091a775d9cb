import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { ApiError } from './api.ts'

/** For `PageMeta.status` of a page that tells in its own words that its link leads nowhere, half a link too: 404 then. */
export function statusOf(queryClient: QueryClient, queryKey: QueryKey): 404 | undefined {
  const error = queryClient.getQueryState(queryKey)?.error
  return error instanceof ApiError && (error.status === 404 || error.status === 400) ? 404 : undefined
}
