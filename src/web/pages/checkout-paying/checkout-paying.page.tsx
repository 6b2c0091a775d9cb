import { redirect } from 'react-router'
import { PayingHeader } from '../../features/checkout/checkout-header.tsx'
import { donePath, sessionQuery } from '../../features/checkout/checkout-session.ts'
import { ApiError } from '../../lib/api.ts'
import { localizePath } from '../../lib/language.ts'
import { notFound, type PageHandle, type PageLoaderArgs, type PageMeta, type PageMetaArgs } from '../../lib/page.ts'
import { PayingView } from './paying-view.tsx'

export const handle = {
  messages: ['checkout', 'paying', 'offers', 'receipt', 'catalogue'],
  header: 'simple',
  headerSlot: PayingHeader,
  footer: 'hidden',
} satisfies PageHandle

/** The checkout that is being paid; one that has become a booking goes on to it. */
export async function loader({ api, queryClient, language, params }: PageLoaderArgs): Promise<void> {
  const id = params.session ?? ''
  const session = await queryClient.fetchQuery({ ...sessionQuery(api, id), staleTime: 0 }).catch((error: unknown) => {
    throw error instanceof ApiError && error.status === 404 ? notFound() : error
  })
  if (session.booking) throw redirect(localizePath(donePath(id), language))
}

export function meta({ t }: PageMetaArgs): PageMeta {
  return { title: t('paying')('title'), robots: 'noindex, nofollow' }
}

export function Component() {
  return <PayingView />
}
