import type { HotelCard } from '../../../contract/hotels.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card, CoverLink } from '../../ui/card.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Price } from '../../ui/price.tsx'
import { Score } from '../../ui/score.tsx'
import { Stars } from '../../ui/stars.tsx'
import type { HotelCardTexts } from './hotel-card-texts.ts'
import styles from './hotel-tile.module.css'

/**
 * A hotel with its picture on top, for strips of a few: offers, similar places.
 * @param to path of the hotel page with dates and party, without language.
 * @param covers "2 нощувки, 2 възрастни".
 */
export function HotelTile(props: {
  card: HotelCard
  to: string
  covers: string
  sizes: string
  texts: HotelCardTexts
}) {
  const { card, texts } = props
  const { score, count } = card.review_summary
  const offer = card.best_offer
  const less = offer && texts.less(offer)
  return (
    <Card className={styles.tile}>
      <Picture image={card.main_image} ratio="4/3" sizes={props.sizes} className={styles.picture}>
        {less && <Badge onPicture>{less}</Badge>}
      </Picture>
      <div className={styles.body}>
        <h3 className={styles.name} lang={card.text_language === texts.language ? undefined : card.text_language}>
          <CoverLink to={props.to}>{card.name}</CoverLink>
        </h3>
        <p className="row fine small soft">
          {card.rating !== null && card.rating > 0 && <Stars value={card.rating} />}
          <span>{texts.kind(card.kind)}</span>
        </p>
        <p className={styles.place}>{texts.place(card)}</p>
        {score !== null && count > 0 && (
          <Score score={texts.score(score).figure} word={texts.score(score).word} reviews={texts.reviews(count)} />
        )}
        {offer && (
          <Price
            start
            className={styles.price}
            lead={offer.indicative ? texts.fixed.from : undefined}
            prior={texts.prior(offer)}
            amount={texts.sum(offer)}
            covers={
              <>
                <span>{texts.covers(offer.indicative ? texts.fixed.perNight : props.covers, offer)}</span>
                <span className={styles.fees}>{texts.localFees(offer)}</span>
              </>
            }
          />
        )}
      </div>
    </Card>
  )
}
