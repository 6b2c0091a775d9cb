import { type FormEvent, useEffect, useRef } from 'react'
import type { HotelDetail } from '../../../contract/hotels.ts'
import { formatParty, maxAdultsPerRoom, maxRooms, parseParty } from '../../../domain/party.ts'
import { describeParty } from '../../features/stay/describe-party.ts'
import { FlexibleButton } from '../../features/stay/flexible-button.tsx'
import { PartyField } from '../../features/stay/party-field.tsx'
import { type StayDates, StayDatesField } from '../../features/stay/stay-dates-field.tsx'
import { useAdopted } from '../../features/stay/use-adopted.ts'
import { writeQuery } from '../../lib/api.ts'
import { useFormat, useLanguage, useT } from '../../lib/i18n.tsx'
import { localizePath } from '../../lib/language.ts'
import { useLocalNavigate } from '../../lib/local-link.tsx'
import { Button } from '../../ui/button.tsx'
import { type AskedParty, type Chosen, stayPath, writeStay } from './asked-stay.ts'
import { openCalendar, stayFormId, stayPanelId } from './choose-dates.ts'
import styles from './stay-form.module.css'
import { StaySum } from './stay-sum.tsx'

/**
 * Dates and guests of the stay: a plain GET form to the same page that works before JavaScript; afterwards the same without leaving
 * the document, and once the calendar or the guests are closed with something else in them, by itself. `data-hotel` tells the
 * calendar whose prices stand under its days.
 */
export function StayForm(props: { hotel: HotelDetail; asked: AskedParty }) {
  const t = useT('hotel')
  const words = useT('catalogue')
  const format = useFormat()
  const language = useLanguage()
  const navigate = useLocalNavigate()
  const form = useRef<HTMLFormElement>(null)
  const { hotel, asked } = props
  const { stay, wishes } = asked
  const dates = stay && { checkin: stay.checkin, checkout: stay.checkout }
  const party = formatParty(asked.rooms)
  const [draftDates, setDraftDates] = useAdopted(dates, writeDates(dates, ''))
  const [draftParty, setDraftParty] = useAdopted<string | null>(party, party)
  const changed = draftParty === null || writeDates(draftDates, draftParty) !== writeDates(dates, party)
  const stale = changed && stay !== null

  // Nobody chooses an offer for another stay than the one in the fields: what stands below them waits for the new one.
  useEffect(() => {
    if (!stale) return
    const waiting = [form.current?.nextElementSibling, document.getElementById(stayPanelId)]
    for (const element of waiting) element?.toggleAttribute('inert', true)
    return () => {
      for (const element of waiting) element?.removeAttribute('inert')
    }
  }, [stale])

  /** What was chosen stays chosen on other dates; rooms one by one do for as many rooms. */
  function keep(rooms: number | undefined) {
    return { ...wishes, room_types: rooms === asked.rooms.length ? asked.roomTypes : [] }
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const values = new FormData(event.currentTarget)
    const read = (name: string) => String(values.get(name) ?? '')
    // Prices need dates: asked for without any, they begin with the calendar.
    if (!(read('checkin') && read('checkout')) && openCalendar()) return
    const rooms = parseParty(read('rooms')) ?? asked.rooms
    navigate(stayPath(hotel.url, { checkin: read('checkin'), checkout: read('checkout'), rooms }, keep(rooms.length)), {
      preventScrollReset: true,
    })
  }

  /** The address follows the fields, without a place in the page: that would take the focus. */
  function follow(field: number) {
    // A press elsewhere closes without giving the focus back; a control that it led to keeps it.
    if (document.activeElement?.contains(form.current)) {
      form.current?.querySelectorAll<HTMLElement>('[popovertarget]')[field]?.focus({ preventScroll: true })
    }
    if (changed && draftParty !== null) {
      navigate(hotel.url + writeDates(draftDates, draftParty, keep(parseParty(draftParty)?.length)), {
        preventScrollReset: true,
      })
    }
  }

  return (
    <form
      ref={form}
      id={stayFormId}
      className={styles.form}
      action={`${localizePath(hotel.url, language)}#rooms`}
      method="get"
      onSubmit={submit}
      data-hotel={hotel.id}
    >
      {[...new URLSearchParams(writeQuery(wishes))].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <StayDatesField
        value={dates}
        onChange={setDraftDates}
        onClose={() => follow(0)}
        timezone={hotel.timezone}
        sum={
          draftDates && (
            <StaySum
              hotelId={hotel.id}
              dates={draftDates}
              rooms={parseParty(draftParty ?? '') ?? asked.rooms}
              wishes={wishes}
            />
          )
        }
      />
      <PartyField value={asked.rooms} onChange={setDraftParty} onClose={() => follow(1)} />
      <Button type="submit" variant={stay && !stale ? 'soft' : 'accent'} className={styles.go}>
        {t(stay ? 'form.update' : 'form.show')}
      </Button>
      <div className={styles.foot}>
        <p className={stale || asked.misread || draftParty === null ? styles.stale : styles.hint}>
          {draftParty === null
            ? t('form.age')
            : asked.misread && !changed
              ? t('form.misread', { adults: maxAdultsPerRoom, rooms: maxRooms })
              : stale
                ? t('form.stale', {
                    dates: format.dateRange(stay.checkin, stay.checkout),
                    party: describeParty(words, asked.rooms),
                  })
                : t('form.hint')}
        </p>
        <FlexibleButton
          small
          variant="plain"
          className={styles.flexible}
          place={{ hotel: hotel.id, rooms: party === '2' ? '' : party }}
          rooms={asked.rooms}
          stay={dates}
          timezone={hotel.timezone}
          to={(other) => stayPath(hotel.url, { ...other, rooms: asked.rooms }, keep(asked.rooms.length))}
        />
      </div>
    </form>
  )
}

/** The same for the same dates and party. */
function writeDates(dates: StayDates | null, party: string, chosen?: Chosen): string {
  return writeStay(dates?.checkin ?? '', dates?.checkout ?? '', parseParty(party) ?? [], chosen)
}
