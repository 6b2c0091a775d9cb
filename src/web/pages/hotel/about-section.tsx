import type { HotelDetail } from '../../../contract/hotels.ts'
import { useLanguage, useT } from '../../lib/i18n.tsx'
import { Icon } from '../../ui/icon.tsx'
import { checkIcon } from '../../ui/icons.ts'
import { highlightIcon } from './highlight-icons.ts'
import styles from './section.module.css'

/** What most visitors look for in a house first. */
const lookedFor = [
  'wifi',
  'free_parking',
  'parking',
  'air_conditioning',
  'outdoor_pool',
  'indoor_pool',
  'mineral_pool',
  'private_beach',
  'spa',
  'breakfast',
  'restaurant',
  'kitchenette',
  'pets_allowed',
  'family_rooms',
  'lift',
  'ski_storage',
]
const shownAmenities = 6

/** What kind of place it is: summary, what is looked for first, highlights, description. */
export function AboutSection({ hotel }: { hotel: HotelDetail }) {
  const t = useT('hotel')
  const language = useLanguage()
  const [first, ...rest] = hotel.description.split(/\n{2,}/).filter((text) => text.trim() !== '')
  // The summary is often the description's own beginning: it is not said twice.
  const paragraphs = first && first.trim() !== hotel.summary.trim() ? [first, ...rest] : rest
  const popular = findPopular(hotel)
  return (
    <section id="about" aria-label={t('sections.about')} className={styles.section} lang={hotel.text_language}>
      {hotel.summary && <p className={styles.lead}>{hotel.summary}</p>}
      {popular.length > 0 && (
        <ul className={styles.popular} aria-label={t('popular')} lang={language}>
          {popular.map((amenity) => (
            <li key={amenity.code} className="with-icon">
              <Icon shape={checkIcon} size="s" />
              <span>{amenity.name}</span>
            </li>
          ))}
          <li>
            <a href="#amenities">{t('allAmenities')}</a>
          </li>
        </ul>
      )}
      {hotel.highlights.length > 0 && (
        <ul className={styles.highlights}>
          {hotel.highlights.map((highlight) => (
            <li key={highlight.title}>
              <Icon shape={highlightIcon(highlight.icon)} size="l" />
              <div>
                <b>{highlight.title}</b>
                {highlight.text && <p>{highlight.text}</p>}
              </div>
            </li>
          ))}
        </ul>
      )}
      {paragraphs.length > 0 && (
        <div className={styles.description}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      )}
    </section>
  )
}

function findPopular(hotel: HotelDetail): { code: string; name: string }[] {
  const all = new Map(hotel.amenities.flatMap(({ items }) => items.map((item) => [item.code, item])))
  const found = lookedFor.flatMap((code) => all.get(code) ?? [])
  // Who parks for free need not read that one can park.
  return found.filter(({ code }) => code !== 'parking' || !all.has('free_parking')).slice(0, shownAmenities)
}
