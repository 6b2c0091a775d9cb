import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SearchAnswer } from '../../../contract/hotels.ts'
import { formatParty, maxAdultsPerRoom, maxRooms } from '../../../domain/party.ts'
import { describeParty } from '../../features/stay/describe-party.ts'
import type { FieldErrors } from '../../lib/api.ts'
import { useFormat, useT } from '../../lib/i18n.tsx'
import { useApi } from '../../lib/services.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { ActiveFilter } from './active-filters.ts'
import styles from './no-results.module.css'
import { resultsPath, withFilters } from './results-address.ts'
import { type ResultsQuery, readDates } from './results-query.ts'
import { aroundPlace, inPlace, nearbyKm, type WaysOut, waysOutQuery, withNothingSet } from './ways-out.ts'

export { EmptyArea } from './empty-area.tsx'
export { waysOutQuery } from './ways-out.ts'

/** Nothing is left: which filters to loosen, other dates, further around; where the name says nothing to us, other places. */
export function NothingFree(props: { query: ResultsQuery; answer: SearchAnswer; active: readonly ActiveFilter[] }) {
  const t = useT('results')
  const units = useT('catalogue')
  const format = useFormat()
  const { query, answer, active } = useOfAnswer(props)
  const ways = useQuery(waysOutQuery(useApi(), query, answer, active)).data
  const dated = answer.checkin !== null
  const unknown = answer.unknown_name === true
  const filtered = active.length > 0 && !unknown && ways?.unfiltered !== 0
  // Where filters stand in the way, taking them back comes first.
  const spread = filtered
    ? undefined
    : answer.instead?.rooms?.map((room) => ({ adults: room.adults, childrenAges: room.children_ages }))
  const loosened = active
    .map((filter) => ({ ...filter, count: ways?.without[filter.key] }))
    .filter(({ count }) => leadsOn(count))
    .sort((one, other) => (other.count ?? 0) - (one.count ?? 0))
  const withCount = (words: string, count: number | null | undefined) =>
    count ? `${words} · ${format.number(count)}` : words
  return (
    <EmptyState
      title={t(filtered ? 'empty.titleFiltered' : dated && !unknown ? 'empty.title' : 'empty.titleUndated')}
      actions={ways && (unknown ? renderPlaces(ways) : renderWays(ways))}
    >
      {ways && renderExplanation()}
    </EmptyState>
  )

  function renderWays({ unfiltered, around }: WaysOut) {
    return (
      <>
        {filtered &&
          loosened.map((filter) => (
            <LinkButton key={filter.key} to={resultsPath(filter.without)}>
              {withCount(t('empty.without', { filter: filter.label }), filter.count)}
            </LinkButton>
          ))}
        {filtered && active.length > 1 && (
          <LinkButton variant="outline" to={resultsPath(withNothingSet(query))}>
            {withCount(t('empty.clear'), unfiltered)}
          </LinkButton>
        )}
        {spread && (
          <LinkButton to={resultsPath(withFilters(query, { rooms: formatParty(spread) }))}>
            {describeParty(units, spread)}
          </LinkButton>
        )}
        {/* Other dates are no way out while filters stand in it. */}
        {dated && !filtered && <OtherDates query={query} stays={answer.instead?.stays ?? []} />}
        {answer.destination && leadsOn(around) && (
          <LinkButton variant="outline" to={resultsPath(aroundPlace(query, answer.destination))}>
            {withCount(t('empty.nearby', { km: nearbyKm }), around)}
          </LinkButton>
        )}
        <LinkButton variant="plain" to="/hotels">
          {t('empty.everywhere')}
        </LinkButton>
      </>
    )
  }

  function renderPlaces({ places }: WaysOut) {
    return (
      <>
        {places.map((place) => (
          <LinkButton key={`${place.type} ${place.id}`} variant="outline" to={inPlace(query, place)}>
            {place.name}
          </LinkButton>
        ))}
        <LinkButton variant="plain" to={resultsPath(withFilters(withNothingSet(query), { q: '' }))}>
          {t(dated ? 'unknownPlace.sameDates' : 'empty.everywhere')}
        </LinkButton>
      </>
    )
  }

  function renderExplanation() {
    if (filtered) return loosened.length > 0 && <p>{t('empty.filtered')}</p>
    if (spread) return <p>{t('empty.manyInRoom')}</p>
    if (unknown) return <p>{t('empty.unknown', { q: query.q })}</p>
    if (query.q !== '' && query.bbox === '' && query.lat === '' && answer.destination === null)
      return <p>{t(dated ? 'empty.named' : 'empty.namedUndated', { q: query.q })}</p>
    return <p>{t(dated ? 'empty.dates' : 'empty.undated')}</p>
  }
}

/** Unknown counts may lead on; one that was not asked for, or is none, does not. */
function leadsOn(count: number | null | undefined): boolean {
  return count !== undefined && count !== 0
}

/** What belongs to the answer on screen: while another is on its way, what was pressed stays under the finger. */
function useOfAnswer<Given extends { answer: SearchAnswer }>(given: Given): Given {
  const [kept, setKept] = useState(given)
  if (kept.answer === given.answer) return kept
  setKept(given)
  return given
}

