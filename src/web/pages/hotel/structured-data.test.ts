import { describe, expect, test } from 'vitest'
import { findFaults } from '../../../../test/schema-org.ts'
import type { HotelDetail } from '../../../contract/hotels.ts'
import type { WireOffer } from '../../../contract/offers.ts'
import type { Review, ReviewList } from '../../../contract/reviews.ts'
import { describeSite } from '../home/structured-data.ts'
import { describeBreadcrumbs, describeHotel } from './structured-data.ts'

const hotel = {
  url: '/hotels/bulgaria/7',
  name: 'Къща „Проба“ </script>',
  summary: 'Две стаи до морето.',
  images: [{ image: '/images/demo/x/0/960.jpg' }],
  address: null,
  city: 'Созопол',
  region: null,
  country_code: 'BG',
  latitude: 42.42,
  longitude: 27.69,
  rating: 3.5,
  phone: '+359 550 2000',
  check_in: { from: '14:00', until: null },
  check_out: { until: '11:00' },
  amenities: [{ items: [{ name: 'Басейн' }] }],
  breadcrumbs: [{ id: 1, name: 'България' }],
} as unknown as HotelDetail

const offer = {
  rooms: [{ name: 'Двойна стая', board_name: 'Закуска' }],
  price: { charge_value: '300.00', charge_currency: 'EUR' },
  expires_at: '2027-03-01T09:30:00.000Z',
} as unknown as WireOffer

const review = (source: Review['source']): Review => ({
  id: 1,
  author: 'Мира',
  country_code: null,
  traveller: 'couple',
  language: 'bg',
  score: 9,
  title: null,
  liked: 'Морето.',
  disliked: null,
  body: null,
  stayed_in: '2027-04-01',
  answer: null,
  source,
})

const listOf = (sources: Review['source'][], stay: { score: number | null; count: number }) =>
  ({ results: sources.map(review), summary: { score: 8, count: 40, stay } }) as unknown as ReviewList

const describeWith = (reviews: ReviewList | undefined, offers: WireOffer[] = []) =>
  describeHotel(hotel, { offers, reviews }, 'https://zefir.test', 'en')

/** As it goes out: without what is undefined. */
const sent = (data: object): Record<string, unknown> => JSON.parse(JSON.stringify(data))

describe('a hotel’s structured data', () => {
  test('is found faultless, with and without reviews and offers', async () => {
    for (const data of [describeWith(undefined), describeWith(listOf(['stay'], { score: 9, count: 1 }), [offer])])
      expect(await findFaults([sent(data)])).toEqual([])
    const trail = describeBreadcrumbs(hotel, 'Home', 'https://zefir.test', 'en')
    expect(await findFaults([sent(trail)])).toEqual([])
  })

  test('has a score and reviews of verified stays alone', () => {
    const invented = sent(describeWith(listOf(['demo', 'import'], { score: null, count: 0 })))
    expect([invented.aggregateRating, invented.review]).toEqual([undefined, undefined])
    const mixed = sent(describeWith(listOf(['demo', 'stay'], { score: 9, count: 1 })))
    expect(mixed.aggregateRating).toMatchObject({ ratingValue: 9, reviewCount: 1, bestRating: 10 })
    expect(mixed.review).toHaveLength(1)
  })
})

test('the site and its agency are found faultless', async () => {
  const operator = {
    name: { bg: 'Зефир', en: 'Zefir' },
    legalName: 'Зефир ООД',
    address: 'София, ул. „Шипка“ 1',
    phone: '',
    email: 'hello@zefir.test',
    vatNumber: 'BG123',
    companyNumber: '',
    logoUrl: null,
    social: {
      facebook: '',
      instagram: 'https://www.instagram.com/zefir',
      linkedin: '',
    },
  }
  const config = { publicOrigin: 'https://zefir.test', operator } as unknown as Parameters<typeof describeSite>[0]
  const data = describeSite(config, 'bg').map(sent)
  expect(await findFaults(data)).toEqual([])
  expect(data[1]?.sameAs).toEqual(['https://www.instagram.com/zefir'])
  expect(data[1]).not.toHaveProperty('telephone')
})

test('the validator does find faults', async () => {
  const faults = await findFaults([
    { '@type': 'Hotell', name: 'x' },
    { '@type': 'Hotel', starz: 5, aggregateRating: { '@type': 'AggregateRating' } },
  ])
  expect(faults.join('\n')).toContain('Hotell')
  expect(faults.join('\n')).toContain('starz')
  expect(faults.length).toBeGreaterThan(2)
})
