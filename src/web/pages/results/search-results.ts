import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { SearchAnswer } from '../../../contract/hotels.ts'
import { type Api, ApiError, type FieldErrors } from '../../lib/api.ts'
import { useCurrency } from '../../lib/currency.ts'
import { useApi } from '../../lib/services.ts'
import { type ResultsQuery, toParams, withoutDates } from './results-query.ts'

/**
 * An answer, or what the search did not accept: a box that is none, a page past the end. Dates that are over are left out of the
 * answer, which then says in `refused` what was wrong with them. The server's page holds one
 * picture of each hotel, `pictures` says so: the others would be most of its weight, and are asked for when wanted.
 */
export type SearchOutcome =
  | { kind: 'found'; answer: SearchAnswer; pictures: 'main' | 'all'; refused?: FieldErrors }
  | { kind: 'refused'; fields: FieldErrors }
  | { kind: 'no_page' }

/** How many hotels stand on a page of the results. */
export const pageSize = 30

/** Options of the query for a search: a refusal is an outcome that the page words, not an error to try again. */
export function searchQuery(api: Api, query: ResultsQuery) {
  const path = '/api/v1/search/'
  const params = toParams(query)
  const pictures = import.meta.env.SSR ? 'main' : 'all'
  return {
    queryKey: api.query(path, params).queryKey,
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<SearchOutcome> => {
      const asked = { ...params, markers: 'false', images: pictures === 'main' ? '0' : '' }
      try {
        return { kind: 'found', answer: await api.get<SearchAnswer>(path, asked, signal), pictures }
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        // No rate is known for the visitor's currency: better the prices in euro than none.
        if (error.fields.currency && query.currency !== '')
          return searchQuery(api, { ...query, currency: '' }).queryFn({ signal })
        if (error.fields.checkin || error.fields.checkout) {
          const undated = await searchQuery(api, withoutDates(query)).queryFn({ signal })
          return undated.kind === 'found' ? { ...undated, refused: error.fields } : undated
        }
        if (error.status === 400) return { kind: 'refused', fields: error.fields }
        if (error.code === 'invalid_page') return { kind: 'no_page' }
        throw error
      }
    },
  }
}

/** The results of the address on screen, in the visitor's currency. The last ones stay while new ones are on their way. */
export function useSearchResults(query: ResultsQuery) {
  const api = useApi()
  return useQuery({ ...searchQuery(api, useInCurrency(query)), placeholderData: keepPreviousData })
}

/** The address itself may name a currency; else the visitor's own counts, euro when there is none. */
export function useInCurrency(query: ResultsQuery): ResultsQuery {
  const [currency] = useCurrency()
  return inCurrency(query, currency)
}

export function inCurrency(query: ResultsQuery, currency: string | null): ResultsQuery {
  if (query.currency !== '' || currency === null || currency === 'EUR') return query
  return { ...query, currency }
}
