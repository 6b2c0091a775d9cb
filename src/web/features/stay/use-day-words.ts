import { useMemo } from 'react'
import type { Format } from '../../lib/format.ts'
import { type Translator, useFormat, useT } from '../../lib/i18n.tsx'
import { monthOf } from './calendar-days.ts'
import { type DayRefusal, type DaysKnown, findLowDays, refuseDay } from './day-rules.ts'

/** What a calendar says of a day. */
export type DayWords = {
  /** What stands under the day: "118", "1.2k"; null where nothing is known. */
  note: (date: string) => string | null
  /** "от 118 €", for those who hear the calendar. */
  price: (date: string) => string | null
  /** Why the day cannot be chosen, or what arriving on it asks for; null where there is nothing to say. */
  rule: (date: string, anchor: string | null) => string | null
  isLow: (date: string) => boolean
  /** Whether one of these months has days that are marked as its lowest. */
  hasLow: (months: readonly string[]) => boolean
}

/** From this price on the short form of numbers stands under a day. */
const longPrice = 10_000

export function useDayWords(days: DaysKnown, currency: string): DayWords {
  const t = useT('dates')
  const format = useFormat()
  return useMemo(() => createWords(days, currency, t, format), [days, currency, t, format])
}

function createWords(days: DaysKnown, currency: string, t: Translator<'dates'>, format: Format): DayWords {
  const low = findLowDays(days)
  const ruleOf = once((anchor: string | null) =>
    once((date: string) => {
      const refusal = refuseDay(days, date, anchor)
      if (refusal) return wordRefusal(refusal, t)
      const facts = days.get(date)
      if (!facts || (anchor !== null && date > anchor)) return null
      return facts.minStay > 1 ? t('rule.minStayHere', { count: facts.minStay }) : null
    }),
  )
  return {
    note: (date) => {
      const facts = days.get(date)
      if (!facts) return null
      if (facts.price === null) return '–'
      return facts.price >= longPrice ? format.shortNumber(facts.price) : String(Math.round(facts.price))
    },
    price: once((date) => {
      const price = days.get(date)?.price ?? null
      if (price === null) return null
      const sum = format.money(price, currency, { rounded: true })
      return t(low.has(date) ? 'priceLow' : 'price', { sum })
    }),
    rule: (date, anchor) => ruleOf(anchor)(date),
    isLow: (date) => low.has(date),
    hasLow: (months) => [...low].some((date) => months.includes(monthOf(date))),
  }
}

function wordRefusal(refusal: DayRefusal, t: Translator<'dates'>): string {
  if ('nights' in refusal) return t(`rule.${refusal.reason}`, { count: refusal.nights })
  return t(`rule.${refusal.reason}`)
}

/** Two months are drawn anew at every step of the focus: what was worded for a day is not worded again. */
function once<Key, Value>(word: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>()
  return (key) => {
    const kept = known.get(key)
    if (kept !== undefined) return kept
    const value = word(key)
    known.set(key, value)
    return value
  }
}
