import type { PageHandle, PageMeta, PageMetaArgs } from '../../lib/page.ts'
import { loadBooking, OpenedBooking, statusOfLoaded } from '../booking/opened-booking.tsx'
import { GuestsView } from './guests-view.tsx'

export const handle = {
  messages: ['booking', 'account', 'booking-change', 'checkout', 'catalogue'],
  header: 'solid',
} satisfies PageHandle

export const loader = loadBooking

export function meta(args: PageMetaArgs): PageMeta {
  const title = args.t('booking-change')('names.title')
  return { title, robots: 'noindex, nofollow', status: statusOfLoaded(args) }
}

/** Who comes, when they arrive and what they wish: to be corrected until the evening before. */
export function Component() {
  return <OpenedBooking>{(opened) => <GuestsView {...opened} />}</OpenedBooking>
}
