import type { HotelDetail } from '../../../contract/hotels.ts'
import type { OffersAnswer } from '../../../contract/offers.ts'
import type { PartyRoom } from '../../../domain/party.ts'
import { countNights } from '../../../domain/stay-dates.ts'
import { findCheapest, groupOffers, nameRooms } from '../../features/offers/offer-groups.ts'
import { OfferRow } from '../../features/offers/offer-row.tsx'
import { RoomGroup } from '../../features/offers/room-group.tsx'
import { listKinds } from '../../features/offers/room-kinds.ts'
import { describeParty } from '../../features/stay/describe-party.ts'
import { useT } from '../../lib/i18n.tsx'
import { Notice } from '../../ui/notice.tsx'
import { AskAboutHotel } from './ask-about-hotel.tsx'
import { BetterSplit, OtherRooms } from './other-rooms.tsx'
import { RoomPicture } from './room-picture.tsx'
import styles from './rooms-section.module.css'
import { bestOfferId } from './stay-offers.ts'
import { useChooseOffer } from './use-choose-offer.ts'

/** The offers for the rooms as asked, and beside them the same guests in other rooms. */
export function FoundOffers(props: {
  hotel: HotelDetail
  rooms: readonly PartyRoom[]
  answer: OffersAnswer
  refresh: () => Promise<unknown>
}) {
  const t = useT('hotel-late')
  const words = useT('catalogue')
  const { hotel, rooms, answer, refresh } = props
  const { choose, choosing, problem } = useChooseOffer(refresh)
  const offers = answer.offers
  const best = findCheapest(offers)
  const stay = offers[0]
  const covers = words('card.covers', {
    nights: words('units.nights', { count: stay ? countNights(stay.checkin, stay.checkout) : 0 }),
    party: describeParty(words, rooms),
  })
  return (
    <>
      {problem && (
        <Notice tone="warning" live className={styles.problem}>
          <p>{t(`problem.${problem}`)}</p>
        </Notice>
      )}
      <BetterSplit answer={answer} />
      {groupOffers(offers).map((group) => {
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
                  id={offer === best ? bestOfferId : undefined}
                  offer={offer}
                  beside={group.offers}
                  roomName={title}
                  covers={covers}
                  best={offer === best}
                  busy={choosing === offer.offer_id}
                  onChoose={choose}
                />
              ))}
            </ul>
          </RoomGroup>
        )
      })}
      <OtherRooms hotel={hotel} answer={answer} refresh={refresh} />
      <AskAboutHotel hotel={hotel} lead="stay" />
    </>
  )
}
