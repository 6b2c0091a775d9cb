import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import type { Booking } from '../../../contract/checkout.ts'
import { bookingQuery, whileMoneyMoves } from '../../features/bookings/booking-query.ts'
import { ApiError } from '../../lib/api.ts'
import { useT } from '../../lib/i18n.tsx'
import type { PageHandle, PageLoaderArgs, PageMeta, PageMetaArgs } from '../../lib/page.ts'
import { useApi } from '../../lib/services.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { readStored, signedInKey } from '../../lib/stored.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/empty-state.tsx'
import { LoadingOverlay } from '../../ui/spinner.tsx'
import { BookingView } from './booking-view.tsx'
import { FindBooking } from './find-booking.tsx'

export const handle = {
  messages: ['booking', 'offers', 'receipt', 'catalogue'],
  header: 'solid',
} satisfies PageHandle

/** A booking that cannot be opened is no error of the page: it says so and asks for the link. */
export async function loader({ api, queryClient, params, url }: PageLoaderArgs): Promise<void> {
  const key = url.searchParams.get('key') ?? ''
  // The server knows nobody who is signed in.
  if (key === '' && (import.meta.env.SSR || readStored(signedInKey) === null)) return
  const query = bookingQuery(api, params.reference ?? '', key)
  await queryClient.prefetchQuery({ ...query, staleTime: 0 })
}

export function meta({ t, queryClient, api, params, url }: PageMetaArgs): PageMeta {
  const { queryKey } = bookingQuery(api, params.reference ?? '', url.searchParams.get('key') ?? '')
  const booking = queryClient.getQueryData<Booking>(queryKey)
  const words = t('booking')
  const title = booking
    ? words('title', { hotel: booking.hotel.name, reference: booking.reference })
    : words(url.searchParams.get('key') ? 'find.title' : 'stay')
  return { title, robots: 'noindex, nofollow' }
}

export function Component() {
  const t = useT('booking')
  const api = useApi()
  const { reference = '' } = useParams()
  const [params] = useSearchParams()
  const key = params.get('key') ?? ''
  const { user, isInitialized } = useSession()
  const query = bookingQuery(api, reference, key)
  // Without a key only its owner can open it, and who that is comes out in the browser.
  const mine = key === '' && user !== null
  const { data, error, refetch, isFetching } = useQuery({
    ...query,
    enabled: key !== '' || mine,
    refetchInterval: whileMoneyMoves,
  })
  if (data) return <BookingView booking={data} accessKey={key} refresh={refetch} />
  const unknown = error instanceof ApiError && error.status >= 400 && error.status < 500
  if (error && !unknown) {
    return (
      <div className="wrap">
        <h1 className="visually-hidden">{t('stay')}</h1>
        <ErrorState
          title={t('failed.title')}
          actions={
            <Button busy={isFetching} onClick={() => void refetch()}>
              {t('failed.retry')}
            </Button>
          }
        >
          <p>{t('failed.text')}</p>
        </ErrorState>
      </div>
    )
  }
  const waiting = key === '' && (!isInitialized || (mine && !error))
  return waiting ? <LoadingOverlay /> : <FindBooking reference={reference} />
}
