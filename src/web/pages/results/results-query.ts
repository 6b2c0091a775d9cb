import type { Sort } from '../../../contract/hotels.ts'
import { type PartyRoom, parseParty } from '../../../domain/party.ts'
import { addDays } from '../../../domain/stay-dates.ts'
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

/** The part that narrows a search. Lists hold values of the facets; absent bounds are null. */
export type ResultsFilters = {
  stars: string[]
  board: string[]
  amenities: string[]
  kind: string[]
  review_min: string
  price_min: number | null
  price_max: number | null
  free_cancellation: boolean
  pay_at_property: boolean
  name: string
}

export const sorts = ['recommended', 'price', 'rating', 'stars', 'distance'] as const satisfies readonly Sort[]

const views = ['map', 'list'] as const

export const noFilters: ResultsFilters = {
  stars: [],
  board: [],
  amenities: [],
  kind: [],
  review_min: '',
  price_min: null,
  price_max: null,
  free_cancellation: false,
  pay_at_property: false,
  name: '',
}

/** Query parameters of the results page: those that the page cache keeps apart. */
export const resultsParams = [
  'destination',
  'q',
  'lat',
  'lon',
  'radius',
  'bbox',
  'checkin',
  'checkout',
  'rooms',
  'currency',
  'sort',
  'page',
  'view',
  'stars',
  'board',
  'amenities',
  'kind',
  'review_min',
  'price_min',
  'price_max',
  'free_cancellation',
  'pay_at_property',
  'name',
] as const

/**
 * Reads an address. Forms without JavaScript send lists as repeated parameters and empty fields as empty ones: both are
 * understood. What makes no sense is left out rather than refused, except dates, of which the search itself knows best.
 */
export function readResultsQuery(params: URLSearchParams): ResultsQuery {
  const text = (name: string) => (params.get(name) ?? '').trim()
  const list = (name: string) => [...new Set(params.getAll(name).flatMap((part) => part.split(',')))].filter(Boolean)
  const amount = (name: string) => {
    const value = Number(text(name).replace(',', '.'))
    return text(name) !== '' && Number.isFinite(value) && value >= 0 ? value : null
  }
  const checkin = text('checkin')
  const checkout = text('checkout')
  const bothDates = checkin !== '' && checkout !== ''
  return {
    destination: text('destination'),
    q: text('q').slice(0, 100),
    lat: text('lat'),
    lon: text('lon'),
    radius: text('radius'),
    bbox: text('bbox'),
    checkin: bothDates ? checkin : '',
    checkout: bothDates ? checkout : '',
    rooms: parseParty(text('rooms')) ? text('rooms') : '2',
    currency: /^[A-Z]{3}$/.test(text('currency')) ? text('currency') : '',
    sort: sorts.find((known) => known === text('sort')) ?? 'recommended',
    page: /^[1-9]\d{0,4}$/.test(text('page')) ? Number(text('page')) : 1,
    view: views.find((known) => known === text('view')) ?? '',
    stars: list('stars').filter((stars) => /^[0-5]$/.test(stars)),
    board: list('board'),
    amenities: list('amenities'),
    kind: list('kind'),
    review_min: text('review_min'),
    price_min: amount('price_min'),
    price_max: amount('price_max'),
    free_cancellation: ['1', 'true', 'on'].includes(text('free_cancellation')),
    pay_at_property: ['1', 'true', 'on'].includes(text('pay_at_property')),
    name: text('name').slice(0, 100),
  }
}

/** The query's parameters, without what goes without saying: what the API is asked. The address has `view` beside them. */
export function toParams(query: ResultsQuery): QueryParams {
  return {
    destination: query.destination,
    q: query.destination === '' ? query.q : '',
    lat: query.lat,
    lon: query.lon,
    radius: query.radius,
    bbox: query.bbox,
    checkin: query.checkin,
    checkout: query.checkout,
    rooms: query.rooms === '2' ? '' : query.rooms,
    currency: query.currency,
    stars: query.stars,
    board: query.board,
    amenities: query.amenities,
    kind: query.kind,
    review_min: query.review_min,
    price_min: query.price_min,
    price_max: query.price_max,
    free_cancellation: query.free_cancellation ? 'true' : '',
    pay_at_property: query.pay_at_property ? 'true' : '',
    name: query.name,
    sort: query.sort === 'recommended' ? '' : query.sort,
    page: query.page === 1 ? '' : query.page,
  }
}

/** The party of an address; two adults when there is none. */
export function readRooms(query: Pick<ResultsQuery, 'rooms'>): PartyRoom[] {
  return parseParty(query.rooms) ?? [{ adults: 2, childrenAges: [] }]
}

/** The same search for other nights, from its first page. Negative days go back. */
export function shiftDates(query: ResultsQuery, days: number): ResultsQuery {
  return { ...query, checkin: addDays(query.checkin, days), checkout: addDays(query.checkout, days), page: 1 }
}

/** How many filters are set; both bounds of the price are one. */
export function countFilters(query: ResultsFilters): number {
  const single = [
    query.review_min !== '',
    query.price_min !== null || query.price_max !== null,
    query.free_cancellation,
    query.pay_at_property,
    query.name !== '',
  ]
  return (
    query.stars.length + query.board.length + query.amenities.length + query.kind.length + single.filter(Boolean).length
  )
}
