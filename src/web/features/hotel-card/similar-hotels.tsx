import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { SimilarHotels as Answer } from '../../../contract/comparison.ts'
import type { QueryParams } from '../../lib/api.ts'
import { useCurrency } from '../../lib/currency.ts'
import { useFormat, useLanguage, useT } from '../../lib/i18n.tsx'
import { useLateMessages } from '../../lib/late-messages.ts'
import { useApi } from '../../lib/services.ts'
import { SkeletonBlock, SkeletonLine } from '../../ui/skeleton.tsx'
import { StripArrows } from '../../ui/strip-arrows.tsx'
import { getHotelCardTexts } from './hotel-card-texts.ts'
import { HotelTile } from './hotel-tile.tsx'
import styles from './similar-hotels.module.css'

/** Reasons said under a hotel; the strongest come first. */
const shownReasons = 3
const waiting = ['first', 'second', 'third']

/**
 * Hotels around that would do as well, each with what makes it similar. Nothing where there are none or none can be had.
 * @param params `checkin`, `checkout`, `rooms` of the stay they must be free for, or none.
 * @param stay the same as `?checkin=...` for their pages.
 * @param covers "4 nights, 2 adults".
 */
export function SimilarHotels(props: {
  hotel: { id: number; name: string }
  params: QueryParams
  stay: string
  covers: string
}) {
  useLateMessages('similar')
  const t = useT('similar')
  const words = useT('catalogue')
  const format = useFormat()
  const api = useApi()
  const [currency] = useCurrency()
  const texts = getHotelCardTexts(useLanguage())
  const list = useRef<HTMLUListElement>(null)
  const { hotel, params, stay, covers } = props
  const own = currency === 'EUR' ? {} : { currency }
  const { data, isError } = useQuery(api.query<Answer>(`/api/v1/hotels/${hotel.id}/similar/`, { ...params, ...own }))
  if (isError || data?.hotels.length === 0) return null
  return (
    <section aria-labelledby="similar" aria-busy={data ? undefined : true} className={styles.section}>
      <header className={styles.head}>
        <div>
          <h2 id="similar">{t('title')}</h2>
          <p>{t(stay === '' ? 'noteNoStay' : 'note')}</p>
        </div>
        <StripArrows strip={list} previous={t('previous')} next={t('next')} />
      </header>
      <ul ref={list} className={styles.list}>
        {data
          ? data.hotels.map((card) => (
              <li key={card.id}>
                <HotelTile
                  card={card}
                  to={card.url + stay}
                  covers={covers}
                  sizes="(min-width: 600px) 320px, 80vw"
                  texts={texts}
                />
                <p className={styles.distance}>
                  {t('distance', {
                    distance: words('units.kilometres', { value: format.number(Math.max(card.distance_km, 0.1)) }),
                    name: hotel.name,
                  })}
                </p>
                <p className={styles.reasons}>
                  {card.reasons.slice(0, shownReasons).map((reason) => (
                    <span key={reason}>{t(`reason.${reason}`)}</span>
                  ))}
                </p>
              </li>
            ))
          : waiting.map((key) => (
              <li key={key} aria-hidden="true" className={styles.waiting}>
                <div>
                  <SkeletonBlock />
                </div>
                <SkeletonLine width="70%" tall />
                <SkeletonLine width="45%" />
                <SkeletonLine width="60%" />
              </li>
            ))}
      </ul>
    </section>
  )
}
