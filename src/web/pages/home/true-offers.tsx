import { countNights } from '../../../domain/stay-dates.ts'
import { getHotelCardTexts } from '../../features/hotel-card/hotel-card-texts.ts'
import { HotelTile } from '../../features/hotel-card/hotel-tile.tsx'
import { describeParty } from '../../features/stay/describe-party.ts'
import { useFormat, useLanguage, useT } from '../../lib/i18n.tsx'
import { useHighlights } from './highlights.ts'
import sections from './sections.module.css'
import styles from './true-offers.module.css'

const twoAdults = [{ adults: 2, childrenAges: [] }]

/** Hotels that cost less than ever in the last 30 days; nothing at all when there is none. */
export function TrueOffers() {
  const t = useT('home')
  const words = useT('catalogue')
  const format = useFormat()
  const texts = getHotelCardTexts(useLanguage())
  const highlights = useHighlights()
  const stay = highlights?.offers_stay
  if (!highlights || !stay || highlights.offers.length === 0) return null
  const covers = words('card.covers', {
    nights: words('units.nights', { count: countNights(stay.checkin, stay.checkout) }),
    party: describeParty(words, twoAdults),
  })
  return (
    <section className={`drawn-late wrap ${sections.section}`} aria-labelledby="offers">
      <header className={sections.head}>
        <div>
          <h2 id="offers">{t('offers.title')}</h2>
          <p>{t('offers.text', { dates: format.dateRange(stay.checkin, stay.checkout) })}</p>
        </div>
      </header>
      <div className={styles.strip}>
        {highlights.offers.map((card) => (
          <HotelTile
            key={card.id}
            card={card}
            to={`${card.url}?checkin=${stay.checkin}&checkout=${stay.checkout}`}
            covers={covers}
            sizes="(min-width: 991px) 310px, (min-width: 600px) 50vw, 78vw"
            texts={texts}
          />
        ))}
      </div>
    </section>
  )
}
