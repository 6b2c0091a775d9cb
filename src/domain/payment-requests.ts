/** States of a pay link, as the wire names them (wire.md, Payment). */
export const payLinkStatuses = [
  'draft',
  'sent',
  'viewed',
  'partially_paid',
  'paid',
  'expired',
  'cancelled',
  'refunded',
] as const
export type PayLinkStatus = (typeof payLinkStatuses)[number]

type Move = 'send' | 'view' | 'cancel' | 'expire'

/**
 * What may be done with a link; money moves it by itself (`statusByMoney`). Where something was paid it is not cancelled:
 * that has to be given back first.
 */
const moves: Record<PayLinkStatus, Partial<Record<Move, PayLinkStatus>>> = {
  draft: { send: 'sent', cancel: 'cancelled', expire: 'expired' },
  sent: { view: 'viewed', cancel: 'cancelled', expire: 'expired' },
  viewed: { cancel: 'cancelled', expire: 'expired' },
  partially_paid: { expire: 'expired' },
  paid: {},
  expired: {},
  cancelled: {},
  refunded: {},
}

/** The state after a move, or null when it is not allowed from here. */
export function movePayLink(status: PayLinkStatus, move: Move): PayLinkStatus | null {
  return moves[status][move] ?? null
}

/** States from which a move is allowed. */
export function requestsAllowing(move: Move): PayLinkStatus[] {
  return payLinkStatuses.filter((status) => moves[status][move] !== undefined)
}

/** Whether a link in this state still asks for money. */
export function isPayable(status: PayLinkStatus): boolean {
  return status === 'sent' || status === 'viewed' || status === 'partially_paid'
}

/** How a link stands once money came or went back, in minor units; `paid` is what ever came. */
export function statusByMoney(request: {
  status: PayLinkStatus
  amount: number
  paid: number
  refunded: number
}): PayLinkStatus {
  const { status, amount, paid, refunded } = request
  if (paid === 0) return status
  if (refunded >= paid) return 'refunded'
  return paid >= amount ? 'paid' : 'partially_paid'
}

/** Days after its due day on which a link ends; without a due day it lives `openDays`. */
const graceDays = 14
const openDays = 30
const dayMs = 86_400_000

/** Until when a link can be paid, as epoch milliseconds. */
export function requestEnd({ dueAt, now }: { dueAt: number | null; now: number }): number {
  return dueAt === null ? now + openDays * dayMs : Math.max(dueAt, now) + graceDays * dayMs
}
