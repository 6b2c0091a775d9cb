import { useRecentHotels } from '../../features/hotel-card/recent-hotels.ts'
import { useT } from '../../lib/i18n.tsx'
import { LocalLink } from '../../lib/local-link.tsx'
import { TextButton } from '../../ui/button.tsx'
import styles from './recently-viewed.module.css'
import sections from './sections.module.css'

/** Hotels this browser looked at; nothing when there are none. They are kept nowhere else. */
export function RecentlyViewed() {
  const t = useT('home')
  const { hotels, forget } = useRecentHotels()
  if (hotels.length === 0) return null
  return (
    <section className={`wrap ${sections.section}`} aria-labelledby="recent">
      <header className={sections.head}>
        <h2 id="recent">{t('recent.title')}</h2>
        <TextButton onClick={forget}>{t('recent.clear')}</TextButton>
      </header>
      <ul className={styles.list}>
        {hotels.slice(0, 6).map((hotel) => (
          <li key={hotel.id}>
            <LocalLink to={hotel.url} className={styles.item}>
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
