import type { FormEvent } from 'react'
import type { HotelDetail } from '../../../contract/hotels.ts'
import { formatParty, parseParty } from '../../../domain/party.ts'
import { FlexibleButton } from '../../features/stay/flexible-button.tsx'
import { PartyField } from '../../features/stay/party-field.tsx'
import { StayDatesField } from '../../features/stay/stay-dates-field.tsx'
import { useLanguage, useT } from '../../lib/i18n.tsx'
import { localizePath } from '../../lib/language.ts'
import { useLocalNavigate } from '../../lib/local-link.tsx'
import { Button } from '../../ui/button.tsx'
import { type AskedParty, stayPath } from './asked-stay.ts'
import { openCalendar, stayFormId } from './choose-dates.ts'
import styles from './stay-form.module.css'

/**
 * Dates and guests of the stay: a plain GET form to the same page that works before JavaScript; afterwards the same
 * without leaving the document. `data-hotel` tells the calendar whose prices stand under its days.
 */
export function StayForm(props: { hotel: HotelDetail; asked: AskedParty }) {
  const t = useT('hotel')
  const language = useLanguage()
  const navigate = useLocalNavigate()
  const { hotel, asked } = props

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const values = new FormData(event.currentTarget)
    const read = (name: string) => String(values.get(name) ?? '')
    // Prices need dates: asked for without any, they begin with the calendar.
    if (!(read('checkin') && read('checkout')) && openCalendar()) return
    const party = parseParty(read('rooms')) ?? asked.rooms
    navigate(stayPath(hotel.url, { checkin: read('checkin'), checkout: read('checkout'), rooms: party }), {
      preventScrollReset: true,
    })
  }

  const stay = asked.stay
  return (
    <form
      id={stayFormId}
      className={styles.form}
      action={`${localizePath(hotel.url, language)}#rooms`}
      method="get"
      onSubmit={submit}
      data-hotel={hotel.id}
    >
      <StayDatesField
        key={stay ? `${stay.checkin} ${stay.checkout}` : 'none'}
        value={stay && { checkin: stay.checkin, checkout: stay.checkout }}
      />
      <PartyField key={formatParty(asked.rooms)} value={asked.rooms} />
      <Button type="submit" variant={stay ? 'soft' : 'accent'} className={styles.go}>
        {t(stay ? 'form.update' : 'form.show')}
      </Button>
      <div className={styles.foot}>
        <p className={styles.hint}>{t('form.hint')}</p>
        <FlexibleButton
          small
          variant="plain"
          className={styles.flexible}
          place={{ hotel: hotel.id, rooms: formatParty(asked.rooms) === '2' ? '' : formatParty(asked.rooms) }}
          rooms={asked.rooms}
          stay={stay && { checkin: stay.checkin, checkout: stay.checkout }}
          to={(other) => stayPath(hotel.url, { ...other, rooms: asked.rooms })}
        />
      </div>
    </form>
  )
}
