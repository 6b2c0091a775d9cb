import {
  type KeyboardEvent,
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { countNights, localDay, maxNights } from '../../../domain/stay-dates.ts'
import type { Elements } from '../../lib/elements.ts'
import { useFormat, useT } from '../../lib/i18n.tsx'
import { keyAsRead } from '../../lib/key-as-read.ts'
import { useLateMessages } from '../../lib/late-messages.ts'
import { Button } from '../../ui/button.tsx'
import { dateLimits } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { chevronLeftIcon, chevronRightIcon, xIcon } from '../../ui/icons.ts'
import { addMonths, holdBetween, monthOf, moveDay, shiftMonths } from './calendar-days.ts'
import { CalendarMonth, type Marked, nameDay } from './calendar-month.tsx'
import { createPointedDay, DayRule } from './day-rule.tsx'
import { barDay, findShortestStay } from './day-rules.ts'
import type { PriceSource } from './price-source.ts'
import styles from './stay-calendar.module.css'
import type { StayDates } from './stay-dates-field.tsx'
import { useDayPrices } from './use-day-prices.ts'
import { useDayWords } from './use-day-words.ts'
import { useSwipe } from './use-swipe.ts'

// The browser's first formatter of dates is slow to make: it is made when this code comes, which is before the press.
nameDay(document.documentElement.lang, localDay(new Date(), undefined))

/** Two months stand side by side from this width on. */
const wide = '(min-width: 768px)'

/**
 * Two months side by side from 768 px, one below. From today to the end of 2099, at most thirty nights. Arrow keys move by
 * day and week, Home and End within the week, Page Up and Down by month, with Shift by year; a finger turns the months. The first
 * Enter is the arrival, the second the departure, or on an earlier day another arrival; Escape between them gives the arrival up.
 * Where it is known what the nights cost, each day has its price, and days that the rules of the house exclude cannot be chosen
 * and say why.
 */
export function StayCalendar(props: {
  value: StayDates | null
  onChange: (dates: StayDates | null) => void
  /** The day of arrival while the one of leaving is sought: the field shows it. */
  arrival: string | null
  onArrival: (day: string | null) => void
  onDone: () => void
  source: PriceSource | null
  /** Whose today is the first day; undefined: the visitor's. */
  timezone: string | undefined
  /** What the chosen dates come to. */
  sum: Elements
}) {
  useLateMessages('dates')
  const t = useT('stay')
  const dates = useT('dates')
  const format = useFormat()
  const { value, arrival, onArrival, source } = props
  const count = useMonthsInView()
  // The press that opens the calendar is answered by its frame; the months follow in the next picture.
  const drawn = useDeferredValue(count, 0)
  const [today] = useState(() => localDay(new Date(), props.timezone))
  const first = holdBetween(today, dateLimits.min, dateLimits.max)
  const [focused, setFocused] = useState(() => holdBetween(value?.checkin ?? first, first, dateLimits.max))
  const [month, setMonth] = useState(() => monthOf(focused))
  const [over, setOver] = useState<string | null>(null)
  const [told, setTold] = useState('')
  const [pointed] = useState(createPointedDay)
  const { days, currency } = useDayPrices(source, first, `${addMonths(month, 2)}-20`)
  const words = useDayWords(days, currency)
  const months = useRef<HTMLDivElement>(null)
  const moved = useRef(false)

  const barOf = useCallback((day: string, from: string | null) => barDay(days, day, from), [days])
  const swipe = useSwipe((by) => {
    if (!canTurn(by)) return
    // The day that had the focus goes with its month.
    moved.current = months.current?.contains(document.activeElement) ?? false
    turn(by)
  })

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

  function canTurn(by: 1 | -1): boolean {
    return by < 0 ? month > monthOf(first) : addMonths(month, count - 1) < monthOf(dateLimits.max)
  }

  function turn(by: 1 | -1) {
    const next = addMonths(month, by)
    setMonth(next)
    setFocused(holdBetween(shiftMonths(focused, by), first, dateLimits.max))
    setTold(Array.from({ length: count }, (_, offset) => format.monthYear(`${addMonths(next, offset)}-01`)).join(' – '))
  }

  function move(event: KeyboardEvent) {
    if (event.key === 'Escape' && arrival !== null) {
      event.preventDefault()
      return onArrival(null)
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
    // A finger has left the day when it is pressed, and not every browser gives it the focus.
    pointed.set(day)
    if (barOf(day, arrival)) return
    setOver(null)
    if (arrival === null || day < arrival) return onArrival(day)
    // The arrival pressed twice is a stay of one night, or of the shortest that the house admits.
    const checkout = day === arrival ? findShortestStay(days, day) : day
    if (checkout === null) return
    onArrival(null)
    props.onChange({ checkin: arrival, checkout })
  }

  function point(day: string | null, hovers: boolean) {
    pointed.set(day ?? dayOf(document.activeElement))
    if (arrival !== null && day !== null && hovers) setOver(day)
  }

  const inView = Array.from({ length: count }, (_, offset) => addMonths(month, offset))
  const marked = markStay(value, arrival, over !== null && !barOf(over, arrival) ? over : null)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of months and buttons, not of a form's fields
    <div role="group" aria-label={t('dates')} className={styles.calendar} onKeyDown={move}>
      <div className={styles.sheetHead}>
        <span>{t('dates')}</span>
        <Button variant="plain" iconOnly aria-label={dates('close')} onClick={props.onDone}>
          <Icon shape={xIcon} />
        </Button>
      </div>
      <div className={styles.body}>
        <Turn side="previous" ended={!canTurn(-1)} onTurn={() => turn(-1)} />
        <Turn side="next" ended={!canTurn(1)} onTurn={() => turn(1)} />
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
          // A finger that scrolls or swipes chooses nothing.
          onPointerOver={(event) => point(dayOf(event.target), event.pointerType !== 'touch')}
          onPointerLeave={() => point(null, false)}
          {...swipe}
        >
          {inView.slice(0, drawn).map((shown) => (
            <CalendarMonth
              key={shown}
              month={shown}
              first={first}
              today={today}
              focused={focused}
              arrival={arrival}
              marked={marked}
              words={words}
              barOf={barOf}
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
        describe={(date) => (arrival === null && date === value?.checkout ? null : words.rule(date, arrival))}
        note={[
          // Why the days beyond it are grey.
          arrival !== null && dates('rule.maxStay', { count: days.get(arrival)?.maxStay ?? maxNights }),
          days.size > 0 && dates(source?.hotel ? 'noteHotel' : 'notePlace', { currency }),
          arrival === null && words.hasLow(inView) && dates('noteLow'),
        ]
          .filter(Boolean)
          .join(' ')}
      />
      <Foot
        value={value}
        arrival={arrival}
        sum={props.sum}
        onDone={props.onDone}
        onClear={() => {
          onArrival(null)
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

function Foot(props: {
  value: StayDates | null
  arrival: string | null
  sum: Elements
  onClear: () => void
  onDone: () => void
}) {
  const t = useT('stay')
  const words = useT('catalogue')
  const format = useFormat()
  const { value, arrival } = props
  const id = useId()
  const halfway = arrival !== null
  return (
    <footer className={styles.foot}>
      <p id={id} aria-live="polite" aria-atomic="true">
        {halfway && (
          <>
            <b>{`${format.day(arrival)} – …`}</b>
            <span>{` ${t('calendar.pickEnd')}`}</span>
          </>
        )}
        {!halfway && !value && <span>{t('calendar.pickStart')}</span>}
        {!halfway && value && (
          <>
            <span>{`${words('units.nights', { count: countNights(value.checkin, value.checkout) })}, ${format.dateRange(value.checkin, value.checkout)}`}</span>
            {props.sum}
          </>
        )}
      </p>
      {(value || halfway) && (
        <Button variant="plain" onClick={props.onClear}>
          {t('calendar.clear')}
        </Button>
      )}
      {/* Not `disabled`: who comes to it by keyboard hears why there is nothing done yet. */}
      <Button
        variant="solid"
        aria-disabled={halfway || undefined}
        aria-describedby={halfway ? id : undefined}
        onClick={halfway ? undefined : props.onDone}
      >
        {t('calendar.done')}
      </Button>
    </footer>
  )
}

function markStay(value: StayDates | null, arrival: string | null, over: string | null): Marked | null {
  if (arrival === null) return value && { from: value.checkin, to: value.checkout }
  return { from: arrival, to: over !== null && over > arrival ? over : arrival }
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
