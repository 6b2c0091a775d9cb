import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CheckoutSession } from '../../../contract/checkout.ts'
import type { OffersAnswer, WireOffer } from '../../../contract/offers.ts'
import { ApiError } from '../../lib/api.ts'
import { useFormat, useT } from '../../lib/i18n.tsx'
import { useLocalNavigate } from '../../lib/local-link.tsx'
import { useApi } from '../../lib/services.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { clockIcon } from '../../ui/stay-icons.ts'
import { checkoutPath, openCheckout, sessionQuery } from './checkout-session.ts'
import { toDraft } from './draft.ts'
import { createKey } from './idempotency.ts'
import { hasKeptDraft, keepDraft } from './kept-draft.ts'
import { askForOffers, findSameStay } from './same-stay.ts'

type Problem = 'gone' | 'offline' | 'failed'

/**
 * The calm end of a hold: nothing was ordered, what was typed waits, and the same stay is held again by one press; at
 * another price only after a second one.
 * @param wayBack the hotel for the same dates, without language.
 */
export function Expired({ session, wayBack }: { session: CheckoutSession; wayBack: string }) {
  const t = useT('checkout')
  const format = useFormat()
  const api = useApi()
  const queryClient = useQueryClient()
  const navigate = useLocalNavigate()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [dearer, setDearer] = useState<WireOffer | null>(null)
  const { charge_value: before, charge_currency: currency } = session.offer.price

  async function hold(offer: WireOffer) {
    // On another device nothing is kept yet: the new checkout finds there what the old one knew.
    if (!hasKeptDraft()) keepDraft(toDraft(session))
    const fresh = await openCheckout(api, offer.offer_id, createKey())
    queryClient.setQueryData(sessionQuery(api, fresh.id).queryKey, fresh)
    navigate(checkoutPath(fresh.id), { replace: true })
  }

  async function again(accepted: WireOffer | null) {
    if (busy) return
    setBusy(true)
    setProblem(null)
    try {
      const offer = accepted ?? findSameStay(session, await api.post<OffersAnswer>(...askForOffers(session)))
      if (!offer) {
        setProblem('gone')
        setDearer(null)
      } else if (accepted || offer.price.charge_value === before) return await hold(offer)
      else setDearer(offer)
    } catch (error) {
      setDearer(null)
      if (error instanceof ApiError && error.status === 409) setProblem('gone')
      else setProblem(error instanceof ApiError && error.code === 'network' ? 'offline' : 'failed')
    }
    setBusy(false)
  }

  const gone = problem === 'gone'
  return (
    <EmptyState
      icon={clockIcon}
      title={t(gone ? 'soldOut.title' : 'expired.title')}
      actions={
        <>
          {!gone && (
            <Button variant="accent" busy={busy} onClick={() => void again(dearer)}>
              {t(dearer ? 'expired.accept' : 'expired.again')}
            </Button>
          )}
          <LinkButton variant={gone ? 'accent' : 'outline'} to={wayBack}>
            {t('expired.back')}
          </LinkButton>
        </>
      }
    >
      <p>{gone ? t('soldOut.text') : t('expired.text', { hotel: session.hotel.name })}</p>
      {dearer && (
        <Notice tone="warning" live>
          <p>
            {t('expired.price', {
              old: format.money(before, currency),
              new: format.money(dearer.price.charge_value, dearer.price.charge_currency),
            })}
          </p>
        </Notice>
      )}
      {problem && !gone && (
        <Notice tone="error" live>
          <p>{t(`expired.problem.${problem}`)}</p>
        </Notice>
      )}
    </EmptyState>
  )
}
