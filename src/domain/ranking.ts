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

/** Weights of the recommended order, in points. The page "How we rank" states them, and its figures, from here. */
export const rankingWeights = { reviews: 50, value: 35, freeCancellation: 10, instant: 5 } as const

export type RankingFactor = keyof typeof rankingWeights
export const rankingFactors = Object.keys(rankingWeights) as RankingFactor[]

/**
 * The numbers within the factors, which the page states too. With few reviews a score counts as if `extraReviews` more had
 * given `averageScore`; `worstScore` brings nothing, `bestScore` all; `dearest` times the peers' price brings nothing.
 */
export const rankingFigures = { averageScore: 8, extraReviews: 10, worstScore: 6, bestScore: 10, dearest: 2 } as const

/** What share of a factor's points a stay earns, 0 to 1. Each factor with a weight has its rule here, and no other. */
const shares: Record<RankingFactor, (stay: RankedStay) => number> = {
  reviews: ({ reviewScore, reviewCount }) => {
    const { averageScore, extraReviews, worstScore, bestScore } = rankingFigures
    const sum = (reviewScore ?? averageScore) * reviewCount + averageScore * extraReviews
    return clamp((sum / (reviewCount + extraReviews) - worstScore) / (bestScore - worstScore))
  },
  value: (stay) => clamp(1 - stay.pricePerPersonNight / (rankingFigures.dearest * stay.peerPricePerPersonNight || 1)),
  freeCancellation: (stay) => Number(stay.freeCancellation),
  instant: (stay) => Number(stay.instant),
}

/**
 * Points from 0 to 100: guests' score (drawn to the average while reviews are few), price against hotels with the same
 * stars, free cancellation, instant confirmation. Nobody can pay for a place, and our margin is not part of it.
 */
export function recommend(stay: RankedStay): number {
  return rankingFactors.reduce((points, factor) => points + rankingWeights[factor] * shares[factor](stay), 0)
}

function clamp(value: number): number {
  return Math.max(0, Math.min(1, value))
}
