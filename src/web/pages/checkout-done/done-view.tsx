import type { ReactNode } from 'react'
import type { Booking, CheckoutSession } from '../../../contract/checkout.ts'
import { BookingPapers } from '../../features/bookings/booking-papers.tsx'
import { bookingPath } from '../../features/bookings/booking-query.ts'
import { KeepLink } from '../../features/bookings/keep-link.tsx'
import { wordDeadline } from '../../features/offers/cancellation-words.ts'
import { useFormat, useLanguage, useT } from '../../lib/i18n.tsx'
import { localizePath } from '../../lib/language.ts'
import { lastDay } from '../../lib/last-day.ts'
import { useConfig } from '../../lib/services.ts'
import { signedInKey, useStored } from '../../lib/stored.ts'
import { LinkButton, TextLink } from '../../ui/button.tsx'
import { Panel } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { calendarX2Icon, checkIcon, coinsIcon, creditCardIcon, keyRoundIcon } from '../../ui/icons.ts'
import { clockIcon } from '../../ui/stay-icons.ts'
import { SessionSummary } from '../checkout/session-summary.tsx'
import styles from './done-view.module.css'

/** The stay is booked: its number, the link to keep, and what comes next. */
export function DoneView(props: { session: CheckoutSession; booking: Booking; accessKey: string }) {
  const t = useT('checkout')
  const { publicOrigin } = useConfig()
  const language = useLanguage()
  const { session, booking, accessKey } = props
  const path = bookingPath(booking.reference, accessKey)
  const waiting = booking.status === 'on_request'
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.main}>
        <header className={styles.head}>
          <span className={styles.mark}>
            <Icon shape={waiting ? clockIcon : checkIcon} size="l" />
          </span>
          <div>
            <h1>{t(waiting ? 'request.heading' : 'done.heading', { name: booking.holder.first_name })}</h1>
            <p className="soft">{t(waiting ? 'request.text' : 'done.text', { hotel: booking.hotel.name })}</p>
          </div>
        </header>
        <Panel look="sunken" className={styles.reference}>
          <p>
            <small>{t('done.reference')}</small>
            <b>{booking.reference}</b>
          </p>
          <LinkButton to={path} variant="soft">
            {t('done.open')}
          </LinkButton>
        </Panel>
        <BookingPapers booking={booking} issued="newest" />
        <section className={styles.block} aria-labelledby="keep">
          <h2 id="keep">{t('done.keep')}</h2>
          <p className="soft">{t(waiting ? 'request.keepText' : 'done.keepText', { email: booking.holder.email })}</p>
          <KeepLink address={publicOrigin + localizePath(path, language)} />
        </section>
        <section className={styles.block} aria-labelledby="next">
          <h2 id="next">{t('done.next')}</h2>
          <NextSteps booking={booking} />
        </section>
        <OfferAccount email={booking.holder.email} />
        <p>
          <TextLink to="/">{t('done.home')}</TextLink>
        </p>
      </div>
      <SessionSummary session={session} />
    </div>
  )
}

/** For guests: an account with the same address finds this booking by itself. */
function OfferAccount({ email }: { email: string }) {
  const t = useT('checkout')
  const [token] = useStored(signedInKey, '')
  if (token) return null
  return (
    <section className={styles.block} aria-labelledby="account">
      <h2 id="account">{t('done.account')}</h2>
      <p className="soft">{t('done.accountText', { email })}</p>
      <p>
        <LinkButton to="/register?next=/account/bookings" variant="soft">
          {t('done.register')}
        </LinkButton>
      </p>
    </section>
  )
}

function NextSteps({ booking }: { booking: Booking }) {
  const t = useT('checkout')
  const offers = useT('offers')
  const format = useFormat()
  const { free_until: freeUntil, timezone } = booking.cancellation
  const { currency, value, local_fees: fees } = booking.total
  const sum = format.money(value, currency)
  const waiting = booking.status === 'on_request' ? booking.request : null
  return (
    <ol className={styles.next}>
      {waiting && (
        <Step icon={clockIcon} title={t('request.answer', { deadline: format.dateTime(waiting.answer_by) })}>
          {t('request.answerText')}
        </Step>
      )}
      <Paid booking={booking} />
      {freeUntil && (
        <Step
          icon={calendarX2Icon}
          title={t('done.freeUntil', { deadline: wordDeadline({ t: offers, format }, freeUntil, timezone) })}
        >
          {t(waiting ? 'request.freeUntilText' : 'done.freeUntilText')}
        </Step>
      )}
      <Step
        icon={keyRoundIcon}
        title={t('done.arrival', { day: format.weekdayDate(booking.checkin), hour: booking.hotel.check_in })}
      >
        {t('done.arrivalText')}
      </Step>
      {booking.payment_type === 'property' ? (
        <Step icon={coinsIcon} title={t('done.pay', { sum })}>
          {Number(fees) > 0 ? t('done.payFees', { sum: format.money(fees, currency) }) : t('done.payText')}
        </Step>
      ) : (
        Number(fees) > 0 && (
          <Step icon={coinsIcon} title={t('done.fees', { sum: format.money(fees, currency) })}>
            {t('done.feesText')}
          </Step>
        )
      )}
    </ol>
  )
}

/** What was paid now, and the rest with its day. */
function Paid({ booking }: { booking: Booking }) {
  const t = useT('checkout')
  const format = useFormat()
  const { money, total, cancellation } = booking
  if (booking.payment_type === 'property') return null
  const sum = (value: string) => format.money(value, total.currency)
  const day = money.due_at && format.day(lastDay(money.due_at, cancellation.timezone), { year: true })
  const aside = Number(money.paid) === 0
  return (
    <>
      <Step
        icon={creditCardIcon}
        title={t(aside ? 'done.setAside' : 'done.paid', { sum: sum(aside ? money.set_aside : money.paid) })}
      >
        {t(aside ? (booking.status === 'on_request' ? 'request.setAsideText' : 'done.setAsideText') : 'done.paidText')}
      </Step>
      {Number(money.due) > 0 && day && (
        <Step icon={coinsIcon} title={t('done.rest', { sum: sum(money.due), day })}>
          {t('done.restText')}
        </Step>
      )}
    </>
  )
}

function Step(props: { icon: string; title: string; children: ReactNode }) {
  return (
    <li>
      <Icon shape={props.icon} />
      <div>
        <b>{props.title}</b>
        <p>{props.children}</p>
      </div>
    </li>
  )
}
