import type { Booking, CheckoutSession, PreCheckoutAnswer, UpdateSessionBody } from '../../../contract/checkout.ts'
import type { Api } from '../../lib/api.ts'

const sessions = '/api/v1/checkout_sessions/'

/** Path of a checkout, of its second step, and of what follows the order; without language. */
export function checkoutPath(id: string, step?: 'order'): string {
  return `/checkout/${encodeURIComponent(id)}${step ? `?step=${step}` : ''}`
}

export function donePath(id: string): string {
  return `/checkout/${encodeURIComponent(id)}/done`
}

/** Options of the query for a checkout session. */
export function sessionQuery(api: Api, id: string) {
  return api.query<CheckoutSession>(`${sessions}${encodeURIComponent(id)}/`)
}

/** Holds an offer for 15 minutes. 409 `sold_out`, `offer_expired`. */
export function openCheckout(api: Api, offerId: string, idempotencyKey: string): Promise<CheckoutSession> {
  return api.post<CheckoutSession>(sessions, { offer_id: offerId, language: api.language }, { idempotencyKey })
}

/** Saves what has been filled in. 400 on fields, 409 `session_expired`, `session_completed`. */
export function saveCheckout(api: Api, id: string, changes: UpdateSessionBody): Promise<CheckoutSession> {
  return api.patch<CheckoutSession>(`${sessions}${encodeURIComponent(id)}/`, changes)
}

/** Options of the query that prices a session again: never taken from memory. */
export function preCheckoutQuery(api: Api, id: string) {
  return {
    queryKey: ['pre_checkout', id, api.language] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      api.post<PreCheckoutAnswer>('/api/v1/payment/pre_checkout/', { checkout_session: id }, { signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  }
}

/** Orders a stay that is paid at the property, at exactly the price that was last shown. */
export function orderStay(api: Api, id: string, priceHash: string, idempotencyKey: string): Promise<Booking> {
  const body = { checkout_session: id, price_hash: priceHash }
  return api.post<Booking>('/api/v1/bookings/', body, { idempotencyKey })
}
