import {
  AsYouType,
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'
import { readPhoneText } from '../../../domain/typed-text.ts'

/** A number as the phone field shows it: the country whose code stands before it, and the rest as written. */
export type PhoneParts = { country: string; national: string }

const home = 'BG'

function known(country: string): CountryCode {
  return isSupportedCountry(country) ? country : home
}

/** Whether such a number can exist: the rule of the server's `readPhone`. */
export function isPhone(text: string, country: string): boolean {
  const number = parsePhoneNumberFromString(readPhoneText(text), { defaultCountry: known(country), extract: false })
  return number?.isValid() === true && number.ext === undefined
}

/** Countries with their calling code ("359"), in no order that means anything. */
export function listCodes(): { country: string; code: string }[] {
  return getCountries().map((country) => ({ country, code: getCountryCallingCode(country) }))
}

/** The calling code of a country; Bulgaria's where numbers are unknown. */
export function callingCode(country: string): string {
  return getCountryCallingCode(known(country))
}

/**
 * Takes the country code off a number. One that is not there yet, or not known, leaves everything as typed.
 * @param current the country that a code of several countries is read as, if it is one of them.
 */
export function splitPhone(typed: string, current: string): PhoneParts {
  // What is typed in plain signs is left as it is: the cursor is in it.
  const text = /^[ -~]*$/.test(typed) ? typed : readPhoneText(typed)
  const country = known(current)
  if (!text.startsWith('+')) return { country, national: text }
  const typing = new AsYouType()
  typing.input(text)
  const code = typing.getCallingCode()
  if (!code) return { country, national: text }
  const shared = getCountryCallingCode(country) === code
  const found =
    typing.getCountry() ?? (shared ? country : getCountries().find((at) => getCountryCallingCode(at) === code))
  const rest = text.replace(/^\+/, '').replace(/^[ ()./-]+/, '')
  const national = rest.slice(countTo(rest, code.length)).replace(/^[ ()./-]+/, '')
  const at = found ?? country
  return { country: at, national: /^\d+$/.test(national) ? formatNational(national, at) : national }
}

/** Puts a country's code before a number; one that brings its own keeps it. */
export function joinPhone({ country, national }: PhoneParts): string {
  const text = national.trimStart()
  if (text === '' || text.startsWith('+')) return text
  if (text.startsWith('00')) return `+${text.slice(2)}`
  return `+${callingCode(country)} ${text}`
}

/** Spaces as the country writes them, while a number is being typed at its end. */
export function formatNational(national: string, country: string): string {
  if (!/^[1-9]/.test(national)) return new AsYouType(known(country)).input(national)
  // Without the zero of calls at home the spaces are those of a number with its country code.
  const before = `+${callingCode(country)}`
  return new AsYouType()
    .input(before + national)
    .slice(before.length)
    .trimStart()
}

/** How many characters hold the first `digits` digits. */
function countTo(text: string, digits: number): number {
  let seen = 0
  for (let index = 0; index < text.length; index += 1) {
    if (/\d/.test(text[index] ?? '')) seen += 1
    if (seen === digits) return index + 1
  }
  return text.length
}
