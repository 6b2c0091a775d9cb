import { useEffect } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { bookingPath } from '../../features/bookings/booking-query.ts'
import { FollowPayment } from '../../features/checkout/follow-payment.tsx'
import { usePayment } from '../../features/checkout/use-payment.ts'
import { useT } from '../../lib/i18n.tsx'
import { useLocalNavigate } from '../../lib/local-link.tsx'
import type { PageHandle, PageMeta, PageMetaArgs } from '../../lib/page.ts'
import { LinkButton } from '../../ui/button.tsx'
import styles from './booking-paying.module.css'

export const handle = { messages: ['paying'], header: 'simple', footer: 'hidden' } satisfies PageHandle

export function meta({ t }: PageMetaArgs): PageMeta {
  return { title: t('paying')('title'), robots: 'noindex, nofollow' }
}

/** Back from the provider after paying the rest of a booking. The payment's own id opens the way back to the booking. */
export function Component() {
  const t = useT('paying')
  const navigate = useLocalNavigate()
  const { reference = '' } = useParams()
  const [params] = useSearchParams()
  const watch = usePayment(params.get('intent') ?? '')
  const { status } = watch
  const path = bookingPath(reference, status?.booking?.key ?? '')
  const mine = status?.purpose === 'balance' && (status.booking === null || status.booking.reference === reference)
  const done = mine && watch.outcome === 'confirmed'
  useEffect(() => {
    if (done) navigate(path, { replace: true })
  })
  if (watch.unknown || (status && !mine)) {
    return (
      <div className={`wrap ${styles.page}`}>
        <h1>{t('none.title')}</h1>
        <p className="soft">{t('none.text')}</p>
        <LinkButton variant="accent" to={bookingPath(reference, '')}>
          {t('toBooking')}
        </LinkButton>
      </div>
    )
  }
  return (
    <div className={`wrap ${styles.page}`}>
      <FollowPayment
        watch={watch}
        kind="balance"
        left={params.has('left')}
        back={path}
        backWords={t('toBooking')}
        elsewhere={path}
        wayOn={<LinkButton to={path}>{t('toBooking')}</LinkButton>}
      />
    </div>
  )
}
