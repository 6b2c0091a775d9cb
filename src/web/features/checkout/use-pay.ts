import { useRef, useState } from 'react'
import { ApiError } from '../../lib/api.ts'
import { useApi } from '../../lib/services.ts'
import { createKey } from './idempotency.ts'
import { goPay, type PaidFor } from './payment.ts'

/** Why a payment could not be begun; the words are in the messages of `checkout` and `booking`. */
export type PayProblem = 'offline' | 'busy' | 'failed' | 'over'

/**
 * Leads to the provider's page once, however often it is pressed. A press that got no answer is repeated under its own key,
 * so there is never a second payment.
 * @param onOver what is paid for has moved on: paid already, cancelled, run out.
 */
export function usePay(paidFor: PaidFor, onOver: () => Promise<unknown>) {
  const api = useApi()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<PayProblem | null>(null)
  const running = useRef(false)
  const key = useRef('')

  async function pay() {
    if (running.current) return
    running.current = true
    setBusy(true)
    setProblem(null)
    key.current ||= createKey()
    try {
      // Still busy on purpose: the provider's page takes over.
      return await goPay(api, paidFor, key.current)
    } catch (error) {
      const found = namePayProblem(error)
      if (found !== 'offline' && found !== 'busy') key.current = ''
      setProblem(found)
      if (found === 'over') await onOver()
    }
    running.current = false
    setBusy(false)
  }

  return { busy, problem, pay }
}

function namePayProblem(error: unknown): PayProblem {
  if (!(error instanceof ApiError)) return 'failed'
  if (error.code === 'network') return 'offline'
  if (error.status === 429 || error.status === 503 || error.code === 'idempotency_running') return 'busy'
  return error.status === 409 || error.status === 404 ? 'over' : 'failed'
}
