import type { Language } from '../../contract/values.ts'

/**
 * Numbers, money and dates as the site writes them. Sums and dates are put together here from the parts Intl gives, since
 * whole Intl patterns differ between the server's and the browser's Unicode data and hydration would stumble on it.
 */
export type Format = {
  /**
   * A decimal string of the wire with its currency: `1 234,50 €`, `€1,234.50`.
   * @param options `wholeCents: 'drop'` leaves `,00` out; other fractions always stay.
   */
  money: (value: string | number, currency: string, options?: { wholeCents?: 'drop' | 'keep' }) => string
  /** Full form: `1 234,5`, `1,234.5`; at most two decimals. */
  number: (value: number) => string
  /** Always one decimal, for scores: `9,1`, `9.1`. */
  score: (value: number) => string
  /** Short form of the specification, `0.00a` with `.00` dropped: 950, 1.2k, 1.25k, 3m. */
  shortNumber: (value: number) => string
  percent: (value: number) => string
  /** Short date of the specification: day numeric, month short, year numeric. Takes a stay date or an instant. */
  shortDate: (value: string | Date) => string
  /** `11 юни`, `11 Jun`; with `year` also `11 юни 2027`. */
  day: (value: string | Date, options?: { year?: boolean }) => string
  /** `пт, 11 юни`, `Fri 11 Jun`; with `year` also the year. */
  weekdayDate: (value: string | Date, options?: { year?: boolean }) => string
  /** `11 – 15 юни`, `30 Jun – 2 Jul`; a year is added when asked for or when the ends differ in it. */
  dateRange: (from: string, to: string, options?: { year?: boolean; weekday?: boolean }) => string
  /** `4 юни, 23:59` of an instant, in Europe/Sofia unless another zone is given. */
  dateTime: (value: string | Date, options?: { timeZone?: string; year?: boolean }) => string
  /** `23:59` of an instant. */
  time: (value: string | Date, options?: { timeZone?: string }) => string
  /** `юни 2027`, `June 2027`. */
  monthYear: (value: string | Date) => string
  /** `пт`, `Fri`. */
  weekday: (value: string | Date) => string
  /** `а, б и в`, `a, b and c`. */
  list: (values: readonly string[]) => string
  /** Name of a country by its two-letter code, of a currency by its three. */
  countryName: (code: string) => string
}

const sofia = 'Europe/Sofia'
const locales: Record<Language, string> = { bg: 'bg-BG', en: 'en' }
const symbols: Record<string, string> = { EUR: '€', USD: '$', GBP: '£' }
const hold = '\u00a0'
/** A line may break after a dash, whatever space follows, unless this stands between. */
const joined = '\u2060'
const stayDate = /^\d{4}-\d{2}-\d{2}$/
const formats = new Map<Language, Format>()

/** The formatter of a language; made once. */
export function getFormat(language: Language): Format {
  const known = formats.get(language)
  if (known) return known
  const made = createFormat(language)
  formats.set(language, made)
  return made
}

function createFormat(language: Language): Format {
  const numbers = createNumbers(language)
  const dates = createDates(language)
  const lists = new Intl.ListFormat(locales[language], { type: 'conjunction' })
  const regions = new Intl.DisplayNames([locales[language]], { type: 'region' })
  return {
    ...numbers,
    ...dates,
    list: (values) => lists.format(values),
    countryName: (code) => (/^[A-Z]{2}$/.test(code) ? (regions.of(code) ?? code) : code),
  }
}

function createNumbers(language: Language): Pick<Format, 'money' | 'number' | 'score' | 'shortNumber' | 'percent'> {
  const locale = locales[language]
  const plain = new Intl.NumberFormat(locale, { maximumFractionDigits: 2, useGrouping: 'always' })
  const one = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const cents = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    useGrouping: 'always',
  })

  function money(value: string | number, currency: string, options?: { wholeCents?: 'drop' | 'keep' }): string {
    const amount = Number(value)
    const digits = options?.wholeCents === 'drop' && Number.isInteger(amount) ? plain : cents
    const sign = amount < 0 ? '−' : ''
    const text = digits.format(Math.abs(amount))
    const symbol = symbols[currency]
    if (language === 'bg') return `${sign}${text}${hold}${symbol ?? currency}`
    return symbol ? `${sign}${symbol}${text}` : `${sign}${currency}${hold}${text}`
  }

  return {
    money,
    // Counts are most of what a page shows, and short ones look alike everywhere.
    number: (value) => (Number.isInteger(value) && value >= 0 && value < 1000 ? String(value) : plain.format(value)),
    score: (value) => one.format(value),
    shortNumber,
    percent: (value) => `${plain.format(value)}${language === 'bg' ? hold : ''}%`,
  }
}

