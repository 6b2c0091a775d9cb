import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import type { StayToReview } from '../../../contract/reviews.ts'
import { LinkFailure } from '../../features/bookings/link-failure.tsx'
import { useT } from '../../lib/i18n.tsx'
import { statusOf } from '../../lib/missing.ts'
import type { PageHandle, PageLoaderArgs, PageMeta, PageMetaArgs } from '../../lib/page.ts'
import { useApi } from '../../lib/services.ts'
import styles from './review-view.module.css'
import { ReviewView } from './review-view.tsx'
import { stayToReviewQuery } from './stay-to-review-query.ts'

export const handle = {
  messages: ['review-form', 'reviews', 'catalogue'],
  header: 'solid',
} satisfies PageHandle

/** A link that opens no stay is no error of the page: it says so. */
export async function loader({ api, queryClient, params, url }: PageLoaderArgs): Promise<void> {
  const query = stayToReviewQuery(api, params.reference ?? '', url.searchParams.get('key') ?? '')
  await queryClient.prefetchQuery({ ...query, staleTime: 0 })
}

export function meta({ t, queryClient, api, params, url }: PageMetaArgs): PageMeta {
  const { queryKey } = stayToReviewQuery(api, params.reference ?? '', url.searchParams.get('key') ?? '')
  const stay = queryClient.getQueryData<StayToReview>(queryKey)
  const words = t('review-form')
  return {
    title: stay ? words('title', { hotel: stay.hotel.name }) : words('unknown.title'),
    robots: 'noindex, nofollow',
    status: statusOf(queryClient, queryKey),
  }
}

export function Component() {
  const t = useT('review-form')
  const api = useApi()
  const { reference = '' } = useParams()
  const [params] = useSearchParams()
  const key = params.get('key') ?? ''
  const { data, refetch, isFetching } = useQuery(stayToReviewQuery(api, reference, key))
  if (data) return <ReviewView stay={data} accessKey={key} />
  return <LinkFailure t={t} unknown={data === null} busy={isFetching} retry={refetch} className={styles.page} />
}
