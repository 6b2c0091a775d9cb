/** How many hotels cost how much, for a slider of prices; whole units of money. */
export type PriceHistogram = {
  /** The bounds of all prices. */
  min: number
  max: number
  /** The lowest upper bound that leaves the cheapest hotel, and the highest lower bound that leaves the dearest. */
  upper_min: number
  lower_max: number
  /** Where the bars end: the last one counts what is dearer too. */
  scale_max: number
  /** Hotels in equally wide bands from `min` to `scale_max`. */
  bars: number[]
}

const barCount = 24
/** Tukey's fence: what lies further above the upper quartile than this many times the middle half's width stands apart. */
const fence = 1.5
/** A scale is cut only where that makes its bars at least this much wider. */
const worthCutting = 1.25

/**
 * A few very dear hotels do not squeeze all others into the first bars: the scale ends before them.
 * @param prices in cents, in any order.
 */
export function toPriceHistogram(prices: readonly number[]): PriceHistogram {
  if (prices.length === 0) return { min: 0, max: 0, upper_min: 0, lower_max: 0, scale_max: 0, bars: [] }
  const sorted = prices.map((price) => price / 100).sort((a, b) => a - b)
  const [cheapest = 0, dearest = 0] = [sorted[0], sorted.at(-1)]
  const min = Math.floor(cheapest)
  const max = Math.ceil(dearest)
  const end = Math.ceil(sorted.findLast((price) => price <= fenceOf(sorted)) ?? max)
  const scale_max = end > min && max - min >= (end - min) * worthCutting ? end : max
  const bars = new Array<number>(barCount).fill(0)
  const width = Math.max(1, (scale_max - min) / barCount)
  for (const price of sorted) {
    const bar = Math.min(barCount - 1, Math.floor((price - min) / width))
    bars[bar] = (bars[bar] ?? 0) + 1
  }
  return { min, max, upper_min: Math.ceil(cheapest), lower_max: Math.floor(dearest), scale_max, bars }
}

function fenceOf(sorted: readonly number[]): number {
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0
  return at(0.75) + fence * (at(0.75) - at(0.25))
}
