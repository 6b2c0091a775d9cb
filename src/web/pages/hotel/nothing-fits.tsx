import type { HotelDetail } from '../../../contract/hotels.ts'
import type { OffersAnswer, WireNearMiss, WireUnfitRoom } from '../../../contract/offers.ts'
import { addDays, countNights } from '../../../domain/stay-dates.ts'
import type { AskedStay } from '../../features/offers/hotel-offers.ts'
import { describeParty } from '../../features/stay/describe-party.ts'
import { type FieldErrors, writeQuery } from '../../lib/api.ts'
import { useFormat, useT } from '../../lib/i18n.tsx'
import { useConfig } from '../../lib/services.ts'
import type { Wishes } from '../../lib/wishes.ts'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { type AskedParty, questionPath, stayPath, writeStay } from './asked-stay.ts'
import { UnfitRooms } from './unfit-rooms.tsx'
import { wordMiss, wordRefusal } from './word-miss.ts'

/** Why the hotel has nothing for this stay, and what would fit: other dates, more rooms, other hotels. */
export function NothingFits(props: { hotel: HotelDetail; stay: AskedStay; wishes: Wishes; answer: OffersAnswer }) {
  const t = useT('hotel-late')
  const hotelWords = useT('hotel')
  const words = useT('catalogue')
  const format = useFormat()
  const { email } = useConfig().operator
  const { hotel, stay, wishes, answer } = props
  const { near_miss: miss, unfit = [] } = answer
  // Both were tried by the server: whoever follows one finds offers there. As many nights from its first on are a guess.
  const dates = miss?.opens_on ? [startingOn(miss.opens_on, stay)] : (miss?.stays ?? [])
  const party = miss?.rooms?.map((room) => ({ adults: room.adults, childrenAges: room.children_ages }))
  const tooLarge = miss?.reason === 'party_too_large' && dates.length === 0 && !party
  const place = hotel.breadcrumbs.at(-1)
  return (
    <EmptyState
      level={3}
      title={t(tooLarge ? 'nothing.tooLargeTitle' : 'nothing.title')}
      actions={
        <>
          {dates.map((fixed) => (
            <LinkButton
              key={fixed.checkin + fixed.checkout}
              preventScrollReset
              to={stayPath(hotel.url, { ...fixed, rooms: stay.rooms }, wishes)}
            >
              {t('nothing.tryDates', { dates: format.dateRange(fixed.checkin, fixed.checkout) })}
            </LinkButton>
          ))}
          {party && (
            <LinkButton preventScrollReset to={stayPath(hotel.url, { ...stay, rooms: party }, wishes)}>
              {t('nothing.tryParty', { party: describeParty(words, party, { rooms: true }) })}
            </LinkButton>
          )}
          {place && (
            <LinkButton
              variant="outline"
              to={`/hotels${writeStay(stay.checkin, stay.checkout, stay.rooms, wishes)}&destination=${place.id}`}
            >
              {t('nothing.others', { place: place.name })}
            </LinkButton>
          )}
          {email && (
            <LinkButton variant="plain" rel="nofollow" to={questionPath(hotel.id, stay)}>
              {hotelWords('ask.about')}
            </LinkButton>
          )}
        </>
      }
    >
      <p>
        {`${wordMiss(miss, stay, t, format.weekdayDate)}${miss?.opens_on ? ` ${t('nothing.opensOn', { day: format.day(miss.opens_on, { year: true }) })}` : ''}${miss?.most_adults !== undefined ? ` ${t('nothing.mostAdults', { count: miss.most_adults })}` : ''}`}
      </p>
      <UnfitRooms rooms={unfit.filter((room) => !isSaid(room, miss))} />
    </EmptyState>
  )
}

function startingOn(checkin: string, stay: AskedStay): { checkin: string; checkout: string } {
  return { checkin, checkout: addDays(checkin, countNights(stay.checkin, stay.checkout)) }
}

/** Whether nothing is told of a room but what was said of the whole house. */
function isSaid({ reasons }: WireUnfitRoom, miss: WireNearMiss | null): boolean {
  return reasons.every(({ code, limit }) => code === miss?.reason && limit === (miss.min_stay ?? miss.max_stay))
}

/** The dates or the party were not accepted: the API's own sentences. */
export function RefusedStay(props: { hotel: HotelDetail; asked: AskedParty; fields: FieldErrors }) {
  const t = useT('hotel-late')
  const format = useFormat()
  const { stay } = props.asked
  return (
    <EmptyState
      level={3}
      title={t('refused.title')}
      actions={
        <LinkButton preventScrollReset to={`${props.hotel.url}${writeQuery(props.asked.wishes)}#rooms`}>
          {t('refused.other')}
        </LinkButton>
      }
    >
      <Notice tone="warning">
        {stay && <p>{format.dateRange(stay.checkin, stay.checkout, { weekday: true, year: true })}</p>}
        {wordRefusal(props.fields, t).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Notice>
    </EmptyState>
  )
}
