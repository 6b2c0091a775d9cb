import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import type { Booking } from '../../../contract/checkout.ts'
import { bookingQuery, whileMoneyMoves } from '../../features/bookings/booking-query.ts'
import { ApiError } from '../../lib/api.ts'
import type { Elements } from '../../lib/elements.ts'
import { useT } from '../../lib/i18n.tsx'
import { statusOf } from '../../lib/missing.ts'
import type { PageLoaderArgs, PageMetaArgs } from '../../lib/page.ts'
import { useApi } from '../../lib/services.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { readStored, signedInKey } from '../../lib/stored.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/empty-state.tsx'
import { LoadingOverlay } from '../../ui/spinner.tsx'
import { FindBooking } from './find-booking.tsx'

/** A booking as whoever looks at it opened it; `accessKey` is empty for its owner, who needs no link. */
export type Opened = { booking: Booking; accessKey: string; refresh: () => Promise<unknown> }

/** A booking that cannot be opened is no error of the page: it says so and asks for the link. */
export async function loadBooking({ api, queryClient, params, url }: PageLoaderArgs): Promise<void> {
  const key = url.searchParams.get('key') ?? ''
  // The server knows nobody who is signed in.
  if (key === '' && (import.meta.env.SSR || readStored(signedInKey) === null)) return
  const query = bookingQuery(api, params.reference ?? '', key)
  await queryClient.prefetchQuery({ ...query, staleTime: 0 })
}

/** The booking that a page is about, as far as it was opened. */
export function findLoaded(args: PageMetaArgs): Booking | undefined {
  return args.queryClient.getQueryData<Booking>(queryKeyOf(args))
}

/** 404 where the address opens no booking. */
export function statusOfLoaded(args: PageMetaArgs): 404 | undefined {
  return statusOf(args.queryClient, queryKeyOf(args))
}

function queryKeyOf({ api, params, url }: PageMetaArgs): readonly unknown[] {
  return bookingQuery(api, params.reference ?? '', url.searchParams.get('key') ?? '').queryKey
}

/** The booking that the address names, for its owner or who has the link; what else there is to say where it does not open. */
export function OpenedBooking(props: { children: (opened: Opened) => Elements }) {
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
  if (data) return props.children({ booking: data, accessKey: key, refresh: refetch })
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
