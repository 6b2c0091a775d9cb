/** Money inside the program: integer minor units (cents) of a currency. Decimal strings exist only on the wire. */

/** Decimals of the currencies that do not have two, by ISO 4217. */
const minorDigits = new Map<string, number>([
  ...'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' ').map((code) => [code, 0] as const),
  ...'BHD IQD JOD KWD LYD OMR TND'.split(' ').map((code) => [code, 3] as const),
])

/** Minor units of `currency` as a decimal string: 12990 EUR -> "129.90". */
export function toDecimal(minor: number, currency: string): string {
  const digits = minorDigits.get(currency) ?? 2
  const sign = minor < 0 ? '-' : ''
  const text = String(Math.abs(minor)).padStart(digits + 1, '0')
  return digits === 0 ? sign + text : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`
}

/** A decimal string as minor units: "129.90" -> 12990. Null when it is not an amount of that currency. */
export function fromDecimal(value: string, currency: string): number | null {
  const digits = minorDigits.get(currency) ?? 2
  const match = /^(-?)(\d{1,12})(?:\.(\d+))?$/.exec(value)
  if (!match) return null
  const fraction = match[3] ?? ''
  if (fraction.length > digits) return null
  const minor = Number(match[2]) * 10 ** digits + Number(fraction.padEnd(digits, '0') || 0)
  return match[1] === '-' && minor !== 0 ? -minor : minor
}

/** `percent` of an amount, rounded half up to the minor unit. Percents carry two decimals at most. */
export function percentOf(minor: number, percent: number): number {
  return Math.floor((minor * Math.round(percent * 100) + 5_000) / 10_000)
}

/** One of `parts` equal shares of `percent` of an amount, rounded once, half up. */
export function shareOf(minor: number, percent: number, parts: number): number {
  const divisor = 10_000 * parts
  return Math.floor((minor * Math.round(percent * 100) + divisor / 2) / divisor)
}

/**
 * Part of a gross amount that is tax at `percent`, rounded half up. `allPercent` is the sum of all percentages that the
 * amount contains: each is reckoned from the same net price, never from one that holds another tax.
 */
export function taxWithin(gross: number, percent: number, allPercent = percent): number {
  const hundredths = Math.round(percent * 100)
  const whole = 10_000 + Math.round(allPercent * 100)
  return Math.floor((gross * hundredths + whole / 2) / whole)
}

/**
 * Converts by rates "units of currency for one euro" of at most eight decimals, rounded half up to the minor unit of `to`.
 * Counted in whole numbers: in binary fractions 1.00 at 1.005 would come out as 1.00.
 */
export function convert(minor: number, from: string, to: string, perEuro: ReadonlyMap<string, number>): number {
  if (from === to) return minor
  const source = perEuro.get(from)
  const target = perEuro.get(to)
  if (!source || !target) throw new RangeError(`No exchange rate between ${from} and ${to}`)
  const amount = BigInt(minor) * wholeRate(target) * 10n ** BigInt(minorDigits.get(to) ?? 2)
  const divisor = wholeRate(source) * 10n ** BigInt(minorDigits.get(from) ?? 2)
  const doubled = 2n * amount + divisor
  const rounded = doubled / (2n * divisor)
  return Number(doubled % (2n * divisor) < 0n ? rounded - 1n : rounded)
}

/**
 * By how many whole percent `now` is below `before`, rounded down: what is said is never more than what is true. Both are
 * minor units of one currency as they stand on the page, and counted as whole numbers. 0 where the price did not fall.
 */
export function percentBelow(now: number, before: number): number {
  if (before <= 0 || now >= before) return 0
  return Number((BigInt(before - now) * 100n) / BigInt(before))
}

function wholeRate(rate: number): bigint {
  return BigInt(Math.round(rate * 100_000_000))
}
