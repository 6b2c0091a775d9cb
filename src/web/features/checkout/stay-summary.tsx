import type { ReactNode } from 'react'
import type { HotelCard } from '../../../contract/hotels.ts'
import type { WireImage } from '../../../contract/values.ts'
import type { Elements } from '../../lib/elements.ts'
import { useT } from '../../lib/i18n.tsx'
import { useConfig } from '../../lib/services.ts'
import { Icon } from '../../ui/icon.tsx'
import { chevronDownIcon } from '../../ui/icons.ts'
import { Picture } from '../../ui/picture.tsx'
import { Stars } from '../../ui/stars.tsx'
import { phoneIcon } from '../../ui/stay-icons.ts'
import styles from './stay-summary.module.css'

/**
 * The stay that is being ordered, always in view: beside the form on wide screens, folded above it on phones.
 * @param facts label and words, in order.
 * @param children the receipt.
 */
export function StaySummary(props: {
  hotel: HotelCard
  image: WireImage | null | undefined
  facts: { label: string; words: ReactNode }[]
  promise: Elements
  /** How it is paid and confirmed, in few words: for the folded one. */
  brief: string
  total: string
  children: Elements
}) {
  const t = useT('checkout')
  const { phone } = useConfig().operator
  return (
    <aside className={styles.summary} aria-label={t('summary.title')}>
      <details className={styles.folded}>
        <summary className={styles.bar}>
          <span className="with-icon">
            <b>{t('summary.title')}</b>
            <Icon shape={chevronDownIcon} size="s" />
          </span>
          <b className="figures">{props.total}</b>
          <small className={styles.brief}>{props.brief}</small>
        </summary>
        <Body {...props} />
      </details>
      <div className={styles.panel}>
        <p className={styles.title}>{t('summary.title')}</p>
        <Body {...props} />
      </div>
      {phone && (
        <p className={styles.help}>
          <Icon shape={phoneIcon} size="s" />
          <span>
            <span>{`${t('summary.help')} `}</span>
            <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
          </span>
        </p>
      )}
    </aside>
  )
}

function Body(props: Parameters<typeof StaySummary>[0]) {
  const { hotel } = props
  return (
    <div className={styles.body}>
      <div className={styles.top}>
        <Picture image={props.image ?? hotel.main_image} ratio="1/1" sizes="84px" decorative />
        <div>
          <b lang={hotel.text_language}>{hotel.name}</b>
          {hotel.rating !== null && hotel.rating > 0 && (
            <p>
              <Stars value={hotel.rating} />
            </p>
          )}
          <p className="soft">{hotel.city}</p>
        </div>
      </div>
      <dl className={styles.facts}>
        {props.facts.map((fact) => (
          <div key={fact.label}>
            <dt>{fact.label}</dt>
            <dd>{fact.words}</dd>
          </div>
        ))}
      </dl>
      {props.promise}
      <hr />
      {props.children}
    </div>
  )
}
