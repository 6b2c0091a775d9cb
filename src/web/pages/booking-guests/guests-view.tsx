import { type FormEvent, useRef } from 'react'
import { bookingPath } from '../../features/bookings/booking-query.ts'
import { RoomGuests } from '../../features/checkout/room-guests.tsx'
import { Wishes } from '../../features/checkout/wishes.tsx'
import { useFormat, useT } from '../../lib/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Opened } from '../booking/opened-booking.tsx'
import styles from '../booking-change/booking-change.module.css'
import { ChangeFrame } from '../booking-change/change-frame.tsx'
import { CallHotel } from '../booking-change/change-view.tsx'
import { useGuestForm } from './use-guest-form.ts'

/** The names of each room and the wishes, as they are booked, to be put right. */
export function GuestsView(opened: Opened) {
  const t = useT('booking-change')
  const format = useFormat()
  const { booking, accessKey } = opened
  const form = useGuestForm(opened)
  const element = useRef<HTMLFormElement>(null)
  const { names_until: until } = booking
  const back = bookingPath(booking.reference, accessKey)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (form.busy) return
    if (await form.save()) return
    // After the errors are on screen: their fields are known by the mark that assistive technology reads too.
    requestAnimationFrame(() => element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }

  return (
    <ChangeFrame booking={booking} back={back} heading={t('names.heading')}>
      {until === null ? (
        <Notice>
          <p>{t('names.closed')}</p>
          <CallHotel booking={booking} />
        </Notice>
      ) : (
        <form method="post" ref={element} className={styles.fields} noValidate onSubmit={(event) => void submit(event)}>
          <p className={styles.lead}>
            {t('names.text', {
              deadline: format.dateTime(until, { timeZone: booking.cancellation.timezone, year: true }),
            })}
          </p>
          {booking.offer.rooms.map((room, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a room is known by its number
            <RoomGuests key={index} form={form} room={room} index={index} />
          ))}
          <Wishes form={form} offer={booking.offer} />
          {form.problem && (
            <Notice tone="error" live>
              <p>{form.refused.form ?? t(form.problem)}</p>
            </Notice>
          )}
          <div className={styles.next}>
            <Button type="submit" variant="accent" busy={form.busy}>
              {t('names.save')}
            </Button>
          </div>
        </form>
      )}
    </ChangeFrame>
  )
}
