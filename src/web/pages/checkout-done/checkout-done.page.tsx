import { useQuery } from '@tanstack/react-query'
import { redirect, useParams } from 'react-router'
import { bookingQuery, whileMoneyMoves } from '../../features/bookings/booking-query.ts'
import { DoneHeader } from '../../features/checkout/checkout-header.tsx'
import { checkoutPath, sessionQuery } from '../../features/checkout/checkout-session.ts'
import { ApiError } from '../../lib/api.ts'
import { localizePath } from '../../lib/language.ts'
import { notFound, type PageHandle, type PageLoaderArgs, type PageMeta, type PageMetaArgs } from '../../lib/page.ts'
import { useApi } from '../../lib/services.ts'
import { DoneView } from './done-view.tsx'

export const handle = {
  messages: ['checkout', 'booking', 'offers', 'receipt', 'catalogue'],
  header: 'simple',
  headerSlot: DoneHeader,
  footer: 'hidden',
} satisfies PageHandle

/** The booking that a session became; a session that is none yet goes back to its checkout. */
export async function loader({ api, queryClient, language, params }: PageLoaderArgs): Promise<void> {
  const id = params.session ?? ''
  const refuse = (error: unknown) => {
    throw error instanceof ApiError && error.status === 404 ? notFound() : error
  }
  const session = await queryClient.fetchQuery({ ...sessionQuery(api, id), staleTime: 0 }).catch(refuse)
  if (!session.booking) throw redirect(localizePath(checkoutPath(id), language))
  await queryClient.fetchQuery(bookingQuery(api, session.booking.reference, session.booking.key)).catch(refuse)
}

export function meta({ t }: PageMetaArgs): PageMeta {
  return { title: t('checkout')('done.title'), robots: 'noindex, nofollow' }
}

export function Component() {
  const api = useApi()
  const { session: id = '' } = useParams()
  const session = useQuery(sessionQuery(api, id)).data
  const made = session?.booking
  const booking = useQuery({
    ...bookingQuery(api, made?.reference ?? '', made?.key ?? ''),
    enabled: made !== undefined && made !== null,
    refetchInterval: whileMoneyMoves,
  }).data
  if (!session || !made || !booking) return null
  return <DoneView session={session} booking={booking} accessKey={made.key} />
}
