import type { Booking } from '../../../contract/checkout.ts'
import { useLanguage, useT } from '../../lib/i18n.tsx'
import { useConfig } from '../../lib/services.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Panel } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { calendarDaysIcon, receiptTextIcon } from '../../ui/icons.ts'
import { ticketIcon } from '../../ui/stay-icons.ts'
import styles from './booking-papers.module.css'
import { IssuedPapers } from './issued-papers.tsx'

/**
 * The papers of a booking, to open or to keep; nothing when there are none. Their addresses open without signing in.
 * @param props.issued of invoices and credit notes each one, or the newest invoice alone, which is the only one just after an order.
 */
export function BookingPapers({ booking, issued }: { booking: Booking; issued: 'each' | 'newest' }) {
  const t = useT('booking')
  const language = useLanguage()
  const { apiOrigin } = useConfig()
  const { voucher, calendar, invoice, invoices } = booking.documents
  if (!voucher && !calendar && invoices.length === 0) return null
  const other = language === 'bg' ? 'en' : 'bg'
  const address = (path: string, spoken: string = language) => `${apiOrigin}${path}&language=${spoken}`
  return (
    <Panel className={styles.papers}>
      <h2>{t('papers.title')}</h2>
      {voucher && (
        <a className={buttonClass({ variant: 'solid', wide: true })} href={address(voucher)}>
          <Icon shape={ticketIcon} size="s" />
          <span>{t('papers.voucher')}</span>
        </a>
      )}
      {calendar && (
        <a className={buttonClass({ variant: 'outline', wide: true })} href={address(calendar)} download>
          <Icon shape={calendarDaysIcon} size="s" />
          <span>{t(booking.status === 'cancelled' ? 'papers.calendarGone' : 'papers.calendar')}</span>
        </a>
      )}
      {issued === 'newest' && invoice && (
        <a className={buttonClass({ variant: 'outline', wide: true })} href={address(invoice)}>
          <Icon shape={receiptTextIcon} size="s" />
          <span>{t('papers.invoice')}</span>
        </a>
      )}
      {voucher && (
        <p className="small">
          <a href={address(voucher, other)}>{t('papers.voucherOther')}</a>
        </p>
      )}
      {issued === 'each' && (
        <IssuedPapers
          papers={invoices}
          name={({ kind, number }) => t('papers.issued', { kind, number })}
          aside={({ about }) => (about === 'pay_link' ? ` · ${t('papers.byLink')}` : '')}
        />
      )}
    </Panel>
  )
}
