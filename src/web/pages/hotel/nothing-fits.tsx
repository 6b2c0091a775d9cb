import type { HotelDetail } from '../../../contract/hotels.ts'
import type { OffersAnswer, WireNearMiss } from '../../../contract/offers.ts'
import type { PartyRoom } from '../../../domain/party.ts'
import { maxSplitGuests } from '../../../domain/party-split.ts'
import { addDays, countNights } from '../../../domain/stay-dates.ts'
import type { AskedStay } from '../../features/offers/hotel-offers.ts'
import { describeParty } from '../../features/stay/describe-party.ts'
import type { FieldErrors } from '../../lib/api.ts'
import { useFormat, useT } from '../../lib/i18n.tsx'
import { useConfig } from '../../lib/services.ts'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { questionPath, stayPath, writeStay } from './asked-stay.ts'
import { findFixedDates, splitParty } from './nearest-stay.ts'
import { UnfitRooms } from './unfit-rooms.tsx'

/** Why the hotel has nothing for this stay, and what would fit: other dates, more rooms, other hotels. */
export function NothingFits(props: { hotel: HotelDetail; stay: AskedStay; answer: OffersAnswer }) {
  const t = useT('hotel')
  const words = useT('catalogue')
  const format = useFormat()
  const { email } = useConfig().operator
  const { hotel, stay, answer } = props
  const { near_miss: miss, unfit = [] } = answer
  const dates = findFixedDates(stay, miss)
  // A group that we can put into rooms ourselves has been tried: only a larger one may fit some other way.
  const party =
    miss?.largest_room && countGuests(stay.rooms) > maxSplitGuests && splitParty(stay.rooms, miss.largest_room)
  const nights = countNights(stay.checkin, stay.checkout)
  const later = { checkin: addDays(stay.checkin, 7), checkout: addDays(stay.checkin, 7 + nights) }
  const place = hotel.breadcrumbs.at(-1)
  return (
    <EmptyState
      level={3}
      title={t('nothing.title')}
      actions={
        <>
          {dates.map((fixed) => (
            <LinkButton
              key={fixed.checkin + fixed.checkout}
              preventScrollReset
              to={stayPath(hotel.url, { ...fixed, rooms: stay.rooms })}
            >
              {t('nothing.tryDates', { dates: format.dateRange(fixed.checkin, fixed.checkout) })}
            </LinkButton>
          ))}
          {party && (
            <LinkButton preventScrollReset to={stayPath(hotel.url, { ...stay, rooms: party })}>
              {t('nothing.tryParty', { party: describeParty(words, party, { rooms: true }) })}
            </LinkButton>
          )}
          {dates.length === 0 && !party && (
            <LinkButton preventScrollReset to={stayPath(hotel.url, { ...later, rooms: stay.rooms })}>
              {t('nothing.tryDates', { dates: format.dateRange(later.checkin, later.checkout) })}
            </LinkButton>
          )}
          {place && (
            <LinkButton
              variant="outline"
              to={`/hotels${writeStay(stay.checkin, stay.checkout, stay.rooms)}&destination=${place.id}`}
            >
              {t('nothing.others', { place: place.name })}
            </LinkButton>
          )}
          {email && (
            <LinkButton variant="plain" rel="nofollow" to={questionPath(hotel.id, stay)}>
              {t('ask.about')}
            </LinkButton>
          )}
        </>
      }
    >
      <p>{wordMiss(miss, stay, t, format.weekdayDate)}</p>
      <UnfitRooms rooms={unfit} />
    </EmptyState>
  )
}

function countGuests(rooms: readonly PartyRoom[]): number {
  return rooms.reduce((sum, room) => sum + room.adults + room.childrenAges.length, 0)
}

function wordMiss(
  miss: WireNearMiss | null,
  stay: AskedStay,
  t: ReturnType<typeof useT<'hotel'>>,
  day: (date: string) => string,
): string {
  switch (miss?.reason) {
    case 'min_stay':
      return t('nothing.minStay', { count: miss.min_stay ?? 2 })
    case 'max_stay':
      return t('nothing.maxStay', { count: miss.max_stay ?? 1 })
    case 'closed_to_arrival':
      return t('nothing.closedToArrival', { day: day(stay.checkin) })
    case 'closed_to_departure':
      return t('nothing.closedToDeparture', { day: day(stay.checkout) })
    case 'release':
      return t('nothing.release')
    case 'party_too_large':
      return miss.largest_room
        ? t('nothing.partyTooLarge', { adults: miss.largest_room.adults, total: miss.largest_room.total })
        : t('nothing.soldOut')
    case 'not_on_sale':
      return t('nothing.notOnSale')
    default:
      return t('nothing.soldOut')
  }
}

/** The dates or the party were not accepted: the API's own sentences. */
export function RefusedStay(props: { hotel: HotelDetail; fields: FieldErrors }) {
  const t = useT('hotel')
  const sentences = Object.values(props.fields).flatMap((value) => (Array.isArray(value) ? value : []))
  return (
    <EmptyState
      level={3}
      title={t('refused.title')}
      actions={
        <LinkButton preventScrollReset to={`${props.hotel.url}#rooms`}>
          {t('refused.other')}
        </LinkButton>
      }
    >
      <Notice tone="warning">
        {sentences.length > 0 ? (
          sentences.map((sentence) => <p key={sentence}>{sentence}</p>)
        ) : (
          <p>{t('refused.text')}</p>
        )}
      </Notice>
    </EmptyState>
  )
}
