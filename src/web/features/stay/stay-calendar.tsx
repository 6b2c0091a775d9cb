import { type CalendarDate, parseDate, today } from '@internationalized/date'
import { useSyncExternalStore } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import {
  Button as AriaButton,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  RangeCalendar,
} from 'react-aria-components/RangeCalendar'
import { countNights, maxNights } from '../../../domain/stay-dates.ts'
import { timeZone, useLanguage, useT } from '../../lib/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { dateLimits } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { chevronLeftIcon, chevronRightIcon } from '../../ui/icons.ts'
import styles from './stay-calendar.module.css'
import type { StayDates } from './stay-dates-field.tsx'

/** What stands under a day: a short text ("118"), marked when it is among the lowest. */
export type DayNotes = ReadonlyMap<string, { text: string; low?: boolean }>

/**
 * Two months side by side from 991 px, one below. From today to the end of 2099, at most thirty nights. Arrow keys move by
 * day and week, Page Up and Down by month; the first Enter is the arrival, the second the departure.
 */
export function StayCalendar(props: {
  value: StayDates | null
  onChange: (dates: StayDates | null) => void
  onDone: () => void
  notes?: DayNotes
}) {
  const t = useT('stay')
  const language = useLanguage()
  const months = useMonthsInView()
  const { value } = props

  function choose(range: { start: CalendarDate; end: CalendarDate }) {
    // One day pressed twice is a stay of one night.
    const end = range.end.compare(range.start) < 1 ? range.start.add({ days: 1 }) : range.end
    props.onChange({ checkin: range.start.toString(), checkout: end.toString() })
  }

  return (
    <I18nProvider locale={language === 'bg' ? 'bg-BG' : 'en-GB'}>
      {/* The library would write this style into the page, which the page's policy forbids; an element of that id tells it
          that the style is there, and it is: in the module. */}
      <span id="react-aria-pressable-style" hidden />
      <RangeCalendar
        aria-label={t('dates')}
        className={styles.calendar}
        autoFocus
        value={value && { start: parseDate(value.checkin), end: parseDate(value.checkout) }}
        visibleDuration={{ months }}
        pageBehavior="single"
        minValue={firstDay()}
        maxValue={parseDate(dateLimits.max)}
        isDateUnavailable={(date, anchor) => anchor !== null && Math.abs(date.compare(anchor)) > maxNights}
        onChange={choose}
      >
        {({ state }) => (
          <>
            <AriaButton
              slot="previous"
              className={`${styles.turn} ${styles.previous}`}
              aria-label={t('calendar.previous')}
            >
              <Icon shape={chevronLeftIcon} turns />
            </AriaButton>
            <AriaButton slot="next" className={`${styles.turn} ${styles.next}`} aria-label={t('calendar.next')}>
              <Icon shape={chevronRightIcon} turns />
            </AriaButton>
            <div className={styles.months}>
              {Array.from({ length: months }, (_, offset) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a month's place in the view
                <Month key={offset} offset={offset} notes={props.notes} />
              ))}
            </div>
            <Foot {...props} halfway={state.anchorDate !== null} />
          </>
        )}
      </RangeCalendar>
    </I18nProvider>
  )
}

function Foot(props: {
  value: StayDates | null
  halfway: boolean
  onChange: (dates: null) => void
  onDone: () => void
}) {
  const t = useT('stay')
  const words = useT('catalogue')
  const { value, halfway } = props
  const chosen = value
    ? words('units.nights', { count: countNights(value.checkin, value.checkout) })
    : t('calendar.pickStart')
  return (
    <footer className={styles.foot}>
      <p aria-live="polite">{halfway ? t('calendar.pickEnd') : chosen}</p>
      {value && (
        <Button variant="plain" onClick={() => props.onChange(null)}>
          {t('calendar.clear')}
        </Button>
      )}
      <Button variant="solid" onClick={props.onDone}>
        {t('calendar.done')}
      </Button>
    </footer>
  )
}

function Month(props: { offset: number; notes?: DayNotes }) {
  return (
    <div className={styles.month}>
      <CalendarHeading offset={{ months: props.offset }} className={styles.heading} />
      <CalendarGrid offset={{ months: props.offset }} weekdayStyle="short" className={styles.grid}>
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className={styles.weekday}>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => (
            <CalendarCell date={date} className={styles.day}>
              {({ formattedDate }) => <Day day={formattedDate} note={props.notes?.get(date.toString())} />}
            </CalendarCell>
          )}
        </CalendarGridBody>
      </CalendarGrid>
    </div>
  )
}

function Day(props: { day: string; note: { text: string; low?: boolean } | undefined }) {
  return (
    <>
      {props.day}
      {props.note && <small className={props.note.low ? styles.low : undefined}>{props.note.text}</small>}
    </>
  )
}

/** Today where the site lives, never before the first date that the specification admits. */
function firstDay(): CalendarDate {
  const now = today(timeZone)
  const first = parseDate(dateLimits.min)
  return now.compare(first) < 0 ? first : now
}

const wide = '(min-width: 991px)'

function useMonthsInView(): 1 | 2 {
  return useSyncExternalStore(
    (notify) => {
      const query = window.matchMedia(wide)
      query.addEventListener('change', notify)
      return () => query.removeEventListener('change', notify)
    },
    () => (window.matchMedia(wide).matches ? 2 : 1),
    () => 1,
  )
}
