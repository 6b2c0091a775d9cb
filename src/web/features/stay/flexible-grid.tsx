import type { FlexibleStay } from '../../../contract/flexible.ts'
import { addDays, countNights } from '../../../domain/stay-dates.ts'
import { useFormat, useT } from '../../lib/i18n.tsx'
import { LocalLink } from '../../lib/local-link.tsx'
import { joinClasses } from '../../ui/class-names.ts'
import styles from './flexible-dates.module.css'
import type { SmallerPlace } from './flexible-dates.tsx'
import { FlexibleLegend } from './flexible-legend.tsx'
import { FlexibleState } from './flexible-state.tsx'
import { type FlexiblePlace, findCheapestStay, useFlexibleStays } from './use-flexible-stays.ts'

type Stay = { checkin: string; checkout: string }

/** Days on each side of the chosen ones; the server's own reach. */
const around = [-3, -2, -1, 0, 1, 2, 3]

/**
 * Arrival across, departure down, each cell the sum of that stay and a link to it. The lowest sum per night is marked, and
 * so is the stay on screen.
 */
export function FlexibleGrid(props: {
  place: FlexiblePlace
  stay: Stay
  to: (stay: Stay) => string
  parts: readonly SmallerPlace[] | undefined
  onChosen: () => void
}) {
  const t = useT('dates')
  const format = useFormat()
  const { place, stay, to, parts, onChosen } = props
  const answer = useFlexibleStays('dates', { ...place, ...stay })
  if (!answer.data || answer.data.too_wide) return <FlexibleState tall {...{ answer, parts, onChosen }} />
  const { stays, currency } = answer.data
  const found = new Map(stays.map((one) => [`${one.checkin} ${one.checkout}`, one]))
  const cheapest = findCheapestStay(stays)
  const arrivals = around.map((days) => addDays(stay.checkin, days))
  const departures = around.map((days) => addDays(stay.checkout, days))
  return (
    <div className={styles.scroll}>
      <table className={styles.grid}>
        <caption className="visually-hidden">{t('flexible.near')}</caption>
        <thead>
          <tr>
            <td rowSpan={2} className={styles.corner}>
              <span>{`${t('flexible.departure')} `}</span>
              <span aria-hidden="true">↓</span>
            </td>
            <th colSpan={arrivals.length} scope="colgroup" className={styles.axis}>
              <span>{`${t('flexible.arrival')} `}</span>
              <span aria-hidden="true">→</span>
            </th>
          </tr>
          <tr>
            {arrivals.map((date) => (
              <th key={date} scope="col" className={date === stay.checkin ? styles.chosen : undefined}>
                <span>{format.weekday(date)}</span>
                <DayMonth date={date} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {departures.map((checkout) => (
            <tr key={checkout}>
              <th scope="row" className={checkout === stay.checkout ? styles.chosen : undefined}>
                <span>{format.weekday(checkout)}</span>
                <DayMonth date={checkout} />
              </th>
              {arrivals.map((checkin) => (
                <td key={checkin}>
                  <Cell
                    stay={{ checkin, checkout }}
                    found={found.get(`${checkin} ${checkout}`)}
                    cheapest={cheapest}
                    current={checkin === stay.checkin && checkout === stay.checkout}
                    currency={currency}
                    to={to}
                    onChosen={onChosen}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <FlexibleLegend stays={stays} cheapest={cheapest} currency={currency} />
    </div>
  )
}

/** Seven columns of a phone have no room for a month's whole name; it stands under the day. */
function DayMonth({ date }: { date: string }) {
  const [day, month = ''] = useFormat().day(date).split('\u00a0')
  return <b>{`${day ?? ''} ${month.length > mostLetters ? `${month.slice(0, 3)}.` : month}`}</b>
}

const mostLetters = 4

/** One stay: a link with its sum, or what stands in its way. Also a day of the month's view. */
export function Cell(props: {
  stay: Stay
  found: FlexibleStay | undefined
  cheapest: FlexibleStay | undefined
  current: boolean
  currency: string
  to: (stay: Stay) => string
  onChosen: () => void
}) {
  const t = useT('dates')
  const words = useT('catalogue')
  const format = useFormat()
  const { stay, found, cheapest, current, currency } = props
  if (!found) return <span className={styles.none} />
  const dates = format.dateRange(stay.checkin, stay.checkout)
  const nights = words('units.nights', { count: countNights(stay.checkin, stay.checkout) })
  if (found.price === null) {
    return (
      <span className={joinClasses(styles.cell, styles.taken, current && styles.current)}>
        <span aria-hidden="true">{found.min_stay === null ? '–' : `${format.number(found.min_stay)}+`}</span>
        <span className="visually-hidden">
          {found.min_stay === null
            ? t('flexible.cellNone', { dates, nights })
            : t('flexible.cellShort', { dates, nights, least: words('units.nights', { count: found.min_stay }) })}
        </span>
      </span>
    )
  }
  const lowest = found === cheapest
  const sum = format.money(found.price, currency, { rounded: true })
  const label = [
    t('flexible.cell', { dates, nights, sum }),
    lowest && t('flexible.lowest'),
    current && t('flexible.current'),
  ]
  return (
    <LocalLink
      to={props.to(stay)}
      preventScrollReset
      aria-label={label.filter(Boolean).join(', ')}
      aria-current={current ? 'true' : undefined}
      className={joinClasses(styles.cell, lowest && styles.lowest, current && styles.current)}
      onClick={props.onChosen}
    >
      {format.number(Math.round(Number(found.price)))}
    </LocalLink>
  )
}
