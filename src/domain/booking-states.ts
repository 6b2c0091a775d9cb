export const bookingStatuses = [
  'pending_payment',
  'submitting',
  'confirmed',
  'on_request',
  'unknown',
  'rejected',
  'cancelled',
  'completed',
  'no_show',
  'expired',
] as const
export type BookingStatus = (typeof bookingStatuses)[number]

/** Bookings of a stay that may still take place, is taking place or has just ended. */
export const standingStatuses: readonly BookingStatus[] = [
  'pending_payment',
  'submitting',
  'confirmed',
  'on_request',
  'unknown',
]
/** Bookings of which no stay came. */
export const fallenStatuses: readonly BookingStatus[] = ['rejected', 'cancelled', 'expired']

/** Where a booking stands in its owner's list. */
export const bookingShelves = ['upcoming', 'past', 'cancelled'] as const
export type BookingShelf = (typeof bookingShelves)[number]

type Move = 'pay' | 'confirm' | 'request' | 'lose_sight' | 'reject' | 'cancel' | 'complete' | 'miss' | 'expire'

/** Every move a booking may make. What is not here is refused. */
const moves: Record<BookingStatus, Partial<Record<Move, BookingStatus>>> = {
  pending_payment: { pay: 'submitting', expire: 'expired' },
  submitting: { confirm: 'confirmed', request: 'on_request', lose_sight: 'unknown', reject: 'rejected' },
  // Lost from sight: nobody can say whether its money was taken (decision 0031).
  confirmed: { cancel: 'cancelled', complete: 'completed', miss: 'no_show', lose_sight: 'unknown' },
  on_request: { confirm: 'confirmed', reject: 'rejected' },
  unknown: { confirm: 'confirmed', cancel: 'cancelled' },
  rejected: {},
  cancelled: {},
  completed: {},
  no_show: {},
  expired: {},
}

/** The status after a move, or null when it is not allowed from here. */
export function moveBooking(status: BookingStatus, move: Move): BookingStatus | null {
  return moves[status][move] ?? null
}

/** Statuses from which a move is allowed. */
export function statusesAllowing(move: Move): BookingStatus[] {
  return bookingStatuses.filter((status) => moves[status][move] !== undefined)
}
