import type { UseQueryResult } from '@tanstack/react-query'
import type { HotelDetail } from '../../../contract/hotels.ts'
import { countNights } from '../../../domain/stay-dates.ts'
import type { OffersOutcome } from '../../features/offers/hotel-offers.ts'
import { listParty } from '../../features/stay/describe-party.ts'
import { useFormat, useT } from '../../lib/i18n.tsx'
import { LatePart } from '../../lib/late.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/empty-state.tsx'
import type { AskedParty } from './asked-stay.ts'
import { foundOffers, nothingFits, otherRooms, refusedStay, roomList, stayForm } from './late-parts.ts'
import styles from './rooms-section.module.css'
import { RoomsSkeleton } from './rooms-skeleton.tsx'
import { Section } from './section.tsx'
import type { Quoted } from './stay-offers.ts'

type Answered = {
  hotel: HotelDetail
  asked: AskedParty
  offers: UseQueryResult<OffersOutcome>
  /** Once something was found. */
  quoted: Quoted | undefined
}

/** Rooms and prices: the stay asked for, and what can be had for it. */
export function RoomsSection(props: Answered) {
  const t = useT('hotel')
  const words = useT('catalogue')
  const { hotel, asked } = props
  const format = useFormat()
  const note = asked.stay ? (
    <>
      <span className="on-paper">
        {`${format.dateRange(asked.stay.checkin, asked.stay.checkout, { weekday: true, year: true })}. `}
      </span>
      <span>
        {t(props.offers.data && !props.quoted ? 'rooms.asked' : 'rooms.note', {
          stay: format.list([
            words('units.nights', { count: countNights(asked.stay.checkin, asked.stay.checkout) }),
            ...listParty(words, asked.rooms),
          ]),
        })}
      </span>
    </>
  ) : (
    t(asked.senseless ? 'rooms.senseless' : 'rooms.noDates')
  )
  return (
    <Section id="rooms" title={t('sections.rooms')} note={note}>
      <LatePart part={stayForm} given={{ hotel, asked }} />
      <div className={styles.rooms}>
        {asked.stay ? <StayOffers {...props} /> : <LatePart part={roomList} given={{ hotel }} />}
      </div>
    </Section>
  )
}

function StayOffers(props: Answered) {
  const t = useT('hotel')
  const { hotel, asked, offers, quoted } = props
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
  const fallback = <RoomsSkeleton />
  if (offers.data.kind === 'refused') {
    return (
      <>
        <LatePart part={refusedStay} given={{ hotel, asked, fields: offers.data.fields }} fallback={fallback} />
        <RoomsThere hotel={hotel} />
      </>
    )
  }
  const { answer } = offers.data
  if (quoted) {
    const part = answer.offers.length > 0 ? foundOffers : otherRooms
    return (
      <LatePart part={part} given={{ hotel, asked, answer, quoted, refresh: offers.refetch }} fallback={fallback} />
    )
  }
  return (
    <>
      <LatePart
        part={nothingFits}
        given={{ hotel, stay: asked.stay, wishes: asked.wishes, answer }}
        fallback={fallback}
      />
      <RoomsThere hotel={hotel} />
    </>
  )
}

/** Where nothing can be had: what rooms there are, on other days. */
function RoomsThere({ hotel }: { hotel: HotelDetail }) {
  const t = useT('hotel')
  return (
    <>
      <p className={styles.there}>{t('rooms.there')}</p>
      <LatePart part={roomList} given={{ hotel }} />
    </>
  )
}
