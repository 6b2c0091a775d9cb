import type { HotelDetail } from '../../../contract/hotels.ts'
import { useT } from '../../lib/i18n.tsx'
import { Icon } from '../../ui/icon.tsx'
import { highlightIcon } from './highlight-icons.ts'
import styles from './section.module.css'

/** What kind of place it is: summary, highlights, description. */
export function AboutSection({ hotel }: { hotel: HotelDetail }) {
  const t = useT('hotel')
  const [first, ...rest] = hotel.description.split(/\n{2,}/).filter((text) => text.trim() !== '')
  // The summary is often the description's own beginning: it is not said twice.
  const paragraphs = first && first.trim() !== hotel.summary.trim() ? [first, ...rest] : rest
  return (
    <section id="about" aria-label={t('sections.about')} className={styles.section} lang={hotel.text_language}>
      {hotel.summary && <p className={styles.lead}>{hotel.summary}</p>}
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
