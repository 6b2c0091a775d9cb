import { useCallback, useEffect, useRef, useState } from 'react'
import { afterPaint } from '../../lib/after-paint.ts'
import { useLocalNavigate } from '../../lib/local-link.tsx'
import { resultsPath, withFilters } from './results-address.ts'
import type { ResultsFilters, ResultsQuery } from './results-query.ts'

/**
 * The query as the controls show it: at once what the visitor chose, while the address and the answer are on their way.
 * Whatever else changes the address (a chip, the way back) overrules it. The function that changes it is always the same.
 */
export function useQueryDraft(query: ResultsQuery): [ResultsQuery, (change: Partial<ResultsFilters>) => void] {
  const navigate = useLocalNavigate()
  const address = resultsPath(query)
  const [draft, setDraft] = useState(query)
  const [seen, setSeen] = useState(address)
  if (address !== seen) {
    setSeen(address)
    setDraft(query)
  }

  function change(filters: Partial<ResultsFilters>) {
    const next = withFilters(draft, filters)
    setDraft(next)
    afterPaint(() => navigate(resultsPath(next), { preventScrollReset: true }))
  }
  const latest = useRef(change)
  useEffect(() => {
    latest.current = change
  })
  return [address === seen ? draft : query, useCallback((filters) => latest.current(filters), [])]
}
