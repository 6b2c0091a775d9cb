import type { SearchAnswer } from '../../../contract/hotels.ts'
import { formatParty } from '../../../domain/party.ts'
import { describeParty } from '../../features/stay/describe-party.ts'
import type { FieldErrors } from '../../lib/api.ts'
import { useFormat, useT } from '../../lib/i18n.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { ActiveFilter } from './active-filters.ts'
import styles from './no-results.module.css'
import { resultsPath, withFilters, withoutFilters } from './results-address.ts'
import { type ResultsQuery, readDates } from './results-query.ts'

/** How far around a full place a visitor is offered to look, in kilometres. */
const nearbyKm = 50

/** Nothing is left: which filters to loosen, other dates, further around. */
export function NothingFree(props: { query: ResultsQuery; answer: SearchAnswer; active: readonly ActiveFilter[] }) {
  const t = useT('results')
  const units = useT('catalogue')
  const { query, answer, active } = props
  const dated = answer.checkin !== null
  // Where filters stand in the way, taking them back comes first.
  const spread =
    active.length === 0
      ? answer.instead?.rooms?.map((room) => ({ adults: room.adults, childrenAges: room.children_ages }))
      : undefined
  return (
    <EmptyState
      title={t(active.length > 0 ? 'empty.titleFiltered' : dated ? 'empty.title' : 'empty.titleUndated')}
      actions={
        <>
          {active.map((filter) => (
            <LinkButton key={filter.key} to={resultsPath(filter.without)}>
              {t('empty.without', { filter: filter.label })}
            </LinkButton>
          ))}
          {active.length > 1 && (
            <LinkButton variant="outline" to={resultsPath(withoutFilters(query))}>
              {t('empty.clear')}
            </LinkButton>
          )}
          {spread && (
            <LinkButton to={resultsPath(withFilters(query, { rooms: formatParty(spread) }))}>
              {describeParty(units, spread)}
            </LinkButton>
          )}
          {/* Other dates are no way out while filters stand in it. */}
          {dated && active.length === 0 && <OtherDates query={query} stays={answer.instead?.stays ?? []} />}
          {answer.destination && (
            <LinkButton variant="outline" to={resultsPath(aroundPlace(query, answer.destination))}>
              {t('empty.nearby', { km: nearbyKm })}
            </LinkButton>
          )}
          <LinkButton variant="plain" to="/hotels">
            {t('empty.everywhere')}
          </LinkButton>
        </>
      }
    >
      <p>{explain()}</p>
    </EmptyState>
  )

  /** What was typed may be a place that nobody knows or a full house: with dates the answer does not tell which. */
  function explain(): string {
    if (active.length > 0) return t('empty.filtered')
    if (spread) return t('empty.manyInRoom')
    if (query.q !== '' && answer.destination === null)
      return t(dated ? 'empty.unknownOrFull' : 'empty.unknown', { q: query.q })
    return t(dated ? 'empty.dates' : 'empty.undated')
  }
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

function aroundPlace(query: ResultsQuery, place: { latitude: number; longitude: number }): ResultsQuery {
  return withFilters(query, {
    destination: '',
    q: '',
    lat: String(place.latitude),
    lon: String(place.longitude),
    radius: String(nearbyKm),
  })
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
          <b>{t('refused.dates', { dates: format.dateRange(dates.checkin, dates.checkout, { year: true }) })} </b>
        )}
        {reasons.join(' ')} {t('refused.undated')}
      </p>
      <Button small data-late className={styles.choose} onClick={openDates}>
        {t('refused.choose')}
      </Button>
    </Notice>
  )
}

/** As a press on the dates in the header's folded search, which opens it at their calendar. */
function openDates(): void {
  document.querySelector<HTMLElement>('header summary [data-part]')?.click()
}
