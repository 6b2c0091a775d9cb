import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { HotelDetail } from '../../../contract/hotels.ts'
import { useFormat, useT } from '../../lib/i18n.tsx'
import { inSeason } from '../../lib/pictures-in-season.ts'
import { scoreWord } from '../../lib/score-word.ts'
import { useApi } from '../../lib/services.ts'
import { HeartButton } from '../../lib/wishlist/heart-button.tsx'
import { Button } from '../../ui/button.tsx'
import { Card, CoverLink } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { xIcon } from '../../ui/icons.ts'
import { Picture } from '../../ui/picture.tsx'
import { Score } from '../../ui/score.tsx'
import { Stars } from '../../ui/stars.tsx'
import styles from './map-card.module.css'

/** What the popup says of a hotel before its details are there. */
export type MapCardHotel = {
  id: number
  name: string
  /** Path of its page, with the stay, without language. */
  to: string
  /** The sum with its currency; null where there is no offer. */
  price: string | null
  /** What the sum covers, or "from ... a night". */
  covers?: string
  /** What is paid at the property beside it, and the total. */
  fees?: string | null
}

/** The popup at a marker: picture or placeholder, name, stars, address, score, price. All of it leads to the hotel's page. */
export function MapCard({ hotel, onClose }: { hotel: MapCardHotel; onClose: () => void }) {
  const t = useT('map')
  const api = useApi()
  const words = useT('catalogue')
  const format = useFormat()
  const { data } = useQuery(api.query<HotelDetail>(`/api/v1/hotels/${hotel.id}/`))
  const stay = new URLSearchParams(hotel.to.split(/[?#]/)[1])
  const score = data?.review_summary.score
  return (
    <Card className={styles.card} aria-label={hotel.name}>
      <Picture
        image={data && inSeason(data, stay.get('checkin')).main_image}
        ratio="16/9"
        sizes="280px"
        decorative
        className={data ? styles.picture : `${styles.picture} ${styles.coming}`}
      />
      <Button variant="onPicture" iconOnly className={styles.close} aria-label={t('close')} onClick={onClose}>
        <Icon shape={xIcon} size="s" />
      </Button>
      <Suspense>
        <HeartButton
          item={{ item_type: 'hotel', item_id: hotel.id }}
          name={hotel.name}
          search={stay.toString()}
          className={styles.heart}
        />
      </Suspense>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <CoverLink to={hotel.to}>{hotel.name}</CoverLink>
        </h3>
        <p className={styles.facts}>
          {data?.rating !== null && data?.rating !== undefined && data.rating > 0 && <Stars value={data.rating} />}
          <span>{data ? (data.address ?? data.city) : '\u00a0'}</span>
        </p>
        {score && (
          <Score
            score={format.score(score)}
            word={words(`review.${scoreWord(score)}`)}
            reviews={words('review.reviews', { count: data.review_summary.count })}
          />
        )}
        {hotel.price && (
          <p className={styles.price}>
            <b>{hotel.price}</b>
            <span> </span>
            {hotel.covers && <small>{hotel.covers}</small>}
            {hotel.fees && <span className={styles.fees}>{hotel.fees}</span>}
          </p>
        )}
      </div>
    </Card>
  )
}
