import type { BookingStatus } from './booking-states.ts'
import type { PaymentStatus } from './payment-states.ts'

/** How the money of a booking stands, in minor units, as its guest is told. */
export type BookingMoney = {
  paid: number
  /** Given back, as the provider says. */
  refunded: number
  /** Taken back by the bank of whoever paid, who disputes the payment. */
  disputed: number
  /** Still to be given back, of a cancelled booking or of one that became cheaper. */
  refundPending: number
  /** Only set aside on the card: taken in a moment, or let go. */
  setAside: number
  /** Still to be paid to us. Nothing is due to us for a stay that is paid at the property. */
  due: number
}

/**
 * Tells what was paid, what is due, and what goes back.
 * @param booking.firstPart what was to be paid with the order.
 */
export function bookingMoney(booking: {
  status: BookingStatus
  paymentType: 'online' | 'deposit' | 'property'
  paymentStatus: PaymentStatus
  total: number
  paid: number
  refunded: number
  /** What of `refunded` the provider gave back without being asked by us. */
  returned: number
  disputed: number
  penalty: number | null
  firstPart: number
}): BookingMoney {
  const { status, paid, refunded, disputed } = booking
  const setAside = booking.paymentStatus === 'authorized' ? booking.firstPart : 0
  const owes = status === 'confirmed' && booking.paymentType !== 'property'
  const over = status === 'cancelled' || status === 'rejected'
  return {
    paid,
    refunded,
    disputed,
    refundPending: Math.max(0, paid - refunded - disputed - (over ? (booking.penalty ?? 0) : booking.total)),
    setAside,
    due: owes ? Math.max(0, booking.total - countedAsPaid(booking) - setAside) : 0,
  }
}

/**
 * What of a stay's price is not asked for any more, in minor units. Money that the provider or a bank gave back is not asked for a second
 * time by a program: whether it is owed, a person decides.
 */
export function countedAsPaid({
  paid,
  refunded,
  returned,
}: {
  paid: number
  refunded: number
  returned: number
}): number {
  return paid - (refunded - returned)
}
