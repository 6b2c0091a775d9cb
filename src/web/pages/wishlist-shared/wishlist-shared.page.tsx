import { statusOf } from '../../lib/missing.ts'
import type { PageHandle, PageLoaderArgs, PageMeta, PageMetaArgs } from '../../lib/page.ts'
import { sharedQuery } from './shared-query.ts'
import { SharedView } from './shared-view.tsx'

export const handle = { messages: ['wishlist', 'heart', 'catalogue'], query: ['key'] } satisfies PageHandle

/** The list as anybody sees it; which votes are one's own is known in the browser. A link that leads nowhere is told in its place. */
export async function loader({ api, queryClient, url }: PageLoaderArgs): Promise<void> {
  await queryClient.prefetchQuery(sharedQuery(api, url.searchParams.get('key') ?? ''))
}

export function meta({ t, queryClient, api, url }: PageMetaArgs): PageMeta {
  const { queryKey } = sharedQuery(api, url.searchParams.get('key') ?? '')
  return {
    title: t('wishlist')('sharedPage.title'),
    robots: 'noindex, nofollow',
    status: statusOf(queryClient, queryKey),
  }
}

export function Component() {
  return <SharedView />
}
