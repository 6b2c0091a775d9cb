import { type ReactNode, useEffect, useRef } from 'react'
import type { Booking } from '../../../contract/checkout.ts'
import { spacePhone } from '../../../domain/phone-numbers.ts'
import { BookingMoney, EndedMoney, keptOf } from '../../features/bookings/booking-money.tsx'
import { BookingPapers } from '../../features/bookings/booking-papers.tsx'
import { bookingPath } from '../../features/bookings/booking-query.ts'
import { CancelBooking } from '../../features/bookings/cancel-dialog.tsx'
import { KeepLink } from '../../features/bookings/keep-link.tsx'
import { statusTones } from '../../features/bookings/status-tones.ts'
import { wordStatus } from '../../features/bookings/status-words.ts'
import { StayWhen } from '../../features/bookings/stay-when.tsx'
import { createKey } from '../../features/checkout/idempotency.ts'
import { CancellationTimeline } from '../../features/offers/cancellation-timeline.tsx'
import { OfferedRooms } from '../../features/offers/offered-rooms.tsx'
import { Receipt } from '../../features/offers/receipt.tsx'
import { useFormat, useLanguage, useT } from '../../lib/i18n.tsx'
import { localizePath } from '../../lib/language.ts'
import { LocalLink } from '../../lib/local-link.tsx'
import { useConfig } from '../../lib/services.ts'
import { Badge } from '../../ui/badge.tsx'
import { LinkButton, TextLink } from '../../ui/button.tsx'
import { Panel } from '../../ui/card.tsx'
import { EmailText } from '../../ui/email-text.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Stars } from '../../ui/stars.tsx'
import { externalLinkIcon, phoneIcon, routeIcon } from '../../ui/stay-icons.ts'
import styles from './booking-view.module.css'
import { ChangePanel } from './change-panel.tsx'
import { PayRest } from './pay-rest.tsx'
import { RequestState } from './request-state.tsx'

/**
 * A booking: its state, the stay, who comes, the price, and what cancelling costs. `accessKey` is empty for its owner, who needs no
 * link to come back.
 */
export function BookingView(props: { booking: Booking; accessKey: string; refresh: () => Promise<unknown> }) {
  const t = useT('booking')
  const language = useLanguage()
  const { publicOrigin } = useConfig()
  const { booking, accessKey, refresh } = props
  const heading = useFocusOnChange(booking.status)
  const waiting = booking.status === 'on_request'
  const over = ['cancelled', 'rejected', 'expired'].includes(booking.status)
  useKeepOffline(booking)
  const path = localizePath(bookingPath(booking.reference, accessKey), language)
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          {t('heading', { hotel: booking.hotel.name, city: booking.hotel.city })}
        </h1>
        <p className={styles.state}>
          <Badge tone={statusTones[booking.status]}>{wordStatus(t, booking)}</Badge>
          <span className={styles.reference}>{t('reference', { reference: booking.reference })}</span>
        </p>
      </header>
      {booking.status === 'cancelled' && <Cancelled booking={booking} />}
      <RequestState booking={booking} />
      {booking.review_path && (
        <Notice className={styles.notice}>
          <p>{t('review.text')}</p>
          <LinkButton small to={booking.review_path} className={styles.review}>
            {t('review.open')}
          </LinkButton>
        </Notice>
      )}
      <div className={styles.grid}>
        <div className={styles.main}>
          <section aria-label={t('stay')}>
            <StayWhen booking={booking} />
            <StayFacts booking={booking} />
          </section>
          {booking.read_only && (
            <Notice className={styles.notice}>
              <p>{t('readOnly.text')}</p>
              <TextLink to="/booking">{t('readOnly.send')}</TextLink>
            </Notice>
          )}
          {!booking.read_only && Number(booking.money.due) > 0 && (
            <PayRest booking={booking} accessKey={accessKey} onOver={refresh} />
          )}
          {booking.status === 'confirmed' && <BringAlong booking={booking} />}
          {!booking.read_only && booking.status === 'confirmed' && (
            <ChangePanel booking={booking} accessKey={accessKey} />
          )}
          {booking.can_cancel && (
            <Panel className={styles.cancel}>
              <div>
                <h2>{t(waiting ? 'withdraw.section' : 'cancel.section')}</h2>
                <p className={waiting ? undefined : styles.howTo}>
                  {t(waiting ? 'withdraw.sectionText' : 'cancel.sectionText')}
                </p>
              </div>
              {!waiting && (
                <CancellationTimeline
                  cancellation={booking.cancellation}
                  total={booking.total.value}
                  currency={booking.total.currency}
                  checkin={booking.checkin}
                  checkout={booking.checkout}
                  leaveBy={booking.hotel.check_out}
                />
              )}
              <div className={styles.deed}>
                <CancelBooking booking={booking} accessKey={accessKey} createKey={createKey} onCancelled={refresh} />
              </div>
            </Panel>
          )}
          <History booking={booking} />
          {booking.read_only ? null : accessKey === '' ? (
            <p className={styles.own}>
              <TextLink to="/account/bookings">{t('own')}</TextLink>
            </p>
          ) : (
            <section aria-labelledby="keep">
              <h2 id="keep">{t('keep.title')}</h2>
              <KeepLink address={publicOrigin + path} />
            </section>
          )}
        </div>
        <aside className={styles.aside}>
          <BookingPapers booking={booking} issued="each" />
          <HotelPanel booking={booking} />
          <Panel>
            <h2 className={styles.bill}>{t(over ? 'money.title' : 'price')}</h2>
            {over ? (
              <EndedMoney booking={booking} />
            ) : (
              <>
                <Receipt offer={booking.offer} language={booking.language} />
                <BookingMoney booking={booking} />
              </>
            )}
          </Panel>
        </aside>
      </div>
    </div>
  )
}

