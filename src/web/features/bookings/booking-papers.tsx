import type { Booking } from '../../../contract/checkout.ts'
import { useLanguage, useT } from '../../lib/i18n.tsx'
import { useConfig } from '../../lib/services.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Panel } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { calendarDaysIcon, receiptTextIcon } from '../../ui/icons.ts'
import { ticketIcon } from '../../ui/stay-icons.ts'
import styles from './booking-papers.module.css'

/** The papers of a booking, to open or to keep; nothing when there are none. Their addresses open without signing in. */
export function BookingPapers({ booking }: { booking: Booking }) {
  const t = useT('booking')
  const language = useLanguage()
  const { apiOrigin } = useConfig()
  const { voucher, calendar, invoice } = booking.documents
  if (!voucher && !calendar && !invoice) return null
  const other = language === 'bg' ? 'en' : 'bg'
  const address = (path: string, spoken: string = language) => `${apiOrigin}${path}&language=${spoken}`
  return (
    <Panel className={styles.papers}>
      <h2>{t('papers.title')}</h2>
      {voucher && (
        <a className={buttonClass({ variant: 'solid', wide: true })} href={address(voucher)}>
          <Icon shape={ticketIcon} size="s" />
          {t('papers.voucher')}
        </a>
      )}
      {calendar && (
        <a className={buttonClass({ variant: 'outline', wide: true })} href={address(calendar)} download>
          <Icon shape={calendarDaysIcon} size="s" />
          {t(booking.status === 'cancelled' ? 'papers.calendarGone' : 'papers.calendar')}
        </a>
      )}
      {invoice && (
        <a className={buttonClass({ variant: 'outline', wide: true })} href={address(invoice)}>
          <Icon shape={receiptTextIcon} size="s" />
          {t('papers.invoice')}
        </a>
      )}
      {voucher && (
        <p className="small">
          <a href={address(voucher, other)}>{t('papers.voucherOther')}</a>
        </p>
      )}
    </Panel>
  )
}
