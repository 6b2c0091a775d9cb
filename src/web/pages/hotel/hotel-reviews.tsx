import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { HotelDetail } from '../../../contract/hotels.ts'
import type { ReviewList } from '../../../contract/reviews.ts'
import { getHotelCardTexts } from '../../features/hotel-card/hotel-card-texts.ts'
import { HowReviews } from '../../features/reviews/how-reviews.tsx'
import { ReviewFigures } from '../../features/reviews/review-figures.tsx'
import { ReviewFilters } from '../../features/reviews/review-filters.tsx'
import { ReviewItem } from '../../features/reviews/review-item.tsx'
import { enoughToSearch, ReviewSearch } from '../../features/reviews/review-search.tsx'
import { firstReviews, type ReviewFilter, reviewsQuery, reviewsShown } from '../../features/reviews/reviews-query.ts'
import { useAsRendered } from '../../lib/as-rendered.ts'
import { useFormat, useLanguage, useT } from '../../lib/i18n.tsx'
import { useApi } from '../../lib/services.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState, ErrorState } from '../../ui/empty-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Score } from '../../ui/score.tsx'
import styles from './hotel-reviews.module.css'
import { Section } from './section.tsx'

/** What guests wrote: the score and how it is made up, the reviews by kind of traveller and language, how they come about. */
export function ReviewsSection({ hotel }: { hotel: HotelDetail }) {
  const t = useT('reviews')
  const api = useApi()
  const [filter, setFilter] = useState<ReviewFilter>(firstReviews)
  const query = reviewsQuery(api, hotel.id, filter)
  const asked = useQuery({ ...query, placeholderData: (before: ReviewList | undefined) => before })
  const { isError, isFetching, isPlaceholderData, refetch } = asked
  const data = useAsRendered(query.queryKey, asked.data)
  return (
    <Section late id="reviews" title={t('title')}>
      {data && data.summary.count > 0 && (
        <Reviews list={data} filter={filter} setFilter={setFilter} fetching={isFetching} stale={isPlaceholderData} />
      )}
      {data?.summary.count === 0 && (
        <EmptyState level={3} title={t('none.title')}>
          <p>{t('none.text')}</p>
        </EmptyState>
      )}
      {isError && (
        <ErrorState
          level={3}
          title={t('failed.title')}
          actions={
            <Button busy={isFetching} onClick={() => void refetch()}>
              {t('failed.retry')}
            </Button>
          }
        />
      )}
      <HowReviews />
    </Section>
  )
}

function Reviews(props: {
  list: ReviewList
  filter: ReviewFilter
  setFilter: (filter: ReviewFilter) => void
  fetching: boolean
  /** The list is still that of the choice before. */
  stale: boolean
}) {
  const t = useT('reviews')
  const format = useFormat()
  const texts = getHotelCardTexts(useLanguage())
  const top = useRef<HTMLParagraphElement>(null)
  const { list, filter, setFilter, fetching, stale } = props
  const { summary, count, results } = list
  const { q } = filter
  const narrowed = filter.traveller !== '' || filter.language !== ''
  const pages = Math.max(1, Math.ceil(count / reviewsShown))

  function turn(page: number) {
    setFilter({ ...filter, page })
    top.current?.focus({ preventScroll: true })
    top.current?.scrollIntoView({ block: 'center' })
  }

  /** What offered the way back is gone with the empty list: the reader goes on at what is found. */
  function goBack(to: ReviewFilter) {
    setFilter(to)
    top.current?.focus({ preventScroll: true })
  }

  return (
    <div className={styles.section}>
      {summary.demo && <Notice tone="warning">{t('demoNote')}</Notice>}
      {summary.score !== null && (
        <Score
          large
          score={texts.score(summary.score).figure}
          word={texts.score(summary.score).word}
          reviews={texts.reviews(summary.count)}
        />
      )}
      <ReviewFigures summary={summary} />
      {(summary.count >= enoughToSearch || q !== '') && (
        <ReviewSearch q={q} search={(words) => setFilter({ ...filter, q: words, page: 1 })} />
      )}
      <ReviewFilters
        summary={summary}
        filter={filter}
        change={(changes) => setFilter({ ...filter, ...changes, page: 1 })}
      />
      <p className="small soft" ref={top} tabIndex={-1} aria-live="polite">
        {q === '' ? t('found', { count }) : stale ? t('search.going') : t('search.found', { count, q })}
      </p>
      {results.length > 0 ? (
        <ul className={styles.list} aria-busy={fetching}>
          {results.map((review) => (
            <ReviewItem key={review.id} review={review} />
          ))}
        </ul>
      ) : (
        !stale && (
          <EmptyState
            level={3}
            title={t('noMatch')}
            actions={
              <>
                {q !== '' && narrowed && (
                  <Button onClick={() => goBack({ ...firstReviews, q, sort: filter.sort })}>{t('search.inAll')}</Button>
                )}
                <Button onClick={() => goBack({ ...firstReviews, sort: filter.sort })}>{t('showAll')}</Button>
              </>
            }
          >
            {q !== '' && <p>{t('search.hint')}</p>}
          </EmptyState>
        )
      )}
      {pages > 1 && (
        <nav className={styles.pager} aria-label={t('pages')}>
          <Button small disabled={filter.page <= 1} onClick={() => turn(filter.page - 1)}>
            {t('previous')}
          </Button>
          <span className="small figures">
            {t('page', { page: format.number(filter.page), pages: format.number(pages) })}
          </span>
          <Button small disabled={filter.page >= pages} onClick={() => turn(filter.page + 1)}>
            {t('next')}
          </Button>
        </nav>
      )}
    </div>
  )
}
