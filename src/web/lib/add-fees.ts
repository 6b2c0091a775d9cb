/**
 * All that is paid, which is what every price shows first: the price and the fees that only the property may collect.
 * @param value and `fees` are decimal sums of one currency with two decimals; so is what is returned.
 */
export function addFees(value: string, fees: string | undefined): string {
  return ((Math.round(Number(value) * 100) + Math.round(Number(fees ?? 0) * 100)) / 100).toFixed(2)
}
