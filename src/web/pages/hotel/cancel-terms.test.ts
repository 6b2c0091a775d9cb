import { expect, it } from 'vitest'
import type { OffersAnswer, WireOffer } from '../../../contract/offers.ts'
import { readAsked } from './asked-stay.ts'
import { listTerms } from './cancel-terms.ts'
import { quoteOffers } from './stay-offers.ts'

const [now, day] = ['2026-11-23T04:58:25.078Z', '2026-12-22T10:00:00.000Z']

function offer(
  sum: string,
  kind: 'lost' | 'free',
  more: { from?: string; fees?: string; board?: string } = {},
): WireOffer {
  const from = more.from ?? (kind === 'lost' ? now : day)
  return {
    price: { charge_value: sum, local_fees_value: more.fees ?? '0.00' },
    rooms: [{ board_code: more.board ?? 'BB', beds: [] }],
    cancellation: {
      free: kind === 'free' ? 'until' : 'never',
      refundable: kind === 'free',
      free_until: kind === 'free' ? from : null,
      penalties: [{ from, amount: sum, percent: kind === 'lost' ? 100 : null, nights: kind === 'free' ? 1 : null }],
    },
  } as unknown as WireOffer
}
type Told = { offers: WireOffer[]; splits: { offer: WireOffer; saves: string | null }[] }

function sums({ offers, splits }: Told, query = ''): string[] {
  const { wishes } = readAsked(new URLSearchParams(query))
  const answer = { offers, splits } as OffersAnswer
  const quoted = quoteOffers({ kind: 'found', answer }, wishes)
  return quoted ? listTerms(answer, quoted.best, wishes).map(({ price }) => price.charge_value) : []
}

it('each kind of terms is told by its cheapest offer, the cheapest of all first', () => {
  const offers = [offer('206.00', 'free'), offer('199.00', 'lost'), offer('189.52', 'lost'), offer('296.00', 'free')]
  expect(sums({ offers, splits: [] })).toEqual(['189.52', '206.00'])
})

it('another last moment is another kind; fees on site count', () => {
  const offers = [
    offer('90.00', 'free', { fees: '20.00' }),
    offer('100.00', 'free'),
    offer('95.00', 'free', { from: now }),
  ]
  expect(sums({ offers, splits: [] })).toEqual(['95.00', '100.00'])
})

it('other rooms are told where the rooms as asked cannot be had', () => {
  const splits = [{ offer: offer('150.00', 'lost'), saves: null }]
  expect(sums({ offers: [], splits })).toEqual(['150.00'])
  expect(sums({ offers: [offer('300.00', 'free')], splits })).toEqual(['300.00'])
})

it('the quoted offer comes first, then what has most of what was chosen', () => {
  const offers = [
    offer('189.52', 'lost'),
    offer('206.00', 'free'),
    offer('250.00', 'lost', { board: 'AI' }),
    offer('296.00', 'free', { board: 'AI' }),
  ]
  expect(sums({ offers, splits: [] }, 'board=AI&free_cancellation=true')).toEqual(['296.00', '250.00'])
  expect(sums({ offers, splits: [] }, 'free_cancellation=true')).toEqual(['206.00', '189.52'])
})
