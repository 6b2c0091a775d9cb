/**
 * How Stripe counts where it differs from ISO 4217 (docs.stripe.com/currencies, special cases): króna and Ugandan shilling
 * are whole to us and hundredths to it, always ending in 00; ariary are hundredths to us and whole to it.
 */
const hundredths = new Set(['ISK', 'UGX'])
const whole = new Set(['MGA'])
/** The last of three decimals has to be 0. */
const tens = new Set(['BHD', 'JOD', 'KWD', 'OMR', 'TND'])

/** Our minor units as Stripe wants them; null for an amount that it cannot take in this currency. */
export function toStripeAmount(minor: number, currency: string): number | null {
  if (hundredths.has(currency)) return minor * 100
  if (whole.has(currency)) return minor % 100 === 0 ? minor / 100 : null
  if (tens.has(currency)) return minor % 10 === 0 ? minor : null
  return minor
}

/** Stripe's amount as our minor units. */
export function fromStripeAmount(amount: number, currency: string): number {
  if (hundredths.has(currency)) return amount / 100
  return whole.has(currency) ? amount * 100 : amount
}
