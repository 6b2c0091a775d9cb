import type { HotelDetail } from '../../../contract/hotels.ts'
import { getHotelCardTexts } from '../../features/hotel-card/hotel-card-texts.ts'
import { useFormat, useLanguage, useT } from '../../lib/i18n.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Score, ScoreBars } from '../../ui/score.tsx'
import styles from './hotel-reviews.module.css'
import { Section } from './section.tsx'

const aspects = [
  'cleanliness',
  'location',
  'staff',
  'comfort',
  'facilities',
  'food',
  'breakfast',
  'value',
  'quiet',
  'wifi',
] as const
const travellers = ['family', 'couple', 'solo', 'friends', 'business'] as const

/** What guests wrote: the score, its aspects, up to six reviews. Those of the demo say that they are. */
export function ReviewsSection({ hotel }: { hotel: HotelDetail }) {
  const t = useT('hotel')
  const format = useFormat()
  const texts = getHotelCardTexts(useLanguage())
  const { score, count } = hotel.review_summary
  const bars = aspects.flatMap((code) => {
    const aspect = hotel.review_summary.aspects.find((found) => found.code === code)
    if (!aspect) return []
    return [{ key: code, label: t(`aspect.${code}`), value: format.score(aspect.score), share: aspect.score / 10 }]
  })
  const demo = hotel.reviews.some((review) => review.demo)
  return (
    <Section id="reviews" title={t('sections.reviews')} note={t(demo ? 'reviews.demoNote' : 'reviews.note')}>
      {score !== null && (
        <div className={styles.top}>
          <Score
            large
            score={texts.score(score).figure}
            word={texts.score(score).word}
            reviews={texts.reviews(count)}
          />
          {bars.length > 0 && <ScoreBars bars={bars} />}
        </div>
      )}
      <ul className={styles.list}>
        {hotel.reviews.map((review) => (
          <Review key={review.id} review={review} />
        ))}
      </ul>
    </Section>
  )
}

function Review({ review }: { review: HotelDetail['reviews'][number] }) {
  const t = useT('hotel')
  const format = useFormat()
  const traveller = travellers.find((known) => known === review.traveller)
  const facts = [
    traveller && t(`traveller.${traveller}`),
    review.country_code && format.countryName(review.country_code),
    format.monthYear(review.stayed_in),
  ]
  return (
    <li className={styles.review}>
      <header className={styles.head}>
        <div>
          <b>{review.author}</b> {review.demo && <Badge>{t('reviews.demo')}</Badge>}
          <p className="tiny soft">{facts.filter(Boolean).join(' · ')}</p>
        </div>
        <Score score={format.score(review.score)} />
      </header>
      <div lang={review.language}>
        {review.title && <h3 className={styles.title}>{review.title}</h3>}
        {review.body && <p>{review.body}</p>}
      </div>
      {review.answer && (
        <div className={styles.answer}>
          <b>{t('reviews.answer')}</b>
          <p lang={review.language}>{review.answer}</p>
        </div>
      )}
    </li>
  )
}
