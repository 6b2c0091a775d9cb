import type { Language } from '../../contract/values.ts'
import { toDecimal } from '../../domain/money.ts'
import { messageOf } from '../messages.ts'

/** How papers write sums, days and hours in a language. */
export type Wording = {
  say: (key: string, params?: Record<string, string | number>) => string
  /** Minor units. */
  money: (minor: number, currency: string) => string
  /** `петък, 11 юни 2027 г.` */
  day: (date: string) => string
  /** `11 юни 2027 г.` of a stay date. */
  date: (date: string) => string
  /** `11 юни 2027 г., 23:59` in a zone. */
  moment: (instant: Date, timezone: string) => string
}

const made = new Map<Language, Wording>()

/** The wording of a language; made once. */
export function wordingOf(language: Language): Wording {
  const known = made.get(language)
  if (known) return known
  const locale = language === 'bg' ? 'bg-BG' : 'en-GB'
  const long = { day: 'numeric', month: 'long', year: 'numeric' } as const
  const weekday = new Intl.DateTimeFormat(locale, { ...long, weekday: 'long', timeZone: 'UTC' })
  const plain = new Intl.DateTimeFormat(locale, { ...long, timeZone: 'UTC' })
  const wording: Wording = {
    say: (key, params) => messageOf(language, 'documents', key, params),
    money: (minor, currency) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency, useGrouping: 'always' }).format(
        Number(toDecimal(minor, currency)),
      ),
    day: (date) => weekday.format(new Date(date)),
    date: (date) => plain.format(new Date(date)),
    moment: (instant, timezone) =>
      new Intl.DateTimeFormat(locale, { ...long, hour: '2-digit', minute: '2-digit', timeZone: timezone }).format(
        instant,
      ),
  }
  made.set(language, wording)
  return wording
}
