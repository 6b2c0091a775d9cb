import { type BookingStatus, moveBooking } from './booking-states.ts'
import { penaltyAt } from './cancellation.ts'
import type { Instalment } from './payment-schedule.ts'
import { addDays } from './stay-dates.ts'

type Penalties = Parameters<typeof penaltyAt>[0]

/** A stay as far as changing it goes: units by room type on every night, sums in minor units. */
export type ChangingStay = {
  checkin: string
  checkout: string
  units: readonly { room_type_id: number; units: number }[]
  total: number
  terms: Penalties
}

/**
 * What of a booking its guest may change: everything while cancelling costs nothing; afterwards nothing may be given back;
 * nothing once the day of arrival is over or the stay stands no more.
 */
export const changeRights = ['anything', 'more', 'nothing'] as const
export type ChangeRight = (typeof changeRights)[number]

/** @param booking.today the property's local day. @param now epoch milliseconds. */
export function changeRight(
  booking: { status: BookingStatus; checkin: string; terms: Penalties; today: string },
  now: number,
): ChangeRight {
  // What can be cancelled is a stay to come that we or the property keep rooms for.
  const stands = booking.status === 'confirmed' && moveBooking(booking.status, 'cancel') !== null
  if (!stands || booking.today > booking.checkin) return 'nothing'
  return penaltyAt(booking.terms, now).amount === 0 ? 'anything' : 'more'
}

/**
 * Whether a change keeps to the right to it. Where something would have to be paid for cancelling, no night and no room may
 * be given back, and neither price nor penalty may fall: else whoever changes first would cancel for less.
 */
export function mayChange(right: ChangeRight, before: ChangingStay, after: ChangingStay, now: number): boolean {
  if (right !== 'more') return right === 'anything'
  const keepsNights = after.checkin <= before.checkin && after.checkout >= before.checkout
  const keepsRooms = before.units.every(
    ({ room_type_id: id, units }) => (after.units.find((each) => each.room_type_id === id)?.units ?? 0) >= units,
  )
  const keepsPenalty = penaltyAt(after.terms, now).amount >= penaltyAt(before.terms, now).amount
  return keepsNights && keepsRooms && keepsPenalty && after.total >= before.total
}

/** Whoever owes more after a change has this many days to pay it, and until the end of the day of arrival at most. */
const daysToPay = 2

/**
 * By when the rest of a changed stay is to be paid, epoch milliseconds: when its rate plan says so, else in a few days.
 * @param stay.today the property's local day.
 */
export function changedDueAt(
  schedule: readonly Instalment[],
  stay: { checkin: string; timezone: string; today: string },
): number {
  const later = schedule.find(({ due }) => due === 'later')?.dueAt
  if (later != null) return later
  const [day = stay.checkin] = [addDays(stay.today, daysToPay), stay.checkin].toSorted()
  return Temporal.PlainDate.from(addDays(day, 1)).toZonedDateTime(stay.timezone).epochMilliseconds
}

/** Until then names may be corrected: 18:00 at the property on the day before arrival, when its desk prints its lists. Epoch milliseconds. */
export function namesDeadline(checkin: string, timezone: string): number {
  return Temporal.PlainDateTime.from(`${addDays(checkin, -1)}T18:00`).toZonedDateTime(timezone).epochMilliseconds
}
