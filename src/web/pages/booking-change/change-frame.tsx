import type { Ref } from 'react'
import type { Booking } from '../../../contract/checkout.ts'
import type { Elements } from '../../lib/elements.ts'
import { useT } from '../../lib/i18n.tsx'
import { TextLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { arrowLeftIcon } from '../../ui/icons.ts'
import styles from './booking-change.module.css'

/** What the pages that change a booking have in common: the way back, a heading, and which booking it is. */
export function ChangeFrame(props: {
  booking: Booking
  back: string
  heading: string
  title?: Ref<HTMLHeadingElement>
  children: Elements
}) {
  const t = useT('booking-change')
  const words = useT('booking')
  const { booking } = props
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <p>
          <TextLink to={props.back} className={styles.back}>
            <Icon shape={arrowLeftIcon} size="s" turns />
            <span>{` ${t('back')}`}</span>
          </TextLink>
        </p>
        <h1 ref={props.title} tabIndex={-1}>
          {props.heading}
        </h1>
        <p className="soft">
          {`${booking.hotel.name}, ${booking.hotel.city} · ${words('reference', { reference: booking.reference })}`}
        </p>
      </header>
      {props.children}
    </div>
  )
}
