import type { ReviewSort, Traveller } from '../../../contract/review-vocabulary.ts'
import type { ReviewList } from '../../../contract/reviews.ts'
import type { Language } from '../../../contract/values.ts'
import type { Api } from '../../lib/api.ts'

/** Which reviews are shown. */
export type ReviewFilter = {
  q: string
  traveller: Traveller | ''
  language: Language | ''
  sort: ReviewSort
  page: number
}

/** What the page shows before anybody chooses. */
export const firstReviews: ReviewFilter = { q: '', traveller: '', language: '', sort: 'own_language', page: 1 }

/** Reviews shown at once. */
export const reviewsShown = 6

/** Options of the query for a page of a hotel's reviews; only those that say something in words. */
export function reviewsQuery(api: Api, hotelId: number, filter: ReviewFilter = firstReviews) {
  return api.query<ReviewList>(`/api/v1/hotels/${hotelId}/reviews/`, {
    with_text: true,
    q: filter.q,
    traveller: filter.traveller,
    language: filter.language,
    sort: filter.sort,
    page: filter.page === 1 ? '' : filter.page,
    page_size: reviewsShown,
  })
}
