/** States of what a visitor is asked to pay once, as the wire names them (wire.md, Payment). */
export const intentStatuses = [
  'requires_payment_method',
  'requires_action',
  'processing',
  'requires_capture',
  'succeeded',
  'canceled',
] as const
export type IntentStatus = (typeof intentStatuses)[number]

/** Where each state may go. A move to the same state does nothing; what is not here is refused. */
const moves: Record<IntentStatus, readonly IntentStatus[]> = {
  requires_payment_method: ['requires_action', 'processing', 'requires_capture', 'succeeded', 'canceled'],
  requires_action: ['requires_payment_method', 'processing', 'requires_capture', 'succeeded', 'canceled'],
  processing: ['requires_payment_method', 'requires_action', 'requires_capture', 'succeeded', 'canceled'],
  requires_capture: ['succeeded', 'canceled'],
  succeeded: [],
  canceled: [],
}

/** Whether a payment may go from one state to another; to the same one always. */
export function mayMoveIntent(from: IntentStatus, to: IntentStatus): boolean {
  return from === to || moves[from].includes(to)
}

/** Nothing more comes of a payment in these states but refunds. */
export function isFinal(status: IntentStatus): boolean {
  return moves[status].length === 0
}

export const refundStatuses = ['pending', 'succeeded', 'failed'] as const
export type RefundStatus = (typeof refundStatuses)[number]

export const paymentStatuses = [
  'unpaid',
  'authorized',
  'deposit_paid',
  'paid',
  'partially_refunded',
  'refunded',
  'voided',
] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/**
 * How a booking stands by its money, in minor units: what was taken of its total, what was given back, what is only set
 * aside on the card.
 */
export function paymentStatusOf(money: {
  total: number
  captured: number
  refunded: number
  authorized: number
  voided: boolean
}): PaymentStatus {
  if (money.captured > 0 && money.refunded >= money.captured) return 'refunded'
  if (money.refunded > 0) return 'partially_refunded'
  if (money.captured >= money.total && money.captured > 0) return 'paid'
  if (money.captured > 0) return 'deposit_paid'
  if (money.authorized > 0) return 'authorized'
  return money.voided ? 'voided' : 'unpaid'
}
