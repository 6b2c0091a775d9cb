import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { useSearchParams } from 'react-router'
import type { Booking, CheckoutSession } from '../../../contract/checkout.ts'
import { checkoutPath, donePath, sessionQuery } from '../../features/checkout/checkout-session.ts'
import { isComplete } from '../../features/checkout/draft.ts'
import { Expired } from '../../features/checkout/expired.tsx'
import { GuestsStep } from '../../features/checkout/guests-step.tsx'
import { forgetDraft } from '../../features/checkout/kept-draft.ts'
import { MoreTime } from '../../features/checkout/more-time.tsx'
import { OrderStep } from '../../features/checkout/order-step.tsx'
import { UnderWay } from '../../features/checkout/under-way.tsx'
import { isHeld, useSession } from '../../features/checkout/use-session.ts'
import { useT } from '../../lib/i18n.tsx'
import { useLocalNavigate } from '../../lib/local-link.tsx'
import { useApi } from '../../lib/services.ts'
import styles from './checkout-view.module.css'
import { SessionSummary } from './session-summary.tsx'
import { hotelPath, useStayInWords } from './stay-words.ts'

/** The checkout: guests, then the order, with the stay beside them; or the calm end of a hold that ran out. */
export function CheckoutView() {
  const t = useT('checkout')
  const { data: session } = useSession()
  const navigate = useLocalNavigate()
  const ordered = session?.booking ? donePath(session.id) : null
  // Ordered in another tab meanwhile: this one follows.
  useEffect(() => {
    if (ordered) navigate(ordered, { replace: true })
  })
  if (!session || ordered) return null
  if (!isHeld(session)) {
    return (
      <div className={`wrap ${styles.alone}`}>
        <h1 className="visually-hidden">{t('title')}</h1>
        <Expired session={session} wayBack={hotelPath(session)} />
      </div>
    )
  }
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
    <div>
      <div className={`wrap ${styles.moreTime}`}>
        <MoreTime session={session} />
      </div>
      <div className={`wrap ${styles.page}`}>
        {session.state === 'paying' ? (
          <UnderWay session={session} onChanged={refresh} />
        ) : ordering ? (
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
    </div>
  )
}
