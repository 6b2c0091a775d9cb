import { rememberedCurrency } from '../../lib/currency.ts'
import type { PageHandle, PageLoaderArgs, PageMeta, PageMetaArgs } from '../../lib/page.ts'
import { wishParams } from '../../lib/wishes.ts'
import { comparisonQuery, readAddress } from './compare-query.ts'
import { CompareView } from './compare-view.tsx'

export const handle = {
  messages: ['compare', 'catalogue', 'offers'],
  header: 'solid',
  cache: true,
  query: ['ids', 'checkin', 'checkout', 'rooms', ...wishParams],
} satisfies PageHandle

/** A comparison that cannot be had is told in its place. */
export async function loader({ api, queryClient, url }: PageLoaderArgs): Promise<void> {
  const asked = readAddress(url.searchParams)
  if (asked.ids.length > 0) await queryClient.prefetchQuery(comparisonQuery(api, asked, rememberedCurrency()))
}

export function meta({ t, url }: PageMetaArgs): PageMeta {
  const words = t('compare')
  return {
    title: words('titleCount', { count: readAddress(url.searchParams).ids.length }),
    description: words('description'),
    robots: 'noindex',
  }
}

export function Component() {
  return <CompareView />
}
