import { useT } from '../../lib/i18n.tsx'
import { useLateMessages } from '../../lib/late-messages.ts'
import { LocalLink } from '../../lib/local-link.tsx'
import { TextButton } from '../../ui/button.tsx'
import { useRecentHotels } from './recent-hotels.ts'
import styles from './recent-strip.module.css'

/**
 * Hotels this browser looked at; nothing when there are none. They are kept nowhere else.
 * @param except a hotel that is on screen anyway.
 * @param stay `?checkin=...&checkout=...&rooms=...` for their pages, or empty.
 */
export function RecentStrip(props: { except?: number; stay?: string; className?: string }) {
  useLateMessages('recent')
  const t = useT('recent')
  const { hotels, forget } = useRecentHotels()
  const shown = hotels.filter(({ id }) => id !== props.except).slice(0, 6)
  if (shown.length === 0) return null
  return (
    <section className={props.className} aria-labelledby="recent">
      <header className={styles.head}>
        <h2 id="recent">{t('title')}</h2>
        <TextButton onClick={forget}>{t('clear')}</TextButton>
      </header>
      <ul className={styles.list}>
        {shown.map((hotel) => (
          <li key={hotel.id}>
            <LocalLink to={hotel.url + (props.stay ?? '')} className={styles.item}>
              {hotel.image ? (
                <img src={hotel.image} alt="" width={96} height={96} loading="lazy" decoding="async" />
              ) : (
                <span className={styles.none} />
              )}
              <span>
                <b>{hotel.name}</b>
                <span className={styles.city}>{hotel.city}</span>
              </span>
            </LocalLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
