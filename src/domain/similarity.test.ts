import { describe, expect, it } from 'vitest'
import { compareHouses, type HouseFacts, isAlternative } from './similarity.ts'

const house: HouseFacts = {
  kind: 'hotel',
  stars: 4,
  score: 8.6,
  price: 40_000,
  placeId: 7,
  regionId: 3,
  amenities: new Set(['wifi', 'pool', 'spa']),
}

describe('likeness of two houses', () => {
  it('names everything they share, the weightiest first', () => {
    expect(compareHouses(house, { ...house, score: 9 }, 0.4).reasons).toEqual([
      'near',
      'price',
      'stars',
      'kind',
      'score',
      'amenities',
    ])
  })

  it('tells a much lower price from about the same one, and says nothing of a higher one', () => {
    const at = (price: number | null) => compareHouses(house, { ...house, price }, 0.4).reasons
    expect(at(46_000)).toContain('price')
    expect(at(30_000)).toContain('cheaper')
    expect(at(46_001)).not.toContain('price')
    expect(at(60_000)).not.toContain('cheaper')
    expect(at(null)).not.toContain('price')
  })

  it('counts the same town where the house is not around the corner, and nothing beyond', () => {
    expect(compareHouses(house, house, 5).reasons[0]).toBe('place')
    expect(compareHouses(house, { ...house, placeId: 8 }, 5).reasons).not.toContain('place')
  })

  it('puts a house of the same town before one of the same kind and price elsewhere', () => {
    const elsewhere = compareHouses(house, { ...house, placeId: 8, stars: 3, score: 8, amenities: new Set() }, 15)
    const here = compareHouses(
      house,
      { ...house, kind: 'hostel', price: 60_000, stars: 3, score: 8, amenities: new Set() },
      4,
    )
    expect(elsewhere.reasons).toEqual(['price', 'kind'])
    expect(here.points).toBeGreaterThan(elsewhere.points)
  })

  it('gives the nearer of two equal houses more points', () => {
    expect(compareHouses(house, house, 1).points).toBeGreaterThan(compareHouses(house, house, 2.5).points)
  })

  it('takes no stars for nothing to share', () => {
    const guestHouse = { ...house, stars: 0, kind: 'guest_house' }
    expect(compareHouses(guestHouse, { ...guestHouse }, 1).reasons).not.toContain('stars')
  })
})

describe('whether a house would do at all', () => {
  const other = (changes: Partial<HouseFacts>, km = 2) => isAlternative(house, { ...house, ...changes }, km)

  it('is around, or at least in the same region and not far', () => {
    expect([other({ regionId: 4 }, 30), other({ regionId: 4 }, 31)]).toEqual([true, false])
    expect([other({}, 31), other({}, 60), other({}, 61)]).toEqual([true, true, false])
    expect(isAlternative({ ...house, regionId: null }, { ...house, regionId: null }, 31)).toBe(false)
  })

  it('has about as many stars, or none to compare', () => {
    expect([other({ stars: 3 }), other({ stars: 5 }), other({ stars: 2.5 })]).toEqual([true, true, false])
    expect([other({ stars: 0 }), other({ stars: null })]).toEqual([true, true])
  })

  it('costs between two fifths less and three fifths more, where both prices are known', () => {
    const at = (price: number | null) => other({ price })
    expect([at(24_000), at(23_999), at(64_000), at(64_001), at(null)]).toEqual([true, false, true, false, true])
    expect(isAlternative({ ...house, price: null }, { ...house, price: 999_999 }, 2)).toBe(true)
  })
})
