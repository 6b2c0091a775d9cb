import { useLocation } from 'react-router'
import { SearchFold } from '../../features/search/search-fold.tsx'
import { describeGuests } from '../../features/stay/describe-party.ts'
import { useFormat, useT } from '../../lib/i18n.tsx'
import { LatePart } from '../../lib/late.tsx'
import { openedSearch } from './rare-parts.ts'
import { readDates, readRooms } from './results-query.ts'
import { useSearchResults } from './search-results.ts'
import { useResultsQuery } from './use-results-query.ts'

/** The search in the header of the results: folded to a pill, opened to the full bar, whose code comes after the page's. */
export function ResultsSearch() {
  const { search } = useLocation()
  const t = useT('search')
  const words = useT('catalogue')
  const format = useFormat()
  const query = useResultsQuery()
  const { data } = useSearchResults(query)
  const found = data?.kind === 'found' ? data : null
  const destination = found?.answer.destination ?? null
  const rooms = readRooms(query)
  const dates = found?.refused ? null : readDates(query)
  // The part of a map is searched whatever place was asked for before.
  const where = query.bbox ? '' : (destination?.name ?? query.q)
  return (
    <SearchFold
      key={search}
      where={where === '' ? t(query.bbox ? 'fold.mapArea' : 'fold.anywhere') : where}
      dates={dates ? format.dateRange(dates.checkin, dates.checkout) : t('fold.anyDates')}
      party={describeGuests(words, rooms, { oneRoom: false })}
      guests={words('units.guests', {
        count: rooms.reduce((sum, room) => sum + room.adults + room.childrenAges.length, 0),
      })}
    >
      {(close) => (
        <LatePart
          part={openedSearch}
          given={{ where, destination: query.bbox ? null : destination, dates, rooms, onSearch: close }}
        />
      )}
    </SearchFold>
  )
}
