import type { Booking } from '../../../contract/checkout.ts'
import { useFormat, useT } from '../../lib/i18n.tsx'
import { TextLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './booking-view.module.css'

/** Of a stay that its property confirms: by when it answers, or what came of it; of one in doubt, that we look. */
export function RequestState({ booking }: { booking: Booking }) {
  const t = useT('booking')
  const format = useFormat()
  const { status, request, hotel } = booking
  const paid = booking.payment_type === 'property' ? 'property' : 'card'
  if (status === 'unknown') {
    return (
      <Notice tone="warning" className={styles.notice}>
        <p>{t('unknown')}</p>
      </Notice>
    )
  }
  if (!request) return null
  const words = request.note && (
    <p>
      <span>{`${t('wrote')} `}</span>
      <q className={styles.note}>{request.note}</q>
    </p>
  )
  if (status === 'on_request') {
    const deadline = format.dateTime(request.answer_by, { year: true })
    return (
      <Notice tone="warning" className={styles.notice}>
        <p>
          <b>{t('waiting.title', { deadline })}</b>
        </p>
        <p>{t(`waiting.${paid}`)}</p>
      </Notice>
    )
  }
  if (status !== 'rejected') return words && <Notice className={styles.notice}>{words}</Notice>
  if (request.outcome === null || request.outcome === 'confirmed') return null
  return (
    <Notice className={styles.notice}>
      <p>
        <b>{t(`fallen.${request.outcome}`, { hotel: hotel.name })}</b>
      </p>
      <p>{t(`fallen.${paid}`)}</p>
      {words}
      {request.outcome !== 'withdrawn' && (
        <p>
          <TextLink to={hotel.url}>{t('fallen.look', { hotel: hotel.name })}</TextLink>
        </p>
      )}
    </Notice>
  )
}
