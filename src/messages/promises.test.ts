import { describe, expect, it } from 'vitest'
import { graceDays } from '../domain/balance-reminders.ts'
import { holdMs } from '../domain/holding.ts'
import { priorPriceDays } from '../domain/prior-price.ts'
import { lifetimes } from '../domain/session-rules.ts'
import bgBooking from './bg/booking.json' with { type: 'json' }
import bgCheckout from './bg/checkout.json' with { type: 'json' }
import bgHelp from './bg/help.json' with { type: 'json' }
import bgTerms from './bg/terms.json' with { type: 'json' }
import enBooking from './en/booking.json' with { type: 'json' }
import enCheckout from './en/checkout.json' with { type: 'json' }
import enHelp from './en/help.json' with { type: 'json' }
import enTerms from './en/terms.json' with { type: 'json' }

/** What help, terms and pages promise is what the program does; its figures are taken from the program. */

const spoken = {
  bg: { 3: 'три', 5: 'пет' } as Record<number, string>,
  en: { 3: 'three', 5: 'five' } as Record<number, string>,
}

const languages = [
  { language: 'bg', help: bgHelp.items, terms: bgTerms, booking: bgBooking, checkout: bgCheckout },
  { language: 'en', help: enHelp.items, terms: enTerms, booking: enBooking, checkout: enCheckout },
] as const

describe.each(languages)('what is promised in $language', ({ language, help, terms, booking, checkout }) => {
  const bg = language === 'bg'
  const say = (count: number) => spoken[language][count] ?? String(count)

  it('holds the room for as long as a checkout does', () => {
    const minutes = `${holdMs / 60_000} ${bg ? 'минути' : 'minutes'}`
    for (const text of [help.hold.answer, terms.order.hold]) expect(text).toContain(minutes)
  })

  it('gives a code as long as it can be used', () => {
    expect(help.code.answer).toContain(`${say(lifetimes.code / 60_000)} ${bg ? 'минути' : 'minutes'}`)
  })

  it('waits for a late rest as long as the reminders do', () => {
    const more = bg ? `още ${say(graceDays)} дни` : `${say(graceDays)} more days`
    for (const text of [checkout.pay.restText, terms.payment.unpaid]) expect(text).toContain(more)
  })

  it('strikes through the lowest price of as many days as the rule takes', () => {
    for (const text of [help.struck.answer, terms.offers.reduced]) expect(text).toContain(`${priorPriceDays}`)
  })

  it('lets a guest change a stay oneself, free as long as cancelling is, and only prolong it afterwards', () => {
    expect(help.change.answer).toContain(booking.change.open)
    const [free, only] = bg ? [/безплатна|без такса/, /само да се удължи/] : [/free/, /only (be prolonged|extend)/]
    for (const text of [help.change.answer, terms.cancellation.change]) {
      expect(text).toMatch(free)
      expect(text).toMatch(only)
    }
    // A stay that its property confirmed is changed by nobody but the agency (rightToChange).
    for (const text of [help.change.answer, terms.cancellation.change])
      expect(text).toMatch(bg ? /по заявка/ : /on request/)
  })

  it('names both ways to a booking', () => {
    expect(help.find.answer).toMatch(bg ? /връзката.*влезте/ : /link.*sign in/)
  })
})
