/** Days that Directive 98/6/EC, art. 6a, looks back. */
export const priorPriceDays = 30

/**
 * The lowest price of the 30 days before the present reduction began, or null when nothing may be struck through.
 * `priceOn(daysAgo)` is what this very stay (room, board, party) cost when asked that many days ago, null when it was
 * not on sale. A reduction that has run for 30 days or longer is simply the price.
 */
export function lowestPriorPrice(current: number, priceOn: (daysAgo: number) => number | null): number | null {
  let began = 0
  while (began < priorPriceDays) {
    const before = priceOn(began + 1)
    if (before === null || before > current) break
    began += 1
  }
  if (began === priorPriceDays) return null
  let lowest: number | null = null
  for (let daysAgo = began + 1; daysAgo <= began + priorPriceDays; daysAgo += 1) {
    const price = priceOn(daysAgo)
    if (price !== null && (lowest === null || price < lowest)) lowest = price
  }
  return lowest !== null && lowest > current ? lowest : null
}
