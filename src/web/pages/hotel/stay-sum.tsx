import type { PartyRoom } from '../../../domain/party.ts'
import { useHotelOffers } from '../../features/offers/hotel-offers.ts'
import { wordSum } from '../../features/offers/offer-sum.ts'
import type { StayDates } from '../../features/stay/stay-dates-field.tsx'
import { useFormat, useT } from '../../lib/i18n.tsx'
import type { Wishes } from '../../lib/wishes.ts'
import { quoteOffers } from './stay-offers.ts'

/**
 * In the calendar: what the page will quote for the dates, which offers for several nights make less than the nights above. The same
 * question as the page's own, so its prices are there once the calendar is closed. Nothing while it is not answered.
 */
export function StaySum(props: { hotelId: number; dates: StayDates; rooms: PartyRoom[]; wishes: Wishes }) {
  const t = useT('hotel')
  const format = useFormat()
  const { data } = useHotelOffers(props.hotelId, { ...props.dates, rooms: props.rooms })
  const quoted = quoteOffers(data, props.wishes)
  return quoted && <b>{t('form.sum', { sum: wordSum(quoted.best.price, format) })}</b>
}
