import type { Booking, CancelAnswer } from '../../../contract/checkout.ts'
import { type Api, writeQuery } from '../../lib/api.ts'

/** Path of a guest's booking page: whoever has the key may open it; without language. */
export function bookingPath(reference: string, key: string): string {
  return `/booking/${encodeURIComponent(reference)}${writeQuery({ key })}`
}

/** Options of the query for a booking; a wrong key answers as an unknown reference does, 404. */
export function bookingQuery(api: Api, reference: string, key: string) {
  return api.query<Booking>(`/api/v1/bookings/${encodeURIComponent(reference)}/`, { key })
}

/**
 * How long to wait before a booking is asked for again, in milliseconds: while its money is on the way, which is seconds;
 * after a minute whoever looks may reload. While a property has not answered, a minute.
 */
export function whileMoneyMoves({ state }: { state: { data?: Booking | undefined; dataUpdateCount: number } }) {
  if (state.data?.status === 'on_request') return 60_000
  const moving =
    state.data && (state.data.payment_status === 'authorized' || Number(state.data.money.refund_pending) > 0)
  return moving && state.dataUpdateCount < 30 ? 2000 : false
}

/** What cancelling now would cost. 409 `cannot_cancel`. */
export function simulateCancel(api: Api, reference: string, key: string): Promise<CancelAnswer> {
  return api.post<CancelAnswer>(cancelAddress(reference), { simulate: true, key })
}

/** Cancels at exactly the penalty that was shown; 409 `penalty_changed` when another one holds by now. */
export function cancelBooking(
  api: Api,
  order: { reference: string; key: string; penalty: string },
  idempotencyKey: string,
): Promise<CancelAnswer> {
  const { reference, key, penalty } = order
  return api.post<CancelAnswer>(cancelAddress(reference), { key, penalty }, { idempotencyKey })
}

function cancelAddress(reference: string): string {
  return `/api/v1/bookings/${encodeURIComponent(reference)}/cancel/`
}
