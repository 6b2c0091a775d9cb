import { describe, expect, it } from 'vitest'
import type { WireOffer } from '../../../contract/offers.ts'
import type { OffersOutcome } from '../../features/offers/hotel-offers.ts'
import { readAsked } from './asked-stay.ts'
import { findLacks, placeOf, quoteOffers } from './stay-offers.ts'

type Told = {
  board?: string
  free?: boolean
  pay?: WireOffer['payment_type']
  beds?: [string, number][]
  rooms?: number
}

function offer(
  sum: number,
  { board = 'HB', free = false, pay = 'online', beds = [], rooms = 1 }: Told = {},
): WireOffer {
  const room = { board_code: board, beds: beds.map(([type, count]) => ({ type, count })) }
  return {
    price: { charge_value: `${sum}.00`, local_fees_value: '0.00' },
    rooms: Array.from({ length: rooms }, () => room),
    cancellation: { free: free ? 'until' : 'never' },
    payment_type: pay,
  } as unknown as WireOffer
}

const wishesOf = (query: string) => readAsked(new URLSearchParams(query)).wishes

function quote(query: string, offers: WireOffer[], others: WireOffer[] = []) {
  const splits = others.map((other) => ({ offer: other, saves: null }))
  const outcome = { kind: 'found', answer: { offers, splits } } as unknown as OffersOutcome
  return quoteOffers(outcome, wishesOf(query))
}

describe('what a hotel’s page quotes', () => {
  const cheap = offer(1997)
  const flexible = offer(2400, { free: true })
  const inclusive = offer(2600, { board: 'AI' })
  const wanted = offer(2736, { board: 'AI', free: true })
  const offers = [wanted, inclusive, flexible, cheap]

  it('is the cheapest offer where nothing was chosen', () => {
    expect(quote('', offers)).toEqual({ best: cheap, fits: true, elsewhere: undefined, least: undefined })
    expect(quote('', [])).toBeUndefined()
  })

  it('is the cheapest with all that was chosen, and the cheapest of all beside it', () => {
    expect(quote('board=AI&free_cancellation=true', offers)).toMatchObject({ best: wanted, fits: true, least: cheap })
    expect(quote('board=AI', offers)).toMatchObject({ best: inclusive, least: cheap })
    expect(quote('board=AI,HB', offers)).toMatchObject({ best: cheap, least: undefined })
    expect(quote('free_cancellation=true', offers)).toMatchObject({ best: flexible, least: cheap })
  })

  it('is the cheapest of all where no offer has what was chosen', () => {
    expect(quote('board=RO', offers)).toEqual({ best: cheap, fits: false, elsewhere: undefined, least: undefined })
  })

  it('is in other rooms where only those have what was chosen; beside the rooms as asked they have no less of it', () => {
    const [otherCheap, otherWanted] = [offer(1500, { rooms: 2 }), offer(1800, { board: 'AI', rooms: 2 })]
    expect(quote('board=AI', [cheap], [otherCheap, otherWanted])).toMatchObject({
      best: otherWanted,
      fits: true,
      elsewhere: undefined,
    })
    expect(quote('board=AI', offers, [otherCheap, otherWanted])).toMatchObject({
      best: inclusive,
      elsewhere: otherWanted,
    })
    expect(quote('board=RO', [cheap], [otherCheap])).toMatchObject({ best: cheap, fits: false, elsewhere: otherCheap })
    expect(quote('', [], [otherWanted, otherCheap])).toMatchObject({ best: otherCheap, elsewhere: undefined })
  })

  it('has a place of its own for each', () => {
    const quoted = quote('board=AI&free_cancellation=true', offers)
    expect(quoted && offers.map((one) => placeOf(one, quoted))).toEqual([
      'best-offer',
      undefined,
      undefined,
      'least-offer',
    ])
  })
})

it('an offer lacks what a search would not take it for', () => {
  const twin = offer(100, { beds: [['single', 2]], pay: 'property' })
  const lacks = (query: string) => findLacks(twin, wishesOf(query))
  expect(lacks('beds=twin&pay_at_property=1&board=HB')).toEqual([])
  expect(lacks('beds=double,king&free_cancellation=on&board=AI')).toEqual(['board', 'beds', 'free_cancellation'])
  expect(findLacks(offer(100, { pay: 'deposit' }), wishesOf('pay_at_property=true'))).toEqual(['pay_at_property'])
})