/** `0.00a` with `.00` dropped, the same in both languages: the form is fixed by the specification. */
function shortNumber(value: number): string {
  const size = Math.abs(value)
  const steps: [number, string][] = [
    [1e12, 't'],
    [1e9, 'b'],
    [1e6, 'm'],
    [1e3, 'k'],
  ]
  // A number that rounds up to the next step takes that step's letter: 999 999 is 1m, not 1000k.
  const step = steps.find(([from]) => Number((size / from).toFixed(2)) >= 1 && size >= from * 0.999995)
  const [divisor, letter] = step ?? [1, '']
  const text = (value / divisor).toFixed(2)
  return `${text.replace(/\.?0+$/, '')}${letter}`
}

type DateFormats = Omit<Format, 'money' | 'number' | 'score' | 'shortNumber' | 'percent' | 'list' | 'countryName'>

function createDates(language: Language): DateFormats {
  const locale = locales[language]
  const month = language === 'bg' ? 'long' : 'short'
  const short = cached(locale, { day: 'numeric', month: 'short', year: 'numeric' })
  const parts = cached(locale, { day: 'numeric', month, year: 'numeric', weekday: 'short' })
  const clock = cached(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const months = cached(locale, { month: 'long', year: 'numeric' })

  function read(value: string | Date, timeZone?: string) {
    const found = { day: '', month: '', year: '', weekday: '' }
    for (const part of parts(value, timeZone).formatToParts(toDate(value))) {
      if (part.type in found) found[part.type as keyof typeof found] = part.value
    }
    return found
  }
  const month4 = cached(locale, { month })
  const weekdays = cached(locale, { weekday: 'short' })

  function day(value: string | Date, options?: { year?: boolean; timeZone?: string }): string {
    const found = read(value, options?.timeZone)
    const name = month4(value, options?.timeZone).format(toDate(value))
    return `${found.day}${hold}${name}${options?.year ? `${hold}${found.year}` : ''}`
  }

  function weekdayDate(value: string | Date, options?: { year?: boolean }): string {
    return `${weekdays(value).format(toDate(value))}${language === 'bg' ? ',' : ''}${hold}${day(value, options)}`
  }

  function dateRange(from: string, to: string, options?: { year?: boolean; weekday?: boolean }): string {
    const [first, last] = [read(from), read(to)]
    const year = options?.year === true || first.year !== last.year
    if (options?.weekday) {
      return `${weekdayDate(from, { year: first.year !== last.year })} – ${weekdayDate(to, { year })}`
    }
    const sameMonth = first.year === last.year && from.slice(0, 7) === to.slice(0, 7)
    if (sameMonth) return `${first.day}${hold}–${joined}${hold}${day(to, { year })}`
    return `${day(from, { year: first.year !== last.year })} – ${day(to, { year })}`
  }

  function time(value: string | Date, options?: { timeZone?: string }): string {
    return clock(value, options?.timeZone).format(toDate(value))
  }

  return {
    shortDate: (value) => short(value).format(toDate(value)),
    day,
    weekdayDate,
    dateRange,
    time,
    dateTime: (value, options) => `${day(value, options)}, ${time(value, options)}`,
    monthYear: (value) => {
      const found = months(value).formatToParts(toDate(value))
      const part = (type: string) => found.find((candidate) => candidate.type === type)?.value ?? ''
      return `${part('month')}${hold}${part('year')}`
    },
    weekday: (value) => weekdays(value).format(toDate(value)),
  }
}

/** Intl objects are dear to make: one for each set of options and zone. A stay date has no zone of its own: UTC holds it still. */
function cached(locale: string, options: Intl.DateTimeFormatOptions) {
  const made = new Map<string, Intl.DateTimeFormat>()
  return (value: string | Date, timeZone = sofia): Intl.DateTimeFormat => {
    const zone = typeof value === 'string' && stayDate.test(value) ? 'UTC' : timeZone
    let format = made.get(zone)
    if (!format) {
      format = new Intl.DateTimeFormat(locale, { ...options, timeZone: zone })
      made.set(zone, format)
    }
    return format
  }
}

function toDate(value: string | Date): Date {
  if (value instanceof Date) return value
  return new Date(stayDate.test(value) ? `${value}T00:00:00Z` : value)
}
