import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { readPhoneText } from '../../domain/typed-text.ts'

/** Numbers without a country code are read as this country's when nobody says which. */
const home = 'BG'

/**
 * A phone number as E.164 ("+359888123456"), or null when no such number can exist in its country's plan.
 * @param country ISO 3166-1 code of the country that numbers without their own code are read in.
 */
export function readPhone(text: string, country: string | undefined): string | null {
  const defaultCountry = country !== undefined && isSupportedCountry(country) ? country : home
  const number = parsePhoneNumberFromString(readPhoneText(text), { defaultCountry, extract: false })
  return number?.isValid() && number.ext === undefined ? number.number : null
}
