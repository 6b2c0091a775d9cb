import { useEffect, useState } from 'react'
import { areBeds } from '../../features/offers/offer-groups.ts'
import { wordSum } from '../../features/offers/offer-sum.ts'
import { describeParty } from '../../features/stay/describe-party.ts'
import { addFees } from '../../lib/add-fees.ts'
import { useFormat, useT } from '../../lib/i18n.tsx'
import styles from './phone-bar.module.css'
import { useLowestNight } from './room-prices.ts'
import { linkTo } from './stay-offers.ts'
import { type Known, ToRooms } from './to-rooms.tsx'
import { wordElsewhere, wordLeast } from './word-cheaper.ts'

/**
 * On phones: the price and the way to the room stay in reach; among the rooms themselves it steps aside, unless it adds up those that are
 * chosen one by one.
 */
export function PhoneBar(props: Known & { hotelId: number }) {
  const t = useT('hotel')
  const words = useT('catalogue')
  const format = useFormat()
  const among = useAmongRooms()
  const { asked, quoted } = props
  const { stay } = asked
  const { best, elsewhere, least, fits } = quoted ?? {}
  const sum = best ? wordSum(best.price, format) : ''
  return (
    <div className={styles.bar} hidden={among && !quoted?.byRoom}>
      {best && elsewhere ? (
        <a className={styles.elsewhere} href={linkTo('elsewhere')}>
          {wordElsewhere(best, elsewhere, t, format)}
        </a>
      ) : least ? (
        <a className={styles.elsewhere} href={linkTo('least')}>
          {wordLeast(least, asked.wishes, t, format)}
        </a>
      ) : (
        fits === false && <small className={styles.elsewhere}>{t('panel.unlike')}</small>
      )}
      {stay && best ? (
        <div className={styles.words}>
          <b>{elsewhere || least ? sum : t('panel.least', { sum })}</b>
          <Pieces
            of={[
              (least !== undefined || quoted?.byRoom === true) && t('panel.chosen'),
              !quoted?.byRoom && format.dateRange(stay.checkin, stay.checkout),
              // Said where it is not what was asked for.
              best.rooms.length !== stay.rooms.length &&
                words(areBeds(best.rooms) ? 'units.beds' : 'units.rooms', { count: best.rooms.length }),
            ]}
            fees={best.price.local_fees_shown ?? '0'}
            currency={best.price.display_currency}
          />
        </div>
      ) : stay ? (
        <small className={styles.words}>{format.dateRange(stay.checkin, stay.checkout)}</small>
      ) : (
        <LowestNight hotelId={props.hotelId} />
      )}
      <ToRooms {...props} />
    </div>
  )
}

/** Without dates: what a night costs at least. */
function LowestNight({ hotelId }: { hotelId: number }) {
  const t = useT('hotel')
  const words = useT('catalogue')
  const format = useFormat()
  const least = useLowestNight(hotelId)
  if (!least) return <small className={styles.words}>{t('panel.noDates')}</small>
  const { display_currency: currency, value } = least.price
  const night = t('rooms.perNight', { party: describeParty(words, [{ adults: least.adults, childrenAges: [] }]) })
  return (
    <div className={styles.words}>
      <b>{t('panel.least', { sum: format.money(addFees(value, least.local_fees), currency) })}</b>
      <Pieces of={[night]} fees={least.local_fees} currency={currency} />
    </div>
  )
}

/** What a sum is for and what is paid beside it: no piece of it breaks. */
function Pieces(props: { of: (string | false)[]; fees: string; currency: string }) {
  const t = useT('hotel')
  const format = useFormat()
  const { fees, currency } = props
  const onSite = Number(fees) > 0 && t('panel.onSite', { sum: format.money(fees, currency) })
  const pieces = [...props.of, onSite].filter((piece) => piece !== false)
  return (
    <small className={styles.pieces}>
      {pieces.map((piece, index) => (
        <span key={piece}>{`${piece}${index < pieces.length - 1 ? ',' : ''} `}</span>
      ))}
    </small>
  )
}

function useAmongRooms(): boolean {
  const [among, setAmong] = useState(false)
  useEffect(() => {
    const rooms = document.getElementById('rooms')
    if (!rooms) return
    const observer = new IntersectionObserver((entries) => setAmong(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: '-25% 0px -25% 0px',
    })
    observer.observe(rooms)
    return () => observer.disconnect()
  }, [])
  return among
}
