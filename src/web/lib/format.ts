import type { Language } from '../../contract/values.ts'
import { dateNames } from './date-names.ts'

/**
 * Numbers, money and dates as the site writes them. They are put together here: patterns and names of Intl differ between the
 * server's and the browser's Unicode data, and hydration would stumble on it. Besides, the first of Intl's formatters costs a
 * browser 15 to 50 ms, four times that on a slow phone; what most pages show first does without.
 */
export type Format = {
  /**
   * A decimal string of the wire with its currency: `1 234,50 €`, `60,00 €`, `€1,234.50`; to the cent, so that sums that
   * stand beside each other are written alike.
   * @param options `rounded` to whole units: for figures one compares at a glance, on a calendar or a map, and for bounds.
   */
  money: (value: string | number, currency: string, options?: { rounded?: boolean }) => string
  /** Full form: `1 234,5`, `1,234.5`; at most two decimals. */
  number: (value: number) => string
  /** Always one decimal, for scores: `9,1`, `9.1`. */
  score: (value: number) => string
  /** Short form of the specification, `0.00a` with `.00` dropped: 950, 1.20k, 1.25k, 3m. */
  shortNumber: (value: number) => string
  percent: (value: number) => string
  /** Short date of the specification: day numeric, month short, year numeric. Takes a stay date or an instant. */
  shortDate: (value: string | Date) => string
  /** `11 юни`, `11 Jun`; with `year` also `11 юни 2027`. */
  day: (value: string | Date, options?: { year?: boolean; timeZone?: string }) => string
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
const separators = { bg: { thousands: '\u00a0', decimals: ',' }, en: { thousands: ',', decimals: '.' } }
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
  let lists: Intl.ListFormat | undefined
  let regions: Intl.DisplayNames | undefined
  return {
    ...createNumbers(language),
    ...createDates(language),
    list: (values) => {
      // British: no comma before "and".
      lists ??= new Intl.ListFormat(language === 'en' ? 'en-GB' : locales[language], { type: 'conjunction' })
      return lists.format(values)
    },
    countryName: (code) => {
      regions ??= new Intl.DisplayNames([locales[language]], { type: 'region' })
      return /^[A-Z]{2}$/.test(code) ? (regions.of(code) ?? code) : code
    },
  }
}

function createNumbers(language: Language): Pick<Format, 'money' | 'number' | 'score' | 'shortNumber' | 'percent'> {
  const { thousands, decimals } = separators[language]

  /** Halves are rounded away from zero, by the number's decimal digits as Intl does: 8.45 is 8.5, though it is stored as less. */
  function write(value: number, atLeast: number, atMost: number): string {
    const rounded = Math.round(Number(`${Math.abs(value).toFixed(9)}e${atMost}`))
    const digits = String(rounded).padStart(atMost + 1, '0')
    const point = digits.length - atMost
    const whole = digits.slice(0, point).replace(/\B(?=(?:\d{3})+$)/g, thousands)
    const fraction = digits.slice(point, point + atLeast) + digits.slice(point + atLeast).replace(/0+$/, '')
    return `${value < 0 && rounded > 0 ? '-' : ''}${whole}${fraction && decimals}${fraction}`
  }

  function money(value: string | number, currency: string, options?: { rounded?: boolean }): string {
    const amount = Number(value)
    const sign = amount < 0 ? '−' : ''
    const digits = options?.rounded ? 0 : 2
    const text = write(Math.abs(amount), digits, digits)
    const symbol = symbols[currency]
    if (language === 'bg') return `${sign}${text}${hold}${symbol ?? currency}`
    return symbol ? `${sign}${symbol}${text}` : `${sign}${currency}${hold}${text}`
  }

  const number = (value: number) => write(value, 0, 2)
  return {
    money,
    number,
    score: (value) => write(value, 1, 1),
    shortNumber,
    percent: (value) => `${number(value)}${language === 'bg' ? hold : ''}%`,
  }
}

const shortSteps = [
  [1, ''],
  [1e3, 'k'],
  [1e6, 'm'],
  [1e9, 'b'],
  [1e12, 't'],
] as const

