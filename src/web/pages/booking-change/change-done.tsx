import { useEffect, useRef } from 'react'
import type { ChangeOption } from '../../../contract/booking-changes.ts'
import type { Booking } from '../../../contract/checkout.ts'
import { useFormat, useT } from '../../lib/i18n.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ChangeFrame } from './change-frame.tsx'
import { MoneyWords } from './money-words.tsx'

/** It is done: what it is now, what comes by mail, and what is left to pay. */
export function ChangeDone(props: { booking: Booking; option: ChangeOption; back: string }) {
  const t = useT('booking-change')
  const format = useFormat()
  const heading = useRef<HTMLHeadingElement>(null)
  const { booking, option, back } = props
  const { offer } = option
  useEffect(() => heading.current?.focus(), [])
  const due = Number(option.due) > 0
  return (
    <ChangeFrame booking={booking} back={back} heading={t('done.title')} title={heading}>
      <Notice tone="success">
        <p>
          <b>{format.dateRange(offer.checkin, offer.checkout, { weekday: true, year: true })}</b>
        </p>
        <p>{t('done.text', { email: booking.holder.email })}</p>
        <MoneyWords booking={booking} option={option} />
      </Notice>
      <p>
        <LinkButton variant="accent" to={back}>
          {due ? t('done.pay', { sum: format.money(option.due, booking.total.currency) }) : t('done.open')}
        </LinkButton>
      </p>
    </ChangeFrame>
  )
}
