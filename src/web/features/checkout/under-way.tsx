import { useState } from 'react'
import type { CheckoutSession } from '../../../contract/checkout.ts'
import { useFormat, useT } from '../../lib/i18n.tsx'
import { useApi } from '../../lib/services.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { createKey } from './idempotency.ts'
import styles from './order-step.module.css'
import { payNow } from './pay-words.ts'
import { cancelPayment, createIntent } from './payment.ts'
import { usePay } from './use-pay.ts'

/**
 * A payment of this checkout is open: in another tab, or left by the browser's back button. One may go on with it, or give
 * it up and change what was filled in; meanwhile nothing can be changed under it.
 */
export function UnderWay(props: { session: CheckoutSession; onChanged: () => Promise<unknown> }) {
  const t = useT('checkout')
  const api = useApi()
  const format = useFormat()
  const { session, onChanged } = props
  const paidFor = { checkout_session: session.id, price_hash: session.price_hash }
  const { busy, problem, pay } = usePay(paidFor, onChanged)
  const [leaving, setLeaving] = useState(false)
  const [failed, setFailed] = useState(false)

  async function giveUp() {
    if (leaving) return
    setLeaving(true)
    setFailed(false)
    try {
      // Asked for again, the payment that is open answers.
      const intent = await createIntent(api, paidFor, createKey())
      await cancelPayment(api, intent.id)
      await onChanged()
    } catch {
      setFailed(true)
    }
    setLeaving(false)
  }

  return (
    <div className={styles.form}>
      <header className={styles.head}>
        <p className={styles.step}>{t('steps.of', { step: 2 })}</p>
        <h1>{t('underWay.title')}</h1>
        <p className="soft">{t('underWay.text', { sum: payNow(session.offer, format) })}</p>
      </header>
      {(problem || failed) && (
        <Notice tone="error" live>
          <p>{t(`payProblem.${problem ?? 'failed'}`)}</p>
        </Notice>
      )}
      <div className={styles.ways}>
        <Button variant="accent" busy={busy} onClick={() => void pay()}>
          {t('underWay.goOn')}
        </Button>
        <Button variant="outline" busy={leaving} onClick={() => void giveUp()}>
          {t('underWay.giveUp')}
        </Button>
      </div>
    </div>
  )
}
