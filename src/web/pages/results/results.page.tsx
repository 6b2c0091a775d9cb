import { rowPictureSizes } from '../../features/hotel-card/hotel-row.tsx'
import { rememberedCurrency } from '../../lib/currency.ts'
import type { PageHandle, PageLoaderArgs, PageMeta, PageMetaArgs } from '../../lib/page.ts'
import { preloadPicture } from '../../ui/picture-source.ts'
import { prepareRareParts } from './rare-parts.ts'
import { resultsPath, withoutFilters } from './results-address.ts'
import { readResultsQuery, resultsParams } from './results-query.ts'
import { ResultsSearch } from './results-search.tsx'
import { ResultsView } from './results-view.tsx'
import { inCurrency, type SearchOutcome, searchQuery } from './search-results.ts'

export const handle = {
  messages: ['results', 'search', 'stay', 'catalogue'],
  header: 'solid',
  headerSlot: ResultsSearch,
  cache: true,
  query: resultsParams,
} satisfies PageHandle

/** How long going on waits for the answer before the page shows its skeleton. */
const patienceMs = 400

/**
 * The server answers with the results or not at all. In the browser the page shows what it has as soon as the answer takes
 * longer than a blink, and a failed search is told in its place.
 */
export async function loader({ api, queryClient, url }: PageLoaderArgs): Promise<void> {
  const options = searchQuery(api, inCurrency(readResultsQuery(url.searchParams), rememberedCurrency()))
  if (import.meta.env.SSR) {
    await Promise.all([queryClient.fetchQuery(options), prepareRareParts()])
    return
  }
  await Promise.race([queryClient.prefetchQuery(options), new Promise((resolve) => setTimeout(resolve, patienceMs))])
}

export function meta({ t, queryClient, api, url }: PageMetaArgs): PageMeta {
  const query = readResultsQuery(url.searchParams)
  const { queryKey } = searchQuery(api, inCurrency(query, rememberedCurrency()))
  const outcome = queryClient.getQueryData<SearchOutcome>(queryKey)
  const words = t('results')
  if (outcome?.kind !== 'found') return { title: words('everywhere'), robots: 'noindex' }
  const { answer } = outcome
  const place = answer.destination?.name ?? (query.q || words('everywhere'))
  const first = answer.results[0]?.main_image
  const canonical = answer.destination
    ? resultsPath({ ...withoutFilters(readResultsQuery(new URLSearchParams())), destination: answer.destination.id })
    : '/hotels'
  return {
    title: words('title', { place, count: answer.count }),
    description: words('description', { place }),
    canonical,
    robots: answer.count === 0 ? 'noindex' : undefined,
    preloadImage: first ? preloadPicture(first, rowPictureSizes) : undefined,
  }
}

export function Component() {
  return <ResultsView />
}
