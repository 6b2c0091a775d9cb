import { memo, useDeferredValue } from 'react'
import type { SearchAnswer, Sort as SortName } from '../../../contract/hotels.ts'
import type { Elements } from '../../lib/elements.ts'
import { useFormat, useT } from '../../lib/i18n.tsx'
import { LatePart } from '../../lib/late.tsx'
import { LocalLink, useLocalNavigate } from '../../lib/local-link.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { mapIcon, slidersHorizontalIcon } from '../../ui/icons.ts'
import { Pager } from '../../ui/pager.tsx'
import { listActiveFilters } from './active-filters.ts'
import styles from './found-results.module.css'
import { HotelRows } from './hotel-rows.tsx'
import { nameArea, nameResults } from './name-results.ts'
import { emptyArea, filterChips, nearMisses, nothingFree, otherDates, shareButton } from './rare-parts.ts'
import { resultsPath, withFilters } from './results-address.ts'
import { type ResultsQuery, sorts } from './results-query.ts'
import { pageSize } from './search-results.ts'

/** Heading, sort, the filters that are set, the hotels, those that only just miss, further pages. */
export const FoundResults = memo(function FoundResults(props: {
  answer: SearchAnswer
  query: ResultsQuery
  /** A newer answer is on its way: what stands here stays, dimmed. */
  busy: boolean
  /** Id of the filters' form, to which the sort belongs. */
  filtersId: string
  /** What is to be known before the hotels. */
  notice: Elements
  onFilter: () => void
  onWantPictures?: () => void
}) {
  const t = useT('results')
  const format = useFormat()
  const { answer, query, busy } = props
  // Thirty rows are drawn in small steps, so that a press in between is answered at once.
  const [shownAnswer, shownQuery] = [useDeferredValue(answer), useDeferredValue(query)]
  const heading = nameResults(t, nameArea(t, query, answer), answer)
  const active = listActiveFilters(query, answer, t, format)
  const { currency } = answer
  const converted = currency !== 'EUR' && t('intro.converted', { currency })
  const pages = Math.ceil(answer.count / pageSize)
  return (
    <section className={styles.found} aria-labelledby="results-heading">
      <header className={styles.head}>
        <h1 id="results-heading">{heading}</h1>
        <p className="visually-hidden" role="status">
          {busy ? t('searching') : heading}
        </p>
        {!answer.unknown_name && (
          <div className={styles.tools}>
            <noscript>
              <a href={`#${props.filtersId}`}>{t('toolbar.filters')}</a>
            </noscript>
            <Button variant="outline" className={styles.filterButton} aria-haspopup="dialog" onClick={props.onFilter}>
              <Icon shape={slidersHorizontalIcon} size="s" />
              <span>
                {active.length > 0 ? t('toolbar.filtersSet', { count: active.length }) : t('toolbar.filters')}
              </span>
            </Button>
            <LocalLink to={resultsPath({ ...query, view: 'map' })} preventScrollReset className={styles.toMap}>
              <Icon shape={mapIcon} size="s" />
              <span>{t('toolbar.map')}</span>
            </LocalLink>
            <Sort query={query} filtersId={props.filtersId} answer={answer} />
            <LatePart part={otherDates} given={{ query, answer, filtered: active.length > 0 }} />
          </div>
        )}
        <LatePart part={filterChips} given={{ query, answer, active }} />
        {answer.count > 0 && (
          <div className={styles.intro}>
            <details>
              <summary>{converted || t('intro.open')}</summary>
              <p>
                {query.checkin && (
                  <b className="on-paper">{`${format.dateRange(query.checkin, query.checkout, { year: true })}. `}</b>
                )}
                <span>{`${t(answer.nights === null ? 'intro.indicative' : 'intro.stay')} `}</span>
                {converted && <span className={styles.converted}>{`${converted} `}</span>}
                <LocalLink to="/how-we-rank" className={styles.ranking}>
                  {t('intro.ranking')}
                </LocalLink>
              </p>
            </details>
            <LatePart part={shareButton} given={{ title: heading, className: styles.share }} />
          </div>
        )}
      </header>
      {props.notice}
      <div className={styles.answer} aria-busy={busy}>
        {answer.count > 0 ? (
          <HotelRows answer={shownAnswer} query={shownQuery} onWantPictures={props.onWantPictures} />
        ) : query.bbox && active.length === 1 ? (
          <LatePart part={emptyArea} given={{ query, dated: answer.checkin !== null }} />
        ) : (
          <LatePart part={nothingFree} given={{ query, answer, active }} />
        )}
        <Pager page={query.page} count={pages} to={(page) => resultsPath({ ...query, page })} />
        {answer.near_misses.length > 0 && <LatePart part={nearMisses} given={{ cards: answer.near_misses, query }} />}
      </div>
    </section>
  )
})

function Sort(props: { query: ResultsQuery; filtersId: string; answer: SearchAnswer }) {
  const t = useT('results')
  const navigate = useLocalNavigate()
  const { query } = props
  const { distance_from: from, none_here: noneHere } = props.answer
  // Around a place without any the nearest come first unless told otherwise: one order, not two.
  const sort = noneHere && query.sort === 'recommended' ? 'distance' : query.sort
  return (
    <select
      name="sort"
      form={props.filtersId}
      className={styles.sort}
      aria-label={t('toolbar.sort')}
      value={sort}
      onChange={(event) => navigate(resultsPath(withFilters(query, { sort: event.target.value as SortName })))}
    >
      {sorts
        .filter((sort) => (sort === 'distance' ? from : sort !== 'recommended' || !noneHere))
        .map((sort) => (
          <option key={sort} value={sort}>
            {t(sort === 'distance' && from === 'place' ? 'toolbar.nearest' : `toolbar.sorts.${sort}`)}
          </option>
        ))}
    </select>
  )
}
