import type { HotelDetail } from '../../../contract/hotels.ts'
import { countNights } from '../../../domain/stay-dates.ts'
import { getHotelCardTexts } from '../../features/hotel-card/hotel-card-texts.ts'
import { wordSum } from '../../features/offers/offer-sum.ts'
import { useFormat, useLanguage, useT } from '../../lib/i18n.tsx'
import { LatePart } from '../../lib/late.tsx'
import { Score } from '../../ui/score.tsx'
import { Stars } from '../../ui/stars.tsx'
import styles from './hotel-head.module.css'
import { headHeart, shareButton } from './late-parts.ts'
import { type Known, ToRooms } from './to-rooms.tsx'
import { useMapOpener } from './use-map-in-address.ts'

/** Where the link to the map leads before the code is there. */
const withoutCode = '#location'

/** Name, stars, kind and address, what guests think, and on wide pages, whose panel begins below the pictures, the price. */
export function HotelHead({ hotel, known }: { hotel: HotelDetail; known: Known }) {
  const t = useT('hotel')
  const words = useT('catalogue')
  const format = useFormat()
  const texts = getHotelCardTexts(useLanguage())
  const showMap = useMapOpener()
  const { score, count } = hotel.review_summary
  const best = known.quoted?.best
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        <h1 lang={hotel.text_language}>{hotel.name}</h1>
        <p className={styles.facts}>
          {hotel.rating !== null && hotel.rating > 0 && <Stars value={hotel.rating} />}
          <span>{`${texts.kind(hotel.kind)}${hotel.address ? `, ${hotel.address}` : ''}`}</span>
          {hotel.phone && <span className="on-paper">{hotel.phone}</span>}
          <a href={withoutCode} aria-haspopup="dialog" onClick={showMap}>
            {t('toLocation')}
          </a>
          {hotel.location_approximate && <span>{t('approximate')}</span>}
        </p>
      </div>
      <div className={styles.price}>
        {best && (
          <p>
            <b>{t('panel.least', { sum: wordSum(best.price, format) })}</b>
            <small>
              {t('panel.allIn', {
                nights: words('units.nights', { count: countNights(best.checkin, best.checkout) }),
              })}
            </small>
          </p>
        )}
        <ToRooms {...known} />
      </div>
      <div className={styles.side}>
        <LatePart part={headHeart} given={hotel} />
        <LatePart part={shareButton} given={{ title: hotel.name, className: styles.share }} />
        {score !== null && count > 0 && (
          <Score score={texts.score(score).figure} word={texts.score(score).word} reviews={texts.reviews(count)} />
        )}
      </div>
    </header>
  )
}
