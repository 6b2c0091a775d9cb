import { Suspense, useEffect, useRef, useState } from 'react'
import type { HotelDetail } from '../../../contract/hotels.ts'
import { formatParty } from '../../../domain/party.ts'
import { RecentStrip } from '../../features/hotel-card/recent-strip.tsx'
import { useT } from '../../lib/i18n.tsx'
import { lazyOptional } from '../../lib/optional.tsx'
import type { Wishes } from '../../lib/wishes.ts'
import { type AskedParty, writeStay } from './asked-stay.ts'
import { wordCovers } from './book-panel.tsx'
import styles from './hotel-extras.module.css'

const SimilarHotels = lazyOptional(
  async () => (await import('../../features/hotel-card/similar-hotels.tsx')).SimilarHotels,
)

/** How far below the view similar hotels are asked for. */
const ahead = '800px'

/** Below everything about the house: similar ones around, and those looked at before. */
export function HotelExtras(props: { hotel: HotelDetail; asked: AskedParty }) {
  const words = useT('catalogue')
  const element = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  const { hotel, asked } = props
  const { stay, wishes } = asked
  const party = formatParty(asked.rooms)
  const rooms = party === '2' ? '' : party

  useEffect(() => {
    if (near || !element.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      {
        rootMargin: ahead,
      },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [near])

  const query = (chosen?: Wishes) => (stay ? writeStay(stay.checkin, stay.checkout, asked.rooms, chosen) : '')
  return (
    <div ref={element} className={styles.extras}>
      {near && (
        <Suspense>
          <SimilarHotels
            hotel={{ id: hotel.id, name: hotel.name }}
            params={stay ? { checkin: stay.checkin, checkout: stay.checkout, rooms } : {}}
            // Their sums are of the cheapest there is: so are those of their pages.
            stay={query()}
            covers={stay ? wordCovers(stay, words) : ''}
          />
          <RecentStrip except={hotel.id} stay={query(wishes)} />
        </Suspense>
      )}
    </div>
  )
}
