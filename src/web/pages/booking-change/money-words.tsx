import type { ChangeOption } from '../../../contract/booking-changes.ts'
import type { Booking } from '../../../contract/checkout.ts'
import { useFormat, useT } from '../../lib/i18n.tsx'
import { lastDay } from '../../lib/last-day.ts'

/** What a change means for the guest's purse. */
export function MoneyWords({ booking, option }: { booking: Booking; option: ChangeOption }) {
  const t = useT('booking-change')
  const format = useFormat()
  const sum = (value: string) => format.money(value, booking.total.currency)
  if (booking.payment_type === 'property') return <p>{t('money.atProperty')}</p>
  if (Number(option.refund) > 0) return <p>{t('money.refund', { sum: sum(option.refund) })}</p>
  if (Number(option.due) === 0 || option.due_at === null) return <p>{t('money.none')}</p>
  const day = format.day(lastDay(option.due_at, option.offer.cancellation.timezone), { year: true })
  return <p>{t('money.due', { sum: sum(option.due), day })}</p>
}
