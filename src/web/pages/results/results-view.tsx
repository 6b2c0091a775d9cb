import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import type { SearchAnswer } from '../../../contract/hotels.ts'
import { isMisread } from '../../../domain/party.ts'
import type { Elements } from '../../lib/elements.ts'
import { useT } from '../../lib/i18n.tsx'
import { LatePart } from '../../lib/late.tsx'
import { useSiteName } from '../../lib/services.ts'
import { FilterForm } from './filter-form.tsx'
import { FoundResults } from './found-results.tsx'
import { MapColumn } from './map-column.tsx'
import { nameResults } from './name-results.ts'
import { datesRefused, noneHere, noSuchPage, partyMisread, refusedSearch, waitingRows } from './rare-parts.ts'
import { ResultsExtras } from './results-extras.tsx'
import { withoutDates } from './results-query.ts'
import styles from './results-view.module.css'
import { SearchFailed } from './search-failed.tsx'
import { useSearchResults } from './search-results.ts'
import { useQueryDraft } from './use-query-draft.ts'
import { useResultsQuery } from './use-results-query.ts'

const FilterDrawer = lazy(async () => ({ default: (await import('./filter-drawer.tsx')).FilterDrawer }))

const filtersId = 'filters'

/** The results page: filters beside the list, and whatever stands in the list's place when there is none. */
export function ResultsView() {
  const asked = useResultsQuery()
  const party = new URLSearchParams(useLocation().search).get('rooms')
  const { data, isError, isPlaceholderData, refetch } = useSearchResults(asked)
  const refused = data?.kind === 'found' && !isPlaceholderData ? data.refused : undefined
  // What starts from here leaves refused dates behind.
  const query = useMemo(() => (refused ? withoutDates(asked) : asked), [asked, refused])
  const [draft, change] = useQueryDraft(query)
  const navigation = useNavigation()
  const [filtering, setFiltering] = useState<boolean | null>(null)
  const answer = data?.kind === 'found' ? data.answer : undefined
  const leaving = navigation.state === 'loading' && navigation.location.pathname.endsWith('/hotels')
  const busy = isPlaceholderData || leaving
  const wantPictures = useCallback(() => void refetch(), [refetch])
  const openFilters = useCallback(() => setFiltering(true), [])
  useLateTitle(answer, isPlaceholderData)

  if (isError) return <Alone>{<SearchFailed onRetry={() => void refetch()} />}</Alone>
  if (data?.kind === 'refused')
    return <Alone>{<LatePart part={refusedSearch} given={{ query, fields: data.fields }} />}</Alone>
  if (data?.kind === 'no_page') return <Alone>{<LatePart part={noSuchPage} given={{ query }} />}</Alone>
  return (
    <div className={styles.page} data-view={query.view || undefined}>
      <aside className={styles.rail}>
        {answer && !answer.unknown_name && <FilterForm id={filtersId} query={draft} facts={answer} onChange={change} />}
      </aside>
      {answer ? (
        <FoundResults
          answer={answer}
          query={query}
          busy={busy}
          notice={
            <>
              {refused ? (
                <LatePart part={datesRefused} given={{ asked, fields: refused }} />
              ) : (
                isMisread(party) && <LatePart part={partyMisread} given={{}} />
              )}
              {answer.none_here && answer.count > 0 && <LatePart part={noneHere} given={{ answer }} />}
            </>
          }
          filtersId={filtersId}
          onFilter={openFilters}
          onWantPictures={data?.kind === 'found' && data.pictures === 'main' ? wantPictures : undefined}
        />
      ) : (
        <LatePart part={waitingRows} given={{}} />
      )}
      <MapColumn answer={answer} query={query} busy={busy} />
      <ResultsExtras query={query} />
      {answer && filtering !== null && (
        <Suspense>
          <FilterDrawer
            open={filtering}
            query={draft}
            count={answer.count}
            busy={busy}
            onChange={change}
            onClose={() => setFiltering(false)}
          >
            <FilterForm id={`${filtersId}-drawer`} query={draft} facts={answer} onChange={change} />
          </FilterDrawer>
        </Suspense>
      )}
    </div>
  )
}

function Alone(props: { children: Elements }) {
  const t = useT('results')
  return (
    <div className={styles.alone}>
      <h1 className="visually-hidden">{t('everywhere')}</h1>
      {props.children}
    </div>
  )
}

/** The frame names a page when it is shown; an answer that came later names it here. */
function useLateTitle(answer: SearchAnswer | undefined, stale: boolean): void {
  const t = useT('results')
  const site = useSiteName()
  const place = answer?.destination?.name
  useEffect(() => {
    if (stale || place === undefined || answer === undefined) return
    const title = `${nameResults(t, place, answer)} | ${site}`
    if (document.title !== title) document.title = title
  }, [stale, place, answer, site, t])
}
