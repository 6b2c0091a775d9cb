import { useEffect, useRef, useState } from 'react'
import type { StayToReview } from '../../../contract/reviews.ts'
import { useFormat, useT } from '../../lib/i18n.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Picture } from '../../ui/picture.tsx'
import { ReviewForm } from './review-form.tsx'
import styles from './review-view.module.css'

/** The stay, and what can be done about its review: write it, change it, or read what became of it. */
export function ReviewView({ stay, accessKey }: { stay: StayToReview; accessKey: string }) {
  const t = useT('review-form')
  const format = useFormat()
  const [sent, setSent] = useState(false)
  const { hotel } = stay
  const writable = stay.state === 'open' || stay.state === 'pending'
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <div className={styles.picture}>
          <Picture image={hotel.main_image} ratio="4/3" sizes="8rem" decorative />
        </div>
        <div>
          <h1>{t('heading', { hotel: hotel.name })}</h1>
          <p className="soft">
            {t('stay', {
              city: hotel.city,
              dates: format.dateRange(stay.checkin, stay.checkout, { year: true }),
              nights: stay.nights,
            })}
          </p>
        </div>
      </header>
      {sent ? (
        <Thanks hotel={hotel} edit={() => setSent(false)} />
      ) : writable ? (
        <>
          {stay.state === 'pending' && <Notice>{t('pending')}</Notice>}
          <ReviewForm stay={stay} accessKey={accessKey} done={() => setSent(true)} />
        </>
      ) : (
        <Outcome stay={stay} />
      )}
    </div>
  )
}

/** Focus goes to the heading: the form that was pressed is gone. */
function Thanks({ hotel, edit }: { hotel: StayToReview['hotel']; edit: () => void }) {
  const t = useT('review-form')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={styles.outcome}>
      <h2 ref={heading} tabIndex={-1}>
        {t('thanks.title')}
      </h2>
      <p>{t('thanks.text')}</p>
      <div className="row">
        <Button onClick={edit}>{t('thanks.edit')}</Button>
        <LinkButton to={hotel.url}>{t('thanks.hotel', { hotel: hotel.name })}</LinkButton>
      </div>
    </section>
  )
}

function Outcome({ stay }: { stay: StayToReview }) {
  const t = useT('review-form')
  const format = useFormat()
  const { hotel } = stay
  if (stay.state === 'published') {
    return (
      <section className={styles.outcome}>
        <h2>{t('published.title')}</h2>
        <p>{t('published.text', { hotel: hotel.name })}</p>
        <div className="row">
          <LinkButton to={`${hotel.url}#reviews`}>{t('published.open')}</LinkButton>
        </div>
      </section>
    )
  }
  if (stay.state === 'rejected') {
    return (
      <section className={styles.outcome}>
        <h2>{t('rejected.title')}</h2>
        <p>{t('rejected.text', { reason: stay.review?.reason ?? '' })}</p>
      </section>
    )
  }
  const early = stay.state === 'early'
  return (
    <section className={styles.outcome}>
      <h2>{t(early ? 'early.title' : 'missed.title')}</h2>
      <p>
        {early
          ? t('early.text', { date: format.day(stay.checkout, { year: true }), hotel: hotel.name })
          : t('missed.text')}
      </p>
      <div className="row">
        <LinkButton to={hotel.url}>{t('thanks.hotel', { hotel: hotel.name })}</LinkButton>
      </div>
    </section>
  )
}
