import { beforeAll, describe, expect, it } from 'vitest'
import type { WireOffer } from '../../../contract/offers.ts'
import bg from '../../../messages/bg/checkout.json' with { type: 'json' }
import en from '../../../messages/en/checkout.json' with { type: 'json' }
import { getFormat } from '../../lib/format.ts'
import { getT, registerMessages } from '../../lib/i18n.tsx'
import { readPayPlan, wordTotal } from './pay-words.ts'

const price = { charge_value: '500.00', charge_currency: 'EUR' } as WireOffer['price']

it('a deposit is paid now and the rest by its day; everything else at once or at the property', () => {
  const due_at = '2027-05-28T21:00:00.000Z'
  const parts = [
    { amount: '150.00', due: 'now' as const, due_at: null },
    { amount: '350.00', due: 'later' as const, due_at },
  ]
  expect(readPayPlan({ payment_type: 'deposit', payment_schedule: parts, price })).toEqual({
    kind: 'deposit',
    now: '150.00',
    rest: { amount: '350.00', dueAt: due_at },
    currency: 'EUR',
  })
  // So near that nothing is left for later.
  const whole = [{ amount: '500.00', due: 'now' as const, due_at: null }]
  expect(readPayPlan({ payment_type: 'deposit', payment_schedule: whole, price })).toMatchObject({
    kind: 'online',
    now: '500.00',
  })
  expect(readPayPlan({ payment_type: 'online', price })).toMatchObject({ kind: 'online', now: '500.00', rest: null })
  expect(readPayPlan({ payment_type: 'property', price })).toMatchObject({ kind: 'property', now: '0.00' })
})

describe('the sentence beside the total', () => {
  beforeAll(() => {
    registerMessages('bg', 'checkout', bg)
    registerMessages('en', 'checkout', en)
  })

  const value = '414.48'
  const price = { charge_value: value, charge_currency: 'EUR', value: '483.29', display_currency: 'USD' }
  const due_at = '2027-05-28T21:00:00.000Z'
  const schedules = {
    online: [{ amount: value, due: 'now', due_at: null }],
    deposit: [
      { amount: '124.34', due: 'now', due_at: null },
      { amount: '290.14', due: 'later', due_at },
    ],
    property: [{ amount: value, due: 'property', due_at: null }],
  }
  const cases = (['online', 'deposit', 'property'] as const).flatMap((kind) =>
    (['instant', 'on_request'] as const).flatMap((availability) =>
      ['0.00', '15.40'].map((fees) => ({ kind, availability, fees })),
    ),
  )
  const say = (language: 'bg' | 'en', { kind, availability, fees }: (typeof cases)[number]) =>
    wordTotal(
      { t: getT(language, 'checkout'), format: getFormat(language) },
      {
        payment_type: kind,
        payment_schedule: schedules[kind],
        price,
        availability,
        cancellation: { timezone: 'Europe/Sofia' },
      } as WireOffer,
      { value, local_fees: fees, currency: 'EUR' },
    )

  it.each(cases)('$kind, $availability, fees $fees: names sums that add up to the total', (one) => {
    const cents = (sum: string) => Number(sum.replace(/\D/g, ''))
    for (const language of ['bg', 'en'] as const) {
      const sums = say(language, one).match(language === 'bg' ? /[\d ]+,\d\d/g : /[\d,]+\.\d\d/g) ?? []
      expect(sums.map(cents).reduce((all, each) => all + each, 0)).toBe(41_448 + cents(one.fees))
      // The same sums, now or later, in both languages.
      expect(sums).toHaveLength((one.kind === 'deposit' ? 2 : 1) + (one.fees === '0.00' ? 0 : 1))
    }
  })

  it('is another one for each case, and says what is paid now and what at the property', () => {
    for (const language of ['bg', 'en'] as const)
      expect(new Set(cases.map((one) => say(language, one))).size).toBe(cases.length)
    const all = { kind: 'online', availability: 'instant', fees: '15.40' } as const
    expect(say('bg', all)).toBe('Сега плащате 414,48\u00a0€, а на място – още 15,40\u00a0€ местни такси.')
    expect(say('en', all)).toBe('You pay €414.48 now and €15.40 in local fees at the property.')
    expect(say('en', { ...all, kind: 'deposit' })).toBe(
      'You pay €124.34 now, €290.14 by 28\u00a0May\u00a02027 and €15.40 in local fees at the property.',
    )
  })
})
