import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { type ResultsQuery, readResultsQuery } from './results-query.ts'

/** What the address on screen asks for. */
export function useResultsQuery(): ResultsQuery {
  const { search } = useLocation()
  return useMemo(() => readResultsQuery(new URLSearchParams(search)), [search])
}
