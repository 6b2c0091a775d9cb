import type { z } from 'zod'
import type { bookingListSchema } from '../../../contract/bookings.ts'
import type { BookingShelf } from '../../../domain/booking-states.ts'
import type { Api } from '../../lib/api.ts'

/** Bookings on a page of a shelf. */
export const shelfPageSize = 10

/** Options of the query for one page of the own bookings. */
export function ownBookingsQuery(api: Api, shelf: BookingShelf, page: number) {
  const query = { shelf, page, page_size: shelfPageSize }
  return { ...api.query<z.infer<typeof bookingListSchema>>('/api/v1/bookings/', query), staleTime: 0 }
}
