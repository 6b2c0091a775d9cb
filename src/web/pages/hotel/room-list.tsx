import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { HotelDetail, RoomPrices } from '../../../contract/hotels.ts'
import { RoomGroup } from '../../features/offers/room-group.tsx'
import { describeParty } from '../../features/stay/describe-party.ts'
import { useCurrency } from '../../lib/currency.ts'
import { useFormat, useT } from '../../lib/i18n.tsx'
import { useApi } from '../../lib/services.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Price } from '../../ui/price.tsx'
import { openStayCalendar, stayFormId } from './choose-dates.ts'
import styles from './room-list.module.css'
import { RoomPicture } from './room-picture.tsx'
import { roomPricesQuery } from './room-prices-query.ts'

/** Without dates: what rooms there are, what a night in each costs at least, and the way to the calendar. */
export function RoomList({ hotel }: { hotel: HotelDetail }) {
  const api = useApi()
  const [currency] = useCurrency()
  const query = roomPricesQuery(api, hotel.id, currency)
  const asked = useQuery({
    ...query,
    placeholderData: (former, of) => (of?.queryKey[0] === query.queryKey[0] ? former : undefined),
  })
  // The server knows no currency of a visitor: its prices stand until, or unless, the others come.
  const first = useQueryClient().getQueryData<RoomPrices>(roomPricesQuery(api, hotel.id, null).queryKey)
  const prices = asked.data ?? first
  return (
    <>
      {hotel.rooms.map((room) => (
        <RoomGroup
          key={room.room_type}
          kinds={[{ ...room, count: 1, told: room }]}
          picture={<RoomPicture name={room.name} rooms={[room]} />}
          described
          foot={<FromPrice room={room.room_type} prices={prices} />}
        />
      ))}
    </>
  )
}

/** The lowest price with whom and for which nights it was looked up; a room that cannot be had in that time only asks for dates. */
function FromPrice(props: { room: string; prices: RoomPrices | undefined }) {
  const t = useT('hotel')
  const words = useT('catalogue')
  const format = useFormat()
  const { room, prices } = props
  const known = prices?.rooms.find((each) => each.room_type === room)
  return (
    <div className={styles.foot}>
      {prices && known && (
        <Price
          start
          lead={words('card.from')}
          amount={format.money(known.price.value, known.price.display_currency)}
          covers={
            <>
              {t('rooms.perNight', { party: describeParty(words, [{ adults: known.adults, childrenAges: [] }]) })}
              <br />
              {t('rooms.lowest', { from: format.day(prices.from), until: format.day(prices.until) })}
            </>
          }
        />
      )}
      <a href={`#${stayFormId}`} className={buttonClass({ variant: 'soft' })} onClick={openStayCalendar}>
        {t('panel.chooseDates')}
      </a>
    </div>
  )
}
