import type { Booking } from '../../../contract/checkout.ts'
import { fromDecimal, toDecimal } from '../../../domain/money.ts'
import { useFormat, useT } from '../../lib/i18n.tsx'
import { lastDay } from '../../lib/last-day.ts'
import styles from './booking-money.module.css'

/** What was paid, what is still due and when, and what goes back: only the lines that hold anything. */
export function BookingMoney({ booking }: { booking: Booking }) {
  const t = useT('booking')
  const format = useFormat()
  const { money, total, payment_type, payment_status } = booking
  if (payment_type === 'property') return <p className={styles.note}>{t('payment')}</p>
  if (payment_status === 'voided') return <p className={styles.note}>{t('money.voided')}</p>
  const sum = (value: string) => format.money(value, total.currency)
  const some = (value: string) => Number(value) > 0
  const parts = [money.set_aside, money.paid, money.due, money.refunded, money.disputed, money.refund_pending]
  if (!parts.some(some)) return null
  const day = money.due_at && format.day(lastDay(money.due_at, booking.cancellation.timezone), { year: true })
  return (
    <>
      <dl className={styles.lines}>
        {some(money.set_aside) && <Line label={t('money.setAside')} sum={sum(money.set_aside)} />}
        {some(money.paid) && <Line label={t('money.paid')} sum={sum(money.paid)} />}
        {some(money.due) && (
          <Line label={day ? t('money.dueBy', { day }) : t('money.due')} sum={sum(money.due)} strong />
        )}
        {some(money.refunded) && <Line label={t('money.refunded')} sum={sum(money.refunded)} />}
        {some(money.disputed) && <Line label={t('money.disputed')} sum={sum(money.disputed)} />}
        {some(money.refund_pending) && <Line label={t('money.refundPending')} sum={sum(money.refund_pending)} />}
      </dl>
      {some(money.set_aside) && (
        <p className={styles.note}>
          {t(booking.status === 'on_request' ? 'money.setAsideRequest' : 'money.setAsideText')}
        </p>
      )}
      {some(money.refund_pending) && <p className={styles.note}>{t('money.refundText')}</p>}
    </>
  )
}

/** Of a stay that will not take place nothing is said but what was paid, kept and given back. */
export function EndedMoney({ booking }: { booking: Booking }) {
  const t = useT('booking')
  const format = useFormat()
  const { money, total, payment_type, payment_status, penalty } = booking
  const sum = (value: string | number) => format.money(String(value), total.currency)
  if (payment_type === 'property') {
    if (Number(penalty ?? '0') === 0) return <p className={styles.note}>{t('cancelled.free')}</p>
    return (
      <dl className={styles.lines}>
        <Line label={t('money.owedToProperty')} sum={sum(penalty ?? '0')} strong />
      </dl>
    )
  }
  if (payment_status === 'voided') return <p className={styles.note}>{t('money.voided')}</p>
  if (Number(money.paid) === 0) return <p className={styles.note}>{t('cancelled.free')}</p>
  const kept = keptOf(booking)
  return (
    <>
      <dl className={styles.lines}>
        <Line label={t('money.paid')} sum={sum(money.paid)} />
        {Number(kept) > 0 && <Line label={t('money.kept')} sum={sum(kept)} />}
        {Number(money.refunded) > 0 && <Line label={t('money.refunded')} sum={sum(money.refunded)} />}
        {Number(money.disputed) > 0 && <Line label={t('money.disputed')} sum={sum(money.disputed)} />}
        {Number(money.refund_pending) > 0 && <Line label={t('money.refundPending')} sum={sum(money.refund_pending)} />}
      </dl>
      {Number(money.refund_pending) > 0 && <p className={styles.note}>{t('money.refundText')}</p>}
    </>
  )
}

/** What of the paid sum stays with us, a decimal. */
export function keptOf({ money, total: { currency } }: Pick<Booking, 'money' | 'total'>): string {
  const minor = (value: string) => fromDecimal(value, currency) ?? 0
  const gone = minor(money.refunded) + minor(money.disputed) + minor(money.refund_pending)
  // A dispute may take what was given back already.
  return toDecimal(Math.max(minor(money.paid) - gone, 0), currency)
}

function Line(props: { label: string; sum: string; strong?: boolean }) {
  return (
    <div className={props.strong ? styles.strong : undefined}>
      <dt>{props.label}</dt>
      <dd>{props.sum}</dd>
    </div>
  )
}
