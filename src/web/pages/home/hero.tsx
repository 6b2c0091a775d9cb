import { SearchBar } from '../../features/search/search-bar.tsx'
import { PartyField } from '../../features/stay/party-field.tsx'
import { StayDatesField } from '../../features/stay/stay-dates-field.tsx'
import { useT } from '../../lib/i18n.tsx'
import styles from './hero.module.css'
import hero640 from './hero-640.avif'
import hero1024 from './hero-1024.avif'
import heroPlain from './hero-1024.webp'
import hero1600 from './hero-1600.avif'
import hero1920 from './hero-1920.avif'

/** The same for everybody, so that it can be fetched before anything else. Drawn by `demo/draw-hero.ts`. */
export const heroPicture = {
  src: hero1024,
  srcset: `${hero640} 640w, ${hero1024} 1024w, ${hero1600} 1600w, ${hero1920} 1920w`,
  // Below 991 px the picture is a band at least 290 px high, cut at the sides.
  sizes: '(min-width: 991px) max(100vw, 150svh), max(100vw, 525px)',
  type: 'image/avif',
}

const twoAdults = [{ adults: 2, childrenAges: [] }]

/** The scene, the promise and the search: what the first screen is for. */
export function Hero() {
  const t = useT('home')
  return (
    <section className={styles.hero}>
      <picture>
        <source srcSet={heroPicture.srcset} sizes={heroPicture.sizes} type={heroPicture.type} />
        <img src={heroPlain} alt={t('hero.picture')} width={1920} height={1062} fetchPriority="high" />
      </picture>
      <div className="wrap">
        <h1>{t('hero.title')}</h1>
        <p className={styles.promise}>{t('hero.promise')}</p>
        <SearchBar>
          <StayDatesField value={null} />
          <PartyField value={twoAdults} />
        </SearchBar>
      </div>
    </section>
  )
}
