/**
 * The test cards. No number belongs to them: a visitor chooses one, and nothing that looks like a card can be typed.
 * Each stands for one way in which a payment goes at a real provider.
 */
export const cards = [
  'success',
  'declined',
  'insufficient_funds',
  'challenge_passed',
  'challenge_failed',
  'slow',
  'lost_webhook',
  'duplicate_webhook',
  'late',
] as const
export type Card = (typeof cards)[number]

/** Why a card pays nothing, as a stable word. */
export const refusals: Partial<Record<Card, string>> = {
  declined: 'card_declined',
  insufficient_funds: 'insufficient_funds',
}

/** How often each message about a payment with this card is sent; once unless it stands here. */
export const messageCopies: Partial<Record<Card, number>> = { lost_webhook: 0, duplicate_webhook: 3 }

export function isCard(value: unknown): value is Card {
  return cards.some((card) => card === value)
}
