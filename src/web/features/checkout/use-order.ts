import { useRef, useState } from 'react'
import type { Booking, CheckoutSession } from '../../../contract/checkout.ts'
import { ApiError } from '../../lib/api.ts'
import { useApi } from '../../lib/services.ts'
import { orderStay, saveCheckout } from './checkout-session.ts'
import { createKey } from './idempotency.ts'
import { goPay } from './payment.ts'

/** Why an order was not taken; the words are in the messages of `checkout`. */
export type OrderProblem = 'changed' | 'incomplete' | 'soldOut' | 'payment' | 'provider' | 'offline' | 'busy' | 'failed'

/**
 * Places the order once, however often it is pressed: a stay paid at the property is booked, any other goes on to the
 * provider's page. An attempt that got no answer is repeated under its own key, so the
 * stay cannot be booked twice; any answer ends the attempt.
 */
export function useOrder(props: {
  session: CheckoutSession
  onStale: () => Promise<unknown>
  recheck: () => Promise<unknown>
  onOrdered: (booking: Booking) => void
}) {
  const api = useApi()
  const { session, onStale, recheck, onOrdered } = props
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<OrderProblem | null>(null)
  const running = useRef(false)
  const attempt = useRef<{ hash: string; key: string } | null>(null)

  async function place(hash: string) {
    if (running.current) return
    running.current = true
    setBusy(true)
    setProblem(null)
    const key = attempt.current?.hash === hash ? attempt.current.key : createKey()
    attempt.current = { hash, key }
    try {
      await saveCheckout(api, session.id, { accepted_terms: true })
      if (session.offer.payment_type !== 'property') {
        return await goPay(api, { checkout_session: session.id, price_hash: hash }, key)
      }
      const booking = await orderStay(api, session.id, hash, key)
      attempt.current = null
      // Still busy on purpose: the next page takes over.
      return onOrdered(booking)
    } catch (error) {
      const found = nameProblem(error)
      if (found !== 'offline' && found !== 'busy' && found !== 'provider') attempt.current = null
      if (found === 'changed') await recheck()
      // The session itself says what became of it: the page shows that it ran out, or the booking that was made.
      if (found === 'stale') await onStale()
      else setProblem(found)
      running.current = false
      setBusy(false)
    }
  }

  return { busy, problem, place }
}

function nameProblem(error: unknown): OrderProblem | 'stale' {
  if (!(error instanceof ApiError)) return 'failed'
  switch (error.code) {
    case 'network':
      return 'offline'
    case 'offer_changed':
      return 'changed'
    case 'invalid':
    case 'session_incomplete':
      return 'incomplete'
    case 'sold_out':
      return 'soldOut'
    case 'payment_not_supported':
      return 'payment'
    case 'session_expired':
    case 'session_completed':
    case 'payment_under_way':
    case 'not_found':
      return 'stale'
    case 'payment_unavailable':
      return 'provider'
    case 'idempotency_running':
    case 'throttled':
    case 'unavailable':
      return 'busy'
    default:
      return 'failed'
  }
}
