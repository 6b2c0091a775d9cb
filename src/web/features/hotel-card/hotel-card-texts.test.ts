import { beforeAll, describe, expect, it } from 'vitest'
import bg from '../../../messages/bg/catalogue.json' with { type: 'json' }
import { registerMessages } from '../../lib/i18n.tsx'
import { scoreWord } from '../../lib/score-word.ts'
import { getHotelCardTexts } from './hotel-card-texts.ts'

beforeAll(() => registerMessages('bg', 'catalogue', bg))

const offer = {
  free_cancellation: 'never',
  free_cancellation_until: null,
  free_cancellation_from: null,
  timezone: 'Europe/Sofia',
  indicative: false,
  opens_on: null,
  price: { display_currency: 'EUR', value: '480.00' },
} as const
const place = { city: 'Созопол', beach_metres: null, centre_metres: null }

describe('the words of a hotel card', () => {
  it('tell how far the beach is, or the centre when the beach is far', () => {
    const texts = getHotelCardTexts('bg')
    expect(texts.place({ ...place, beach_metres: 340 })).toBe('Созопол · 350\u00a0м от плажа')
    expect(texts.place({ ...place, beach_metres: 20 })).toBe('Созопол · на плажа')
    expect(texts.place({ ...place, beach_metres: 9000, centre_metres: 1240 })).toBe('Созопол · 1,2\u00a0км от центъра')
    expect(texts.place(place)).toBe('Созопол')
  })

  it('tell how far it is from what was searched, by its name where it has one', () => {
    const texts = getHotelCardTexts('bg')
    const away = { metres: 28_460, from: 'place' } as const
    expect(texts.place({ ...place, beach_metres: 340, away: { ...away, name: 'летище Бургас' } })).toBe(
      'Созопол · на 28,5\u00a0км от летище Бургас',
    )
    expect(texts.place({ ...place, away })).toBe('Созопол · на 28,5\u00a0км от търсеното място')
  })

  it('give a deadline in the zone of the property, named when it is another than ours', () => {
    const texts = getHotelCardTexts('bg')
    const until = { free_cancellation: 'until', free_cancellation_until: '2027-06-04T20:59:00Z' } as const
    expect(texts.cancellation({ ...offer, ...until })).toMatch(/4.юни,.23:59$/)
    expect(texts.cancellation({ ...offer, ...until, timezone: 'Europe/Vienna' })).toMatch(/4.юни,.22:59 местно.време$/)
  })

  it('say that one may always cancel, or never for nothing; without dates, nothing', () => {
    const texts = getHotelCardTexts('bg')
    expect(texts.cancellation({ ...offer, free_cancellation: 'always' })).toBe('Безплатна отмяна до пристигането')
    expect(texts.cancellation(offer)).toBe('Без безплатна отмяна')
    expect(texts.cancellation({ ...offer, free_cancellation_from: '540.00' })).toBe(
      'Отмяната се плаща; безплатна при цени от\u00a0540,00\u00a0€',
    )
    expect(texts.cancellation({ ...offer, indicative: true })).toBe('')
    expect(texts.cancellation({ ...offer, indicative: true, opens_on: '2027-05-15' })).toMatch(
      /^Първа свободна нощувка: 15.май.2027$/,
    )
  })

  it('tell the kind that is running out most, by its name where there are several', () => {
    const texts = getHotelCardTexts('bg')
    const scarce = [
      { name: 'Студио', count: 1, free: 1 },
      { name: 'Двойна стая', count: 2, free: 4 },
    ]
    expect(texts.scarce({ rooms: ['Студио', '2\u00a0×\u00a0Двойна стая'], scarce })).toEqual([
      'Студио: след Вас няма повече',
    ])
    expect(texts.scarce({ rooms: ['Студио'] })).toEqual([])
  })

  it('never make a discount larger than it is, nor speak of less than one percent', () => {
    const texts = getHotelCardTexts('bg')
    const less = (value: string, prior_30d: string | null, local_fees = '0.00') =>
      texts.less({ price: { ...offer.price, value }, prior_30d, local_fees })
    expect(less('549.60', '609.60')).toMatch(/^−9.%$/)
    expect(less('99.50', '100.00')).toBeNull()
    expect(less('99.50', null)).toBeNull()
    // 11.9992 %: what rounding to cents took from 12 % is not given back.
    expect(less('219.43', '249.35')).toMatch(/^−11.%$/)
    expect(less('219.42', '249.35')).toMatch(/^−12.%$/)
    // Of what stands there: nothing is taken off the fees.
    expect(less('80.00', '100.00', '20.00')).toMatch(/^−16.%$/)
  })

  it('tell all that is paid, the same fees in the price of before, and what of it is paid on site', () => {
    const texts = getHotelCardTexts('bg')
    const taxed = { ...offer, local_fees: '8.80', local_fee_codes: ['tourist_tax'], prior_30d: '510.10' }
    expect(texts.sum(taxed)).toBe('488,80\u00a0€')
    expect(texts.prior(taxed)).toBe('518,90\u00a0€')
    expect(texts.prior({ ...taxed, prior_30d: null })).toBeUndefined()
    expect(texts.localFees(taxed)).toBe('вкл.\u00a08,80\u00a0€ туристически данък на място')
    expect(texts.localFees({ ...taxed, local_fees: '0.00' })).toBe('')
  })

  it('name a score by the word of its band', () => {
    expect([9, 8.9, 8.4, 7.9, 6].map(scoreWord)).toEqual(['superb', 'excellent', 'veryGood', 'good', 'fair'])
  })
})
