import { normalizePlaceName } from '../../domain/place-names.ts'

/**
 * What countries are called besides their names in the Unicode locale data: spellings of lists that we have met, short forms
 * that people type, former names.
 */
const otherNames: Record<string, readonly string[]> = {
  AE: ['ОАЕ', 'Емирствата', 'UAE', 'Emirates'],
  BA: ['Bosnia and Herzegovina', 'Bosnia', 'Босна'],
  BQ: ['Netherlands Antilles', 'Bonaire'],
  CD: ['Congo (Kinshasa)', 'Democratic Republic of the Congo', 'DR Congo'],
  CG: ['Congo (Brazzaville)', 'Republic of the Congo'],
  CI: ["Cote d'Ivoire", 'Ivory Coast'],
  CV: ['Cape Verde'],
  CZ: ['Czech Republic', 'Чешка република'],
  GB: ['Великобритания', 'Great Britain', 'UK', 'Англия'],
  KR: ['South Korea', 'Korea'],
  MK: ['Macedonia', 'Македония'],
  MM: ['Myanmar', 'Burma', 'Бирма'],
  MO: ['Macau'],
  NL: ['Holland', 'Холандия'],
  RU: ['Russian Federation'],
  SH: ['Saint Helena'],
  SZ: ['Swaziland'],
  TR: ['Turkey'],
  UM: ['Johnston Atoll', 'Midway Islands', 'Wake Island'],
  US: ['САЩ', 'USA', 'United States of America', 'America', 'Америка'],
  VC: ['Saint Vincent and the Grenadines'],
  VA: ['Holy See', 'Vatican'],
  VI: ['Virgin Islands'],
}

/** Codes of the locale data that are no countries, or no longer: unions, placeholders, the exceptional UK. */
const notCountries = new Set(['AC', 'BU', 'CP', 'CS', 'DD', 'DG', 'DY', 'EA', 'EU', 'EZ', 'FX', 'HV', 'IC', 'NH', 'QO'])
const neitherCountries = new Set(['RH', 'SU', 'TA', 'TP', 'UK', 'UN', 'VD', 'XA', 'XB', 'YD', 'YU', 'ZR', 'ZZ'])

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const displayNames = {
  bg: new Intl.DisplayNames(['bg'], { type: 'region', fallback: 'none' }),
  en: new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' }),
}

/**
 * The IANA zone of a country that has one only; undefined for the others, where guessing would move cancellation deadlines
 * by hours.
 */
export function findOnlyZone(code: string): string | undefined {
  const locale: Intl.Locale & { getTimeZones?: () => string[] | undefined } = new Intl.Locale(`und-${code}`)
  const zones = locale.getTimeZones?.() ?? []
  return zones.length === 1 ? zones[0] : undefined
}

let codesByName: Map<string, string> | undefined

export type CountryNames = { bg: string; en: string; others: readonly string[] }

const namesByCode = new Map<string, CountryNames | undefined>()

/** Names of a country in both languages and what else it is called; undefined for a code that is no country's. */
export function nameCountry(code: string): CountryNames | undefined {
  if (!namesByCode.has(code)) namesByCode.set(code, lookUpNames(code))
  return namesByCode.get(code)
}

function lookUpNames(code: string): CountryNames | undefined {
  if (!/^[A-Z]{2}$/.test(code) || notCountries.has(code) || neitherCountries.has(code)) return undefined
  const [bg, en] = [displayNames.bg.of(code), displayNames.en.of(code)]
  return bg && en ? { bg, en, others: otherNames[code] ?? [] } : undefined
}

/** The two-letter code of a country by any of its names; undefined when none fits. */
export function findCountryCode(name: string): string | undefined {
  codesByName ??= indexNames()
  return codesByName.get(keyOf(name))
}

function indexNames(): Map<string, string> {
  const index = new Map<string, string>()
  for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
    const country = nameCountry(code)
    if (!country) continue
    for (const name of [country.en, country.bg, ...country.others]) index.set(keyOf(name), code)
  }
  return index
}

function keyOf(name: string): string {
  return normalizePlaceName(name.replaceAll('&', ' and '))
    .replace(/\bst\b/g, 'saint')
    .replace(/^the /, '')
}
