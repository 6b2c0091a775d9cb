import type { SearchAnswer } from '../../../contract/hotels.ts'
import { FlexibleButton } from '../../features/stay/flexible-button.tsx'
import styles from './found-results.module.css'
import { resultsPath, withFilters } from './results-address.ts'
import { type ResultsQuery, readRooms, toParams } from './results-query.ts'

/** Other dates for the same place or part of the map, party and filters; bounds of price are left out, since prices are what is asked. */
export function OtherDates(props: { query: ResultsQuery; answer: SearchAnswer; filtered: boolean }) {
  const { query, answer, filtered } = props
  const place = toParams({
    ...query,
    checkin: '',
    checkout: '',
    price_min: null,
    price_max: null,
    sort: 'recommended',
    page: 1,
  })
  return (
    <FlexibleButton
      className={styles.flexible}
      place={place}
      rooms={readRooms(query)}
      stay={query.checkin === '' ? null : { checkin: query.checkin, checkout: query.checkout }}
      filtered={filtered}
      parts={answer.facets.places.map(({ value, name }) => ({
        name,
        to: resultsPath(
          withFilters(query, { destination: value, q: '', lat: '', lon: '', radius: '', bbox: '', places: [] }),
        ),
      }))}
      to={(other) => resultsPath(withFilters(query, other))}
    />
  )
}
