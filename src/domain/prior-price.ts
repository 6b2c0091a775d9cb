/** Days that Directive 98/6/EC, art. 6a, looks back. */
export const priorPriceDays = 30

/**
 * Days on sale before a reduction without which no price counts as prior: for what is new on the market the Bulgarian
 * Consumer Protection Act (art. 64) asks for the lowest price of at least seven days.
 */
export const newcomerDays = 7

/**
 * The lowest price of the 30 days before the present reduction began, or null when nothing may be struck through.
 * `priceOn(daysAgo)` is what this very stay (room, board, party) cost when asked that many days ago, null when it was
 * not on sale. A reduction began when the present price did: a price that was lower in between is no part of it and
 * counts among the prior ones. A reduction that has run for 30 days or longer is simply the price.
 */
export function lowestPriorPrice(current: number, priceOn: (daysAgo: number) => number | null): number | null {
  let began = 0
  while (began < priorPriceDays && priceOn(began + 1) === current) began += 1
  if (began === priorPriceDays) return null
  let lowest = Number.POSITIVE_INFINITY
  let daysOnSale = 0
  for (let daysAgo = began + 1; daysAgo <= began + priorPriceDays; daysAgo += 1) {
    const price = priceOn(daysAgo)
    if (price === null) continue
    daysOnSale += 1
    lowest = Math.min(lowest, price)
  }
  return daysOnSale >= newcomerDays && lowest > current ? lowest : null
}
