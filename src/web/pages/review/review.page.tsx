import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import type { StayToReview } from '../../../contract/reviews.ts'
import { stayToReviewQuery } from '../../features/reviews/reviews-query.ts'
import { ApiError } from '../../lib/api.ts'
import { useT } from '../../lib/i18n.tsx'
import type { PageHandle, PageLoaderArgs, PageMeta, PageMetaArgs } from '../../lib/page.ts'
import { useApi } from '../../lib/services.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { EmptyState, ErrorState } from '../../ui/empty-state.tsx'
import styles from './review-view.module.css'
import { ReviewView } from './review-view.tsx'

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
  }
}

export function Component() {
  const t = useT('review-form')
  const api = useApi()
  const { reference = '' } = useParams()
  const [params] = useSearchParams()
  const key = params.get('key') ?? ''
  const { data, error, refetch, isFetching } = useQuery(stayToReviewQuery(api, reference, key))
  if (data) return <ReviewView stay={data} accessKey={key} />
  const unknown = error instanceof ApiError && error.status >= 400 && error.status < 500
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 className="visually-hidden">{t(unknown ? 'unknown.title' : 'failed.title')}</h1>
      {unknown ? (
        <EmptyState title={t('unknown.title')} actions={<LinkButton to="/">{t('unknown.home')}</LinkButton>}>
          <p>{t('unknown.text')}</p>
        </EmptyState>
      ) : (
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
      )}
    </div>
  )
}
