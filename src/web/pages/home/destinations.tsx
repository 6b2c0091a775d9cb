import { useFormat, useT } from '../../lib/i18n.tsx'
import { TextLink } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Tile } from '../../ui/tile.tsx'
import styles from './destinations.module.css'
import { useHighlights } from './highlights.ts'
import sections from './sections.module.css'

/** Tiles of the bento: a large one and four small. */
const shown = 5

/** Popular destinations with how many places each has and the lowest price of a night. */
export function Destinations() {
  const t = useT('home')
  const words = useT('catalogue')
  const format = useFormat()
  const destinations = useHighlights()?.destinations.slice(0, shown) ?? []
  if (destinations.length === 0) return null
  return (
    <section className={`drawn-late wrap ${sections.section}`} aria-labelledby="destinations">
      <header className={sections.head}>
        <h2 id="destinations">{t('destinations.title')}</h2>
        <TextLink to="/hotels">{t('destinations.all')}</TextLink>
      </header>
      <div className={styles.bento}>
        {destinations.map((place, index) => {
          const places = words('units.places', { count: place.hotel_count })
          const from = place.price_from
          return (
            <Tile
              key={place.id}
              to={`/hotels?destination=${place.id}`}
              picture={
                <Picture
                  image={place.image}
                  ratio="4/3"
                  sizes={index === 0 ? '(min-width: 991px) 620px, 100vw' : '(min-width: 991px) 320px, 50vw'}
                  decorative
                />
              }
            >
              <h3>{place.name}</h3>
              {index === 0 && place.text && <p className={styles.text}>{place.text}</p>}
              <p className="figures">
                {from
                  ? t('destinations.figures', {
                      places,
                      price: format.money(from.value, from.display_currency),
                    })
                  : places}
              </p>
            </Tile>
          )
        })}
      </div>
    </section>
  )
}
