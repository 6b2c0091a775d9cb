import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Suggestions } from '../../../contract/suggestions.ts'
import { useApi } from '../../lib/services.ts'

const pauseMs = 120
/** How soon a failed question is asked again, while its list is open. */
const againMs = 4000

/**
 * Suggestions for what is being typed, asked once the typing pauses; an answer that is overtaken is called off. While the
 * next one is on its way the last stays, `settled` says whether it belongs to the text. Without a connection the question waits
 * for one (`offline`); one that failed is asked again.
 */
export function useSuggestions(typed: string) {
  const api = useApi()
  const q = useDebounced(typed.trim().slice(0, 100))
  const answer = useQuery({
    ...api.query<Suggestions>('/api/v1/suggestions/', { q: q === '' ? undefined : q }),
    placeholderData: keepPreviousData,
    retry: 1,
    refetchInterval: ({ state }) => (state.status === 'error' ? againMs : false),
  })
  return {
    suggestions: answer.data,
    failed: answer.isError,
    offline: answer.isPaused && (answer.data === undefined || answer.isPlaceholderData),
    settled: !answer.isPlaceholderData && q === typed.trim().slice(0, 100),
  }
}

function useDebounced(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
