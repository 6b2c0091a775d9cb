import { memo, startTransition, useEffect, useState } from 'react'
import type { SearchAnswer } from '../../../contract/hotels.ts'
import { getHotelCardTexts } from '../../features/hotel-card/hotel-card-texts.ts'
import { HotelRow } from '../../features/hotel-card/hotel-row.tsx'
import { describeParty } from '../../features/stay/describe-party.ts'
import { useLanguage, useT } from '../../lib/i18n.tsx'
import { LatePart } from '../../lib/late.tsx'
import styles from './found-results.module.css'
import { cardTools } from './rare-parts.ts'
import { stayParams } from './results-address.ts'
import { type ResultsQuery, readRooms } from './results-query.ts'

/** The page's own pictures go first. */
const calmMs = 1500

/**
 * Only the server says that rows sleep. Whoever comes back from a hotel is brought to where they were, and rows of guessed heights
 * would be elsewhere.
 */
const rowsClass = import.meta.env.SSR ? `${styles.rows} ${styles.asleep}` : styles.rows

/**
 * The hotels of one page. What they have in common is worded once.
 * @param onWantPictures given while only the main pictures are known; screens without a pointer want all of them soon.
 */
export const HotelRows = memo(function HotelRows(props: {
  answer: SearchAnswer
  query: ResultsQuery
  onWantPictures?: () => void
}) {
  const t = useT('catalogue')
  const texts = getHotelCardTexts(useLanguage())
  const swipes = useTouchOnly()
  const { answer, query, onWantPictures } = props
  useEffect(() => {
    if (!swipes || !onWantPictures) return
    const timer = setTimeout(onWantPictures, calmMs)
    return () => clearTimeout(timer)
  }, [swipes, onWantPictures])
  const rooms = readRooms(query)
  const nights = answer.nights ?? 1
  const wordCovers = (beds: boolean) =>
    t('card.covers', { nights: t('units.nights', { count: nights }), party: describeParty(t, rooms, { beds }) })
  const covers = wordCovers(false)
  const stay = stayParams(query)
  return (
    <div className={rowsClass} suppressHydrationWarning>
      {answer.results.map((card, index) => (
        <HotelRow
          key={card.id}
          card={card}
          to={card.url + stay}
          covers={card.best_offer?.shared ? wordCovers(true) : covers}
          texts={texts}
          first={index === 0}
          swipes={swipes}
          onWantPictures={onWantPictures}
          foot={<LatePart part={cardTools} given={{ card, stay }} />}
        />
      ))}
    </div>
  )
})

/** Whether pictures are swiped; known once the page is awake, in small steps: every row is another then. */
function useTouchOnly(): boolean {
  const [swipes, setSwipes] = useState(false)
  useEffect(() => {
    const query = window.matchMedia('(hover: none)')
    const look = () => startTransition(() => setSwipes(query.matches))
    look()
    query.addEventListener('change', look)
    return () => query.removeEventListener('change', look)
  }, [])
  return swipes
}
