import type { PaymentRequest } from '../../../contract/payment-requests.ts'
import type { Api } from '../../lib/api.ts'
import { orNowhere } from '../../lib/missing.ts'

/** Path of a pay link's page, without language. */
export function payPath(code: string): string {
  return `/pay/${encodeURIComponent(code)}`
}

/** Options of the query for a pay link; `null` for an unknown code. */
export function payLinkQuery(api: Api, code: string) {
  return orNowhere(api.query<PaymentRequest>(`/api/v1/payment-requests/${encodeURIComponent(code)}/`))
}
