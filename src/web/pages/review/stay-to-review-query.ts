import type { StayToReview } from '../../../contract/reviews.ts'
import type { Api } from '../../lib/api.ts'
import { orNowhere } from '../../lib/missing.ts'

/** Options of the query for the stay behind a review link; `null` for a wrong key as for an unknown reference. */
export function stayToReviewQuery(api: Api, reference: string, key: string) {
  return orNowhere(api.query<StayToReview>(`/api/v1/reviews/${encodeURIComponent(reference)}/`, { key }))
}
