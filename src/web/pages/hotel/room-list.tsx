import type { HotelDetail, RoomPrices } from '../../../contract/hotels.ts'
import { getHotelCardTexts } from '../../features/hotel-card/hotel-card-texts.ts'
import { RoomGroup } from '../../features/offers/room-group.tsx'
import { describeParty } from '../../features/stay/describe-party.ts'
import { useFormat, useLanguage, useT } from '../../lib/i18n.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Price } from '../../ui/price.tsx'
import { openStayCalendar, stayFormId } from './choose-dates.ts'
import styles from './room-list.module.css'
import { RoomPicture } from './room-picture.tsx'
import { useRoomPrices } from './room-prices.ts'

/** Without dates: what rooms there are, what a night in each costs at least, and the way to the calendar. */
export function RoomList({ hotel }: { hotel: HotelDetail }) {
  const prices = useRoomPrices(hotel.id)
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

/** The lowest price: for whom, what is in it and with which other meals the room is sold, what is paid on site beside it, and for which nights it was looked up. */
function LowestPrice({ known, prices }: { known: RoomPrices['rooms'][number]; prices: RoomPrices }) {
  const t = useT('hotel')
  const words = useT('catalogue')
  const format = useFormat()
  const texts = getHotelCardTexts(useLanguage())
  const party = describeParty(words, [{ adults: known.adults, childrenAges: [] }])
  const name = (board: (typeof known)['board']) => texts.board(board).toLowerCase()
  const others = known.boards.filter((board) => board !== known.board).map(name)
  const board = known.board === 'RO' ? texts.board('RO') : t('rooms.included', { board: name(known.board) })
  const lines = [
    texts.covers(t('rooms.perNight', { party }), known),
    others.length > 0 ? t('rooms.otherBoards', { board, others: others.join(', ') }) : board,
    texts.localFees(known),
    t('rooms.lowest', { from: format.day(prices.from), until: format.day(prices.until) }),
  ]
  return (
    <Price
      start
      lead={words('card.from')}
      amount={texts.sum(known)}
      covers={lines.filter(Boolean).map((line) => (
        <span key={line} className={styles.line}>
          {line}
        </span>
      ))}
    />
  )
}
