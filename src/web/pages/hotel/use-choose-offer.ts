import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { WireOffer } from '../../../contract/offers.ts'
import { checkoutPath, openCheckout, sessionQuery } from '../../features/checkout/checkout-session.ts'
import { createKey } from '../../features/checkout/idempotency.ts'
import { ApiError } from '../../lib/api.ts'
import { localizePath } from '../../lib/language.ts'
import { useLocalNavigate } from '../../lib/local-link.tsx'
import { preloadPage } from '../../lib/preload.ts'
import { useApi } from '../../lib/services.ts'

/** Why an offer could not be held; the words are in the messages of the page. */
export type ChoiceProblem = 'soldOut' | 'expired' | 'offline' | 'busy' | 'failed'

/**
 * Holds an offer for 15 minutes and goes to the checkout. When it cannot be had any more, says why and asks for the
 * offers anew.
 */
export function useChooseOffer(refresh: () => Promise<unknown>) {
  const api = useApi()
  const queryClient = useQueryClient()
  const navigate = useLocalNavigate()
  const [choosing, setChoosing] = useState<string | null>(null)
  const [problem, setProblem] = useState<ChoiceProblem | null>(null)
  // A press that got no answer is repeated under its own key, so that it cannot hold the rooms twice.
  const unanswered = useRef<{ offerId: string; key: string } | null>(null)

  async function choose(offer: WireOffer) {
    if (choosing) return
    const offerId = offer.offer_id
    const key = unanswered.current?.offerId === offerId ? unanswered.current.key : createKey()
    unanswered.current = { offerId, key }
    setChoosing(offerId)
    setProblem(null)
    // Its code comes while the rooms are being held.
    preloadPage(localizePath(checkoutPath('new'), api.language))
    try {
      const session = await openCheckout(api, offerId, key)
      unanswered.current = null
      queryClient.setQueryData(sessionQuery(api, session.id).queryKey, session)
      navigate(checkoutPath(session.id))
    } catch (error) {
      const found = nameProblem(error)
      if (found !== 'offline') unanswered.current = null
      setProblem(found)
      setChoosing(null)
      if (found === 'soldOut' || found === 'expired') await refresh()
    }
  }

  return { choose, choosing, problem }
}

function nameProblem(error: unknown): ChoiceProblem {
  if (!(error instanceof ApiError)) return 'failed'
  if (error.code === 'network') return 'offline'
  if (error.code === 'sold_out') return 'soldOut'
  if (error.code === 'offer_expired' || error.status === 404) return 'expired'
  return error.status === 429 || error.status === 503 || error.code === 'idempotency_running' ? 'busy' : 'failed'
}
