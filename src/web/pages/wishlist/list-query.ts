import { useQueryClient } from '@tanstack/react-query'
import type { OpenedList } from '../../../contract/wishlist.ts'
import { type Api, ApiError, type ApiQuery } from '../../lib/api.ts'
import { useT } from '../../lib/i18n.tsx'
import { useWishlist } from '../../lib/wishlist/use-wishlist.ts'
import { showToast } from '../../ui/toast.ts'

const lists = '/api/v1/users/wishlist/lists/'

export const listPath = (id: number): string => `${lists}${id}/`

/** A list with prices of now. */
export function listQuery(api: Api, id: number, currency: string): ApiQuery<OpenedList> {
  return api.query<OpenedList>(listPath(id), { currency: currency === 'EUR' ? undefined : currency })
}

/**
 * Runs a change of the lists and brings what is on screen up to date; what failed is told in a toast. True: it succeeded.
 */
export function useListChange(): (work: () => Promise<unknown>) => Promise<boolean> {
  const t = useT('wishlist')
  const { store } = useWishlist()
  const queryClient = useQueryClient()
  return async (work) => {
    try {
      await work()
      await Promise.all([
        store?.fetch(),
        queryClient.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(lists) }),
      ])
      return true
    } catch (error) {
      await showToast('error', wordFailure(error, t))
      return false
    }
  }
}

/** What a failed call says: the server's sentence, or one of ours. */
export function wordFailure(error: unknown, t: ReturnType<typeof useT<'wishlist'>>): string {
  if (!(error instanceof ApiError)) return error instanceof Error && error.message ? error.message : t('problem')
  if (error.code === 'network') return t('offline')
  const [first] = Object.entries(error.fields).flatMap(([field, said]) =>
    field !== 'message' && Array.isArray(said) ? said : [],
  )
  return error.detail || first || t('problem')
}
