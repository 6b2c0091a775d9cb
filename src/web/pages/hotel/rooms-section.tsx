import type { UseQueryResult } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { HotelDetail } from '../../../contract/hotels.ts'
import type { OffersAnswer } from '../../../contract/offers.ts'
import { countNights } from '../../../domain/stay-dates.ts'
import { findOrderable, type OffersOutcome } from '../../features/offers/hotel-offers.ts'
import { countRooms, findCheapest, groupOffers } from '../../features/offers/offer-groups.ts'
import { OfferRow } from '../../features/offers/offer-row.tsx'
import { RoomGroup } from '../../features/offers/room-group.tsx'
import { describeParty } from '../../features/stay/describe-party.ts'
import { useT } from '../../lib/i18n.tsx'
import { LatePart } from '../../lib/late.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/empty-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { AskedParty } from './asked-stay.ts'
import { nothingFits, refusedStay } from './late-parts.ts'
import styles from './rooms-section.module.css'
import { RoomsSkeleton } from './rooms-skeleton.tsx'
import { Section } from './section.tsx'
import { StayForm } from './stay-form.tsx'
import { useChooseOffer } from './use-choose-offer.ts'

type Offers = UseQueryResult<OffersOutcome>

/** Rooms and prices: the stay asked for, and what can be had for it. */
export function RoomsSection(props: { hotel: HotelDetail; asked: AskedParty; offers: Offers }) {
  const t = useT('hotel')
  const words = useT('catalogue')
  const { hotel, asked } = props
  const note = asked.stay
    ? t('rooms.note', {
        nights: words('units.nights', { count: countNights(asked.stay.checkin, asked.stay.checkout) }),
        party: describeParty(words, asked.rooms),
      })
    : t('rooms.noDates')
  return (
    <Section id="rooms" title={t('sections.rooms')} note={note}>
      <StayForm hotel={hotel} asked={asked} />
      <div className={styles.rooms}>{asked.stay ? <StayOffers {...props} /> : <Rooms hotel={hotel} />}</div>
    </Section>
  )
}

/** Without dates: what rooms there are. */
function Rooms({ hotel }: { hotel: HotelDetail }) {
  const t = useT('hotel')
  return (
    <>
      {hotel.rooms.map((room) => (
        <RoomGroup
          key={room.room_type}
          title={room.name}
          kinds={[room]}
          image={room.images[0]}
          description={room.description}
        >
          <p className={styles.invitation}>{t('rooms.chooseDates')}</p>
        </RoomGroup>
      ))}
    </>
  )
}

function StayOffers(props: { hotel: HotelDetail; asked: AskedParty; offers: Offers }) {
  const t = useT('hotel')
  const { hotel, asked, offers } = props
  if (offers.isError) {
    return (
      <ErrorState
        level={3}
        title={t('failed.title')}
        actions={
          <Button busy={offers.isFetching} onClick={() => void offers.refetch()}>
            {t('failed.retry')}
          </Button>
        }
      >
        <p>{t('failed.text')}</p>
      </ErrorState>
    )
  }
  if (!offers.data || !asked.stay) return <RoomsSkeleton />
  if (offers.data.kind === 'refused') {
    return (
      <Suspense fallback={<RoomsSkeleton />}>
        <LatePart part={refusedStay} given={{ hotel, fields: offers.data.fields }} />
      </Suspense>
    )
  }
  if (findOrderable(offers.data.answer).length === 0) {
    return (
      <Suspense fallback={<RoomsSkeleton />}>
        <LatePart part={nothingFits} given={{ hotel, stay: asked.stay, miss: offers.data.answer.near_miss }} />
      </Suspense>
    )
  }
  return <FoundOffers hotel={hotel} asked={asked} answer={offers.data.answer} refresh={offers.refetch} />
}

function FoundOffers(props: {
  hotel: HotelDetail
  asked: AskedParty
  answer: OffersAnswer
  refresh: () => Promise<unknown>
}) {
  const t = useT('hotel')
  const words = useT('catalogue')
  const { hotel, asked, answer, refresh } = props
  const { choose, choosing, problem } = useChooseOffer(refresh)
  const offers = findOrderable(answer)
  const best = findCheapest(offers)
  const stay = offers[0]
  const covers = words('card.covers', {
    nights: words('units.nights', { count: stay ? countNights(stay.checkin, stay.checkout) : 0 }),
    party: describeParty(words, asked.rooms),
  })
  return (
    <>
      {problem && (
        <Notice tone="warning" live className={styles.problem}>
          <p>{t(`problem.${problem}`)}</p>
        </Notice>
      )}
      {groupOffers(offers).map((group) => {
        const title = countRooms(group.rooms)
          .map(([name, count]) => (count > 1 ? `${count} × ${name}` : name))
          .join(' + ')
        const kinds = group.rooms.filter(
          (room, index) => group.rooms.findIndex((other) => other.room_type === room.room_type) === index,
        )
        const known = hotel.rooms.find((room) => room.room_type === group.rooms[0]?.room_type)
        return (
          <RoomGroup
            key={group.key}
            title={title}
            kinds={kinds}
            image={group.rooms[0]?.images[0]}
            description={kinds.length === 1 ? known?.description : null}
          >
            <ul className={styles.offers}>
              {group.offers.map((offer) => (
                <OfferRow
                  key={offer.price_hash}
                  offer={offer}
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
    </>
  )
}
