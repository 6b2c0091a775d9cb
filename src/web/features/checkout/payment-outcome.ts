import type { PaymentStatusAnswer } from '../../../contract/payments.ts'

/**
 * How a payment looks to its visitor. `confirmed` and the ones after it are the end; `slow` is none of the provider's: it is
 * what we say when nothing was decided for two minutes.
 */
export type PaymentOutcome =
  | 'processing'
  | 'unpaid'
  | 'declined'
  | 'confirmed'
  | 'canceled'
  | 'holdExpired'
  | 'stayGone'

const ends: ReadonlySet<PaymentOutcome> = new Set(['confirmed', 'canceled', 'holdExpired', 'stayGone'])

/** Whether nothing more is to be waited for. */
export function isDecided(outcome: PaymentOutcome): boolean {
  return ends.has(outcome)
}

/** Reads a payment's state. The rest of a booking has its booking from the start and a pay link none: there only the money decides. */
export function readOutcome(
  answer: Pick<PaymentStatusAnswer, 'status' | 'error' | 'booking' | 'purpose'>,
): PaymentOutcome {
  const { status, error, booking, purpose } = answer
  const byMoney = purpose === 'balance' || purpose === 'request'
  if (byMoney ? status === 'succeeded' : booking !== null) return 'confirmed'
  switch (status) {
    case 'canceled':
      if (error === 'hold_expired') return 'holdExpired'
      return error === 'stay_gone' || error === 'sold_out' ? 'stayGone' : 'canceled'
    case 'requires_payment_method':
    case 'requires_action':
      return error === null ? 'unpaid' : 'declined'
    default:
      return 'processing'
  }
}

/** Why cards are declined, as far as a sentence of its own helps; everything else is `card_declined`. */
export const declineReasons = ['card_declined', 'insufficient_funds', 'authentication_failed'] as const

export function readDecline(error: string | null): (typeof declineReasons)[number] {
  return declineReasons.find((known) => known === error) ?? 'card_declined'
}

/** After this long we stop asking, in milliseconds: whoever is still there is told what happens without them. */
export const patienceMs = 120_000

/** How long to wait before asking again, in milliseconds: half a second, growing to three. */
export function pollDelay(asked: number): number {
  return Math.min(3000, Math.round(500 * 1.25 ** asked))
}
