import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import type { CheckoutSession } from '../../../contract/checkout.ts'
import { checkoutPath, donePath } from '../../features/checkout/checkout-session.ts'
import { FollowPayment } from '../../features/checkout/follow-payment.tsx'
import { forgetDraft } from '../../features/checkout/kept-draft.ts'
import { usePayment } from '../../features/checkout/use-payment.ts'
import { useSession } from '../../features/checkout/use-session.ts'
import { useT } from '../../lib/i18n.tsx'
import { useLocalNavigate } from '../../lib/local-link.tsx'
import { LinkButton } from '../../ui/button.tsx'
import styles from '../checkout/checkout-view.module.css'
import { SessionSummary } from '../checkout/session-summary.tsx'
import { hotelPath } from '../checkout/stay-words.ts'

/** Back from the provider: the payment is followed here until it is decided, with the stay beside it. */
export function PayingView() {
  const [params] = useSearchParams()
  const { data: session } = useSession()
  const intent = params.get('intent') ?? ''
  if (!session) return null
  return (
    <div className={`wrap ${styles.page}`}>
      {intent === '' ? (
        <NoPayment session={session} />
      ) : (
        <Paying session={session} intent={intent} left={params.has('left')} />
      )}
      <SessionSummary session={session} />
    </div>
  )
}

function Paying(props: { session: CheckoutSession; intent: string; left: boolean }) {
  const t = useT('paying')
  const navigate = useLocalNavigate()
  const { session, intent, left } = props
  const watch = usePayment(intent)
  const mine = watch.status?.checkout_session === session.id
  const done = (mine && watch.outcome === 'confirmed') || session.booking !== null
  useEffect(() => {
    if (!done) return
    forgetDraft()
    navigate(donePath(session.id), { replace: true })
  })
  const order = checkoutPath(session.id, 'order')
  // Somebody else's payment, or none: nothing is told of it here.
  if ((watch.status && !mine) || watch.unknown) return <NoPayment session={session} />
  return (
    <FollowPayment
      watch={watch}
      kind="order"
      left={left}
      back={watch.outcome === 'holdExpired' ? checkoutPath(session.id) : order}
      backWords={t('toOrder')}
      elsewhere={hotelPath(session)}
      wayOn={<LinkButton to={donePath(session.id)}>{t('toBooking')}</LinkButton>}
    />
  )
}

/** The address names no payment of this checkout. */
function NoPayment({ session }: { session: CheckoutSession }) {
  const t = useT('paying')
  return (
    <div className={styles.none}>
      <h1>{t('none.title')}</h1>
      <p className="soft">{t('none.text')}</p>
      <LinkButton variant="accent" to={checkoutPath(session.id)}>
        {t('toOrder')}
      </LinkButton>
    </div>
  )
}
