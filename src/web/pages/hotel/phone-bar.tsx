import { useEffect, useState } from 'react'
import type { WireOffer } from '../../../contract/offers.ts'
import type { AskedStay } from '../../features/offers/hotel-offers.ts'
import { useFormat, useT } from '../../lib/i18n.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { openStayCalendar, stayFormId } from './choose-dates.ts'
import styles from './phone-bar.module.css'

/** On phones: the price and the way to the room stay in reach; among the rooms themselves it steps aside. */
export function PhoneBar(props: { stay: AskedStay | null; best: WireOffer | undefined; to: string }) {
  const t = useT('hotel')
  const format = useFormat()
  const among = useAmongRooms()
  const { stay, best } = props
  return (
    <div className={styles.bar} hidden={among}>
      {stay && best ? (
        <div className={styles.words}>
          <b>{t('panel.least', { sum: format.money(best.price.value, best.price.display_currency) })}</b>
          <small>
            {Number(best.price.local_fees_value) > 0
              ? t('panel.onSite', {
                  dates: format.dateRange(stay.checkin, stay.checkout),
                  sum: format.money(best.price.local_fees_value, best.price.charge_currency),
                })
              : format.dateRange(stay.checkin, stay.checkout)}
          </small>
        </div>
      ) : (
        <small className={styles.words}>
          {stay ? format.dateRange(stay.checkin, stay.checkout) : t('panel.noDates')}
        </small>
      )}
      <a
        href={best ? props.to : `#${stayFormId}`}
        className={buttonClass({ variant: 'accent' })}
        aria-haspopup={best ? undefined : 'dialog'}
        onClick={best ? undefined : openStayCalendar}
      >
        {t(best ? 'panel.chooseRoom' : stay ? 'panel.otherDates' : 'panel.chooseDates')}
      </a>
    </div>
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
