import { expect, it } from 'vitest'
import type { WireOffer } from '../../../contract/offers.ts'
import { tellApart } from './tell-apart.ts'

function offer(board: string, free: 'always' | 'until' | 'never', more: Partial<WireOffer> = {}): WireOffer {
  const cancellation = { refundable: free !== 'never', free }
  const rooms = [{ board_name: board }]
  return { rooms, cancellation, payment_type: 'property', availability: 'instant', ...more } as unknown as WireOffer
}

it('offers whose boards differ are told apart by them alone', () => {
  const offers = [offer('Breakfast', 'until'), offer('Half board', 'never')]
  expect(offers.map((each) => tellApart(each, offers))).toEqual([[], []])
  expect(tellApart(offer('Breakfast', 'until'), [])).toEqual([])
})

it('of two with one board, cancelling is named first, and how they are paid only where that is the same', () => {
  const offers = [
    offer('Breakfast', 'never', { payment_type: 'online' }),
    offer('Breakfast', 'until'),
    offer('Half board', 'until'),
  ]
  expect(offers.map((each) => tellApart(each, offers))).toEqual([['lost'], ['free'], []])
  const paid = [offer('Breakfast', 'until'), offer('Breakfast', 'always', { payment_type: 'deposit' })]
  expect(paid.map((each) => tellApart(each, paid))).toEqual([['property'], ['deposit']])
})

it('as much is named as tells an offer from all others', () => {
  const offers = [
    offer('Breakfast', 'never'),
    offer('Breakfast', 'until'),
    offer('Breakfast', 'until', { availability: 'on_request' }),
  ]
  expect(offers.map((each) => tellApart(each, offers))).toEqual([['lost'], ['free', 'instant'], ['free', 'on_request']])
})