function Cancelled({ booking }: { booking: Booking }) {
  const t = useT('booking')
  const format = useFormat()
  const at = booking.history.findLast((event) => event.to === 'cancelled')?.at
  const penalty = booking.penalty ?? '0'
  const property = booking.payment_type === 'property'
  return (
    <Notice tone="info" className={styles.notice}>
      <p>
        <b>{at ? t('cancelled.at', { when: format.dateTime(at, { year: true }) }) : t('cancelled.title')}</b>
      </p>
      <p>
        {Number(penalty) === 0
          ? t('cancelled.free')
          : t(property ? 'cancelled.penalty' : 'cancelled.kept', {
              sum: format.money(property ? penalty : keptOf(booking), booking.total.currency),
            })}
      </p>
    </Notice>
  )
}

function StayFacts({ booking }: { booking: Booking }) {
  const t = useT('booking')
  const { holder } = booking
  const many = booking.offer.rooms.length > 1
  const names = (room: number) =>
    booking.guests
      .filter((guest) => guest.room === room)
      .map((guest) => `${guest.first_name} ${guest.last_name}`)
      .join(', ')
  return (
    <dl className={styles.pairs}>
      <Fact label={t('rooms')}>
        <span lang={booking.language}>
          <OfferedRooms rooms={booking.offer.rooms} />
        </span>
      </Fact>
      {booking.offer.rooms.map((room, index) => (
        <Fact
          // biome-ignore lint/suspicious/noArrayIndexKey: a room is known by its number
          key={index}
          label={many ? t('guestsOf', { room: index + 1 }) : t('guests')}
        >
          <span>
            {t('party', {
              adults: room.adults,
              children: room.children_ages.length,
              ages: room.children_ages.join(', '),
            })}
          </span>
          {many && <span lang={room.text_language ?? booking.language}>{` (${room.name})`}</span>}
          <br />
          <span>{names(index + 1)}</span>
        </Fact>
      ))}
      <Fact label={t('holder')}>
        <span>{`${holder.first_name} ${holder.last_name}`}</span>
        <br />
        <EmailText address={holder.email} />
        <br />
        <span>{spacePhone(holder.phone)}</span>
      </Fact>
      {booking.arrival_time && <Fact label={t('arrival')}>{booking.arrival_time}</Fact>}
      {booking.special_requests && <Fact label={t('note')}>{booking.special_requests}</Fact>}
    </dl>
  )
}

/** What the desk asks for. */
function BringAlong({ booking }: { booking: Booking }) {
  const t = useT('booking')
  const format = useFormat()
  const { currency, value, local_fees: fees } = booking.total
  const there = (booking.payment_type === 'property' ? Number(value) : 0) + Number(fees)
  return (
    <section aria-labelledby="bring">
      <h2 id="bring">{t('bring.title')}</h2>
      <ul className={styles.bring}>
        <li>{t('bring.papers')}</li>
        <li>{t('bring.voucher')}</li>
        {there > 0 && <li>{t('bring.money', { sum: format.money(there.toFixed(2), currency) })}</li>}
      </ul>
    </section>
  )
}

