import { useState } from 'react'
import type { FlexibleStays } from '../../../contract/flexible.ts'
import { addDays, dayNumber, localDay, weekdayOf } from '../../../domain/stay-dates.ts'
import { useFormat, useT } from '../../lib/i18n.tsx'
import { useNow } from '../../lib/services.ts'
import { LinkButton } from '../../ui/button.tsx'
import { SelectField } from '../../ui/field.tsx'
import styles from './flexible-dates.module.css'
import type { SmallerPlace } from './flexible-dates.tsx'
import { Cell } from './flexible-grid.tsx'
import { FlexibleState } from './flexible-state.tsx'
import { type FlexiblePlace, findCheapestStay, useFlexibleStays } from './use-flexible-stays.ts'

type Stay = { checkin: string; checkout: string }

const monthsAhead = 14
const lengths = [2, 3, 4, 5, 6, 7, 10, 14]
const aWeek = 7

/** A month whose every day says what a stay that begins on it costs; the cheapest is offered on top. */
export function FlexibleWeeks(props: {
  place: FlexiblePlace
  stay: Stay | null
  to: (stay: Stay) => string
  timezone: string | undefined
  parts: readonly SmallerPlace[] | undefined
  onChosen: () => void
}) {
  const t = useT('dates')
  const words = useT('catalogue')
  const format = useFormat()
  const now = useNow() ?? 0
  const { place, stay, to, timezone, parts, onChosen } = props
  const today = localDay(new Date(now), timezone)
  const months = listMonths(today)
  const [month, setMonth] = useState(stay && stay.checkin >= today ? stay.checkin.slice(0, 7) : (months[1] ?? ''))
  const [nights, setNights] = useState(aWeek)
  const answer = useFlexibleStays('weeks', { ...place, month, nights: nights === aWeek ? '' : nights })
  const ready = answer.data !== undefined && !answer.data.too_wide
  return (
    <>
      <div className={styles.choices}>
        <SelectField small label={t('flexible.month')} value={month} onChange={(event) => setMonth(event.target.value)}>
          {(months.includes(month) ? months : [month, ...months]).map((one) => (
            <option key={one} value={one}>
              {format.monthYear(`${one}-01`)}
            </option>
          ))}
        </SelectField>
        <SelectField
          small
          label={t('flexible.length')}
          value={nights}
          onChange={(event) => setNights(Number(event.target.value))}
        >
          {lengths.map((count) => (
            <option key={count} value={count}>
              {words('units.nights', { count })}
            </option>
          ))}
        </SelectField>
      </div>
      {ready ? (
        <Month answer={answer.data} month={month} nights={nights} {...{ stay, to, onChosen }} />
      ) : (
        <FlexibleState {...{ answer, parts, onChosen }} />
      )}
    </>
  )
}

function Month(props: {
  answer: FlexibleStays
  month: string
  nights: number
  stay: Stay | null
  to: (stay: Stay) => string
  onChosen: () => void
}) {
  const t = useT('dates')
  const format = useFormat()
  const { answer, month, nights, stay, to, onChosen } = props
  const { stays, currency } = answer
  const found = new Map(stays.map((one) => [one.checkin, one]))
  const cheapest = findCheapestStay(stays)
  const first = `${month}-01`
  const days = daysOfMonth(month)
  return (
    <>
      {cheapest?.price ? (
        <p className={styles.best}>
          <span>
            <span>{`${t('flexible.weekBest', { dates: format.dateRange(cheapest.checkin, cheapest.checkout) })} `}</span>
            <b className={styles.sum}>{format.money(cheapest.price, currency)}</b>
          </span>
          <LinkButton variant="accent" to={to(cheapest)} preventScrollReset onClick={onChosen}>
            {t('flexible.show')}
          </LinkButton>
        </p>
      ) : (
        <p className={styles.best}>{t('flexible.nothing')}</p>
      )}
      <p className={styles.weekdays} aria-hidden="true">
        {Array.from({ length: 7 }, (_, day) => {
          const date = addDays('2027-03-01', day)
          return <span key={date}>{format.weekday(date)}</span>
        })}
      </p>
      <ol className={styles.month} aria-label={t('flexible.weekBars')}>
        {days.map((date) => (
          <li key={date} style={date === first ? { gridColumnStart: weekdayOf(date) } : undefined}>
            <span className={styles.day} aria-hidden="true">
              {Number(date.slice(8))}
            </span>
            <Cell
              stay={{ checkin: date, checkout: addDays(date, nights) }}
              found={found.get(date)}
              cheapest={cheapest}
              current={date === stay?.checkin && addDays(date, nights) === stay.checkout}
              currency={currency}
              to={to}
              onChosen={onChosen}
            />
          </li>
        ))}
      </ol>
    </>
  )
}

function listMonths(today: string): string[] {
  const months = new Set<string>()
  for (let date = `${today.slice(0, 7)}-01`; months.size < monthsAhead; date = addDays(date, 28))
    months.add(date.slice(0, 7))
  return [...months]
}

function daysOfMonth(month: string): string[] {
  const first = dayNumber(`${month}-01`)
  return Array.from({ length: 31 }, (_, day) => addDays(`${month}-01`, day)).filter(
    (date) => dayNumber(date) >= first && date.startsWith(month),
  )
}
