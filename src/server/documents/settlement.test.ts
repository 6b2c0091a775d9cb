import { expect, test } from 'vitest'
import { settle } from './settlement.ts'

const row = {
  payment_type: 'online',
  payment_status: 'unpaid',
  total: 30_000,
  currency: 'EUR',
  paid: 0,
  ...{ refunded: 0, returned: 0, disputed: 0 },
}

test.each([
  ['at the property', { payment_type: 'property' }, { paid: 0, dueToUs: 0, dueAtProperty: 30_000 }],
  ['whole', { payment_status: 'paid', paid: 30_000 }, { paid: 30_000, dueToUs: 0, dueAtProperty: 0 }],
  ['by card, not taken yet', { payment_status: 'authorized' }, { paid: 30_000, dueToUs: 0, dueAtProperty: 0 }],
  [
    'a deposit',
    { payment_type: 'deposit', payment_status: 'deposit_paid', paid: 9_000 },
    { paid: 9_000, dueToUs: 21_000, dueAtProperty: 0 },
  ],
  [
    'and given back in part',
    { payment_status: 'partially_refunded', paid: 30_000, refunded: 10_000 },
    { paid: 20_000, dueToUs: 10_000, dueAtProperty: 0 },
  ],
  [
    'and given back by the provider unasked',
    { payment_status: 'partially_refunded', paid: 30_000, refunded: 10_000, returned: 10_000 },
    { paid: 20_000, dueToUs: 0, dueAtProperty: 0 },
  ],
  [
    'and taken back by a bank',
    { payment_status: 'refunded', paid: 30_000, disputed: 30_000 },
    { paid: 0, dueToUs: 0, dueAtProperty: 0 },
  ],
])('paid %s: what is paid and what is due to whom', (_case, change, expected) => {
  expect(settle({ ...row, ...change }, '6.00')).toEqual({ total: 30_000, localFees: 600, ...expected })
})
