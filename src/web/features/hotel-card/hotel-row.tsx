import { type ReactNode, useState } from 'react'
import type { BestOffer, HotelCard } from '../../../contract/hotels.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card, CoverLink } from '../../ui/card.tsx'
import { bedDoubleIcon, checkIcon, circleXIcon, coinsIcon, keyRoundIcon } from '../../ui/icons.ts'
import { Price } from '../../ui/price.tsx'
import { PromiseLine } from '../../ui/promise-line.tsx'
import { Score } from '../../ui/score.tsx'
import { Stars } from '../../ui/stars.tsx'
import type { HotelCardTexts } from './hotel-card-texts.ts'
import { HotelGallery } from './hotel-gallery.tsx'
import styles from './hotel-row.module.css'

/** How wide the picture of a row is drawn. */
export const rowPictureSizes = '(min-width: 991px) 272px, (min-width: 600px) 240px, calc(100vw - 3rem)'

/**
 * A hotel in the list of results: picture, facts, and the sum for the whole stay with what it covers.
 * @param to path of the hotel page with the dates and the party, without language.
 * @param covers "4 нощувки, 2 възрастни".
 * @param first near the top of the page: its picture is fetched at once.
 * @param swipes the other pictures are at hand from the start, for screens without a pointer.
 * @param onWantPictures the card knows only its main picture and somebody wants to see the others.
 */
export function HotelRow(props: {
  card: HotelCard
  to: string
  covers: string
  texts: HotelCardTexts
  first?: boolean
  swipes?: boolean
  onWantPictures?: () => void
  /** Below everything else, above the card's own link: what can be done with it. */
  foot?: ReactNode
}) {
  const { card, texts } = props
  const { score, count } = card.review_summary
  const offer = card.best_offer
  const less = offer && texts.less(offer)
  const [near, setNear] = useState(false)

  function wake() {
    setNear(true)
    props.onWantPictures?.()
  }

  return (
    <Card className={styles.row} data-hotel={card.id} onPointerEnter={wake}>
      <HotelGallery
        images={card.images}
        main={card.main_image}
        sizes={rowPictureSizes}
        all={near || props.swipes === true}
        first={props.first}
      >
        {less && (
          <Badge onPicture className={styles.less}>
            {less}
          </Badge>
        )}
      </HotelGallery>
      <div className={styles.body}>
        <div className={styles.top}>
          <div>
            <h2 className={styles.name} lang={card.text_language === texts.language ? undefined : card.text_language}>
              <CoverLink to={props.to}>{card.name}</CoverLink>
            </h2>
            <p className="row fine small soft">
              {card.rating !== null && card.rating > 0 && <Stars value={card.rating} />}
              <span>{texts.kind(card.kind)}</span>
            </p>
          </div>
          {score !== null && count > 0 && (
            <Score
              stacked
              score={texts.score(score).figure}
              word={texts.score(score).word}
              reviews={texts.reviews(count)}
            />
          )}
        </div>
        <p className={styles.place}>{texts.place(card)}</p>
        {offer ? (
          <Offer offer={offer} texts={texts} covers={props.covers} />
        ) : (
          <p className={styles.place}>{texts.fixed.noPrice}</p>
        )}
        {props.foot && <div className={styles.foot}>{props.foot}</div>}
      </div>
    </Card>
  )
}

function Offer(props: { offer: BestOffer; texts: HotelCardTexts; covers: string }) {
  const { offer, texts } = props
  const cancellation = texts.cancellation(offer)
  const free = offer.indicative || offer.free_cancellation !== 'never'
  return (
    <>
      <div className={styles.facts}>
        <PromiseLine icon={bedDoubleIcon}>{[...offer.rooms, texts.board(offer.board)].join(' · ')}</PromiseLine>
        {cancellation && (
          <PromiseLine icon={free ? checkIcon : circleXIcon} tone={free ? 'good' : 'none'}>
            {cancellation}
          </PromiseLine>
        )}
        {offer.payment_type === 'property' && (
          <PromiseLine icon={coinsIcon} tone="none">
            {texts.fixed.payAtProperty}
          </PromiseLine>
        )}
        {offer.availability === 'on_request' && (
          <PromiseLine icon={keyRoundIcon} tone="none">
            {texts.fixed.onRequest}
          </PromiseLine>
        )}
        {texts.scarce(offer).map((words) => (
          <PromiseLine key={words} icon={keyRoundIcon} tone="none">
            {words}
          </PromiseLine>
        ))}
      </div>
      <Price
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
    </>
  )
}
