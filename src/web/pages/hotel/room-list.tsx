import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { HotelDetail, RoomPrices } from '../../../contract/hotels.ts'
import { getHotelCardTexts } from '../../features/hotel-card/hotel-card-texts.ts'
import { RoomGroup } from '../../features/offers/room-group.tsx'
import { describeParty } from '../../features/stay/describe-party.ts'
import { useCurrency } from '../../lib/currency.ts'
import { useFormat, useLanguage, useT } from '../../lib/i18n.tsx'
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

/** A room that cannot be had in the time that was looked at only asks for dates. */
function FromPrice({ room, prices }: { room: string; prices: RoomPrices | undefined }) {
  const t = useT('hotel')
  const known = prices?.rooms.find((each) => each.room_type === room)
  return (
    <div className={styles.foot}>
      {prices && known && <LowestPrice known={known} prices={prices} />}
      <a
        href={`#${stayFormId}`}
        className={buttonClass({ variant: 'soft' })}
        aria-haspopup="dialog"
        onClick={openStayCalendar}
      >
        {t('panel.chooseDates')}
      </a>
    </div>
  )
}

/** The lowest price: for whom, what is in it, what is paid on site beside it, and for which nights it was looked up. */
function LowestPrice({ known, prices }: { known: RoomPrices['rooms'][number]; prices: RoomPrices }) {
  const t = useT('hotel')
  const words = useT('catalogue')
  const format = useFormat()
  const texts = getHotelCardTexts(useLanguage())
  const party = describeParty(words, [{ adults: known.adults, childrenAges: [] }])
  const lines = [
    texts.covers(t('rooms.perNight', { party }), known),
    texts.localFees(known),
    t('rooms.lowest', { from: format.day(prices.from), until: format.day(prices.until) }),
  ]
  return (
    <Price
      start
      lead={words('card.from')}
      amount={format.money(known.price.value, known.price.display_currency)}
      covers={lines.filter(Boolean).map((line) => (
        <span key={line} className={styles.line}>
          {line}
        </span>
      ))}
    />
  )
}
