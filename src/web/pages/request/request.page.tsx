import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import type { StayRequest } from '../../../contract/requests.ts'
import { LinkFailure } from '../../features/bookings/link-failure.tsx'
import { useT } from '../../lib/i18n.tsx'
import { statusOf } from '../../lib/missing.ts'
import type { PageHandle, PageLoaderArgs, PageMeta, PageMetaArgs } from '../../lib/page.ts'
import { useApi } from '../../lib/services.ts'
import { stayRequestQuery } from './request-query.ts'
import styles from './request-view.module.css'
import { RequestView } from './request-view.tsx'

export const handle = {
  messages: ['stay-request'],
  header: 'simple',
} satisfies PageHandle

/** Opening the link changes nothing: programs that look through mails open it too. */
export async function loader({ api, queryClient, params, url }: PageLoaderArgs): Promise<void> {
  const query = stayRequestQuery(api, params.reference ?? '', url.searchParams.get('key') ?? '')
  await queryClient.prefetchQuery({ ...query, staleTime: 0 })
}

export function meta({ t, queryClient, api, params, url }: PageMetaArgs): PageMeta {
  const { queryKey } = stayRequestQuery(api, params.reference ?? '', url.searchParams.get('key') ?? '')
  const asked = queryClient.getQueryData<StayRequest>(queryKey)
  const words = t('stay-request')
  return {
    title: asked ? words('title', { hotel: asked.hotel.name }) : words('unknown.title'),
    robots: 'noindex, nofollow',
    status: statusOf(queryClient, queryKey),
  }
}

export function Component() {
  const t = useT('stay-request')
  const api = useApi()
  const { reference = '' } = useParams()
  const [params] = useSearchParams()
  const key = params.get('key') ?? ''
  const { data, refetch, isFetching } = useQuery(stayRequestQuery(api, reference, key))
  if (data) return <RequestView asked={data} accessKey={key} />
  return <LinkFailure t={t} unknown={data === null} busy={isFetching} retry={refetch} className={styles.page} />
}
