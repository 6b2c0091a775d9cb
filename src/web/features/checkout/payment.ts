import type { HostedCheckout, PaymentIntent, PaymentStatusAnswer } from '../../../contract/payments.ts'
import type { Api } from '../../lib/api.ts'

/** What is paid for: a checkout or a pay link at exactly the price that was last shown, or the rest of a booking. */
export type PaidFor =
  | { checkout_session: string; price_hash: string }
  | { payment_request: string; price_hash: string }
  | { booking: string; key?: string }

/** Asks for a payment. 409 `offer_changed`, `session_expired`, `sold_out`; one that runs already is answered again. */
export function createIntent(api: Api, paidFor: PaidFor, idempotencyKey: string): Promise<PaymentIntent> {
  return api.post<PaymentIntent>('/api/v1/payment/create_intent/', { ...paidFor, method: 'card' }, { idempotencyKey })
}

/** Address of the provider's page on which the card is given; none of it passes through ours. */
export async function findHostedPage(api: Api, intent: string): Promise<string> {
  const answer = await api.post<HostedCheckout>('/api/v1/payment/checkout/', { payment_intent: intent })
  return answer.redirect_url
}

/** Ends a payment that is not decided yet; ending an ended one does nothing. */
export function cancelPayment(api: Api, intent: string): Promise<PaymentStatusAnswer> {
  return api.post<PaymentStatusAnswer>('/api/v1/payment/cancel_payment/', { payment_intent: intent })
}

/** Options of the query for how a payment stands. */
export function paymentStatusQuery(api: Api, intent: string) {
  return api.query<PaymentStatusAnswer>('/api/v1/payment/payment_status/', { payment_intent: intent })
}

/** Pays and leaves: the provider's page takes this one's place. */
export async function goPay(api: Api, paidFor: PaidFor, idempotencyKey: string): Promise<void> {
  const intent = await createIntent(api, paidFor, idempotencyKey)
  window.location.assign(await findHostedPage(api, intent.id))
}
