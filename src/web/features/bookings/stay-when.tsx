import type { Booking } from '../../../contract/checkout.ts'
import { useFormat, useT } from '../../lib/i18n.tsx'
import { Icon } from '../../ui/icon.tsx'
import { moonIcon } from '../../ui/stay-icons.ts'
import styles from './stay-when.module.css'

/** Arrival and departure with their hours, and the nights between. */
export function StayWhen({ booking }: { booking: Booking }) {
  const t = useT('booking')
  const catalogue = useT('catalogue')
  const format = useFormat()
  return (
    <div className={styles.when}>
      <p>
        <small>{t('checkin')}</small>
        <b>{format.weekdayDate(booking.checkin, { year: true })}</b>
        <span>{t('from', { hour: booking.hotel.check_in })}</span>
      </p>
      <p className={styles.nights}>
        <Icon shape={moonIcon} size="s" />
        <span>{catalogue('units.nights', { count: booking.nights })}</span>
      </p>
      <p>
        <small>{t('checkout')}</small>
        <b>{format.weekdayDate(booking.checkout, { year: true })}</b>
        <span>{t('until', { hour: booking.hotel.check_out })}</span>
      </p>
    </div>
  )
}
