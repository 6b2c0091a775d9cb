import type { PageHandle, PageMeta, PageMetaArgs } from '../../lib/page.ts'
import { loadBooking, OpenedBooking, statusOfLoaded } from '../booking/opened-booking.tsx'
import { ChangeView } from './change-view.tsx'

export const handle = {
  messages: ['booking', 'account', 'booking-change', 'stay', 'offers', 'catalogue'],
  header: 'solid',
} satisfies PageHandle

export const loader = loadBooking

export function meta(args: PageMetaArgs): PageMeta {
  const title = args.t('booking-change')('title')
  return { title, robots: 'noindex, nofollow', status: statusOfLoaded(args) }
}

/** Other dates, nights or guests for a booking, with the price before it is changed. */
export function Component() {
  return <OpenedBooking>{(opened) => <ChangeView {...opened} />}</OpenedBooking>
}
