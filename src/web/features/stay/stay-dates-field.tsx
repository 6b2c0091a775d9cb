import { lazy, Suspense, startTransition, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Elements } from '../../lib/elements.ts'
import { useFormat, useT } from '../../lib/i18n.tsx'
import { BarButton, BarControl, BarControls, barCell } from '../../ui/bar-cell.tsx'
import { dateLimits } from '../../ui/field.tsx'
import { calendarDaysIcon } from '../../ui/icons.ts'
import { Popover } from '../../ui/popover.tsx'
import { type PriceSource, readPriceSource } from './price-source.ts'
import styles from './stay-dates-field.module.css'
import { useAdopted } from './use-adopted.ts'

const loadCalendar = () => import('./stay-calendar.tsx')
const StayCalendar = lazy(async () => ({ default: (await loadCalendar()).StayCalendar }))

export type StayDates = { checkin: string; checkout: string }

/**
 * The dates of a stay as a field of a search bar: form values `checkin` and `checkout`, YYYY-MM-DD or absent. The browser's
 * own date inputs until JavaScript runs (the dates of the page stand over them in its own words), then a button that opens the range calendar; its code comes when one points at it.
 * The form around it says whose prices stand under the days (`readPriceSource`).
 */
export function StayDatesField(props: {
  /** Another one takes the place of what was chosen. */
  value: StayDates | null
  /** Told whenever both dates are chosen, or cleared. */
  onChange?: (dates: StayDates | null) => void
  /** Told when the calendar was closed, whichever way. */
  onClose?: () => void
  /** The zone of the property whose stay it is: its today is the first day. Absent: the visitor's. */
  timezone?: string
  /** What the chosen dates come to: said beside them in the open calendar. */
  sum?: Elements
}) {
  const t = useT('stay')
  const format = useFormat()
  const [dates, setDates] = useAdopted(props.value, sayDates(props.value))
  const [awake, setAwake] = useState(false)
  // Chosen in the open calendar, with the day of leaving still to come.
  const [arrival, setArrival] = useState<string | null>(null)
  const [source, setSource] = useState<PriceSource | null>(null)
  const controls = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    const cell = controls.current
    if (!cell) return
    const wake = () => {
      const typed = readControls(cell)
      startTransition(() => {
        if (typed) heard(typed)
        setAwake(true)
      })
    }
    // Somebody may already be typing a date: nothing is taken out of their hands.
    if (!cell.contains(document.activeElement)) return wake()
    cell.addEventListener('focusout', wake, { once: true })
    return () => cell.removeEventListener('focusout', wake)
  }, [])

  function choose(next: StayDates | null) {
    setDates(next)
    props.onChange?.(next)
  }
  const heard = useEffectEvent(choose)

  function prepare(open: boolean) {
    if (!open) {
      setArrival(null)
      return props.onClose?.()
    }
    if (!field.current) return
    setSource(readPriceSource(field.current.closest('form')))
    const box = field.current.querySelector('button')?.getBoundingClientRect()
    if (box) makeRoom(box)
  }

  function toPart(date: string | undefined) {
    if (!date) return { value: t('addDate'), empty: true }
    const weekday = <span className={styles.weekday}>{`${format.weekday(date)}, `}</span>
    return {
      value: (
        <>
          {weekday}
          <span>{format.day(date)}</span>
        </>
      ),
    }
  }

  if (!awake) {
    return (
      <BarControls icon={calendarDaysIcon} ref={controls}>
        {(['checkin', 'checkout'] as const).map((name) => (
          <BarControl key={name} label={t(name)}>
            <span className={styles.native}>
              <input type="date" name={name} className={barCell.value} defaultValue={dates?.[name]} {...dateLimits} />
              <span className={barCell.value} aria-hidden="true">
                {toPart(dates?.[name]).value}
              </span>
            </span>
          </BarControl>
        ))}
      </BarControls>
    )
  }
  return (
    <span ref={field} className={styles.field}>
      {dates && <input type="hidden" name="checkin" value={dates.checkin} />}
      {dates && <input type="hidden" name="checkout" value={dates.checkout} />}
      <Popover
        label={t('dates')}
        className={styles.popover}
        onOpenChange={prepare}
        trigger={(wiring) => (
          <BarButton
            {...wiring}
            icon={calendarDaysIcon}
            onPointerEnter={loadCalendar}
            onFocus={loadCalendar}
            parts={[
              { label: t('checkin'), ...toPart(arrival ?? dates?.checkin) },
              { label: t('checkout'), ...toPart(arrival ? undefined : dates?.checkout) },
            ]}
          />
        )}
      >
        {(close) => (
          <Suspense fallback={<p className={styles.waiting}>{t('calendar.loading')}</p>}>
            <StayCalendar
              value={dates}
              onChange={choose}
              arrival={arrival}
              onArrival={setArrival}
              onDone={close}
              source={source}
              timezone={props.timezone}
              sum={props.sum}
            />
          </Suspense>
        )}
      </Popover>
    </span>
  )
}

function sayDates(dates: StayDates | null): string {
  return dates ? `${dates.checkin} ${dates.checkout}` : ''
}

/** Pixels that two months need below the field, with a little air. */
const roomForCalendar = 600

/** Where the whole calendar fits neither below the field nor above it, the page moves up so that it does. */
function makeRoom(box: DOMRect): void {
  const missing = roomForCalendar - (window.innerHeight - box.bottom)
  if (matchMedia('(max-width: 599px)').matches || missing <= 0 || box.top > roomForCalendar) return
  // At once: a panel keeps the height that it had room for when it was shown.
  window.scrollBy({ top: Math.min(missing, box.top - 72), behavior: 'instant' })
}

/** What was typed into the native inputs before JavaScript ran; null unless it is a stay. */
function readControls(cell: HTMLElement): StayDates | null {
  const [checkin, checkout] = Array.from(cell.querySelectorAll('input'), (input) => input.value)
  return checkin && checkout && checkin < checkout ? { checkin, checkout } : null
}
