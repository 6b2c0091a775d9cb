import type { HotelCard } from '../../../contract/hotels.ts'
import { getHotelCardTexts } from '../../features/hotel-card/hotel-card-texts.ts'
import { type Translator, useFormat, useLanguage, useT } from '../../lib/i18n.tsx'
import { Card, CoverLink } from '../../ui/card.tsx'
import { Picture } from '../../ui/picture.tsx'
import styles from './near-misses.module.css'
import { stayParams } from './results-address.ts'
import type { ResultsQuery } from './results-query.ts'

type Stay = { checkin: string; checkout: string }

/** Hotels that would be free for a slightly different stay, each with that stay one press away. */
export function NearMisses(props: { cards: readonly HotelCard[]; query: ResultsQuery }) {
  const t = useT('results')
  return (
    <section className={styles.section} aria-labelledby="near-misses">
      <h2 id="near-misses">{t('nearMisses.title')}</h2>
      <p className="soft">{t('nearMisses.text')}</p>
      <ul className={styles.list}>
        {props.cards.map((card) => (
          <NearMiss key={card.id} card={card} query={props.query} />
        ))}
      </ul>
    </section>
  )
}

function NearMiss(props: { card: HotelCard; query: ResultsQuery }) {
  const t = useT('results')
  const format = useFormat()
  const texts = getHotelCardTexts(useLanguage())
  const { card, query } = props
  const fixed = card.near_miss?.stays?.[0]
  const stay = fixed ? stayParams({ ...query, ...fixed }) : ''
  return (
    <Card as="li" className={styles.card}>
      <Picture image={card.main_image} ratio="1/1" sizes="96px" decorative />
      <div className={styles.words}>
        <h3 className={styles.name} lang={card.text_language === texts.language ? undefined : card.text_language}>
          {card.name}
        </h3>
        <p className={styles.place}>{texts.place(card)}</p>
        <p className={styles.reason}>{wordReason(card, query, t, format.day)}</p>
        <CoverLink to={card.url + stay} className={styles.link}>
          <span>
            {fixed
              ? t('nearMisses.tryDates', { dates: format.dateRange(fixed.checkin, fixed.checkout) })
              : t('nearMisses.open')}
          </span>
          <span className="visually-hidden">{`: ${card.name}`}</span>
        </CoverLink>
      </div>
    </Card>
  )
}

function wordReason(card: HotelCard, query: Stay, t: Translator<'results'>, day: (date: string) => string): string {
  const miss = card.near_miss
  if (miss?.reason === 'min_stay' && miss.min_stay) return t('nearMisses.minStay', { count: miss.min_stay })
  if (miss?.reason === 'max_stay' && miss.max_stay) return t('nearMisses.maxStay', { count: miss.max_stay })
  if (miss?.reason === 'closed_to_arrival') return t('nearMisses.closedToArrival', { day: day(query.checkin) })
  if (miss?.reason === 'closed_to_departure') return t('nearMisses.closedToDeparture', { day: day(query.checkout) })
  return t('nearMisses.other')
}
