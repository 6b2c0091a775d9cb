import { memo, useId, useMemo } from 'react'
import { useFormat, useLanguage, useT } from '../../lib/i18n.tsx'
import { weeksOf } from './calendar-days.ts'
import type { barDay } from './day-rules.ts'
import styles from './stay-calendar.module.css'
import type { DayWords } from './use-day-words.ts'

/** What is marked: the stay, or while its second day is sought, what it would be. */
export type Marked = { from: string; to: string }

/** How a day that cannot be chosen is kept from it, see `barDay`. */
type Bar = ReturnType<typeof barDay>

/**
 * A month as a grid of days, after WAI-ARIA's pattern for dates: one of its days at most is in the order of Tab. Whoever
 * moves the focus or points touches two days, so a day is drawn anew only when something of its own has changed.
 */
export const CalendarMonth = memo(function CalendarMonth(props: {
  month: string
  first: string
  today: string
  /** The day that has, or would get, the focus. */
  focused: string
  /** The arrival while the day of leaving is sought. */
  arrival: string | null
  marked: Marked | null
  words: DayWords
  barOf: (day: string, arrival: string | null) => Bar
}) {
  const { month, marked, arrival, words } = props
  const format = useFormat()
  const id = useId()
  const weeks = useMemo(() => weeksOf(month), [month])
  return (
    <div className={styles.month}>
      <h2 id={id} className={styles.heading}>
        {format.monthYear(`${month}-01`)}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table that one walks about in */}
      <table role="grid" aria-labelledby={id} className={styles.grid}>
        <thead aria-hidden="true">
          <tr>
            {weekdays.map((day) => (
              <th key={day} className={styles.weekday}>
                {format.weekday(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a week's place in its month
            <tr key={`${month}-${index}`}>
              {week.map((day, weekday) =>
                day === null ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: an empty place in the week
                  <td key={weekday} />
                ) : (
                  <Day
                    key={day}
                    day={day}
                    past={day < props.first}
                    today={day === props.today}
                    focused={day === props.focused}
                    place={marked ? placeIn(marked, day) : undefined}
                    arrival={arrival}
                    words={words}
                    barOf={props.barOf}
                  />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
})

/** Any Monday to Sunday. */
const weekdays = weeksOf('2027-02')[0]?.filter((day) => day !== null) ?? []

type Place = 'start' | 'end' | 'only' | 'between'

function placeIn({ from, to }: Marked, day: string): Place | undefined {
  if (day < from || day > to) return undefined
  if (from === to) return 'only'
  if (day === from) return 'start'
  return day === to ? 'end' : 'between'
}

const Day = memo(function Day(props: {
  day: string
  past: boolean
  today: boolean
  focused: boolean
  place: Place | undefined
  arrival: string | null
  words: DayWords
  barOf: (day: string, arrival: string | null) => Bar
}) {
  const { day, past, place, arrival, words } = props
  const t = useT('stay')
  const name = nameDay(useLanguage(), day)
  const bar = past ? undefined : props.barOf(day, arrival)
  // What a night costs that cannot follow the arrival is nobody's question.
  const note = bar === 'far' ? null : words.note(day)
  const price = bar === 'far' ? null : words.price(day)
  const end = place === 'end' ? t('checkout') : (place === 'start' || place === 'only') && t('checkin')
  const label = [name, end, price, place !== 'end' && words.rule(day, arrival)].filter(Boolean).join(', ')
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: in a table that is a grid, cells are gridcells by themselves
    <td aria-selected={place !== undefined} aria-disabled={past || bar !== undefined || undefined}>
      <button
        type="button"
        data-day={day}
        tabIndex={props.focused ? 0 : -1}
        className={styles.day}
        aria-label={label}
        aria-disabled={past || bar !== undefined || undefined}
        aria-current={props.today ? 'date' : undefined}
        data-past={past || undefined}
        data-refused={place === undefined ? bar : undefined}
        data-place={place}
      >
        <span>{Number(day.slice(8))}</span>
        {note && <small data-note={note} className={words.isLow(day) ? styles.low : undefined} />}
      </button>
    </td>
  )
})

const namers = new Map<string, Intl.DateTimeFormat>()

/** "петък, 11 юни 2027 г.", for those who hear the calendar. */
export function nameDay(language: string, day: string): string {
  let namer = namers.get(language)
  if (!namer) {
    const locale = language === 'bg' ? 'bg-BG' : 'en-GB'
    namer = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' })
    namers.set(language, namer)
  }
  return namer.format(new Date(`${day}T00:00:00Z`))
}
