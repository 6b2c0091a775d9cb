import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { AnswerBody, StayRequest } from '../../../contract/requests.ts'
import { ApiError } from '../../lib/api.ts'
import { useApi } from '../../lib/services.ts'
import { sendAnswer, stayRequestQuery } from './request-query.ts'

export type AnswerProblem = 'over' | 'offline' | 'failed'

/** Sends the property's answer, one at a time; what it comes to stands in the query afterwards. */
export function useAnswer(asked: StayRequest, key: string) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState<AnswerBody['answer'] | null>(null)
  const [problem, setProblem] = useState<AnswerProblem | null>(null)
  const running = useRef(false)
  const { queryKey } = stayRequestQuery(api, asked.reference, key)

  async function answer(answer: AnswerBody['answer'], note: string): Promise<void> {
    if (running.current) return
    running.current = true
    setBusy(answer)
    setProblem(null)
    try {
      queryClient.setQueryData(queryKey, await sendAnswer(api, asked.reference, { key, answer, note }))
    } catch (error) {
      const code = error instanceof ApiError ? error.code : undefined
      setProblem(code === 'request_over' ? 'over' : code === 'network' ? 'offline' : 'failed')
      if (code === 'request_over') await queryClient.invalidateQueries({ queryKey })
    } finally {
      running.current = false
      setBusy(null)
    }
  }

  return { busy, problem, answer }
}
