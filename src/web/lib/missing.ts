import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { ApiError, type ApiQuery } from './api.ts'

/**
 * A query for what a mailed link opens: `null` where it leads nowhere. That is an answer like any other, so it stands in the
 * page that the server writes; an error would not, and the page would first say something else.
 */
export function orNowhere<T>({ queryKey, queryFn }: ApiQuery<T>): ApiQuery<T | null> {
  return {
    queryKey,
    queryFn: async (context) => {
      try {
        return await queryFn(context)
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
  }
}

/** For `PageMeta.status` of a page that tells in its own words that its link leads nowhere: 404 then. */
export function statusOf(queryClient: QueryClient, queryKey: QueryKey): 404 | undefined {
  const { data, error } = queryClient.getQueryState(queryKey) ?? {}
  return data === null || isMissing(error) ? 404 : undefined
}

/** Half a link too, which cannot be read at all. */
function isMissing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400)
}
