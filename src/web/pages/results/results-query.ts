import type { SearchAnswer, Sort } from '../../../contract/hotels.ts'
import type { FacetName } from '../../../contract/vocabulary.ts'
import { type PartyRoom, parseParty } from '../../../domain/party.ts'
import type { StayDates } from '../../features/stay/stay-dates-field.tsx'
import type { QueryParams } from '../../lib/api.ts'

/** What stands in the address of the results page; the names are those of `GET search/`. */
export type ResultsQuery = ResultsFilters & {
  destination: string
  q: string
  /** A place on the map instead of a destination: `lat,lon` and kilometres, or a box. Kept as it stands. */
  lat: string
  lon: string
  radius: string
  bbox: string
  checkin: string
  checkout: string
  rooms: string
  currency: string
  sort: Sort
  page: number
  /** Which of list and map stand alone where there is a choice; both, or the list on phones, when it says nothing. */
  view: 'map' | 'list' | ''
}

/** Filters of which several values may be chosen; each has a facet of its own. */
const listFilters = ['stars', 'board', 'amenities', 'kind', 'places', 'beds'] as const
/** Filters by a bound, of which one is set or none. */
const stepFilters = ['review_min', 'beach_max', 'centre_max'] as const
export const flagFilters = ['free_cancellation', 'pay_at_property'] as const

/** The part that narrows a search. Lists hold values of the facets; absent bounds are null, those by steps empty. */
export type ResultsFilters = Record<(typeof listFilters)[number], string[]> &
  Record<(typeof stepFilters)[number], string> &
  Record<(typeof flagFilters)[number], boolean> & {
    price_min: number | null
    price_max: number | null
    name: string
  }

/** What a filter offers and how many places each would leave. */
export function facetsOf({ facets }: Pick<SearchAnswer, 'facets'>, name: FacetName) {
  return facets[name === 'review_min' ? 'review' : name]
}

export const sorts = ['recommended', 'price', 'rating', 'stars', 'distance'] as const satisfies readonly Sort[]

const views = ['map', 'list'] as const

export const noFilters: ResultsFilters = {
  ...forEach(listFilters, () => []),
  ...forEach(stepFilters, () => ''),
  ...forEach(flagFilters, () => false),
  price_min: null,
  price_max: null,
  name: '',
}

/**
 * Reads an address. Forms without JavaScript send lists as repeated parameters and empty fields as empty ones: both are
 * understood, and bounds of price the wrong way round. What makes no sense is left out rather than refused, except dates, of which the search itself knows best.
 */
export function readResultsQuery(params: URLSearchParams): ResultsQuery {
  const text = (name: string) => (params.get(name) ?? '').trim()
  const matching = (name: string, pattern: RegExp) => (pattern.test(text(name)) ? text(name) : '')
  const list = (name: string) => [...new Set(params.getAll(name).flatMap((part) => part.split(',')))].filter(Boolean)
  const amount = (name: string) => {
    const value = Number(text(name).replace(',', '.'))
    return text(name) !== '' && Number.isFinite(value) && value >= 0 ? value : null
  }
  const checkin = text('checkin')
  const checkout = text('checkout')
  // From nothing on is no bound.
  const [lower, upper] = [amount('price_min') || null, amount('price_max')]
  const crossed = lower !== null && upper !== null && lower > upper
  const bothDates = checkin !== '' && checkout !== ''
  return {
    destination: text('destination'),
    q: text('q').slice(0, 100),
    ...forEach(['lat', 'lon', 'radius', 'bbox'], text),
    checkin: bothDates ? checkin : '',
    checkout: bothDates ? checkout : '',
    rooms: parseParty(text('rooms')) ? text('rooms') : '2',
    currency: matching('currency', /^[A-Z]{3}$/),
    ...forEach(listFilters, list),
    stars: list('stars').filter((stars) => /^[0-5]$/.test(stars)),
    places: list('places').filter((id) => /^[1-9]\d{0,8}$/.test(id)),
    ...forEach(stepFilters, (name) => matching(name, name === 'review_min' ? /^\d(\.[1-9])?$/ : /^[1-9]\d{0,4}$/)),
    price_min: crossed ? upper : lower,
    price_max: crossed ? lower : upper,
    ...forEach(flagFilters, (name) => ['1', 'true', 'on'].includes(text(name))),
    name: text('name').slice(0, 100),
    sort: sorts.find((known) => known === text('sort')) ?? 'recommended',
    page: Number(matching('page', /^[1-9]\d{0,4}$/) || 1),
    view: views.find((known) => known === text('view')) ?? '',
  }
}

/** Query parameters of the results page: those that the page cache keeps apart. */
export const resultsParams: readonly string[] = Object.keys(readResultsQuery(new URLSearchParams()))

/** The query's parameters, without what goes without saying: what the API is asked. The address has `view` beside them. */
export function toParams(query: ResultsQuery): QueryParams {
  return {
    ...query,
    q: query.destination === '' ? query.q : '',
    rooms: query.rooms === '2' ? '' : query.rooms,
    ...forEach(flagFilters, (name) => query[name] || ''),
    sort: query.sort === 'recommended' ? '' : query.sort,
    page: query.page === 1 ? '' : query.page,
    view: '',
  }
}

function forEach<Name extends string, Value>(names: readonly Name[], read: (name: Name) => Value) {
  return Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, Value>
}

/** The dates of an address, if they look like some. */
export function readDates(query: StayDates): StayDates | null {
  const real = [query.checkin, query.checkout].every((date) => /^\d{4}-\d{2}-\d{2}$/.test(date))
  return real && query.checkin < query.checkout ? { checkin: query.checkin, checkout: query.checkout } : null
}

/** The same search without dates. Bounds of price go with them: a night costs less than a stay. */
export function withoutDates(query: ResultsQuery): ResultsQuery {
  return { ...query, checkin: '', checkout: '', price_min: null, price_max: null, page: 1 }
}

/** The party of an address; two adults when there is none. */
export function readRooms(query: Pick<ResultsQuery, 'rooms'>): PartyRoom[] {
  return parseParty(query.rooms) ?? [{ adults: 2, childrenAges: [] }]
}
