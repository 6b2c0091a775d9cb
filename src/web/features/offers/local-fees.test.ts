import { beforeAll, describe, expect, it } from 'vitest'
import type { WireOffer } from '../../../contract/offers.ts'
import bg from '../../../messages/bg/catalogue.json' with { type: 'json' }
import { getFormat } from '../../lib/format.ts'
import { getT, registerMessages } from '../../lib/i18n.tsx'
import { wordLocalFees } from './local-fees.ts'
import { wordPrior, wordSum } from './offer-sum.ts'

beforeAll(() => registerMessages('bg', 'catalogue', bg))

const price = {
  display_currency: 'EUR',
  value: '480.10',
  local_fees_shown: '8.80',
  prior_30d: '510.25',
  taxes_fees: [
    { code: 'vat', name: 'ДДС', amount: '40.00', included: true, mandatory: true, payable_at: 'now' },
    { code: 'tourist_tax', name: 'Данък', amount: '8.80', included: false, mandatory: true, payable_at: 'property' },
  ],
} as WireOffer['price']

describe('what a price says', () => {
  const format = getFormat('bg')

  it('is all that is paid, with the same fees in what is struck through', () => {
    expect(wordSum(price, format)).toBe('488,90\u00a0€')
    expect(wordSum(price, format, { rounded: true })).toBe('489\u00a0€')
    expect(wordPrior(price, format)).toBe('519,05\u00a0€')
    expect(wordPrior({ ...price, prior_30d: null }, format)).toBeUndefined()
  })

  it('tells how much of it only the property collects', () => {
    const t = getT('bg', 'catalogue')
    expect(wordLocalFees({ price, payment_type: 'online' }, t, format)).toBe(
      'вкл.\u00a08,80\u00a0€ туристически данък на място',
    )
    // Where everything is paid there, it goes without saying.
    expect(wordLocalFees({ price, payment_type: 'property' }, t, format)).toBe(
      'вкл.\u00a08,80\u00a0€ туристически данък',
    )
    const { local_fees_shown: _, ...free } = price
    expect(wordLocalFees({ price: free, payment_type: 'online' }, t, format)).toBe('')
    expect(wordSum(free, format)).toBe('480,10\u00a0€')
  })
})
