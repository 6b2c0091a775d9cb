import type { BookingListQuery, BookingSummary } from '../../contract/bookings.ts'
import { type BookingShelf, fallenStatuses, standingStatuses } from '../../domain/booking-states.ts'
import { localDay } from '../../domain/stay-dates.ts'
import { findConfirmedEmail } from '../accounts/accounts.service.ts'
import { AppError } from '../http/errors.ts'
import type { BookingRow } from './bookings.repository.ts'
import { type BookingContext, toWireBooking } from './bookings.service.ts'
import { claimBookingRows, countUnclaimed, listBookingsOf } from './own-bookings.repository.ts'

type OwnContext = BookingContext & { caller: NonNullable<BookingContext['caller']> }

/** One page of the caller's bookings. */
export async function readOwnBookings(
  context: OwnContext,
  { shelf, page, page_size: limit }: BookingListQuery,
): Promise<{ count: number; results: BookingSummary[] }> {
  const { db, now, caller } = context
  const offset = (Math.max(1, page) - 1) * limit
  const { count, rows } = await listBookingsOf(db, caller.accountId, { shelf, now, limit, offset })
  return { count, results: await Promise.all(rows.map((row) => summarise(context, row))) }
}

/** How many bookings the caller made as a guest, by the account's own confirmed address. */
export async function countClaimable({ db, caller }: OwnContext): Promise<number> {
  const emailKey = await findConfirmedEmail(db, caller.accountId)
  return emailKey === undefined ? 0 : countUnclaimed(db, emailKey)
}

/**
 * Gives the caller the bookings that were made with the account's address. Who reads the mail of that address gets the links to
 * them anyway, so nothing is opened that was not open to them; no other account can have that address.
 */
export async function claimBookings({ db, now, caller }: OwnContext): Promise<number> {
  return db.transaction().execute(async (trx) => {
    // Locked, so that the address cannot change meanwhile.
    const emailKey = await findConfirmedEmail(trx, caller.accountId, { lock: true })
    if (emailKey === undefined) throw new AppError('not_found')
    return claimBookingRows(trx, { accountId: caller.accountId, emailKey, now })
  })
}

async function summarise(context: OwnContext, row: BookingRow): Promise<BookingSummary> {
  const booking = await toWireBooking(context, row, [])
  const { rooms } = booking.offer
  const { phone: _phone, check_in: _checkIn, check_out: _checkOut, ...hotel } = booking.hotel
  return {
    reference: booking.reference,
    status: booking.status,
    payment_status: booking.payment_status,
    payment_type: booking.payment_type,
    money: booking.money,
    shelf: shelfOf(row, localDay(context.now, booking.cancellation.timezone)),
    hotel: { ...hotel, images: hotel.images.slice(0, 1) },
    checkin: booking.checkin,
    checkout: booking.checkout,
    nights: booking.nights,
    rooms: rooms.length,
    guests: rooms.reduce((sum, room) => sum + room.adults + room.children_ages.length, 0),
    total: { currency: booking.total.currency, value: booking.total.value },
    free_until: booking.cancellation.free_until,
    timezone: booking.cancellation.timezone,
    penalty: booking.penalty,
    review_path: booking.review_path,
    request: booking.request,
    created_at: booking.created_at,
  }
}

function shelfOf(row: BookingRow, today: string): BookingShelf {
  if (fallenStatuses.some((status) => status === row.status)) return 'cancelled'
  const standing = standingStatuses.some((status) => status === row.status)
  return standing && row.checkout >= today ? 'upcoming' : 'past'
}
