import { type FormEvent, useEffect, useRef } from 'react'
import type { Booking } from '../../../contract/checkout.ts'
import { formatParty, parseParty } from '../../../domain/party.ts'
import { bookingPath } from '../../features/bookings/booking-query.ts'
import { OwnNights } from '../../features/stay/own-nights.ts'
import { PartyField } from '../../features/stay/party-field.tsx'
import { StayDatesField } from '../../features/stay/stay-dates-field.tsx'
import { useT } from '../../lib/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import type { Opened } from '../booking/opened-booking.tsx'
import { partyOf } from '../checkout/stay-words.ts'
import { BeforeAfter } from './before-after.tsx'
import styles from './booking-change.module.css'
import { ChangeDone } from './change-done.tsx'
import { ChangeFrame } from './change-frame.tsx'
import { OtherWays } from './other-ways.tsx'
import { useChange } from './use-change.ts'

/** Asks for other dates and guests, sets the new stay beside the booked one, and changes it when that is accepted. */
export function ChangeView(opened: Opened) {
  const t = useT('booking-change')
  const { booking, accessKey } = opened
  const change = useChange(opened)
  const { answer, option, problem, asking } = change
  const back = bookingPath(booking.reference, accessKey)
  const result = useFocusOn(answer)
  if (change.done) return <ChangeDone booking={booking} option={change.done} back={back} />
  if (booking.can_change === 'nothing') {
    return (
      <ChangeFrame booking={booking} back={back} heading={t('heading')}>
        <Notice>
          <p>{t('right.nothing')}</p>
          <CallHotel booking={booking} />
        </Notice>
      </ChangeFrame>
    )
  }
  const asked = change.asked ?? { checkin: booking.checkin, checkout: booking.checkout, rooms: partyOf(booking.offer) }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const values = new FormData(event.currentTarget)
    const read = (name: string) => String(values.get(name) ?? '')
    const [checkin, checkout] = [read('checkin') || asked.checkin, read('checkout') || asked.checkout]
    void change.ask({ checkin, checkout, rooms: parseParty(read('rooms')) ?? asked.rooms })
  }

  return (
    <ChangeFrame booking={booking} back={back} heading={t('heading')}>
      <p className={styles.lead}>{t(`right.${booking.can_change}`)}</p>
      <form
        method="post"
        className={styles.form}
        aria-label={t('form.label')}
        onSubmit={submit}
        data-hotel={booking.hotel.id}
      >
        <OwnNights value={booking}>
          <StayDatesField
            key={`${asked.checkin} ${asked.checkout}`}
            value={{ checkin: asked.checkin, checkout: asked.checkout }}
            timezone={booking.cancellation.timezone}
          />
        </OwnNights>
        <PartyField key={formatParty(asked.rooms)} value={[...asked.rooms]} />
        <Button type="submit" variant={option ? 'soft' : 'accent'} className={styles.go} busy={asking}>
          {t('form.ask')}
        </Button>
      </form>
      {problem && (
        <Notice tone={problem === 'changed' || problem === 'taken' ? 'warning' : 'error'} live>
          <p>{t(`problem.${problem}`)}</p>
          {problem === 'cannot' && <CallHotel booking={booking} />}
          {change.asked && !answer && !asking && (problem === 'offline' || problem === 'failed') && (
            <Button small onClick={() => void change.ask(asked)}>
              {t('problem.retry')}
            </Button>
          )}
        </Notice>
      )}
      {asking && <Asking />}
      {answer && (
        <div ref={result} tabIndex={-1} className={styles.result}>
          {answer.unchanged && !option && (
            <Notice>
              <p>{t('unchanged')}</p>
            </Notice>
          )}
          {!answer.same && !answer.unchanged && <NotFree answer={answer} />}
          {option && (
            <BeforeAfter
              booking={booking}
              option={option}
              busy={change.changing}
              onAccept={() => void change.change(option)}
            />
          )}
          <OtherWays
            answer={answer}
            chosen={option?.change_hash ?? null}
            onChoose={(hash) => {
              change.choose(hash)
              result.current?.focus()
            }}
            onMove={(dates) => void change.ask({ ...asked, ...dates })}
          />
        </div>
      )}
    </ChangeFrame>
  )
}

function Asking() {
  const t = useT('booking-change')
  return (
    <>
      <p className="visually-hidden" role="status">
        {t('asking')}
      </p>
      <div aria-hidden="true" className={styles.result}>
        <SkeletonLine width="40%" tall />
        <SkeletonLine width="90%" />
        <SkeletonLine width="70%" />
      </div>
    </>
  )
}

/** Why the booked room cannot be had as asked, and whether something else can. */
function NotFree({ answer }: { answer: NonNullable<ReturnType<typeof useChange>['answer']> }) {
  const t = useT('booking-change')
  const { near_miss: miss, alternatives, neighbours, right } = answer
  const others = alternatives.length + neighbours.length > 0
  const nights = miss?.min_stay ?? miss?.max_stay ?? 0
  // There would be something, but not without giving back what is booked.
  const kept = right === 'more' && !miss && !others
  return (
    <Notice tone="warning" live>
      <p>
        <b>{t(kept ? 'none.moreTitle' : 'none.title')}</b>
      </p>
      {miss && <p>{t(`none.${miss.reason}`, { nights })}</p>}
      <p>{t(others ? 'none.other' : kept ? 'none.more' : 'none.nothing')}</p>
    </Notice>
  )
}

export function CallHotel({ booking }: { booking: Booking }) {
  const t = useT('booking-change')
  const { phone } = booking.hotel
  if (!phone) return null
  return (
    <p>
      <a href={`tel:${phone.replaceAll(' ', '')}`}>{t('call', { phone })}</a>
    </p>
  )
}

/** Whoever asked is taken to the answer when it is there. */
function useFocusOn(answer: unknown) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (answer) element.current?.focus()
  }, [answer])
  return element
}
