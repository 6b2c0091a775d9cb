import { beforeAll, expect, it } from 'vitest'
import type { WireOffer } from '../../../contract/offers.ts'
import bg from '../../../messages/bg/offers.json' with { type: 'json' }
import en from '../../../messages/en/offers.json' with { type: 'json' }
import { getFormat } from '../../lib/format.ts'
import { getT, registerMessages } from '../../lib/i18n.tsx'
import { wordParts, wordPayment, wordRequest } from './payment-words.ts'

beforeAll(() => {
  registerMessages('bg', 'offers', bg)
  registerMessages('en', 'offers', en)
})

const words = (language: 'bg' | 'en') => ({ t: getT(language, 'offers'), format: getFormat(language) })
const offer = (payment_type: WireOffer['payment_type'], payment_schedule?: WireOffer['payment_schedule']) =>
  ({
    payment_type,
    payment_schedule,
    price: { charge_value: '537.95', charge_currency: 'EUR' },
    cancellation: { timezone: 'Europe/Sofia' },
  }) as WireOffer
const parts: WireOffer['payment_schedule'] = [
  { amount: '161.39', due: 'now', due_at: null },
  { amount: '376.56', due: 'later', due_at: '2027-06-21T21:00:00.000Z' },
]
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

it('a deposit says how much the rest is and by which day at the property it is paid', () => {
  expect(plain(wordPayment(words('en'), offer('deposit', parts)))).toBe(
    'A deposit of €161.39 by card when you book, the rest, €376.56, by 21 Jun 2027',
  )
  expect(plain(wordPayment(words('bg'), offer('deposit', parts)))).toBe(
    'Капаро 161,39 € с карта при резервирането, останалите 376,56 € до 21 юни 2027',
  )
  const inLondon = { ...offer('deposit', parts), cancellation: { timezone: 'Europe/London' } } as WireOffer
  inLondon.payment_schedule = parts?.map((part) => ({ ...part, due_at: part.due_at && '2027-06-21T23:00:00.000Z' }))
  expect(plain(wordParts(getFormat('en'), inLondon)?.day ?? '')).toBe('21 Jun 2027')
})

it('a deposit so near the stay that all is paid at once is a payment of everything', () => {
  const whole: WireOffer['payment_schedule'] = [{ amount: '537.95', due: 'now', due_at: null }]
  expect(wordPayment(words('en'), offer('deposit', whole))).toBe('Paid by card when you book')
  expect(wordParts(getFormat('en'), offer('deposit', whole))).toBeNull()
  expect(wordPayment(words('en'), offer('online'))).toBe('Paid by card when you book')
  expect(wordPayment(words('en'), offer('property'))).toBe('Pay at the property')
})

it('a stay on request is charged only if it is confirmed; one paid at the property asks for no card', () => {
  expect(wordRequest(getT('en', 'offers'), { payment_type: 'property' })).toMatch(/; we ask for no card$/)
  expect(wordRequest(getT('bg', 'offers'), { payment_type: 'property' })).toMatch(/; не искаме карта$/)
  for (const payment_type of ['online', 'deposit'] as const) {
    expect(wordRequest(getT('en', 'offers'), { payment_type })).toMatch(/; you are charged only if it does$/)
    expect(wordRequest(getT('bg', 'offers'), { payment_type })).toMatch(/; плащате само ако се потвърди$/)
  }
})
