import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { useSearchParams } from 'react-router'
import type { Booking, CheckoutSession } from '../../../contract/checkout.ts'
import { checkoutPath, donePath, sessionQuery } from '../../features/checkout/checkout-session.ts'
import { isComplete } from '../../features/checkout/draft.ts'
import { GuestsStep } from '../../features/checkout/guests-step.tsx'
import { forgetDraft } from '../../features/checkout/kept-draft.ts'
import { OrderStep } from '../../features/checkout/order-step.tsx'
import { isHeld, useSession } from '../../features/checkout/use-session.ts'
import { useT } from '../../lib/i18n.tsx'
import { useLocalNavigate } from '../../lib/local-link.tsx'
import { useApi } from '../../lib/services.ts'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { clockIcon } from '../../ui/stay-icons.ts'
import styles from './checkout-view.module.css'
import { SessionSummary } from './session-summary.tsx'
import { hotelPath, useStayInWords } from './stay-words.ts'

/** The checkout: guests, then the order, with the stay beside them; or the calm end of a hold that ran out. */
export function CheckoutView() {
  const { data: session } = useSession()
  const navigate = useLocalNavigate()
  const ordered = session?.booking ? donePath(session.id) : null
  // Ordered in another tab meanwhile: this one follows.
  useEffect(() => {
    if (ordered) navigate(ordered, { replace: true })
  })
  if (!session || ordered) return null
  if (!isHeld(session)) return <Expired session={session} />
  return <Steps session={session} />
}

function Steps({ session }: { session: CheckoutSession }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const navigate = useLocalNavigate()
  const stay = useStayInWords(session)
  const [params] = useSearchParams()
  const ordering = params.get('step') === 'order' && isComplete(session)
  const { id } = session

  const refresh = useCallback(
    () => queryClient.invalidateQueries({ queryKey: sessionQuery(api, id).queryKey }),
    [api, id, queryClient],
  )

  function finish(_booking: Booking) {
    forgetDraft()
    navigate(donePath(id), { replace: true })
  }

  return (
    <div className={`wrap ${styles.page}`}>
      {ordering ? (
        <OrderStep
          session={session}
          stay={stay}
          wayBack={hotelPath(session)}
          onBack={() => navigate(checkoutPath(id))}
          onStale={refresh}
          onOrdered={finish}
        />
      ) : (
        <GuestsStep session={session} onDone={() => navigate(checkoutPath(id, 'order'))} />
      )}
      <SessionSummary session={session} />
    </div>
  )
}

function Expired({ session }: { session: CheckoutSession }) {
  const t = useT('checkout')
  return (
    <div className={`wrap ${styles.alone}`}>
      <h1 className="visually-hidden">{t('title')}</h1>
      <EmptyState
        icon={clockIcon}
        title={t('expired.title')}
        actions={
          <LinkButton variant="accent" to={hotelPath(session)}>
            {t('expired.back')}
          </LinkButton>
        }
      >
        <p>{t('expired.text', { hotel: session.hotel.name })}</p>
      </EmptyState>
    </div>
  )
}
