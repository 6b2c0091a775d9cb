import type { Review } from '../../../contract/reviews.ts'
import type { Elements } from '../../lib/elements.ts'
import { useFormat, useLanguage, useT } from '../../lib/i18n.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import { checkIcon, minusIcon, plusIcon } from '../../ui/icons.ts'
import { Score } from '../../ui/score.tsx'
import { MarkedText } from './marked-text.tsx'
import styles from './review-item.module.css'

/** One review: whose, of which stay, what they said in their own language, and what the house answers. */
export function ReviewItem({ review }: { review: Review }) {
  const t = useT('reviews')
  const format = useFormat()
  const language = useLanguage()
  const { matches } = review
  const facts = [
    t(`traveller.${review.traveller}`),
    review.country_code && format.countryName(review.country_code),
    format.monthYear(review.stayed_in),
    review.language !== language && t(`writtenIn.${review.language}`),
  ]
  return (
    <li className={styles.review}>
      <header className={styles.head}>
        <div>
          <p className="row fine">
            <b>{`${review.author} `}</b>
            <SourceBadge source={review.source} />
          </p>
          <p className="dots tiny soft">{facts.map((fact) => fact && <span key={fact}>{`${fact} `}</span>)}</p>
        </div>
        <Score score={format.score(review.score)} />
      </header>
      <div className={styles.words} lang={review.language}>
        {review.title && (
          <h3>
            <MarkedText text={review.title} places={matches?.title} />
          </h3>
        )}
        {review.body && (
          <p>
            <MarkedText text={review.body} places={matches?.body} />
          </p>
        )}
        {review.liked && (
          <Side shape={plusIcon} label={t('liked')}>
            <MarkedText text={review.liked} places={matches?.liked} />
          </Side>
        )}
        {review.disliked && (
          <Side shape={minusIcon} label={t('disliked')}>
            <MarkedText text={review.disliked} places={matches?.disliked} />
          </Side>
        )}
      </div>
      {review.answer && (
        <div className={styles.answer}>
          <b>{t('answer')}</b>
          <p lang={review.answer.language}>{review.answer.text}</p>
        </div>
      )}
    </li>
  )
}

function SourceBadge({ source }: { source: Review['source'] }) {
  const t = useT('reviews')
  if (source === 'import') return <Badge>{t('source.import')}</Badge>
  if (source === 'demo') return <Badge tone="warning">{t('source.demo')}</Badge>
  return (
    <Badge tone="success">
      <Icon shape={checkIcon} size="s" />
      <span>{` ${t('source.stay')}`}</span>
    </Badge>
  )
}

/** The label stands in the page's language, the words in the guest's. */
function Side(props: { shape: string; label: string; children: Elements }) {
  const language = useLanguage()
  return (
    <p className={styles.side}>
      <Icon shape={props.shape} size="s" />
      <span>
        <span className="visually-hidden" lang={language}>
          {`${props.label}: `}
        </span>
        {props.children}
      </span>
    </p>
  )
}
