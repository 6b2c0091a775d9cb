import { expect, test } from 'vitest'
import { sumInvoice } from './invoicing.ts'

test('VAT is reckoned from within the sum, and net and tax make it up', () => {
  expect(sumInvoice(32_700, 'vat', 9)).toEqual({ total: 32_700, tax: { percent: 9, net: 30_000, amount: 2_700 } })
  const odd = sumInvoice(9_999, 'commission', 20)
  expect(odd.tax).toEqual({ percent: 20, net: 8_332, amount: 1_667 })
})

test.each(['margin', 'unregistered'] as const)('no VAT is shown on the ground %s', (ground) => {
  expect(sumInvoice(32_700, ground, 20)).toEqual({ total: 32_700, tax: null })
})
