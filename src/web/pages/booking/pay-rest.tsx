import type { Booking } from '../../../contract/checkout.ts'
import { usePay } from '../../features/checkout/use-pay.ts'
import { useFormat, useT } from '../../lib/i18n.tsx'
import { lastDay } from '../../lib/last-day.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './booking-view.module.css'

/** The rest of a booking, paid on the provider's page; the booking stands meanwhile. */
export function PayRest(props: { booking: Booking; accessKey: string; onOver: () => Promise<unknown> }) {
  const t = useT('booking')
  const format = useFormat()
  const { booking, accessKey } = props
  const { money, total, reference } = booking
  const paidFor = { booking: reference, ...(accessKey === '' ? {} : { key: accessKey }) }
  const { busy, problem, pay } = usePay(paidFor, props.onOver)
  const sum = format.money(money.due, total.currency)
  const day = money.due_at && format.day(lastDay(money.due_at, booking.cancellation.timezone), { year: true })
  return (
    <Panel className={styles.rest}>
      <div>
        <h2>{t('rest.title', { sum })}</h2>
        <p className={styles.howTo}>{day ? t(money.overdue ? 'rest.overdue' : 'rest.by', { day }) : t('rest.text')}</p>
      </div>
      {problem && (
        <Notice tone="error" live>
          <p>{t(`rest.problem.${problem}`)}</p>
        </Notice>
      )}
      <div className={styles.deed}>
        <Button variant="accent" busy={busy} onClick={() => void pay()}>
          {t('rest.pay', { sum })}
        </Button>
      </div>
    </Panel>
  )
}
