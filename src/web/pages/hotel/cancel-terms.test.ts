import { expect, it } from 'vitest'
import type { WireOffer } from '../../../contract/offers.ts'
import { listTerms } from './cancel-terms.ts'

const [now, day] = ['2026-11-23T04:58:25.078Z', '2026-12-22T10:00:00.000Z']

function offer(sum: string, kind: 'lost' | 'free', more: { from?: string; fees?: string } = {}): WireOffer {
  const from = more.from ?? (kind === 'lost' ? now : day)
  return {
    price: { charge_value: sum, local_fees_value: more.fees ?? '0.00' },
    cancellation: {
      refundable: kind === 'free',
      free_until: kind === 'free' ? from : null,
      penalties: [{ from, amount: sum, percent: kind === 'lost' ? 100 : null, nights: kind === 'free' ? 1 : null }],
    },
  } as unknown as WireOffer
}
const sums = (offers: WireOffer[]) => offers.map(({ price }) => price.charge_value)

it('each kind of terms is told by its cheapest offer, the cheapest of all first', () => {
  const offers = [offer('206.00', 'free'), offer('199.00', 'lost'), offer('189.52', 'lost'), offer('296.00', 'free')]
  expect(sums(listTerms({ offers, splits: [] }))).toEqual(['189.52', '206.00'])
})

it('another last moment is another kind; fees on site count', () => {
  const offers = [
    offer('90.00', 'free', { fees: '20.00' }),
    offer('100.00', 'free'),
    offer('95.00', 'free', { from: now }),
  ]
  expect(sums(listTerms({ offers, splits: [] }))).toEqual(['95.00', '100.00'])
})

it('other rooms are told where the rooms as asked cannot be had', () => {
  const splits = [{ offer: offer('150.00', 'lost'), saves: null }]
  expect(sums(listTerms({ offers: [], splits }))).toEqual(['150.00'])
  expect(sums(listTerms({ offers: [offer('300.00', 'free')], splits }))).toEqual(['300.00'])
})
