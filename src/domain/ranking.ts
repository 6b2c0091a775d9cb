/** What the recommended order knows of a hotel's answer to a search. Prices in minor units of one currency. */
export type RankedStay = {
  reviewScore: number | null
  reviewCount: number
  /** Everything payable per person and night, local fees included. */
  pricePerPersonNight: number
  /** The middle such price among the hotels of the same number of stars in this search. */
  peerPricePerPersonNight: number
  freeCancellation: boolean
  instant: boolean
}

/** Weights of the recommended order. The page "How we rank" states the same numbers from here. */
export const rankingWeights = { reviews: 50, value: 35, freeCancellation: 10, instant: 5 } as const

/** With few reviews a score counts as if ten more reviews had given the average of 8. */
const prior = { score: 8, count: 10 }

/**
 * Points from 0 to 100: guests' score (drawn to the average while reviews are few), price against hotels with the same
 * stars, free cancellation, instant confirmation. Nobody can pay for a place, and our margin is not part of it.
 */
export function recommend(stay: RankedStay): number {
  const score =
    ((stay.reviewScore ?? prior.score) * stay.reviewCount + prior.score * prior.count) /
    (stay.reviewCount + prior.count)
  const reviews = clamp((score - 6) / 4)
  const value = clamp(1 - stay.pricePerPersonNight / (2 * stay.peerPricePerPersonNight || 1))
  return (
    rankingWeights.reviews * reviews +
    rankingWeights.value * value +
    (stay.freeCancellation ? rankingWeights.freeCancellation : 0) +
    (stay.instant ? rankingWeights.instant : 0)
  )
}

function clamp(value: number): number {
  return Math.max(0, Math.min(1, value))
}
