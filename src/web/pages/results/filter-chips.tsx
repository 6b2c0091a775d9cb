import { useState } from 'react'
import { useNavigation } from 'react-router'
import type { SearchAnswer } from '../../../contract/hotels.ts'
import { useFormat, useT } from '../../lib/i18n.tsx'
import { LocalLink } from '../../lib/local-link.tsx'
import { ChipLink, Chips } from '../../ui/chip.tsx'
import { joinClasses } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { xIcon } from '../../ui/icons.ts'
import type { ActiveFilter } from './active-filters.ts'
import styles from './filter-chips.module.css'
import { listQuickFilters } from './quick-filters.ts'
import { resultsPath, withoutFilters } from './results-address.ts'
import { type ResultsQuery, readResultsQuery } from './results-query.ts'

/**
 * The filters that are set, each with the way out of it. Where the rail is behind a button, those that most visitors look for stand in
 * the same line, set by one press.
 */
export function FilterChips(props: { query: ResultsQuery; answer: SearchAnswer; active: ActiveFilter[] }) {
  const t = useT('results')
  const format = useFormat()
  const { answer, active } = props
  const query = useQueryAhead(props.query)
  // Those that are set when the page is opened come first; one that is pressed later stays where it is.
  const [first] = useState(() => active.map(({ key }) => key))
  const quick = listQuickFilters(query, answer, first, t)
  const others = active.filter(({ key }) => !quick.some((filter) => filter.key === key))
  if (active.length + quick.length === 0) return null
  return (
    <Chips scrolls className={active.length === 0 ? styles.railless : undefined}>
      {active.length > 0 && (
        <nav aria-label={t('active.label')} className={joinClasses(styles.line, others.length === 0 && styles.beside)}>
          {active.map((filter) => (
            <LocalLink
              key={filter.key}
              to={resultsPath(filter.without)}
              preventScrollReset
              className={joinClasses(styles.active, !others.includes(filter) && styles.beside)}
              aria-label={t('active.remove', { filter: filter.label })}
            >
              <span>{filter.label}</span>
              <Icon shape={xIcon} size="s" />
            </LocalLink>
          ))}
        </nav>
      )}
      {quick.length > 0 && (
        <nav aria-label={t('quick')} className={`${styles.line} ${styles.railless}`}>
          {quick.map(({ key, label, count, set, toggled }) => (
            <ChipLink
              key={key}
              to={resultsPath(toggled)}
              preventScrollReset
              rel="nofollow"
              current={set}
              aria-label={set ? t('active.remove', { filter: label }) : undefined}
            >
              <span>{`${label} `}</span>
              {set ? <Icon shape={xIcon} size="s" /> : <small>{format.number(count)}</small>}
            </ChipLink>
          ))}
        </nav>
      )}
      {active.length > 1 && (
        <LocalLink to={resultsPath(withoutFilters(query))} preventScrollReset className={styles.clear}>
          {t('active.clear')}
        </LocalLink>
      )}
    </Chips>
  )
}

/** The search that is on its way, if there is one: a press is seen at once, and the next one adds to it. */
function useQueryAhead(query: ResultsQuery): ResultsQuery {
  const { location } = useNavigation()
  return location?.pathname.endsWith('/hotels') ? readResultsQuery(new URLSearchParams(location.search)) : query
}
