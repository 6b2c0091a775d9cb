import { findAccounted, lockBooking, loseSight } from '../bookings/paid-bookings.service.ts'
import type { PaymentContext } from './payment-context.ts'
import type { IntentRow } from './payments.repository.ts'

/** How long a confirmed booking may wait until somebody knows whether its money was taken, in milliseconds: a day. */
const patienceMs = 24 * 3_600_000

/**
 * A payment that could not be brought to its end: when the money of a confirmed booking is set aside for a day and nobody can
 * say whether it was taken, the booking is unknown, and a person decides (`office bookings unknown`).
 */
export async function noteLostSight({ db, clock, log }: PaymentContext, intent: IntentRow): Promise<void> {
  const now = clock()
  const before = new Date(now.getTime() - patienceMs)
  const { booking_id: bookingId, purpose } = intent
  if (bookingId === null || purpose === 'balance' || intent.status !== 'requires_capture') return
  if (intent.created_at > before || (await findAccounted(db, bookingId))?.status !== 'confirmed') return
  const lost = await db.transaction().execute(async (trx) => {
    const booking = await lockBooking(trx, bookingId)
    return booking !== undefined && (await loseSight(trx, booking, { before, now }))
  })
  if (lost) log.warn({ booking: bookingId, intent: intent.id }, 'nobody knows whether a booking was paid')
}
