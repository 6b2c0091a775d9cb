import { useQuery } from '@tanstack/react-query'
import type { Highlights } from '../../../contract/hotels.ts'
import { type Api, ApiError } from '../../lib/api.ts'
import { useCurrency } from '../../lib/currency.ts'
import { useApi } from '../../lib/services.ts'

/** Destinations and offers of the home page, in a currency; euro when there is none, or no rate for it. */
export function highlightsQuery(api: Api, currency: string | null) {
  const path = '/api/v1/highlights/'
  const asked = api.query<Highlights>(path, { currency: currency === 'EUR' ? null : currency })
  return {
    queryKey: asked.queryKey,
    queryFn: async (context: { signal: AbortSignal }) => {
      try {
        return await asked.queryFn(context)
      } catch (error) {
        if (!(error instanceof ApiError) || !error.fields.currency) throw error
        return api.get<Highlights>(path, {}, context.signal)
      }
    },
  }
}

/** Undefined until they are there, or when they could not be had. */
export function useHighlights(): Highlights | undefined {
  const api = useApi()
  const [currency] = useCurrency()
  return useQuery(highlightsQuery(api, currency)).data
}
