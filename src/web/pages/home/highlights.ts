import { useQuery } from '@tanstack/react-query'
import type { Highlights } from '../../../contract/hotels.ts'
import type { Api } from '../../lib/api.ts'
import { useCurrency } from '../../lib/currency.ts'
import { useApi } from '../../lib/services.ts'

/** Destinations and offers of the home page, in a currency; euro when there is none. */
export function highlightsQuery(api: Api, currency: string | null) {
  return api.query<Highlights>('/api/v1/highlights/', { currency: currency === 'EUR' ? null : currency })
}

/** Undefined until they are there, or when they could not be had. */
export function useHighlights(): Highlights | undefined {
  const api = useApi()
  const [currency] = useCurrency()
  return useQuery(highlightsQuery(api, currency)).data
}
