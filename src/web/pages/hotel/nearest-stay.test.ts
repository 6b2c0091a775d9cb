import { describe, expect, it } from 'vitest'
import { findFixedDates, splitParty } from './nearest-stay.ts'

const stay = { checkin: '2027-06-11', checkout: '2027-06-12' }

describe('dates that would fit', () => {
  it('are long enough, from the arrival or up to the departure', () => {
    expect(findFixedDates(stay, { reason: 'min_stay', min_stay: 3 })).toEqual([
      { checkin: '2027-06-11', checkout: '2027-06-14' },
      { checkin: '2027-06-09', checkout: '2027-06-12' },
    ])
  })

  it('never end before they begin', () => {
    expect(findFixedDates(stay, { reason: 'closed_to_departure' })).toEqual([
      { checkin: '2027-06-11', checkout: '2027-06-13' },
    ])
  })

  it('are not guessed when everything is sold', () => {
    expect(findFixedDates(stay, { reason: 'sold_out' })).toEqual([])
    expect(findFixedDates(stay, null)).toEqual([])
  })
})

describe('a party that is too large', () => {
  const largest = { adults: 3, children: 2, total: 4 }

  it('is spread over the fewest rooms that hold it, everybody once', () => {
    const split = splitParty([{ adults: 5, childrenAges: [3, 9] }], largest)
    expect(split).toHaveLength(2)
    expect(split?.reduce((sum, room) => sum + room.adults, 0)).toBe(5)
    expect(split?.flatMap((room) => room.childrenAges).sort()).toEqual([3, 9])
    for (const room of split ?? []) expect(room.adults + room.childrenAges.length).toBeLessThanOrEqual(largest.total)
  })

  it('puts no child in a room without an adult', () => {
    expect(splitParty([{ adults: 1, childrenAges: [1, 2, 3, 4, 5] }], largest)).toBeNull()
  })
})
