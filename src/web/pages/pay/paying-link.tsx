import { useEffect } from 'react'
import { FollowPayment } from '../../features/checkout/follow-payment.tsx'
import { payPath } from '../../features/checkout/pay-link.ts'
import { usePayment } from '../../features/checkout/use-payment.ts'
import { useT } from '../../lib/i18n.tsx'
import { useLocalNavigate } from '../../lib/local-link.tsx'
import { LinkButton } from '../../ui/button.tsx'
import styles from './pay-view.module.css'

/** Back from the provider: the payment is followed here until it is decided, then its link says how it stands. */
export function PayingLink({ code, intent, left }: { code: string; intent: string; left: boolean }) {
  const t = useT('paying')
  const navigate = useLocalNavigate()
  const watch = usePayment(intent)
  const { status } = watch
  const path = payPath(code)
  // After a day the answer leads to no link any more, and the address says which it was.
  const mine = status?.purpose === 'request' && (status.payment_request ?? code) === code
  const done = mine && watch.outcome === 'confirmed'
  useEffect(() => {
    if (done) navigate(path, { replace: true })
  })
  const back = <LinkButton to={path}>{t('toRequest')}</LinkButton>
  if (watch.unknown || (status && !mine)) {
    return (
      <div className={`wrap ${styles.page}`}>
        <h1>{t('none.title')}</h1>
        <p className="soft">{t('none.text')}</p>
        <p>{back}</p>
      </div>
    )
  }
  return (
    <div className={`wrap ${styles.page}`}>
      <FollowPayment
        watch={watch}
        kind="request"
        left={left}
        back={path}
        backWords={t('toRequest')}
        elsewhere={path}
        wayOn={back}
      />
    </div>
  )
}
