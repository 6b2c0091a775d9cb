/** What one hotel shares with another. Prices are what a stay costs with local fees, or a night without dates. */
export type HouseFacts = {
  kind: string
  stars: number | null
  score: number | null
  price: number | null
  placeId: number | null
  regionId: number | null
  amenities: ReadonlySet<string>
}

export type Likeness = {
  points: number
  reasons: ('place' | 'near' | 'kind' | 'stars' | 'price' | 'cheaper' | 'score' | 'amenities')[]
}

/** Kilometres within which a house is near, within which it is around, and beyond which it is no alternative. */
export const nearKm = 3
export const aroundKm = 30
export const farKm = 60

/** Stars more or less, and the price against the other's, with which a house is one of another sort. */
const mostStarsApart = 1
const priceShares = { least: 0.6, most: 1.6 }

/** A price within this share of the other is about the same. */
const samePrice = 0.15

/**
 * Whether a house would do at all for who looked at the other: around it, or at least in its region, of about its stars and
 * price. What is not known of either is not held against it; a house without stars has none to compare.
 */
export function isAlternative(house: HouseFacts, other: HouseFacts, distanceKm: number): boolean {
  if (distanceKm > farKm) return false
  if (distanceKm > aroundKm && (house.regionId === null || house.regionId !== other.regionId)) return false
  if (house.stars && other.stars && Math.abs(house.stars - other.stars) > mostStarsApart) return false
  if (!house.price || other.price === null) return true
  const share = other.price / house.price
  return share >= priceShares.least && share <= priceShares.most
}

/**
 * How good an alternative a house is, and why: the reasons are exactly what gave it points. The same place counts more than
 * price and kind together, then come price and stars, then kind, score and what the houses offer.
 */
export function compareHouses(house: HouseFacts, other: HouseFacts, distanceKm: number): Likeness {
  const found: { reason: Likeness['reasons'][number]; points: number }[] = []
  const add = (reason: Likeness['reasons'][number], points: number) => found.push({ reason, points })
  if (distanceKm <= nearKm) add('near', 5)
  else if (house.placeId !== null && house.placeId === other.placeId) add('place', 4.5)
  if (house.price !== null && other.price !== null && house.price > 0) {
    const ratio = other.price / house.price
    if (Math.abs(ratio - 1) <= samePrice) add('price', 2.5)
    else if (ratio < 1) add('cheaper', 2)
  }
  if (house.stars !== null && house.stars > 0 && house.stars === other.stars) add('stars', 2)
  if (house.kind === other.kind) add('kind', 1.5)
  if (house.score !== null && other.score !== null && other.score >= house.score) add('score', 1.5)
  if (shareOf(house.amenities, other.amenities) >= 0.7) add('amenities', 1)
  found.sort((a, b) => b.points - a.points)
  return {
    points: found.reduce((sum, { points }) => sum + points, 0) - distanceKm / farKm,
    reasons: found.map(({ reason }) => reason),
  }
}

/** The part of what one house offers that the other offers too; 0 when it offers nothing. */
function shareOf(wanted: ReadonlySet<string>, offered: ReadonlySet<string>): number {
  if (wanted.size === 0) return 0
  let shared = 0
  for (const code of wanted) if (offered.has(code)) shared += 1
  return shared / wanted.size
}
