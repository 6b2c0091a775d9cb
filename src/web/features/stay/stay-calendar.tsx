import {
  type KeyboardEvent,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { addDays, countNights, localDay, maxNights } from '../../../domain/stay-dates.ts'
import { timeZone, useFormat, useT } from '../../lib/i18n.tsx'
import { keyAsRead } from '../../lib/key-as-read.ts'
import { useLateMessages } from '../../lib/late-messages.ts'
import { Button } from '../../ui/button.tsx'
import { dateLimits } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { chevronLeftIcon, chevronRightIcon, xIcon } from '../../ui/icons.ts'
import { addMonths, holdBetween, monthOf, moveDay, shiftMonths } from './calendar-days.ts'
import { CalendarMonth, type Marked, nameDay } from './calendar-month.tsx'
import { createPointedDay, DayRule } from './day-rule.tsx'
import { refuseArrival, refuseStayBetween } from './day-rules.ts'
import type { PriceSource } from './price-source.ts'
import styles from './stay-calendar.module.css'
import type { StayDates } from './stay-dates-field.tsx'
import { useDayPrices } from './use-day-prices.ts'
import { useDayWords } from './use-day-words.ts'

// The browser's first formatter of dates is slow to make: it is made when this code comes, which is before the press.
nameDay(document.documentElement.lang, localDay(new Date(), timeZone))

/** Two months stand side by side from this width on. */
const wide = '(min-width: 768px)'

/**
 * Two months side by side from 768 px, one below. From today to the end of 2099, at most thirty nights. Arrow keys move by
 * day and week, Home and End within the week, Page Up and Down by month, with Shift by year; the first Enter is the arrival,
 * the second the departure, Escape between them gives the arrival up. Where it is known what the nights cost, each day has
 * its price, and days that the rules of the house exclude cannot be chosen and say why.
 */
export function StayCalendar(props: {
  value: StayDates | null
  onChange: (dates: StayDates | null) => void
  onDone: () => void
  source: PriceSource | null
}) {
  useLateMessages('dates')
  const t = useT('stay')
  const dates = useT('dates')
  const format = useFormat()
  const { value, source } = props
  const count = useMonthsInView()
  // The press that opens the calendar is answered by its frame; the months follow in the next picture.
  const drawn = useDeferredValue(count, 0)
  const [today] = useState(() => localDay(new Date(), timeZone))
  const first = holdBetween(today, dateLimits.min, dateLimits.max)
  const [focused, setFocused] = useState(() => holdBetween(value?.checkin ?? first, first, dateLimits.max))
  const [month, setMonth] = useState(() => monthOf(focused))
  const [anchor, setAnchor] = useState<string | null>(null)
  const [over, setOver] = useState<string | null>(null)
  const [told, setTold] = useState('')
  const [pointed] = useState(createPointedDay)
  const { days, currency } = useDayPrices(source, first, `${addMonths(month, 2)}-20`)
  const words = useDayWords(days, currency)
  const months = useRef<HTMLDivElement>(null)
  const moved = useRef(false)

  const refuses = useCallback(
    (day: string, from: string | null): boolean => {
      if (days === undefined) return from !== null && Math.abs(countNights(from, day)) > maxNights
      // One may leave on a day on which nobody can arrive; the arrival pressed twice is the shortest stay.
      if (from === null || from === day) return refuseArrival(days, day) !== null
      return refuseStayBetween(days, from, day) !== null
    },
    [days],
  )

  // The panel appears in the same task as its content: before that nothing in it takes the focus.
  const opened = drawn > 0
  useEffect(() => {
    if (!opened) return
    const frame = requestAnimationFrame(() => {
      // Whoever was quicker than the months, and turned them, stays where they are.
      if (months.current?.parentElement?.contains(document.activeElement)) return
      findDay(months.current)?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [opened])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the day that a key led to
  useLayoutEffect(() => {
    if (!moved.current) return
    moved.current = false
    findDay(months.current)?.focus()
  }, [focused])

  function turn(by: number) {
    const next = addMonths(month, by)
    setMonth(next)
    setFocused(holdBetween(shiftMonths(focused, by), first, dateLimits.max))
    setTold(Array.from({ length: count }, (_, offset) => format.monthYear(`${addMonths(next, offset)}-01`)).join(' – '))
  }

  function move(event: KeyboardEvent) {
    if (event.key === 'Escape' && anchor !== null) {
      event.preventDefault()
      return setAnchor(null)
    }
    if (event.ctrlKey || event.metaKey || event.altKey || dayOf(event.target) === null) return
    const next = moveDay(focused, keyAsRead(event.key), event.shiftKey)
    if (next === null) return
    event.preventDefault()
    const day = holdBetween(next, first, dateLimits.max)
    moved.current = day !== focused
    setFocused(day)
    setOver(day)
    if (monthOf(day) < month) setMonth(monthOf(day))
    if (monthOf(day) > addMonths(month, count - 1)) setMonth(addMonths(monthOf(day), 1 - count))
  }

  function press(day: string) {
    if (day < first) return
    setFocused(day)
    if (refuses(day, anchor)) return
    setOver(null)
    if (anchor === null) return setAnchor(day)
    setAnchor(null)
    // One day pressed twice is a stay of one night, or of the shortest that the house admits.
    const shortest = addDays(day, days?.get(day)?.minStay ?? 1)
    const [checkin, other] = day < anchor ? [day, anchor] : [anchor, day]
    props.onChange({ checkin, checkout: checkin === other ? shortest : other })
  }

  function point(day: string | null) {
    pointed.set(day ?? dayOf(document.activeElement))
    if (anchor !== null && day !== null) setOver(day)
  }

  const inView = Array.from({ length: count }, (_, offset) => addMonths(month, offset))
  const marked = markStay(value, anchor, over !== null && !refuses(over, anchor) ? over : null)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of months and buttons, not of a form's fields
    <div role="group" aria-label={t('dates')} className={styles.calendar} onKeyDown={move}>
      <div className={styles.sheetHead}>
        {t('dates')}
        <Button variant="plain" iconOnly aria-label={dates('close')} onClick={props.onDone}>
          <Icon shape={xIcon} />
        </Button>
      </div>
      <div className={styles.body}>
        <Turn side="previous" ended={month <= monthOf(first)} onTurn={() => turn(-1)} />
        <Turn side="next" ended={inView.at(-1) === monthOf(dateLimits.max)} onTurn={() => turn(1)} />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: listens for the buttons in it */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: they are pressed by keys as buttons are */}
        <div
          ref={months}
          className={styles.months}
          onClick={(event) => {
            const day = dayOf(event.target)
            if (day !== null) press(day)
          }}
          onFocus={(event) => pointed.set(dayOf(event.target))}
          onBlur={(event) => pointed.set(dayOf(event.relatedTarget))}
          onPointerOver={(event) => point(dayOf(event.target))}
          onPointerLeave={() => point(null)}
        >
          {inView.slice(0, drawn).map((shown) => (
            <CalendarMonth
              key={shown}
              month={shown}
              first={first}
              today={today}
              focused={focused}
              anchor={anchor}
              marked={marked}
              words={words}
              refuses={refuses}
            />
          ))}
        </div>
      </div>
      <p className="visually-hidden" aria-live="polite">
        {told}
      </p>
      <DayRule
        pointed={pointed}
        // What arriving on it asks for is no matter of the day on which one leaves.
        describe={words && ((date) => (anchor === null && date === value?.checkout ? null : words.rule(date, anchor)))}
        note={
          words &&
          `${dates(source?.hotel ? 'noteHotel' : 'notePlace', { currency })} ${words.hasLow(inView) ? dates('noteLow') : ''}`
        }
      />
      <Foot
        value={value}
        halfway={anchor !== null}
        onDone={props.onDone}
        onClear={() => {
          setAnchor(null)
          if (value) props.onChange(null)
        }}
      />
    </div>
  )
}

function Turn(props: { side: 'previous' | 'next'; ended: boolean; onTurn: () => void }) {
  const t = useT('stay')
  const { side, ended } = props
  // Not `disabled`: who turned back to the first month by keyboard would lose their place.
  return (
    <button
      type="button"
      className={`${styles.turn} ${styles[side]}`}
      aria-label={t(`calendar.${side}`)}
      aria-disabled={ended || undefined}
      onClick={ended ? undefined : props.onTurn}
    >
      <Icon shape={side === 'previous' ? chevronLeftIcon : chevronRightIcon} turns />
    </button>
  )
}

function Foot(props: { value: StayDates | null; halfway: boolean; onClear: () => void; onDone: () => void }) {
  const t = useT('stay')
  const words = useT('catalogue')
  const format = useFormat()
  const { value, halfway } = props
  return (
    <footer className={styles.foot}>
      <p aria-live="polite">
        {halfway && t('calendar.pickEnd')}
        {!halfway && !value && t('calendar.pickStart')}
        {!halfway && value && (
          <>
            {words('units.nights', { count: countNights(value.checkin, value.checkout) })}
            <span className="visually-hidden">, {format.dateRange(value.checkin, value.checkout)}</span>
          </>
        )}
      </p>
      {(value || halfway) && (
        <Button variant="plain" onClick={props.onClear}>
          {t('calendar.clear')}
        </Button>
      )}
      <Button variant="solid" onClick={props.onDone}>
        {t('calendar.done')}
      </Button>
    </footer>
  )
}

function markStay(value: StayDates | null, anchor: string | null, over: string | null): Marked | null {
  if (anchor === null) return value && { from: value.checkin, to: value.checkout }
  if (over === null) return { from: anchor, to: anchor }
  return over < anchor ? { from: over, to: anchor } : { from: anchor, to: over }
}

function dayOf(target: EventTarget | null): string | null {
  if (!(target instanceof Element)) return null
  return target.closest<HTMLElement>('[data-day]')?.dataset.day ?? null
}

/** The one day that is in the order of Tab. */
function findDay(months: HTMLElement | null): HTMLElement | null {
  return months?.querySelector<HTMLElement>('[data-day][tabindex="0"]') ?? null
}

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
