/** Rounds to the nearest multiple of `precision`, half up: 3.7 at 0.5 is 3.5, at 1 it is 4. */
export function roundToPrecision(value: number, precision: number): number {
  if (!Number.isFinite(value) || precision <= 0) return 0
  return Number((Math.round(value / precision) * precision).toFixed(2))
}

/** The values a rating widget offers: 1, 2 ... `max`, or every `precision` step up to it. */
export function listRatingValues(max: number, precision: number): number[] {
  const steps = Math.round(max / precision)
  return Array.from({ length: steps }, (_, index) => Number(((index + 1) * precision).toFixed(2)))
}