/** `0.00a` with `.00` dropped, the same in both languages: the form is fixed by the specification. */
function shortNumber(value: number): string {
  const size = Math.abs(value)
  const step = Math.max(
    0,
    shortSteps.findLastIndex(([from]) => size >= from),
  )
  const inStep = (at: number) => Math.round(Number(`${(size / (shortSteps[at]?.[0] ?? 1)).toFixed(9)}e2`)) / 100
  // A thousand of a letter is one of the next: 999 999 is 1m, not 1000k.
  const at = step > 0 && step < shortSteps.length - 1 && inStep(step) >= 1000 ? step + 1 : step
  const text = `${value < 0 && inStep(at) > 0 ? '-' : ''}${inStep(at).toFixed(2).replace('.00', '')}`
  return `${text}${shortSteps[at]?.[1] ?? ''}`
}

type DateFormats = Omit<Format, 'money' | 'number' | 'score' | 'shortNumber' | 'percent' | 'list' | 'countryName'>
type Moment = { year: number; month: number; day: number; weekday: number; time: string }

function createDates(language: Language): DateFormats {
  const names = dateNames[language]
  const whole = (parts: Intl.DateTimeFormatOptions, value: string | Date) =>
    getDateFormat(locales[language], parts, isStayDate(value) ? 'UTC' : sofia).format(new Date(value))

  function day(value: string | Date, options?: { year?: boolean; timeZone?: string }): string {
    const { year, month, day: number } = readMoment(value, options?.timeZone)
    return `${number}${hold}${names.months[month]}${options?.year ? `${hold}${year}` : ''}`
  }

  const weekday = (value: string | Date) => names.weekdays[readMoment(value).weekday] ?? ''
  const time = (value: string | Date, options?: { timeZone?: string }) => readMoment(value, options?.timeZone).time

  function weekdayDate(value: string | Date, options?: { year?: boolean }): string {
    return `${weekday(value)}${language === 'bg' ? ',' : ''}${hold}${day(value, options)}`
  }

  function dateRange(from: string, to: string, options?: { year?: boolean; weekday?: boolean }): string {
    const [first, last] = [readMoment(from), readMoment(to)]
    const year = options?.year === true || first.year !== last.year
    const write = options?.weekday ? weekdayDate : day
    const sameMonth = first.year === last.year && from.slice(0, 7) === to.slice(0, 7)
    if (sameMonth && !options?.weekday) return `${first.day}${hold}–${joined}${hold}${day(to, { year })}`
    return `${write(from, { year: first.year !== last.year })} – ${write(to, { year })}`
  }

  return {
    shortDate: (value) => whole({ day: 'numeric', month: 'short', year: 'numeric' }, value),
    day,
    weekdayDate,
    dateRange,
    time,
    dateTime: (value, options) => `${day(value, options)}, ${time(value, options)}`,
    monthYear: (value) => whole({ month: 'long', year: 'numeric' }, value).replace(/ г\.$/, '').replace(' ', hold),
    weekday,
  }
}

const isStayDate = (value: string | Date): value is string => typeof value === 'string' && stayDate.test(value)
const dateFormats = new Map<string, Intl.DateTimeFormat>()

function getDateFormat(locale: string, parts: Intl.DateTimeFormatOptions, timeZone: string): Intl.DateTimeFormat {
  const key = [locale, timeZone, ...Object.keys(parts)].join()
  const made = dateFormats.get(key) ?? new Intl.DateTimeFormat(locale, { ...parts, timeZone })
  dateFormats.set(key, made)
  return made
}

/** What calendar and clock show. A stay date has no zone of its own and is the same day everywhere. */
function readMoment(value: string | Date, timeZone = sofia): Moment {
  let [date, time] = ['', '']
  if (isStayDate(value)) date = value
  // Swedish writes 2027-06-11 23:59.
  else
    [date = '', time = ''] = getDateFormat('sv', { dateStyle: 'short', timeStyle: 'short' }, timeZone)
      .format(new Date(value))
      .split(' ')
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return { year, month: month - 1, day, weekday: new Date(date).getUTCDay(), time }
}
