import type { HotelDetail } from '../../../contract/hotels.ts'
import type { OffersAnswer, WireOffer } from '../../../contract/offers.ts'
import { countNights } from '../../../domain/stay-dates.ts'
import { areBeds, cheapestFirst, groupOffers, nameRooms } from '../../features/offers/offer-groups.ts'
import { OfferRow } from '../../features/offers/offer-row.tsx'
import { RoomGroup } from '../../features/offers/room-group.tsx'
import { listKinds } from '../../features/offers/room-kinds.ts'
import { describeParty } from '../../features/stay/describe-party.ts'
import { useT } from '../../lib/i18n.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Notice } from '../../ui/notice.tsx'
import { AskAboutHotel } from './ask-about-hotel.tsx'
import type { AskedParty } from './asked-stay.ts'
import { ChosenRooms } from './chosen-rooms.tsx'
import { BetterSplit, OtherRooms } from './other-rooms.tsx'
import { RoomPicture } from './room-picture.tsx'
import styles from './rooms-section.module.css'
import { placeOf, type Quoted } from './stay-offers.ts'
import { UnlikeChosen } from './unlike-chosen.tsx'
import { useChooseOffer } from './use-choose-offer.ts'

/** The offers for the rooms as asked, and beside them the same guests in other rooms. */
export function FoundOffers(props: {
  hotel: HotelDetail
  asked: AskedParty
  answer: OffersAnswer
  quoted: Quoted
  refresh: () => Promise<unknown>
}) {
  const t = useT('hotel-late')
  const words = useT('catalogue')
  const { hotel, asked, answer, quoted, refresh } = props
  const { choose, choosing, problem } = useChooseOffer(refresh)
  const offers = answer.offers
  const stay = offers[0]
  const wordCovers = (rooms: WireOffer['rooms']) =>
    words('card.covers', {
      nights: words('units.nights', { count: stay ? countNights(stay.checkin, stay.checkout) : 0 }),
      party: describeParty(words, asked.rooms, { beds: areBeds(rooms) }),
    })
  return (
    <>
      {problem && (
        <Notice tone="warning" live className={styles.problem}>
          <p>{t(`problem.${problem}`)}</p>
        </Notice>
      )}
      <UnlikeChosen asked={asked} quoted={quoted} />
      <BetterSplit answer={answer} />
      <ChosenRooms hotel={hotel} asked={asked} answer={answer} quoted={quoted} refresh={refresh} />
      {cheapestFirst(groupOffers(offers), quoted.best).map((group) => {
        const title = nameRooms(group.rooms)
        const kinds = listKinds(group.rooms, hotel.rooms)
        return (
          <RoomGroup
            key={group.key}
            kinds={kinds}
            picture={<RoomPicture name={title} rooms={group.rooms} />}
            described={kinds.length === 1}
          >
            <ul className={styles.offers}>
              {group.offers.map((offer) => (
                <OfferRow
                  key={offer.price_hash}
                  id={placeOf(offer, quoted)}
                  offer={offer}
                  beside={group.offers}
                  roomName={title}
                  covers={wordCovers(group.rooms)}
                  extra={
                    offer === quoted.best && offers.length > 1 ? (
                      <Badge tone="success" className={styles.lowest}>
                        {t(quoted.least ? 'lowestChosen' : 'lowest', {
                          all: quoted.elsewhere ? 'no' : 'yes',
                          count: offer.rooms.length,
                          beds: String(areBeds(offer.rooms)),
                        })}
                      </Badge>
                    ) : null
                  }
                  best={offer === quoted.best}
                  busy={choosing === offer.offer_id}
                  onChoose={choose}
                />
              ))}
            </ul>
          </RoomGroup>
        )
      })}
      <OtherRooms {...props} />
      <AskAboutHotel hotel={hotel} lead="stay" />
    </>
  )
}
