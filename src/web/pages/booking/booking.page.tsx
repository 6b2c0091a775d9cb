import type { PageHandle, PageMeta, PageMetaArgs } from '../../lib/page.ts'
import { BookingView } from './booking-view.tsx'
import { findLoaded, loadBooking, OpenedBooking, statusOfLoaded } from './opened-booking.tsx'

export const handle = {
  messages: ['booking', 'account', 'offers', 'receipt', 'catalogue'],
  header: 'solid',
} satisfies PageHandle

export const loader = loadBooking

export function meta(args: PageMetaArgs): PageMeta {
  const booking = findLoaded(args)
  const words = args.t('booking')
  const title = booking
    ? words('title', { hotel: booking.hotel.name, reference: booking.reference })
    : words(args.url.searchParams.get('key') ? 'find.title' : 'stay')
  return { title, robots: 'noindex, nofollow', status: statusOfLoaded(args) }
}

export function Component() {
  return <OpenedBooking>{(opened) => <BookingView {...opened} />}</OpenedBooking>
}
