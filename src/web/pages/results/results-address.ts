import { writeQuery } from '../../lib/api.ts'
import { noFilters, type ResultsQuery, toParams } from './results-query.ts'

/** Path of a search without language: every state of the page is in it. */
export function resultsPath(query: ResultsQuery): string {
  return `/hotels${writeQuery({ ...toParams(query), view: query.view })}`
}

/** The same search narrowed otherwise, from its first page. */
export function withFilters(query: ResultsQuery, filters: Partial<ResultsQuery>): ResultsQuery {
  return { ...query, ...filters, page: 1 }
}

/** The same search with no filter at all. */
export function withoutFilters(query: ResultsQuery): ResultsQuery {
  return withFilters(query, noFilters)
}

/**
 * What a hotel's page needs to quote the same offer: `?checkin=...&checkout=...&rooms=...`, and those of the filters that choose
 * among the offers of a hotel.
 */
export function stayParams(query: ResultsQuery): string {
  const { checkin, checkout, rooms, board, beds, free_cancellation, pay_at_property } = toParams(query)
  return writeQuery({ checkin, checkout, rooms, board, beds, free_cancellation, pay_at_property })
}
