import { useQuery } from '@tanstack/react-query'
import type { FlexibleStay, FlexibleStays } from '../../../contract/flexible.ts'
import type { QueryParams } from '../../lib/api.ts'
import { useCurrency } from '../../lib/currency.ts'
import { useApi } from '../../lib/services.ts'

/** A hotel by its id, or a place with the filters of its search; and the party in the wire's notation. */
export type FlexiblePlace = QueryParams & { hotel?: number }

/** Other stays and their lowest sums, from `GET flexible/{what}/`. */
export function useFlexibleStays(what: 'dates' | 'weeks', query: QueryParams) {
  const api = useApi()
  const [currency] = useCurrency()
  const own = currency === 'EUR' ? {} : { currency }
  return useQuery(api.query<FlexibleStays>(`/api/v1/flexible/${what}/`, { ...own, ...query }))
}

/** The cheapest of them per night, the earlier of equals; undefined when nothing is free. */
export function findCheapestStay(stays: readonly FlexibleStay[]): FlexibleStay | undefined {
  let best: FlexibleStay | undefined
  for (const stay of stays) {
    if (stay.price === null) continue
    if (!best || Number(stay.price) / stay.nights < Number(best.price) / best.nights) best = stay
  }
  return best
}
