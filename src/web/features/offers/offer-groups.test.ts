import { expect, it } from 'vitest'
import type { WireOffer } from '../../../contract/offers.ts'
import { cheapestFirst, countRooms, findCheapest, groupOffers } from './offer-groups.ts'

function offer(rooms: string[], value: string, fees = '0.00'): WireOffer {
  return {
    rooms: rooms.map((code) => ({ room_type: code, name: `Room ${code}`, adults: 2, children_ages: [] })),
    price: { charge_value: value, local_fees_value: fees },
  } as unknown as WireOffer
}

it('offers on the same rooms stand together in the order of the house', () => {
  const offers = [offer(['B'], '10.00'), offer(['A'], '5.00'), offer(['B'], '12.00'), offer(['B', 'B'], '20.00')]
  expect(groupOffers(offers).map((group) => [group.key, group.offers.length])).toEqual([
    ['B(2)', 2],
    ['A(2)', 1],
    ['B(2)+B(2)', 1],
  ])
})

it('stand from the cheapest on, that of the quoted offer before all', () => {
  const [dear, cheap, quoted] = [offer(['A'], '30.00'), offer(['B'], '10.00', '5.00'), offer(['C'], '20.00')]
  const keys = (first: WireOffer) => cheapestFirst(groupOffers([dear, cheap, quoted]), first).map(({ key }) => key)
  expect(keys(cheap)).toEqual(['B(2)', 'C(2)', 'A(2)'])
  expect(keys(quoted)).toEqual(['C(2)', 'B(2)', 'A(2)'])
})

it('the cheapest offer is the one that costs least with the fees on site', () => {
  const plain = offer(['A'], '100.00', '20.00')
  const dearer = offer(['B'], '110.00', '0.00')
  expect(findCheapest([plain, dearer])).toBe(dearer)
  expect(findCheapest([])).toBeUndefined()
})

it('equal rooms are counted', () => {
  expect(countRooms(offer(['A', 'B', 'A'], '1.00').rooms)).toEqual([
    ['Room A', 2],
    ['Room B', 1],
  ])
})
