/** What we ask of a payment provider. Amounts are minor units of the currency named beside them. */
export type PaymentGateway = {
  /** As it stands in addresses and rows: `sandbox`, `stripe`. */
  name: string
  /**
   * Opens the provider's hosted page for a payment that is set aside and taken later. Asked again under the same key it
   * answers with the same page, also when the first answer never came.
   */
  open(order: HostedOrder): Promise<{ ref: string; redirectUrl: string }>
  /** How the provider's books have it now: the only truth about money. Null when it knows no such payment. */
  retrieve(ref: string): Promise<ProviderPayment | null>
  /** Takes what was set aside. Repeated under the same key it takes once. */
  capture(ref: string, capture: { amount: number; key: string }): Promise<ProviderPayment>
  /** Ends a payment before it is taken and lets go what was set aside; of an ended one nothing happens. */
  cancel(ref: string, key: string): Promise<ProviderPayment>
  /** Gives back a part of what was taken. Repeated under the same key it gives once. */
  refund(ref: string, refund: { amount: number; key: string }): Promise<ProviderRefund>
  /**
   * The message behind a webhook, or why it is not believed. `rawBody` is exactly what came: a signature over anything
   * else proves nothing.
   */
  readEvent(delivery: { rawBody: Buffer; signature: string | undefined; now: Date }): ProviderEvent | EventRefusal
  /** Payments that the provider opened since, for comparing its books with ours. */
  listSince(since: Date): Promise<ProviderPayment[]>
  /** Every refund and dispute of a payment, whoever began it, as they stand now. */
  listMovements(ref: string): Promise<ProviderMovement[]>
  /** Refunds, disputes and failed payouts that began since, of payments of any age. */
  listMovementsSince(since: Date): Promise<(ProviderMovement | FailedPayout)[]>
}

export type HostedOrder = {
  /** The payment's own id with us: it comes back in `ProviderPayment.orderId`, and is the key of the call. */
  id: string
  amount: number
  currency: string
  /** What is paid for, in the visitor's language, as the hosted page and the card statement show it. */
  description: string
  language: 'bg' | 'en'
  email: string
  /** Where the visitor comes back to, paid or not; the answer is asked of the provider, never read from the address. */
  returnUrl: string
  cancelUrl: string
  /** The page takes no payment after this instant. */
  expiresAt: Date
}

export type ProviderPayment = {
  ref: string
  /** Our id as it was given when the payment was opened; null when the payment is none of ours. */
  orderId: string | null
  /** `open` covers everything before money is set aside, a second step of the card's bank included. */
  status: 'open' | 'processing' | 'authorized' | 'captured' | 'canceled'
  amount: number
  currency: string
  captured: number
  refunded: number
  /** What the provider keeps of it, once it is taken; null while nobody knows. */
  fee: number | null
  /** Why the last try failed, as a stable word: `card_declined`, `insufficient_funds`, `authentication_failed`; null when none did. */
  lastError: string | null
}

export type ProviderRefund = { ref: string; status: 'pending' | 'succeeded' | 'failed'; amount: number }

/** A refund or a dispute. `payment` names what it is of: by any number that `retrieve` knows, and by ours when the provider has it. */
export type ProviderMovement = {
  ref: string
  payment: { ref: string; orderId: string | null }
  currency: string
  amount: number
} & (
  | { kind: 'refund'; status: ProviderRefund['status'] }
  /** `taken`: what of it the provider has taken back from us now; `fee`: what it charges for the dispute. */
  | { kind: 'dispute'; status: 'open' | 'won' | 'lost'; taken: number; fee: number }
)

/** Money on its way from the provider to our bank that came back to the provider. */
export type FailedPayout = { kind: 'payout'; ref: string; currency: string; amount: number }

/**
 * Says that something happened; what it was is asked of the provider. `about`: a payment, what came after one was taken (`ref` is the
 * payment's), or a payout that failed.
 */
export type ProviderEvent = {
  id: string
  type: string
  about: 'payment' | 'movement' | 'payout_failed'
  ref: string
  orderId: string | null
}
export type EventRefusal = { refused: 'signature_missing' | 'signature_wrong' | 'too_old' | 'not_readable' }

/**
 * The provider could not be asked, or answered what nobody can use: whether the call had an effect is not known. To be
 * asked again under the same key.
 */
export class GatewayUnavailable extends Error {
  override name = 'GatewayUnavailable'
}

/** The provider understood and refused: asking again changes nothing. `code` is its stable word. */
export class GatewayRefusal extends Error {
  override name = 'GatewayRefusal'
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}
