import { writeQuery } from '../../lib/api.ts'
import { noFilters, type ResultsQuery, toParams } from './results-query.ts'

/** Path of a search without language: every state of the page is in it. */
export function resultsPath(query: ResultsQuery): string {
  return `/hotels${writeQuery({ ...toParams(query), view: query.view })}`.replaceAll('%3B', ';')
}

/** The same search narrowed otherwise, from its first page. */
export function withFilters(query: ResultsQuery, filters: Partial<ResultsQuery>): ResultsQuery {
  return { ...query, ...filters, page: 1 }
}

/** The same search with no filter at all. */
export function withoutFilters(query: ResultsQuery): ResultsQuery {
  return withFilters(query, noFilters)
}

/** What a hotel's page needs to price the same stay: `?checkin=...&checkout=...&rooms=...`. */
export function stayParams(stay: { checkin: string; checkout: string; rooms: string }): string {
  const { checkin, checkout, rooms } = stay
  return writeQuery({ checkin, checkout, rooms: rooms === '2' ? '' : rooms }).replaceAll('%3B', ';')
}
