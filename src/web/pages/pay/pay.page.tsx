import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import type { PaymentRequest } from '../../../contract/payment-requests.ts'
import { LinkFailure } from '../../features/bookings/link-failure.tsx'
import { payLinkQuery } from '../../features/checkout/pay-link.ts'
import { useT } from '../../lib/i18n.tsx'
import { statusOf } from '../../lib/missing.ts'
import type { PageHandle, PageLoaderArgs, PageMeta, PageMetaArgs } from '../../lib/page.ts'
import { useApi } from '../../lib/services.ts'
import styles from './pay-view.module.css'
import { PayView } from './pay-view.tsx'
import { PayingLink } from './paying-link.tsx'

export const handle = { messages: ['pay', 'paying'], header: 'solid' } satisfies PageHandle

/** A link that leads to no payment is no error of the page: it says so. */
export async function loader({ api, queryClient, params }: PageLoaderArgs): Promise<void> {
  await queryClient.prefetchQuery({ ...payLinkQuery(api, params.code ?? ''), staleTime: 0 })
}

export function meta({ t, format, queryClient, api, params }: PageMetaArgs): PageMeta {
  const { queryKey } = payLinkQuery(api, params.code ?? '')
  const request = queryClient.getQueryData<PaymentRequest>(queryKey)
  const words = t('pay')
  const title = request ? words('heading', { sum: format.money(request.amount, request.currency) }) : words('title')
  return { title, robots: 'noindex, nofollow', status: statusOf(queryClient, queryKey) }
}

export function Component() {
  const t = useT('pay')
  const api = useApi()
  const { code = '' } = useParams()
  const [params] = useSearchParams()
  const { data, refetch, isFetching } = useQuery(payLinkQuery(api, code))
  const intent = params.get('intent')
  if (intent !== null) return <PayingLink code={code} intent={intent} left={params.has('left')} />
  if (data) return <PayView request={data} refresh={refetch} />
  return <LinkFailure t={t} unknown={data === null} busy={isFetching} retry={refetch} className={styles.page} />
}