function OtherDates(props: { query: ResultsQuery; stays: readonly { checkin: string; checkout: string }[] }) {
  const t = useT('results')
  const format = useFormat()
  const { query, stays } = props
  return (
    <>
      {stays.map(({ checkin, checkout }) => (
        <LinkButton key={checkin} variant="outline" to={resultsPath(withFilters(query, { checkin, checkout }))}>
          {t(checkin > query.checkin ? 'empty.later' : 'empty.earlier', {
            dates: format.dateRange(checkin, checkout),
          })}
        </LinkButton>
      ))}
      <LinkButton variant="outline" to={resultsPath(withFilters(query, { checkin: '', checkout: '' }))}>
        {t('empty.anyDates')}
      </LinkButton>
    </>
  )
}

/** The search did not accept what the address says: its own sentences. */
export function RefusedSearch(props: { query: ResultsQuery; fields: FieldErrors }) {
  const t = useT('results')
  const { destination, bbox, lat, lon } = props.fields
  if (destination) return <UnknownPlace query={props.query} />
  if (bbox || lat || lon) return <UnreadArea query={props.query} />
  const sentences = Object.values(props.fields).flatMap((value) => (Array.isArray(value) ? value : []))
  return (
    <EmptyState
      title={t('refused.title')}
      actions={
        <LinkButton variant="plain" to="/hotels">
          {t('empty.everywhere')}
        </LinkButton>
      }
    >
      <Notice tone="warning">
        {sentences.length > 0 ? (
          sentences.map((sentence) => <p key={sentence}>{sentence}</p>)
        ) : (
          <p>{t('refused.text')}</p>
        )}
      </Notice>
    </EmptyState>
  )
}

/** The address has a part of the map that is none: the way out is the same search without it. */
function UnreadArea({ query }: { query: ResultsQuery }) {
  const t = useT('results')
  const whole = withFilters(query, { bbox: '', lat: '', lon: '', radius: '' })
  return (
    <EmptyState
      title={t('refused.areaTitle')}
      actions={<LinkButton to={resultsPath(whole)}>{t('emptyArea.all')}</LinkButton>}
    >
      <p>{t('refused.areaText')}</p>
    </EmptyState>
  )
}

/** The address names a place that is not in the catalogue, or no longer. */
function UnknownPlace({ query }: { query: ResultsQuery }) {
  const t = useT('results')
  const dated = query.checkin !== ''
  return (
    <EmptyState
      title={t('unknownPlace.title')}
      actions={
        <>
          {query.q !== '' && (
            <LinkButton to={resultsPath(withFilters(query, { destination: '' }))}>
              {t('unknownPlace.search', { q: query.q })}
            </LinkButton>
          )}
          {dated && (
            <LinkButton variant="outline" to={resultsPath(withFilters(query, { destination: '', q: '' }))}>
              {t('unknownPlace.sameDates')}
            </LinkButton>
          )}
          <LinkButton variant={dated || query.q !== '' ? 'plain' : undefined} to="/hotels">
            {t('empty.everywhere')}
          </LinkButton>
        </>
      }
    >
      <p>{t('unknownPlace.text')}</p>
    </EmptyState>
  )
}

/** A page past the end. */
export function NoSuchPage(props: { query: ResultsQuery }) {
  const t = useT('results')
  return (
    <EmptyState
      title={t('noPage.title')}
      actions={<LinkButton to={resultsPath({ ...props.query, page: 1 })}>{t('noPage.first')}</LinkButton>}
    >
      <p>{t('noPage.text')}</p>
    </EmptyState>
  )
}

/**
 * Above the hotels without dates: why those of the address cannot be searched, and the way to others.
 * @param asked the search as the address has it.
 * @param fields what the search says of it.
 */
export function DatesRefused(props: { asked: ResultsQuery; fields: FieldErrors }) {
  const t = useT('results')
  const format = useFormat()
  const read = readDates(props.asked)
  const dates = read && Object.values(read).every((date) => Date.parse(date)) ? read : null
  const reasons = [props.fields.checkin, props.fields.checkout].flat().filter(Boolean)
  return (
    <Notice tone="warning">
      <p>
        {dates && (
          <b>{`${t('refused.dates', { dates: format.dateRange(dates.checkin, dates.checkout, { year: true }) })} `}</b>
        )}
        <span>{`${reasons.join(' ')} ${t('refused.undated')}`}</span>
      </p>
      <Button small data-late className={styles.choose} onClick={() => openPart(0)}>
        {t('refused.choose')}
      </Button>
    </Notice>
  )
}

/** Above the hotels: that the guests of the address cannot be, so that prices are for two adults. */
export function PartyMisread() {
  const t = useT('results')
  return (
    <Notice tone="warning">
      <p>{t('refused.party', { adults: maxAdultsPerRoom, rooms: maxRooms })}</p>
      <Button small data-late className={styles.choose} onClick={() => openPart(1)}>
        {t('refused.chooseParty')}
      </Button>
    </Notice>
  )
}

/** Above the nearest hotels: that the place itself has none. */
export function NoneHere(props: { answer: SearchAnswer }) {
  const t = useT('results')
  const place = props.answer.destination?.name ?? ''
  // „Във Враца“: two of these consonants do not meet in Bulgarian.
  const key = /^[вф]/i.test(place) ? 'noneHere.afterV' : 'noneHere.text'
  return (
    <Notice>
      <p>{t(key, { place })}</p>
    </Notice>
  )
}

/** As a press on the dates or on the guests in the header's folded search, which opens it there. */
function openPart(part: 0 | 1): void {
  document.querySelectorAll<HTMLElement>('header summary [data-part]')[part]?.click()
}
