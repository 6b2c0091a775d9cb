import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { PaymentStatusAnswer } from '../../../contract/payments.ts'
import { ApiError } from '../../lib/api.ts'
import { useApi } from '../../lib/services.ts'
import { cancelPayment, findHostedPage, paymentStatusQuery } from './payment.ts'
import { isDecided, type PaymentOutcome, patienceMs, pollDelay, readOutcome } from './payment-outcome.ts'

export type PaymentWatch = {
  status: PaymentStatusAnswer | undefined
  outcome: PaymentOutcome | undefined
  /** Nothing was decided for two minutes; we have stopped asking. */
  slow: boolean
  /** No answer has come yet, and the last question got none. */
  unreachable: boolean
  /** There is no such payment. */
  unknown: boolean
  busy: 'pay' | 'giveUp' | null
  problem: 'offline' | 'failed' | null
  payAgain: () => Promise<void>
  /** True when it has ended by that: what was just paid stays paid. */
  giveUp: () => Promise<boolean>
  askAgain: () => void
}

/**
 * Follows a payment: asks how it stands after half a second, then less and less often, until it is decided or two minutes
 * have passed; anew when the visitor comes back to the tab. A question without an answer changes nothing that is shown.
 */
export function usePayment(intent: string): PaymentWatch {
  const api = useApi()
  const queryClient = useQueryClient()
  const [over, setOver] = useState(false)
  const [busy, setBusy] = useState<'pay' | 'giveUp' | null>(null)
  const [problem, setProblem] = useState<PaymentWatch['problem']>(null)
  const before = useRef(0)
  const query = paymentStatusQuery(api, intent)

  const {
    data: status,
    error,
    refetch,
  } = useQuery({
    ...query,
    retry: false,
    staleTime: 0,
    // Asked also when the browser believes that there is no network: it knows less than an answer does.
    networkMode: 'always',
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    refetchInterval: ({ state }) => {
      if (over || isUnknown(state.error) || (state.data && isDecided(readOutcome(state.data)))) return false
      return pollDelay(Math.max(0, countAnswers(state) - before.current))
    },
  })
  const outcome = status && readOutcome(status)

  useEffect(() => {
    if (over) return
    const timer = setTimeout(() => setOver(true), patienceMs)
    return () => clearTimeout(timer)
  }, [over])

  async function act(deed: 'pay' | 'giveUp', run: () => Promise<unknown>) {
    if (busy) return
    setBusy(deed)
    setProblem(null)
    try {
      await run()
      // Going to pay, busy on purpose: the provider's page takes over.
      if (deed === 'giveUp') setBusy(null)
    } catch (error) {
      setBusy(null)
      // It has ended meanwhile: its state says how.
      if (error instanceof ApiError && error.status === 409) await refetch()
      else setProblem(error instanceof ApiError && error.code === 'network' ? 'offline' : 'failed')
    }
  }

  return {
    status,
    outcome,
    slow: over,
    unreachable: error !== null && !status,
    unknown: isUnknown(error),
    busy,
    problem,
    payAgain: () => act('pay', async () => window.location.assign(await findHostedPage(api, intent))),
    giveUp: async () => {
      let ended = false
      await act('giveUp', async () => {
        const answer = await cancelPayment(api, intent)
        queryClient.setQueryData(query.queryKey, answer)
        ended = readOutcome(answer) === 'canceled'
      })
      return ended
    },
    askAgain: () => {
      const state = queryClient.getQueryState(query.queryKey)
      before.current = state ? countAnswers(state) : 0
      setOver(false)
      void refetch()
    },
  }
}

/** How often an answer came, or none. */
function countAnswers(state: { dataUpdateCount: number; errorUpdateCount: number }): number {
  return state.dataUpdateCount + state.errorUpdateCount
}

/** No such payment, or an address that names none. */
function isUnknown(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400)
}