function Fact(props: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{props.label}</dt>
      <dd>{props.children}</dd>
    </div>
  )
}

function History({ booking }: { booking: Booking }) {
  const t = useT('booking')
  const format = useFormat()
  // Between the payment and the confirmation it is only on its way, for a moment.
  const told = booking.history.filter((event) => event.to !== 'submitting').toReversed()
  function wordEvent({ from, reason }: Booking['history'][number], to: Booking['status'] | undefined) {
    if (reason === 'stay_changed' || reason === 'guests_corrected') return t(`change.${reason}`)
    if (from === null) return t(to === 'confirmed' ? 'ordered' : 'orderedOnly')
    return to && wordStatus(t, { ...booking, status: to })
  }
  return (
    <section aria-labelledby="history" className={styles.history}>
      <h2 id="history">{t('history')}</h2>
      <ol className={styles.log}>
        {told.map((event) => {
          const to = Object.keys(statusTones).find((status) => status === event.to) as Booking['status'] | undefined
          return (
            <li key={event.at + event.to + event.reason}>
              <span className="figures soft">{format.dateTime(event.at, { year: true })}</span>
              <span>{wordEvent(event, to)}</span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

function HotelPanel({ booking }: { booking: Booking }) {
  const t = useT('booking')
  const { hotel } = booking
  const [latitude, longitude] = [hotel.latitude.toFixed(5), hotel.longitude.toFixed(5)]
  const map = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`
  return (
    <Panel look="sunken" className={styles.hotel}>
      <Picture image={hotel.main_image} ratio="16/9" sizes="(min-width: 1200px) 280px, calc(100vw - 4rem)" decorative />
      <p className="row fine strong">
        <LocalLink to={hotel.url} lang={hotel.text_language}>
          {`${hotel.name} `}
        </LocalLink>
        {hotel.rating !== null && hotel.rating > 0 && <Stars value={hotel.rating} />}
      </p>
      <p className="small soft">{hotel.address ?? hotel.city}</p>
      <p className={`${styles.link} ${styles.map}`}>
        <Icon shape={externalLinkIcon} size="s" />
        <a href={map} target="_blank" rel="noopener">
          <span>{t('map')}</span>
          <span className="visually-hidden">{` (${t('newTab')})`}</span>
        </a>
      </p>
      <p className={`${styles.link} ${styles.map}`}>
        <Icon shape={routeIcon} size="s" />
        <a
          href={`https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`}
          target="_blank"
          rel="noopener"
        >
          <span>{t('directions')}</span>
          <span className="visually-hidden">{` (${t('newTab')})`}</span>
        </a>
      </p>
      {hotel.phone && (
        <p className={styles.link}>
          <Icon shape={phoneIcon} size="s" />
          <a href={`tel:${hotel.phone.replaceAll(' ', '')}`}>{hotel.phone}</a>
        </p>
      )}
    </Panel>
  )
}

/** On the way there is often no network: whoever opened the booking here finds its voucher under the same address. */
function useKeepOffline({ documents }: Booking) {
  const language = useLanguage()
  const { apiOrigin } = useConfig()
  const { voucher } = documents
  useEffect(() => {
    const page = window.location.href.replace(/#.*$/, '')
    const address = voucher && `${apiOrigin}${voucher.replace('voucher.pdf', 'voucher.html')}&language=${language}`
    void import('../../features/bookings/keep-offline.ts')
      .then(({ keepOffline }) => keepOffline(page, localizePath('/booking/', language), address))
      // Without it everything works but the page without a network.
      .catch(() => undefined)
  }, [voucher, language, apiOrigin])
}

/** When the state changes while one looks, focus goes to the heading, under which the new state stands. */
function useFocusOnChange(status: string) {
  const element = useRef<HTMLHeadingElement>(null)
  const before = useRef(status)
  useEffect(() => {
    if (before.current === status) return
    before.current = status
    // After the dialog has given focus back to a button that is gone by now.
    const timer = setTimeout(() => element.current?.focus(), 50)
    return () => clearTimeout(timer)
  }, [status])
  return element
}
