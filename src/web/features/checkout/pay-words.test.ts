import { expect, it } from 'vitest'
import type { WireOffer } from '../../../contract/offers.ts'
import { readPayPlan } from './pay-words.ts'

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
