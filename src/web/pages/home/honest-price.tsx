import { describeParty } from '../../features/stay/describe-party.ts'
import { useFormat, useT } from '../../lib/i18n.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Panel } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { calendarX2Icon, coinsIcon, receiptTextIcon } from '../../ui/icons.ts'
import styles from './honest-price.module.css'
import sections from './sections.module.css'

const reasons = [
  { key: 'receipt', icon: receiptTextIcon },
  { key: 'cancellation', icon: calendarX2Icon },
  { key: 'fees', icon: coinsIcon },
] as const

/** Why book here, and a specimen of a receipt that says it is one. */
export function HonestPrice() {
  const t = useT('home')
  return (
    <section className={`drawn-late wrap ${sections.section} ${styles.honest}`} aria-labelledby="honest">
      <div className={styles.words}>
        <h2 id="honest">{t('honest.title')}</h2>
        <ul className={styles.reasons}>
          {reasons.map(({ key, icon }) => (
            <li key={key}>
              <Icon shape={icon} size="l" />
              <div>
                <h3>{t(`honest.${key}`)}</h3>
                <p>{t(`honest.${key}Text`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
      <Specimen />
    </section>
  )
}

/** An invented stay in integer cents: two weekend and two weekday nights, a tenth off for booking early, tax on site. */
const specimen = { weekend: 15800, weekday: 14200, lessPercent: 10, taxPerNight: 120, guests: 2 } as const

function Specimen() {
  const t = useT('home')
  const words = useT('catalogue')
  const format = useFormat()
  const sum = (cents: number) => format.money((cents / 100).toFixed(2), 'EUR')
  const { weekend, weekday, lessPercent, taxPerNight, guests } = specimen
  const base = 2 * weekend + 2 * weekday
  const less = (base * lessPercent) / 100
  const tax = guests * 4 * taxPerNight
  const nights = words('units.nights', { count: 2 })
  const days = (...dates: string[]) => dates.map((date) => format.weekday(date)).join(',\u00a0')
  return (
    <figure className={styles.specimen}>
      <Panel look="raised">
        <div className={styles.title}>
          <p className="strong">{t('specimen.hotel')}</p>
          <Badge tone="info">{t('specimen.label')}</Badge>
        </div>
        <p className="small soft">
          {t('specimen.stay', {
            dates: format.dateRange('2027-06-11', '2027-06-15'),
            party: describeParty(words, [{ adults: guests, childrenAges: [] }]),
          })}
        </p>
        <dl className={styles.receipt}>
          <Line
            term={t('specimen.nights', { nights, days: days('2027-06-11', '2027-06-12'), price: sum(weekend) })}
            sum={sum(2 * weekend)}
          />
          <Line
            term={t('specimen.nights', { nights, days: days('2027-06-13', '2027-06-14'), price: sum(weekday) })}
            sum={sum(2 * weekday)}
          />
          <Line
            className={styles.less}
            term={t('specimen.early', { percent: `−${format.percent(lessPercent)}` })}
            sum={sum(-less)}
          />
          <Line className={styles.price} term={t('specimen.price')} sum={sum(base - less)} />
          <Line
            className={styles.onSite}
            term={t('specimen.onSite', { guests, nights: 4, price: sum(taxPerNight) })}
            sum={sum(tax)}
          />
          <Line className={styles.total} term={t('specimen.total')} sum={sum(base - less + tax)} />
        </dl>
      </Panel>
      <figcaption>{t('specimen.caption')}</figcaption>
    </figure>
  )
}

function Line(props: { term: string; sum: string; className?: string }) {
  return (
    <div className={props.className}>
      <dt>{props.term}</dt>
      <dd>{props.sum}</dd>
    </div>
  )
}
