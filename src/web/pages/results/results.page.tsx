import { rowPictureSizes } from '../../features/hotel-card/hotel-row.tsx'
import { rememberedCurrency } from '../../lib/currency.ts'
import type { PageHandle, PageLoaderArgs, PageMeta, PageMetaArgs } from '../../lib/page.ts'
import { preloadPicture } from '../../ui/picture-source.ts'
import { listSetFilters } from './active-filters.ts'
import { nameArea, nameResults } from './name-results.ts'
import { prepareCommonParts, prepareRareParts } from './rare-parts.ts'
import { resultsPath, withoutFilters } from './results-address.ts'
import { readResultsQuery, resultsParams, withoutDates } from './results-query.ts'
import { ResultsSearch } from './results-search.tsx'
import { ResultsView } from './results-view.tsx'
import { inCurrency, type SearchOutcome, searchQuery } from './search-results.ts'
import { describeResults } from './structured-data.ts'

export const handle = {
  messages: ['results', 'search', 'stay', 'catalogue', 'map'],
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
  const query = readResultsQuery(url.searchParams)
  const options = searchQuery(api, inCurrency(query, rememberedCurrency()))
  if (import.meta.env.SSR) {
    const [outcome] = await Promise.all([queryClient.fetchQuery(options), prepareRareParts()])
    if (outcome.kind === 'found' && outcome.answer.count === 0) {
      const { waysOutQuery } = await import('./no-results.tsx')
      const searched = outcome.refused ? withoutDates(query) : query
      await queryClient.prefetchQuery(waysOutQuery(api, searched, outcome.answer, listSetFilters(searched)))
    }
    return
  }
  const ready = Promise.all([queryClient.prefetchQuery(options), prepareCommonParts()])
  await Promise.race([ready, new Promise((resolve) => setTimeout(resolve, patienceMs))])
}

export function meta({ t, queryClient, api, url, language }: PageMetaArgs): PageMeta {
  const query = readResultsQuery(url.searchParams)
  const { queryKey } = searchQuery(api, inCurrency(query, rememberedCurrency()))
  const outcome = queryClient.getQueryData<SearchOutcome>(queryKey)
  const words = t('results')
  if (outcome?.kind !== 'found') return { title: words('everywhere'), robots: 'noindex' }
  const { answer } = outcome
  const place = nameArea(words, query, answer)
  const first = answer.results[0]?.main_image
  const canonical = answer.destination
    ? resultsPath({ ...withoutFilters(readResultsQuery(new URLSearchParams())), destination: answer.destination.id })
    : '/hotels'
  return {
    title: nameResults(words, place, answer),
    description: words('description', { place }),
    canonical,
    // One page for each place is for search engines to find; every filter, date and further page would be another one.
    robots: answer.count > 0 && !answer.none_here && isPlainSearch(url.searchParams) ? undefined : 'noindex',
    image: answer.destination?.share_image ?? undefined,
    jsonLd: import.meta.env.SSR ? describeResults(answer, place, words('everywhere'), url.origin, language) : undefined,
    preloadImage: first ? preloadPicture(first, rowPictureSizes) : undefined,
  }
}

/** Whether the address names a place, or none, and nothing else that the page reads. */
function isPlainSearch(params: URLSearchParams): boolean {
  return resultsParams.every((name) => name === 'destination' || !params.get(name))
}

export function Component() {
  return <ResultsView />
}
