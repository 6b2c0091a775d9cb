import type { BookingSummary } from '../../../contract/bookings.ts'
import { useFormat, useT } from '../../lib/i18n.tsx'
import { lastDay } from '../../lib/last-day.ts'
import { useNow } from '../../lib/services.ts'
import { Badge } from '../../ui/badge.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Card, CoverLink } from '../../ui/card.tsx'
import { Picture } from '../../ui/picture.tsx'
import styles from './booking-card.module.css'
import { bookingPath } from './booking-query.ts'
import { statusTones } from './status-tones.ts'
import { wordStatus } from './status-words.ts'

/** A booking in its owner's list: where, when, for how much, and until when it can be cancelled for nothing. */
export function BookingCard({ booking, as = 'li' }: { booking: BookingSummary; as?: 'li' | 'article' }) {
  const t = useT('account-bookings')
  const words = useT('booking')
  const format = useFormat()
  const { hotel, total } = booking
  return (
    <Card as={as} className={styles.card}>
      <Picture image={hotel.main_image} ratio="4/3" sizes="(min-width: 600px) 200px, 112px" decorative />
      <div className={styles.words}>
        <h3>
          <CoverLink to={bookingPath(booking.reference, '')} lang={hotel.text_language}>
            {hotel.name}
          </CoverLink>
        </h3>
        <p className="small soft">{hotel.city}</p>
        <p className={styles.when}>{format.dateRange(booking.checkin, booking.checkout, { year: true })}</p>
        <p className="small">{t('party', { rooms: booking.rooms, guests: booking.guests })}</p>
        <p className={styles.line}>
          <Badge tone={statusTones[booking.status]}>{wordStatus(words, booking)}</Badge>
          <span className={styles.total}>{format.money(total.value, total.currency)}</span>
        </p>
        <Payment booking={booking} />
        <Deadline booking={booking} />
        <p className="tiny soft figures">{t('reference', { reference: booking.reference })}</p>
        {booking.review_path && (
          <LinkButton small to={booking.review_path} className={styles.review}>
            {t('review')}
          </LinkButton>
        )}
      </div>
    </Card>
  )
}

/** How a booking paid to us stands by its money; what is due comes first. */
function Payment({ booking }: { booking: BookingSummary }) {
  const t = useT('account-bookings')
  const format = useFormat()
  const { money, total, payment_status, payment_type, timezone } = booking
  if (payment_type === 'property' || payment_status === 'unpaid') return null
  const day = money.due_at && format.day(lastDay(money.due_at, timezone), { year: true })
  return (
    <p className="small">
      {Number(money.due) > 0 && day
        ? t('due', { sum: format.money(money.due, total.currency), day })
        : Number(money.refund_pending) > 0
          ? t('refundPending', { sum: format.money(money.refund_pending, total.currency) })
          : Number(money.disputed) > 0
            ? t('disputed', { sum: format.money(money.disputed, total.currency) })
            : t(`payment.${payment_status}`)}
    </p>
  )
}

/** By when the property answers; else what cancelling costs, or has cost. */
function Deadline({ booking }: { booking: BookingSummary }) {
  const t = useT('account-bookings')
  const format = useFormat()
  const now = useNow()
  const { shelf, penalty, free_until: until, timezone, total } = booking
  if (shelf === 'cancelled' && penalty !== null) {
    const owed = Number(penalty) > 0
    const text = owed ? t('penalty', { sum: format.money(penalty, total.currency) }) : t('noPenalty')
    return <p className="small soft">{text}</p>
  }
  if (booking.status === 'on_request' && booking.request) {
    const deadline = format.dateTime(booking.request.answer_by, { year: true })
    return <p className="small soft">{t('answerBy', { deadline })}</p>
  }
  if (shelf !== 'upcoming' || now === undefined) return null
  const free = until !== null && Date.parse(until) > now
  const deadline = free ? format.dateTime(until, { timeZone: timezone, year: true }) : ''
  return <p className="small soft">{free ? t('freeUntil', { deadline }) : t('freeOver')}</p>
}
